import { lawOf, step } from '../../engine/index.ts';
import type { CardId, Seat } from '../../state/index.ts';
import { isFirstTurnOfGame } from '../cards-from-hand/trainers.ts';
import { winsByEmptyDeck } from '../end-of-game/winning.ts';
import { inOrder } from '../in-order.ts';
import { waitsForIt } from '../powers/before-the-hand.ts';
import type { T } from '../questions.ts';
import { removeByImmunity } from '../special-conditions/removed-by-immunity.ts';
import { drawOne } from '../zones.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  note: ['deck-is-empty'],
} as const;

/** How a turn goes on: its draw, its end without an attack, and the way to the next player's turn (CR 600-605). */

/** A turn is one player's, and its parts come in order. */
export const ORDER_OF_A_TURN = lawOf({
  'comprehensive-2009': ['600.1', 'turn'],
  'ex-2003': ['Attack', 'the last thing in your turn'],
  'advanced-2018': ['I.A-01#1', 'Attacking ends the turn'],
  'advanced-2025': ['I.A-01#1', 'Attacking ends the turn'],
  'neo-2001': ['Play.9', 'Your turn consists of'],
  'xy-2016': ['Parts#1', '3 main parts'],
  'me-2026': ['Parts.2', 'the player may take any of the acts below'],
});

export const CANNOT_DRAW = lawOf({
  'comprehensive-2009': ['601.2', 'loses the game immediately'],
  'ex-2003': ['Draw', 'loses you the game'],
  'advanced-2018': ['I.E#3', "can't draw even one card from their deck loses"],
  'advanced-2025': ['I.E#4', 'no card left in their deck to draw loses'],
  'xy-2016': ['Turn.1', 'the game ends there'],
  'me-2026': ['Turn.1#b', 'that player loses at once'],
});

export const cannotDraw = step(CANNOT_DRAW, (t: T, seat: Seat): void => {
  t.note('deck-is-empty', { player: seat });
  winsByEmptyDeck(t, seat);
});

export const DRAW_A_CARD = lawOf({
  'comprehensive-2009': ['601.1', 'draw one card'],
  'ex-2003': ['Draw', 'when your turn begins'],
  'advanced-2018': ['I.E#3', 'draw at the beginning of their turn'],
  'advanced-2025': ['I.E#4', 'draw at the beginning of their turn'],
  'neo-2001': ['Play.9A', 'draw a card'],
  'xy-2016': ['Turn.1', 'drawing a card'],
  'me-2026': ['Turn.1#a', 'drawing a card'],
});

/** One card, then the draw phase is over. */
export const draw = step(DRAW_A_CARD, (t: T): void => {
  const seat = t.state.toMove;
  const seen: CardId[] = [];
  const waits = (card: CardId): boolean => {
    if (!waitsForIt(t.view, card, 'draw')) return false;
    seen.push(card);
    return true;
  };
  if (!drawOne(t, seat, waits)) {
    t.rules.answers.form.cannotDraw(t, seat);
    return;
  }
  t.rules.answers.form.drew(t, seat);
  t.rules.answers.asItComes(t, seat, seen, 'draw');
  t.put({ kind: 'phase-began', phase: 'action' });
});

export const ATTACK_OR_NOT = lawOf({
  'comprehensive-2009': ['603.2', 'required to attack'],
  'ex-2003': ['Attack', 'You need not attack'],
  'advanced-2018': ['I.A-01#1', 'who uses no attack'],
  'advanced-2025': ['I.A-01#1', 'who uses no attack'],
  'neo-2001': { silent: 'a turn may end without an attack', near: 'Play.9C' },
  'xy-2016': { silent: 'a turn may end without an attack', near: 'Parts.3' },
  'me-2026': ['Turn.3#1', "Whether to attack is the player's choice"],
});

const endsWithout = (t: T): void => {
  if (t.state.phase === 'action' || t.state.phase === 'attack') t.put({ kind: 'phase-began', phase: 'end' });
};

/** Attacking is optional: the attack phase ends without one. */
const withoutAttack = step(ATTACK_OR_NOT, endsWithout);

/** One document says of the turn in which the player who goes first does not attack how it ends. */
const firstTurnWithoutAttack = step(
  { ...ATTACK_OR_NOT, 'xy-2016': ['Turn.3#3', 'The turn ends as soon as that player has taken all other acts'] },
  endsWithout,
);

export const noAttack = (t: T): void => {
  if (isFirstTurnOfGame(t.view)) firstTurnWithoutAttack(t);
  else withoutAttack(t);
};

/** From the end of the attack phase to the next player's draw phase. */
export const finishTurn = (t: T): void => {
  if (t.state.phase === 'attack') attackPhaseEnds(t);
  if (t.state.phase === 'end') {
    for (const moment of inOrder(t.rules.answers.endPhase)) moment(t);
  }
  removeByImmunity(t);
  for (const moment of inOrder(t.rules.answers.betweenTurns)) moment?.(t);
};

const attackPhaseEnds = step(ORDER_OF_A_TURN, (t: T): void => {
  t.put({ kind: 'phase-began', phase: 'end' });
});
