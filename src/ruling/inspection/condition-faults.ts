import { ALL_CONDITIONS, CONDITIONS, EXCLUSIVE_CONDITIONS, topCard, type View } from '../../claims/index.ts';
import { leftOpenBy } from '../../engine/index.ts';
import {
  BENCH_ENDS_EFFECTS,
  conditions,
  endsOnBench,
  evolution,
  LEAVES_EFFECTS_BEHIND,
  removedFrom,
  turn,
} from '../../rules/index.ts';
import { CAME_UP, type GameState, JUST, JUST_BEFORE, type Mark, type Seat, sameName } from '../../state/index.ts';
import { isOnItsOwnSide } from '../../text/index.ts';
import { breaks, type InspectedPokemon, type InspectedTable, sinceGiven, type Tell } from './table-fault.ts';

/** Special Conditions and other effects on a Pokémon: which can be together, where, and since when (CR 311, 402). */

const EXCLUSIVE: ReadonlySet<string> = new Set(EXCLUSIVE_CONDITIONS);

const conditionOnBench = breaks('condition-on-bench', BENCH_ENDS_EFFECTS);
/** A text in force says that it is removed. */
const keptOff = breaks('condition-kept-off', {
  'comprehensive-2009': ['102.1', 'precedence'],
  'ex-2003': { silent: 'what a card says goes before a rule', near: 'Status#1' },
  'neo-2001': { silent: 'what a card says goes before a rule', near: 'Cond' },
  'advanced-2018': ['II.A#1', 'the card is followed and not the rules'],
  'advanced-2025': ['II.A#1', 'the card is followed and not the rules'],
  'xy-2016': { silent: 'what a card says goes before a rule', near: 'SC.Removing' },
  'me-2026': { silent: 'what a card says goes before a rule', near: 'SC.Removing#a' },
});
const conditionPlacesNothing = breaks('condition-places-nothing', {
  'comprehensive-2009': ['311.8', 'Burned and Poisoned'],
  'ex-2003': ['Status#1', 'five standard status effects'],
  'advanced-2018': {
    silent: 'what puts damage counters at Pokémon Checkup belongs to its condition',
    near: 'II.E-16#2',
  },
  'advanced-2025': {
    silent: 'what puts damage counters at Pokémon Checkup belongs to its condition',
    near: 'II.E-16#2',
  },
  'xy-2016': ['SC.Removing', 'shown by markers'],
  'me-2026': ['SC.Removing#d', 'shown by markers'],
});
const unknownCondition = breaks('unknown-condition', conditions.FIVE_CONDITIONS);
const paralysisTooLong = breaks('paralysis-too-long', {
  'comprehensive-2009': ['311.5c', "owner's last turn"],
  'ex-2003': 'absent',
  'neo-2001': ['Cond.Paralyzed', 'recovers after the next turn of its player'],
  'xy-2016': ['SC.Paralyzed#2', "since its player's last turn began"],
  'me-2026': ['SC.Paralyzed#2b', "after its owner's next turn"],
});
const sinceTheFuture = breaks('since-the-future', turn.ORDER_OF_A_TURN);
const effectFromTheFuture = breaks('effect-from-the-future', turn.ORDER_OF_A_TURN);
const effectOfOwnAttack = breaks('effect-of-own-attack', turn.ORDER_OF_A_TURN);

/** Those that place damage counters, of which a text can say another number. */
const COUNTED: ReadonlySet<string> = new Set(['burned', 'confused', 'poisoned']);
const conditionsExclude = breaks('conditions-exclude', conditions.EXCLUDE_EACH_OTHER);
const exclusiveTwice = breaks('condition-twice', conditions.EXCLUDE_EACH_OTHER);
const countedTwice: { readonly [condition: string]: ReturnType<typeof breaks> } = {
  burned: breaks('condition-twice', {
    ...conditions.NEW_BURN,
    'comprehensive-2009': ['311.3c', 'No more than one'],
  }),
  poisoned: breaks('condition-twice', {
    ...conditions.NEW_POISON,
    'comprehensive-2009': ['311.6c', 'No more than one'],
  }),
};

/** Counted in turns of either player: the one in which it came and the next. */
const paralysisPastTwoTurns = breaks('paralysis-past-two-turns', {
  'ex-2003': ['Status.Paralyzed', 'nor in the turn immediately after that'],
});

/** The last turn of that player that is over; null before their first was. */
const lastTurnOf = (state: GameState, seat: Seat): number | null => {
  // A player who was removed from the game had an unknown number of turns.
  if (state.players.some((player) => player.out)) return null;
  const seats = state.players.map((player) => player.seat);
  const due = (turn: number): Seat | undefined => seats[(seats.indexOf(state.first) + turn - 1) % seats.length];
  for (let turn = state.turn - 1; turn >= 1; turn -= 1) if (due(turn) === seat) return turn;
  return null;
};

