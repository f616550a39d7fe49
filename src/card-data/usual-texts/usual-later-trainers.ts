import type { Json } from '../../state/index.ts';
import { letterOf, many, type Understood, type Verbs } from './phrases.ts';
import { cardsLike, OF_PILES, SOUGHT } from './usual-piles.ts';
import { whomOf } from './whom.ts';

/** Sentences of Items and Supporters since Black & White; null: after all not understood. */

type Effects = readonly (readonly [string, Understood])[];

const YOURS = { side: 'yours' };
const HURT = { ...YOURS, damaged: true };
const OPPONENT = { who: 'opponent' };

/** A word or two for a card, with its article: "an Item card", "a Fire Energy card", "a Pokémon". */
const ONE_CARD = '(?:an? )?([\\w\\-é ]{4,28}?)(?: cards?)?';

/** Which cards such words mean; null where they are none that is known. */
const cardsOf = (words = ''): Json | null => {
  const plain = words.trim().toLowerCase();
  if (plain === 'energy') return null;
  const known = SOUGHT[plain];
  if (known !== undefined) return known;
  const [, basic, type] = /^(basic )?([a-z]+) energy$/iu.exec(plain) ?? [];
  if (type !== undefined) {
    const like = whomOf(`${type} Pokémon`);
    return like?.type === undefined
      ? null
      : { kind: 'energy', type: like.type, ...(basic === undefined ? {} : { tag: 'basic energy' }) };
  }
  return /pokémon/iu.test(plain) ? cardsLike(words.trim()) : null;
};

const allOf = (words: readonly (string | undefined)[]): readonly Json[] | null => {
  const cards = words.map(cardsOf);
  return cards.includes(null) ? null : (cards as readonly Json[]);
};

const eitherOf = (words: readonly (string | undefined)[]): Json | null => {
  const cards = allOf(words);
  return cards === null ? null : { 'any-of': [...cards] };
};

/** One search for a card of each kind. */
const searchFor = (words: readonly (string | undefined)[]): Verbs | null => {
  const [first, ...also] = allOf(words) ?? [];
  return first === undefined ? null : [{ search: first, count: 1, also, to: 'hand' }];
};

const upTo = (n: string | undefined): { readonly 'up-to'?: true } => (n === undefined ? {} : { 'up-to': true });

const forThisTurn = (claim: { readonly [key: string]: Json }, words: string | undefined): Verbs | null => {
  const whom = whomOf(words);
  return whom === null ? null : [{ lasting: { ...claim, on: { ...YOURS, ...whom } }, on: 'you', until: 'this-turn' }];
};

