import { namedApart, type View } from '../../claims/index.ts';
import { type Law, reading } from '../../engine/index.ts';
import type { Pokemon } from '../../state/index.ts';
import { maximumHp } from '../pokemon/effective-values.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  note: ['any-number-of-counters'],
} as const;

/** What one damage counter stands for. */
const ONE = 10;

/** Could a card that is attached to it, other than Energy, give it HP back before Knock Outs are checked? Then the number matters after all. */
const carriesMore = (view: View, { attached }: Pokemon): boolean =>
  attached.some(({ card }) => view.cardAt(card)?.kind !== 'energy');

/** Does a single damage counter Knock it Out, so that it does not matter how many there are? */
export const fallsWithOne = (view: View, pokemon: Pokemon): boolean => {
  const hp = maximumHp(view, pokemon);
  return hp !== null && hp - pokemon.damage <= ONE && !carriesMore(view, pokemon);
};

/** A document that gives damage counters without a number gives at least one. */
export const atLeastOne = reading(
  { 'neo-2001': ['After.1A', 'Every Poisoned Pokémon gets damage counters'] } satisfies Law<'neo-2001'>,
  (view, [pokemon]: readonly [Pokemon], why): number => {
    why('any-number-of-counters', { pokemon: namedApart(view, pokemon) });
    return 1;
  },
  () => 0,
);
