import { expect, it } from 'vitest';
import { ruled } from '../screen/rulings.fixture.ts';

// One of several choices read aloud as what happens tells the players something that they may decide otherwise.

it('says what one choice brings as an example, and what leaves no choice as it is', () => {
  const said = (text: string): string =>
    ruled(
      'attack Spit',
      `APR25 t9 p1 | Spitter{60HP, G, "Spit 0 ${text}"} / - vs Wall{200HP, W, no weakness, no resistance} / -`,
    ).say.join(' ');
  expect(
    said(
      "Flip a coin. If heads, choose Burned, Confused, or Poisoned. Your opponent's Active Pokémon is now affected by that Special Condition.",
    ),
  ).toContain('Heads: it depends on the choice; for example, Wall is now');
  expect(said("Flip a coin. If heads, your opponent's Active Pokémon is now Poisoned.")).toContain(
    'Heads: Wall is now Poisoned',
  );
});

it('names who chooses where the other player is asked', () => {
  const said = (who: string): string =>
    ruled(
      'attack Kick',
      `APR25 t9 p1 | Stepper{60HP, C, "Kick 0 10 ${who} may draw a card."} / - [deck 9] vs Wall{90HP, C, no weakness, no resistance} / - [deck 9]`,
    ).say.join(' ');
  expect(said('Your opponent')).toContain('Your opponent chooses: yes, your opponent draws a card');
  expect(said('You')).toContain('You choose: yes, you draw a card');
});