export const LATER_TRAINERS: Effects = [
  [
    `search your deck for ${ONE_CARD} and an? ${ONE_CARD}, reveal them, and put them into your hand$shuffled`,
    (...words) => searchFor(words),
  ],
  [
    `search your deck for ${ONE_CARD}, an? ${ONE_CARD}, and an? ${ONE_CARD}, reveal them, and put them into your hand$shuffled`,
    (...words) => searchFor(words),
  ],
  [
    `search your deck for ${ONE_CARD} or an? ${ONE_CARD}$shown and put it into your hand$shuffled`,
    (...words) => {
      const cards = eitherOf(words);
      return cards === null ? null : [{ search: cards, count: 1, to: 'hand' }];
    },
  ],
  [
    `search your deck for up to $n in any combination of ${ONE_CARD} and ${ONE_CARD}$shown and put them into your hand$shuffled`,
    (n, ...words) => {
      const cards = eitherOf(words);
      return cards === null ? null : [{ search: cards, count: Number(n), to: 'hand', 'up-to': true }];
    },
  ],
  [
    'search your deck for (an?|up to $n) $whom with $n HP or less$shown and put (?:it|them) into your hand$shuffled',
    (_one, n, whom, hp) => {
      const cards = cardsLike(whom);
      return cards === null
        ? null
        : [{ search: { ...(cards as object), 'hp-at-most': Number(hp) }, count: many(n), to: 'hand', ...upTo(n) }];
    },
  ],
  [
    'search your deck for $n Pokémon Tool cards$shown and put them into your hand$shuffled',
    (n) => [{ search: { tag: 'tool' }, count: Number(n), to: 'hand' }],
  ],
  [
    'search your deck for (?:a card|up to $n cards) and discard (?:it|them)$shuffled',
    (n) => [{ search: {}, count: many(n), to: 'discard', ...upTo(n) }],
  ],
  [
    "search your deck for $evolver 1 of your Pokémon and $ontoit(?: to evolve it|\\. \\($counts evolving that Pokémon\\.\\))$shuffled\\. \\(?You can't use this card during $first or $justplayed\\.?\\)?",
    () => [{ evolve: { one: YOURS }, from: 'deck', bound: ['new', 'first-turn'] }],
  ],
  [
    'look at the top $n cards of your deck\\. You may reveal a Trainer card $found(?: \\(except (?:for )?([A-Z][^()]{2,30})\\))? and put it into your hand\\. $back',
    (n, but) => [
      {
        'look-at-top': Number(n),
        take: { kind: 'trainer', 'old-trainer': true, ...(but === undefined ? {} : { 'not-named': but }) },
        count: 1,
        'or-none': true,
        rest: 'shuffle',
      },
    ],
  ],
  [
    "draw cards until you have $n cards in your hand\\. If it's your first turn, draw cards until you have $n cards in your hand",
    (usual, first) => [
      { if: { 'first-turn': true }, ...pair([{ 'draw-until': Number(first) }], [{ 'draw-until': Number(usual) }]) },
    ],
  ],
  [
    'draw cards until you have the same number of cards $held as your opponent',
    () => [{ 'draw-until': 'opponents-hand' }],
  ],
  ['flip a coin until you get tails\\. For each heads, draw a card', () => [{ draw: { 'heads-until-tails': true } }]],
  ['then, draw (a|$n) cards?', (_one, n) => [{ draw: many(n) }]],
  ['your opponent draws $n cards', (n) => [{ draw: Number(n), ...OPPONENT }]],
  ['draw a card for each of $opponents Pokémon in play', () => [{ draw: { each: { side: 'theirs' } } }]],
  [
    'each player $reshuffles\\. Then, each player $gains of $their remaining Prize cards',
    () => [
      { 'shuffle-hand': 'both' },
      { draw: { 'prizes-left': 'yours' } },
      { draw: { 'prizes-left': 'theirs' }, ...OPPONENT },
    ],
  ],
  ['each player shuffles $their hand into $their deck', () => [{ 'shuffle-hand': 'both' }]],
  [
    'shuffle your hand into your deck and flip a coin\\. If heads, draw $n cards\\. If tails, draw $n cards',
    (heads, tails) => [
      { 'shuffle-hand': 'you' },
      { flip: { heads: [{ draw: Number(heads) }], tails: [{ draw: Number(tails) }] } },
    ],
  ],
  [
    'each player shuffles all (Pokémon|cards) in $their discard pile into $their deck(?: \\(except (?:for )?([A-Z][^()]{2,40})\\))?',
    (what = '', but) => {
      const cards = {
        ...(/^p/iu.test(what) ? { kind: 'pokemon' } : {}),
        ...(but === undefined ? {} : { 'not-named': but }),
      };
      return [
        { 'from-discard': cards, count: 'all', to: 'deck' },
        { 'from-discard': cards, count: 'all', of: 'theirs', to: 'deck' },
      ];
    },
  ],
  [
    '(put|shuffle) (up to )?$n in any combination of ([\\wé ]{4,28}?)(?: cards)? and ([\\wé ]{4,28}?)(?: cards)? from your discard pile into your (hand|deck)',
    (verb = '', most, n, one, other, to = '') => {
      const cards = eitherOf([one, other]);
      if (cards === null || /^put/iu.test(verb) !== /^hand/iu.test(to)) return null;
      return [{ 'from-discard': cards, count: Number(n), to: to.toLowerCase(), ...upTo(most) }];
    },
  ],
  [
    'shuffle an? ([\\wé ]{4,28}?)(?: card)? and an? ([\\wé ]{4,28}?)(?: card)? from your discard pile into your deck',
    (...words) => {
      const cards = allOf(words);
      return cards === null ? null : cards.map((one) => ({ 'from-discard': one, count: 1, to: 'deck' }));
    },
  ],
  [
    'put a Basic Pokémon from your discard pile onto your Bench',
    () => [{ 'from-discard': { kind: 'pokemon', basic: true }, count: 1, to: 'bench' }],
  ],
  [
    'put (an?|up to $n|$n) $whom from your discard pile into your hand',
    (_one, most, n, whom) => {
      const cards = cardsLike(whom);
      return cards === null ? null : [{ 'from-discard': cards, count: many(most ?? n), to: 'hand', ...upTo(most) }];
    },
  ],
  [
    'heal $n damage and remove all Special Conditions from 1 of your Pokémon',
    (n) => [
      { choose: { ...YOURS, 'any-of': [{ damaged: true }, { affected: true }] } },
      { heal: Number(n), from: 'chosen' },
      { cure: 'all', on: 'chosen' },
    ],
  ],
  [
    'heal $n damage from (1|each) of your Pokémon that has any $type Energy attached to it',
    (n, which, type) => {
      const whom = { ...HURT, 'with-energy': letterOf(type) };
      return [{ heal: Number(n), from: which === '1' ? { one: whom } : { each: whom } }];
    },
  ],
  [
    'heal $n damage from 1 of your Pokémon that has $n HP or less remaining',
    (n, hp) => [{ heal: Number(n), from: { one: { ...HURT, 'hp-left-at-most': Number(hp) } } }],
  ],
  [
    'heal all damage from 1 of your Pokémon\\. Then, discard all Energy (?:attached to|from) that Pokémon',
    () => [{ choose: HURT }, { heal: 'all', from: 'chosen' }, { 'discard-energy': 'all', from: 'chosen' }],
  ],
  [
    'move an? (?:(basic) |$type )?Energy (?:attached to|from) 1 of your Pokémon to another of your Pokémon',
    (basic, type) => [
      {
        'move-energy': 1,
        from: { one: YOURS },
        to: { one: YOURS },
        ...(basic === undefined ? {} : { basic: true }),
        ...(type === undefined ? {} : { type: letterOf(type) }),
      },
    ],
  ],
  [
    'move an Energy (?:attached to|from) 1 of your Benched Pokémon to your Active Pokémon',
    () => [{ 'move-energy': 1, from: { one: { ...YOURS, place: 'bench' } }, to: 'your-active' }],
  ],
  [
    'discard a Special Energy(?: card)? (?:attached to|from) 1 of $opponents Pokémon',
    () => [{ 'discard-energy': 1, from: { one: { side: 'theirs' } }, special: true }],
  ],
  [
    "during this turn, your $whom's attacks do $n more damage to (?:$opponents|the) Active Pokémon $before",
    (whom, n) =>
      forThisTurn(
        { claim: 'damage', when: 'before', add: Number(n), against: { side: 'theirs', place: 'active' } },
        whom,
      ),
  ],
  [
    "each player $swaps with 1 of $their Benched Pokémon\\. \\(?Your opponent switches first\\. \\(?If a player $nobench, (?:he or she|they|that player) (?:doesn't|don't) switch Pokémon\\.?\\)?",
    () => [{ switch: 'theirs', chooser: 'opponent' }, { switch: 'yours' }],
  ],
  ['switch $opponents Active Pokémon with 1 of $their Benched Pokémon', () => [{ switch: 'theirs', chooser: 'you' }]],
  [
    "choose up to $n Pokémon Tool cards attached to (?:any )?Pokémon(?: in play)? \\(yours or your opponent's\\) and discard them",
    (n) => [{ 'discard-in-play': Number(n), 'up-to': true, only: 'tools' }],
  ],
  [
    'choose up to $n $mixed $toolcards and Stadium cards in play \\(yours or $opponents\\) and discard them',
    (n) => [{ 'discard-in-play': Number(n), 'up-to': true }],
  ],
  [
    'discard all Pokémon Tool cards (?:attached to|from) (?:each|all) of $opponents Pokémon',
    () => [{ 'discard-tool': { each: { side: 'theirs' } } }],
  ],
  [
    'turn all of your Prize cards face up\\. \\(Those Prize cards remain face up for the rest of the game\\.\\)',
    () => [{ 'turn-prizes-up': 'all', of: 'yours' }],
  ],
  [
    'each player turns all of $their Prize cards face up\\. \\(Those Prize cards remain face up for the rest of the game\\.\\)',
    () => [
      { 'turn-prizes-up': 'all', of: 'yours' },
      { 'turn-prizes-up': 'all', of: 'theirs' },
    ],
  ],
  [
    "devolve 1 of your evolved Pokémon and put the highest Stage Evolution card on it into your hand\\. \\(That Pokémon can't evolve this turn\\.\\)",
    () => [
      { choose: { ...YOURS, evolved: true } },
      { devolve: 'chosen', to: 'hand' },
      { lasting: { claim: 'cannot', act: 'evolve' }, on: 'chosen', until: 'this-turn' },
    ],
  ],
  [
    'discard any Stadium card in play\\. If you do, your opponent discards $n cards from $their hand',
    (n) => [{ first: [{ 'discard-stadium': true }], 'if-you-do': [{ 'discard-hand': Number(n), ...OPPONENT }] }],
  ],
  [
    "draw $n cards\\. If you do, discard a random card from your opponent's hand",
    (n) => [{ first: [{ draw: Number(n) }], 'if-you-do': [{ 'hand-at-random': 1, of: 'theirs', to: 'discard' }] }],
  ],
  [
    "until the end of $opponents next turn, each Pokémon in play, $hands, and in each player's discard pile has no Abilities\\. \\(This includes cards that come into play on that turn\\.\\)",
    () => [
      {
        lasting: { claim: 'mute', what: 'abilities', beyond: true, on: { side: 'any' } },
        on: 'you',
        until: 'end-of-opponents-next-turn',
      },
    ],
  ],
  [
    'then, flip a coin\\. If heads, if you played this [^,.]{3,24} from your hand, put this card $kept',
    () => [{ flip: { heads: [{ 'put-this': 'hand' }] } }],
  ],
  [
    'heal $n damage from your Active Pokémon\\. If you healed any damage in this way, flip a coin\\. If heads, put this [^,.]{3,24} into your hand instead of the discard pile',
    (n) => [
      {
        first: [{ heal: Number(n), from: 'your-active' }],
        'if-you-do': [{ flip: { heads: [{ 'put-this': 'hand' }] } }],
      },
    ],
  ],
  ['your turn ends', () => [{ 'end-turn': true }]],
  ...OF_PILES,
];

