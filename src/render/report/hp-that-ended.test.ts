import { expect, it } from 'vitest';
import { PLAIN_FACE } from '../face.ts';
import { textOf } from '../rich.ts';
import { rulingScreen } from '../screen/ruling.ts';
import { ruled } from '../screen/rulings.fixture.ts';

/** A Pokémon that nobody attacked falls with the text that gave it HP: beside a coin that is said as well. */

const shown = (damage: number, coin: string): string => {
  const pup = `Pup{90HP, W, "Claw C 50 ${coin}"} +W`;
  const sun =
    'Sunny{70HP, P, no weakness, no resistance, "Poké-Body Beam: The maximum HP for each Moony you have in play is now 80."}';
  const board = `EX t9 p1 | ${pup} / - vs ${sun} -20 / Moony{60HP, P} -${damage}, Wall{90HP}`;
  return rulingScreen(PLAIN_FACE, ruled('attack Claw', board)).map(textOf).join(' ').replace(/\s+/gu, ' ');
};

const WHY = 'without the HP from Beam, Moony has 60 HP and 70 damage';

it.each(['', 'Flip a coin. If tails, Pup does 20 damage to itself.'])('is said to have lost them (%s)', (coin) => {
  expect(shown(70, coin)).toContain(WHY);
});

it('is not said of one that stands on the HP that are left', () => {
  expect(shown(50, '')).not.toContain('without the HP');
});
