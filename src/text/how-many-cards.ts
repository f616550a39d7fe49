import { playerOf } from '../claims/index.ts';
import { reading } from '../engine/index.ts';
import type { T } from '../rules/index.ts';
import type { Seat } from '../state/index.ts';

/** How many cards a text lets a player take, where it says "up to" some number. */

/** "Up to" so many means one at least, in a document that says so. */
const oneAtLeast = reading(
  {
    'neo-2001': 'absent',
    'ex-2003': 'absent',
    'comprehensive-2009': ['103.2', 'between 1 and'],
    'xy-2016': 'absent',
    'advanced-2018': ['II.D-05#1', 'between 1 and that number'],
    'advanced-2025': ['II.D-05#1', 'between 1 and that number'],
  },
  (_view, _args: readonly []) => true,
  () => false,
);

/** Asked where none at all is taken: whether that will do another document does not say. */
export const noneWillDo = reading(
  {
    'comprehensive-2009': ['103.2', 'between 1 and'],
    'advanced-2018': ['II.D-05#1', 'between 1 and that number'],
    'advanced-2025': ['II.D-05#1', 'between 1 and that number'],
  },
  (_view, _args: readonly []) => false,
  () => true,
);

/** May a player who has taken so many of "up to" some number stop there, as far as is known beforehand? */
export const mayStopAt = (t: T, taken: number): boolean => taken > 0 || !oneAtLeast(t.view, []);

/** How many cards a player draws where a text says up to how many. */
export const howManyOf = (t: T, seat: Seat, most: number): number => {
  const { deck } = playerOf(t.state, seat);
  const there = deck.given ? Math.min(most, deck.cards.length) : most;
  const least = mayStopAt(t, 0) || there === 0 ? 0 : 1;
  const options = Array.from({ length: there - least + 1 }, (_none, at) => ({
    key: String(at + least),
    aliases: [],
    value: at + least,
  }));
  const number = t.choose({ by: seat, code: 'how-many-cards', options }).value;
  if (number === 0 && there > 0) noneWillDo(t.view, []);
  return number;
};
