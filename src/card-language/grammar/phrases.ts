/** Phrases that several productions share. */

/** A card played out of the hand. */
export const FROM_HAND = 'SELF from your hand';

export const HELD = 'in your hand';

/** As many cards in both hands. */
export const HANDS_EQUAL = `you have the same number of cards ${HELD} as your opponent`;

export const A_KIND = '(a|an|) {kind:Kinds}';

export const THEIR = '(their|his or her)';
export const WHOSE = '(your|their|his or her)';

export const BEFORE = '\\(before applying Weakness and Resistance\\)';
export const AFTER = '\\(after applying Weakness and Resistance\\)';

/** Energy that an attack does not need. */
export const BEYOND_COST = "\\(in addition to this attack's cost\\)";

export const MANY = '(at least {n:Number}|{n:Number} or more)';

export const COUNTERS = 'damage (counter|counters)';

export const CHECKUP = '(between turns|during Pokémon Checkup)';

export const BEFORE_ATTACKING = '[\\(before your attack\\)]';

/** A power is offered. */
export const MAY = 'you may [use this (Ability|power). [If you do,]]';

/** A Trainer card is played, and some say used. */
export const USE = '(use|play) this card';

const PILES = "each player's discard pile";
export const IN_PILES = `in play, in each player's hand, and in ${PILES}`;

/** The same in brackets, or without. */
export const orInBrackets = <const S extends string>(said: S) => `(${said}|\\(${said}\\))` as const;

/** What a Rule Box is, where a text says so. */
export const BOXES = '[\\((Pokémon V, Pokémon-GX|Pokémon ex, Pokémon V), etc. have Rule Boxes\\)]';

/** What falls goes to the Lost Zone with all that is attached to it. */
export const LOST_ALONG = 'put (that Pokémon|the Defending Pokémon) and all cards attached to [it] in the Lost Zone';
