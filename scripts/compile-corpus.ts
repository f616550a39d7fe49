import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { penaltiesAsCorpus } from '../src/asking/penalties/penalties-as-corpus.ts';
import { compileAll, compileHandbooks } from '../src/building/corpus/compile-all.ts';
import { withoutPhrases } from '../src/building/corpus/compile-asked.ts';
import { HANDBOOKS_FOLDER } from '../src/building/corpus/corpus-files.ts';
import { idsSource } from '../src/building/corpus/ids-source.ts';
import { packCorpus, pointsText } from '../src/building/corpus/pack.ts';
import { inAscii, listInLines } from '../src/building/list-in-lines.ts';
import { compilePenalties } from '../src/building/penalties/compile-penalties.ts';
import { compilePrecedents, precedentFiles } from '../src/building/precedents/compile-precedents.ts';
import { askedOfPoints, buildSearchData } from '../src/building/search/build-index.ts';
import { packThesaurus } from '../src/building/search/pack-thesaurus.ts';
import { keysOf, type StoredPrecedentKeys } from '../src/precedents/index.ts';
import { editionIn } from '../src/rulebook/index.ts';
import { pointsAsCorpus, type SearchData } from '../src/search/index.ts';
import { readFormat } from '../src/tournament-formats/index.ts';

// Run by npm, so the working directory is the folder of package.json.
const { index, points, asked, questions, faults: ofRulebooks, unanswered } = compileAll('rules-corpus');
const handbooks = compileHandbooks(HANDBOOKS_FOLDER);
const penalties = compilePenalties(readFileSync(`${HANDBOOKS_FOLDER}/penalties.yaml`, 'utf8'), handbooks.index);
const FORMATS_FOLDER = 'tournament-formats';
const formats = readdirSync(FORMATS_FOLDER)
  .filter((name) => name.endsWith('.yaml'))
  .sort()
  .map((name) => readFormat(readFileSync(`${FORMATS_FOLDER}/${name}`, 'utf8'), `${FORMATS_FOLDER}/${name}`));
const faults = [
  ...formats.flatMap((read) =>
    read.faults.map(({ file = FORMATS_FOLDER, message, span }) => ({ file, line: span?.line ?? 1, message })),
  ),
  ...penalties.faults.map((message) => ({ file: `${HANDBOOKS_FOLDER}/penalties.yaml`, line: 1, message })),
  ...ofRulebooks.map((fault) => ({ ...fault, file: `rules-corpus/${fault.file}` })),
  ...handbooks.faults.map((fault) => ({ ...fault, file: `${HANDBOOKS_FOLDER}/${fault.file}` })),
];
const precedents = compilePrecedents(precedentFiles('.'), index, existsSync);
if (faults.length + precedents.faults.length > 0) {
  for (const message of precedents.faults) console.error(message);
  for (const { file, line, message } of faults) console.error(`${file}:${line}: ${message}`);
  const count = faults.length + precedents.faults.length;
  console.error(`The corpus has ${count} fault${count === 1 ? '' : 's'}; nothing was written.`);
  process.exit(1);
}

/** Writes only what differs, so that watchers and the type checker are left in peace. */
const write = (path: string, text: string): void => {
  mkdirSync(dirname(path), { recursive: true });
  let before: string | null = null;
  try {
    before = readFileSync(path, 'utf8');
  } catch {
    before = null;
  }
  if (before !== text) writeFileSync(path, text);
};

/** What is opened whole stands there in ASCII, which is read in half the time. */
const opened = (value: unknown): string => `${inAscii(JSON.stringify(value))}\n`;

write('src/corpus/generated/ids.ts', idsSource(index));
const { outline, bodies } = packCorpus(index);
write('dist/corpus.json', bodies);
write('dist/outline.json', opened(outline));
/** An index without the thesaurus, which all of them share. */
const stored = ({ slang: _, ...rest }: SearchData): string => opened(rest);
write('dist/slang.json', opened(packThesaurus()));
write('dist/search.json', stored(buildSearchData(index, points, asked, questions)));
// A line for each point, so that a command that needs a few of them parses only those.
write('dist/points.json', inAscii(pointsText(points)));
write('dist/points-search.json', stored(buildSearchData(pointsAsCorpus(points), undefined, askedOfPoints(points))));
write('dist/handbooks.json', opened(handbooks.index));
write('dist/handbooks-search.json', stored(buildSearchData(handbooks.index, undefined, handbooks.asked)));
write('dist/tournament-formats.json', opened(formats.map(({ format }) => format)));
const KEPT_WORDS = 'rules-corpus/kept-words';
const editions = readdirSync(KEPT_WORDS).map((name) => [
  name.replace(/\.txt$/u, ''),
  editionIn(readFileSync(`${KEPT_WORDS}/${name}`, 'utf8')),
]);
write('dist/kept-words.json', opened(Object.fromEntries(editions)));
if (penalties.table !== null) {
  const searched = penaltiesAsCorpus(penalties.table);
  const phrases = [...penalties.table.infractions, ...penalties.table.silent].map(({ key, asked: typed }) => ({
    document: 'penalties',
    id: key,
    phrases: typed,
  }));
  write('dist/penalties.json', opened(penalties.table));
  write('dist/penalties-search.json', stored(buildSearchData(searched, undefined, phrases)));
}
// The keys are small and opened first; of the precedents, a line each, only those are parsed that are asked for.
const { text: ofPrecedents, offsets } = listInLines(precedents.precedents);
const keys: StoredPrecedentKeys = { ...keysOf(precedents.precedents), offsets };
write('dist/precedent-keys.json', opened(keys));
write('dist/precedents.json', ofPrecedents);
for (const { label, points: open } of unanswered) console.log(`${label}: ${open} points unanswered`);
for (const line of withoutPhrases(index, asked)) console.log(line);
const phrases = asked.reduce((sum, entry) => sum + entry.phrases.length, 0);
console.log(
  `${index.entries.length} entries of ${index.documents.length} documents, ${points.points.length} points, ${phrases} phrases, ${questions.length} questions, ${precedents.precedents.length} precedents`,
);
