import {
  CHAR,
  CONDITIONS,
  type ConditionName,
  claimsOn,
  conditionOf,
  EXCLUSIVE_CONDITIONS,
  inPlay,
  isActive,
  namedApart,
  nameOf,
  ownerOf,
  pokemonOf,
  type View,
  type Why,
} from '../../claims/index.ts';
import { citationOf, type Doc } from '../../corpus/index.ts';
import {
  type ActionOf,
  type Allowance,
  type AnyLaw,
  type Law,
  lawOf,
  leftOpenBy,
  paragraphOf,
  reading,
  type Sources,
  speaksHere,
  statesLaw,
  step,
  unknownFact,
} from '../../engine/index.ts';
import { ALL_CONDITIONS, type Json, type Mark, type Pokemon, type Seat, type Uid } from '../../state/index.ts';
import { ATTACK_BEFORE_RULE, byKindOfText, CANNOT_BEFORE_DO, CARD_BEFORE_RULE } from '../cards/card-before-rule.ts';
import { conditionsMeant } from '../cards/old-wordings.ts';
import { placeCountersFor } from '../damage/damage-counters.ts';
import { BENCH_ENDS_EFFECTS, CHANGE_ENDS_EFFECTS, endsOnChange, removeMark } from '../effects/lasting-effects.ts';
import { hasNoHpLeft } from '../pokemon/effective-values.ts';
import { forbids } from '../prohibition.ts';
import type { Rules, T } from '../questions.ts';
import { atLeastOne, fallsWithOne } from './any-number-of-counters.ts';
import { countersByAText } from './counters-by-a-text.ts';
import { conditionCounts } from './removed-by-immunity.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  allowance: ['asleep-ends-between-turns', 'paralyzed-ends-between-turns'],
  need: ['second-char-not-told'],
  note: [
    'benched-not-affected',
    'burn-counters-of-a-text',
    'cannot-be-affected',
    'coins-of-sleep',
    'condition-counters-added',
    'is-so-already',
    'more-counters-add-up',
    'more-counters-on-top',
    'paralysis-stays',
    'poison-acts',
    'poison-counters-usual',
    'stands-beside',
  ],
  question: ['burn', 'burn-heals', 'sleep', 'sleep-of-several'],
} as const;

/** The five Special Conditions (CR 311): what they forbid, how they come, what they do between turns. */

const attackerOrRetreater = (view: View, action: ActionOf<'attack'> | ActionOf<'retreat'>): Pokemon | null =>
  pokemonOf(view.state, action.kind === 'attack' ? action.attacker : action.pokemon);

/** One that evolves loses its conditions. */
const EVOLVING_ENDS_THEM = lawOf({
  ...CHANGE_ENDS_EFFECTS,
  'ex-2003': ['Status#1', 'so does evolving or devolving'],
  'xy-2016': ['Turn.2B#2', 'Evolving also ends its Special Conditions'],
  'me-2026': ['SC.Removing#a', 'removes every Special Condition at once'],
});

/** One that goes to the Bench does so too. */
const BENCH_ENDS_THEM = lawOf({
  ...BENCH_ENDS_EFFECTS,
  'xy-2016': ['SC.Removing', 'A move to the Bench removes every Special Condition'],
  'me-2026': ['SC.Removing#a', 'removes every Special Condition at once'],
});

/** Does a text in force keep it on one that evolves? */
const staysThroughEvolving = (
  view: View,
  action: ActionOf<'attack'> | ActionOf<'retreat'>,
  condition: string,
): boolean => {
  const pokemon = attackerOrRetreater(view, action);
  return (
    pokemon !== null &&
    claimsOn(view, pokemon, 'keeps-condition', { meant: ({ name }) => name === condition }).length > 0
  );
};

/** What a condition keeps its Pokémon from: both acts, where the document speaks of them in one paragraph. */
export const cannotMove = <D extends Doc>(
  condition: 'asleep' | 'paralyzed',
  law: Law<D>,
  ends: AnyLaw,
  acts: readonly ('attack' | 'retreat')[] = ['attack', 'retreat'],
) => ({
  acts,
  obstacle: condition,
  code: `is-${condition}` as const,
  law,
  when: (view: View, action: ActionOf<'attack'> | ActionOf<'retreat'>, rules: Rules) => {
    const pokemon = attackerOrRetreater(view, action);
    if (pokemon === null) return null;
    const binding = condition === 'paralyzed' ? rules.answers.form.boundBy(view, [pokemon]) : [pokemon];
    const bound = binding.find((one) => conditionCounts(view, one, condition));
    return bound === undefined ? null : { pokemon: namedApart(view, bound), act: action.kind };
  },
  allowances: (view: View, action: ActionOf<'attack'> | ActionOf<'retreat'>): readonly Allowance[] => [
    ...(staysThroughEvolving(view, action, condition)
      ? [{ law: BENCH_ENDS_THEM, code: 'it-leaves-active' as const }]
      : endsOnChange(view, EVOLVING_ENDS_THEM, BENCH_ENDS_THEM)),
    { law: ends, code: `${condition}-ends-between-turns` },
  ],
});

