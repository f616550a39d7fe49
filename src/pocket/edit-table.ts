import type {
  AttachedSpec,
  CardSpec,
  ConditionSpec,
  PokemonSpec,
  Seat,
  Setup,
  Side,
  TurnLimit,
} from '../state/index.ts';
import { EXCLUSIVE_CONDITIONS } from '../state/index.ts';
import type { Place } from './state.ts';

/** What a tap changes on a table: each makes another `Setup`, which is then written as a line and read again. A tap can say nothing that a line cannot. */

/** Conditions of which a Pokémon has one at most. */
const TURNED: readonly string[] = EXCLUSIVE_CONDITIONS;

const NO_SIDE: Side = { effects: [] };

export const EMPTY: Setup = { used: [], sides: { p1: NO_SIDE, p2: NO_SIDE }, effects: [] };

/** Fields that are `undefined` are left out, as they are where nothing was given. */
const withoutUndefined = <T extends object>(value: { readonly [K in keyof T]: T[K] | undefined }): T =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as T;

const sideOf = (setup: Setup, seat: Seat): Side => setup.sides[seat] ?? NO_SIDE;

const withSide = (setup: Setup, seat: Seat, change: { readonly [K in keyof Side]?: Side[K] | undefined }): Setup => ({
  ...setup,
  sides: { ...setup.sides, [seat]: withoutUndefined<Side>({ ...sideOf(setup, seat), ...change } as Side) },
});

export const pokemonAt = (setup: Setup, { seat, zone, at }: Place): PokemonSpec | undefined =>
  sideOf(setup, seat)[zone]?.[at];

const POKEMON: Omit<PokemonSpec, 'card'> = { attached: [], damage: 0, conditions: [], history: [], effects: [] };

/** A Pokémon of that name in a place: in place of the one that is there, or after the last of the Bench. */
export const placed = (setup: Setup, { seat, zone, at }: Place, name: string): Setup => {
  const there = sideOf(setup, seat)[zone] ?? [];
  const pokemon: PokemonSpec = { ...POKEMON, card: { name } };
  return withSide(setup, seat, { [zone]: [...there.slice(0, at), pokemon, ...there.slice(at + 1)] });
};

export const removed = (setup: Setup, { seat, zone, at }: Place): Setup => {
  const rest = (sideOf(setup, seat)[zone] ?? []).filter((_one, place) => place !== at);
  return withSide(setup, seat, { [zone]: zone === 'active' && rest.length === 0 ? undefined : rest });
};

/** Nobody on the Bench, or a Bench of which nothing is known. */
export const benchGiven = (setup: Setup, seat: Seat, given: boolean): Setup =>
  withSide(setup, seat, { bench: given ? [] : undefined });

/** The Active Pokémon and the one on that place of the Bench change places. */
export const switched = (setup: Setup, { seat, at }: Place): Setup => {
  const { active = [], bench = [] } = sideOf(setup, seat);
  const [first] = active;
  const other = bench[at];
  if (other === undefined) return setup;
  const behind = bench.flatMap((one, place) => (place !== at ? [one] : first === undefined ? [] : [first]));
  return withSide(setup, seat, { active: [other, ...active.slice(1)], bench: behind });
};

const changed = (
  setup: Setup,
  { seat, zone, at }: Place,
  change: (pokemon: PokemonSpec) => { readonly [K in keyof PokemonSpec]?: PokemonSpec[K] | undefined },
): Setup => {
  const there = sideOf(setup, seat)[zone] ?? [];
  return withSide(setup, seat, {
    [zone]: there.map((one, place) =>
      place === at ? withoutUndefined<PokemonSpec>({ ...one, ...change(one) } as PokemonSpec) : one,
    ),
  });
};

/** The place a card was read from no longer counts once it is changed. */
const named = ({ span: _span, ...card }: CardSpec): CardSpec => card;

export const withPrint = (setup: Setup, place: Place, print: string | null): Setup =>
  changed(setup, place, ({ card }) => {
    if (card === null) return {};
    const { print: _print, ...bare } = named(card);
    return { card: print === null ? bare : { ...bare, print } };
  });

