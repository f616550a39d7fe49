import {
  type Condition,
  claimsOn,
  energyIds,
  type Force,
  type ForceOf,
  holds,
  isUndescribed,
  namedApart,
  placeOf,
  pokemonOf,
  type Standpoint,
  seatOf,
  type View,
  type Why,
} from '../../claims/index.ts';
import type { RuledDoc } from '../../corpus/index.ts';
import {
  type Allowance,
  type Law,
  lawOf,
  NotModelled,
  paragraphOf,
  reading,
  speaksHere,
  step,
  UnknownFact,
  unknownFact,
} from '../../engine/index.ts';
import {
  type Attack,
  BASIC_LETTERS,
  type Card,
  type CardId,
  ENERGY_NAMES,
  type EnergyLetter,
  energyLabel,
  type GameState,
  type Pokemon,
  sameName,
  type Uid,
} from '../../state/index.ts';
import { costAsTextsSay, costInTotal, IGNORED, ignoredCost } from '../attack/more-and-less.ts';
import { byKindOfText } from '../cards/card-before-rule.ts';
import { newest } from '../effects/continuous-effects.ts';
import { forbids } from '../prohibition.ts';
import type { T, Unit } from '../questions.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  allowance: ['attach-energy-first'],
  need: ['energy-and-text-circle'],
  note: ['cost-stated', 'now-provides', 'special-is-not-basic', 'stated-cost-stays'],
} as const;

/** Energy: what a card provides, whether units meet a cost, attaching it (CR 302.3, 305, 208.1). */

const EVERY_TYPE: Unit = [...BASIC_LETTERS, 'C'];

export interface Alternative {
  readonly if?: Condition;
  readonly units: readonly (string | readonly string[])[];
}

export const isBasicEnergy = (card: Card): boolean =>
  card.kind === 'energy' && (card.tags ?? []).includes('basic energy');

const OF_SIX: readonly string[] = ['G', 'R', 'W', 'L', 'F', 'P'].map(
  (letter) => `${ENERGY_NAMES[letter as 'G']} Energy`,
);

/** Six basic Energy cards, and every other is special. */
const oneOfSix = reading(
  {
    'neo-2001': 'absent',
    'ex-2003': ['Types: Energy', 'There are six basic Energy cards'],
    'comprehensive-2009': 'absent',
    'xy-2016': 'absent',
    'me-2026': 'absent',
    'advanced-2018': 'absent',
    'advanced-2025': 'absent',
  },
  (_view, [card]: readonly [Card], why): boolean => {
    const is = OF_SIX.some((name) => sameName(name, card.name));
    if (!is) why('special-is-not-basic', { card: energyLabel(card) });
    return is;
  },
  () => true,
);

const DARKNESS_AND_METAL: readonly string[] = [`${ENERGY_NAMES.D} Energy`, `${ENERGY_NAMES.M} Energy`];

/** Energy of the types that were new then is not basic. */
const ofOlderTypes = reading(
  {
    'neo-2001': ['Energy Types', 'not basic Energy cards'],
    'ex-2003': 'absent',
    'comprehensive-2009': 'absent',
    'xy-2016': 'absent',
    'me-2026': 'absent',
    'advanced-2018': 'absent',
    'advanced-2025': 'absent',
  },
  (_view, [card]: readonly [Card], why): boolean => {
    const is = !DARKNESS_AND_METAL.some((name) => sameName(name, card.name));
    if (!is) why('special-is-not-basic', { card: energyLabel(card) });
    return is;
  },
  () => true,
);

/** Is this a basic Energy card to a text? A later print of one may be basic by its own looks and special to an older document. */
export const basicToTexts = (view: View, card: Card, why?: Why): boolean =>
  isBasicEnergy(card) && oneOfSix(view, [card], why) && ofOlderTypes(view, [card], why);

