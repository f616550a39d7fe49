import {
  type ClaimOf,
  claimsOn,
  type Facts,
  type Force,
  type ForceOf,
  fits,
  isActive,
  type NoteCode,
  namedApart,
  opponentsOf,
  pokemonOf,
  preventsDamage,
  seatOf,
  type View,
  type Why,
} from '../../claims/index.ts';
import type { Doc } from '../../corpus/index.ts';
import {
  type AnyLaw,
  type Law,
  lawOf,
  paragraphOf,
  reading,
  speaksHere,
  speaksOfLaw,
  stage,
  statesLaw,
  unknownFact,
} from '../../engine/index.ts';
import {
  type EnergyLetter,
  type Pokemon,
  type Resistance,
  type Seat,
  type SetAside,
  sameName,
  type Uid,
  type Weakness,
} from '../../state/index.ts';
import { ATTACK_BEFORE_RULE } from '../cards/card-before-rule.ts';
import { passedByNamesakes } from '../cards/self-references.ts';
import { cite } from '../effects/continuous-effects.ts';
import { namedInOrder } from '../in-order.ts';
import {
  effectiveTypes,
  effectiveWeakness,
  meetsNone,
  notBelowZero,
  typesAgainst,
} from '../pokemon/effective-values.ts';
import { features, whyValueKept } from '../pokemon/pokemon.ts';
import { isDamage } from '../pokemon/what-is-attached.ts';
import type { Answers, DamageStages } from '../questions.ts';
import { cutDamage } from './cut-damage.ts';
import { PREVENTED, preventedFacts, preventedFrom, preventedWholly, totals } from './damage-in-steps.ts';
import { effectsLeftOut, textThatSetsAside } from './set-aside-by-text.ts';
import { teraIsSpared } from './tera.ts';
import {
  sayChangesOfOthers,
  sayNothingAdded,
  sayOtherAmounts,
  sayShieldsOfOthers,
  textsSetAside,
  withinBounds,
} from './texts-passed-over.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  need: ['weakness-not-told'],
  note: [
    'adds-to-no-damage',
    'bench-no-weakness',
    'damage-changed',
    'damage-prevented',
    'no-final-damage',
    'no-resistance',
    'no-weakness',
    'resistance',
    'resistance-without-number',
    'several-match',
    'step-left-out',
    'text-sets-aside',
    'weakness',
    'weakness-without-number',
    'zero-ends',
  ],
} as const;

/** Reckoning the damage of an attack (CR 304, 603.5). All amounts are damage points. */

/** A blow: which Pokémon attacks which. */
export interface Blow {
  readonly attacker: Uid;
  readonly target: Uid;
  /** Its name, for effects on one attack. */
  readonly attack?: string;
  /** What the text says does not affect this damage. */
  readonly ignores?: readonly SetAside[];
  /** Its text applies Weakness and Resistance on the Bench too. */
  readonly bench?: 'reckoned';
}

export const both = (view: View, blow: Blow): readonly [Pokemon, Pokemon] | null => {
  const attacker = pokemonOf(view.state, blow.attacker);
  const target = pokemonOf(view.state, blow.target);
  return attacker === null || target === null ? null : [attacker, target];
};

/** Some texts add only where damage would be done without them; where there is none, it is said why they add nothing. */
export const doesNothing = (
  { claim, name }: Pick<ForceOf<'damage'>, 'claim' | 'name'>,
  damage: number,
  why: (code: NoteCode, facts: Facts) => void,
): boolean => {
  if (claim['if-damage'] !== true || isDamage(damage)) return false;
  if (claim.add > 0) why('adds-to-no-damage', { by: name });
  return true;
};

