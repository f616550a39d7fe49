import {
  claimsOn,
  type Facts,
  type ForceOf,
  howManyFit,
  leftOnPlayers,
  leftOnPokemon,
  type NoteCode,
  namedApart,
  opponentsOf,
  playerOf,
  topCard,
  type View,
  type Why,
} from '../../claims/index.ts';
import type { Advanced } from '../../corpus/index.ts';
import { type Law, lawOf, reading, speaksHere } from '../../engine/index.ts';
import {
  type Card,
  type EnergyLetter,
  type FindOnCard,
  foundOn,
  type Pokemon,
  type Seat,
  type SetAside,
  sameValue,
  type Weakness,
} from '../../state/index.ts';
import { byKindOfText } from '../cards/card-before-rule.ts';
import { cite, newest } from '../effects/continuous-effects.ts';
import { namingTexts } from '../effects/texts-in-a-silence.ts';
import { prizesAskedFor, prizesLeft, typesUnknown, undescribed } from '../public-information.ts';
import { cardsThatCount, features, whyValueKept } from './pokemon.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  note: [
    'negative-is-zero',
    'no-cost-goes-first',
    'of-both-types',
    'retreat-cost-added',
    'retreat-cost-set',
    'types-by-text',
    'weakness-changed',
    'weakness-multiplied',
  ],
} as const;

/** Values after lasting effects: HP, types, Retreat Cost. */

const PRINTED_HP: Law<Advanced> = {
  'advanced-2018': ['II.D-15#1', 'the number printed as HP'],
  'advanced-2025': ['II.D-15#1', 'the number printed as HP'],
};
/** Texts change the HP of Pokémon in play. */
export const CHANGED_HP: Law<Advanced> = {
  'advanced-2018': ['II.D-15#2', 'affect Pokémon in play and no others'],
  'advanced-2025': ['II.D-15#2', 'affect Pokémon in play and no others'],
};

const hpAsPrinted = reading(
  PRINTED_HP,
  (_view, [hp]: readonly [number]) => hp,
  () => 0,
);

/** Texts change the maximum HP of Pokémon in play; a card anywhere else is not asked. */
const changingHp = reading(
  CHANGED_HP,
  (_view, [claims]: readonly [readonly ForceOf<'hp'>[]]) => claims,
  () => [],
);

/** Max HP in damage points; null when the Pokémon was not described and no effect sets it. */
export const maximumHp = (view: View, pokemon: Pokemon): number | null => {
  const printed = features(view, [pokemon]).hp;
  let hp = printed !== null && speaksHere(PRINTED_HP, view) ? hpAsPrinted(view, [printed]) : printed;
  const all = claimsOn(view, pokemon, 'hp');
  if (all.length === 0) return hp;
  const claims = speaksHere(CHANGED_HP, view) ? changingHp(view, [all]) : all;
  hp =
    newest(
      view,
      claims.filter(({ claim }) => claim.set !== undefined),
    )?.claim.set ?? hp;
  if (hp === null) return null;
  for (const { claim } of claims) if (claim.add !== undefined) hp += claim.add;
  return hp;
};

/** Does every text about HP add to them? Whether each of them applies can depend on what is not given. */
const isHpOnlyAdded = (view: View): boolean =>
  [...leftOnPokemon(view, 'hp'), ...leftOnPlayers(view, 'hp'), ...view.forces('hp')].every(
    ({ claim }) => claim.claim === 'hp' && claim.set === undefined && (claim.add ?? 0) >= 0,
  );

/** Nothing on this table makes HP fewer than they are printed, and no recorder asks why they are what they are. */
export const areHpAsPrinted = (view: View): boolean =>
  view.recorder === null && view.off.size === 0 && (!view.says('hp') || isHpOnlyAdded(view));

/** Does a card print more HP than that? The same function for the same damage: that is all that is read of the HP of a print. */
const standing = new Map<number, FindOnCard<boolean>>();
const standsWith = (damage: number): FindOnCard<boolean> => {
  const known = standing.get(damage);
  if (known !== undefined) return known;
  const stands: FindOnCard<boolean> = ({ hp }) => hp !== undefined && damage < hp;
  standing.set(damage, stands);
  return stands;
};

