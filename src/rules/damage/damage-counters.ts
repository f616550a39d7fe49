import { claimsOn, namedApart, pokemonOf, type View, type Why } from '../../claims/index.ts';
import type { Advanced } from '../../corpus/index.ts';
import {
  type Law,
  lawOf,
  leftOpenBy,
  paragraphOf,
  reading,
  speaksHere,
  step,
  UnknownFact,
} from '../../engine/index.ts';
import { HEALED, type Pokemon, type Uid } from '../../state/index.ts';
import { byKindOfText } from '../cards/card-before-rule.ts';
import { remember } from '../effects/remembered.ts';
import { hasPrintedWeakness, meetsNone, meetsTypes } from '../pokemon/effective-values.ts';
import { isDamaged } from '../pokemon/what-is-attached.ts';
import type { T } from '../questions.ts';
import { sayDamageAlone } from './texts-passed-over.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  note: [
    'all-that-there-is',
    'cannot-be-healed',
    'healed',
    'healed-times',
    'one-damaged-is-enough',
    'one-for-each-ten',
    'weakness-past-counters',
  ],
} as const;

/** Damage counters that are placed, moved or removed without being damage (CR 304.1, 304.3, 304.4d). */

/** One counter stands for this much damage. */
const counterWorth = reading(
  {
    'comprehensive-2009': ['304.1', '10 damage'],
    'ex-2003': ['Essential: Damage Counters', 'each of them to be 10 damage'],
    'advanced-2018': ['II.C-07#1', 'each is worth 10 damage'],
    'advanced-2025': ['II.C-07#1', 'each is worth 10 damage'],
    'neo-2001': ['Math.I', 'for every 10 damage'],
    'xy-2016': ['Damage.6', 'for each 10'],
    'me-2026': ['Damage.6', 'for each 10'],
  },
  (_view, _args: readonly []) => 10,
  () => 0,
);

const REMAINDER = 'how many damage counters stand for damage that is not a whole number of tens';

/** There is one counter for each full 10: of 35 damage, three. */
const oneForEachTen = reading(
  {
    'comprehensive-2009': ['603.4h', 'one damage counter for each 10 damage'],
    'ex-2003': { open: REMAINDER, near: 'Essential: Damage Counters' },
    'advanced-2018': { open: REMAINDER, near: 'I.A-01/dmg.6' },
    'advanced-2025': { open: REMAINDER, near: 'I.A-01/dmg.6' },
    'neo-2001': ['Math.I', '1 damage counter for every 10 damage'],
    'xy-2016': ['Damage.6', '1 damage counter for each 10'],
    'me-2026': ['Damage.6', '1 damage counter for each 10'],
  },
  (_view, [damage]: readonly [number], why): number => {
    why('one-for-each-ten', { damage, counters: Math.floor(damage / 10) });
    return Math.floor(damage / 10);
  },
  (_view, [damage]) => damage / 10,
);

/** Damage of an attack, as far as there are damage counters for it. */
export const inCounters = (view: View, damage: number, why?: Why): number =>
  (damage % 10 === 0 ? damage / 10 : oneForEachTen(view, [damage], why)) * counterWorth(view, []);

/** The Pokémon, if it is known to have a Weakness. */
const isWeak = (view: View, uid: Uid): Pokemon | null => {
  const pokemon = pokemonOf(view.state, uid);
  return pokemon !== null && hasPrintedWeakness(view, pokemon) ? pokemon : null;
};

const UNTOUCHED = lawOf({
  'comprehensive-2009': ['304.4d', 'damage counters are placed'],
  'ex-2003': { silent: 'Weakness and Resistance do not touch damage counters that are placed', near: 'Status.Poison' },
  'advanced-2018': ['II.C-07#3', 'Weakness, Resistance and effects on Pokémon are not calculated'],
  'advanced-2025': ['II.C-07#4', 'effects on the Defending Pokémon that have to do with damage are not calculated'],
  'neo-2001': { silent: 'Weakness does not touch damage counters that are placed', near: 'Math.C' },
  'xy-2016': ['Damage.1', 'do not touch damage counters'],
  'me-2026': ['Damage.1b', 'do not touch damage counters'],
});

