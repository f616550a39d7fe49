import { ownNames } from '../../card-language/index.ts';

/** A card's own name inside its text. */

/** A text as it stands, for use in a regular expression. */
export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

/** Where a text counts cards of a name it means all that are called so, and not itself. */
const COUNTED = '(?:on your Bench|you have in play|in your discard pile)';

/** The text with the card's own name as "this Pokémon"; a longer name that holds it is another one. */
export const ofItself = (text: string, name: string): string =>
  ownNames(name).reduce(
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