const WAKES_UP_ON_HEADS = lawOf({
  'comprehensive-2009': ['311.2c', 'On heads, the Asleep condition is removed'],
  'ex-2003': ['Status.Asleep', 'On heads, the Pokémon is no longer Asleep'],
  'neo-2001': ['Cond.Asleep', 'On heads, the Pokémon wakes up'],
  'xy-2016': ['SC.Asleep#2', 'On heads it wakes up'],
  'me-2026': ['SC.Asleep#2b', 'On heads it wakes up'],
  'advanced-2018': { open: 'when an Asleep Pokémon wakes up', near: 'I.F/chk.1' },
  'advanced-2025': { open: 'when an Asleep Pokémon wakes up', near: 'I.F/chk.1' },
});

export const asleepStays = forbids(
  cannotMove(
    'asleep',
    {
      'comprehensive-2009': ['311.2b', 'Asleep'],
      'ex-2003': ['Status.Asleep', 'can neither attack nor retreat'],
      'neo-2001': ['Cond.Asleep', 'can neither attack nor retreat'],
      'xy-2016': ['SC.Asleep#2', 'neither attack nor retreat'],
      'me-2026': ['SC.Asleep#2a', 'neither attack nor retreat'],
    },
    WAKES_UP_ON_HEADS,
  ),
);

export const paralyzedStays = forbids(
  cannotMove(
    'paralyzed',
    {
      'comprehensive-2009': ['311.5b', 'Paralyzed'],
      'ex-2003': ['Status.Paralyzed', 'can neither attack nor retreat'],
      'neo-2001': ['Cond.Paralyzed', 'can neither attack nor retreat'],
      'xy-2016': ['SC.Paralyzed#2', 'neither attack nor retreat'],
      'me-2026': ['SC.Paralyzed#2a', 'neither attack nor retreat'],
    },
    {
      'comprehensive-2009': ['311.5c', 'Paralyzed'],
      'ex-2003': ['Status.Paralyzed', 'When this time is over'],
      'neo-2001': ['Cond.Paralyzed', 'recovers after the next turn of its player'],
      'xy-2016': ['SC.Paralyzed#2', "since its player's last turn began"],
      'me-2026': ['SC.Paralyzed#2b', "after its owner's next turn"],
    },
  ),
);

const isExclusive = (name: Json | undefined): boolean => EXCLUSIVE_CONDITIONS.some((one) => one === name);

export const EXCLUDE_EACH_OTHER = lawOf({
  'comprehensive-2009': ['311.7', 'more than one of the Asleep, Confused and Paralyzed'],
  'ex-2003': ['Status#1', 'exclude one another'],
  'xy-2016': ['SC.Removing', 'the one that came last'],
  'me-2026': ['SC.Removing#c', 'the one that came last'],
  'neo-2001': { open: 'whether Asleep, Confused and Paralyzed end each other', near: 'Cond.Confused#1' },
  'advanced-2018': { open: 'whether Asleep, Confused and Paralyzed end each other', near: 'I.F/chk.1' },
  'advanced-2025': { open: 'whether Asleep, Confused and Paralyzed end each other', near: 'I.F/chk.1' },
});

/** Asleep, Confused and Paralyzed push each other out; the newest stays. Asked only where two of them meet. */
const excludesOthers = step(EXCLUDE_EACH_OTHER, (t: T, uid: Uid) => {
  for (const mark of pokemonOf(t.state, uid)?.marks ?? [])
    if (mark.origin === 'condition' && isExclusive(mark.says.name)) removeMark(t, uid, mark);
});

const MARKERS: Law<'me-2026'> = { 'me-2026': ['SC.Removing#d', 'stand beside the other Special Conditions'] };

/** Burned and Poisoned are markers, and the three that turn the card stay beside them. */
const markersStandBeside = reading(
  MARKERS,
  (view, [pokemon, condition]: readonly [Pokemon, ConditionName], why): boolean => {
    why('stands-beside', { pokemon: namedApart(view, pokemon), condition });
    return true;
  },
  () => false,
);

