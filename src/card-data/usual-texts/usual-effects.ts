import { afflict, lasting, letterOf, many, type Said, themOf, type Understood } from './phrases.ts';

/**
 * What usual sentences of card texts do, as the verbs of CARD-TEXTS.md. A sentence is known whole or not at all; one word more, and it is not executed.
 */

/** Sentences that mean the same on an attack and on a Trainer card. */
export const ANYWHERE: readonly (readonly [string, Said])[] = [
  ['draw (a|$n) cards?', (one, n) => [{ draw: many(n ?? one) }]],
  ['draw cards until you have $n cards in your hand', (n) => [{ 'draw-until': Number(n) }]],
  ['shuffle your hand into your deck\\. Then, draw $n cards', (n) => [{ 'shuffle-hand': 'you' }, { draw: Number(n) }]],

  [
    "switch (?:1 of $opponents Benched Pokémon with $their Active Pokémon|the Defending Pokémon with 1 of your opponent's Benched Pokémon)",
    () => [{ switch: 'theirs', chooser: 'you' }],
  ],

  [
    'discard an? (?:Energy|Energy card) (?:attached to|from) $them',
    (them) => [{ 'discard-energy': 1, from: themOf(them) }],
  ],
];

/** Sentences about the Pokémon that says them or those beside it, on an attack or a power. */
export const POKEMON: readonly (readonly [string, Said])[] = [
  [
    "attach (?:a|1) $type Energy card to 1 of your $type Pokémon\\. \\(This doesn't use up your 1 Energy card attachment for the turn\\.\\)",
    (type, whose) => [
      {
        attach: { kind: 'energy', type: letterOf(type) },
        count: 1,
        from: 'hand',
        to: { one: { side: 'yours', type: letterOf(whose) } },
      },
    ],
  ],

  [
    '(?:take 1 $type Energy card attached to 1 of your Pokémon and attach it to a different one|move an? $type Energy card attached to 1 of your Pokémon to another of your Pokémon)',
    (one, other) => [
      {
        'move-energy': 1,
        from: { one: { side: 'yours' } },
        to: { one: { side: 'yours' } },
        type: letterOf(one ?? other),
      },
    ],
  ],

  ['your Active Pokémon is now $conditions', (conditions = '') => afflict(conditions, 'your-active')],
];

/** Sentences that only an attack says. */
export const ATTACKS: readonly (readonly [string, Understood])[] = [
  ['$them is now $conditions', (them, conditions = '') => afflict(conditions, themOf(them))],
  ['$self is now $conditions', (conditions = '') => afflict(conditions, 'self')],

  ['$self (?:also )?does $n damage to itself', (n) => [{ damage: Number(n), to: 'self' }]],

  [
    'discard all (?:$type )?Energy(?: cards)? (?:attached to|from) $self',
    (type) => [{ 'discard-energy': 'all', from: 'self', ...(type === undefined ? {} : { type: letterOf(type) }) }],
  ],

  [
    "(?:$self can't use ([A-Z][\\w' -]*[\\w']) during your next turn|during your next turn, $self can't use ([A-Z][\\w' -]*[\\w']))",
    // The attack that says so means itself by other words than its name.
    (one, other) =>
      /^this attack$/iu.test(one ?? other ?? '')
        ? null
        : lasting({ claim: 'cannot', act: 'attack', attack: one ?? other ?? '' }, 'self', 'your-next-turn'),
  ],
];
