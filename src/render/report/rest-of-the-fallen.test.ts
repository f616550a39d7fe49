import { expect, it } from 'vitest';
import { ruled } from '../screen/rulings.fixture.ts';

// Where a part of a Pokémon that is Knocked Out goes elsewhere, what becomes of the rest is said.

const saidOf = (text: string): string =>
  ruled(
    'attack Hit',
    `APR25 t9 p1 | Hitter{90HP, C, "Hit 0 90 ${text}"} / - [prizes 3] vs Wall{60HP, C, no weakness, no resistance} +RW / Pal{90HP, C} [prizes 3]`,
    { answers: text === '' ? [] : ['R'] },
  ).say.join(' ');

it('says that the other cards are discarded where one went elsewhere', () => {
  expect(saidOf("Put an Energy attached to your opponent's Active Pokémon in the Lost Zone.")).toContain(
    'Water Energy is discarded',
  );
});

it('says nothing of it where all goes the usual way', () => {
  const said = saidOf('');
  expect(said).toContain('Knocked Out');
  expect(said).not.toContain('discarded');
});
