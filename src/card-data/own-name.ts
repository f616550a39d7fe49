/** A card's own name inside its text. */

/** A text as it stands, for use in a regular expression. */
export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

/** The text with the card's own name as "this Pokémon"; a longer name that holds it is another one. */
export const ofItself = (text: string, name: string): string =>
  text.replace(new RegExp(`(?<![\\p{L}\\d-])${escaped(name)}(?![\\p{L}\\d-])`, 'gu'), 'this Pokémon');
