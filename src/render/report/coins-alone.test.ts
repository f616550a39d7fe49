import { expect, it } from 'vitest';
import { ruled } from '../screen/rulings.fixture.ts';

const JINX =
  'Jinxer{90HP, D, no weakness, no resistance, "Ability Jinx: If this Pokémon is your Active Pokémon, whenever your opponent flips a coin during his or her turn, treat it as tails."}';

const said = (text: string): string =>
  ruled('attack Jab', `XY t9 p1 | Pip{60HP, F, "Jab 0 20 ${text}"} / - [deck 9] vs ${JINX} / -`).say.join(' ');

it('leaves nothing open for an unread text about coins of the opponent where none is flipped', () => {
  expect(said('Draw a card.')).toContain('Jinxer takes 20 damage and you draw a card.');
});

it('leaves open what comes of a coin', () => {
  expect(said('Flip a coin. If heads, draw a card.')).toContain('What the text of Jinxer does is not known');
});
