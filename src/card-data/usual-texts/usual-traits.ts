import type { Json, Power } from '../../state/index.ts';
import { phrase } from './phrases.ts';

/** Ancient Traits, which are no Abilities (XY AppG), where their text says one usual thing. */

const TRAITS: readonly (readonly [RegExp, readonly Json[]])[] = (
  [
    [
      'whenever your opponent plays a Trainer card \\(excluding Pokémon Tools and Stadium cards\\), prevent all effects of that card done to $self',
      [{ claim: 'unaffected', by: ['play-trainer', 'play-supporter'], whose: 'theirs', on: 'self' }],
    ],
    ['$self may have up to 2 Pokémon Tool cards attached to it', [{ claim: 'tool-limit', most: 2, on: 'self' }]],
  ] as const
).map(([pattern, claims]) => [phrase(pattern), claims]);

/** The trait as a text in force; null where it is none of those. */
export const usualTrait = ({ name, text }: { readonly name: string; readonly text: string }): Power | null => {
  const bare = text.replace(/\.$/u, '');
  const found = TRAITS.find(([pattern]) => pattern.test(bare));
  return found === undefined ? null : { name, kind: 'trait', text, always: found[1] };
};