const GIVES = lawOf({
  'comprehensive-2009': ['305.2', 'single unit'],
  'ex-2003': {
    silent: 'a basic Energy card is one Energy of its type, any other what it says',
    near: 'Types: Energy',
  },
  'advanced-2018': ['I.C#4', 'provides 1 Energy of that type'],
  'advanced-2025': ['I.C#4', 'provides 1 Energy of that type'],
  'neo-2001': { silent: 'a basic Energy card is one Energy of its type, any other what it says', near: 'Order.2' },
  'xy-2016': { silent: 'a basic Energy card is one Energy of its type, any other what it says', near: 'Turn.3A#1' },
  'me-2026': { silent: 'a basic Energy card is one Energy of its type, any other what it says', near: 'Turn.3A#1' },
});

/** The Energy cards of a table of which it is being asked what they give there. */
const asked = new WeakMap<GameState, CardId[]>();

/** Is what a card says it asks for so? Where a text on its Pokémon asks in turn what the card gives, neither is known first. */
const isSo = (view: View, condition: Condition, card: Card, id: CardId, from: Standpoint): boolean => {
  const under = asked.get(view.state) ?? [];
  if (under.includes(id)) unknownFact(view, GIVES, 'energy-and-text-circle', { card: energyLabel(card) });
  asked.set(view.state, [...under, id]);
  try {
    return holds(view, condition, from);
  } finally {
    asked.set(view.state, under);
  }
};

/** What a card gives there by itself, before a text on its Pokémon changes it. */
export const givenByItself = (view: View, id: CardId, uid: Uid | null): readonly Unit[] => {
  const card = view.cardAt(id);
  if (card === null || card.kind !== 'energy') return [];
  const owner = view.state.cards[id]?.owner ?? view.state.toMove;
  const all = (card.provides ?? []) as unknown as readonly Alternative[];
  const given = all.find((one) => one.if === undefined || isSo(view, one.if, card, id, { seat: owner, uid }));
  return given === undefined ? [] : givenUnits(view, given);
};

/** A basic Energy card gives one unit of its type; a special one what its text says. */
export const provides = reading(
  GIVES,
  (view, [id, uid]: readonly [CardId, Uid | null]): readonly Unit[] => {
    const units = givenByItself(view, id, uid);
    return uid === null || units.length === 0 ? units : asGiven(view, inNumber(view, units, id, uid), id, uid);
  },
  () => [],
);

/** Could such a unit be Energy of that type? */
const mayBe = (unit: Alternative['units'][number], type: EnergyLetter): boolean =>
  unit === 'all' || unit === type || (typeof unit !== 'string' && unit.includes(type));

/** Is there nothing on its Pokémon by which this card gives Energy of that type, and nothing among what it may give? Then it does not matter what it asks for. */
const neverGives = (view: View, id: CardId, type: EnergyLetter): boolean => {
  const alternatives = (view.cardAt(id)?.provides ?? []) as unknown as readonly Alternative[];
  return (
    alternatives.some((one) => one.if !== undefined) &&
    alternatives.every(({ units }) => !units.some((unit) => mayBe(unit, type))) &&
    !view.says('energy-type')
  );
};

/** The text that counts of several that say a value; which is the newest is asked only where they part. */
const counting = <F extends Force>(
  view: View,
  forces: readonly F[],
  value: (claim: F['claim']) => unknown,
  why?: Why,
): F | undefined => (new Set(forces.map(({ claim }) => value(claim))).size > 1 ? newest(view, forces, why) : forces[0]);

/** The text that says how many Energy a basic Energy card gives there; none for other cards, or types it does not give. `units`: what it gives by itself. */
export const textOnNumber = (
  view: View,
  [id, uid]: readonly [CardId, Uid],
  units: readonly Unit[],
  why?: Why,
): ForceOf<'energy-units'> | undefined => {
  if (!view.says('energy-units')) return undefined;
  const pokemon = pokemonOf(view.state, uid);
  const card = view.cardAt(id);
  if (pokemon === null || card === null || !basicToTexts(view, card)) return undefined;
  const all = claimsOn(view, pokemon, 'energy-units', {
    meant: ({ type }) => units.some((unit) => unit.includes(type)),
    why,
  });
  return counting(view, all, (claim) => claim.units, why);
};

