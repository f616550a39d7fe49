import { expect, it } from 'vitest';
import { type Card, cardPool } from '../index.ts';
import { checkNames } from './check-names.ts';
import { parseBoardLine } from './index.ts';

/** A Supporter of this turn whose name is a slip was taken for one that leaves nothing. */

const pool = cardPool([
  { key: 'geeta', name: 'Geeta', kind: 'supporter' } as Card,
  { key: 'onix', name: 'Onix', kind: 'pokemon', stage: 'basic', hp: 60, types: ['F'] } as Card,
]);

const faultsOf = (name: string) =>
  checkNames(parseBoardLine(`CR t9 p1 used supporter="${name}" | Onix / - vs Onix / -`).setup, pool).map(
    ({ code, hint }) => `${code}: ${hint}`,
  );

it('is named with the nearest, and left alone where no file has one like it', () => {
  expect(faultsOf('Geta')).toEqual(['unknown-card: nearest   Geeta']);
  expect(faultsOf('Geeta')).toEqual([]);
  expect(faultsOf('Wobbleton Marsh')).toEqual([]);
});
