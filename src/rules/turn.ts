import { ACTS, CHAR, inPlay, lookAtAll, playerOf, pokemonOf, type View } from '../claims/index.ts';
import type { Doc } from '../corpus/index.ts';
import { ACTION_KINDS, type Action, lawOf, step } from '../engine/index.ts';
import type { Seat, Uid } from '../state/index.ts';
import { check } from './between-action-checks.ts';
import { charBetweenTurns } from './char-counters.ts';
import { darknessBetweenTurns } from './darkness-energy.ts';
import { forgetFalls } from './falling.ts';
import { inOrder } from './in-order.ts';
import { lapse } from './lasting-effects.ts';
import { forbids } from './prohibition.ts';
import type { BetweenTurnsSteps, CheckupConditions, ConditionStep, EndPhaseSteps, T } from './questions.ts';
import {
  burnBetweenTurns,
  paralysisBetweenTurns,
  poisonBetweenTurns,
  sleepBetweenTurns,
} from './special-conditions.ts';
import { NEW_GAME_FIRST } from './sudden-death.ts';
import { winsByEmptyDeck } from './winning.ts';
import { drawOne, pileFor } from './zones.ts';

/** The turn: draw, action, attack, end, and the time between turns (CR 600-605). */

const ACTION_PHASE_ACTS = ACTS.filter((act) => act !== 'attack');

/** Once the checks have found a winner, or Sudden Death, nothing more is done in this game. */
export const gameIsOver = forbids({
  acts: ACTION_KINDS.filter((kind) => kind !== 'new-game'),
  bar: 'phase',
  code: 'game-is-over',
  law: {
    'comprehensive-2009': ['303.1h', 'win condition'],
    'ex-2003': ['intro', "a certain number of the opponent's Pokémon"],
    'advanced-2018': ['I.E#1', 'wins'],
    'neo-2001': { silent: 'nothing more is done once somebody has won', near: 'Play.6' },
    'xy-2016': ['Turn.3C#4', 'wins'],
  },
  concerns: (view) => view.state.result !== null,
  when: (view) => {
    const { result } = view.state;
    return result === null ? null : { outcome: result.outcome, winners: result.winners };
  },
  lifts: ({ state }) => (state.result?.winners.length === 0 ? [NEW_GAME_FIRST] : []),
});

/** Everything of the action phase belongs to the action phase. Whoever is in the attack phase is bound by another rule. */
export const actionPhaseOnly = forbids({
  acts: ACTION_PHASE_ACTS,
  bar: 'phase',
  code: 'not-the-action-phase',
  lifts: (view) =>
    view.state.phase === 'draw'
      ? [
          {
            law: {
              'comprehensive-2009': ['601.1', 'draw one card'],
              'ex-2003': ['Draw', 'when your turn begins'],
              'advanced-2018': ['I.E#3', 'draw at the beginning of their turn'],
              'neo-2001': ['Play.9A', 'draw a card'],
              'xy-2016': ['Turn.1', 'drawing a card'],
            },
            code: 'draw-first',
          },
        ]
      : [],
  law: {
    'comprehensive-2009': ['602.1', 'action phase'],
    'ex-2003': ['Options#1', 'things you can do during your turn'],
    'advanced-2018': { silent: 'all acts of a turn come after its draw', near: 'I.E#3' },
    'neo-2001': ['Play.9B', 'acts 1 to 6 below'],
    'xy-2016': ['Parts.2', 'any of the acts below'],
  },
  when: (view) => (view.state.phase === 'action' || view.state.phase === 'attack' ? null : { phase: view.state.phase }),
});

/** Once an attack is declared, even an illegal one, there is no way back to the action phase. */
export const noWayBack = forbids({
  acts: ACTION_PHASE_ACTS,
  bar: 'phase',
  code: 'attack-phase-entered',
  law: {
    'comprehensive-2009': ['603.3', "opponent's permission"],
    'ex-2003': ['Attack', 'the last thing in your turn'],
    'advanced-2018': 'unknown',
    'xy-2016': ['Turn.3#1', 'no going back'],
  },
  when: (view) => (view.state.phase === 'attack' ? { player: view.state.toMove } : null),
  lifts: () => [
    {
      law: {
        'comprehensive-2009': ['603.3', 'permission'],
        'ex-2003': 'unknown',
        'advanced-2018': 'unknown',
        'xy-2016': 'unknown',
        'neo-2001': 'unknown',
      },
      code: 'opponent-allows',
    },
  ],
});