/** Two lists of an `if`. */
const pair = (then: Verbs, otherwise: Verbs): { readonly then: Json; readonly else: Json } => ({
  // biome-ignore lint/suspicious/noThenProperty: the keyword of the verb, never awaited
  then: [...then],
  else: [...otherwise],
});

const FIRST_OR_SECOND = ['first', 'second', 'third'];

/** "Choose 1" of several parts, each known as a whole. */
export const readChoice = (text: string, read: (part: string) => Verbs | null): Verbs | null => {
  const [, listed] = /^choose 1: ?• (.+)$/isu.exec(text) ?? [];
  if (listed === undefined) return null;
  const parts = listed.split(/\. ?• /u).map((part) => read(part.replace(/\.$/u, '')));
  if (parts.length < 2 || parts.length > 3 || parts.includes(null)) return null;
  return [{ 'pick-one': Object.fromEntries(parts.map((part, at) => [FIRST_OR_SECOND[at] ?? '', [...(part ?? [])]])) }];
};

/** Cards thrown away for what follows; what follows has to be known as a whole. */
export const readThrowing = (text: string, read: (part: string) => Verbs | null): Verbs | null => {
  const [, one, n, rest = ''] =
    /^discard (?:(a) card|(\d) cards) from your hand\. If you do, (.{5,400})$/isu.exec(text) ?? [];
  const follows = one === undefined && n === undefined ? null : read(rest);
  return follows === null ? null : [{ first: [{ 'discard-hand': Number(n ?? 1) }], 'if-you-do': [...follows] }];
};