/** Damage in points, never below none. */
export const withDamage = (setup: Setup, place: Place, more: number): Setup =>
  changed(setup, place, ({ damage }) => ({ damage: Math.max(0, damage + more) }));

export const withCondition = (setup: Setup, place: Place, name: string): Setup =>
  changed(setup, place, ({ conditions }) => {
    const there = conditions.some((one) => one.name === name);
    const apart = TURNED.includes(name) ? TURNED : [name];
    const rest = conditions.filter((one) => !apart.includes(one.name));
    return { conditions: there ? conditions.filter((one) => one.name !== name) : [...rest, { name }] };
  });

/** Since which turn a condition is there; null where that is not known. */
export const conditionSince = (setup: Setup, place: Place, name: string, since: number | null): Setup =>
  changed(setup, place, ({ conditions }) => ({
    conditions: conditions.map((one): ConditionSpec => {
      if (one.name !== name) return one;
      const { since: _since, ...bare } = one;
      return since === null ? bare : { ...bare, since };
    }),
  }));

/** The turn it came into play or evolved; null for an earlier one that does not matter. */
export const playedIn = (setup: Setup, place: Place, since: number | null): Setup =>
  changed(setup, place, () => ({ since: since ?? undefined }));

export const attachedTo = (setup: Setup, place: Place, attached: AttachedSpec): Setup =>
  changed(setup, place, (pokemon) => ({ attached: [...pokemon.attached, attached] }));

export const detached = (setup: Setup, place: Place, at: number): Setup =>
  changed(setup, place, (pokemon) => ({ attached: pokemon.attached.filter((_one, card) => card !== at) }));

/** The cards beneath it, top first; null for its normal line. */
export const withBeneath = (setup: Setup, place: Place, under: readonly CardSpec[] | null): Setup =>
  changed(setup, place, () => ({ under: under ?? undefined }));

export const usedUp = (setup: Setup, limit: TurnLimit): Setup => ({
  ...setup,
  used: setup.used.includes(limit) ? setup.used.filter((one) => one !== limit) : [...setup.used, limit],
});

export const turnIs = (setup: Setup, turn: number | null): Setup =>
  withoutUndefined<Setup>({ ...setup, turn: turn === null ? undefined : Math.max(1, turn) } as Setup);

export const toMove = (setup: Setup, seat: Seat): Setup => ({ ...setup, toMove: seat });

export const ruledBy = (setup: Setup, ruleset: string): Setup => ({ ...setup, ruleset });

export const stadiumIs = (setup: Setup, name: string | null): Setup =>
  withoutUndefined<Setup>({ ...setup, stadium: name === null ? undefined : { name } } as Setup);

/** How many cards a zone has; null where that is not known. Cards that were named stay while there is room for them. */
export const countIs = (setup: Setup, seat: Seat, zone: 'prizes' | 'hand' | 'deck', count: number | null): Setup => {
  const there = sideOf(setup, seat)[zone];
  if (count === null) return withSide(setup, seat, { [zone]: undefined });
  const most = zone === 'prizes' ? 6 : 60;
  const many = Math.min(most, Math.max(there?.listed.length ?? 0, count, 0));
  return withSide(setup, seat, { [zone]: { count: many, listed: there?.listed ?? [] } });
};

/** A card that is known to be in the hand; how many others are there stays unknown only if it was. */
export const inHand = (setup: Setup, seat: Seat, name: string): Setup => {
  const there = sideOf(setup, seat).hand;
  const listed = [...(there?.listed ?? []), { name }];
  const count = Math.max(listed.length, (there?.count ?? 0) + (there?.count === undefined ? listed.length : 1));
  return withSide(setup, seat, { hand: { count, listed } });
};

export const outOfHand = (setup: Setup, seat: Seat, at: number): Setup => {
  const there = sideOf(setup, seat).hand;
  if (there === undefined) return setup;
  const listed = there.listed.filter((_one, place) => place !== at);
  const count = Math.max(listed.length, (there.count ?? there.listed.length) - 1);
  return withSide(setup, seat, { hand: count === 0 ? undefined : { count, listed } });
};