/** A basic Energy card for which a text on its Pokémon says how many Energy it gives. */
const inNumber = (view: View, units: readonly Unit[], id: CardId, uid: Uid): readonly Unit[] => {
  const text = textOnNumber(view, [id, uid], units);
  return text === undefined ? units : multiplied(view, text)(view, [units, text.claim.units]);
};

const multiplied = byKindOfText((law) =>
  reading(
    law,
    (_view, [units, number]: readonly [readonly Unit[], number]): readonly Unit[] =>
      units.flatMap((unit) => Array.from({ length: number }, () => unit)),
    (_view, [units]) => units,
  ),
);

/** The text that says of which type a card counts there; none where no text reaches this card. `units`: what it gives by itself. */
export const textOnType = (
  view: View,
  [id, uid]: readonly [CardId, Uid],
  units: () => readonly Unit[],
  why?: Why,
): ForceOf<'energy-type'> | undefined => {
  if (!view.says('energy-type')) return undefined;
  const pokemon = pokemonOf(view.state, uid);
  const card = view.cardAt(id);
  const all = (pokemon === null ? [] : claimsOn(view, pokemon, 'energy-type')).filter(
    ({ claim: { basic, colorless, cards } }) =>
      (basic !== true || (card !== null && basicToTexts(view, card))) &&
      (colorless !== true || units().every((unit) => unit.every((type) => type === 'C'))) &&
      (cards === undefined || cards.includes(id)),
  );
  return counting(view, all, (claim) => claim.type, why);
};

/** The one type that a text makes of whatever Energy comes to the Pokémon; null where none does. */
export const typeOfAnyMore = (view: View, pokemon: Pokemon): EnergyLetter | null => {
  if (!view.says('energy-type')) return null;
  const all = claimsOn(view, pokemon, 'energy-type').filter(
    ({ claim: { basic, colorless, cards } }) => basic !== true && colorless !== true && cards === undefined,
  );
  return counting(view, all, (claim) => claim.type)?.claim.type ?? null;
};

/** Units that a text on their Pokémon makes Energy of another type; how many there are stays as it is. */
export const asGiven = (view: View, units: readonly Unit[], id: CardId, uid: Uid): readonly Unit[] => {
  const text = textOnType(view, [id, uid], () => units);
  return text === undefined ? units : turned(view, text)(view, [units, text.claim.type]);
};

/** What a card says goes before what its Energy is by itself. */
export const turned = byKindOfText((law) =>
  reading(
    law,
    (_view, [units, type]: readonly [readonly Unit[], EnergyLetter]): readonly Unit[] => units.map(() => [type]),
    (_view, [units]) => units,
  ),
);

/** The units of one thing a card may give. */
export const givenUnits = (view: View, { units }: Alternative): readonly Unit[] =>
  units.map((unit) => unitOf(view, unit));

/** A special Energy of several types is all of them at once; no player picks one. */
const unitOf = (view: View, unit: string | readonly string[]): Unit => {
  if (unit === 'all') return simultaneous(view, [EVERY_TYPE]);
  if (typeof unit === 'string') return [unit as EnergyLetter];
  return simultaneous(view, [unit as readonly EnergyLetter[]]);
};

export const simultaneous = reading(
  {
    'comprehensive-2009': ['305.4', 'all of them at the same time'],
    'ex-2003': { silent: 'Energy of several types is all of them at once', near: 'Special Energy' },
    'advanced-2018': ['II.D-08', 'Energy that is of ten types'],
    'advanced-2025': ['II.D-08', 'Energy that is of ten types'],
    'neo-2001': { silent: 'Energy of several types is all of them at once', near: 'Order.2' },
    'xy-2016': { silent: 'Energy of several types is all of them at once', near: 'Turn.3A#1' },
    'me-2026': { silent: 'Energy of several types is all of them at once', near: 'Turn.3A#1' },
  },
  (_view, [types]: readonly [Unit]) => types,
  (_view, [types]) => types.slice(0, 1),
);

