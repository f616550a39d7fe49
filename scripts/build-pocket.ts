// Builds dist/pocket/: the pocket edition as a folder that any static host can serve. `judge pocket` makes one page of the same files.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { penaltiesAsCorpus } from '../src/asking/penalties/penalties-as-corpus.ts';
import { drawIcon } from '../src/building/icon.ts';
import { type CorpusIndex, type PointsIndex, packBodies, packPoints, type StoredOutline } from '../src/corpus/index.ts';
import type { PenaltyTable } from '../src/penalties/index.ts';
import {
  type About,
  FIRST_PARTS,
  folderPage,
  MANIFEST,
  PART_NAMES,
  type PartTexts,
  partsFile,
  programWith,
  serviceWorker,
} from '../src/pocket/index.ts';
import { type Precedent, packPrecedents } from '../src/precedents/index.ts';
import { pointsAsCorpus, type SearchedTexts, type StoredSearch, sentSearch } from '../src/search/index.ts';
import { programOfPage, scriptOf, whatIsMissed } from './browser-program.ts';

// Run by npm, so the working directory is the folder of package.json.
const root = process.cwd();
const dist = join(root, 'dist');
const folder = join(dist, 'pocket');

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const script = await programOfPage();
const worker = await scriptOf('import-worker.ts');
const copyWorker = await scriptOf('copy-worker.ts');
const textReader = await scriptOf('text-reader.ts');
const missed = whatIsMissed();
if (missed.length > 0) throw new Error(`the page does not ask for ${missed.join(', ')}`);
const style = readFileSync(join(root, 'src', 'pocket', 'style.css'), 'utf8')
  .replace(/\/\*.*?\*\//gsu, '')
  .replace(/\s+/gu, ' ');
const readPart = (name: string): string => readFileSync(join(dist, `${name}.json`), 'utf8');
const corpus = (): CorpusIndex => JSON.parse(readPart('corpus')) as CorpusIndex;
const points = (): PointsIndex => JSON.parse(readPart('points')) as PointsIndex;
/** What each index was made from: a page has those texts, so that an index is sent without what they say. */
const SEARCHED: { readonly [index: string]: () => SearchedTexts } = {
  search: () => ({ corpus: corpus(), points: points() }),
  'points-search': () => ({ corpus: pointsAsCorpus(points()) }),
  'handbooks-search': () => ({ corpus: JSON.parse(readPart('handbooks')) as CorpusIndex }),
  'penalties-search': () => ({ corpus: penaltiesAsCorpus(JSON.parse(readPart('penalties')) as PenaltyTable) }),
};
/** Parts that a page has in fewer bytes than the package, which opens files at a place. */
const shorter: { readonly [name: string]: () => string } = {
  corpus: () => JSON.stringify(packBodies(corpus().entries)),
  points: () => JSON.stringify(packPoints(points())),
  precedents: () => JSON.stringify(packPrecedents(JSON.parse(readPart('precedents')) as Precedent[])),
  outline() {
    const { offsets: _, spellings: __, ...outline } = JSON.parse(readPart('outline')) as StoredOutline;
    return JSON.stringify(outline);
  },
  ...Object.fromEntries(
    Object.entries(SEARCHED).map(([name, texts]) => [
      name,
      () => JSON.stringify(sentSearch(JSON.parse(readPart(name)) as StoredSearch, texts())),
    ]),
  ),
};
const parts = PART_NAMES.filter((name) => name !== 'about').map(
  (name) => [name, shorter[name]?.() ?? readPart(name)] as const,
);

const mark = createHash('sha256');
const keptWords = readPart('kept-words');
for (const text of [script, worker, copyWorker, textReader, keptWords, style, ...parts.map(([, text]) => text)])
  mark.update(text);
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly version: string };
const about: About = {
  version,
  build: mark.digest('hex').slice(0, 12),
  built: new Date().toISOString().slice(0, 10),
  forOwnUse: false,
  importedCards: 0,
};
const of = (first: boolean): PartTexts =>
  [['about', JSON.stringify(about)] as const, ...parts].filter(([name]) => FIRST_PARTS.has(name) === first);
const files: readonly (readonly [string, string | Uint8Array])[] = [
  ['index.html', folderPage(style)],
  ['app.js', programWith(of(true), script)],
  ['parts.txt', partsFile(of(false))],
  ['import-worker.js', worker],
  ['copy-worker.js', copyWorker],
  ['text-reader.js', textReader],
  ['kept-words.json', keptWords],
  ['manifest.webmanifest', MANIFEST],
  ['icon-64.png', drawIcon(64, 'round')],
  ['icon-180.png', drawIcon(180, 'square')],
  ['icon-192.png', drawIcon(192, 'round')],
  ['icon-512.png', drawIcon(512, 'round')],
  ['icon-maskable-512.png', drawIcon(512, 'square')],
];
for (const [name, text] of files) writeFileSync(join(folder, name), text);
writeFileSync(
  join(folder, 'sw.js'),
  serviceWorker(
    about.build,
    files.map(([name]) => (name === 'index.html' ? './' : name)),
  ),
);
console.log(
  `dist/pocket: ${files.length + 1} files, program ${Math.round(script.length / 1024)} KiB, build ${about.build}`,
);