const standsBeside = (t: T, pokemon: Pokemon, name: ConditionName): boolean =>
  !speaksHere(MARKERS, t.rules) || markersStandBeside(t.view, [pokemon, name], t.why);

const isMarker = (name: ConditionName): boolean => name === 'burned' || name === 'poisoned';

/** The card was turned another way: what is shown by a marker stays. */
const keepsMarkers = (t: T, uid: Uid): void => {
  const pokemon = pokemonOf(t.state, uid);
  if (pokemon === null) return;
  for (const name of ALL_CONDITIONS.filter(isMarker)) {
    const mark = conditionOf(pokemon, name);
    if (mark !== null && !standsBeside(t, pokemon, name)) removeMark(t, uid, mark);
  }
};

const replacesOld = (t: T, uid: Uid, name: ConditionName) => {
  const pokemon = pokemonOf(t.state, uid);
  const old = pokemon === null ? null : conditionOf(pokemon, name);
  if (old !== null) removeMark(t, uid, old);
};

export const NEW_BURN = lawOf({
  'comprehensive-2009': ['311.3c', 'Burned'],
  'ex-2003': ['Status.Burn', 'takes the place of the old one'],
  'advanced-2018': { silent: 'a Pokémon is Burned once', near: 'II.E-28' },
  'advanced-2025': ['II.E-16#2', 'the later one takes the place of the earlier one'],
  'xy-2016': ['SC.Burned#2', 'two Burn markers'],
  'me-2026': ['SC.Burned#2', 'two Burn markers'],
});

/** A second Burn takes the place of the first. */
const newBurn = step(NEW_BURN, (t: T, uid: Uid) => {
  replacesOld(t, uid, 'burned');
});

export const NEW_POISON = lawOf({
  'comprehensive-2009': ['311.6c', 'Poisoned'],
  'ex-2003': ['Status.Poison', 'takes the place of the old one'],
  'advanced-2018': ['II.E-16#2', 'overwrites the old one'],
  'advanced-2025': ['II.E-16#2', 'the later one takes the place of the earlier one'],
  'xy-2016': ['SC.Poisoned', 'two Poison markers'],
  'me-2026': ['SC.Poisoned#3', 'two Poison markers'],
});

/** A second Poison takes the place of the first. */
const newPoison = step(NEW_POISON, (t: T, uid: Uid) => {
  replacesOld(t, uid, 'poisoned');
});

const SPECIAL = lawOf({
  'comprehensive-2009': { otherwise: '311.6c' },
  'ex-2003': { otherwise: 'Status.Poison' },
  'advanced-2025': ['II.E-16#3', 'a special version of a Special Condition'],
});

/** No rule says so, and the text that gives the second one does. */
const newPoisonByText = step(CARD_BEFORE_RULE, (t: T, uid: Uid) => {
  replacesOld(t, uid, 'poisoned');
});

/** A condition with a number of counters of its own takes the place of the one that was there. */
const newSpecial = step(SPECIAL, (t: T, uid: Uid, name: ConditionName) => {
  replacesOld(t, uid, name);
});

/** The condition that is there already makes way for the new one. */
const makeWay = (t: T, uid: Uid, name: ConditionName, isSpecial: boolean, again: boolean): void => {
  const pokemon = pokemonOf(t.state, uid);
  const isThere = pokemon !== null && conditionOf(pokemon, name) !== null;
  const tells = speaksHere(SPECIAL, t.rules);
  if (tells && isSpecial && isThere) newSpecial(t, uid, name);
  else if (name === 'burned' && (isThere || !tells)) newBurn(t, uid);
  else if (name === 'poisoned' && isThere)
    (again && !speaksHere(NEW_POISON, t.rules) ? newPoisonByText : newPoison)(t, uid);
};

const CHAR_COUNTER = lawOf({ 'neo-2001': ['Cond.Char', 'gets a Char counter'] });

/** A Char counter. Whether a second one beside it would be flipped for as well is not said. */
const newChar = step(CHAR_COUNTER, (t: T, uid: Uid): void => {
  const pokemon = pokemonOf(t.state, uid);
  if (pokemon !== null && conditionOf(pokemon, CHAR) !== null)
    unknownFact(t.view, CHAR_COUNTER, 'second-char-not-told', { pokemon: namedApart(t.view, pokemon) });
});

