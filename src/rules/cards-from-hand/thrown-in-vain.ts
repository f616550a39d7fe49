import type { View } from '../../claims/index.ts';
import { lawOf, paragraphOf } from '../../engine/index.ts';
import type { Json } from '../../state/index.ts';
import type { TextContext, Texts } from '../questions.ts';

/**
 * Cards of the hand that are thrown away for something that changes nothing. The first part of such a text may be done alone (APR II.E-19, the question on
 * Max Potion); a text of that form that cannot be followed is not followed in any part (APR II.A#3); and what is a mere price changes nothing. Nothing
 * says which of these it is.
 */
export const THROWN_IN_VAIN = lawOf({
  'advanced-2018': {
    open: 'whether cards thrown away for something that changes nothing are a change',
    near: 'II.E-19#2',
  },
});

/** Breaks off where a text hangs on that. */
export const openInVain = (texts: Texts, view: View, does: readonly Json[], context: TextContext): void => {
  if (texts.throwsInVain(view, does, context)) paragraphOf(THROWN_IN_VAIN, view);
};
