/** Phrases that several productions share. */

const HELD = 'in your hand';

/** As many cards in both hands. */
export const HANDS_EQUAL = `you have the same number of cards ${HELD} as your opponent`;