/** Does this card on this Pokémon count as Energy of that type now? Colorless is not a type to be picked by. */
export const countsAs = (view: View, id: CardId, uid: Uid, type: EnergyLetter, why?: Why): boolean => {
  if (neverGives(view, id, type)) return false;
  const unit = provides(view, [id, uid]).find((one) => one.includes(type));
  if (unit !== undefined && unit.length > 1)
    why?.(simultaneous.rule(view), 'several-types-at-once', { card: energyLabel(view.cardAt(id)), type });
  return unit !== undefined;
};

/** What a card gives there; null where that depends on a fact that is not given. */
export const unitsIfKnown = (view: View, id: CardId, uid: Uid): readonly Unit[] | null => {
  try {
    return provides(view, [id, uid]);
  } catch (stop) {
    if (!(stop instanceof UnknownFact)) throw stop;
    return null;
  }
};

/** Does it count as Energy of that type, or may it? */
export const mayCountAs = (view: View, id: CardId, uid: Uid, type: EnergyLetter): boolean =>
  unitsIfKnown(view, id, uid)?.some((unit) => unit.includes(type)) ?? true;

/** Does its owner say which type such Energy is? Asked where a text of another player means Energy of one type. */
const OWNER_PICKS_NOT = lawOf({
  'comprehensive-2009': ['305.4', 'all of them at the same time'],
  'ex-2003': {
    open: 'whether Energy of several types is of each of them for the other player too',
    near: 'Special Energy',
  },
  'advanced-2018': ['II.D-08', 'Energy that is of ten types'],
  'advanced-2025': ['II.D-08', 'Energy that is of ten types'],
  'neo-2001': { open: 'whether Energy of several types is of each of them for the other player too', near: 'Order.2' },
  'xy-2016': { open: 'whether Energy of several types is of each of them for the other player too', near: 'Turn.3A#1' },
  'me-2026': { open: 'whether Energy of several types is of each of them for the other player too', near: 'Turn.3A#1' },
});

/** Breaks off where that decides and it is not given: none of these is Energy of the type and of no other. */
export const ofThatTypeForOthers = (view: View, cards: readonly CardId[], uid: Uid, type: EnergyLetter): void => {
  const several = cards.some((id) => !provides(view, [id, uid]).some((unit) => unit.length === 1 && unit[0] === type));
  if (several) paragraphOf(OWNER_PICKS_NOT, view);
};

/** Is Energy attached to it that counts as of this type now, or any at all? */
export const hasEnergy = (view: View, pokemon: Pokemon, type: EnergyLetter | true): boolean => {
  if (isUndescribed(view, pokemon)) view.readings.undescribed(view, pokemon);
  return energyIds(view, pokemon).some((id) => type === true || countsAs(view, id, pokemon.uid, type));
};

/** Number of units a card gives. */
export const unitsOf = (view: View, id: CardId, uid: Uid): number => provides(view, [id, uid]).length;

/** All units on a Pokémon. */
export const unitsOn = (view: View, pokemon: Pokemon): readonly Unit[] =>
  energyIds(view, pokemon).flatMap((id) => provides(view, [id, pokemon.uid]));

/** Energy of that type on it, or all of it. */
export const energyOn = (view: View, pokemon: Pokemon, type: EnergyLetter | true): number => {
  if (isUndescribed(view, pokemon)) view.readings.undescribed(view, pokemon);
  return unitsOn(view, pokemon).filter((unit) => type === true || unit.includes(type)).length;
};

/** An attack needs the Energy that it names. */
export const ENERGY_FOR_AN_ATTACK = lawOf({
  'comprehensive-2009': ['302.3', 'Energy necessary for an attack'],
  'ex-2003': ['Types: Energy', 'in the quantity and of the type'],
  'advanced-2018': ['I.A-01#2', 'exactly that amount or more'],
  'advanced-2025': ['I.A-01#2', 'exactly that amount or more'],
  'neo-2001': ['Order.2', 'enough Energy cards attached'],
  'xy-2016': ['Turn.3A#1', 'right amount of Energy'],
  'me-2026': ['Turn.3A#1', 'right amount of Energy'],
});

