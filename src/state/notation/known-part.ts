import type { CardPool } from '../card-pool.ts';
import { ZONE_NAMES } from '../game-state.ts';
import { SEATS, type Seat } from '../seat.ts';
import type { CardSpec, PokemonSpec, Setup, Side } from '../setup.ts';
import type { NamedAs } from './card-names.ts';
import { checkCard } from './check-names.ts';

/**
 * The table without the cards that no pool has: a Pokémon that is one, or is on top of one, counts as not described. What is left is given as it was, so
 * that it can be looked into beside the faults.
 */
export const knownPart = (setup: Setup, pool: CardPool): Setup => {
  const isKnown = (card: CardSpec, as: NamedAs): boolean =>
    card.sketch !== undefined || checkCard(card, as, setup.ruleset, pool).length === 0;
  const described = (pokemon: PokemonSpec): PokemonSpec => {
    const { card, under, attached, ...rest } = pokemon;
    const known = card === null || (isKnown(card, 'pokemon') && (under ?? []).every((one) => isKnown(one, 'under')));
    return {
      ...rest,
      ...(known ? { card, ...(under === undefined ? {} : { under }) } : { card: null }),
      attached: attached.filter((one) => isKnown(one.card, 'attached')),
    };
  };
  const side = (given: Side): Side => {
    const result: { -readonly [K in keyof Side]: Side[K] } = { ...given };
    if (given.active !== undefined) result.active = given.active.map(described);
    if (given.bench !== undefined) result.bench = given.bench.map(described);
    for (const word of ZONE_NAMES) {
      const zone = given[word];
      if (zone === undefined) continue;
      const listed = zone.listed.map((card) => (card !== null && isKnown(card, 'listed') ? card : null));
      result[word] = { ...zone, listed };
    }
    return result;
  };
  const sides: { -readonly [S in Seat]?: Side } = {};
  for (const seat of SEATS) {
    const given = setup.sides[seat];
    if (given !== undefined) sides[seat] = side(given);
  }
  const { stadium, ...others } = setup;
  return { ...others, sides, ...(stadium !== undefined && isKnown(stadium, 'stadium') ? { stadium } : {}) };
};
