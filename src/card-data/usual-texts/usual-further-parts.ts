import type { Understood } from './phrases.ts';

/** Sentences of attacks since Black & White that stand on a few cards each: further counts and conditions, cards by name, single Energy out of hand and pile. */

type Effects = readonly (readonly [string, Understood])[];

/** The name of one Pokémon, and no phrase for cards of a kind; patterns take small letters for capital ones. */
const NAME = "([A-Z][\\p{L}' .-]{2,28}?(?:-EX|-GX)?(?: [♀♂])?)";
const isName = (words = ''): boolean =>
  /^(?:M )?\p{Lu}\p{Ll}/u.test(words) &&
  !/Pokémon|Energy|\bcards?\b|\b(?:Basic|Stage|Evolution|Supporter|Item|Trainer|Stadium|Tool|Ultra|and|or|of|that|up)\b/u.test(
    words,
  );

export const FURTHER: Effects = [
  [
    `search your deck for ${NAME} and put it (?:on|in)to your Bench$shuffled`,
    (name = '') => (isName(name) ? [{ search: { kind: 'pokemon', named: name }, count: 1, to: 'bench' }] : null),
  ],
];
