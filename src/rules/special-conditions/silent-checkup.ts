import { type ConditionName, claimsOn, conditionOf, inPlay, namedApart, pokemonOf } from '../../claims/index.ts';
import type { Advanced, OfCheckup } from '../../corpus/index.ts';
import { type Law, reading, speaksHere, statesLaw, step, unknownFact } from '../../engine/index.ts';
import type { Uid } from '../../state/index.ts';
import { placeCountersOtherwise } from '../damage/damage-counters.ts';
import { removeMark } from '../effects/lasting-effects.ts';
import { hasNoHpLeft } from '../pokemon/effective-values.ts';
import type { Rules, T } from '../questions.ts';
import { type OtherNumber, otherNumberOf } from './counters-by-a-text.ts';
import {
  addedCounters,
  addUpByRule,
  burnBetweenTurns,
  healsOnHeads,
  isHealedElsewhere,
  paralysisBetweenTurns,
  sleepBetweenTurns,
} from './special-conditions.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  need: ['burn-recovery-not-told'],
  note: ['highest-number-alone', 'not-said-whether-it-ends'],
} as const;

/**
 * Conditions that a document says are checked, without saying what follows (APR I.F). What follows is asked of the usual rule, which
 * another document may fill in; where none does, it breaks off.
 */

const checked = (name: ConditionName, law: Law<Advanced>, usual: (t: T, uid: Uid) => void) =>
  step(law, (t: T, uid: Uid): void => {
    const pokemon = pokemonOf(t.state, uid);
    if (pokemon !== null && conditionOf(pokemon, name) !== null) usual(t, uid);
  });

export const CHECKED: Law<OfCheckup> = {
  'advanced-2018': ['I.F/chk.1', 'Poisoned, Burned, Asleep, Paralyzed'],
  'advanced-2025': ['I.F/chk.1', 'Poisoned, Burned, Asleep, Paralyzed'],
  'me-2026': ['Checkup#2a', 'handled as one block'],
};

/** Whether the Burn ends with its counters is asked where its Pokémon is not Knocked Out by them. */
const burnWith = (t: T, uid: Uid, counters: number): void => {
  placeCountersOtherwise(t, uid, counters);
  const pokemon = pokemonOf(t.state, uid);
  if (pokemon === null || hasNoHpLeft(t.view, pokemon)) return;
  const burned = conditionOf(pokemon, 'burned');
  // The number is this document's own; only the end of the Burn is taken from another one.
  if (burned !== null && isHealedElsewhere(t.view)) healsOnHeads(t, uid, burned);
  else unknownFact(t.view, burnBetweenTurns.law, 'burn-recovery-not-told', { pokemon: namedApart(t.view, pokemon) });
};

/** Another number of counters in place of the usual one: of several the largest. */
const burnOfItsOwn = step(
  {
    'advanced-2018': ['II.E-28', "becomes the number in the card's text"],
    'advanced-2025': ['II.E-16#1', 'becomes the number in the text'],
  },
  (t: T, uid: Uid, other: OtherNumber, more: number): void => {
    t.note('other-number', { ...other });
    burnWith(t, uid, other.counters + more);
  },
);

/** The texts that this paragraph speaks of put their number in place of 2, so 2 is the usual one. */
const usualBurn = step(
  {
    'advanced-2018': { silent: 'Burn puts 2 damage counters on its Pokémon at Pokémon Checkup', near: 'II.E-28' },
    'advanced-2025': ['II.E-16', '2 for Burned'],
  },
  (t: T, uid: Uid, more: number): void => burnWith(t, uid, 2 + more),
);

const HIGHEST: Law<'advanced-2018' | 'advanced-2025'> = {
  'advanced-2018': ['II.E-28', "becomes the number in the card's text"],
  'advanced-2025': ['II.E-16#4', 'the highest number alone applies'],
};

const highest = reading(
  HIGHEST,
  (_view, [numbers]: readonly [readonly number[]], why) => {
    const counters = Math.max(...numbers);
    why('highest-number-alone', { counters });
    return counters;
  },
  (_view, [numbers]) => numbers.reduce((sum, one) => sum + one, 0),
);

/** Of several numbers the highest alone, whether they are on the condition or on the Pokémon. */
const highestAlone = ({ view, why }: T, numbers: readonly OtherNumber[], ofCards: boolean): OtherNumber | undefined => {
  const counters = numbers.map((number) => number.counters);
  const largest = Math.max(...counters);
  const one = numbers.find((number) => number.counters === largest);
  if (one === undefined || numbers.length === 1 || !ofCards || !speaksHere(HIGHEST, view)) return one;
  return { ...one, counters: highest(view, [counters], why) };
};

