import { expect, it } from 'vitest';
import { PLAIN_FACE } from '../face.ts';
import { textOf } from '../rich.ts';
import { rulingScreen } from '../screen/ruling.ts';
import { ruled } from '../screen/rulings.fixture.ts';

/** A game that is over in any case goes on to no other turn, though its result depends on what is not given. */

const shown = (bench: string, zones: string): string => {
  const pup = `Pup{90HP, W, "Last Leap C 100 This Pokémon does 90 damage to itself."} +W`;
  const board = `XY t9 p1 | ${pup} / ${bench} ${zones} vs Wall{90HP, G, no weakness, no resistance} / Cat{60HP, G}`;
  return rulingScreen(PLAIN_FACE, ruled('attack Last Leap', board)).map(textOf).join(' ').replace(/\s+/gu, ' ');
};

const OVER = 'The game is over: its result depends on how many Prizes you have left.';
const GOES_ON = 'After that your turn is over.';

it('says so where the last Pokémon falls and the Prizes are not given', () => {
  expect(shown('-', '')).toContain(OVER);
  expect(shown('-', '')).not.toContain(GOES_ON);
});

it('says nothing of it where the game goes on, or where the result is known', () => {
  expect(shown('Dog{60HP}', '')).not.toContain(OVER);
  expect(shown('Dog{60HP}', '')).toContain(GOES_ON);
  expect(shown('-', '[prizes 3]')).not.toContain('The game is over');
});

it('says what else is missing only where the game goes on', () => {
  const asked = (bench: string): readonly string[] =>
    ruled(
      'attack Grudge',
      `CR t9 p1 | Hag{70HP, P, "Grudge C 20+ Does 20 damage plus 10 more damage for each Prize card your opponent has taken."} +P / - vs Wall{50HP, G, no weakness, no resistance} -40 / ${bench}`,
    ).say;
  expect(asked('-').join(' ')).toMatch(/you win the game\.$/u);
  expect(asked('Cat{60HP, G}').join(' ')).toContain('What else follows depends on how many Prizes');
});