/** An effect "before Weakness and Resistance" belongs to the Pokémon that does the damage, one "after" to the Pokémon that receives it. */
const sideOf = reading(
  {
    'comprehensive-2009': ['404.1', 'before Weakness and Resistance'],
    'ex-2003': {
      silent: 'an effect comes before or after Weakness and Resistance as its text says',
      near: 'Types: Pokémon.5',
    },
    'advanced-2018': ['I.A-01/dmg.2', 'the Pokémon dealing damage is under effects'],
    'advanced-2025': ['I.A-01/dmg.2', 'the Pokémon dealing damage is under effects'],
    'xy-2016': ['Damage.2', "effects on the player's own Active Pokémon"],
    'me-2026': ['Damage.2a', 'effects on the attacking Pokémon'],
  },
  (_view, [when]: readonly ['before' | 'after']): 'dealer' | 'receiver' => (when === 'before' ? 'dealer' : 'receiver'),
  () => 'receiver' as const,
);

/** Prizes taken by the player a lasting text calls "you" or "your opponent". */
const takenBy = (view: View, seat: Seat, whose: 'yours' | 'theirs', why: Why | undefined): number => {
  const [opponent = seat] = opponentsOf(view, seat);
  return view.readings.prizesTaken(view, whose === 'yours' ? seat : opponent, why);
};

/** On whom a text is that changes damage: a card attached to one Pokémon, or a Poké-Body of the other player, may change what another one does. */
export const borneBy = (view: View, { origin, from }: Force, bearer: Pokemon): string => {
  const isElsewhere = origin === 'attachment' || (origin === 'body' && from.seat !== seatOf(view.state, bearer.uid));
  const host = isElsewhere && from.uid !== null ? pokemonOf(view.state, from.uid) : null;
  return namedApart(view, host ?? bearer);
};

const modify = (
  view: View,
  damage: number,
  side: 'dealer' | 'receiver',
  bearer: Pokemon,
  other: Pokemon,
  { attack, ignores = [] }: Pick<Blow, 'attack' | 'ignores'>,
  why: (code: NoteCode, facts?: Facts) => void,
  asked: Why | undefined,
): number => {
  let now = damage;
  // Where the damage isn't affected by Poké-Bodies of the Pokémon it is done to, that one's own changes none, whenever it is counted.
  const isSetAside = ({ kind, from }: Force): boolean =>
    side === 'dealer' && kind === 'body' && from.uid === other.uid && ignores.includes('effects');
  const adds: number[] = [];
  const isMeant = ({ when, attack: named }: ClaimOf<'damage'>): boolean =>
    when !== 'behind' && sideOf(view, [when]) === side && (named === undefined || sameName(attack ?? '', named));
  const here = claimsOn(view, bearer, 'damage', {
    only: ({ claim, from }) =>
      isMeant(claim) && (claim.against === undefined || fits(view, other, claim.against, from)),
    why: asked,
  });
  for (const force of here) {
    const { claim, name, from } = force;
    if (isSetAside(force) || doesNothing(force, now, why)) continue;
    // By which rule the other one is of the kind that the text names.
    if (claim.against !== undefined && asked !== undefined) fits(view, other, claim.against, from, asked);
    const each = claim['for-each-prize'];
    const add = claim.add * (each === undefined ? 1 : takenBy(view, from.seat, each, asked));
    now += add;
    adds.push(add);
    why('damage-changed', { by: name, add, pokemon: borneBy(view, force, bearer), damage: now });
  }
  sayChangesOfOthers(view, [bearer, other], ({ claim }) => isMeant(claim), why, asked);
  const { law, total } = totals[side];
  const [first, ...others] = adds;
  return first !== undefined && others.length > 0 && speaksHere(law, view)
    ? damage + total(view, [[first, ...others]], asked)
    : now;
};

/** What is attached to the attacking Pokémon and is counted after Weakness and Resistance all the same, as the PlusPower of the first set. */
const added = (
  view: View,
  damage: number,
  [attacker, target]: readonly [Pokemon, Pokemon],
  why: (code: NoteCode, facts?: Facts) => void,
  asked: Why | undefined,
): number =>
  claimsOn(view, attacker, 'damage', {
    only: ({ claim: { when, against }, from }) =>
      when === 'behind' && (against === undefined || fits(view, target, against, from)),
    why: asked,
  }).reduce((now, force) => {
    const { claim, name } = force;
    if (doesNothing(force, now, why)) return now;
    const sum = now + claim.add;
    why('damage-changed', { by: name, add: claim.add, pokemon: borneBy(view, force, attacker), damage: sum });
    return sum;
  }, damage);