/** Whoever declares an attack is in the attack phase from then on, even if that attack is illegal. */
export const committed = step(
  {
    'comprehensive-2009': ['603.3', 'commits a player'],
    'ex-2003': 'unknown',
    'advanced-2018': 'unknown',
    'xy-2016': 'unknown',
    'neo-2001': 'unknown',
  },
  (t: T, action: Action): void => {
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
      ? [
          {
            law: {
              'comprehensive-2009': ['601.1', 'draw one card'],
              'ex-2003': ['Draw', 'when your turn begins'],
              'advanced-2018': ['I.E#3', 'draw at the beginning of their turn'],
              'neo-2001': ['Play.9A', 'draw a card'],
              'xy-2016': ['Turn.1', 'drawing a card'],
            },
            code: 'draw-first',
          },
        ]
      : [],
  law: {
    'comprehensive-2009': ['600.1', 'order'],
    'ex-2003': ['Attack', 'the last thing in your turn'],
    'advanced-2018': ['I.A-01#1', 'Attacking ends the turn'],
    'neo-2001': ['Play.9', 'Your turn consists of'],
    'xy-2016': ['Parts#1', '3 main parts'],
  },
  when: (view) => (view.state.phase === 'action' || view.state.phase === 'attack' ? null : { phase: view.state.phase }),
});

/** The draw phase comes first, and once. */
export const drawPhase = forbids({
  acts: ['draw'],
  bar: 'phase',
  code: 'no-draw-now',
  law: {
    'comprehensive-2009': ['601.1', 'draw phase'],
    'ex-2003': ['Draw', 'when your turn begins'],
    'advanced-2018': ['I.E#3', 'draw at the beginning of their turn'],
    'neo-2001': ['Play.9A', 'draw a card'],
    'xy-2016': ['Turn.1', 'drawing a card'],
  },
  when: (view) => (view.state.phase === 'draw' ? null : { phase: view.state.phase }),
});

export const turnMayEnd = forbids({
  acts: ['end-turn'],
  bar: 'phase',
  code: 'turn-cannot-end-now',
  law: {
    'comprehensive-2009': ['600.1', 'order'],
    'ex-2003': ['Attack', 'the last thing in your turn'],
    'advanced-2018': ['I.A-01#1', 'Attacking ends the turn'],
    'neo-2001': ['Play.9', 'Your turn consists of'],
    'xy-2016': ['Parts#1', '3 main parts'],
  },
  when: (view) =>
    ['action', 'attack', 'end', 'between'].includes(view.state.phase) ? null : { phase: view.state.phase },
});

const CANNOT_DRAW = lawOf({
  'comprehensive-2009': ['601.2', 'loses the game immediately'],
  'ex-2003': ['Draw', 'loses you the game'],
  'advanced-2018': ['I.E#3', "can't draw even one card from their deck loses"],
  'xy-2016': ['Turn.1', 'the game ends there'],
});

export const cannotDraw = step(CANNOT_DRAW, (t: T, seat: Seat): void => {
  t.note('deck-is-empty', { player: seat });
  winsByEmptyDeck(t, seat);
});

/** One card, then the draw phase is over. */
export const draw = step(
  {
    'comprehensive-2009': ['601.1', 'draw one card'],
    'ex-2003': ['Draw', 'when your turn begins'],
    'advanced-2018': ['I.E#3', 'draw at the beginning of their turn'],
    'neo-2001': ['Play.9A', 'draw a card'],
    'xy-2016': ['Turn.1', 'drawing a card'],
  },
  (t: T): void => {
    const seat = t.state.toMove;
    if (!drawOne(t, seat)) {
      t.rules.answers.form.cannotDraw(t, seat);
      return;
    }
    t.rules.answers.form.drew(t, seat);
    t.put({ kind: 'phase-began', phase: 'action' });
  },
);

