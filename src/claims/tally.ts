import type { Pokemon } from '../state/index.ts';
import { howManyFit, piledIn, type Standpoint } from './condition.ts';
import type { Force } from './force.ts';
import { opponentsOf, pokemonOf } from './look.ts';
import type { Tally } from './shapes-of-words.ts';
import type { View } from './view.ts';

const counted = (view: View, tally: Tally, from: Standpoint): number => {
  const self: Pokemon | null = from.uid === null ? null : pokemonOf(view.state, from.uid);
  const [opponent = from.seat] = opponentsOf(view, from.seat);
  if ('each' in tally) return howManyFit(view, tally.each, from);
  if ('energy' in tally) return self === null ? 0 : view.readings.energyOn(view, self, tally.energy);
  if ('counters' in tally) return self === null ? 0 : self.damage / 10;
  if ('prizes-taken' in tally)
    return view.readings.prizesTaken(view, tally['prizes-taken'] === 'yours' ? from.seat : opponent);
  const pile = view.readings.discardPile(view, tally.of === 'yours' ? from.seat : opponent);
  return piledIn(view, pile, tally['in-discard']);
};

/** How many there are, at most so many as count. Breaks off where that is unknown. */
export const tallyOf = (view: View, tally: Tally, from: Standpoint): number => {
  const all = counted(view, tally, from);
  return Math.min(all, tally['at-most'] ?? all);
};

/** The force with what it adds multiplied by what it counts. */
export const multiplied = <F extends Force>(view: View, force: F): F => {
  const { claim } = force;
  if (claim.per === undefined || !('add' in claim) || claim.add === undefined) return force;
  return { ...force, claim: { ...claim, add: claim.add * tallyOf(view, claim.per, force.from) } };
};
