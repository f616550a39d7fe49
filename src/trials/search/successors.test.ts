import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compileAll } from '../../building/corpus/compile-all.ts';
import { successorsOf } from './successors.ts';

const { index } = compileAll(join(import.meta.dirname, '..', '..', '..', 'rules-corpus'));
const idsOf = (document: string) => index.entries.filter((entry) => entry.document === document).map(({ id }) => id);

test('every paragraph of 2018 has a successor that is there, or none because it was left out', () => {
  const later = new Set(idsOf('advanced-2025'));
  const lost = idsOf('advanced-2018').filter((id) => {
    return successorsOf({ document: 'advanced-2018', id }).some((next) => !later.has(next.id));
  });
  expect(lost).toEqual([]);
});

test('every paragraph of the XY rulebook has successors in the ME rulebook that are there, or none because it was left out', () => {
  const later = new Set(idsOf('me-2026'));
  const lost = idsOf('xy-2016').flatMap((id) =>
    successorsOf({ document: 'xy-2016', id }).filter((next) => !later.has(next.id)),
  );
  expect(lost).toEqual([]);
});

test('a matter that stands under another id is found there', () => {
  expect(successorsOf({ document: 'advanced-2018', id: 'II.E-17#4' })).toEqual([
    { document: 'advanced-2025', id: 'II.E-18#3' },
  ]);
  expect(successorsOf({ document: 'comprehensive-2009', id: '309.4' })).toEqual([]);
});
