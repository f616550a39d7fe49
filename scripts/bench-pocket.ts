// Measures the page of the pocket edition: npm run bench:pocket. With --size only the size, which needs no browser. --cards FOLDER: card data for the page
// with thousands of cards, in place of cards made up for it. --page installed --figure first --slowed: that page, that figure, slowed down, which takes less
// than a minute. A page that is too large ends with 1. `npm run bench -- pocket --write` writes all of it down.
import { flagsOf } from '../src/trials/flags.ts';
import { FIGURES, MOST_BYTES, PAGES, pageSize, pocketFigures, pocketTable } from './bench/pocket.ts';

const { values } = flagsOf('bench:pocket', {
  size: { kind: 'yes' },
  cards: { kind: 'text', word: 'FOLDER' },
  page: { kind: 'text', among: PAGES },
  figure: { kind: 'text', among: FIGURES },
  slowed: { kind: 'yes' },
});
const { raw, packed } = pageSize();
const tooLarge = packed > MOST_BYTES;
console.log(`page: ${raw} bytes, with brotli ${packed}${tooLarge ? `: more than ${MOST_BYTES}` : ''}`);
const page = PAGES.find((one) => one === values.page);
const figure = FIGURES.find((one) => one === values.figure);
const some = page !== undefined || figure !== undefined || values.slowed;
if (some) {
  const wanted = { ...(page && { page }), ...(figure && { figure }), slowed: values.slowed };
  console.log((await pocketFigures(wanted, values.cards)).join('\n'));
} else if (!values.size) console.log((await pocketTable('The pocket edition', values.cards)).join('\n'));
process.exit(tooLarge ? 1 : 0);
