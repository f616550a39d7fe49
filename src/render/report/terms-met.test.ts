import { expect, it } from 'vitest';
import { replayed } from '../screen/rulings.fixture.ts';

/** What a card asks for before it may be played is said where it is so: the players may differ about that alone. */

const CARDS =
  'cards:\n  Pals: {kind: trainer, text: Only when you go second. Draw 2 cards., plays-only-if: {goes: second}, does: [{draw: 2}]}\n  Plain: {kind: trainer, text: Draw 2 cards., does: [{draw: 2}]}\n';
const step = (card: string, first: string) =>
  replayed(
    `${CARDS}board: APR ${first} | Pikachu / - [hand (${card}), deck 9] vs Machop / -\nsteps:\n  - play ${card}\n`,
  );

it('names it for the player of whom it is so', () => {
  const { verdict, steps } = step('Pals', 't4 p2 first-p1');
  expect(verdict).toBe('legal');
  expect(JSON.stringify(steps)).toContain('Pals can be played: p2 has the second turn of the game');
});

it('says nothing of it where it is not so, or nothing is asked', () => {
  expect(step('Pals', 't3 p2 first-p2').verdict).toBe('illegal');
  for (const one of [step('Pals', 't3 p2 first-p2'), step('Plain', 't4 p2 first-p1')])
    expect(JSON.stringify(one.steps)).not.toContain('can be played: ');
});
