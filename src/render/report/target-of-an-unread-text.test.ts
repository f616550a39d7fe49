import { expect, it } from 'vitest';
import { ruled } from '../screen/rulings.fixture.ts';

// An attack whose text is not read may reach whomever that text says: that one is named refuses nothing.

const swim = (text: string) =>
  ruled(
    'attack Swim on their bench 1',
    `CR t9 p1 | Swimmer{90HP, W, "Swim 0 20 ${text}"} / - vs Wall{90HP, C, no weakness, no resistance} / Pal{60HP, C}`,
  );

it('is ruled on without the Pokémon that is named, and says so', () => {
  const { verdict, follows, assumptions } = swim(
    'If the sea is calm, you may do 30 damage to any 1 Benched Pokémon instead.',
  );
  expect(verdict).toBe('legal');
  expect(follows?.unread).toHaveLength(1);
  expect(assumptions.find(({ about }) => about === 'question')?.says).toContain('its text says');
});

it('is refused where its text is read, and reaches only the Defending Pokémon', () => {
  expect(swim('Flip a coin. If heads, this attack does 20 damage plus 10 more damage.').verdict).toBe('illegal');
});
