/** A card's own name inside its text. */

/** A text as it stands, for use in a regular expression. */
export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

/** What a text calls its own card: a Level Up card also by the name of what it goes onto, an Unown without the brackets, a star by its word, a δ Pokémon without the sign. */
const namesOf = (name: string): readonly string[] => [
  ...new Set([
    name,
    name.replace(/ LV\.X$/u, ''),
    name.replace(/\[(.)\]$/u, '$1'),
    name.replace(/ [★☆]$/u, ' Star'),
    name.replace(/ δ$/u, ''),
  ]),
];

/** Where a text counts cards of a name it means all that are called so, and not itself. */
const COUNTED = '(?:on your Bench|you have in play|in your discard pile)';

/** The text with the card's own name as "this Pokémon"; a longer name that holds it is another one. */
export const ofItself = (text: string, name: string): string =>
  namesOf(name).reduce(
    (now, own) =>
      now.replace(
        new RegExp(
          `(?<![\\p{L}\\d-])(?<!for each (?=${escaped(own)} ${COUNTED}))${escaped(own)}(?![\\p{L}\\d-])`,
          'gu',
        ),
        'this Pokémon',
      ),
    text,
  );
