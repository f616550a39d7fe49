import { topCard } from '../../claims/index.ts';
import type { Law } from '../../engine/index.ts';
import type { GameState, Seat } from '../../state/index.ts';
import { type InspectedPokemon, type InspectedTable, sinceTold, type TableFault } from './table-fault.ts';

/** Special Conditions and other effects on a Pokémon: which can be together, where, and since when (CR 311, 402). */

const CONDITIONS = ['asleep', 'burned', 'confused', 'paralyzed', 'poisoned'] as const;
const EXCLUSIVE: ReadonlySet<string> = new Set(['asleep', 'confused', 'paralyzed']);

/** Only Burned and Poisoned place damage counters, so only they can have a number. */
const COUNTED: ReadonlySet<string> = new Set(['burned', 'poisoned']);

const ONLY_ONE: { readonly [condition: string]: Law<'comprehensive-2009'> } = {
  burned: { 'comprehensive-2009': ['311.3c', 'No more than one'] },
  poisoned: { 'comprehensive-2009': ['311.6c', 'No more than one'] },
};

const EXCLUDE: Law<'comprehensive-2009'> = {
  'comprehensive-2009': ['311.7', 'more than one of the Asleep, Confused and Paralyzed'],
};

/** The last turn of that player that is over; null before their first was. */
const lastTurnOf = (state: GameState, seat: Seat): number | null => {
  // Whoever was removed from the game had turns, and nobody told how many.
  if (state.players.some((player) => player.out)) return null;
  const seats = state.players.map((player) => player.seat);
  const due = (turn: number): Seat | undefined => seats[(seats.indexOf(state.first) + turn - 1) % seats.length];
  for (let turn = state.turn - 1; turn >= 1; turn -= 1) if (due(turn) === seat) return turn;
  return null;
};

export const conditionFaults = function* (table: InspectedTable, one: InspectedPokemon): Generator<TableFault> {
  const { state } = table.view;
  const { spec, base, benched, player } = one;
  const told = spec.conditions.filter(({ name }) => CONDITIONS.some((condition) => condition === name));
  const names = [...new Set(told.map(({ name }) => name))];
  if (benched)
    for (const condition of names)
      yield {
        law: { 'comprehensive-2009': ['402.2', 'to the Bench'] },
        code: 'condition-on-bench',
        facts: { ...base, condition },
      };
  const together = names.filter((name) => EXCLUSIVE.has(name));
  if (together.length > 1) yield { law: EXCLUDE, code: 'conditions-exclude', facts: { ...base, conditions: together } };
  for (const condition of names)
    if (told.filter(({ name }) => name === condition).length > 1)
      yield { law: ONLY_ONE[condition] ?? EXCLUDE, code: 'condition-twice', facts: { ...base, condition } };
  for (const { name, amount } of told)
    if (amount !== undefined && !COUNTED.has(name))
      yield {
        law: { 'comprehensive-2009': ['311.8', 'Burned and Poisoned'] },
        code: 'condition-places-nothing',
        facts: { ...base, condition: name, amount },
      };
  for (const { name } of spec.conditions)
    if (name === 'char')
      yield {
        law: { 'comprehensive-2009': ['311.1', 'five Special Conditions'] },
        code: 'unknown-condition',
        facts: { ...base, condition: name },
      };
  if (!state.told.turn) return;
  const last = lastTurnOf(state, player.seat);
  for (const { name, since } of told)
    if (name === 'paralyzed' && since !== undefined && last !== null && since < last)
      yield {
        law: { 'comprehensive-2009': ['311.5c', "owner's last turn"] },
        code: 'paralysis-too-long',
        facts: { ...base, since, turn: last },
      };
};

/** What ends every effect on a Pokémon: its becoming another, or its coming into play. */
const endsEffects = (table: InspectedTable, { pokemon }: InspectedPokemon): Law<'comprehensive-2009'> => {
  if (pokemon.stack.length < 2) return { 'comprehensive-2009': ['316.10a', 'removes all effects'] };
  return topCard(table.view, pokemon)?.stage === 'level-up'
    ? { 'comprehensive-2009': ['307.3c', 'effects'] }
    : { 'comprehensive-2009': ['307.2c', 'effects'] };
};

/** What is told to be there since a turn that has not come, or since before its Pokémon was what it is now. */
export const sinceFaults = function* (table: InspectedTable, one: InspectedPokemon): Generator<TableFault> {
  const { turn, told } = table.view.state;
  const { spec, base } = one;
  if (!told.turn) return;
  const came = sinceTold(one);
  if (came !== null && came > turn)
    yield {
      law: { 'comprehensive-2009': ['600.1', 'turn'] },
      code: 'since-the-future',
      facts: { ...base, since: came, turn },
    };
  for (const { name, since } of [...spec.conditions, ...spec.effects]) {
    if (since === undefined) continue;
    const facts = { ...base, effect: name, since, turn };
    if (since > turn) yield { law: { 'comprehensive-2009': ['600.1', 'turn'] }, code: 'effect-from-the-future', facts };
    else if (came !== null && since < came)
      yield { law: endsEffects(table, one), code: 'effect-too-old', facts: { ...facts, came } };
  }
};
