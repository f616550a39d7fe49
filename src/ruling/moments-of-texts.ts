import { inPlay, pokemonOf, seatOf } from '../claims/index.ts';
import type { Action, TraceEntry } from '../engine/index.ts';
import type { GameState, Uid, Upon } from '../state/index.ts';
import type { GapFound } from './ruling.ts';

/** What texts that are not executed wait for, and whether it was there. */

/** Is this surely an act of another Pokémon, or of none? */
export const isOfOther = (action: Action, uid: Uid): boolean => {
  switch (action.kind) {
    case 'attack':
      return action.attacker !== uid;
    case 'retreat':
    case 'use-power':
      return action.pokemon !== uid;
    case 'attach-energy':
      return action.to !== uid;
    case 'evolve':
    case 'level-up':
      return action.on !== uid;
    case 'play-trainer':
      return action.to !== undefined && action.to !== uid;
    default:
      return action.kind === 'bench' || action.kind === 'draw' || action.kind === 'end-turn';
  }
};

/** No Pokémon does anything when such a card is played; what the card does then may still reach one. */
const isPlayedOntoNone = (action: Action): boolean =>
  action.kind === 'play-supporter' ||
  action.kind === 'play-stadium' ||
  (action.kind === 'play-trainer' && action.to === undefined);

/** What waits for an act of a turn, and answers it. */
const ANSWERS_ACTS: ReadonlySet<Upon> = new Set(['retreat', 'energy', 'evolution', 'power-used', 'supporter']);

/** What waits for something of any Pokémon or player, also as the text of a Stadium. */
const ON_THE_TABLE: ReadonlySet<Upon> = new Set([
  ...ANSWERS_ACTS,
  'affliction',
  'damage',
  'opposing-damage',
  'damage-on-own-side',
  'knock-out',
  'moved-to-bench',
  'switched-by-trainer',
  'to-hand',
  'attack-coin',
  'prize-taken',
]);

const isAnyAfflicted = ({ players }: GameState): boolean =>
  players.some((player) => inPlay(player).some(({ marks }) => marks.some(({ origin }) => origin === 'condition')));

export const waitsOnTheTable = (upon: Upon): boolean => ON_THE_TABLE.has(upon);

/** Does what a text waits for decide by itself whether it bears on this act? Null: what it can bear on is asked as of any other text. */
export const hearsOf = (
  upon: Upon,
  uid: Uid | null,
  action: Action,
  state: GameState,
  on: 'legality' | 'outcome',
): boolean | null => {
  switch (upon) {
    // Any act may lead to a Knock Out; what waits for one keeps nobody from the act.
    case 'knocked-out':
    case 'struck-down':
      return uid === null ? null : on === 'outcome';
    // What may attack again has its say once it has attacked, and only of its own attacks.
    case 'own-attack':
      return uid === null ? null : on === 'outcome' && action.kind === 'attack' && action.attacker === uid;
    case 'own-act':
      return uid !== null && (isOfOther(action, uid) || (on === 'legality' && isPlayedOntoNone(action))) ? false : null;
    case 'attack-coin':
      return on === 'outcome' && action.kind === 'attack';
    case 'affliction':
      return on === 'legality' && !isAnyAfflicted(state) ? false : null;
    default:
      return waitsOnTheTable(upon) ? on === 'outcome' : null;
  }
};

/** All that a trace tells to have happened. */
const happened = (trace: readonly TraceEntry[]): readonly TraceEntry[] =>
  trace.flatMap((entry) => (entry.kind === 'rule' ? happened(entry.entries) : [entry]));

/** Does a card go to a hand other than by being drawn? */
const goesToHand = (one: TraceEntry): boolean => {
  if (one.kind === 'returned') return one.to === 'hand';
  if (one.kind === 'prize-taken') return true;
  if (one.kind === 'exchanged') return one.pile.zone === 'hand';
  return 'to' in one && typeof one.to === 'object' && one.to !== null && 'zone' in one.to && one.to.zone === 'hand';
};

/** Was what this text waits for so of its Pokémon, before or while that was carried out? One that waits for nothing in particular counts in any case. */
export const sawItsMoment = ({ waits }: GapFound, before: GameState, trace: readonly TraceEntry[]): boolean => {
  if (waits === undefined) return true;
  const { upon, uid, seat } = waits;
  const pokemon = uid === null ? null : pokemonOf(before, uid);
  const seen = happened(trace);
  switch (upon) {
    case 'knocked-out':
      return seen.some((one) => one.kind === 'knocked-out' && one.uid === uid);
    case 'struck-down':
      // Counters, as Poison puts them, are not damage of an attack.
      return ['knocked-out', 'damaged'].every((kind) =>
        seen.some((one) => one.kind === kind && 'uid' in one && one.uid === uid),
      );
    case 'afflicted':
      return (
        pokemon?.marks.some(({ origin }) => origin === 'condition') === true ||
        seen.some((one) => one.kind === 'marked' && one.uid === uid && one.mark.origin === 'condition')
      );
    case 'damaged':
      return seen.some((one) => (one.kind === 'damaged' || one.kind === 'counters-placed') && one.uid === uid);
    case 'has-damage':
      return (
        (pokemon !== null && pokemon.damage > 0) ||
        seen.some((one) => (one.kind === 'damaged' || one.kind === 'counters-placed') && one.uid === uid)
      );
    case 'own-attack':
    case 'own-act':
      return true;
    case 'supporter':
      return seen.some((one) => one.kind === 'spent' && one.limit === 'supporter');
    case 'affliction':
      return isAnyAfflicted(before) || seen.some((one) => one.kind === 'marked' && one.mark.origin === 'condition');
    case 'damage':
      return seen.some(({ kind }) => kind === 'damaged');
    case 'opposing-damage':
      // In the own turn no opponent attacks.
      return (uid === null || seatOf(before, uid) !== before.toMove) && seen.some(({ kind }) => kind === 'damaged');
    case 'damage-on-own-side': {
      const own = uid === null ? null : seatOf(before, uid);
      return seen.some((one) => one.kind === 'damaged' && (own === null || seatOf(before, one.uid) === own));
    }
    case 'knock-out':
      return seen.some(({ kind }) => kind === 'knocked-out');
    case 'retreat':
      return seen.some((one) => one.kind === 'switched' && one.retreat === true);
    case 'moved-to-bench':
      return seen.some(({ kind }) => kind === 'switched');
    case 'switched-by-trainer':
      return (
        (isAnyAfflicted(before) || seen.some((one) => one.kind === 'marked' && one.mark.origin === 'condition')) &&
        seen.some((one) => one.kind === 'switched' && one.retreat !== true)
      );
    case 'to-hand':
      return seen.some((one) => goesToHand(one));
    case 'attack-coin':
      return seen.some((one) => one.kind === 'answered' && one.question.kind === 'coin');
    case 'prize-taken':
      return seen.some((one) => one.kind === 'prize-taken' && one.seat === seat);
    case 'evolution':
      return seen.some(({ kind }) => kind === 'evolved');
    case 'power-used':
      return seen.some(({ kind }) => kind === 'power-used');
    case 'energy':
      return seen.some((one) => one.kind === 'attached' && one.energy);
    case 'energy-attached':
      return seen.some(
        (one) => (one.kind === 'attachment-moved' || (one.kind === 'attached' && one.energy)) && one.to === uid,
      );
  }
};
