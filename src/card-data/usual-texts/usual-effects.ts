import type { Json } from '../../state/index.ts';
import {
  afflict,
  BASIC_ENERGY,
  BASIC_POKEMON,
  lasting,
  letterOf,
  many,
  PLAYING,
  type Said,
  search,
  themOf,
  type Understood,
} from './phrases.ts';

/**
 * What usual sentences of card texts do, as the verbs of CARD-TEXTS.md. A sentence is known whole or not at all; one word more, and it is not executed.
 */

/** Sentences that mean the same on an attack and on a Trainer card. */
export const ANYWHERE: readonly (readonly [string, Said])[] = [
  ['draw (a|$n) cards?', (one, n) => [{ draw: many(n ?? one) }]],
  ['draw cards until you have $n cards in your hand', (n) => [{ 'draw-until': Number(n) }]],
  ['shuffle your hand into your deck\\. Then, draw $n cards', (n) => [{ 'shuffle-hand': 'you' }, { draw: Number(n) }]],
  ['heal $n damage from each of your Pokémon', (n) => [{ heal: Number(n), from: { each: { side: 'yours' } } }]],
  [
    'heal $n damage from each of your Benched Pokémon',
    (n) => [{ heal: Number(n), from: { each: { side: 'yours', place: 'bench' } } }],
  ],
  [
    'your opponent switches (?:the Defending Pokémon|$their Active Pokémon) with 1 of $their Benched Pokémon(?:, if any)?(?:\\. \\(Do the damage before switching the Pokémon\\.\\))?',
    () => [{ switch: 'theirs', chooser: 'opponent' }],
  ],
  [
    "switch (?:1 of $opponents Benched Pokémon with $their Active Pokémon|the Defending Pokémon with 1 of your opponent's Benched Pokémon)",
    () => [{ switch: 'theirs', chooser: 'you' }],
  ],
  [
    'search your deck for (a|up to $n) Basic Pokémon and put (?:it|them) onto your Bench$shuffled',
    (_one, n) => search(BASIC_POKEMON, n, 'bench'),
  ],
  [
    'search your deck for (a|up to $n) Pokémon$shown and put (?:it|them) into your hand$shuffled',
    (_one, n) => search({ kind: 'pokemon' }, n, 'hand'),
  ],
  [
    'search your deck for (a|up to $n) $type Pokémon$shown and put (?:it|them) into your hand$shuffled',
    (_one, n, type) => search({ kind: 'pokemon', type: letterOf(type) }, n, 'hand'),
  ],
  [
    'search your deck for (a|up to $n) basic Energy cards?$shown and put (?:it|them) into your hand$shuffled',
    (_one, n) => search(BASIC_ENERGY, n, 'hand'),
  ],
  [
    'search your deck for (a|up to $n) Supporter cards?$shown and put (?:it|them) into your hand$shuffled',
    (_one, n) => search({ kind: 'supporter' }, n, 'hand'),
  ],
  [
    'search your deck for (a card|up to $n cards) and put (?:it|them) into your hand$shuffled',
    (_one, n) => search({}, n, 'hand'),
  ],
  [
    'discard an? (?:Energy|Energy card) (?:attached to|from) $them',
    (them) => [{ 'discard-energy': 1, from: themOf(them) }],
  ],
  [
    'discard a Special Energy(?: card)? (?:attached to|from) $them',
    (them) => [{ 'discard-energy': 1, from: themOf(them), special: true }],
  ],
];

const WHERE: Readonly<Record<string, Json>> = {
  'this pokémon': 'self',
  '1 of your pokémon': { one: { side: 'yours' } },
  '1 of your benched pokémon': { one: { side: 'yours', place: 'bench' } },
};

