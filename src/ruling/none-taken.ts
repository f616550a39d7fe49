import { settledView, type View } from '../claims/index.ts';
import type { Action, Outcome, TraceEntry } from '../engine/index.ts';
import { doesOf, isUsing, type Rules } from '../rules/index.ts';
import { asIfNothingFits, asIfUnseen, verbNameOf } from '../text/index.ts';
import type { Asked, EveryAnswer } from './every-answer.ts';

/** An act that looks for cards in a deck of which nothing is given, as it ends where none is taken. */

/** How often one act may look for cards of a deck that is not given. */
const SEARCHES = 4;

type Done = Extract<Outcome, { readonly kind: 'done' }>;

type Play = (
  more: readonly string[],
  rules?: Rules,
) => { readonly outcome: Outcome; readonly unused: readonly string[] };

/** Is what is missing the cards of a deck, and no other card was named? */
const looksInADeck = (outcome: Outcome): boolean =>
  outcome.kind === 'not-told' &&
  outcome.needs.code === 'pile-not-told' &&
  outcome.needs.facts.zone === 'deck' &&
  outcome.needs.facts.said === undefined;

const asNoneIsTaken = (stopped: Outcome, play: Play): Done | null => {
  let outcome = stopped;
  const more: string[] = [];
  while (looksInADeck(outcome) && more.length < SEARCHES) {
    more.push('none');
    const next = play(more);
    if (next.unused.length > 0) return null;
    outcome = next.outcome;
  }
  return outcome.kind === 'done' ? outcome : null;
};

/** How it ends if none is taken, or nothing there fits; null where something else is missing, or a card has to be taken. */
export const noneTaken = (rules: Rules, stopped: Outcome, play: Play): Done | null => {
  if (!looksInADeck(stopped)) return null;
  const none = asNoneIsTaken(stopped, play);
  if (none !== null) return none;
  const nothingFits = asIfNothingFits(rules);
  if (nothingFits === null) return null;
  const { outcome, unused } = play([], nothingFits);
  return outcome.kind === 'done' && unused.length === 0 ? outcome : null;
};

/** How it ends where what is taken may be any card and comes to the hand, which need not be named; null where something else is missing. */
export const takenUnseen = (rules: Rules, stopped: Outcome, play: Play): Done | null => {
  if (!looksInADeck(stopped)) return null;
  const { outcome, unused } = play([], asIfUnseen(rules));
  return outcome.kind === 'done' && unused.length === 0 ? outcome : null;
};

/** Only that the turn ends by the text, and what becomes of the card that says so. */
const onlyTheTurnsEnd = <E extends TraceEntry>(entries: readonly E[]): readonly E[] =>
  entries.flatMap((entry) => {
    if (entry.kind === 'note') return entry.code === 'turn-ends-by-text' ? [entry] : [];
    if (entry.kind !== 'rule') return entry.kind === 'moved' && entry.from.zone === 'beside' ? [entry] : [];
    const within = onlyTheTurnsEnd(entry.entries);
    return within.length === 0 ? [] : [{ ...entry, entries: within }];
  });

/** Does the text say, without a condition, that the turn is over? */
const saysTheTurnEnds = (view: View, action: Action): boolean =>
  isUsing(action) && doesOf(view, action).some((verb) => verbNameOf(verb) === 'end-turn');

/** That the turn ends after such a search, whatever is taken; null where the text does not say so. */
export const endsWhateverIsTaken = (
  stopped: Outcome,
  { rules, state, action, isUnsure }: Pick<Asked, 'rules' | 'state' | 'action' | 'isUnsure'>,
  play: Play,
): EveryAnswer | null => {
  if (!saysTheTurnEnds(settledView(state, rules), action)) return null;
  const none = noneTaken(rules, stopped, play);
  if (none === null || isUnsure(none.trace)) return null;
  const trace = onlyTheTurnsEnd(none.trace);
  return trace.length === 0 ? null : { trace, coins: false, open: null, complete: true, ofUnknownCards: true };
};