const settingAside = <D extends Doc>(law: Law<D>) =>
  reading(
    law,
    (view, [blow, what]: readonly [Blow, SetAside], why): boolean => {
      const { ignores = [], attack } = blow;
      if (!ignores.includes(what)) return false;
      const pair = both(view, blow);
      const by = (pair === null ? null : textThatSetsAside(view, ...pair, what))?.name ?? attack;
      const struck = pair === null || isActive(view, pair[1]) ? {} : { pokemon: namedApart(view, pair[1]) };
      const texts = pair === null || what !== 'effects' ? [] : textsSetAside(view, ...pair);
      const named = texts.length === 0 ? {} : { texts };
      why('text-sets-aside', { what, ...(by === undefined || by === '' ? {} : { by }), ...struck, ...named });
      return true;
    },
    () => false,
  );

/** A text that sets Weakness or Resistance aside goes before the rules. */
export const setAside = settingAside({
  ...ATTACK_BEFORE_RULE,
  'advanced-2018': ['II.B-06#1', 'The damage is done without damage step 3'],
  'advanced-2025': ['II.B-06#1', 'The damage is done without damage step 3'],
});

/** So does one that sets effects on the Pokémon it strikes aside. */
export const effectsSetAside = settingAside({
  ...ATTACK_BEFORE_RULE,
  'advanced-2018': ['II.B-07#1', 'without the effects by which a Pokémon takes no damage'],
  'advanced-2025': ['II.B-07', 'the effects that prevent all damage'],
});

export const DEALER = lawOf({
  'comprehensive-2009': ['603.5b', 'Attacking Pokémon'],
  'ex-2003': { silent: 'effects on the attacking Pokémon change the damage it does', near: 'Attack' },
  'advanced-2018': ['I.A-01/dmg.2', 'effects that change the damage it is going to do'],
  'advanced-2025': ['I.A-01/dmg.2', 'effects that change the damage it is going to do'],
  'xy-2016': ['Damage.2', "effects on the player's own Active Pokémon"],
  'me-2026': ['Damage.2a', 'effects on the attacking Pokémon'],
});

/** Effects on the Attacking Pokémon. */
export const dealer = stage(DEALER, (view, damage: number, blow: Blow, why, asked) => {
  const pair = both(view, blow);
  if (pair === null) return damage;
  passedByNamesakes(view, [pair[0]], asked);
  return notBelowZero(view, [modify(view, damage, 'dealer', pair[0], pair[1], blow, why, asked)]);
});

/** A Weakness without a number doubles, a Resistance without one takes 30. Asked of those alone: a document may know printed amounts only. */
const weaknessWithoutNumber = reading(
  { 'comprehensive-2009': ['304.4a', 'x2'] },
  (_view, [weakness]: readonly [Weakness], why) => {
    why('weakness-without-number', { type: weakness.type });
    return 2;
  },
  () => 1,
);

const weaknessAmount = (view: View, weakness: Weakness, why: Why | undefined): { times: number } | { plus: number } => {
  if (weakness.plus !== undefined) return { plus: weakness.plus };
  return { times: weakness.times ?? weaknessWithoutNumber(view, [weakness], why) };
};

const resistanceWithoutNumber = reading(
  { 'comprehensive-2009': ['304.4a', '-30'] },
  (_view, [resistance]: readonly [Resistance], why) => {
    why('resistance-without-number', { type: resistance.type });
    return 30;
  },
  () => 0,
);

const resistanceAmount = (view: View, resistance: Resistance, why: Why | undefined): number =>
  resistance.minus ?? resistanceWithoutNumber(view, [resistance], why);

/** An attacker of several types meets every Weakness and Resistance that matches one of them. */
export const everyMatch = reading(
  {
    'comprehensive-2009': ['304.4b', 'every Resistance that matches'],
    'advanced-2018': ['I.A-01/dmg.3', 'is of the type named in the Weakness'],
    'advanced-2025': ['I.A-01/dmg.3', 'is of the type named in the Weakness'],
    'xy-2016': ['AppI#2', 'apply the Weakness, and after it the Resistance'],
    'me-2026': ['App21#2', 'apply the Weakness, and after it the Resistance'],
  },
  (_view, [types]: readonly [readonly EnergyLetter[]]) => types,
  (_view, [types]) => types.slice(0, 1),
);