const burnOrOther = (t: T, uid: Uid): void => {
  const pokemon = pokemonOf(t.state, uid);
  const claims =
    pokemon === null ? [] : claimsOn(t.view, pokemon, 'burn-counters', { each: addUpByRule(t.view), why: t.why });
  const claimed = claims.flatMap(({ name, claim: { put } }): OtherNumber[] =>
    put === undefined ? [] : [{ counters: put, condition: 'burned', by: name }],
  );
  const marked = pokemon === null ? null : otherNumberOf(pokemon, 'burned');
  const { fallback } = t.view;
  const other = highestAlone(t, marked === null ? claimed : [...claimed, marked], claimed.length > 0);
  if (other === undefined && fallback !== null && statesLaw(burnBetweenTurns.law, fallback)) {
    burnBetweenTurns(t, uid);
    return;
  }
  const more = addedCounters(
    t,
    claims.flatMap(({ claim: { add } }) => add ?? []),
  );
  if (other !== undefined) burnOfItsOwn(t, uid, other, more);
  else usualBurn(t, uid, more);
};

export const burnIsChecked = checked('burned', CHECKED, burnOrOther);
/** Sleep and Paralysis, of which no rule in force says what follows. */
const UNSAID = [
  { name: 'asleep', follows: sleepBetweenTurns },
  { name: 'paralyzed', follows: paralysisBetweenTurns },
] as const;

const isSaid = ({ view: { fallback } }: T, { follows }: (typeof UNSAID)[number]): boolean =>
  fallback !== null && statesLaw(follows.law, fallback);

/** What follows does not matter of a Pokémon that has no HP left: it is Knocked Out with or without the condition. */
const unlessFallen =
  (one: (typeof UNSAID)[number]) =>
  (t: T, uid: Uid): void => {
    const pokemon = pokemonOf(t.state, uid);
    if (isSaid(t, one) || pokemon === null || !hasNoHpLeft(t.view, pokemon)) one.follows(t, uid);
  };

export const sleepIsChecked = checked('asleep', CHECKED, unlessFallen(UNSAID[0]));
export const paralysisIsChecked = checked('paralyzed', CHECKED, unlessFallen(UNSAID[1]));

/** The same check, after which the condition stays or is gone as one of the two that the document leaves possible. */
const leftAt = (one: (typeof UNSAID)[number], ends: boolean) =>
  checked(one.name, CHECKED, (t, uid) => {
    const pokemon = pokemonOf(t.state, uid);
    const condition = pokemon === null ? null : conditionOf(pokemon, one.name);
    if (pokemon === null || condition === null || hasNoHpLeft(t.view, pokemon)) return;
    t.note('not-said-whether-it-ends', {
      document: t.view.doc,
      pokemon: namedApart(t.view, pokemon),
      condition: one.name,
    });
    if (ends) removeMark(t, uid, condition);
  });

/** The rules with Sleep and Paralysis staying after each check, and with both ended by it; null where the document, or one that fills it in, says what follows. */
export const eitherWay = (rules: Rules): readonly [stays: Rules, ends: Rules] | null => {
  const { checkup } = rules.answers;
  if (checkup.asleep !== sleepIsChecked || rules.fallback !== null) return null;
  const by = (ends: boolean): Rules => {
    // The law is that of the two documents for which this is asked.
    const value = {
      ...checkup,
      asleep: leftAt(UNSAID[0], ends) as unknown as typeof checkup.asleep,
      paralyzed: leftAt(UNSAID[1], ends) as unknown as typeof checkup.paralyzed,
    };
    // Other answers may break off as soon as they are looked at.
    const answers: Rules['answers'] = Object.create(rules.answers, { checkup: { value, enumerable: true } });
    return { ...rules, answers };
  };
  return [by(false), by(true)];
};

/** An effect of a card may give a Pokémon HP again before Knock Outs are checked: then what follows of its condition matters after all. */
export const unlessRestored = (t: T, effects: () => void): void => {
  const { checkup } = t.rules.answers;
  const fallen =
    checkup.asleep === sleepIsChecked
      ? t.state.players.flatMap((player) => inPlay(player).filter((pokemon) => hasNoHpLeft(t.view, pokemon)))
      : [];
  effects();
  for (const { uid } of fallen)
    for (const one of UNSAID) {
      const pokemon = pokemonOf(t.state, uid);
      if (pokemon === null || isSaid(t, one) || hasNoHpLeft(t.view, pokemon)) continue;
      if (conditionOf(pokemon, one.name) !== null) one.follows(t, uid);
    }
};
