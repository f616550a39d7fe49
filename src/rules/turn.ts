import { ACTS, inPlay, playerOf, pokemonOf, type View } from '../claims/index.ts';
import type { Doc } from '../corpus/index.ts';
import { ACTION_KINDS, type Action, lawOf, type Play, step } from '../engine/index.ts';
import type { Seat, Uid } from '../state/index.ts';
import { check } from './between-action-checks.ts';
import { lapse } from './lasting-effects.ts';
import { forbids } from './prohibition.ts';
import type { BetweenTurnsSteps, CheckupConditions, ConditionStep, EndPhaseSteps, Moment, T } from './questions.ts';
import {
  burnBetweenTurns,
  paralysisBetweenTurns,
  poisonBetweenTurns,
  sleepBetweenTurns,
} from './special-conditions.ts';
import { winsByEmptyDeck } from './winning.ts';
import { drawOne, pileFor } from './zones.ts';

/** The turn: draw, action, attack, end, and the time between turns (CR 600-605). */

const ACTION_PHASE_ACTS = ACTS.filter((act) => act !== 'attack');

/** Once the checks have found a winner, or Sudden Death, nothing more is done in this game. */
export const gameIsOver = forbids({
  acts: ACTION_KINDS,
  bar: 'phase',
  code: 'game-is-over',
  law: { 'comprehensive-2009': ['303.1h', 'win condition'] },
  concerns: (view) => view.state.result !== null,
  when: (view) => {
    const { result } = view.state;
    return result === null ? null : { outcome: result.outcome, winners: result.winners };
  },
});

/** Everything of the action phase belongs to the action phase. Whoever is in the attack phase is bound by another rule. */
export const actionPhaseOnly = forbids({
  acts: ACTION_PHASE_ACTS,
  bar: 'phase',
  code: 'not-the-action-phase',
  lifts: (view) =>
    view.state.phase === 'draw'
      ? [{ law: { 'comprehensive-2009': ['601.1', 'draw one card'] }, code: 'draw-first' }]
      : [],
  law: { 'comprehensive-2009': ['602.1', 'action phase'] },
  when: (view) => (view.state.phase === 'action' || view.state.phase === 'attack' ? null : { phase: view.state.phase }),
});

/** Once an attack is declared, even an illegal one, there is no way back to the action phase. */
export const noWayBack = forbids({
  acts: ACTION_PHASE_ACTS,
  bar: 'phase',
  code: 'attack-phase-entered',
  law: { 'comprehensive-2009': ['603.3', "opponent's permission"] },
  when: (view) => (view.state.phase === 'attack' ? { player: view.state.toMove } : null),
  lifts: () => [{ law: { 'comprehensive-2009': ['603.3', "opponent's permission"] }, code: 'opponent-allows' }],
});

/** Whoever declares an attack is in the attack phase from then on, even if that attack is illegal. */
export const committed = step(
  { 'comprehensive-2009': ['603.3', 'commits a player'] },
  function* (t: T, action: Action): Play<void> {
    if (action.kind === 'attack' && t.state.phase === 'action') t.put({ kind: 'phase-began', phase: 'attack' });
  },
);

/** Attacks follow the action phase of the same turn. */
export const attackPhase = forbids({
  acts: ['attack'],
  bar: 'phase',
  code: 'no-attack-now',
  lifts: (view) =>
    view.state.phase === 'draw'
      ? [{ law: { 'comprehensive-2009': ['601.1', 'draw one card'] }, code: 'draw-first' }]
      : [],
  law: { 'comprehensive-2009': ['600.1', 'order'] },
  when: (view) => (view.state.phase === 'action' || view.state.phase === 'attack' ? null : { phase: view.state.phase }),
});

/** The draw phase comes first, and once. */
export const drawPhase = forbids({
  acts: ['draw'],
  bar: 'phase',
  code: 'no-draw-now',
  law: { 'comprehensive-2009': ['601.1', 'draw phase'] },
  when: (view) => (view.state.phase === 'draw' ? null : { phase: view.state.phase }),
});

export const turnMayEnd = forbids({
  acts: ['end-turn'],
  bar: 'phase',
  code: 'turn-cannot-end-now',
  law: { 'comprehensive-2009': ['600.1', 'order'] },
  when: (view) =>
    ['action', 'attack', 'end', 'between'].includes(view.state.phase) ? null : { phase: view.state.phase },
});

const CANNOT_DRAW = lawOf({ 'comprehensive-2009': ['601.2', 'loses the game immediately'] });

export const cannotDraw = step(CANNOT_DRAW, function* (t: T, seat: Seat): Play<void> {
  t.note('deck-is-empty', { player: seat });
  yield* winsByEmptyDeck(t, seat);
});

/** One card, then the draw phase is over. */
export const draw = step({ 'comprehensive-2009': ['601.1', 'draw one card'] }, function* (t: T): Play<void> {
  const seat = t.state.toMove;
  if (!drawOne(t, seat)) {
    yield* t.rules.answers.form.cannotDraw(t, seat);
    return;
  }
  yield* t.rules.answers.form.drew(t, seat);
  t.put({ kind: 'phase-began', phase: 'action' });
});

/** Attacking is optional: the attack phase ends without one. */
export const noAttack = step({ 'comprehensive-2009': ['603.2', 'required to attack'] }, function* (t: T): Play<void> {
  if (t.state.phase === 'action' || t.state.phase === 'attack') t.put({ kind: 'phase-began', phase: 'end' });
});

