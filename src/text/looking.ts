import { type Condition, holds, isUndescribed, type View } from '../claims/index.ts';
import { UnknownFact } from '../engine/index.ts';
import type { TextContext } from '../rules/index.ts';
import type { Pokemon } from '../state/index.ts';
import type { Who } from './verb.ts';
import { asker, couldBe, hiddenFrom, isUnbound } from './who.ts';

/** Whether playing a text could change the table at all (CR 602.3): yes, no, or not to be told. */
export type Change = boolean | null;

/** A context, with everyone that a choice before could have chosen, and whether a place nobody told could hold more of them. */
export interface Looking extends TextContext {
  readonly choosable: readonly Pokemon[];
  readonly maybeMore: boolean;
  /** Cards of the player's hand thrown away up to here, the cost of playing among them. */
  readonly thrown: number;
  /** Cards of it that went into the deck as a price. */
  readonly putBack: number;
  /** What it is to throw cards away for something that changes nothing: some of them, and a whole hand. */
  readonly hasNoEffect: Change;
  readonly handForNothing: Change;
}

export const NOBODY: readonly Pokemon[] = [];

export const any = (changes: readonly Change[]): Change => {
  if (changes.includes(true)) return true;
  return changes.includes(null) ? null : false;
};

/** Whom a verb could be about; where one is to be picked and the player has named it, that one alone. */
export const picked = (view: View, who: Who, context: TextContext): readonly Pokemon[] => {
  const all = couldBe(view, who, context);
  const isPick = typeof who === 'object' && !('each' in who);
  return isPick && context.named !== undefined ? all.filter(({ uid }) => uid === context.named) : all;
};

/** Could this be about somebody in a place that nobody told? */
export const reachesUnknown = (view: View, who: Who, context: Looking): boolean =>
  who === 'chosen'
    ? context.chosen === null && context.maybeMore
    : (typeof who === 'string' || 'each' in who || context.named === undefined) &&
      hiddenFrom(view, who, context) !== null;

/**
 * Is the verb about anybody of whom this holds? `chosen` is whoever the text could have chosen before. Of an undescribed Pokémon it may hold though
 * nobody told.
 */
export const somebody = (view: View, who: Who, context: Looking, test: (pokemon: Pokemon) => boolean): Change => {
  // Whatever it does, that nobody has this part is said when it is played.
  if (typeof who === 'string' && isUnbound(who, context)) return true;
  const all = who === 'chosen' && context.chosen === null ? context.choosable : picked(view, who, context);
  if (all.some(test)) return true;
  return reachesUnknown(view, who, context) || all.some((pokemon) => isUndescribed(view, pokemon)) ? null : false;
};

/** The condition of an `if`; null when a fact it asks for was not told. */
export const isMet = (view: View, condition: Condition, context: Looking): Change => {
  try {
    return holds(view, condition, asker(view, context));
  } catch (stop) {
    if (stop instanceof UnknownFact) return null;
    throw stop;
  }
};
