import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import type { Citation } from '../../corpus/index.ts';
import type { Precedent } from '../../precedents/index.ts';
import { citeOne } from '../cite.ts';
import { replayed } from './rulings.fixture.ts';

/** A table of a published ruling shows the paragraphs on which that ruling is said to rest. */

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const precedents = JSON.parse(read('dist/precedents.json')) as readonly Precedent[];

/** What is not shown, by the reason: of each published ruling, the paragraphs. */
const UNSHOWN = JSON.parse(read('src/render/screen/precedents-unshown.json')) as {
  readonly [reason: string]: { readonly [precedent: string]: readonly string[] };
};

/** Every paragraph that a report shows; a rule that was considered and did nothing is not shown. */
const shownIn = (value: unknown, into: Set<string> = new Set()): ReadonlySet<string> => {
  if (Array.isArray(value)) for (const one of value) shownIn(one, into);
  else if (typeof value === 'object' && value !== null) {
    const { document, id, depth, ground } = value as Partial<Citation> & {
      readonly depth?: unknown;
      readonly ground?: unknown;
    };
    if (depth === 3) return into;
    if (typeof document === 'string' && typeof id === 'string') into.add(citeOne({ document, id }));
    // A line that tells what lets an act happen names the paragraph that would forbid it.
    if (typeof document === 'string' && typeof ground === 'string') into.add(citeOne({ document, id: ground }));
    for (const one of Object.values(value)) shownIn(one, into);
  }
  return into;
};

/** A file of several scenarios has several tables; one that holds a deck has none. */
const tablesOf = (path: string): readonly string[] =>
  read(path)
    .split(/^---$/mu)
    .filter((text) => !/^deck:/mu.test(text));

/** The paragraphs that no table shows, of the documents by which its tables are ruled. */
const unshownOf = ({ id, plays, heldBy, restsOn }: Precedent): readonly string[] => {
  const files = [...(plays ? [`precedents/${id}.yaml`] : []), ...heldBy];
  const reports = files.flatMap(tablesOf).map((text) => replayed(text));
  const shown = new Set(reports.flatMap((report) => [...shownIn(report)]));
  const documents = new Set(reports.map(({ ruleset }) => ruleset));
  return restsOn
    .filter(({ document }) => documents.has(document))
    .flatMap((one) => (shown.has(citeOne(one)) ? [] : citeOne(one)));
};

it('what no table shows stands in the list, with a reason, and nothing else does', () => {
  const listed = Object.values(UNSHOWN).flatMap((of) =>
    Object.entries(of).flatMap(([id, paragraphs]) => paragraphs.map((paragraph) => `${id}: ${paragraph}`)),
  );
  const found = precedents.flatMap((one) => unshownOf(one).map((paragraph) => `${one.id}: ${paragraph}`));
  expect(found.toSorted()).toEqual(listed.toSorted());
});