/** Supporters leave their place beside the Active at the end of the turn. */
const discardSupporters = step(
  { 'comprehensive-2009': ['313.1', "that player's turn ends"] },
  function* (t: T): Play<void> {
    const seat = t.state.toMove;
    for (const card of t.state.players.find((p) => p.seat === seat)?.beside.cards ?? []) {
      t.put({ kind: 'moved', card, from: { seat, zone: 'beside' }, to: pileFor(t, card, seat, 'discard') });
    }
  },
);

const endOfTurnTriggers = step({ 'comprehensive-2009': ['604.1a', 'trigger'] }, function* (t: T): Play<void> {
  const seat = t.state.toMove;
  for (const player of t.state.players) {
    for (const pokemon of inPlay(player)) {
      for (const { card } of pokemon.attached) {
        const owner = t.state.cards[card]?.owner ?? player.seat;
        if (t.view.cardAt(card)?.discardAtEndOfTurn !== true || owner !== seat) continue;
        t.put({ kind: 'detached', card, from: pokemon.uid, to: { seat: owner, zone: 'discard' } });
      }
    }
  }
  yield* t.rules.answers.endOfTurn(t);
  yield* discardSupporters(t);
});

const endOfTurnLapse = step({ 'comprehensive-2009': ['604.1b', 'ceases to exist'] }, function* (t: T): Play<void> {
  yield* lapse(t, false);
});

const endOfTurnChecks = step(
  { 'comprehensive-2009': ['604.1c', 'between-action checks'] },
  function* (t: T): Play<void> {
    yield* check(t);
  },
);

const turnEnds = step({ 'comprehensive-2009': ['604.1d', 'turn'] }, function* (t: T): Play<void> {
  t.put({ kind: 'turn-marks-cleared' });
  t.put({ kind: 'phase-began', phase: 'between' });
});

export const endPhaseSteps: EndPhaseSteps<'comprehensive-2009'> = {
  triggers: endOfTurnTriggers,
  lapse: endOfTurnLapse,
  checks: endOfTurnChecks,
  close: turnEnds,
};

/** Special Conditions in their order. Each is dealt with on every Pokémon before the next; whose turn comes is first. */
const conditionsBetweenTurns = step(
  { 'comprehensive-2009': ['605.1a', 'Poisoned first, then Burned'] },
  function* (t: T): Play<void> {
    const { betweenTurns, conditionOrder } = t.rules.answers.form;
    const groups = yield* conditionOrder(t, betweenTurns(t.view, [], t.why));
    for (const uids of groups) {
      for (const [name, condition] of Object.entries(t.rules.answers.checkup) as readonly [
        string,
        ConditionStep<Doc>,
      ][]) {
        const due = uids.some((uid) => pokemonOf(t.state, uid)?.marks.some(({ says }) => says.name === name) === true);
        if (due) yield* t.rules.answers.atAnyTime(t);
        for (const uid of uids) if ((pokemonOf(t.state, uid)?.marks.length ?? 0) > 0) yield* condition(t, uid);
      }
    }
  },
);

/** Everybody round the table, the player whose turn comes being first. */
export const roundTheTable = (view: View): readonly Seat[] => {
  const seats = view.state.players.map((player) => player.seat);
  const at = seats.indexOf(view.state.toMove);
  return [...seats.slice(at + 1), ...seats.slice(0, at + 1)];
};

/** Each condition is dealt with on all of these Pokémon before the next. */
export const allTogether = function* (t: T, seats: readonly Seat[]): Play<readonly (readonly Uid[])[]> {
  return [seats.flatMap((seat) => inPlay(playerOf(t.state, seat)).map((pokemon) => pokemon.uid))];
};

const effectsBetweenTurns = step({ 'comprehensive-2009': ['605.1b', 'between turns'] }, function* (t: T): Play<void> {
  yield* t.rules.answers.atCheckup(t);
  yield* lapse(t, true);
});

const checksBetweenTurns = step(
  { 'comprehensive-2009': ['605.3', 'between-action checks'] },
  function* (t: T): Play<void> {
    yield* check(t);
  },
);

const nextTurn = step({ 'comprehensive-2009': ['605.4', 'next player'] }, function* (t: T): Play<void> {
  const next = t.rules.answers.form.turnAfter(t.view, [t.state.toMove], t.why);
  t.put({ kind: 'turn-began', seat: next, turn: t.state.turn + 1 });
  t.put({ kind: 'phase-began', phase: 'draw' });
});

export const betweenTurnsSteps: BetweenTurnsSteps<'comprehensive-2009'> = {
  conditions: conditionsBetweenTurns,
  triggers: effectsBetweenTurns,
  checks: checksBetweenTurns,
  next: nextTurn,
};

export const checkupConditions: CheckupConditions<'comprehensive-2009'> = {
  poisoned: poisonBetweenTurns,
  burned: burnBetweenTurns,
  asleep: sleepBetweenTurns,
  paralyzed: paralysisBetweenTurns,
};

/** From the end of the attack phase to the next player's draw phase. */
export const finishTurn = function* (t: T): Play<void> {
  if (t.state.phase === 'attack') yield* attackPhaseEnds(t);
  if (t.state.phase === 'end') {
    for (const moment of Object.values(t.rules.answers.endPhase) as readonly Moment<Doc>[]) yield* moment(t);
  }
  for (const moment of Object.values(t.rules.answers.betweenTurns) as readonly Moment<Doc>[]) yield* moment(t);
};

const attackPhaseEnds = step({ 'comprehensive-2009': ['600.1', 'phases'] }, function* (t: T): Play<void> {
  t.put({ kind: 'phase-began', phase: 'end' });
});
