import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CorpusIndex, PointsIndex } from '../corpus/index.ts';
import type { Coverage } from '../render/report/rule-report.ts';
import type { SearchData } from '../search/index.ts';
import type { Card } from '../state/index.ts';

/** The folder of the package: the nearest one above this file that holds a package.json, whether bundled or not. */
const packageFolder = (): string => {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json'))) {
    const up = dirname(folder);
    if (up === folder) throw new Error('the package headjudge is incomplete: its package.json is missing');
    folder = up;
  }
  return folder;
};

/** A file that the build wrote is missing: the package is damaged or was never built. */
export class NotBuilt extends Error {
  constructor(file: string) {
    super(`${file} is missing; run npm run build, or install headjudge anew`);
  }
}

const built = <T>(file: string): T => {
  const path = join(packageFolder(), 'dist', file);
  if (!existsSync(path)) throw new NotBuilt(`dist/${file}`);
  return JSON.parse(readFileSync(path, 'utf8')) as T;
};

export const corpusIndex = (): CorpusIndex => built<CorpusIndex>('corpus.json');

export const searchData = (): SearchData => built<SearchData>('search.json');

export const pointsIndex = (): PointsIndex => built<PointsIndex>('points.json');

export const pointsSearchData = (): SearchData => built<SearchData>('points-search.json');

/** SQLite in its compiled form, for what was imported. */
export const sqliteBinary = (): Uint8Array => {
  const path = join(packageFolder(), 'dist', 'sqlite.wasm');
  if (!existsSync(path)) throw new NotBuilt('dist/sqlite.wasm');
  return readFileSync(path);
};

export const cards = (): readonly Card[] => built<readonly Card[]>('cards.json');

/** As the build writes it: scenarios once by name, and per rule the code and the places of its scenarios in that list. */
interface PackedCoverage {
  readonly scenarios: readonly string[];
  readonly rules: {
    readonly [rule: string]: readonly [
      code: readonly string[],
      applied: readonly number[],
      considered: readonly number[],
    ];
  };
}

/** Which code and which scenarios every rule has. */
export const coverageRecord = (): Coverage => {
  const { scenarios, rules } = built<PackedCoverage>('coverage.json');
  const named = (places: readonly number[]): string[] => places.map((at) => scenarios[at] ?? '');
  return Object.fromEntries(
    Object.entries(rules).map(([rule, [code, applied, considered]]) => [
      rule,
      { code, applied: named(applied), considered: named(considered) },
    ]),
  );
};

/** The same for those who can do without: empty until the build has run the scenarios. */
export const coverage = (): Coverage =>
  existsSync(join(packageFolder(), 'dist', 'coverage.json')) ? coverageRecord() : {};

/** The folder of the scenarios that come with the package. */
export const shippedScenarios = (): string => join(packageFolder(), 'scenarios');

export const version = (): string =>
  (JSON.parse(readFileSync(join(packageFolder(), 'package.json'), 'utf8')) as { readonly version: string }).version;
