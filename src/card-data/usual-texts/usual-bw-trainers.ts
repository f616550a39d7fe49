import type { Json } from '../../state/index.ts';
import { BASIC_ENERGY, type Understood } from './phrases.ts';

/** Sentences of Items and Supporters of the years of Black & White and XY that stand on a card or two. */

const FOUND = { search: {}, count: 1, to: 'hand' } as const;
const found = (what: Json): readonly Json[] => [{ ...FOUND, search: what }];

export const BW_TRAINERS: readonly (readonly [string, Understood])[] = [
  [
    'your opponent reveals $their hand and shuffles all Item cards found there into $their deck\\. Then, draw a number of cards equal to the number of Item cards your opponent shuffled into $their deck',
    () => [
      { 'reveal-hand': 'theirs' },
      { 'shuffle-hand': 'opponent', of: { item: true } },
      { draw: { shuffled: true } },
    ],
  ],
  [
    'each player either draws or discards? cards until (?:he or she|that player|they) (?:has|have) $n cards in $their hand\\. \\(Your opponent does this first\\.\\)',
    (n) => {
      const evened = { 'draw-until': Number(n), 'or-discard': true };
      return [{ ...evened, who: 'opponent' }, evened];
    },
  ],
  [
    "put $n basic Energy cards from your discard pile into your hand\\. \\(You can't choose a card you discarded with the effect of this (?:card|Ability)\\.\\)",
    (n) => [{ 'from-discard': BASIC_ENERGY, count: Number(n), to: 'hand', 'not-thrown': true }],
  ],
  ['remove all effects of attacks on each player and $their Pokémon', () => [{ 'end-effects': 'of attacks' }]],

  [
    'search your deck for a Pokémon with the same name as 1 of your Pokémon in play$shown and put it into your hand$shuffled',
    () => found({ kind: 'pokemon', 'as-in-play': 'yours' }),
  ],
];
