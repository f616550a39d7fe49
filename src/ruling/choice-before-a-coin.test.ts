import { expect, test } from 'vitest';
import { ruled } from '../render/screen/rulings.fixture.ts';

/** Where a choice decides whether a coin is flipped, the choice is asked, and no side of the coin stands for all. */

const THIEF =
  'Thief{60HP, C, "Swipe C Choose 1 of your opponent\'s Active Pokémon\'s attacks and use it as this attack."} +F';
const both = 'Owner{60HP, C, "Plain C 30", "Gamble C 50 Flip a coin. If tails, this attack does nothing."}';
const onlyCoins = 'Owner{60HP, C, "Gamble C 50 Flip a coin. If tails, this attack does nothing."}';

const on = (other: string) => ruled('attack Swipe', `XY t9 p1 | ${THIEF} / - vs ${other} / Owner{60HP, C}`);

test('the choice is asked where one way has no coin', () => {
  const { verdict, branches, follows } = on(both);
  expect([verdict, branches.length]).toEqual(['legal', 0]);
  expect(follows?.asks?.answers).toEqual(['Plain', 'Gamble']);
});

test('the coin decides where every way has it', () => {
  expect(on(onlyCoins).verdict).toBe('depends');
});
