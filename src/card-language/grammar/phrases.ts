/** Phrases that several productions share. */

/** A card played out of the hand. */
export const FROM_HAND = 'SELF from your hand';

export const HELD = 'in your hand';

/** As many cards in both hands. */
export const HANDS_EQUAL = `you have the same number of cards ${HELD} as your opponent`;
