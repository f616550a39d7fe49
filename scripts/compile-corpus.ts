import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { ASKED_FOLDER } from '../src/corpus/asked.ts';
import { compileCorpus } from '../src/corpus/compile.ts';
import { compileAsked } from '../src/corpus/compile-asked.ts';
import { compilePoints } from '../src/corpus/compile-points.ts';
import { compileQuestions } from '../src/corpus/compile-questions.ts';
import { askedFiles, corpusFiles, pointFiles, questionFiles } from '../src/corpus/corpus-files.ts';
import { idsSource } from '../src/corpus/ids-source.ts';
import { packCorpus } from '../src/corpus/packed.ts';
import { POINTS_FOLDER, pointsText } from '../src/corpus/points.ts';
import { QUESTIONS_FOLDER } from '../src/corpus/questions.ts';
import { askedOfPoints, buildSearchData, pointsAsCorpus } from '../src/search/index.ts';

// Run by npm, so the working directory is the folder of package.json.
const { index, faults: ofRules } = compileCorpus(corpusFiles('rules-corpus'));
const { index: points, faults: ofPoints } = compilePoints(pointFiles('rules-corpus'), index);
const { asked, faults: ofAsked } = compileAsked(askedFiles('rules-corpus'), index);
const { questions, faults: ofQuestions } = compileQuestions(questionFiles('rules-corpus'), index);
const faults = [
  ...ofRules,
  ...ofPoints.map((fault) => ({ ...fault, file: `${POINTS_FOLDER}/${fault.file}` })),
  ...ofAsked.map((fault) => ({ ...fault, file: `${ASKED_FOLDER}/${fault.file}` })),
  ...ofQuestions.map((fault) => ({ ...fault, file: `${QUESTIONS_FOLDER}/${fault.file}` })),
];
if (faults.length > 0) {
  for (const { file, line, message } of faults) console.error(`rules-corpus/${file}:${line}: ${message}`);
  console.error(`The corpus has ${faults.length} fault${faults.length === 1 ? '' : 's'}; nothing was written.`);
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

write('src/corpus/generated/ids.ts', idsSource(index));
const { outline, bodies } = packCorpus(index);
write('dist/corpus.json', bodies);
write('dist/outline.json', `${JSON.stringify(outline)}\n`);
write('dist/search.json', `${JSON.stringify(buildSearchData(index, points, asked, questions))}\n`);
// A line for each point: a command that needs a few of them parses no more.
write('dist/points.json', pointsText(points));
write(
  'dist/points-search.json',
  `${JSON.stringify(buildSearchData(pointsAsCorpus(points), undefined, askedOfPoints(points)))}\n`,
);
const phrases = asked.reduce((sum, entry) => sum + entry.phrases.length, 0);
console.log(
  `${index.entries.length} entries of ${index.documents.length} documents, ${points.points.length} points, ${phrases} phrases, ${questions.length} questions`,
);