/** On the Bench neither Weakness nor Resistance counts. */
export const benchIsSpared = reading(
  {
    'comprehensive-2009': ['304.4c', 'Benched'],
    'advanced-2018': ['II.B-08#4', 'gets neither Weakness nor Resistance applied'],
    'advanced-2025': ['II.B-08#3', 'gets neither Weakness nor Resistance applied'],
    'xy-2016': ['Turn.3B#2', 'neither Weakness nor Resistance'],
    'me-2026': ['Turn.3B#2', 'neither Weakness nor Resistance'],
  },
  (view, [target]: readonly [Pokemon], why) => {
    const spared = !isActive(view, target);
    if (spared) why('bench-no-weakness', { pokemon: namedApart(view, target) });
    return spared;
  },
  () => false,
);

/** The same, unless the text says otherwise. */
export const isSpared = (view: View, { bench }: Blow, target: Pokemon, asked: Why | undefined): boolean =>
  bench !== 'reckoned' && benchIsSpared(view, [target], asked);

const WEAKNESS = lawOf({
  'comprehensive-2009': ['603.5c', 'Weakness and Resistance'],
  'advanced-2018': ['I.A-01/dmg.3', 'Weakness'],
  'advanced-2025': ['I.A-01/dmg.3', 'Weakness'],
  'xy-2016': ['Damage.3', 'Weakness'],
  'me-2026': ['Damage.3', 'Weakness'],
});

const RESISTANCE = lawOf({
  'comprehensive-2009': ['603.5c', 'Weakness and Resistance'],
  'advanced-2018': ['I.A-01/dmg.4', 'Resistance'],
  'advanced-2025': ['I.A-01/dmg.4', 'Resistance'],
  'xy-2016': ['Damage.4', 'Resistance'],
  'me-2026': ['Damage.4', 'Resistance'],
});

/** Breaks off where a sketch leaves out its Weakness, its Resistance or both; the one that is given is not asked for again. */
export const weaknessUnknown = (view: View, law: AnyLaw, target: Pokemon): never => {
  const { weakness, resistance } = features(view, [target]);
  const alone = weakness !== null ? 'Resistance' : resistance !== null ? 'Weakness' : null;
  return unknownFact(view, law, 'weakness-not-told', {
    pokemon: namedApart(view, target),
    ...(alone === null ? {} : { alone }),
  });
};

/** The entries of a list of Weaknesses or Resistances that this attacker meets. `law`: by which they count. */
const matching = <W extends { readonly type: EnergyLetter }>(
  view: View,
  law: AnyLaw,
  attacker: Pokemon,
  target: Pokemon,
  list: readonly W[] | null,
  what: 'Weakness' | 'Resistance',
  why: Why | undefined,
): readonly W[] => {
  if (list === null) return weaknessUnknown(view, law, target);
  const all = typesAgainst(view, attacker, list, what, why);
  const types = all.length > 1 && list.length > 0 ? everyMatch(view, [all]) : all;
  const met = list.filter((entry) => types.includes(entry.type));
  if (met.length > 0) whyValueKept(view, target, what, why);
  if (types.length > 1 && met.length > 0)
    why?.(everyMatch.rule(view), 'several-match', { types: met.map((entry) => entry.type) });
  return met;
};

/** The Weaknesses of the target that this attacker meets. */
export const weaknessesMet = (
  view: View,
  law: AnyLaw,
  [attacker, target]: readonly [Pokemon, Pokemon],
  why: Why | undefined,
): readonly Weakness[] => {
  if (meetsNone(view, 'weakness', attacker, target)) return [];
  const met = matching(view, law, attacker, target, effectiveWeakness(view, target), 'Weakness', why);
  const types = effectiveTypes(view, attacker);
  const { weakness } = features(view, [target]);
  // What changes a Weakness is said where this attacker meets it, or would have.
  if (met.length > 0 || weakness?.some(({ type }) => types.includes(type))) effectiveWeakness(view, target, why);
  return met;
};

