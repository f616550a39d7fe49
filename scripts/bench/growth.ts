import { readFileSync } from 'node:fs';
import { ruleOn } from '../../src/ruling/index.ts';
import { type Card, cardPool } from '../../src/state/index.ts';
import { parseBoardLine } from '../../src/state/notation/index.ts';
import { type Measured, measured, type Task } from './measured.ts';

const shipped = JSON.parse(readFileSync('dist/cards.json', 'utf8')) as readonly Card[];

const asked = (name: string, board: string, cards: readonly Card[] = shipped): Task => {
  const { setup, faults } = parseBoardLine(board);
  if (faults.length > 0) throw new Error(`${board}: ${faults[0]?.code}`);
  const pool = cardPool(cards);
  return {
    name,
    run: () => {
      // A new description every time: a table that was described before is not set up again.
      const ruled = ruleOn('retreat', { setup: { ...setup }, pool, doc: 'comprehensive-2009' });
      if (!ruled.ok) throw new Error(ruled.fault.code);
    },
    each: 1,
    what: 'rulings',
  };
};

const bench = (size: number): string => Array.from({ length: size }, () => 'Shinx').join(', ');
const board = (own: number, tools: number): string => {
  const mine = Array.from({ length: own }, (_none, at) => (at < tools ? 'Shinx +Fluffy Berry' : 'Shinx')).join(', ');
  return `CR t9 p1 | Luxray +L / ${own === 0 ? '-' : mine} vs Riolu / ${own === 0 ? '-' : bench(own)}`;
};

/** Further cards of other names: what a bigger pool is made of. */
const more = (times: number): readonly Card[] => [
  ...shipped,
  ...Array.from({ length: times - 1 }, (_none, at) =>
    shipped.map(({ short: _short, from, ...card }) => ({
      ...card,
      key: `${card.key} ${at}`,
      name: `${card.name} ${at}`,
      ...(from === undefined ? {} : { from: `${from} ${at}` }),
    })),
  ).flat(),
];

/** One ruling, as the table and the cards on file grow. */
export const growth = (iterations: number): Promise<readonly Measured[]> =>
  measured(
    [
      asked('may p1 retreat? an empty Bench', board(0, 0)),
      asked('1 on either Bench', board(1, 0)),
      asked('5 on either Bench', board(5, 0)),
      asked('5 on either Bench, 5 Tools', board(5, 5)),
      asked(`1 on either Bench, ${shipped.length * 8} cards on file`, board(1, 0), more(8)),
      asked(`1 on either Bench, ${shipped.length * 64} cards on file`, board(1, 0), more(64)),
    ],
    iterations,
  );
