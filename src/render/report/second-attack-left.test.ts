import { expect, it } from 'vitest';
import { ruled } from '../screen/rulings.fixture.ts';

/** Of a Pokémon that may attack twice it is said that the turn is over only where the end of its attack is seen. */

const FIRST = "If the first attack Knocks Out your opponent's Active Pokémon, ";
const TWICE = `"Ability Two Steps: This Pokémon may attack twice each turn. ${FIRST}you may attack again after your opponent chooses a new Active Pokémon."`;
const OVER = 'your turn is over';
const ONCE_MORE = 'you may attack once more';

const said = (wall: string, { does = '20', powers = TWICE, used = '' } = {}): string =>
  ruled(
    'attack Kick',
    `APR25 t9 p1 ${used === '' ? '' : 'attack'} | Stepper{60HP, C, ${powers}, "Kick 0 ${does}"} ${used} / - vs ${wall}`,
  ).say.join(' ');

const OPEN = 'Wall{90HP, C} / -';
const KNOWN = 'Wall{90HP, C, no weakness, no resistance} / -';

it('says neither where what follows breaks off', () => {
  for (const line of [said(OPEN), said('Wall{10HP, C, no weakness, no resistance} / ?2')]) {
    expect(line).not.toContain(OVER);
    expect(line).not.toContain(ONCE_MORE);
  }
});

it('says neither of both sides of a coin where one breaks off', () => {
  const line = said(OPEN, { does: '20 Flip a coin. If tails, this attack does nothing.' });
  expect(line).not.toContain(OVER);
  expect(line).not.toContain(ONCE_MORE);
});

it('says that one more is left where the end is seen', () => {
  expect(said(KNOWN)).toContain(ONCE_MORE);
});

it('says that the turn is over after the second, and of a Pokémon that attacks once', () => {
  expect(said(OPEN, { used: '^this turn Kick' })).toContain(OVER);
  expect(said(OPEN, { powers: 'retreat 1' })).toContain(OVER);
});
