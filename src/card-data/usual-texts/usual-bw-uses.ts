import { letterOf, many, type Understood } from './phrases.ts';

const THEIRS = { side: 'theirs' };

export const BW_USES: readonly (readonly [string, Understood])[] = [
  // After a discard, "then" means the same as "if you do": without a card to discard, nothing follows.
  [
    'discard (?:1|a) card from your hand\\. Then, draw (?:a|$n) cards?',
    (n) => [{ first: [{ 'discard-hand': 1 }], 'if-you-do': [{ draw: many(n) }] }],
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
];