/** Attacking is optional: the attack phase ends without one. */
export const noAttack = step(
  {
    'comprehensive-2009': ['603.2', 'required to attack'],
    'ex-2003': ['Attack', 'You need not attack'],
    'advanced-2018': ['I.A-01#1', 'who uses no attack'],
    'neo-2001': { silent: 'a turn may end without an attack', near: 'Play.9C' },
    'xy-2016': { silent: 'a turn may end without an attack', near: 'Parts.3' },
  },
  (t: T): void => {
    if (t.state.phase === 'action' || t.state.phase === 'attack') t.put({ kind: 'phase-began', phase: 'end' });
  },
);

/** A Supporter lies beside the Active until the turn is over: no effect that triggers at its end, but part of its end. */
const discardSupporters = step(
  {
    'comprehensive-2009': ['313.1', "that player's turn ends"],
    'ex-2003': ['Supporter', 'When the turn ends, it is discarded'],
    'advanced-2018': ['I.B-02/sup.4', 'it is discarded'],
    'neo-2001': 'unknown',
    'xy-2016': ['Turn.2D', 'puts the card into the discard pile'],
  },
  (t: T): void => {
    const seat = t.state.toMove;
    for (const card of t.state.players.find((p) => p.seat === seat)?.beside.cards ?? []) {
      t.put({ kind: 'moved', card, from: { seat, zone: 'beside' }, to: pileFor(t, card, seat, 'discard') });
    }
  },
);

const endOfTurnTriggers = step(
  {
    'comprehensive-2009': ['604.1a', 'trigger'],
    'ex-2003': { silent: 'effects of the end of the turn act when it ends', near: 'Attack' },
    'advanced-2018': ['II.E-20#1', 'the time between the process of an attack and Pokémon Checkup'],
    'neo-2001': { silent: 'effects of the end of the turn act when it ends', near: 'Play.9D' },
    'xy-2016': { silent: 'effects of the end of the turn act when it ends', near: 'Turn.3D' },
  },
  (t: T): void => {
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
    t.rules.answers.endOfTurn(t);
  },
);

const endOfTurnLapse = step(
  {
    'comprehensive-2009': ['604.1b', 'ceases to exist'],
    'ex-2003': { silent: 'effects of this turn end with it', near: 'Attack' },
    'advanced-2018': ['II.E-01', 'Pokémon Checkup is not included'],
    'neo-2001': { silent: 'effects of this turn end with it', near: 'Play.9D' },
    'xy-2016': { silent: 'effects of this turn end with it', near: 'Turn.3D' },
  },
  (t: T): void => {
    lapse(t, false);
  },
);

const endOfTurnChecks = step(
  {
    'comprehensive-2009': ['604.1c', 'between-action checks'],
    'ex-2003': ['intro', 'Knocked Out is removed from play'],
    'advanced-2018': ['I.D#2', 'at any other time, when a Pokémon has no remaining HP'],
    'neo-2001': { silent: 'Knock Outs are looked at once more when a turn ends', near: 'Play.9D' },
    'xy-2016': ['Turn.3C#2', 'Check whether it Knocked Out'],
  },
  (t: T): void => {
    check(t);
  },
);

const turnEnds = step(
  {
    'comprehensive-2009': ['604.1d', 'turn'],
    'ex-2003': ['Attack', 'your turn is over'],
    'advanced-2018': ['I.F#1', "at the end of each player's turn"],
    'neo-2001': ['Play.9D', 'your turn is over'],
    'xy-2016': ['Turn.3D', 'The turn has ended'],
  },
  (t: T): void => {
    discardSupporters(t);
    t.put({ kind: 'turn-marks-cleared' });
    t.put({ kind: 'phase-began', phase: 'between' });
  },
);