/** What a Special Condition is: a definite continuous effect on the Pokémon. */
const asEffect = reading(
  {
    'comprehensive-2009': ['311.1', 'definite continuous effect'],
    'ex-2003': { silent: 'a status effect is an effect on its Pokémon', near: 'Status#1' },
    'advanced-2018': { silent: 'a Special Condition belongs to its Pokémon', near: 'I.A-05#4' },
    'advanced-2025': { silent: 'a Special Condition belongs to its Pokémon', near: 'I.A-05#5' },
    'neo-2001': { silent: 'a condition is an effect on its Pokémon', near: 'Cond' },
    'xy-2016': { silent: 'a Special Condition is an effect on its Pokémon', near: 'SC#1' },
    'me-2026': { silent: 'a Special Condition is an effect on its Pokémon', near: 'SC#1a' },
  },
  (_view, [mark]: readonly [Mark]): Mark | null => mark,
  () => null,
);

/** Another number of counters is an effect of its own that depends on the condition. */
const otherAmount = step(
  {
    'comprehensive-2009': ['311.8', 'depend'],
    'ex-2003': ['Status.Poison', 'another amount of damage'],
    'advanced-2018': ['II.E-16#2', 'recovers from this Poisoned condition in the same way'],
    'advanced-2025': ['II.E-16#2', 'recovers from such a Special Condition in the same way'],
    'neo-2001': { silent: 'another number of counters ends with its condition', near: 'After.1A' },
    'xy-2016': { silent: 'another number of counters ends with its condition', near: 'SC.Poisoned' },
    'me-2026': { silent: 'another number of counters ends with its condition', near: 'SC.Poisoned#1' },
  },
  (t: T, uid: Uid, parent: Mark, counters: number, by: string) => {
    const says: { [key: string]: Json } = { claim: 'condition', name: parent.says.name ?? '', counters, by };
    t.put({
      kind: 'marked',
      uid,
      mark: { ...parent, id: t.state.nextMark, says, origin: 'attack', marker: false, parent: parent.id },
    });
  },
);

/** So are several coins that all have to be heads for it to wake up. */
const otherCoins = step(ATTACK_BEFORE_RULE, (t: T, uid: Uid, parent: Mark, coins: number, by: string) => {
  const says: { [key: string]: Json } = { claim: 'condition', name: 'asleep', coins, by };
  t.put({
    kind: 'marked',
    uid,
    mark: { ...parent, id: t.state.nextMark, says, origin: 'attack', marker: false, parent: parent.id },
  });
});

/** A Pokémon on the Bench gets no Special Condition. A document that only lets the Bench remove them does not say so. */
const noneOnBench = reading(
  {
    'ex-2003': ['Status#1', 'No Pokémon but the Active one can have them'],
    'xy-2016': ['SC#1', 'Only an Active Pokémon can have them'],
    'me-2026': ['SC#1b', 'Only an Active Pokémon can have them'],
  },
  (_view, [pokemon, condition]: readonly [string, ConditionName], why): boolean => {
    why('benched-not-affected', { pokemon, condition });
    return true;
  },
  () => false,
);

/** A text by which a Pokémon can't have a Special Condition goes before one that gives it that. */
const keptOff = reading(
  CANNOT_BEFORE_DO,
  (view, [pokemon, condition, by]: readonly [Pokemon, ConditionName, string], why): boolean => {
    why('cannot-be-affected', { pokemon: namedApart(view, pokemon), condition, by });
    return true;
  },
  () => false,
);

/** The text that keeps this condition off the Pokémon. */
const immunity = (view: View, pokemon: Pokemon, name: ConditionName, why?: Why) =>
  claimsOn(view, pokemon, 'immune-to-condition').find(
    ({ claim }) => claim.names === undefined || conditionsMeant(view, [claim.names], why).includes(name),
  );

/** The name of the text because of which this condition can't be put on it; null where there is none. */
export const keptOffBy = (view: View, pokemon: Pokemon, name: ConditionName): string | null => {
  const immune = immunity(view, pokemon, name);
  return immune !== undefined && keptOff(view, [pokemon, name, immune.name]) ? immune.name : null;
};

/** Asleep or Confused once more, with nothing of its own: where the document does not say whether the one ends the other, nothing depends on it. When Paralysis began matters. */
const isSoAlready = (t: T, { marks }: Pokemon, name: ConditionName): boolean => {
  const turned = marks.filter(({ origin, says }) => origin === 'condition' && isExclusive(says.name));
  const isSame = name !== 'paralyzed' && turned.length > 0 && turned.every(({ says }) => says.name === name);
  return isSame && !marks.some(({ parent }) => parent !== null) && !speaksHere(EXCLUDE_EACH_OTHER, t.rules);
};

