// Measures the page of the pocket edition: npm run bench:pocket. With --size only the size, which needs no browser. --cards FOLDER: card data for the page
// with thousands of cards, in place of cards made up for it. A page that is too large ends with 1. `npm run bench -- pocket --write` writes it down.
import { flagsOf } from '../src/trials/flags.ts';
import { MOST_BYTES, pageSize, pocketTable } from './bench/pocket.ts';

const { values } = flagsOf('bench:pocket', { size: { kind: 'yes' }, cards: { kind: 'text', word: 'FOLDER' } });
const { raw, packed } = pageSize();
const tooLarge = packed > MOST_BYTES;
console.log(`page: ${raw} bytes, with brotli ${packed}${tooLarge ? `: more than ${MOST_BYTES}` : ''}`);
if (!values.size) console.log((await pocketTable('The pocket edition', values.cards)).join('\n'));
process.exit(tooLarge ? 1 : 0);