/** Does its card print more HP than it has damage, as every card does than none? Of two cards that are one, the HP are those of the upper. */
export const standsByPrint = (view: View, pokemon: Pokemon): boolean => {
  if (pokemon.damage === 0) return true;
  const top = topCard(view, pokemon);
  return top !== null && foundOn(top, standsWith(pokemon.damage));
};

/** Has it no HP left? HP that it prints are enough to stand on where nothing makes them fewer. */
export const hasNoHpLeft = (view: View, pokemon: Pokemon): boolean => {
  if (areHpAsPrinted(view) && standsByPrint(view, pokemon)) return false;
  const hp = maximumHp(view, pokemon);
  return hp !== null && pokemon.damage >= hp;
};

/** A Pokémon of two types is of both at one time. */
const bothTypes = reading(
  {
    'neo-2001': { silent: 'a Pokémon of two types is of both at once', near: 'Energy Types' },
    'ex-2003': { silent: 'a Pokémon of two types is of both at once', near: 'Types: Pokémon.3' },
    'comprehensive-2009': { silent: 'a Pokémon of two types is of both at once', near: '304.4b' },
    'xy-2016': ['AppI#1', 'two types at one time'],
    'me-2026': ['App21#1', 'two types at one time'],
    'advanced-2018': { silent: 'a Pokémon of two types is of both at once', near: 'II.D-08' },
    'advanced-2025': { silent: 'a Pokémon of two types is of both at once', near: 'II.D-08' },
  },
  (_view, [types]: readonly [readonly EnergyLetter[]], why) => {
    why('of-both-types', { types });
    return types;
  },
  (_view, [types]) => types.slice(0, 1),
);

/** What a text says of the type of its Pokémon goes before the printed one. */
const typesByText = byKindOfText((law) =>
  reading(
    law,
    (
      _view,
      [_printed, types, pokemon, by]: readonly [readonly EnergyLetter[], readonly EnergyLetter[], string, string[]],
      why,
    ) => {
      why('types-by-text', { pokemon, types, by });
      return types;
    },
    (_view, [printed]) => printed,
  ),
);

/** The types a Pokémon has now, effects included. */
export const effectiveTypes = (view: View, pokemon: Pokemon, why?: Why): readonly EnergyLetter[] => {
  const claims = claimsOn(view, pokemon, 'types');
  const [first] = claims;
  if (first === undefined) return printedTypes(view, pokemon, why);
  const last = newest(
    view,
    claims.filter(({ claim }) => claim.also === undefined),
  );
  const adding = claims.filter(({ claim }) => claim.also !== undefined);
  const own = last === undefined ? printedTypes(view, pokemon, why) : (last.claim.are ?? typesBeneath(view, pokemon));
  const all = [...new Set([...own, ...adding.flatMap(({ claim }) => claim.also ?? [])])];
  const by = [...new Set([...(last === undefined ? [] : [last]), ...adding].map(({ name }) => name))];
  return typesByText(view, last ?? first)(view, [own, all, namedApart(view, pokemon), by], why);
};

/** Those of the card beneath the top one. */
const typesBeneath = (view: View, pokemon: Pokemon): readonly EnergyLetter[] => {
  const types = view.cardAt(pokemon.stack[1] ?? -1)?.types;
  if (types === undefined) typesUnknown(view, [pokemon]);
  return types ?? [];
};

/** The types with which it meets, or does not meet, one of those: what a text says of them is said where it decides. */
export const typesAgainst = (
  view: View,
  pokemon: Pokemon,
  list: readonly { readonly type: EnergyLetter }[],
  what: 'Weakness' | 'Resistance',
  why: Why | undefined,
): readonly EnergyLetter[] => {
  const types = effectiveTypes(view, pokemon);
  if (list.length === 0 || why === undefined) return types;
  if (claimsOn(view, pokemon, 'types').length === 0) {
    // Of which types it is decides nothing where it meets none of the list with any.
    return list.some(({ type }) => types.includes(type)) ? effectiveTypes(view, pokemon, why) : types;
  }
  const printed = features(view, [pokemon]).types ?? [];
  const decided = list.map(({ type }) => type).filter((type) => types.includes(type) !== printed.includes(type));
  if (decided.length === 0) return types;
  const missed = decided.filter((type) => !types.includes(type));
  const more = missed.length === 0 ? {} : { what, missed };
  return effectiveTypes(view, pokemon, (rule, code, facts) =>
    why(rule, code, code === 'types-by-text' ? { ...facts, ...more } : facts),
  );
};