/** How a condition is put on a Pokémon, by whatever text does it. `number` replaces the usual number of damage counters, or of coins for Sleep; `again`: also where it is there already. */
export const afflict = (
  t: T,
  uid: Uid,
  name: ConditionName,
  by: { seat: Seat; name: string },
  number?: number,
  again = false,
) => {
  const pokemon = pokemonOf(t.state, uid);
  if (pokemon === null) return;
  if (!isActive(t.view, pokemon) && noneOnBench(t.view, [nameOf(t.view, pokemon), name], t.why)) return;
  const immune = immunity(t.view, pokemon, name, t.why);
  if (immune !== undefined && keptOff(t.view, [pokemon, name, immune.name], t.why)) return;
  if (number === undefined && isSoAlready(t, pokemon, name))
    return void t.note('is-so-already', { pokemon: namedApart(t.view, pokemon), condition: name });
  const turned = pokemon.marks.some(({ origin, says }) => origin === 'condition' && isExclusive(says.name));
  if (turned && (isExclusive(name) || !standsBeside(t, pokemon, name))) excludesOthers(t, uid);
  if (turned && isExclusive(name)) keepsMarkers(t, uid);
  makeWay(t, uid, name, number !== undefined, again);
  if (name === 'char') newChar(t, uid);
  const mark = asEffect(t.view, [
    {
      id: t.state.nextMark,
      says: { claim: 'condition', name },
      name,
      seat: by.seat,
      origin: 'condition',
      marker: isMarker(name) || name === 'char',
      from: t.state.turn,
      until: null,
      parent: null,
    },
  ]);
  if (mark === null) return;
  t.put({ kind: 'marked', uid, mark });
  if (number !== undefined) (name === 'asleep' ? otherCoins : otherAmount)(t, uid, mark, number, by.name);
};

/** How many counters a Poison places that nothing says another number of. */
const poisonCounters = reading(
  {
    'comprehensive-2009': ['311.6b', '1 damage counter'],
    'ex-2003': ['Status.Poison', 'one damage counter'],
    'advanced-2018': { silent: 'Poison puts 1 damage counter on its Pokémon at Pokémon Checkup', near: 'II.E-16#1' },
    'advanced-2025': ['II.E-16', '1 for Poisoned'],
    'neo-2001': { open: 'how many damage counters a Poisoned Pokémon gets', near: 'After.1A' },
    'xy-2016': ['SC.Poisoned', 'one damage counter'],
    'me-2026': ['SC.Poisoned#2', 'one damage counter'],
  },
  (_view, _args: readonly [], why) => {
    why('poison-counters-usual', { counters: 1 });
    return 1;
  },
  () => 0,
);

const ADDED: Law<'advanced-2025'> = { 'advanced-2025': ['II.E-17#1', 'added to the damage counters'] };

const addedToThem = reading(
  ADDED,
  (_view, [more]: readonly [number], why) => {
    why('more-counters-on-top', { add: more });
    return more;
  },
  () => 0,
);

const allOfThem = reading(
  { 'advanced-2025': ['II.E-17#2', 'Several such effects are added together'] },
  (_view, [more]: readonly [readonly number[]], why) => {
    why('more-counters-add-up', { all: more.map(String), add: sumOf(more) });
    return sumOf(more);
  },
  (_view, [more]) => Math.max(...more),
);

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** Whether a document says how texts about these counters add up. */
export const addUpByRule = (sources: Sources): boolean => speaksHere(ADDED, sources);

/** What texts add to the counters of a condition. */
export const addedCounters = ({ view, why }: T, more: readonly number[]): number => {
  if (more.length === 0) return 0;
  if (!addUpByRule(view)) return sumOf(more);
  return addedToThem(view, [more.length > 1 ? allOfThem(view, [more], why) : sumOf(more)], why);
};

const POISON_ACTS = lawOf({
  'comprehensive-2009': ['311.6b', 'damage counter'],
  'ex-2003': ['Status.Poison', 'one damage counter'],
  'advanced-2018': { silent: 'Poison puts 1 damage counter on its Pokémon at Pokémon Checkup', near: 'II.E-16#1' },
  'advanced-2025': ['II.E-16', '1 for Poisoned'],
  'neo-2001': ['After.1A', 'Every Poisoned Pokémon gets damage counters'],
  'xy-2016': ['SC.Poisoned', 'one damage counter'],
  'me-2026': ['SC.Poisoned#2', 'one damage counter'],
});