/** The Resistances of the target that this attacker meets. */
export const resistancesMet = (
  view: View,
  law: AnyLaw,
  [attacker, target]: readonly [Pokemon, Pokemon],
  why: Why | undefined,
): readonly Resistance[] =>
  meetsNone(view, 'resistance', attacker, target)
    ? []
    : matching(view, law, attacker, target, features(view, [target]).resistance, 'Resistance', why);

const STAYS_GONE =
  'whether a Weakness or Resistance that an effect took away is gone for damage that no effect changes';

/** Damage that no effect changes is reckoned with Weakness and Resistance as effects have left them. */
const staysGone = reading(
  {
    'neo-2001': { open: STAYS_GONE, near: 'Math.C' },
    'ex-2003': { open: STAYS_GONE, near: 'Options#2' },
    'comprehensive-2009': { open: STAYS_GONE, near: '603.5c' },
    'xy-2016': { open: STAYS_GONE, near: 'Damage.3' },
    'me-2026': { open: STAYS_GONE, near: 'Damage.3' },
    'advanced-2018': ['II.B-07#1', 'both are calculated as they stand'],
    'advanced-2025': ['II.B-07', 'both are calculated as they stand'],
  },
  (_view, _args: readonly []) => true,
  () => false,
);

/** Would it count against this attacker? */
const wouldCount = (
  view: View,
  claim: 'no-weakness' | 'no-resistance',
  target: Pokemon,
  attacker: Pokemon,
): boolean => {
  const printed = claim === 'no-weakness' ? effectiveWeakness(view, target) : features(view, [target]).resistance;
  const types = effectiveTypes(view, attacker);
  return printed?.some(({ type }) => types.some((one) => one === type)) !== false;
};

/** Is it certain that this attacker would meet none, had no text taken it away? */
const wouldMeetNone = (
  view: View,
  claim: 'no-weakness' | 'no-resistance',
  target: Pokemon,
  attacker: Pokemon,
): boolean => features(view, [attacker]).types !== null && !wouldCount(view, claim, target, attacker);

/** Does a text take Weakness or Resistance away, as far as this attacker goes? Said where it would count. `law`: by which it counts. */
export const lacks = (
  view: View,
  law: AnyLaw,
  claim: 'no-weakness' | 'no-resistance',
  [attacker, target]: readonly [Pokemon, Pokemon],
  { ignores = [] }: Blow,
  asked: Why | undefined,
): boolean => {
  const taking = claimsOn(view, target, claim).find(
    ({ claim: { against }, from }) => against === undefined || fits(view, attacker, against, from),
  );
  if (taking === undefined) return false;
  if (ignores.includes('effects') && wouldCount(view, claim, target, attacker) && !staysGone(view, [])) return false;
  if (asked !== undefined && !wouldMeetNone(view, claim, target, attacker)) {
    cite(view, taking, asked);
    asked(paragraphOf(law, view), claim, { by: taking.name });
  }
  return true;
};

/** Weakness of the Defending Pokémon, each that matches. */
export const weakness = stage(WEAKNESS, (view, damage: number, blow: Blow, why, asked) => {
  const pair = both(view, blow);
  if (pair === null) return damage;
  const [, target] = pair;
  if (isSpared(view, blow, target, asked) || setAside(view, [blow, 'weakness'], asked)) return damage;
  if (lacks(view, WEAKNESS, 'no-weakness', pair, blow, asked)) return damage;
  let now = damage;
  for (const entry of weaknessesMet(view, WEAKNESS, pair, asked)) {
    const amount = weaknessAmount(view, entry, asked);
    now = 'times' in amount ? now * amount.times : now + amount.plus;
    why('weakness', { type: entry.type, ...amount, pokemon: namedApart(view, target), damage: now });
  }
  return now;
});

