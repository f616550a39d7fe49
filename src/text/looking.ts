import { type Condition, type Filter, holds, isUndescribed, opponentsOf, type View } from '../claims/index.ts';
import { UnknownFact } from '../engine/index.ts';
import type { TextContext } from '../rules/index.ts';
import type { Pokemon, Seat } from '../state/index.ts';
import type { Who } from './verb.ts';
import { asker, hiddenFrom, isUnbound, mayBe, opponentMeant } from './who.ts';

/** Whether playing a text could change the table at all (CR 602.3): yes, no, or unknown. */
export type Change = boolean | null;

/** A context, with everyone that a choice before could have chosen, and whether a place that is not given could hold more of them. */
export interface Looking extends TextContext {
  readonly choosable: readonly Pokemon[];
  readonly maybeMore: boolean;
  /** Cards of the player's hand thrown away up to here, the cost of playing among them. */
  readonly thrown: number;
  /** Cards of it that went into the deck as a price. */
  readonly putBack: number;
  /** Could anything up to here have discarded a card? undefined: nothing of the text came before. */
  readonly discarded: Change | undefined;
  /** What it is to discard cards of the hand for something that changes nothing: some of them, and a whole hand. */
  readonly hasNoEffect: Change;
  readonly handForNothing: Change;
  /** What it is to discard fewer than a text says, for something that follows “if you do”. */
  readonly tooFew: Change;
  /** What it is to follow “Then” where what comes before it can't be done. */
  readonly undone: Change;
  /** As if nothing kept an Ability off a Pokémon. */
  readonly pastShields: boolean | undefined;
}

/** What a document may leave open of texts that discard for little or nothing, and what is looked at as if it were not there. */
export type Supposed = Pick<Looking, 'hasNoEffect' | 'handForNothing' | 'tooFew' | 'undone'> & {
  readonly pastShields?: boolean;
};

/** The player whom the text calls the opponent, so far as there is one. */
export const opponentMeantBy = (view: View, context: TextContext): Seat => opponentMeant(view, context) ?? context.seat;

/** Is it the text of a Trainer card? An Ability is done as far as it goes. */
export const isTrainers = (view: View, { card, uid }: TextContext): boolean =>
  uid === null && card !== null && view.cardAt(card)?.kind !== 'pokemon';

export const NO_POKEMON: readonly Pokemon[] = [];

export const both = (one: Change, other: Change): Change =>
  one === false || other === false ? false : one === null || other === null ? null : true;

export const any = (changes: readonly Change[]): Change => {
  if (changes.includes(true)) return true;
  return changes.includes(null) ? null : false;
};

/** Whom a verb could be about; where one is to be picked and the player has named it, that one alone. */
export const picked = (view: View, who: Who, context: TextContext): readonly Pokemon[] => {
  const all = mayBe(view, who, context);
  const isPick = typeof who === 'object' && !('each' in who);
  return isPick && context.named !== undefined ? all.filter(({ uid }) => uid === context.named) : all;
};

/** The same after one of those Pokémon has been chosen. */
export const choosing = (view: View, among: Filter, context: Looking): Looking => {
  const who = { one: among };
  return { ...context, choosable: picked(view, who, context), maybeMore: reachesUnknown(view, who, context) };
};

/** Could this be about a Pokémon in a place that is not given? */
export const reachesUnknown = (view: View, who: Who, context: Looking): boolean =>
  who === 'chosen'
    ? context.chosen === null && context.maybeMore
    : (typeof who === 'string' || 'each' in who || context.named === undefined) &&
      hiddenFrom(view, who, context) !== null;

/**
 * Is the verb about a Pokémon that passes the test? `chosen` is any that the text could have chosen before. An undescribed Pokémon may pass it.
 */
export const someFits = (view: View, who: Who, context: Looking, test: (pokemon: Pokemon) => boolean): Change => {
  // If no Pokémon has this role, that is reported when the text is played.
  if (typeof who === 'string' && isUnbound(who, context)) return true;
  const all = who === 'chosen' && context.chosen === null ? context.choosable : picked(view, who, context);
  if (all.some(test)) return true;
  return reachesUnknown(view, who, context) || all.some((pokemon) => isUndescribed(view, pokemon)) ? null : false;
};

/** The condition of an `if`; null when a fact it asks for is not given. */
export const isMet = (view: View, condition: Condition, context: Looking): Change => {
  try {
    return holds(view, condition, asker(view, context));
  } catch (stop) {
    if (stop instanceof UnknownFact) return null;
    throw stop;
  }
};

/** The text as each side could play it against each opponent. */
export const overOpponents = (view: View, context: TextContext, supposed: Supposed): readonly Looking[] => {
  const against = opponentsOf(view, context.seat);
  const thrown = context.card === null ? 0 : (view.cardAt(context.card)?.discardsToPlay ?? 0);
  const found: Looking[] = [];
  for (const { seat, out } of view.state.players) {
    if (out || against.includes(seat)) continue;
    for (const them of against) found.push(looking(context, seat, them, thrown, supposed));
  }
  return found;
};

/** Written out: of all that is done to look at one text, copying what it is played with by a spread would cost the most. */
const looking = (
  { uid, holder, card, place, origin, attack, by, required, named, chosen }: TextContext,
  seat: Seat,
  them: Seat,
  thrown: number,
  { hasNoEffect, handForNothing, tooFew, undone, pastShields }: Supposed,
): Looking => ({
  seat,
  them,
  uid,
  holder,
  card,
  place,
  origin,
  attack,
  by,
  required,
  named,
  chosen,
  choosable: NO_POKEMON,
  maybeMore: false,
  thrown,
  putBack: 0,
  discarded: undefined,
  hasNoEffect,
  handForNothing,
  tooFew,
  undone,
  pastShields,
});