/** Where the number is left open, one counter is enough for a Pokémon that any number of them Knocks Out. */
const usualPoison = (t: T, pokemon: Pokemon): number => {
  const isOpen = leftOpenBy(poisonCounters.law, t.view) !== null;
  if (isOpen && fallsWithOne(t.view, pokemon)) return atLeastOne(t.view, [pokemon], t.why);
  // Where one paragraph says both, it has been named.
  const isNamed = !isOpen && poisonCounters.rule(t.view) === paragraphOf(POISON_ACTS, t.view);
  return poisonCounters(t.view, [], isNamed ? undefined : t.why);
};

/** Is the number left open, so that it is asked for last? Not where a text that acts then could look at the damage before. */
const numberIsOpen = (t: T, pokemon: Pokemon): boolean =>
  leftOpenBy(poisonCounters.law, t.view) !== null &&
  conditionOf(pokemon, 'poisoned') !== null &&
  !t.view.says('checkup') &&
  countersByAText.poisoned(t.view, [pokemon, 'poisoned']) === null;

export const poisonBetweenTurns = step(POISON_ACTS, (t: T, uid: Uid) => {
  const pokemon = pokemonOf(t.state, uid);
  if (pokemon === null || conditionOf(pokemon, 'poisoned') === null) return;
  t.note('poison-acts', { pokemon: namedApart(t.view, pokemon) });
  if (!numberIsOpen(t, pokemon) || fallsWithOne(t.view, pokemon)) poisonPlaces(t, uid, pokemon);
});

/** What Poison places of a number that was left open while the other Pokémon were dealt with; also on the Bench, where a document does not say that it ends there. */
export const poisonThatWaited = (t: T): void => {
  for (const player of t.state.players)
    for (const pokemon of inPlay(player))
      if (numberIsOpen(t, pokemon) && !hasNoHpLeft(t.view, pokemon)) poisonPlaces(t, pokemon.uid, pokemon);
};

const poisonPlaces = (t: T, uid: Uid, pokemon: Pokemon): void => {
  const usual = countersByAText.poisoned(t.view, [pokemon, 'poisoned'], t.why) ?? usualPoison(t, pokemon);
  const more = claimsOn(t.view, pokemon, 'poison-counters', { why: t.why, each: addUpByRule(t.view) });
  for (const { claim, name } of more)
    t.note('condition-counters-added', { by: name, add: claim.add, pokemon: namedApart(t.view, pokemon) });
  placeCountersFor.poisoned(
    t,
    uid,
    usual +
      addedCounters(
        t,
        more.map(({ claim }) => claim.add),
      ),
  );
};

/** The counters of a Burn, and those that texts put on top. */
const burnPlaces = (t: T, uid: Uid, pokemon: Pokemon): void => {
  const usual = countersByAText.burned(t.view, [pokemon, 'burned'], t.why) ?? usualBurnCounters(t, pokemon);
  const more = claimsOn(t.view, pokemon, 'burn-counters', { why: t.why, each: addUpByRule(t.view) }).flatMap(
    ({ name, claim: { add } }) => (add === undefined ? [] : [{ name, add }]),
  );
  for (const { name, add } of more)
    t.note('condition-counters-added', { by: name, add, pokemon: namedApart(t.view, pokemon) });
  const added = addedCounters(
    t,
    more.map(({ add }) => add),
  );
  placeCountersFor.burned(t, uid, usual + added);
};

export const burnBetweenTurns = step(
  {
    'comprehensive-2009': ['311.3b', 'On tails, 2 damage counters are placed'],
    'ex-2003': ['Status.Burn', 'On tails, put 2 damage counters on it'],
    'xy-2016': ['SC.Burned#1', 'on tails'],
    'advanced-2018': { open: 'whether and when a Burn ends', near: 'I.F/chk.1' },
    'advanced-2025': { open: 'whether and when a Burn ends', near: 'I.F/chk.1' },
  },
  (t: T, uid: Uid) => {
    const pokemon = pokemonOf(t.state, uid);
    if (pokemon === null || conditionOf(pokemon, 'burned') === null) return;
    const coin = t.ask({
      kind: 'coin',
      by: ownerOf(t.view, pokemon),
      code: 'burn',
      facts: { pokemon: namedApart(t.view, pokemon) },
    });
    if (coin === 'tails') burnPlaces(t, uid, pokemon);
  },
);