/**
 * Can these units meet this cost? A real matching: each requirement takes a unit of its own; Colorless takes any. Returns how many
 * requirements stay unmet (0: paid), whatever the order of the units.
 */
export const unmet = reading(
  ENERGY_FOR_AN_ATTACK,
  (_view, [cost, units]: readonly [readonly EnergyLetter[], readonly Unit[]]) => cost.length - matchings(cost, units),
  () => 0,
);

const matchings = (cost: readonly EnergyLetter[], units: readonly Unit[]): number => {
  const takenBy: (number | null)[] = units.map(() => null);
  const place = (requirement: number, tried: Set<number>): boolean => {
    const wanted = cost[requirement];
    for (const [at, unit] of units.entries()) {
      if (tried.has(at) || wanted === undefined || !(wanted === 'C' || unit.includes(wanted))) continue;
      tried.add(at);
      const holder = takenBy[at] ?? null;
      if (holder === null || place(holder, tried)) {
        takenBy[at] = requirement;
        return true;
      }
    }
    return false;
  };
  let met = 0;
  for (const requirement of cost.keys()) if (place(requirement, new Set())) met += 1;
  return met;
};

/** The cost of an attack after effects that change it: Colorless requirements are added or dropped, or those of the type that the text names. */
export const attackCost = (view: View, pokemon: Pokemon, attack: Attack, why?: Why): readonly EnergyLetter[] => {
  const all = costClaims(view, pokemon, attack);
  if (all.length === 0) return costOf(view, pokemon, attack, all, why);
  const claims = all.filter(({ claim }) => claim.any === undefined);
  const cost = costOf(view, pokemon, attack, claims, why);
  const less = all.reduce((sum, { claim }) => sum - (claim.any === undefined ? 0 : (claim.add ?? 0)), 0);
  return less === 0 ? cost : costLessAny(view, [cost, less, pokemon], why);
};

/** So many symbols less, of whichever types; those that the Energy on it would not pay, as its player would have it. */
const costLessAny = reading(
  ENERGY_FOR_AN_ATTACK,
  (view, [cost, less, pokemon]: readonly [readonly EnergyLetter[], number, Pokemon]): readonly EnergyLetter[] => {
    const units = unitsOn(view, pokemon);
    let now = cost;
    for (let left = less; left > 0; left -= 1) {
      const without = now.map((_one, at) => now.toSpliced(at, 1));
      now = without.toSorted((a, b) => b.length - matchings(b, units) - (a.length - matchings(a, units))).at(-1) ?? now;
    }
    return now;
  },
  (_view, [cost]) => cost,
);

const costOf = (
  view: View,
  pokemon: Pokemon,
  attack: Attack,
  claims: readonly ForceOf<'cost'>[],
  why?: Why,
): readonly EnergyLetter[] => {
  const { cost } = attack;
  const changed = claims.filter(({ claim }) => claim.add !== undefined);
  saysItsCost(attack);
  const stated = statedFor(view, pokemon, attack, why);
  if (stated !== null) return statedCost(view, [cost, stated, changed], why);
  const set = claims.flatMap(({ claim }) => (claim.set === undefined ? [] : [claim.set]))[0];
  if (set !== undefined) return costSet(view, [cost, set, changed], why);
  const byItself = costsNothing(view, pokemon, attack, why);
  if (!speaksHere(IGNORED, view)) return costAsTextsSay(view, cost, claims, byItself, why);
  if (byItself || claims.some(({ claim }) => claim.none === true)) return ignoredCost(view, cost, changed, why);
  return changed.length === 0 ? cost : costInTotal(view, cost, changed, why);
};