const printedTypes = (view: View, pokemon: Pokemon, why: Why | undefined): readonly EnergyLetter[] => {
  const { types } = features(view, [pokemon]);
  if (types === null) typesUnknown(view, [pokemon]);
  return types === null || types.length < 2 ? (types ?? []) : bothTypes(view, [types], why);
};

const printsWeakness: FindOnCard<boolean> = ({ weakness = [] }) => weakness.length > 0;

/** Has it by its cards a Weakness, as far as they are known? Where one card alone counts, no more of its list is read than that. */
export const hasPrintedWeakness = (view: View, pokemon: Pokemon): boolean => {
  const top = view.pool.isWatched === true && cardsThatCount(view, pokemon) === 1 ? topCard(view, pokemon) : null;
  return top === null || top.kind !== 'pokemon' || top.sketched === true
    ? (features(view, [pokemon]).weakness ?? []).length > 0
    : foundOn(top, printsWeakness);
};

const meetingOf = new Map<string, FindOnCard<boolean>>();

/** Does a card print a Weakness or a Resistance to that type? For each the same function every time. */
const printsAgainst = (what: 'weakness' | 'resistance', type: EnergyLetter): FindOnCard<boolean> => {
  const key = `${what} ${type}`;
  const known = meetingOf.get(key) ?? ((card: Card) => card[what]?.some((one) => one.type === type) === true);
  meetingOf.set(key, known);
  return known;
};

/**
 * Is it certain that this attacker meets no printed Weakness, or no Resistance, and that no text has a say in it? Then no more of the list is read, and
 * prints whose lists differ in other types come to the same.
 */
export const meetsNone = (view: View, what: 'weakness' | 'resistance', attacker: Pokemon, target: Pokemon): boolean => {
  if (view.pool.isWatched !== true || cardsThatCount(view, target) !== 1) return false;
  const top = topCard(view, target);
  if (top === null || top.kind !== 'pokemon' || top.sketched === true) return false;
  if (claimsOn(view, attacker, 'types').length > 0 || claimsOn(view, target, 'weakness').length > 0) return false;
  const { types } = features(view, [attacker]);
  const [type] = types ?? [];
  return types?.length === 1 && type !== undefined && !foundOn(top, printsAgainst(what, type));
};

/** Its Weaknesses now: a text may change their type and leave their amount, or the other way round. Null when not given. */
export const effectiveWeakness = (view: View, pokemon: Pokemon, why?: Why): readonly Weakness[] | null => {
  const { weakness } = features(view, [pokemon]);
  const claims = claimsOn(view, pokemon, 'weakness');
  if (claims.length === 0) return weakness;
  const other = newest(
    view,
    claims.filter(({ claim }) => claim.type !== undefined),
  );
  if (other?.claim.type !== undefined && other.claim.times !== undefined) {
    const { type, times } = other.claim;
    return givenWeakness(view, other)(view, [weakness ?? [], { type, times }, other.name], why);
  }
  if (weakness === null || weakness.length === 0) return weakness;
  const amount = newest(
    view,
    claims.filter(({ claim }) => claim.times !== undefined && claim.type === undefined),
  );
  const typed =
    other?.claim.type === undefined
      ? weakness
      : otherWeakness(view, other)(view, [weakness, other.claim.type, other.name], why);
  return amount?.claim.times === undefined
    ? typed
    : multipliedWeakness(view, amount)(view, [typed, amount.claim.times, amount.name], why);
};