export const conditionFaults = (table: InspectedTable, one: InspectedPokemon, tell: Tell): void => {
  const { state } = table.view;
  const { spec, base, benched, player } = one;
  if (spec.conditions.length === 0) return;
  const conditions = spec.conditions.filter(({ name }) => CONDITIONS.some((condition) => condition === name));
  const names = [...new Set(conditions.map(({ name }) => name))];
  if (benched) for (const condition of names) tell(conditionOnBench({ ...base(), condition }));
  for (const { condition, by } of removedFrom(table.view, one.pokemon, names))
    tell(keptOff({ ...base(), condition, by }));
  const together = names.filter((name) => EXCLUSIVE.has(name));
  if (together.length > 1) tell(conditionsExclude({ ...base(), conditions: together }));
  for (const condition of names)
    if (conditions.filter(({ name }) => name === condition).length > 1)
      tell((countedTwice[condition] ?? exclusiveTwice)({ ...base(), condition }));
  for (const { name, amount } of conditions)
    if (amount !== undefined && !COUNTED.has(name) && !(name === 'asleep' && amount > 0))
      tell(conditionPlacesNothing({ ...base(), condition: name, amount }));
  for (const { name } of spec.conditions)
    if (ALL_CONDITIONS.some((known) => known === name && !table.conditions.includes(known)))
      tell(unknownCondition({ ...base(), condition: name }));
  if (!state.given.turn) return;
  const last = lastTurnOf(state, player.seat);
  for (const { name, since } of conditions) {
    if (name !== 'paralyzed' || since === undefined) continue;
    if (last !== null && since < last) tell(paralysisTooLong({ ...base(), since, turn: last }));
    if (since < state.turn - 1) tell(paralysisPastTwoTurns({ ...base(), since, turn: since + 1 }));
  }
};

/** What ends every effect on a Pokémon: its becoming another, or its coming into play. */
const olderThanPlay = breaks('effect-too-old', LEAVES_EFFECTS_BEHIND);
const olderThanLevel = breaks('effect-too-old', {
  'comprehensive-2009': ['307.3c', 'effects'],
  'xy-2016': 'absent',
  'me-2026': 'absent',
});
const olderThanEvolution = breaks('effect-too-old', evolution.EVOLVING_ENDS_EFFECTS);

const effectTooOld = ({ view }: InspectedTable, { pokemon }: InspectedPokemon): ReturnType<typeof breaks> => {
  if (pokemon.stack.length < 2) return olderThanPlay;
  return topCard(view, pokemon)?.stage === 'level-up' ? olderThanLevel : olderThanEvolution;
};

const olderThanItsComingUp = breaks('effect-from-before-the-bench', BENCH_ENDS_EFFECTS);

const cameUp = ({ spec }: InspectedPokemon): boolean =>
  spec.history.some((text) => [CAME_UP, JUST['came-up'], JUST_BEFORE['came-up']].some((one) => sameName(one, text)));

/** Words of an attack whose effect may be on a Benched Pokémon, or stays there. */
const MAY_STAY =
  /\bbench|\b(?:any|one|1|each|all)(?: of)? (?:your|their|the|pokémon)\b|\bchoose\b|\brest of\b|\bleaves play\b/iu;

/** Is it by its name the effect of an attack, and of nothing else, on the attacking Pokémon or the one it hits? */
const isOfAnAttack = (view: View, mark: Mark): boolean => {
  const { by } = mark.says;
  const onTable = view.state.cards.flatMap((_card, id) => view.cardAt(id) ?? []);
  // A card that is named with it may have the attack from one beneath it.
  const cards = [...(typeof by === 'string' ? view.pool.named(by) : []), ...onTable];
  const named = cards.flatMap(({ attacks = [] }) => attacks.filter(({ name }) => sameName(name, mark.name)));
  const isOther = cards.some(
    ({ name, powers = [] }) => sameName(name, mark.name) || powers.some((power) => sameName(power.name, mark.name)),
  );
  return named.length > 0 && !isOther && !named.some(({ text = '' }) => MAY_STAY.test(text));
};

/** Did it get this as an Active Pokémon, so that the Bench it came up from took it off? */
const endedOnBench = ({ view }: InspectedTable, one: InspectedPokemon, effect: string): boolean => {
  if (!cameUp(one) || leftOpenBy(BENCH_ENDS_EFFECTS, view) !== null) return false;
  const marks = one.pokemon.marks.filter(({ name }) => sameName(name, effect));
  return (
    marks.length > 0 &&
    marks.every(
      (mark) =>
        (mark.origin === 'condition' || (mark.origin === 'told' && !mark.marker && isOfAnAttack(view, mark))) &&
        endsOnBench(view, mark.origin === 'told' ? { ...mark, origin: 'attack' } : mark),
    )
  );
};

/** Was it made by an attack of its own player, which leaves its effect on the other side? */
const isOfOwnAttack = (
  { view, rules }: InspectedTable,
  { player, pokemon }: InspectedPokemon,
  effect: string,
): boolean =>
  pokemon.marks.some((mark) => sameName(mark.name, effect) && isOnItsOwnSide(view, rules, mark, player.seat, pokemon));

/** What is given as there since a turn that has not come, or since before its Pokémon was what it is now. */
export const sinceFaults = (table: InspectedTable, one: InspectedPokemon, tell: Tell): void => {
  const { turn, given } = table.view.state;
  const { spec, base } = one;
  if (!given.turn) return;
  const came = sinceGiven(one);
  if (came !== null && came > turn) tell(sinceTheFuture({ ...base(), since: came, turn }));
  for (const { name, since } of [...spec.conditions, ...spec.effects]) {
    if (since === undefined) continue;
    const facts = { ...base(), effect: name, since, turn };
    if (since > turn) tell(effectFromTheFuture(facts));
    else if (came !== null && since < came) tell(effectTooOld(table, one)({ ...facts, came }));
    else if (since < turn && endedOnBench(table, one, name)) tell(olderThanItsComingUp(facts));
    else if (isOfOwnAttack(table, one, name)) tell(effectOfOwnAttack(facts));
  }
};