/** What a Special Condition does after a turn that it does not keep its Pokémon from anything in. */
export const AFTER_THE_TURN = {
  poisoned: POISON_ACTS,
  burned: lawOf({
    'comprehensive-2009': ['311.3b', 'On tails, 2 damage counters are placed'],
    'ex-2003': ['Status.Burn', 'On tails, put 2 damage counters on it'],
    'xy-2016': ['SC.Burned#1', 'on tails'],
    'me-2026': ['SC.Burned#1b', '2 damage counters are put on a Burned Pokémon first'],
  }),
};

/** Burn comes first, without a flip; then the coin that may heal it. */
export const burnInCheckup = step(
  { 'me-2026': ['SC.Burned#1b', '2 damage counters are put on a Burned Pokémon first'] },
  (t: T, uid: Uid) => {
    const pokemon = pokemonOf(t.state, uid);
    const burned = pokemon === null ? null : conditionOf(pokemon, 'burned');
    if (pokemon === null || burned === null) return;
    burnPlaces(t, uid, pokemon);
    healsOnHeads(t, uid, burned);
  },
);

/** The coin after its counters, which may end a Burn. */
export const healsOnHeads = step(
  { 'me-2026': ['SC.Burned#1c', 'On heads it is no longer Burned'] },
  (t: T, uid: Uid, burned: Mark): void => {
    const pokemon = pokemonOf(t.state, uid);
    if (pokemon === null) return;
    const coin = t.ask({
      kind: 'coin',
      by: ownerOf(t.view, pokemon),
      code: 'burn-heals',
      facts: { pokemon: namedApart(t.view, pokemon) },
    });
    if (coin === 'heads') removeMark(t, uid, burned);
  },
);

/** Does the document that fills silences end a Burn by a coin after its counters? */
export const isHealedElsewhere = ({ fallback }: Sources): boolean =>
  fallback !== null && statesLaw(healsOnHeads.law, fallback);

/** The whole Burn as that document has it: with a coin that heals it, or one that spares it. */
export const burnFilledIn = (t: T, uid: Uid): void =>
  (isHealedElsewhere(t.view) ? burnInCheckup : burnBetweenTurns)(t, uid);

/** A text puts its number in place of the usual one, be it more or less. */
const usualBurnCounters = (t: T, pokemon: Pokemon): number => {
  const texts = claimsOn(t.view, pokemon, 'burn-counters').flatMap((force) => {
    const { put } = force.claim;
    return put === undefined ? [] : [{ force, counters: put }];
  });
  const [first, ...others] = texts;
  if (first === undefined) return 2;
  const most = others.reduce((one, other) => (other.counters > one.counters ? other : one), first);
  return burnByAText(t.view, most.force)(t.view, [most.force.name, most.counters], t.why);
};

const burnByAText = byKindOfText((law) =>
  reading(
    law,
    (_view, [by, counters]: readonly [string, number], why): number => {
      why('burn-counters-of-a-text', { by, counters });
      return counters;
    },
    () => 2,
  ),
);

/** The text that made it Asleep may say that several coins have to be heads. */
const coinsOfItsSleep = reading(
  ATTACK_BEFORE_RULE,
  (_view, [pokemon]: readonly [Pokemon], why): number => {
    const parent = conditionOf(pokemon, 'asleep');
    const said = pokemon.marks.findLast((mark) => mark.parent === parent?.id)?.says.coins;
    if (typeof said !== 'number') return 1;
    why('coins-of-sleep', { pokemon: namedApart(_view, pokemon), coins: said });
    return said;
  },
  () => 1,
);

const coinsByAText = byKindOfText((law) =>
  reading(
    law,
    (view, [pokemon, by, coins]: readonly [Pokemon, string, number], why): number => {
      why('coins-of-sleep', { pokemon: namedApart(view, pokemon), coins, by });
      return coins;
    },
    () => 1,
  ),
);

/** A text in force may ask for more of them. */
const coinsOfSleep = (view: View, pokemon: Pokemon, why: Why): number => {
  const own = coinsOfItsSleep(view, [pokemon], why);
  const [most] = claimsOn(view, pokemon, 'sleep-coins').toSorted((one, other) => other.claim.coins - one.claim.coins);
  if (most === undefined || most.claim.coins <= own) return own;
  return coinsByAText(view, most)(view, [pokemon, most.name, most.claim.coins], why);
};