/** Sentences about the Pokémon that says them or those beside it, on an attack or a power. */
export const POKEMON: readonly (readonly [string, Said])[] = [
  [
    'attach an? (?:(basic)|$type) Energy card from your (hand|discard pile) to ($self|1 of your Pokémon|1 of your Benched Pokémon)',
    (basic, type, pile = '', whom = '') => [
      {
        attach: basic === undefined ? { kind: 'energy', type: letterOf(type) } : BASIC_ENERGY,
        count: 1,
        from: pile.toLowerCase() === 'hand' ? 'hand' : 'discard',
        to: WHERE[whom.toLowerCase()] ?? 'self',
      },
    ],
  ],
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
    'attach an? $type Energy card from your discard pile to 1 of your $type Pokémon',
    (type, whose) => [
      {
        attach: { kind: 'energy', type: letterOf(type) },
        count: 1,
        from: 'discard',
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
  [
    'discard a card from your hand in order to draw a card',
    () => [{ first: [{ 'discard-hand': 1 }], 'if-you-do': [{ draw: 1 }] }],
  ],
  ['your Active Pokémon is now $conditions', (conditions = '') => afflict(conditions, 'your-active')],
  [
    "put (a|$n) damage counters? on 1 of your opponent's Pokémon",
    (one, n) => [{ counters: many(n ?? one), on: { one: { side: 'theirs' } } }],
  ],
];

/** Sentences that only an attack says. */
export const ATTACKS: readonly (readonly [string, Understood])[] = [
  ['$them is now $conditions', (them, conditions = '') => afflict(conditions, themOf(them))],
  ['$self is now $conditions', (conditions = '') => afflict(conditions, 'self')],
  [
    'both Active Pokémon are now $conditions',
    (conditions = '') => afflict(conditions, { each: { side: 'any', place: 'active' } }),
  ],
  ['heal $n damage from $self', (n) => [{ heal: Number(n), from: 'self' }]],
  ['heal all damage from $self', () => [{ heal: 'all', from: 'self' }]],
  ['remove $n damage counters? from $self', (n) => [{ heal: Number(n) * 10, from: 'self' }]],
  ['heal $n damage from 1 of your Pokémon', (n) => [{ heal: Number(n), from: { one: { side: 'yours' } } }]],
  [
    'heal $n damage from 1 of your Benched Pokémon',
    (n) => [{ heal: Number(n), from: { one: { side: 'yours', place: 'bench' } } }],
  ],
  ['$self (?:also )?does $n damage to itself', (n) => [{ damage: Number(n), to: 'self' }]],
  [
    'discard (?:an?|1) (?:$type )?Energy(?: card)? (?:attached to|from) $self',
    (type) => [{ 'discard-energy': 1, from: 'self', ...(type === undefined ? {} : { type: letterOf(type) }) }],
  ],
  [
    'discard all (?:$type )?Energy(?: cards)? (?:attached to|from) $self',
    (type) => [{ 'discard-energy': 'all', from: 'self', ...(type === undefined ? {} : { type: letterOf(type) }) }],
  ],
  ['$self recovers from all Special Conditions', () => [{ cure: 'all', on: 'self' }]],
  ['put $n damage counters? on $them', (n, them) => [{ counters: Number(n), on: themOf(them) }]],
  [
    "(?:$them can't retreat (?:$next|until the end of your opponent's next turn)|$next, $them can't retreat)",
    (one, other) => lasting({ claim: 'cannot', act: 'retreat' }, themOf(one ?? other), 'opponents-next-turn'),
  ],
  [
    "(?:$next, (?:they|your opponent) can't play any (Item|Supporter|Stadium) cards from $their hand|your opponent can't play any (Item|Supporter|Stadium) cards from $their hand during (?:$their|$opponents) next turn)",
    (one, other) =>
      lasting(
        { claim: 'cannot', act: PLAYING[(one ?? other ?? '').toLowerCase()] ?? '' },
        'opponent',
        'opponents-next-turn',
      ),
  ],
  [
    "(?:$self can't attack during your next turn|during your next turn, $self can't attack)",
    () => lasting({ claim: 'cannot', act: 'attack' }, 'self', 'your-next-turn'),
  ],
  [
    "(?:$self can't use ([A-Z][\\w' -]*[\\w']) during your next turn|during your next turn, $self can't use ([A-Z][\\w' -]*[\\w']))",
    // The attack that says so means itself by other words than its name.
    (one, other) =>
      /^this attack$/iu.test(one ?? other ?? '')
        ? null
        : lasting({ claim: 'cannot', act: 'attack', attack: one ?? other ?? '' }, 'self', 'your-next-turn'),
  ],
  [
    '$next, (?:$self takes $n less damage from attacks|any damage done to $self by attacks is reduced by $n) $after',
    (one, other) =>
      lasting({ claim: 'damage', when: 'after', add: -Number(one ?? other) }, 'self', 'opponents-next-turn'),
  ],
  [
    "$next, (?:any damage done by attacks? from $them is reduced by $n|$them's attacks do $n less damage) $before",
    (them, n, they, less) =>
      lasting(
        { claim: 'damage', when: 'before', add: -Number(n ?? less) },
        themOf(them ?? they),
        'opponents-next-turn',
      ),
  ],
  ['$next, $self has no Weakness', () => lasting({ claim: 'no-weakness' }, 'self', 'opponents-next-turn')],
  [
    'if $them tries to attack $next, your opponent flips a coin\\. If tails, th(?:at|is) attack does nothing',
    (them) => lasting({ claim: 'flip-to-attack' }, themOf(them), 'opponents-next-turn'),
  ],
  [
    '(?:prevent all effects of (?:an attack|attacks), including damage, done to $self $next|$next, prevent all effects of attacks, including damage, done to $self|$next, prevent all damage from and effects of attacks done to $self)',
    () => lasting({ claim: 'prevent', what: 'all' }, 'self', 'opponents-next-turn'),
  ],
  [
    "(?:prevent all damage done to $self(?: by attacks)? $next|$next, prevent all damage done to $self by attacks)(?:\\. \\(Any other effects of (?:opponent's )?attacks still happen\\.\\))?",
    () => lasting({ claim: 'prevent', what: 'damage' }, 'self', 'opponents-next-turn'),
  ],
  [
    '(?:this attack (?:also )?does|does) $n damage to each of your Benched Pokémon$unspared',
    (n) => [{ damage: Number(n), to: { each: { side: 'yours', place: 'bench' } } }],
  ],
  [
    "(?:this attack (?:also )?does|does) $n damage to each (?:Benched Pokémon \\(both yours and your opponent's\\)|Pokémon on each player's Bench)$unspared",
    (n) => [{ damage: Number(n), to: { each: { side: 'any', place: 'bench' } } }],
  ],
];