/** What makes that attack of it cost more or less: some texts speak of one attack alone. */
export const claimsOnCost = (view: View, pokemon: Pokemon, attack: string, why?: Why): readonly ForceOf<'cost'>[] =>
  claimsOn(view, pokemon, 'cost', {
    meant: (claim) => claim.attack === undefined || sameName(claim.attack, attack),
    ...(why === undefined ? {} : { why }),
  });

/**
 * What makes its attacks cost more or less. Where it is unknown whether a text applies that could only make them cost less, it is not asked for if the Energy
 * pays without it.
 */
const costClaims = (view: View, pokemon: Pokemon, { name, cost }: Attack): readonly ForceOf<'cost'>[] => {
  try {
    return claimsOnCost(view, pokemon, name);
  } catch (stop) {
    if (!(stop instanceof UnknownFact)) throw stop;
    const dearer = claimsOn(view, pokemon, 'cost', { meant: ({ add = 0 }) => add > 0 });
    if (unmet(view, [costInTotal(view, cost, dearer), unitsOn(view, pokemon)]) > 0) throw stop;
    return dearer;
  }
};

/** A text that is not executed and states another cost: what the attack costs now is not known. */
const saysItsCost = ({ name, text = '', does }: Attack): void => {
  if (does === undefined && /\bthis attack can be used for\b/iu.test(text))
    throw new NotModelled(null, `attack ${name}`, 'the cost that its own text states');
};

/** The cost that the text of the attack states for now; null where it states none. */
const statedFor = (
  view: View,
  { uid }: Pokemon,
  { costWhen, costThen }: Attack,
  why?: Why,
): readonly EnergyLetter[] | null =>
  costWhen !== undefined &&
  costThen !== undefined &&
  holds(view, costWhen as Condition, { seat: seatOf(view.state, uid) ?? view.state.toMove, uid }, why)
    ? costThen
    : null;

type Changed = Parameters<typeof costInTotal>[2];

const STATED = 'an attack can be used for the cost that its text states';

export const STATED_COST = lawOf({
  'neo-2001': { silent: STATED, near: 'Order.2' },
  'ex-2003': { silent: STATED, near: 'Attack' },
  'comprehensive-2009': { silent: STATED, near: '302.3' },
  'xy-2016': { silent: STATED, near: 'Turn.3A#1' },
  'me-2026': { silent: STATED, near: 'Turn.3A#1' },
  'advanced-2018': { silent: STATED, near: 'I.A-01#2' },
  'advanced-2025': ['II.E-32#1', 'The cost of the attack can be lower'],
});

/** Another cost than the one printed beside its name. Whatever pays the printed one pays that as well, so its player has nothing to choose. */
const otherCost = <D extends RuledDoc>(law: Law<D>) =>
  reading(
    law,
    (
      view,
      [_printed, stated, changed]: readonly [readonly EnergyLetter[], readonly EnergyLetter[], Changed],
      why,
      asked,
    ): readonly EnergyLetter[] => {
      why('cost-stated', { cost: stated.join('') });
      return changed.length === 0 ? stated : unchangedCost(view, [stated, changed], asked);
    },
    (_view, [printed]) => printed,
  );

/** The attack can be used for the cost its own text states. */
const statedCost = otherCost(STATED_COST);

/** The same of a text in force. */
const costSet = otherCost({
  ...STATED_COST,
  'comprehensive-2009': ['302.3', 'Effects in play can modify Energy costs'],
} satisfies Law<RuledDoc>);

const MORE_OR_LESS = 'whether effects that change the cost of attacks change a cost that the text of the attack states';

/** What makes attacks cost more or less does not change a cost that the text of the attack states. */
const unchangedCost = reading(
  {
    'neo-2001': { open: MORE_OR_LESS, near: 'Order.2' },
    'ex-2003': { open: MORE_OR_LESS, near: 'Attack' },
    'comprehensive-2009': { open: MORE_OR_LESS, near: '302.3' },
    'xy-2016': { open: MORE_OR_LESS, near: 'Turn.3A#1' },
    'me-2026': { open: MORE_OR_LESS, near: 'Turn.3A#1' },
    'advanced-2018': { open: MORE_OR_LESS, near: 'I.A-01#2' },
    'advanced-2025': ['II.E-32#2', 'raise or lower the cost of the attacks it uses are ignored'],
  },
  (_view, [stated]: readonly [readonly EnergyLetter[], Changed], why): readonly EnergyLetter[] => {
    why('stated-cost-stays', { cost: stated.join('') });
    return stated;
  },
  (view, [stated, changed]) => costInTotal(view, stated, changed),
);

