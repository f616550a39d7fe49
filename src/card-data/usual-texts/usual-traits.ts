import type { Json, Power } from '../../state/index.ts';
import { phrase } from './phrases.ts';

/** Ancient Traits, which are not Abilities (XY AppG), where their text says one usual thing. */

const TRAITS: readonly (readonly [RegExp, readonly Json[]])[] = (
  [
    [
      'whenever your opponent plays a Trainer card \\(excluding Pokémon Tools and Stadium cards\\), prevent all effects of that card done to $self',
      [{ claim: 'unaffected', by: ['play-trainer', 'play-supporter'], whose: 'theirs', on: 'self' }],
    ],
    [
      "prevent all effects of your opponent's Pokémon's Abilities done to $self",
      [{ claim: 'unaffected', by: ['abilities'], whose: 'theirs', on: 'self' }],
    ],
    [
      'when 1 of your Pokémon becomes $self, heal all damage from it',
      [{ claim: 'trigger', event: 'evolved', on: 'self', does: [{ heal: 'all', from: 'self' }] }],
    ],
    ['when $self is healed, double the amount healed', [{ claim: 'heal-times', times: 2, on: 'self' }]],
    [
      'when you attach an Energy card from your hand to $self \\(except with an attack, Ability, or Trainer card\\), you may attach 2 Energy cards',
      [
        {
          claim: 'trigger',
          event: 'energy-attached',
          from: 'hand',
          'as-turn': true,
          on: 'self',
          does: [{ may: [{ attach: { kind: 'energy' }, count: 1, from: 'hand', to: 'self' }] }],
        },
      ],
    ],
    ['$self may have up to 2 Pokémon Tool cards attached to it', [{ claim: 'tool-limit', most: 2, on: 'self' }]],
  ] as const
).map(([pattern, claims]) => [phrase(pattern), claims]);

const AT_ONCE = phrase(
  'you may play this card from your hand to evolve a Pokémon during your first turn or the turn you play that Pokémon',
);

/** What by the trait does not keep the card from being played to evolve; null where it says another thing. */
export const evolvesDespite = (text: string): readonly string[] | null =>
  AT_ONCE.test(text.replace(/\.$/u, '')) ? ['new', 'first-turn'] : null;

/** The trait as a text in force; null where it is none of those. */
export const usualTrait = ({ name, text }: { readonly name: string; readonly text: string }): Power | null => {
  const bare = text.replace(/\.$/u, '');
  const found = TRAITS.find(([pattern]) => pattern.test(bare));
  return found === undefined ? null : { name, kind: 'trait', text, always: found[1] };
};