const ONLY_IF: readonly (readonly [RegExp, (found: readonly string[]) => Json | null])[] = [
  [/^you have more Prize cards (?:remaining|left) than your opponent$/iu, () => ({ 'more-prizes': true })],
  [
    /^(?:1|any) of your Pokémon (?:was|were) Knocked Out during your opponent's last turn$/iu,
    () => ({ 'fallen-last-turn': 'any' }),
  ],
  [
    /^your opponent has exactly (\d) Prize cards? (?:remaining|left)$/iu,
    ([n]) => ({ 'prizes-left': { theirs: Number(n) } }),
  ],
  [
    /^you have (\d) or fewer other cards in your hand$/iu,
    // The card itself is in hand when this is asked.
    ([n]) => ({ 'hand-at-most': Number(n) + 1 }),
  ],
  [
    /^your opponent has exactly (\d) or (\d) Prize cards (?:remaining|left)$/iu,
    (numbers) => ({ 'any-of': numbers.map((n) => ({ 'prizes-left': { theirs: Number(n) } })) }),
  ],
  [
    /^your opponent's Active Pokémon is a (Stage [12]) Pokémon$/iu,
    ([stage = '']) => ({ 'opponent-has': { place: 'active', stage: stage.toLowerCase() } }),
  ],
  [
    /^your Active Pokémon is an? (\w+)(?: or (\w+))? Pokémon$/iu,
    (types) => {
      const any = types.filter((type) => type !== undefined).map((type) => whomOf(`${type} Pokémon`));
      return any.includes(null) ? null : { 'you-have': { place: 'active', 'any-of': any as Json[] } };
    },
  ],
  [/^you have no Pokémon with Abilities in play$/iu, () => ({ not: { 'you-have': { has: 'ability' } } })],
];