export const endPhaseSteps = {
  triggers: endOfTurnTriggers,
  lapse: endOfTurnLapse,
  checks: endOfTurnChecks,
  close: turnEnds,
} satisfies EndPhaseSteps<'comprehensive-2009'>;

/** Special Conditions in their order. Each is dealt with on every Pokémon before the next; whose turn comes is first. */
const conditionsBetweenTurns = step(
  {
    'comprehensive-2009': ['605.1a', 'Poisoned first, then Burned'],
    'advanced-2018': ['I.F/chk.1', 'Poisoned, Burned, Asleep, Paralyzed'],
    'neo-2001': ['After.1', 'come in this order'],
    'xy-2016': ['Between#1', 'in the order'],
  },
  (t: T): void => {
    dealWith(t, conditionGroups(t), t.rules.answers.atAnyTime);
  },
);

const conditionGroups = (t: T): readonly (readonly Uid[])[] => {
  const { betweenTurns, conditionOrder } = t.rules.answers.form;
  return conditionOrder(t, betweenTurns(t.view, [], t.why));
};

const hasMarks = (t: T, uid: Uid): boolean => (pokemonOf(t.state, uid)?.marks.length ?? 0) > 0;

/** Condition by condition. `before` is asked before each one that somebody has. */
const dealWith = (t: T, groups: readonly (readonly Uid[])[], before: (t: T) => void): void => {
  for (const uids of groups) {
    // Where nothing lies on anybody, no condition does.
    if (!uids.some((uid) => hasMarks(t, uid))) continue;
    for (const [name, condition] of Object.entries(t.rules.answers.checkup) as readonly [
      string,
      ConditionStep<Doc>,
    ][]) {
      const due = uids.some(
        (uid) =>
          pokemonOf(t.state, uid)?.marks.some(
            ({ says }) => says.name === name || (name === 'charred' && says.name === CHAR),
          ) === true,
      );
      if (due) before(t);
      for (const uid of uids) if (hasMarks(t, uid)) condition(t, uid);
    }
  }
};

const nothingBetween = (_t: T): void => {};

/** Those of everybody, with nothing of a card among them. */
export const dealWithConditions = (t: T): void => {
  dealWith(t, conditionGroups(t), nothingBetween);
};

/** The conditions in one go, on the Pokémon of both players. */
const conditionsTogether = step(
  { 'advanced-2018': ['I.F/chk.1', 'Poisoned, Burned, Asleep, Paralyzed'] },
  (t: T): void => {
    dealWith(t, conditionGroups(t), nothingBetween);
  },
);

/** What cards do may come ahead of the conditions, and not among them. */
const effectsAhead = step({ 'advanced-2018': ['I.F/chk.2', 'This can also be done ahead of'] }, (t: T): void => {
  t.rules.answers.atAnyTime(t);
});

/** Without a condition on anybody before and after are the same. */
const somebodyHasOne = (t: T): boolean =>
  t.state.players.some((player) =>
    inPlay(player).some(({ marks }) => marks.some(({ origin }) => origin === 'condition')),
  );

const conditionsAtCheckup = step(
  { 'advanced-2018': ['I.F#1', 'it has to be done for the Pokémon of both players'] },
  (t: T): void => {
    if (somebodyHasOne(t)) effectsAhead(t);
    conditionsTogether(t);
  },
);

/** Everybody round the table, the player whose turn comes being first. */
export const roundTheTable = (view: View): readonly Seat[] => {
  const seats = view.state.players.map((player) => player.seat);
  const at = seats.indexOf(view.state.toMove);
  return [...seats.slice(at + 1), ...seats.slice(0, at + 1)];
};

/** Each condition is dealt with on all of these Pokémon before the next. */
export const allTogether = (t: T, seats: readonly Seat[]): readonly (readonly Uid[])[] => {
  const uids: Uid[] = [];
  for (const seat of seats) lookAtAll([playerOf(t.state, seat)], ({ uid }) => uids.push(uid));
  return [uids];
};

