import { letterOf, many, type Understood } from './phrases.ts';
import { whomOf } from './whom.ts';

/** What Abilities of the years of Black & White and XY do that are used: who changes places, Energy that goes to some Pokémon, what is done to pay for something. */

const YOURS = { side: 'yours' };
const THEIRS = { side: 'theirs' };

export const BW_USES: readonly (readonly [string, Understood])[] = [
  // After a discard, "then" means the same as "if you do": without a card to discard, nothing follows.
  [
    'discard (?:1|a) card from your hand\\. Then, draw (?:a|$n) cards?',
    (n) => [{ first: [{ 'discard-hand': 1 }], 'if-you-do': [{ draw: many(n) }] }],
  ],
  [
    'switch your Active Pokémon with 1 of your Benched Pokémon\\. $done, your opponent $swaps with $benched',
    () => [{ first: [{ switch: 'yours' }], 'if-you-do': [{ switch: 'theirs', chooser: 'opponent' }] }],
  ],
  [
    'move an? (?:(basic) |$type )?Energy (?:attached to|from) 1 of your Pokémon to 1 of your $whom',
    (basic, type, words) => {
      const whom = whomOf(words);
      return whom === null || Object.keys(whom).length === 0
        ? null
        : [
            {
              'move-energy': 1,
              from: { one: YOURS },
              to: { one: { ...YOURS, ...whom } },
              ...(basic === undefined ? {} : { basic: true }),
              ...(type === undefined ? {} : { type: letterOf(type) }),
            },
          ];
    },
  ],
  [
    'attach an? $type Energy card from your hand to 1 of your Pokémon\\. $done, heal $n damage from (?:that Pokémon|it)',
    (type, n) => [
      { choose: YOURS },
      {
        first: [{ attach: { kind: 'energy', type: letterOf(type) }, count: 1, from: 'hand', to: 'chosen' }],
        'if-you-do': [{ heal: Number(n), from: 'chosen' }],
      },
    ],
  ],
  [
    'Knock Out $self\\. $done, put $n damage counters on $opponents Pokémon $freely',
    (n) => [
      {
        first: [{ 'knock-out': 'self' }],
        'if-you-do': Array.from({ length: Number(n) }, () => ({ counters: 1, on: { one: THEIRS } })),
      },
    ],
  ],
  [
    '(?:use this Ability\\. )?both Active Pokémon \\(except for $type Pokémon\\) are now (Asleep|Burned|Confused|Paralyzed|Poisoned)',
    (type, condition = '') => [
      {
        condition: condition.toLowerCase(),
        on: { each: { side: 'any', place: 'active', 'none-of': [{ type: letterOf(type) }] } },
      },
    ],
  ],
  [
    'put (?:up to )?$n ([A-Z][\\p{L}]+ Ball) cards from your discard pile into your hand',
    (n, named = '') => [{ 'from-discard': { named }, count: Number(n), to: 'hand' }],
  ],
];