/** Resistance of the Defending Pokémon, each that matches, after every Weakness. */
export const resistance = stage(RESISTANCE, (view, damage: number, blow: Blow, why, asked) => {
  const pair = both(view, blow);
  if (pair === null) return damage;
  const [, target] = pair;
  if (isSpared(view, blow, target, asked) || setAside(view, [blow, 'resistance'], asked)) return damage;
  if (lacks(view, RESISTANCE, 'no-resistance', pair, blow, asked)) return damage;
  let now = damage;
  for (const entry of resistancesMet(view, RESISTANCE, pair, asked)) {
    const minus = resistanceAmount(view, entry, asked);
    now = notBelowZero(view, [now - minus]);
    why('resistance', { type: entry.type, minus, pokemon: namedApart(view, target), damage: now });
  }
  return now;
});

const shieldAgainst = (view: View, damage: number, [attacker, target]: readonly [Pokemon, Pokemon]) =>
  claimsOn(view, target, 'prevent').find(
    ({ claim, from }) =>
      preventsDamage(claim) &&
      withinBounds(claim, damage) &&
      (claim.from === undefined || fits(view, attacker, claim.from, from)),
  );

export const RECEIVER = lawOf({
  'comprehensive-2009': ['603.5d', 'Defending Pokémon'],
  'ex-2003': { silent: 'effects on the attacked Pokémon change the damage it takes', near: 'Attack' },
  'advanced-2018': ['I.A-01/dmg.5', 'effects that change damage'],
  'advanced-2025': ['I.A-01/dmg.5', 'effects that change damage'],
  'xy-2016': ['Damage.5', 'effects on the Active Pokémon of the opponent'],
  'me-2026': ['Damage.5', 'remaining effects on the target'],
});

/** Effects on the Defending Pokémon, prevention of damage among them. */
export const receiver = stage(RECEIVER, (view, damage: number, blow: Blow, why, asked) => {
  const pair = both(view, blow);
  if (pair === null) return damage;
  const [attacker, target] = pair;
  if (teraIsSpared(view, target, asked)) return 0;
  const dealt = added(view, damage, pair, why, asked);
  if (effectsSetAside(view, [blow, 'effects'], asked)) {
    const left = effectsLeftOut(view, attacker, target);
    if (left.length > 0 && statesLaw(RECEIVER, view.doc))
      asked?.(paragraphOf(RECEIVER, view), 'step-left-out', { effects: left, pokemon: namedApart(view, target) });
    return dealt;
  }
  const changed = notBelowZero(view, [modify(view, dealt, 'receiver', target, attacker, blow, why, asked)]);
  const now = cutDamage(view, changed, changed !== damage, pair, why, asked);
  sayShieldsOfOthers(view, pair, why, asked);
  // A document with a step of its own for prevention asks there.
  if (speaksOfLaw(PREVENTED, view.doc)) return now;
  const shield = shieldAgainst(view, now, pair);
  if (shield === undefined) {
    sayOtherAmounts(view, now, pair, why);
    return now;
  }
  cite(view, shield, asked, attacker);
  const from = preventedFrom(view, shield, attacker);
  if (speaksHere(PREVENTED, view))
    return preventedWholly(view, now, { target: target.uid, by: shield.name, from }, asked);
  why('damage-prevented', preventedFacts(view, target, shield.name, from));
  return 0;
});

/** Where attacks do no damage to the Pokémon, the step in which counters are put on it is not carried out. */
export const finalDamage = stage(
  {
    'advanced-2018': ['I.A-01/dmg.6', 'attacks do no damage'],
    'advanced-2025': ['I.A-01/dmg.6', 'in which attacks do no damage to it'],
  },
  (view, damage: number, blow: Blow, why, asked) => {
    const pair = both(view, blow);
    if (pair === null || effectsSetAside(view, [blow, 'effects'])) return damage;
    const shield = shieldAgainst(view, damage, pair);
    if (shield === undefined) {
      sayOtherAmounts(view, damage, pair, why);
      return damage;
    }
    cite(view, shield, asked, pair[0]);
    why('no-final-damage', { pokemon: namedApart(view, pair[1]) });
    const from = preventedFrom(view, shield, pair[0]);
    return preventedWholly(view, damage, { target: pair[1].uid, by: shield.name, from }, asked);
  },
);

type AfterStep = 'base' | keyof DamageStages<Doc>;