/** The amount is another; the type is the one it had. */
const multipliedWeakness = byKindOfText((law) =>
  reading(
    law,
    (_view, [printed, times, by]: readonly [readonly Weakness[], number, string], why): readonly Weakness[] => {
      why('weakness-multiplied', { times, by });
      return printed.map(({ type }) => ({ type, times }));
    },
    (_view, [printed]) => printed,
  ),
);
/** Has it a Resistance to that type, or any? One that an effect has taken away is not there. */
export const resists = (view: View, pokemon: Pokemon, type: EnergyLetter | true): boolean => {
  const { resistance } = features(view, [pokemon]);
  if (resistance === null) undescribed(view, [pokemon]);
  if (claimsOn(view, pokemon, 'no-resistance').some(({ claim }) => claim.against === undefined)) return false;
  return (resistance ?? []).some((one) => type === true || one.type === type);
};

/** Is one of a type to which the other is weak, or resistant, as far as a text does not set that aside? */
export const meetsTypes = (view: View, from: Pokemon, to: Pokemon, ignores: readonly SetAside[] = []): boolean => {
  const types = effectiveTypes(view, from);
  const weak = ignores.includes('weakness') ? [] : (effectiveWeakness(view, to) ?? []);
  const resistant = ignores.includes('resistance') ? [] : (features(view, [to]).resistance ?? []);
  return [...weak, ...resistant].some(({ type }) => types.includes(type));
};

/** A text gives type and amount, whatever Weakness is printed. */
const givenWeakness = byKindOfText((law) =>
  reading(
    law,
    (_view, [_printed, given, by]: readonly [readonly Weakness[], Weakness, string], why): readonly Weakness[] => {
      why('weakness-changed', { type: given.type, by });
      return [given];
    },
    (_view, [printed]) => printed,
  ),
);

/** The type is another; the amount is the printed one. */
const otherWeakness = byKindOfText((law) =>
  reading(
    law,
    (_view, [printed, type, by]: readonly [readonly Weakness[], EnergyLetter, string], why): readonly Weakness[] => {
      why('weakness-changed', { type, by });
      // Two of one type and amount are one Weakness.
      return printed
        .map((one) => ({ ...one, type }))
        .filter((one, at, all) => all.findIndex((other) => sameValue(other, one)) === at);
    },
    (_view, [printed]) => printed,
  ),
);

/** Where one text sets a Retreat Cost and another adds to it or subtracts, the set value stands. Asked where the two would come to something else. */
const SET_OR_CHANGED = lawOf({
  'comprehensive-2009': ['309.3a', 'sets the cost'],
  'ex-2003': { open: 'what a Retreat Cost comes to that one text sets and another changes', near: 'Options.5' },
  'neo-2001': {
    open: 'what a retreat cost comes to that one text sets and another changes',
    near: 'Cond.Confused#2',
  },
  'xy-2016': { open: 'what a Retreat Cost comes to that one text sets and another changes', near: 'Turn.2E#2' },
  'me-2026': { open: 'what a Retreat Cost comes to that one text sets and another changes', near: 'Turn.2E#2a' },
});

const setGoesFirst = reading(
  SET_OR_CHANGED,
  (_view, [set]: readonly [set: number, changed: number]) => set,
  (_view, [, changed]) => changed,
);

/** Of a cost that is none some documents say that it has priority. */
const noneGoesFirst = reading(
  {
    ...SET_OR_CHANGED,
    'advanced-2018': ['II.D-13#4', 'has priority'],
    'advanced-2025': ['II.D-13#3', 'has priority'],
  },
  (_view, [by, without]: readonly [by: string, without: readonly string[], changed: number], why) => {
    why('no-cost-goes-first', { by, without });
    return 0;
  },
  (_view, [, , changed]) => changed,
);

export const RETREAT_COST = lawOf({
  'comprehensive-2009': ['309.3a', 'sets the cost'],
  'ex-2003': { silent: 'a text may set a Retreat Cost or change it', near: 'Options.5' },
  'neo-2001': { silent: 'a text may set a Retreat Cost or change it', near: 'Cond.Confused#2' },
  'xy-2016': { silent: 'a text may set a Retreat Cost or change it', near: 'Turn.2E#2' },
  'me-2026': { silent: 'a text may set a Retreat Cost or change it', near: 'Turn.2E#2b' },
});

