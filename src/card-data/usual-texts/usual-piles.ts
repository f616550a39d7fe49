import type { Json } from '../../state/index.ts';
import { BASIC_ENERGY, BASIC_POKEMON, letterOf, many, type Understood, type Verbs } from './phrases.ts';
import { whomOf } from './whom.ts';

/** Usual sentences about decks, hands, discard piles and Energy that mean the same on an attack, a power and a Trainer card. */

type Effects = readonly (readonly [string, Understood])[];

export const WHERE: Readonly<Record<string, Json>> = {
  'this pokémon': 'self',
  '1 of your pokémon': { one: { side: 'yours' } },
  '1 of your benched pokémon': { one: { side: 'yours', place: 'bench' } },
};

/** Energy cards of a kind a phrase names: "Fire Energy", "basic Energy", "Energy". */
export const energyCard = (basic: string | undefined, type: string | undefined): Json =>
  type !== undefined
    ? { kind: 'energy', type: letterOf(type) }
    : basic !== undefined
      ? BASIC_ENERGY
      : { kind: 'energy' };

/** Attached Energy of a kind. */
export const attachedOf = (type: string | undefined): { readonly type?: Json } =>
  type === undefined ? {} : { type: letterOf(type) };

const TO: Readonly<Record<string, Json>> = {
  ...WHERE,
  'your benched pokémon': { one: { side: 'yours', place: 'bench' } },
  'your pokémon': { one: { side: 'yours' } },
};

/** Energy out of a pile onto a Pokémon; "in any way you like" picks a Pokémon for each card. */
export const attached = (
  what: Json,
  pile: 'hand' | 'deck' | 'discard',
  whom: string,
  {
    count = 1,
    most = false,
    spread = false,
  }: { readonly count?: number; readonly most?: boolean; readonly spread?: boolean } = {},
): Verbs | null => {
  const to = TO[whom.toLowerCase()];
  // Several Pokémon without a word on how the cards are shared out are another matter.
  if (to === undefined || (/^your/iu.test(whom) && !spread)) return null;
  return [
    { attach: what, count, from: pile, to, ...(most ? { 'up-to': true } : {}), ...(spread ? { spread: true } : {}) },
  ];
};

export const ENERGY_KIND = '(?:(basic)|$type)? ?Energy cards?';
export const ONTO =
  '($self|1 of your Pokémon|1 of your Benched Pokémon|your Pokémon|your Benched Pokémon)( in any way you like)?';

const scattered = (counters: number, on: Json): Verbs =>
  Array.from({ length: counters }, () => ({ counters: 1, on: { one: on } }));

/** Cards in piles by the word before "card". */
export const SOUGHT: Readonly<Record<string, Json>> = {
  item: { item: true },
  supporter: { kind: 'supporter' },
  stadium: { kind: 'stadium' },
  'pokémon tool': { tag: 'tool' },
  evolution: { kind: 'pokemon', evolution: true },
  trainer: { kind: 'trainer', 'old-trainer': true },
  'basic energy': BASIC_ENERGY,
  energy: { kind: 'energy' },
  'special energy': { kind: 'energy', 'not-tag': 'basic energy' },
};

/** Which cards of a deck a phrase for Pokémon means; null where it asks for what only a Pokémon in play is. */
export const cardsLike = (words: string | undefined): Json | null => {
  const whom = whomOf(words);
  if (whom === null) return null;
  const { evolved, 'any-of': either, ...rest } = whom;
  if (either !== undefined) {
    const parts = (either as readonly { readonly [key: string]: Json }[]).map(({ evolved: is, ...one }) => ({
      kind: 'pokemon',
      ...one,
      ...(is === true ? { evolution: true } : {}),
    }));
    return { 'any-of': parts };
  }
  return { kind: 'pokemon', ...rest, ...(evolved === true ? { evolution: true } : {}) };
};

/** What a phrase for Basic Pokémon asks for beyond that; null where it means others. */
const basicLike = (words: string | undefined): Json | null => {
  const whom = whomOf(words);
  if (whom === null || whom.basic !== true) return null;
  const { basic: _basic, ...rest } = whom;
  return rest;
};

const ONE_TO_BENCH = { count: 1, to: 'bench' };