/** A base of zero ends the sum before anything could add to it. */
const sayNoneAdded = (view: View, after: AfterStep, blow: Blow, why: (code: NoteCode, facts: Facts) => void): void => {
  const pair = after === 'base' ? both(view, blow) : null;
  if (pair !== null) sayNothingAdded(view, pair, blow.attack, why);
};

/** A base damage of zero is the end of the sum, whatever would change it; later steps go on. */
export const zeroBaseEnds = reading(
  { 'xy-2016': ['Damage.2', 'if the base damage is 0'], 'me-2026': ['Damage.2b', 'if the base damage is 0'] },
  (view, [damage, after, blow]: readonly [number, AfterStep, Blow], why) => {
    const ends = after === 'base' && !isDamage(damage);
    if (!ends) return false;
    why('zero-ends', { damage: 0 });
    sayNoneAdded(view, after, blow, why);
    return true;
  },
  () => false,
);

/** Zero or less at the end of a step is the end of the sum. */
export const zeroEnds = reading(
  { 'comprehensive-2009': ['603.5e', 'stops immediately'] },
  (view, [damage, after, blow]: readonly [number, AfterStep, Blow], why) => {
    if (isDamage(damage)) return false;
    why('zero-ends', { damage: 0 });
    sayNoneAdded(view, after, blow, why);
    return true;
  },
  () => false,
);

const endsAtZero = <D extends Doc>(law: Law<D>) =>
  reading(
    law,
    (view, [damage, after, blow]: readonly [number, AfterStep, Blow], why) => {
      if (isDamage(damage)) return false;
      why('zero-ends', { damage: 0 });
      sayNoneAdded(view, after, blow, why);
      return true;
    },
    () => false,
  );

const endsAfter = {
  base: endsAtZero({
    'advanced-2018': ['I.A-01/dmg.1b', 'zero or below zero, the damage calculation ends'],
    'advanced-2025': ['I.A-01/dmg.1b', 'zero or below zero, the damage calculation ends'],
  }),
  dealer: endsAtZero({
    'advanced-2018': ['I.A-01/dmg.2', 'zero or below zero, the damage calculation ends'],
    'advanced-2025': ['I.A-01/dmg.2', 'zero or below zero, the damage calculation ends'],
  }),
  resistance: endsAtZero({
    'advanced-2018': ['I.A-01/dmg.4', 'zero or below zero, the damage calculation ends'],
    'advanced-2025': ['I.A-01/dmg.4', 'zero or below zero, the damage calculation ends'],
  }),
  receiver: endsAtZero({
    'advanced-2018': ['I.A-01/dmg.5', 'falls below zero, the damage calculation ends'],
    'advanced-2025': ['I.A-01/dmg.5', 'falls below zero, the damage calculation ends'],
  }),
};

/** Each step that can bring the sum to zero says for itself that it ends there; Weakness brings none to zero. */
export const zeroEndsInItsStep = reading(
  {
    'advanced-2018': ['I.A-01#4', 'calculated in steps 1 to 6'],
    'advanced-2025': ['I.A-01#4', 'calculated in steps 1 to 6'],
  },
  (view, [damage, after, blow]: readonly [number, AfterStep, Blow], _why, asked) =>
    after in endsAfter && endsAfter[after as keyof typeof endsAfter](view, [damage, after, blow], asked),
  () => false,
);

/**
 * Runs the stages in the ruleset's order from a base damage. Each stage that changed the sum, and the zero that ended it, is cited through
 * `why`. `types`: whether Weakness and Resistance are among them.
 */
export const reckon = (
  view: View,
  answers: Answers<Doc>,
  base: number,
  blow: Blow,
  why?: Why,
  { types } = { types: true },
): number => {
  let damage = base;
  if (answers.zeroEnds(view, [damage, 'base', blow], why)) return 0;
  for (const [after, reckoning] of namedInOrder(answers.damage)) {
    if (reckoning === undefined || (!types && (after === 'weakness' || after === 'resistance'))) continue;
    damage = reckoning(view, damage, blow, why);
    if (answers.zeroEnds(view, [damage, after, blow], why)) return 0;
  }
  return damage;
};