/** Damage of this attacker would meet the Weakness, so that it has to be said that counters do not; nothing depends on it. */
const metBy = (view: View, target: Pokemon, by: Uid | undefined): { readonly met?: true } => {
  const attacker = by === undefined ? null : pokemonOf(view.state, by);
  try {
    if (attacker === null || meetsNone(view, 'weakness', attacker, target)) return {};
    return meetsTypes(view, attacker, target, ['resistance']) ? { met: true } : {};
  } catch (stop) {
    if (stop instanceof UnknownFact) return {};
    throw stop;
  }
};

/** Weakness does not touch counters that are placed. */
const withoutWeakness = (law: Law<keyof typeof UNTOUCHED>) =>
  reading(
    law,
    (view, [counters, uid, by]: readonly [counters: number, on: Uid, by: Uid | undefined], why) => {
      const pokemon = isWeak(view, uid);
      if (pokemon !== null)
        why('weakness-past-counters', { pokemon: namedApart(view, pokemon), ...metBy(view, pokemon, by) });
      return counters;
    },
    (view, [counters, uid]) => (isWeak(view, uid) === null ? counters : counters * 2),
  );

/**
 * Asked where an attack places counters on a Pokémon whose Weakness or Resistance it meets: two documents speak of Poison and Burn alone, or of
 * neither.
 */
const OF_AN_ATTACK = lawOf({
  'comprehensive-2009': ['304.4d', 'damage counters are placed'],
  'ex-2003': {
    open: 'whether Weakness and Resistance touch damage counters that an attack places',
    near: 'Types: Pokémon.5',
  },
  'advanced-2018': ['II.C-07#3', 'Weakness, Resistance and effects on Pokémon are not calculated'],
  'advanced-2025': ['II.C-07#4', 'effects on the Defending Pokémon that have to do with damage are not calculated'],
  'neo-2001': { open: 'whether Weakness and Resistance touch damage counters that an attack places', near: 'Math.I' },
  'xy-2016': ['Damage.1', 'do not touch damage counters'],
  'me-2026': ['Damage.1b', 'do not touch damage counters'],
});

/** Breaks off where counters of an attack would meet a Weakness or Resistance and the document does not say what comes of that. */
export const countersMeet = (view: View, attacker: Uid, target: Uid): void => {
  const [from, to] = [pokemonOf(view.state, attacker), pokemonOf(view.state, target)];
  if (from === null || to === null || from.uid === to.uid || leftOpenBy(OF_AN_ATTACK, view) === null) return;
  if (meetsTypes(view, from, to)) paragraphOf(OF_AN_ATTACK, view);
};

const PLACED = lawOf({
  'comprehensive-2009': ['304.3', 'does not count as damage'],
  'ex-2003': {
    silent: 'damage counters that an effect places are not damage of an attack',
    near: 'Essential: Damage Counters',
  },
  'advanced-2018': ['II.C-07#3', 'It does not count as damage'],
  'advanced-2025': ['II.C-07#4', 'It does not count as damage'],
  'neo-2001': { silent: 'damage counters that an effect places are not damage of an attack', near: 'Math.I' },
  'xy-2016': ['Damage.1', 'straight onto the affected Pokémon'],
  'me-2026': ['Damage.1b', 'straight onto the affected Pokémon'],
});

/** Places counters; nothing that changes damage changes their number. `named`: what changes or prevents damage alone is named beside it. */
const placing = (law: Law<keyof typeof PLACED>, untouched: Law<keyof typeof UNTOUCHED>, named?: 'named') => {
  const read = withoutWeakness(untouched);
  return step(law, (t: T, uid: Uid, counters: number) => {
    const pokemon = pokemonOf(t.state, uid);
    if (pokemon === null || counters <= 0) return;
    const attacks = t.events.filter((event) => event.kind === 'attack-declared');
    if (named !== undefined) sayDamageAlone(t, pokemon, attacks.at(-1)?.uid);
    t.put({ kind: 'counters-placed', uid, counters: read(t.view, [counters, uid, attacks.at(-1)?.uid], t.why) });
  });
};

/** Those of an attack. */
export const placeCounters = placing(PLACED, UNTOUCHED, 'named');

/** What two documents say of Weakness and counters they say of attacks; of any others they say that the stated number is put. */
const PLACED_OTHERWISE = lawOf({
  ...PLACED,
  'advanced-2018': ['II.C-07#1', 'put on Pokémon in play'],
  'advanced-2025': ['II.C-07#1', 'put on Pokémon in play'],
});
const UNTOUCHED_OTHERWISE = lawOf({
  ...UNTOUCHED,
  'advanced-2018': ['II.C-07#1', 'It is the stated number of counters'],
  'advanced-2025': ['II.C-07#1', 'It is the stated number of counters'],
});