const UNPLAYABLE = "you can't play this card\\.";

const TOO_EARLY = 'during your first turn';
const NEW = 'that was put into play this turn';
const NOT_ON_NEW = new RegExp(
  `\\(?You can't use this card ${TOO_EARLY} or on a (?:Basic )?Pokémon ${NEW}\\.?\\)?`,
  'iu',
);

/** The same, said of when it may not be played. */
const NEVER_IF: readonly (readonly [RegExp, (found: readonly string[]) => Json])[] = [
  [new RegExp(` If you have no cards in your deck, ${UNPLAYABLE}$`, 'iu'), () => ({ 'deck-at-least': 1 })],
  [/ If you can't draw any cards in this way, you can't play this card\.$/iu, () => ({ 'deck-at-least': 1 })],
  [/ \(You can't play [^.]{4,25} if your Bench is full\.\)$/iu, () => ({ 'bench-room': true })],
  [/ \(You can't play [^.]{4,25} if your opponent's Bench is full\.\)$/iu, () => ({ 'opponents-bench-room': true })],
  [
    new RegExp(` If any (\\p{Lu}[^.]{2,30}) is in your discard pile, ${UNPLAYABLE}$`, 'u'),
    ([named = '']) => ({ not: { 'in-discard': { named, 'at-least': 1 } } }),
  ],
  [
    // The card itself is in hand when this is asked, and one card more may be thrown away first.
    new RegExp(
      `(?<=until you have (\\d) cards in your hand\\.) \\(If you can't draw any cards, ${UNPLAYABLE}\\)$`,
      'iu',
    ),
    ([n]) => ({ 'deck-at-least': 1, 'hand-at-most': Number(n) + 1 }),
  ],
  [/ \(If this is the only card in your hand, you can't play this card\.\)$/iu, () => ({ 'hand-at-least': 2 })],
  [
    / If you have (\d) or more cards \(including this one\) in your hand, you can't play this card\.$/iu,
    ([n]) => ({ 'hand-at-most': Number(n) - 1 }),
  ],
  [
    / If you have more than (\d) cards \(including this one\) in your hand, you can't play this card\.$/iu,
    ([n]) => ({ 'hand-at-most': Number(n) }),
  ],
  [
    /^You can't play this card if you have any cards in your hand other than ([^.]{4,30})\. /iu,
    ([named = '']) => ({ 'hand-only': named }),
  ],
];

export interface Asking {
  readonly condition: Json;
  /** What is left of the text. */
  readonly text: string;
}

/** What a text asks for before its card may be played; null where it names nothing that is known. */
export const askedToPlay = (text: string): Asking | null => {
  const [last] = /^You can play this card only when it is the last card in your hand\. /iu.exec(text) ?? [];
  // The card itself is in hand when this is asked.
  if (last !== undefined) return { condition: { 'hand-at-most': 1 }, text: text.slice(last.length) };
  const [must, n = ''] =
    /^Shuffle (\d) cards from your hand into your deck\. \(If you can't shuffle \1 cards/iu.exec(text) ?? [];
  if (must !== undefined) return { condition: { 'hand-at-least': Number(n) + 1 }, text };
  // The words stay: whom it may be used on they say as well.
  if (NOT_ON_NEW.test(text)) return { condition: { not: { 'first-turn': true } }, text };
  const [all = '', asked = ''] = /^You (?:can play|may use) this card only if ([^.]{10,90})\. /iu.exec(text) ?? [];
  for (const [pattern, condition] of ONLY_IF) {
    const found = pattern.exec(asked);
    const met = found === null ? null : condition(found.slice(1));
    if (met !== null) return { condition: met, text: text.slice(all.length) };
  }
  for (const [pattern, condition] of NEVER_IF) {
    const found = pattern.exec(text);
    if (found !== null) return { condition: condition(found.slice(1)), text: text.replace(pattern, '') };
  }
  return null;
};
