import { describe, expect, test } from 'vitest';
import type { RulingReport } from '../render/report/types.ts';
import { ran } from './fake-io.fixture.ts';

const futuresOf = async (question: string, board: string): Promise<readonly string[]> => {
  const { out, error } = await ran(['can', question, '--board', '-', '--json'], board);
  expect(error).toBe('');
  const { branches } = JSON.parse(out) as RulingReport;
  return branches.map((branch) => `${branch.if.join(', ')}: ${branch.says}`);
};

const VERSUS = 'vs Machamp(DP 31) / -';

/** A table with a Trainer whose coin does that on heads. */
const withTrainer = (heads: string, zones = ''): string => `
cards:
  Lucky Draw:
    kind: trainer
    play:
      text: A coin.
      does: [{flip: {heads: [${heads}]}}]
board: CR t9 p1 | Pikachu ~asleep / - ${zones} ${VERSUS}
`;

describe('a future is said to have no effect only if it has none', () => {
  test('cards that are drawn are named', async () => {
    expect(await futuresOf('play Lucky Draw', withTrainer('{draw: 2}'))).toEqual([
      'coin: heads: p1 draws 2 cards',
      'coin: tails: nothing more happens',
    ]);
    expect((await futuresOf('play Lucky Draw', withTrainer('{draw: 2}', '[deck (Raichu, L, L)]')))[0]).toBe(
      'coin: heads: p1 draws Raichu and L',
    );
  });

  test('a card that is searched for is named, and that it could have been another one', async () => {
    expect(
      await futuresOf(
        'play Poké Ball',
        `CR t9 p1 | Pikachu / - [deck (Raichu, Luxray, R)] [hand (Poké Ball)] ${VERSUS}`,
      ),
    ).toEqual([
      "coin: heads: as p1 chooses (Raichu, Luxray, none), such as: p1 searches; Raichu from p1's deck to p1's hand; p1 shuffles",
      'coin: tails: nothing more happens',
    ]);
  });

  test('what broke off depends on what was not given', async () => {
    const [heads] = await futuresOf('play Poké Ball', `CR t9 p1 | Pikachu / - ${VERSUS}`);
    expect(heads).toBe(
      "coin: heads: p1 searches; the rest depends on every card in p1's deck (write  [deck (…)]), or the cards that are taken, an answer for each (none)",
    );
  });

  test('what broke off at a text that is not executed depends on that text', async () => {
    const [heads, tails] = await futuresOf('play Lucky Draw', withTrainer('{draw: 1}, {not-modelled: all else}'));
    expect(heads).toBe('coin: heads: p1 draws a card; then a card text decides');
    expect(tails).toBe('coin: tails: nothing more happens');
  });

  test('a condition that ends is named, if the coin has not said so', async () => {
    expect((await futuresOf('play Lucky Draw', withTrainer('{cure: all, on: your-active}')))[0]).toBe(
      'coin: heads: Pikachu is no longer Asleep',
    );
    expect(await futuresOf('end turn', `CR t9 p1 | Pikachu ~asleep / - ${VERSUS}`)).toEqual([
      'coin: heads: Pikachu wakes up',
      'coin: tails: Pikachu stays Asleep',
    ]);
  });

  test('a print without a future of its own is not said to have no effect', async () => {
    const futures = await futuresOf('attack Quick Attack', 'CR t7 p2 | Aggron ex / ? vs Kecleon(LM 37) +RCT+R / -');
    expect(futures).toHaveLength(2);
    expect(futures.join()).not.toContain('nothing more happens');
  });
});