/** Those of a Special Condition, an Ability or another card. */
export const placeCountersOtherwise = placing(PLACED_OTHERWISE, UNTOUCHED_OTHERWISE, 'named');

/** Those that a Special Condition puts down after a turn: one document says of these two alone that Weakness and Resistance are ignored. */
export const placeCountersFor = {
  poisoned: placing(
    { ...PLACED_OTHERWISE, 'ex-2003': ['Status.Poison', 'put one damage counter on a Poisoned Pokémon'] },
    { ...UNTOUCHED_OTHERWISE, 'ex-2003': ['Status.Poison', 'Weakness and Resistance are ignored'] },
  ),
  burned: placing(
    { ...PLACED_OTHERWISE, 'ex-2003': ['Status.Burn', 'On tails, put 2 damage counters on it'] },
    { ...UNTOUCHED_OTHERWISE, 'ex-2003': ['Status.Burn', 'Weakness and Resistance are ignored'] },
  ),
};

const MORE_THAN_THERE_IS: Law<Advanced> = {
  'advanced-2018': ['II.C-06#2', 'all its damage counters are removed'],
  'advanced-2025': ['II.C-06#2', 'all its damage counters are removed'],
};

/** Of fewer damage counters than are to be healed all go. */
const allThatThereIs = reading(
  MORE_THAN_THERE_IS,
  (_view, [amount, damage]: readonly [number, number], why) => {
    why('all-that-there-is', { amount, damage });
    return damage;
  },
  () => 0,
);

/** A text by which no damage comes off goes before one that takes it off. */
const stays = byKindOfText((law) =>
  reading(
    law,
    (view, [pokemon, by]: readonly [Pokemon, string], why): boolean => {
      why('cannot-be-healed', { pokemon: namedApart(view, pokemon), by });
      return true;
    },
    () => false,
  ),
);

const multiplied = byKindOfText((law) =>
  reading(
    law,
    (_view, [amount, times, by]: readonly [number, number, string], why): number => {
      why('healed-times', { by, times });
      return amount * times;
    },
    (_view, [amount]) => amount,
  ),
);

/** So much is healed where texts of the Pokémon multiply it. */
const timesMore = (t: T, pokemon: Pokemon, amount: number): number =>
  claimsOn(t.view, pokemon, 'heal-times').reduce(
    (sum, force) => multiplied(t.view, force)(t.view, [sum, force.claim.times, force.name], t.why),
    amount,
  );

/** Removes damage, never more than there is. Damage points. */
export const heal = (t: T, uid: Uid, amount: number | 'all') => {
  const pokemon = pokemonOf(t.state, uid);
  if (pokemon === null || !isDamaged(pokemon)) return;
  const [ban] = claimsOn(t.view, pokemon, 'no-heal');
  if (ban !== undefined && stays(t.view, ban)(t.view, [pokemon, ban.name], t.why)) return;
  const wanted = amount === 'all' ? amount : timesMore(t, pokemon, amount);
  const most = wanted === 'all' ? pokemon.damage : Math.min(wanted, pokemon.damage);
  const healed =
    wanted !== 'all' && wanted > pokemon.damage && speaksHere(MORE_THAN_THERE_IS, t.rules)
      ? allThatThereIs(t.view, [wanted, pokemon.damage], t.why)
      : most;
  t.note('healed', { pokemon: namedApart(t.view, pokemon), damage: healed });
  t.put({ kind: 'healed', uid, amount: healed });
  if (healed >= 10) remember(t, uid, HEALED);
};

const ONE_IS_ENOUGH: Law<Advanced> = {
  'advanced-2018': ['II.C-06#4', 'as long as at least 1 of them has damage counters'],
  'advanced-2025': ['II.C-06#4', 'as long as at least 1 of those chosen has damage counters'],
};

/** A card or an Ability that heals several is used though not all of them are damaged: said where it is so. */
export const someAreDamaged = (t: T, uids: readonly Uid[]): void => {
  const hurt = uids.filter((uid) => (pokemonOf(t.state, uid)?.damage ?? 0) > 0).length;
  if (hurt === 0 || hurt === uids.length || !speaksHere(ONE_IS_ENOUGH, t.rules)) return;
  t.why(paragraphOf(ONE_IS_ENOUGH, t.view), 'one-damaged-is-enough', { hurt, all: uids.length });
};