const effectsBetweenTurns = step(
  {
    'comprehensive-2009': ['605.1b', 'between turns'],
    'ex-2003': { silent: 'what a card does between turns comes after the turn as well', near: 'Status#1' },
    'advanced-2018': ['I.F/chk.2', 'activated during Pokémon Checkup'],
    'neo-2001': ['After.2', 'does something between turns'],
    'xy-2016': ['Between#2', 'has to happen between turns'],
  },
  (t: T): void => {
    t.rules.answers.atCheckup(t);
    lapse(t, true);
  },
);

const checksBetweenTurns = step(
  {
    'comprehensive-2009': ['605.3', 'between-action checks'],
    'ex-2003': ['Status.Poison', 'This effect can Knock Out a Pokémon'],
    'advanced-2018': ['I.F/chk.3', 'are Knocked Out'],
    'neo-2001': { silent: 'Knock Outs between turns come once all its steps are done', near: 'After.3' },
    'xy-2016': ['Between#2', 'Knocked Out'],
  },
  (t: T): void => {
    check(t);
  },
);

const nextTurn = step(
  {
    'comprehensive-2009': ['605.4', 'next player'],
    'ex-2003': ['Attack', "it is your opponent's turn"],
    'advanced-2018': ['I.F#1', "part of neither player's turn"],
    'neo-2001': ['After.3', 'whose turn comes next'],
    'xy-2016': ['Between#2', 'turn of the next player'],
  },
  (t: T): void => {
    const next = t.rules.answers.form.turnAfter(t.view, [t.state.toMove], t.why);
    t.put({ kind: 'turn-began', seat: next, turn: t.state.turn + 1 });
    forgetFalls(t);
    t.put({ kind: 'phase-began', phase: 'draw' });
  },
);

export const betweenTurnsSteps = {
  conditions: conditionsBetweenTurns,
  triggers: effectsBetweenTurns,
  checks: checksBetweenTurns,
  next: nextTurn,
} satisfies BetweenTurnsSteps<'comprehensive-2009'>;

/** With what cards do ahead of the conditions, or behind them. */
export const checkupSteps = {
  conditions: conditionsAtCheckup,
  triggers: effectsBetweenTurns,
  checks: checksBetweenTurns,
  next: nextTurn,
} satisfies BetweenTurnsSteps<'advanced-2018'>;
/** With Darkness Energy behind the conditions. */
export const betweenTurnsWithBurdens = {
  conditions: conditionsBetweenTurns,
  burdens: darknessBetweenTurns,
  triggers: effectsBetweenTurns,
  checks: checksBetweenTurns,
  next: nextTurn,
} satisfies BetweenTurnsSteps<'neo-2001'>;

/** With Char counters, and no Burn. */
export const checkupWithChar = {
  poisoned: poisonBetweenTurns,
  asleep: sleepBetweenTurns,
  paralyzed: paralysisBetweenTurns,
  charred: charBetweenTurns,
} satisfies CheckupConditions<'neo-2001'>;

export const checkupConditions = {
  poisoned: poisonBetweenTurns,
  burned: burnBetweenTurns,
  asleep: sleepBetweenTurns,
  paralyzed: paralysisBetweenTurns,
} satisfies CheckupConditions<'comprehensive-2009'>;

/** From the end of the attack phase to the next player's draw phase. */
export const finishTurn = (t: T): void => {
  if (t.state.phase === 'attack') attackPhaseEnds(t);
  if (t.state.phase === 'end') {
    for (const moment of inOrder(t.rules.answers.endPhase)) moment(t);
  }
  for (const moment of inOrder(t.rules.answers.betweenTurns)) moment?.(t);
};

const attackPhaseEnds = step(
  {
    'comprehensive-2009': ['600.1', 'phases'],
    'ex-2003': ['Attack', 'the last thing in your turn'],
    'advanced-2018': ['I.A-01#1', 'Attacking ends the turn'],
    'neo-2001': ['Play.9', 'Your turn consists of'],
    'xy-2016': ['Parts#1', '3 main parts'],
  },
  (t: T): void => {
    t.put({ kind: 'phase-began', phase: 'end' });
  },
);
