import { ACTS } from '../../claims/index.ts';
import { ACTION_KINDS, type Action, lawOf, step } from '../../engine/index.ts';
import { NEW_GAME_FIRST } from '../end-of-game/sudden-death.ts';
import { forbids } from '../prohibition.ts';
import type { T } from '../questions.ts';
import { DRAW_A_CARD, ORDER_OF_A_TURN } from './turn.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  allowance: ['draw-first', 'opponent-allows'],
} as const;

/** What belongs to which phase of a turn, and that nothing comes after the game (CR 600). */

/** Before the draw of a turn: what the draw opens. */
const DRAW_FIRST = {
  law: DRAW_A_CARD,
  code: 'draw-first',
} as const;

const ACTION_PHASE_ACTS = ACTS.filter((act) => act !== 'attack');

export const GAME_IS_WON = lawOf({
  'comprehensive-2009': ['303.1h', 'win condition'],
  'ex-2003': ['intro', "a certain number of the opponent's Pokémon"],
  'advanced-2018': ['I.E#1', 'wins'],
  'advanced-2025': ['I.E#1', 'it is settled as soon as'],
  'neo-2001': { silent: 'nothing more is done once a player has won', near: 'Play.6' },
  'xy-2016': ['Turn.3C#4', 'wins'],
  'me-2026': ['Turn.3C#4b', 'wins'],
});

/** Once the checks have found a winner, or Sudden Death, nothing more is done in this game. */
export const gameIsOver = forbids({
  acts: ACTION_KINDS.filter((kind) => kind !== 'new-game'),
  obstacle: 'phase',
  code: 'game-is-over',
  law: GAME_IS_WON,
  concerns: (view) => view.state.result !== null,
  when: (view) => {
    const { result } = view.state;
    return result === null ? null : { outcome: result.outcome, winners: result.winners };
  },
  allowances: ({ state }) => (state.result?.winners.length === 0 ? [NEW_GAME_FIRST] : []),
});

export const ACTION_PHASE = lawOf({
  'comprehensive-2009': ['602.1', 'action phase'],
  'ex-2003': ['Options#1', 'things you can do during your turn'],
  'advanced-2018': { silent: 'all acts of a turn come after its draw', near: 'I.E#3' },
  'advanced-2025': { silent: 'all acts of a turn come after its draw', near: 'I.E#4' },
  'neo-2001': ['Play.9B', 'acts 1 to 6 below'],
  'xy-2016': ['Parts.2', 'any of the acts below'],
  'me-2026': ['Parts.2', 'any of the acts below'],
});

/** Acts of a turn are not counted, unless the document states a limit itself. */
export const AS_OFTEN_AS_LIKED = lawOf({
  'neo-2001': ['Play.9B', 'as many times as you want'],
  'ex-2003': ['Options#1', 'any number of times'],
});

/** Everything of the action phase belongs to the action phase. A player in the attack phase is bound by another rule. */
export const actionPhaseOnly = forbids({
  acts: ACTION_PHASE_ACTS,
  obstacle: 'phase',
  code: 'not-the-action-phase',
  allowances: (view) => (view.state.phase === 'draw' ? [DRAW_FIRST] : []),
  law: ACTION_PHASE,
  when: (view) => (view.state.phase === 'action' || view.state.phase === 'attack' ? null : { phase: view.state.phase }),
});

const OPPONENT_ALLOWS = {
  law: {
    'comprehensive-2009': ['603.3', 'permission'],
    'ex-2003': 'absent',
    'advanced-2018': 'absent',
    'advanced-2025': 'absent',
    'xy-2016': 'absent',
    'me-2026': 'absent',
    'neo-2001': 'absent',
  },
  code: 'opponent-allows',
} as const;

/** Once an attack is declared, even an illegal one, there is no way back to the action phase. */
export const noWayBack = forbids({
  acts: ACTION_PHASE_ACTS,
  obstacle: 'phase',
  code: 'attack-phase-entered',
  law: {
    'comprehensive-2009': ['603.3', "opponent's permission"],
    'ex-2003': ['Attack', 'the last thing in your turn'],
    'advanced-2018': {
      open: 'whether a player who has announced an attack may do something else first',
      near: 'I.A-01/atk.1',
    },
    'advanced-2025': {
      open: 'whether a player who has announced an attack may do something else first',
      near: 'I.A-01/atk.1',
    },
    'neo-2001': { open: 'whether a player may do something else first after announcing an attack', near: 'Play.9C' },
    'xy-2016': ['Turn.3#1', 'no going back'],
    'me-2026': ['Turn.3#1', 'no going back'],
  },
  when: (view) => (view.state.phase === 'attack' ? { player: view.state.toMove } : null),
  allowances: () => [OPPONENT_ALLOWS],
});

/** A player who declares an attack is in the attack phase from then on, even if that attack is illegal. */
export const committed = step(
  {
    'comprehensive-2009': ['603.3', 'commits a player'],
    'ex-2003': 'absent',
    'advanced-2018': 'absent',
    'advanced-2025': 'absent',
    'xy-2016': 'absent',
    'me-2026': 'absent',
    'neo-2001': 'absent',
  },
  (t: T, action: Action): void => {
    if (action.kind === 'attack' && t.state.phase === 'action') t.put({ kind: 'phase-began', phase: 'attack' });
  },
);

/** Attacks follow the action phase of the same turn. */
export const attackPhase = forbids({
  acts: ['attack'],
  obstacle: 'phase',
  code: 'no-attack-now',
  allowances: (view) => (view.state.phase === 'draw' ? [DRAW_FIRST] : []),
  law: ORDER_OF_A_TURN,
  when: (view) => (view.state.phase === 'action' || view.state.phase === 'attack' ? null : { phase: view.state.phase }),
});

/** The draw phase comes first, and once. */
export const drawPhase = forbids({
  acts: ['draw'],
  obstacle: 'phase',
  code: 'no-draw-now',
  law: DRAW_A_CARD,
  when: (view) => (view.state.phase === 'draw' ? null : { phase: view.state.phase }),
});

export const turnMayEnd = forbids({
  acts: ['end-turn'],
  obstacle: 'phase',
  code: 'turn-cannot-end-now',
  law: ORDER_OF_A_TURN,
  when: (view) =>
    ['action', 'attack', 'end', 'between'].includes(view.state.phase) ? null : { phase: view.state.phase },
});
