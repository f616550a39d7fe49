import type { Facts } from '../../claims/index.ts';
import type { BoardFile } from '../../scenario/index.ts';
import { type PokemonSpec, SEATS, type Side, type Span, ZONE_NAMES } from '../../state/index.ts';

/** Where something impossible about a table is written. */

const spanOf = (pokemon: PokemonSpec | undefined): Span | undefined => pokemon?.span ?? pokemon?.card?.span;

/** What there is too much of begins with the first that is one too many. */
const surplus = (code: string, { most }: Facts, side: Side): Span | undefined => {
  if (code === 'two-actives') return spanOf(side.active?.[1]);
  if (code === 'bench-overfull') return spanOf(side.bench?.[Number(most)]);
  return undefined;
};

/** The pile that a fault is about, by its code or by the zone it names. */
const PILES: { readonly [code: string]: (typeof ZONE_NAMES)[number] } = {
  'too-many-prizes': 'prizes',
  'already-won-by-prizes': 'prizes',
  'not-a-supporter': 'beside',
  'two-supporters': 'beside',
  'supporter-too-long': 'beside',
};

const pileOf = (code: string, { zone }: Facts, side: Side): Span | undefined => {
  const name = PILES[code] ?? ZONE_NAMES.find((one) => one === zone);
  return name === undefined ? undefined : side[name]?.span;
};

/** The Pokémon that the fault is about; where it is about none, the first one of the player. */
const pokemonOf = ({ place }: Facts, side: Side | undefined): Span | undefined => {
  const [zone, number = '1'] = typeof place === 'string' ? place.split(' ') : ['active'];
  return spanOf((zone === 'bench' ? side?.bench : side?.active)?.[Number(number) - 1]);
};

/** The card or Pokémon that it is about, else the pile, else the first Pokémon of the player, else the board line. */
export const placeOfFault = ({ setup, spans }: BoardFile, code: string, facts: Facts): Span | undefined => {
  if (code === 'not-a-stadium') return setup.stadium?.span ?? spans.board;
  const seat = SEATS.find((one) => one === facts.player);
  const side = seat === undefined ? undefined : setup.sides[seat];
  const narrow = side === undefined ? undefined : (surplus(code, facts, side) ?? pileOf(code, facts, side));
  return narrow ?? pokemonOf(facts, side) ?? spans.board;
};
