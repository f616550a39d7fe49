import { BASIC_ENERGY, letterOf, type Understood, where } from './phrases.ts';

/** Sentences of Items and Supporters of Sun & Moon that move, bring back and search; null: after all not understood. */

type Effects = readonly (readonly [string, Understood])[];

const YOURS = { side: 'yours' };
const THEIRS = { side: 'theirs' };

export const SUN_MOON_TRAINERS: Effects = [
  [
    "move a Special Energy from 1 of your opponent's Pokémon to another of their Pokémon",
    () => [{ 'move-energy': 1, special: true, from: { one: THEIRS }, to: { one: THEIRS } }],
  ],
  [
    'move up to $n Energy from 1 of your TAG TEAM Pokémon to another of your Pokémon',
    (n) => [
      { 'move-energy': Number(n), 'up-to': true, from: { one: { ...YOURS, tag: 'tag team' } }, to: { one: YOURS } },
    ],
  ],
  [
    'move $n damage counters from 1 of your Pokémon to another of your Pokémon',
    (n) => [{ 'move-counters': Number(n), from: { one: YOURS }, to: { one: YOURS } }],
  ],
  [
    'discard any Stadium card in play\\. If you do, your ([A-Z]\\w+-GX) can use its GX attack this turn, even if you have used your GX attack',
    (named = '') => [
      {
        first: [{ 'discard-stadium': true }],
        'if-you-do': [
          {
            lasting: { claim: 'may', act: 'attack', despite: ['used'], on: { ...YOURS, named } },
            on: 'you',
            until: 'this-turn',
          },
        ],
      },
    ],
  ],
  [
    'attach an? $type Energy card from your discard pile to 1 of your Benched $type Pokémon',
    (energy, type) => [
      {
        attach: { kind: 'energy', type: letterOf(energy) },
        count: 1,
        from: 'discard',
        to: { one: { ...YOURS, place: 'bench', type: letterOf(type) } },
      },
    ],
  ],
  [
    'search your deck for up to $n basic Energy cards and attach them to 1 of your Ultra Beasts$shuffled',
    (n) => [
      {
        attach: BASIC_ENERGY,
        count: Number(n),
        'up-to': true,
        from: 'deck',
        to: { one: { ...YOURS, tag: 'ultra beast' } },
      },
    ],
  ],
  [
    'discard $n $type Energy cards from your hand\\. If you do, search your deck for up to $n cards and put them into your hand$shuffled',
    (thrown, type, n) => [
      {
        first: [{ 'discard-hand': Number(thrown), of: { kind: 'energy', type: letterOf(type) } }],
        'if-you-do': [{ search: {}, count: Number(n), to: 'hand', 'up-to': true }],
      },
    ],
  ],
  [
    'your opponent $reshuffles and draws a card for each of their remaining Prize cards',
    () => [{ 'shuffle-hand': 'opponent' }, { draw: { 'prizes-left': 'theirs' }, who: 'opponent' }],
  ],
  [
    'heal $n damage from your Active Pokémon-GX',
    (n) => [where(isActiveGx, [{ heal: Number(n), from: 'your-active' }])],
  ],
  [
    'draw $n cards\\. Flip a coin\\. If heads, draw $n more cards',
    (n, more) => [{ draw: Number(n) }, { flip: { heads: [{ draw: Number(more) }] } }],
  ],
  [
    'draw $n cards\\. If your Active Pokémon is a TAG TEAM Pokémon, draw $n more cards',
    (n, more) => [
      { draw: Number(n) },
      where({ 'you-have': { place: 'active', tag: 'tag team' } }, [{ draw: Number(more) }]),
    ],
  ],
];

const isActiveGx = { 'you-have': { place: 'active', tag: 'gx' } };
