import type { Facts, NeedCode, View } from '../../claims/index.ts';
import { type AnyLaw, lawOf, leftOpenBy, paragraphOf, UnknownFact, unknownFact, unsaidOf } from '../../engine/index.ts';
import type { Json } from '../../state/index.ts';
import type { TextContext, Texts } from '../questions.ts';

const NO_EFFECT = 'whether a Trainer card is played to discard cards for something that changes nothing';

/**
 * A Trainer card that discards cards of the hand for something that changes nothing. Is that its cost, which is not an effect (CR 602.3)? The
 * first part of such a text may be done alone (APR II.E-19, the question on Max Potion), though there no part of it is followed where the whole can't be
 * (II.A#3). APR 2025 has the use depend on the first half alone. Rulings refuse a card that is played for a price (21 March 2019), and let an Ability do
 * so much (3 May 2018).
 */
export const DISCARDED_FOR_NOTHING = lawOf({
  'neo-2001': { open: NO_EFFECT, near: 'Play.9B4' },
  'ex-2003': { open: NO_EFFECT, near: 'Options.4' },
  'comprehensive-2009': { open: NO_EFFECT, near: '602.3' },
  'xy-2016': { open: NO_EFFECT, near: 'Turn.2D' },
  'me-2026': { open: NO_EFFECT, near: 'Turn.2D' },
  'advanced-2018': { open: NO_EFFECT, near: 'II.E-19#2' },
  'advanced-2025': ['II.E-20#4', 'If no part of the first half of a Trainer card or an Ability can be done'],
});

/** The same of a whole hand, which by CR goes by the effect of the text. */
export const HAND_FOR_NOTHING = lawOf({
  'xy-2016': { open: NO_EFFECT, near: 'Turn.2D' },
  'me-2026': { open: NO_EFFECT, near: 'Turn.2D' },
  'advanced-2018': { open: NO_EFFECT, near: 'II.E-19#2' },
  'advanced-2025': { open: NO_EFFECT, near: 'II.E-20#4' },
});

const TOO_FEW = 'what comes after “if you do” where the hand has fewer cards than the text says';

/**
 * "Discard two cards of your hand. If you do, …" with one card there. One document has three sentences on it that part: the closest number is
 * followed (APR II.A#5), and one action is enough (II.E-19#2), but such a text that cannot be followed is not followed in any part (II.A#3).
 */
export const TOO_FEW_DISCARDED = lawOf({
  'neo-2001': { open: TOO_FEW, near: 'Math.J' },
  'ex-2003': { open: TOO_FEW, near: 'Attack' },
  'comprehensive-2009': { open: TOO_FEW, near: '302.5' },
  'xy-2016': { open: TOO_FEW, near: 'Attack.F' },
  'me-2026': { open: TOO_FEW, near: 'Attack.F1' },
  'advanced-2018': { open: TOO_FEW, near: 'II.E-19#2' },
  'advanced-2025': { open: TOO_FEW, near: 'II.E-20#4' },
});

const UNDONE = 'whether what comes after “Then” follows where what comes before it could not be done, or not in full';

/** "Discard a card. Then, …" with none there, of a card or a power. One document says of every text that the rest of it is followed (APR II.A#3). */
export const THEN_AFTER_UNDONE = lawOf({
  'neo-2001': { open: UNDONE, near: 'Play.9B4' },
  'ex-2003': { open: UNDONE, near: 'Options.4' },
  'comprehensive-2009': { open: UNDONE, near: '602.3' },
  'xy-2016': { open: UNDONE, near: 'Turn.2D' },
  'me-2026': { open: UNDONE, near: 'Turn.2D' },
  'advanced-2018': ['II.A#3', 'the player follows the parts that are possible'],
  'advanced-2025': ['II.E-20#4', 'If nothing of the first half was done'],
});

/** The same of an attack, no effect of which depends on another that the text does not name, where the document says so. */
export const THEN_AFTER_UNDONE_IN_ATTACK = lawOf({
  ...THEN_AFTER_UNDONE,
  'neo-2001': { open: UNDONE, near: 'Math.J' },
  'ex-2003': { open: UNDONE, near: 'Attack' },
  'comprehensive-2009': ['302.5', 'One effect does not depend on another'],
  'xy-2016': { open: UNDONE, near: 'Attack.F' },
  'me-2026': { open: UNDONE, near: 'Attack.F1' },
});

const OPEN = { undone: THEN_AFTER_UNDONE, 'too-few': TOO_FEW_DISCARDED, 'for-nothing': DISCARDED_FOR_NOTHING } as const;

/** On which of these a text may depend. */
export type OpenEffect = keyof typeof OPEN;

/** Breaks off where a text depends on one of these. */
export const openNoEffect = (texts: Texts, view: View, does: readonly Json[], context: TextContext): void => {
  const open = texts.discardsForNothing(view, does, context);
  if (open !== null) paragraphOf(OPEN[open], view);
};

/** Whether it would have an effect is what is missing first, also where the document leaves open what may be done for nothing: with one it may be done. */
export const unknownEffect = (view: View, law: AnyLaw, code: NeedCode, facts: Facts): never => {
  const unsaid = leftOpenBy(law, view) === null ? null : unsaidOf(law, view.doc);
  if (unsaid !== null) throw new UnknownFact(unsaid.near, code, facts);
  return unknownFact(view, law, code, facts);
};
