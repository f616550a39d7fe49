import { isAscii } from 'node:buffer';
import { existsSync, openSync, readFileSync, readSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  bodyIn,
  type Citation,
  type CorpusIndex,
  openPacked,
  type PointsIndex,
  pointsNaming,
  type StoredOutline,
} from '../corpus/index.ts';
import type { PenaltyTable } from '../penalties/index.ts';
import { openPrecedents, type Precedents, type StoredPrecedentKeys } from '../precedents/index.ts';
import type { Coverage } from '../render/report/rule-report.ts';
import type { ReadEdition } from '../rulebook/index.ts';
import type { PackedThesaurus, SearchData, StoredSearch } from '../search/index.ts';
import type { Card, NameFinder, TextReader } from '../state/index.ts';
import type { TournamentFormat } from '../tournament-formats/index.ts';
import { coverageIn, type PackedCoverage, wholeCoverage } from './coverage-record.ts';

let folder: string | null = null;

/** The folder of the package: the nearest one above this file that holds a package.json, whether bundled or not. */
const packageFolder = (): string => {
  if (folder !== null) return folder;
  let here = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(here, 'package.json'))) {
    const up = dirname(here);
    if (up === here) throw new Error('the package headjudge is incomplete: its package.json is missing');
    here = up;
  }
  folder = here;
  return here;
};

/** A file that the build wrote is missing: the package is damaged or was never built. */
export class NotBuilt extends Error {
  constructor(file: string) {
    super(`${file} is missing; run npm run build, or install headjudge again`);
  }
}

const pathOf = (file: string): string => {
  const path = join(packageFolder(), 'dist', file);
  if (!existsSync(path)) throw new NotBuilt(`dist/${file}`);
  return path;
};

/** The text of a file. The build writes most of them in ASCII, which is read, and parsed, in half the time as what it is. */
const textOf = (file: string): string => {
  const bytes = readFileSync(pathOf(file));
  return bytes.toString(isAscii(bytes) ? 'latin1' : 'utf8');
};

const built = <T>(file: string): T => JSON.parse(textOf(file)) as T;

/** Reads a file part by part, from one byte up to another; it is opened for the first. */
const partsOf = (file: string): ((start: number, end: number) => string) => {
  const path = pathOf(file);
  let open: number | null = null;
  return (start, end) => {
    open ??= openSync(path, 'r');
    const bytes = Buffer.alloc(end - start);
    readSync(open, bytes, 0, bytes.length, start);
    return bytes.toString('utf8');
  };
};

/** The corpus: its outline at once, the text of an entry when it is asked for. */
export const corpusIndex = (): CorpusIndex => {
  const outline = built<StoredOutline>('outline.json');
  return openPacked(outline, bodyIn(outline, partsOf('corpus.json')));
};

let slang: PackedThesaurus | null = null;

/** An index of words with the thesaurus, which all of them share. */
const searchIn = (file: string): SearchData => {
  slang ??= built<PackedThesaurus>('slang.json');
  return { ...built<StoredSearch>(file), slang };
};

export const searchData = (): SearchData => searchIn('search.json');

export const pointsIndex = (): PointsIndex => built<PointsIndex>('points.json');

/** The points that name rules with these ids; not the topics. */
export const pointsAbout = (ids: readonly string[]): PointsIndex => pointsNaming(textOf('points.json'), ids);

export const pointsSearchData = (): SearchData => searchIn('points-search.json');

/** Guidelines and handbooks, with an index of their own. */
export const handbooksIndex = (): CorpusIndex => built<CorpusIndex>('handbooks.json');

export const handbooksSearchData = (): SearchData => searchIn('handbooks-search.json');

/** The decision table of penalties. */
export const penaltyTable = (): PenaltyTable => built<PenaltyTable>('penalties.json');

/** Of documents whose edition was read itself, the words that decide, by document. */
export const editionsRead = (): Readonly<Record<string, ReadEdition>> =>
  built<Readonly<Record<string, ReadEdition>>>('kept-words.json');

/** Formats of tournaments that ship. */
export const tournamentFormats = (): readonly TournamentFormat[] =>
  built<readonly TournamentFormat[]>('tournament-formats.json');

export const penaltiesSearchData = (): SearchData => searchIn('penalties-search.json');

/** Published rulings: their keys at once, the rulings when one is asked for. */
export const precedentsOnFile = (): Precedents => {
  const keys = built<StoredPrecedentKeys>('precedent-keys.json');
  const read = partsOf('precedents.json');
  const { offsets } = keys;
  return openPrecedents(keys, offsets.length - 1, (at) => read(offsets[at] ?? 0, (offsets[at + 1] ?? 0) - 2));
};

/** SQLite in its compiled form, for what was imported. */
export const sqliteBinary = (): Uint8Array => {
  const path = join(packageFolder(), 'dist', 'sqlite.wasm');
  if (!existsSync(path)) throw new NotBuilt('dist/sqlite.wasm');
  return readFileSync(path);
};

/** Opens a part of the bundle at once, and before that the part of Node that opens it. */
const opened = <T>(file: string): T =>
  process.getBuiltinModule('node:module').createRequire(import.meta.url)(pathOf(file)) as T;

let finding: { readonly findNames: NameFinder } | null = null;

/** Finds misspelt names. What it takes is opened when the first name is looked for. */
export const findNames: NameFinder = (...asked) => {
  finding ??= opened<NonNullable<typeof finding>>('names.cjs');
  return finding.findNames(...asked);
};

let reading: { readonly readSketchedTexts: TextReader } | null = null;

/** Reads the texts of sketches. The grammar of card texts is opened when the first board has one. */
export const readSketchedTexts: TextReader = (...asked) => {
  reading ??= opened<NonNullable<typeof reading>>('sketched.cjs');
  return reading.readSketchedTexts(...asked);
};

/** The script of the thread that reads PDF. */
export const pdfThread = (): string => {
  const path = join(packageFolder(), 'dist', 'pdf-worker.mjs');
  if (!existsSync(path)) throw new NotBuilt('dist/pdf-worker.mjs');
  return path;
};

/** How this headjudge reads card texts: a mark that changes whenever imported cards have to be compiled again. */
export const cardReading = (): string => textOf('card-reading').trim();

/** The pocket edition as it was built, a folder for a host. */
export const pocketFolder = (): string => join(packageFolder(), 'dist', 'pocket');

export const cards = (): readonly Card[] => built<readonly Card[]>('cards.json');

const coverageFiles = (): PackedCoverage => ({
  rules: readFileSync(pathOf('coverage.txt')),
  names: readFileSync(pathOf('coverage-scenarios.txt')),
});

/** Which code and which scenarios every rule has. */
export const coverageRecord = (): Coverage => wholeCoverage(coverageFiles());

/** The same of some rules, for those who can do without: empty until the build has run the scenarios. */
export const coverageOf = (rules: readonly Citation[]): Coverage =>
  existsSync(join(packageFolder(), 'dist', 'coverage.txt')) ? coverageIn(coverageFiles(), rules) : {};

/** The folder of the scenarios that come with the package. */
export const shippedScenarios = (): string => join(packageFolder(), 'scenarios');

/** The penalty situations that ship. */
export const shippedSituations = (): string => join(packageFolder(), 'handbooks', 'situations.yaml');

/** The shipped scenarios as the build read them; empty in a package that leaves them out. */
export const parsedScenarios = (): string => {
  const path = join(packageFolder(), 'dist', 'parsed-scenarios.txt');
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
};

export const version = (): string =>
  (JSON.parse(readFileSync(join(packageFolder(), 'package.json'), 'utf8')) as { readonly version: string }).version;
