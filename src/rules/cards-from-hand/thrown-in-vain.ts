import type { View } from '../../claims/index.ts';
import { lawOf, paragraphOf } from '../../engine/index.ts';
import type { Json } from '../../state/index.ts';
import type { TextContext, Texts } from '../questions.ts';

/**
 * A Trainer card by which cards of the hand are thrown away for something that changes nothing. The first part of such a text may be done alone (APR
 * II.E-19, the question on Max Potion); a text of that form that cannot be followed is not followed in any part (APR II.A#3); and a card is not played
 * where nothing would change, which a mere price does not. Rulings refuse such a card (21 March 2019), and let an Ability do so much (3 May 2018).
 */
export const THROWN_IN_VAIN = lawOf({
  'advanced-2018': {
    open: 'whether a Trainer card is played to throw cards away for something that changes nothing',
    near: 'II.E-19#2',
  },
});

/** Breaks off where a text hangs on that. */
export const openInVain = (texts: Texts, view: View, does: readonly Json[], context: TextContext): void => {
  if (texts.throwsInVain(view, does, context)) paragraphOf(THROWN_IN_VAIN, view);
};
