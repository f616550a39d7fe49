import type { View } from '../../claims/index.ts';
import { lawOf, paragraphOf } from '../../engine/index.ts';
import type { Json } from '../../state/index.ts';
import type { TextContext, Texts } from '../questions.ts';

const NO_EFFECT =
  'whether a Trainer card is played to throw away cards that are too few, or for something that changes nothing';

/**
 * A Trainer card that discards cards of the hand for something that changes nothing. Is that its cost, which is not an effect (CR 602.3)? The
 * first part of such a text may be done alone (APR II.E-19, the question on Max Potion); a text of that form that cannot be followed is not followed
 * in any part (APR II.A#3). Rulings refuse such a card (21 March 2019), and let an Ability do so much (3 May 2018).
 */
export const DISCARDED_FOR_NOTHING = lawOf({
  'comprehensive-2009': { open: NO_EFFECT, near: '602.3' },
  'xy-2016': { open: NO_EFFECT, near: 'Turn.2D' },
  'advanced-2018': { open: NO_EFFECT, near: 'II.E-19#2' },
});

/** The same of a whole hand, which by CR goes by the effect of the text. */
export const HAND_FOR_NOTHING = lawOf({
  'xy-2016': { open: NO_EFFECT, near: 'Turn.2D' },
  'advanced-2018': { open: NO_EFFECT, near: 'II.E-19#2' },
});

/** Breaks off where a text depends on that. */
export const openNoEffect = (texts: Texts, view: View, does: readonly Json[], context: TextContext): void => {
  if (texts.discardsForNothing(view, does, context)) paragraphOf(DISCARDED_FOR_NOTHING, view);
};