export const sleepBetweenTurns = step(WAKES_UP_ON_HEADS, (t: T, uid: Uid) => {
  const pokemon = pokemonOf(t.state, uid);
  const asleep = pokemon === null ? null : conditionOf(pokemon, 'asleep');
  if (pokemon === null || asleep === null) return;
  const coins = coinsOfSleep(t.view, pokemon, t.why);
  const flips = Array.from({ length: coins }, () =>
    t.ask({
      kind: 'coin',
      by: ownerOf(t.view, pokemon),
      code: coins > 1 ? 'sleep-of-several' : 'sleep',
      facts: { pokemon: namedApart(t.view, pokemon), coins },
    }),
  );
  if (flips.every((coin) => coin === 'heads')) removeMark(t, uid, asleep);
});

/** The turn in which the owner's last turn began, counted from the turn that has just ended. */
const lastTurnOf = (t: T, seat: Seat): number => {
  const after = t.rules.answers.form.turnAfter;
  let turn = t.state.turn;
  for (let now = seat; now !== t.state.toMove; now = after(t.view, [now])) turn -= 1;
  return turn;
};

export const paralysisBetweenTurns = step(
  {
    'comprehensive-2009': ['311.5c', 'last turn'],
    'ex-2003': ['Status.Paralyzed', 'When this time is over'],
    'neo-2001': ['After.1B', 'Pokémon that are Paralyzed recover'],
    'xy-2016': ['SC.Paralyzed#2', "since its player's last turn began"],
    'me-2026': ['SC.Paralyzed#2b', "after its owner's next turn"],
    'advanced-2018': { open: 'when Paralysis ends', near: 'I.F/chk.1' },
    'advanced-2025': { open: 'when Paralysis ends', near: 'I.F/chk.1' },
  },
  (t: T, uid: Uid) => {
    const pokemon = pokemonOf(t.state, uid);
    const paralyzed = pokemon === null ? null : conditionOf(pokemon, 'paralyzed');
    if (pokemon === null || paralyzed === null) return;
    const began = lastTurnOf(t, ownerOf(t.view, pokemon));
    if (paralyzed.from < began) removeMark(t, uid, paralyzed);
    else t.note('paralysis-stays', { pokemon: namedApart(t.view, pokemon), since: paralyzed.from, turn: t.state.turn });
  },
);

/** What a document says of retreating while Confused. */
export const CONFUSED_RETREATS = lawOf({
  'ex-2003': ['Status.Confused', 'may retreat as usual'],
  'me-2026': ['SC.Confused#2c', 'may retreat'],
});

/** Damage counters a Confused attacker gets on tails. */
export const confusionCounters = reading(
  {
    'comprehensive-2009': ['311.4b', '3 damage counters'],
    'ex-2003': ['Status.Confused', '3 damage counters'],
    'advanced-2018': ['I.A-01/atk.2b', '3 damage counters'],
    'advanced-2025': ['I.A-01/atk.2b', '3 damage counters'],
    'xy-2016': ['SC.Confused#2', '3 damage counters'],
    'me-2026': ['SC.Confused#2b', '3 damage counters'],
  },
  (_view, _args: readonly []) => 3,
  () => 0,
);

export const FIVE_CONDITIONS = lawOf({
  'comprehensive-2009': ['311.1', 'five Special Conditions'],
  'ex-2003': ['Status#1', 'five standard status effects'],
  'neo-2001': { silent: 'the conditions are Asleep, Confused, Paralyzed, Poisoned and Chared', near: 'Cond' },
  'advanced-2018': {
    silent: 'the Special Conditions are Asleep, Burned, Confused, Paralyzed and Poisoned',
    near: 'I.F#1',
  },
  'advanced-2025': {
    silent: 'the Special Conditions are Asleep, Burned, Confused, Paralyzed and Poisoned',
    near: 'I.F',
  },
  'xy-2016': ['SC#1', 'are the Special Conditions'],
  'me-2026': ['SC#1a', 'are the Special Conditions'],
});

/** The Special Conditions there are. */
export const fiveConditions = reading(
  FIVE_CONDITIONS,
  (_view, _args: readonly []): readonly ConditionName[] => CONDITIONS,
  (): readonly ConditionName[] => [...CONDITIONS, CHAR],
);

/** Those of the Neo sets, with the Char counter and without a Burn: the document lists none, so another one that fills its silence may name it. */
export const neoConditions = reading(
  FIVE_CONDITIONS,
  (view, _args: readonly []): readonly ConditionName[] => {
    const burned = citationOf(paragraphOf(FIVE_CONDITIONS, view)).document !== view.doc;
    return ['asleep', ...(burned ? (['burned'] as const) : []), 'confused', 'paralyzed', 'poisoned', CHAR];
  },
  (): readonly ConditionName[] => [...CONDITIONS, CHAR],
);
