import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Card, cardPool } from '../state/index.ts';
import { readChecked } from './index.ts';
import { replay } from './replay.ts';

const pool = cardPool(JSON.parse(readFileSync(new URL('../../dist/cards.json', import.meta.url), 'utf8')) as Card[]);

const faultsOf = (active: string) => {
  const file = readChecked(`board: XY t5 p1 | Shinx / - vs ${active} / -\nsteps: [end turn]\n`, 'tools.yaml', pool);
  expect(file.faults).toEqual([]);
  const { faults, steps } = replay(file, { pool, doc: 'xy-2016' });
  expect(steps[0]?.verdict).toBe('legal');
  return faults.map(({ code }) => code);
};

test('a replay on a table that no game could have reached says so, though no step depends on it', () => {
  expect(faultsOf('Riolu +Fluffy Berry')).toEqual([]);
  expect(faultsOf('Riolu +Fluffy Berry +Fluffy Berry')).toHaveLength(1);
});