/** The Retreat Cost now, in units of Energy. Null when not given. */
export const retreatCost = reading(
  RETREAT_COST,
  (view, [pokemon]: readonly [Pokemon], why, asked): number | null => {
    const claims = claimsOn(view, pokemon, 'retreat');
    const by = newest(
      view,
      claims.filter(({ claim }) => claim.set !== undefined),
      asked,
    );
    if (by?.claim.set !== undefined) {
      cite(view, by, asked);
      why('retreat-cost-set', { pokemon: namedApart(view, pokemon), cost: by.claim.set, by: by.name });
      const changes = claims.filter(({ claim }) => claim.add !== undefined);
      const changed = changes.reduce((sum, force) => sum + retreatChange(view, force), by.claim.set);
      if (Math.max(0, changed) === by.claim.set) return by.claim.set;
      const { set } = by.claim;
      const others = changes.map(({ name }) => name);
      return namingTexts([by.name, ...others], () =>
        set === 0 ? noneGoesFirst(view, [by.name, others, changed], asked) : setGoesFirst(view, [set, changed], asked),
      );
    }
    whyValueKept(view, pokemon, 'Retreat Cost', asked);
    const adding = claimsOn(view, pokemon, 'retreat', { only: ({ claim }) => claim.add !== undefined, why: asked });
    return added(view, pokemon, adding, why, asked);
  },
  (view, [pokemon]) => features(view, [pokemon]).retreat,
);

/** By how many Energy a text changes a Retreat Cost; one that counts Pokémon breaks off where it is not given who is there. */
export const retreatChange = (view: View, { claim, from }: ForceOf<'retreat'>): number =>
  (claim.add ?? 0) * (claim['for-each'] === undefined ? 1 : howManyFit(view, claim['for-each'], from));

const added = (
  view: View,
  pokemon: Pokemon,
  claims: readonly ForceOf<'retreat'>[],
  why: (code: NoteCode, facts: Facts) => void,
  asked: Why | undefined,
): number | null => {
  const printed = features(view, [pokemon]).retreat;
  if (printed === null) return null;
  let cost = printed;
  for (const force of claims) {
    const add = retreatChange(view, force);
    if (add === 0) continue;
    cost += add;
    why('retreat-cost-added', { pokemon: namedApart(view, pokemon), add, by: force.name, cost });
  }
  return notBelowZero(view, [cost], asked);
};

/** A step that would go below zero counts as zero. */
export const notBelowZero = reading(
  {
    'comprehensive-2009': ['103.1', 'negative'],
    'ex-2003': { silent: 'a sum below zero counts as zero', near: 'Types: Pokémon.6' },
    'advanced-2018': { silent: 'a sum below zero counts as zero', near: 'I.A-01/dmg.2' },
    'advanced-2025': { silent: 'a sum below zero counts as zero', near: 'I.A-01/dmg.2' },
    'neo-2001': { silent: 'a sum below zero counts as zero', near: 'Math.I' },
    'xy-2016': { silent: 'a sum below zero counts as zero', near: 'Damage.6' },
    'me-2026': { silent: 'a sum below zero counts as zero', near: 'Damage.6' },
  },
  (_view, [value]: readonly [number], why) => {
    if (value < 0) why('negative-is-zero', { value });
    return Math.max(0, value);
  },
  (_view, [value]) => value,
);

/**
 * Does the player a text calls "you" have more Prizes left than "your opponent"? Breaks off when that is not given, or depends on which opponent is
 * meant.
 */
export const hasMorePrizes = (view: View, seat: Seat): boolean => {
  const against = opponentsOf(view, seat);
  const own = view.state.players.map((player) => player.seat).filter((other) => !against.includes(other));
  const open = [...own, ...against].filter((one) => !playerOf(view.state, one).prizes.given);
  prizesAskedFor(view, open);
  const more = own.flatMap((mine) => against.map((theirs) => prizesLeft(view, [mine]) > prizesLeft(view, [theirs])));
  if (new Set(more).size > 1) for (const one of [...own, ...against]) view.readings.means(view, seat, one);
  return more.includes(true);
};
