import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inAscii } from '../src/building/list-in-lines.ts';
import { sourceFilesOf } from '../src/building/source-files.ts';
import { readCardFile } from '../src/scenario/read-card.ts';
import { checkScripts } from '../src/text/index.ts';

// Run by npm, so the working directory is the folder of package.json.
const folder = join('scenarios', 'cards');
const files = existsSync(folder)
  ? readdirSync(folder)
      .filter((file) => /\.ya?ml$/.test(file))
      .sort()
  : [];
const read = files.map((file) => readCardFile(readFileSync(join(folder, file), 'utf8'), `scenarios/cards/${file}`));
const faults: string[] = [];
for (const { file = folder, span, message, hint } of read.flatMap((one) => one.faults)) {
  const place = span === undefined ? file : `${file}:${span.line}:${span.column}`;
  faults.push(`${place}: ${message}${hint === undefined ? '' : `\n  ${hint}`}`);
}

const cards = read.flatMap((one) => one.cards);
const homes = new Map<string, string>();
read.forEach((one, at) => {
  for (const { key, name } of one.cards) {
    const before = homes.get(key);
    const here = `${folder}/${files[at]}`;
    if (before !== undefined) faults.push(`${here}: ${name} has the key ${key}, which ${before} uses already`);
    homes.set(key, here);
  }
});

for (const card of cards) for (const fault of checkScripts(card)) faults.push(fault);

if (faults.length > 0) {
  for (const line of faults) console.error(line);
  console.error(`The card files have ${faults.length} fault${faults.length === 1 ? '' : 's'}; nothing was written.`);
  process.exit(1);
}
mkdirSync('dist', { recursive: true });
const text = `${inAscii(JSON.stringify(cards))}\n`;
writeFileSync(join('dist', 'cards.json'), text);
// Imported cards are compiled again whenever this changes: by all that an import is made of, the grammar of card texts included, and by the cards that ship.
const reading = createHash('sha256').update(text);
for (const file of sourceFilesOf([join('src', 'card-data', 'importing', 'index.ts')]))
  reading.update(readFileSync(file));
writeFileSync(join('dist', 'card-reading'), `${reading.digest('hex').slice(0, 16)}\n`);
console.log(`${cards.length} cards of ${files.length} files`);
