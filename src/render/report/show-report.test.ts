import { expect, test } from 'vitest';
import { formatOf } from '../../formats/index.ts';
import { type Card, cardPool, setUpTable } from '../../state/index.ts';
import { parseBoardLine } from '../../state/notation/index.ts';
import { showReport } from './show-report.ts';

/** The HP that are drawn are those that a ruling goes by. */

const pool = cardPool([
  { key: 'own:Cub', name: 'Cub', kind: 'pokemon', stage: 'basic', hp: 60, types: ['C'], retreat: 1 },
  {
    key: 'own:Wide Gym',
    name: 'Wide Gym',
    kind: 'stadium',
    always: [{ claim: 'hp', add: 20, on: { side: 'any', type: 'C' } }],
  } as Card,
]);

const hpOn = (line: string) => {
  const { setup } = parseBoardLine(line);
  const table = setUpTable(setup, pool, formatOf(setup), 'xy-2016');
  return showReport(table.state, table.pool, line, setup).sides[0]?.active?.[0]?.hp;
};

test('a text in play that raises them is drawn', () =>
  expect(hpOn('XY t9 p1 | Cub -30 / - vs Cub / - | stadium Wide Gym(p1)')).toEqual({ left: 50, max: 80 }));

test('without it they are those of the card', () =>
  expect(hpOn('XY t9 p1 | Cub -30 / - vs Cub / -')).toEqual({ left: 30, max: 60 }));
