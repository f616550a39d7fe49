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