/** Does the attack itself say that its cost is ignored now? */
const costsNothing = (view: View, { uid }: Pokemon, { freeWhen }: Attack, why: Why | undefined): boolean =>
  freeWhen !== undefined &&
  holds(view, freeWhen as Condition, { seat: seatOf(view.state, uid) ?? view.state.toMove, uid }, why);

/** Energy goes onto a Pokémon of the player's own. */
export const ontoOwnPokemon = forbids({
  acts: ['attach-energy'],
  obstacle: 'target',
  code: 'energy-on-ones-own',
  law: {
    'comprehensive-2009': ['305.3', 'a Pokémon of theirs'],
    'ex-2003': ['Options.1', 'a Pokémon of yours in play'],
    'advanced-2018': ['I.C#2', 'one of their Pokémon'],
    'advanced-2025': ['I.C#2', 'one of their Pokémon'],
    'neo-2001': { open: 'on whose Pokémon an Energy card may be put', near: 'Play.9B3' },
    'xy-2016': ['Turn.2C', 'a Pokémon of their own'],
    'me-2026': ['Turn.2C', 'a Pokémon of their own'],
  },
  concerns: (view, action) => action.to !== undefined && seatOf(view.state, action.to) !== view.state.toMove,
  when: (view, action) => {
    const pokemon = action.to === undefined ? null : pokemonOf(view.state, action.to);
    if (pokemon === null) return null;
    return { card: view.cardAt(action.card)?.name ?? 'a card', pokemon: namedApart(view, pokemon) };
  },
});

export const ONE_ENERGY_A_TURN = lawOf({
  'comprehensive-2009': ['305.3', 'one Energy card'],
  'ex-2003': ['Options.1', 'once only in each turn'],
  'advanced-2018': ['I.C#2', 'attach one Energy per turn'],
  'advanced-2025': ['I.C#2', 'attach one Energy per turn'],
  'neo-2001': ['Play.9B3', 'but only 1'],
  'xy-2016': ['Turn.2C', 'attached only once in a turn'],
  'me-2026': ['Turn.2C', 'attached only once in a turn'],
});

export const onceATurn = forbids({
  acts: ['attach-energy'],
  obstacle: 'limit',
  code: 'energy-already-attached',
  law: ONE_ENERGY_A_TURN,
  when: (view) => (view.state.spent.energy ? { player: view.state.toMove, turn: view.state.turn } : null),
});

const ATTACH_FIRST: Allowance = {
  law: ONE_ENERGY_A_TURN,
  code: 'attach-energy-first',
};

/** Where Energy is lacking: as long as it may be attached, that comes first. */
export const attachFirst = ({ state: { spent, phase } }: View): readonly Allowance[] =>
  spent.energy || phase !== 'action' ? [] : [ATTACH_FIRST];

export const attach = step(ONE_ENERGY_A_TURN, (t: T, card: CardId, to: Uid) => {
  const seat = t.state.toMove;
  const pokemon = pokemonOf(t.state, to);
  if (pokemon === null) return;
  t.put({ kind: 'spent', limit: 'energy' });
  t.put({ kind: 'attached', card, to, from: { seat, zone: 'hand' }, energy: true });
  const units = unitsIfKnown(t.view, card, to);
  if (units === null) return;
  t.note('now-provides', {
    card: t.view.cardAt(card)?.name ?? 'a card',
    pokemon: namedApart(t.view, pokemon),
    place: placeOf(t.state, to),
    units: units.length,
  });
});
