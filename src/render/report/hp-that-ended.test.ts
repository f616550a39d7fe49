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

it('is said of HP for each Benched Pokémon, of which one falls', () => {
  const boss =
    'Boss{90HP, P, no weakness, no resistance, "Ability Crowd: If this Pokémon is your Active Pokémon, it gets +20 HP for each of your Benched Pokémon."}';
  const storm = 'Pup{90HP, W, "Storm C This attack does 30 damage to each of your opponent\'s Pokémon."} +W';
  const board = `XY t9 p1 | ${storm} / - vs ${boss} -90 / Imp{60HP, P} -40, Wall{90HP, P}`;
  const said = rulingScreen(PLAIN_FACE, ruled('attack Storm', board)).map(textOf).join(' ').replace(/\s+/gu, ' ');
  expect(said).toContain('with fewer HP from Crowd, Boss has 110 HP and 120 damage');
});
