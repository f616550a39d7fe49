/** What a card that is attached calls the Pokémon it is attached to: it is one word, with what that Pokémon has to be beside it. */

const CARRIER = /\b([Tt])he ((?:(?:[\p{Lu}\d][\p{L}\d'-]*,?|ex|or) )+)(?:that )?this card (?:is )?attached to\b/gu;

export interface Carried {
  /** The text with its carrier as "this Pokémon". */
  readonly text: string;
  /** What the carrier is called: "Pokémon", "Basic Pokémon". */
  readonly called: string;
}

/** Null where the text names no carrier, or not always the same. */
export const carriedIn = (text: string): Carried | null => {
  const called = new Set<string>();
  const own = text.replace(CARRIER, (_all, first: string, kind: string) => {
    called.add(kind.trim());
    return `${first}his Pokémon`;
  });
  const [only] = called;
  // Once its kind is said, it may be "the Pokémon" alone.
  const kinds = [...called].filter((one) => one !== 'Pokémon');
  return only === undefined || kinds.length > 1 ? null : { text: own, called: kinds[0] ?? only };
};
