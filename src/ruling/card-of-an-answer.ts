import { playerOf } from '../claims/index.ts';
import {
  type Action,
  type Answer,
  asWritten,
  drive,
  type Outcome,
  recorded,
  type TraceEntry,
} from '../engine/index.ts';
import type { Rules } from '../rules/index.ts';
import { type Card, type CardId, candidates, type GameState, nameAndPrint, type Seat } from '../state/index.ts';
import type { Prepared } from './in-hand.ts';

/**
 * A card that an answer names, of a pile that is not wholly given: nobody takes a card that is not there, so the answer gives it. What is taken so is reported
 * with the other assumptions.
 */

const ZONES = ['deck', 'discard'] as const;

interface Missing {
  readonly seat: Seat;
  readonly zone: (typeof ZONES)[number];
  /** The answer that names none of the known cards; null where none was asked for yet. */
  readonly said: Answer | null;
}

const missingIn = (outcome: Outcome): Missing | null => {
  if (outcome.kind !== 'not-told' || outcome.needs.code !== 'pile-not-told') return null;
  const { player, zone, said = null, count } = outcome.needs.facts;
  const where = ZONES.find((one) => one === zone);
  return where === undefined || count === true
    ? null
    : { seat: player as Seat, zone: where, said: said as Answer | null };
};

/** The card of that print, or the first of that name where the name alone is written; of several in one answer the first. */
const cardNamed = ({ pool }: Rules, said: Answer): { readonly card: Card; readonly print?: string } | null => {
  for (const text of [said, said.split(',')[0] ?? '']) {
    const spec = nameAndPrint(text.trim());
    const [card] = candidates(pool, spec);
    if (card !== undefined) return { card, ...(spec.print === undefined ? {} : { print: spec.print }) };
  }
  return null;
};

/** The table on which one of the unknown cards of that pile is this one; null where all of them are known. The top of a deck stays as it is. */
const lyingIn = (
  state: GameState,
  { seat, zone }: Missing,
  { card: { key }, ...print }: NonNullable<ReturnType<typeof cardNamed>>,
): { readonly state: GameState; readonly id: CardId } | null => {
  const pile = playerOf(state, seat)[zone];
  const unknown: CardId | undefined = pile.cards.findLast((id) => state.cards[id]?.card === null);
  const instance = { card: key, owner: seat, ...print };
  if (unknown !== undefined) return { id: unknown, state: { ...state, cards: state.cards.with(unknown, instance) } };
  if (pile.given) return null;
  const id = state.cards.length;
  const more = { ...pile, cards: [...pile.cards, id] };
  const players = state.players.map((player) => (player.seat === seat ? { ...player, [zone]: more } : player));
  return { id, state: { ...state, players, cards: [...state.cards, instance] } };
};

const answered = (entries: readonly TraceEntry[]): number =>
  entries.reduce(
    (sum, entry) => sum + (entry.kind === 'rule' ? answered(entry.entries) : entry.kind === 'answered' ? 1 : 0),
    0,
  );

const answeredIn = (outcome: Outcome): number => ('trace' in outcome ? answered(outcome.trace) : 0);

interface Played {
  readonly outcome: Outcome;
  readonly unused: readonly Answer[];
}

const playedWith = (rules: Rules, state: GameState, action: Action, answers: readonly Answer[]): Played =>
  asWritten(
    (forced) => {
      const list = recorded(answers, forced);
      const outcome = drive(rules, state, action, list.asked, { forced: list.forced });
      return { outcome, unused: answers.slice(list.used()) };
    },
    ({ outcome, unused }) => outcome.kind !== 'no-such-answer' && unused.length === 0,
  );

/** The table for an act with these answers, with every card in its pile that they name and that is not known to be elsewhere. */
export const withCardsOfAnswers = (rules: Rules, prepared: Prepared, answers: readonly Answer[]): Prepared => {
  const played = (state: GameState): Played => playedWith(rules, state, prepared.action, answers);
  let now = prepared;
  let last = answers.some((said) => cardNamed(rules, said) !== null) ? played(now.state) : null;
  for (let left = answers.length; last !== null && left > 0; left -= 1) {
    const missing = missingIn(last.outcome);
    if (missing === null) break;
    const before = answeredIn(last.outcome);
    // An answer to an earlier question names nothing of this pile.
    const found = (missing.said === null ? last.unused : [missing.said]).flatMap((said) => {
      const named = cardNamed(rules, said);
      const lying = named === null ? null : lyingIn(now.state, missing, named);
      if (named === null || lying === null) return [];
      const came = played(lying.state);
      const isTaken = came.outcome.kind !== 'no-such-answer' && answeredIn(came.outcome) > before;
      return isTaken ? [{ ...named, ...lying, came }] : [];
    })[0];
    if (found === undefined) break;
    const { card, id } = found;
    const { seat: player, zone } = missing;
    const called = card.print === undefined ? card.name : `${card.name} (${card.print})`;
    const taken = { card: called, player, zone, is: { id, key: card.key } };
    now = { ...now, state: found.state, assumed: [...now.assumed, taken] };
    last = found.came;
  }
  return now;
};
