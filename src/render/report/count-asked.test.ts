import { expect, it } from 'vitest';
import { PLAIN_FACE } from '../face.ts';
import { textOf } from '../rich.ts';
import { rulingScreen } from '../screen/ruling.ts';
import { ruled } from '../screen/rulings.fixture.ts';

/** Where only the number of cards decides, the number is asked for, and no card. */

const shown = (zones: string): string => {
  const fly =
    'Fly{90HP, G, "Ability Focus: If you have exactly 4 cards in your hand, ignore all Energy in the attack cost of each of this Pokémon\'s attacks.", "Boom CCC 50"}';
  const board = `XY t9 p1 | ${fly} / - ${zones} vs Wall{90HP, G, no weakness, no resistance} / -`;
  return rulingScreen(PLAIN_FACE, ruled('attack Boom', board)).map(textOf).join(' ').replace(/\s+/gu, ' ');
};

it('is the number of cards in the hand', () => {
  expect(shown('')).toContain('Tell me how many cards are in your hand.');
  expect(shown('')).toContain("how many cards are in p1's hand (write [hand 4])");
});

it('is nothing where it is given', () => {
  expect(shown('[hand 4]')).not.toContain('how many cards');
});