/** Sentences that any kind of card may have. */
export const OF_PILES: Effects = [
  [
    'flip a coin until you get tails\\. For each heads, discard the top card of $opponents deck',
    () => [{ 'discard-top': { 'heads-until-tails': true }, of: 'theirs' }],
  ],
  [
    'shuffle (?:a card|$n cards) from your discard pile into your deck',
    (n) => [{ 'from-discard': {}, count: many(n), to: 'deck' }],
  ],
  ['discard your hand and draw $n cards', (n) => [{ 'discard-hand': 'all' }, { draw: Number(n) }]],
  [
    'have your opponent switch $their Active Pokémon with 1 of $their Benched Pokémon',
    () => [{ switch: 'theirs', chooser: 'opponent' }],
  ],
  [
    'switch 1 of $opponents Benched Pokémon with $opponents Active Pokémon',
    () => [{ switch: 'theirs', chooser: 'you' }],
  ],
  [
    'search your deck for ([2-5]) Basic Pokémon and put them onto your Bench$shuffled',
    (n) => [{ search: { kind: 'pokemon', basic: true }, count: Number(n), to: 'bench' }],
  ],
  [
    'discard an Energy (?:attached to|from) 1 of $opponents Pokémon',
    () => [{ 'discard-energy': 1, from: { one: { side: 'theirs' } } }],
  ],
  [
    'discard an Energy from each of $opponents Pokémon',
    () => [{ 'discard-energy': 1, from: { each: { side: 'theirs' } } }],
  ],
  ['discard any Stadium card in play', () => [{ 'discard-stadium': true }]],
  [
    "discard the top (?:card|$n cards) of (your|your opponent's) deck",
    (n, whose = '') => [{ 'discard-top': many(n), of: /^your$/iu.test(whose) ? 'yours' : 'theirs' }],
  ],
  ['your opponent reveals $their hand', () => [{ 'reveal-hand': 'theirs' }]],
  ["discard a random card from your opponent's hand", () => [{ 'hand-at-random': 1, of: 'theirs', to: 'discard' }]],
  [
    "choose a random card from your opponent's hand\\. Your opponent $shows and shuffles it into $their deck",
    () => [{ 'hand-at-random': 1, of: 'theirs', to: 'deck' }],
  ],
  [
    `search your deck for (?:an?|up to $n) ${ENERGY_KIND} and attach (?:it|them) to ${ONTO}$shuffled`,
    (n, basic, type, whom = '', spread) =>
      attached(energyCard(basic, type), 'deck', whom, {
        count: many(n),
        most: n !== undefined,
        spread: spread !== undefined,
      }),
  ],
  [
    `attach (?:an?|(up to )?$n) ${ENERGY_KIND} from your (hand|discard pile) to ${ONTO}`,
    (most, n, basic, type, pile = '', whom = '', spread) =>
      attached(energyCard(basic, type), /^hand/iu.test(pile) ? 'hand' : 'discard', whom, {
        count: many(n),
        most: most !== undefined,
        spread: spread !== undefined,
      }),
  ],
  [
    'put (?:a card|$n cards) from your discard pile into your hand',
    (n) => [{ 'from-discard': {}, count: many(n), to: 'hand' }],
  ],
  ['put $n damage counters on $opponents Pokémon in any way you like', (n) => scattered(Number(n), { side: 'theirs' })],
  [
    'put $n damage counters on $opponents Benched Pokémon in any way you like',
    (n) => scattered(Number(n), { side: 'theirs', place: 'bench' }),
  ],
  [
    'put $n damage counters? on each of $opponents (Benched )?Pokémon',
    (n, bench) => [
      { counters: Number(n), on: { each: { side: 'theirs', ...(bench === undefined ? {} : { place: 'bench' }) } } },
    ],
  ],
  [
    'put $n damage counters? on each of $opponents Pokémon that has any damage counters on it',
    (n) => [{ counters: Number(n), on: { each: { side: 'theirs', damaged: true } } }],
  ],
  [
    'put $n damage counters? on ([2-6]) of $opponents (Benched )?Pokémon',
    (n, several, bench) => [
      {
        counters: Number(n),
        on: { some: Number(several), of: { side: 'theirs', ...(bench === undefined ? {} : { place: 'bench' }) } },
      },
    ],
  ],
  [
    'put $n damage counters? on 1 of $opponents Benched Pokémon',
    (n) => [{ counters: Number(n), on: { one: { side: 'theirs', place: 'bench' } } }],
  ],
  ['heal all damage from (?:each|all) of your Pokémon', () => [{ heal: 'all', from: { each: { side: 'yours' } } }]],
  [
    'heal (all|$n) damage from each of your $whom',
    (amount = '', _n, whom) => {
      const filter = whomOf(whom);
      return filter === null
        ? null
        : [{ heal: /^all/iu.test(amount) ? 'all' : Number(amount), from: { each: { side: 'yours', ...filter } } }];
    },
  ],
  [
    'search your deck for (an?|up to $n) (Item|Stadium|Pokémon Tool|Evolution|Trainer) cards?$shown and put (?:it|them) into your hand$shuffled',
    (_one, n, kind = '') => [
      {
        search: SOUGHT[kind.toLowerCase()] ?? {},
        count: many(n),
        to: 'hand',
        ...(n === undefined ? {} : { 'up-to': true }),
      },
    ],
  ],
  [
    'search your deck for (an?|up to $n) $whom$shown and put (?:it|them) into your hand$shuffled',
    (_one, n, whom) => {
      const cards = cardsLike(whom);
      return cards === null
        ? null
        : [{ search: cards, count: many(n), to: 'hand', ...(n === undefined ? {} : { 'up-to': true }) }];
    },
  ],
  [
    'search your deck for (an?|up to $n) $whom and put (?:it|them) onto your Bench$shuffled',
    (_one, n, whom) => {
      const cards = cardsLike(whom);
      return cards === null || (cards as { readonly basic?: boolean }).basic !== true
        ? null
        : [{ search: cards, count: many(n), to: 'bench', ...(n === undefined ? {} : { 'up-to': true }) }];
    },
  ],
  [
    'search your deck for a (Basic \\w+ Pokémon) or (?:a )?(Basic \\w+ Pokémon) and,? put it onto your Bench(?:$shuffled|,? and shuffle your deck)',
    (...words) => {
      const cards = words.map(basicLike);
      return cards.includes(null)
        ? null
        : [{ search: { ...BASIC_POKEMON, 'any-of': cards as Json[] }, ...ONE_TO_BENCH }];
    },
  ],
  [
    'search your deck for (an?|up to $n) $type Energy cards?$shown and put (?:it|them) into your hand$shuffled',
    (_one, n, type) => [
      {
        search: { kind: 'energy', type: letterOf(type) },
        count: many(n),
        to: 'hand',
        ...(n === undefined ? {} : { 'up-to': true }),
      },
    ],
  ],
  [
    "look at the top $n cards of (your|your opponent's) deck and put them back (?:on top of (?:your|their|his or her) deck )?in any order",
    (n, whose = '') => [
      { 'look-at-top': Number(n), ...(/^your$/iu.test(whose) ? {} : { of: 'opponent' }), rest: 'top' },
    ],
  ],
  [
    'put (an?|$n) ([\\wé ]{3,20}?) cards? from your discard pile into your hand',
    (_one, n, kind = '') => {
      const cards = SOUGHT[kind.toLowerCase()];
      return cards === undefined ? null : [{ 'from-discard': cards, count: many(n), to: 'hand' }];
    },
  ],
  [
    'your opponent shuffles $their hand into $their deck and draws $n cards',
    (n) => [{ 'shuffle-hand': 'opponent' }, { draw: Number(n), who: 'opponent' }],
  ],
  [
    'shuffle your hand into your deck\\. Then, draw a card for each card in $opponents hand',
    () => [{ 'shuffle-hand': 'you' }, { draw: { hand: 'theirs' } }],
  ],
  [
    'each player shuffles $their hand into $their deck and draws $n cards',
    (n) => [{ 'shuffle-hand': 'both' }, { draw: Number(n) }, { draw: Number(n), who: 'opponent' }],
  ],
  [
    'discard a card from your hand\\. If you do, draw (a|$n) cards?',
    (_one, n) => [{ first: [{ 'discard-hand': 1 }], 'if-you-do': [{ draw: many(n) }] }],
  ],
];
