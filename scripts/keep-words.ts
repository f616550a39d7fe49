import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { corpusIndex } from '../src/cli/data.ts';
import { indexCopy, keptWords, sourceOfKept } from '../src/rulebook/index.ts';

// npm run keep-words -- COPY: the words that decide in a copy of the edition that our restatement was made from, one line for each entry.
const [copy] = process.argv.slice(2);
if (copy === undefined || copy === '--help') {
  console.error('npm run keep-words -- COPY   a copy, as text, of the edition that was restated');
  process.exit(2);
}
const { entries, documents } = corpusIndex();
const known = documents.map(({ key }) => ({
  document: key,
  entries: entries.filter(({ document }) => document === key),
}));
const indexed = indexCopy(readFileSync(copy, 'utf8'), known, null);
if (!indexed.ok) {
  console.error(`${copy} reads like none of the documents.`);
  process.exit(2);
}
const { document, version, date, quotes } = indexed.copy;
const kept = quotes.flatMap(({ id, text, of }) => (of === 'entry' ? [[id, keptWords(text)] as const] : []));
mkdirSync('rules-corpus/kept-words', { recursive: true });
writeFileSync(`rules-corpus/kept-words/${document}.txt`, sourceOfKept(version ?? date ?? 'unknown', kept));
console.log(`${kept.length} entries of ${document}, version ${version ?? date ?? 'unknown'}`);
