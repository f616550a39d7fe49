import type { View } from '../claims/index.ts';
import type { Halves, TextContext } from '../rules/index.ts';
import type { Json } from '../state/index.ts';
import type { VerbOf } from './define-verb.ts';
import { isConditional } from './if-you-do.ts';
import { any, type Change, choosing, type Looking, overOpponents } from './looking.ts';
import { afterPaying, paid, throwsAway, tooFewToThrow } from './price-and-second.ts';
import { look } from './say.ts';
import type { Verb } from './verb.ts';

/** Texts that begin with something on which the rest depends: can the one be done, and the other after it? */

/** The two halves a text begins with, where the second depends on the first; null where it begins otherwise. */
const halvesOf = (view: View, does: readonly (Json | Verb)[], context: TextContext): VerbOf<'if-you-do'> | null => {
  const verb = (does as readonly Verb[]).find((one) => !('choose' in one));
  return verb !== undefined && 'if-you-do' in verb && isConditional(verb, view, context) ? verb : null;
};

/** Can anything of it be done? What is discarded counts here, whether or not it is a price. */
const canBegin = (view: View, first: readonly Verb[], context: Looking): Change => {
  if (tooFewToThrow(view, first, context) === true) return false;
  return any([look(view, first, context), throwsAway(view, first, context)]);
};

/** Whether the first half of a text can be done, and the second after it; null where it has no such halves. */
export const halves = (view: View, does: readonly (Json | Verb)[], context: TextContext): Halves | null => {
  const verb = halvesOf(view, does, context);
  if (verb === null) return null;
  const { first } = verb;
  const looks = overOpponents(view, context, { hasNoEffect: true, handForNothing: true, tooFew: true, undone: true });
  // Whom the text chooses before anything else.
  const [begin] = does as readonly Verb[];
  const chosen =
    begin !== undefined && 'choose' in begin ? looks.map((one) => choosing(view, begin.choose, one)) : looks;
  if (verb.price !== true)
    return { price: false, first: any(chosen.map((one) => canBegin(view, first, one))), second: null };
  return {
    price: true,
    first: any(chosen.map((one) => paid(look, view, first, one))),
    second: any(chosen.map((one) => look(view, verb['if-you-do'], afterPaying(first, one)))),
  };
};
