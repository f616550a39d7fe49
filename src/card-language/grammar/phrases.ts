/** Phrases that several productions share. */

/** As many cards in both hands. */
export const HANDS_EQUAL = 'you have the same number of cards in your hand as your opponent';
