import type { Json } from '../../state/index.ts';
import {
  BASIC_ENERGY,
  letterOf,
  many,
  onCoins,
  type Reader,
  reader,
  search,
  thereupon,
  type Understood,
  type Verbs,
} from './phrases.ts';
import { BW_TRAINERS } from './usual-bw-trainers.ts';
import { ANYWHERE } from './usual-effects.ts';
import { LATER_TRAINERS, readChoice, readThrowing } from './usual-later-trainers.ts';
import { LATEST_TRAINERS } from './usual-latest-trainers.ts';
import { asOnAttacks, OLDER_TRAINERS } from './usual-older-trainers.ts';
import { OLDEST_TRAINERS } from './usual-oldest-trainers.ts';
import { TRAINERS } from './usual-plain-trainers.ts';
import { SUN_MOON_TRAINERS } from './usual-sun-moon-trainers.ts';
import { TRAINERS_UNTIL_2011 } from './usual-trainers-until-2011.ts';
import { whomOf } from './whom.ts';

/** Sentences that only Trainer cards say, or a Stadium of what a player may use of it. */

const onOne = (verb: (who: Json) => Verbs, whom: Json, chosen: readonly Json[] = []): Verbs => [
  { choose: whom },
  ...verb('chosen'),
  ...chosen,
];

const CARDS: Readonly<Record<string, Json>> = {
  pokémon: { kind: 'pokemon' },
  'pokémon tool': { tag: 'tool' },
  item: { item: true },
  supporter: { kind: 'supporter' },
  stadium: { kind: 'stadium' },
  'special energy': { kind: 'energy', 'not-tag': 'basic energy' },
  'basic energy': BASIC_ENERGY,
};

/** Cards of one kind by their word; null where the word is none of those. */
const cardsOf = (words = ''): Json | null => {
  const plain = words.replace(/ cards?$/iu, '').toLowerCase();
  const known = CARDS[plain];
  if (known !== undefined) return known;
  const [, type, what] = /^([a-z]+) (energy|pokémon)$/u.exec(plain) ?? [];
  const whom = type === undefined ? null : whomOf(`${type} Pokémon`);
  if (whom?.type === undefined) return null;
  return what === 'energy' ? { kind: 'energy', type: whom.type } : { kind: 'pokemon', type: whom.type };
};

const fromDiscard = (count: string | undefined, words: string | undefined, to: 'hand' | 'deck'): Verbs | null => {
  const cards = cardsOf(words);
  return cards === null ? null : [{ 'from-discard': cards, count: many(count), to }];
};

const healed = (amount: Json, whom: Json, then: (who: Json) => readonly Json[]): Verbs =>
  onOne((who) => [{ first: [{ heal: amount, from: who }], 'if-you-do': [...then(who)] }], whom);

const TOP = 'look at the top $n cards of your deck';
const HURT = { side: 'yours', damaged: true };

/** A phrase that says null is read as not understood. */
const SENTENCES: readonly (readonly [string, Understood])[] = [
  ['discard your hand and draw $n cards', (n) => [{ 'discard-hand': 'all' }, { draw: Number(n) }]],
  [
    'each player shuffles $their hand into $their deck and draws $n cards',
    (n) => [{ 'shuffle-hand': 'both' }, { draw: Number(n) }, { draw: Number(n), who: 'opponent' }],
  ],
  [
    'your opponent shuffles $their hand into $their deck and draws $n cards',
    (n) => [{ 'shuffle-hand': 'opponent' }, { draw: Number(n), who: 'opponent' }],
  ],
  [
    "shuffle your hand into your deck\\. Then, (?:count the number of cards in your opponent's hand and draw that many cards|draw a number of cards equal to the number of cards in your opponent's hand|draw a card for each card in your opponent's hand)",
    () => [{ 'shuffle-hand': 'you' }, { 'draw-until': 'opponents-hand' }],
  ],
  [
    'draw $n cards\\. Then, shuffle $n cards from your hand into your deck',
    (drawn, back) => thereupon([{ draw: Number(drawn) }], [{ 'hand-to-deck': Number(back), at: 'shuffled' }]),
  ],
  [
    `${TOP}, choose 1 of them, and put it into your hand\\. Put the other card on the bottom of your deck`,
    (n) => [{ 'look-at-top': Number(n), take: {}, count: 1, rest: 'bottom' }],
  ],
  [
    'if you have any Benched Pokémon, your opponent chooses 1 of them and switches it with your Active Pokémon\\. Then, if your opponent has any Benched Pokémon, choose 1 of them and switch it with $their Active Pokémon',
    () => [
      { switch: 'yours', chooser: 'opponent' },
      { switch: 'theirs', chooser: 'you' },
    ],
  ],
  [
    'discard (a|$n) cards? from your hand\\. If you do, draw (a|$n) cards?',
    (_one, thrown, _two, drawn) => [
      { first: [{ 'discard-hand': many(thrown) }], 'if-you-do': [{ draw: many(drawn) }] },
    ],
  ],
  [
    'switch 1 of $opponents Benched Pokémon with $their Active Pokémon\\. $done, switch your Active Pokémon with 1 of your Benched Pokémon',
    () => [{ first: [{ switch: 'theirs', chooser: 'you' }], 'if-you-do': [{ switch: 'yours' }] }],
  ],
  ['heal $n damage from your Active Pokémon', (n) => [{ heal: Number(n), from: 'your-active' }]],
  [
    'heal $n damage from 1 of your Benched Pokémon',
    (n) => [{ heal: Number(n), from: { one: { ...HURT, place: 'bench' } } }],
  ],
  [
    'heal $n damage from 1 of your Pokémon\\. If you do, discard an Energy (?:attached to|from) that Pokémon',
    (n) => healed(Number(n), HURT, (who) => [{ 'discard-energy': 1, from: who }]),
  ],
  [
    'heal all damage from 1 of your Pokémon\\. $done, discard all Energy (?:attached to|from) that Pokémon',
    () => healed('all', HURT, (who) => [{ 'discard-energy': 'all', from: who }]),
  ],
  ['(?:remove|heal) all Special Conditions from your Active Pokémon', () => [{ cure: 'all', on: 'your-active' }]],
  [
    "(your opponent's|your) Active Pokémon is now $conditions",
    (whose = '', conditions = '') =>
      conditions.split(/, and |, | and /u).map((name) => ({
        condition: name.toLowerCase(),
        on: whose.toLowerCase() === 'your' ? 'your-active' : 'opponents-active',
      })),
  ],
  [
    'search your deck for (an?|up to $n) ((?:Pokémon Tool|Item|Stadium|Special Energy|[A-Z][a-z]+ Energy) cards?)$shown and put (?:it|them) into your hand$shuffled',
    (_one, n, words) => {
      const cards = cardsOf(words);
      return cards === null ? null : search(cards, n, 'hand');
    },
  ],
  [
    `${TOP}\\. You may reveal an? (Pokémon|Supporter card) $found and put it into your hand\\. $back`,
    (n, words) => [
      { 'look-at-top': Number(n), take: cardsOf(words) ?? {}, count: 1, 'or-none': true, rest: 'shuffle' },
    ],
  ],
  [
    `${TOP} and put $n of them into your hand\\. Discard the other cards?`,
    (n, taken) => [{ 'look-at-top': Number(n), count: Number(taken), rest: 'discard' }],
  ],
  [
    `${TOP} and put $n of them into your hand\\. $back`,
    (n, taken) => [{ 'look-at-top': Number(n), count: Number(taken), rest: 'shuffle' }],
  ],
  [`${TOP} and put them back (?:on $deck )?in any order`, (n) => [{ 'look-at-top': Number(n), rest: 'top' }]],
  [
    'put (an?|$n) ([\\wé ]{3,20}?)(?: cards?)? from your discard pile into your hand',
    (_one, n, words) => fromDiscard(n, words, 'hand'),
  ],
  [
    'shuffle (an?|$n) ([\\wé ]{3,20}?)(?: cards?)? from your discard pile into your deck',
    (_one, n, words) => fromDiscard(n, words, 'deck'),
  ],
  [
    'attach up to $n (\\w+) Energy cards from your hand to 1 of your Pokémon\\. If you do, draw $n cards',
    (n, type, drawn) => [
      {
        first: [
          {
            attach: { kind: 'energy', tag: 'basic energy', type: letterOf(type) },
            count: Number(n),
            from: 'hand',
            to: { one: { side: 'yours' } },
            'up-to': true,
          },
        ],
        'if-you-do': [{ draw: Number(drawn) }],
      },
    ],
  ],
  [
    'put 1 of your Pokémon that has any damage counters on it and all cards attached to it into your hand',
    () => [{ return: { one: HURT }, to: 'hand', attached: 'along' }],
  ],
  [
    'put 1 of your Pokémon and all cards attached to it into your hand',
    () => [{ return: { one: { side: 'yours' } }, to: 'hand', attached: 'along' }],
  ],
  [
    'put 1 of your Pokémon into your hand\\. \\(Discard all cards attached to that Pokémon\\.\\)',
    () => [{ return: { one: { side: 'yours' } }, to: 'hand', attached: 'discard' }],
  ],
  [
    'shuffle 1 of your Pokémon and all cards attached to it into your deck',
    () => [{ return: { one: { side: 'yours' } }, to: 'deck', attached: 'along' }],
  ],
  [
    "choose 1 of your $basic in play\\. If you have a Stage 2 card $held that evolves from that Pokémon, put that card (?:on|onto) the $basic(?: $skipping)?\\.(?: \\(This counts as evolving that Pokémon\\.\\))? \\(?You can't use this card during $first or on a $basic that was put into play this turn\\.?\\)?",
    () => [{ 'rare-candy': true, only: 'stage 2', bound: ['new', 'first-turn'] }],
  ],
  [
    'search your deck for $evolver 1 of your Pokémon \\(excluding Pokémon-EX\\) and $ontoit\\. \\($counts evolving that Pokémon\\.\\) Shuffle your deck afterward\\. You can use this card during $first or $justplayed',
    () => [{ evolve: { one: { side: 'yours', 'not-tag': 'EX' } }, from: 'deck', despite: ['new', 'first-turn'] }],
  ],
];

/** A sentence of a Trainer card. */
export const readTrainerSentence: Reader = (sentence) =>
  readSentence(sentence) ??
  readChoice(sentence, readTrainerSentence) ??
  readThrowing(sentence, readTrainerSentence) ??
  asOnAttacks(sentence);

const readSentence = reader([
  ...SENTENCES,
  ...TRAINERS,
  ...LATER_TRAINERS,
  ...LATEST_TRAINERS,
  ...SUN_MOON_TRAINERS,
  ...BW_TRAINERS,
  ...ANYWHERE,
  ...OLDER_TRAINERS,
  ...OLDEST_TRAINERS,
  ...TRAINERS_UNTIL_2011,
]);

/** A coin and all that depends on it; what follows might belong to the coin, so nothing may. */
export const readTrainerCoin: Reader = onCoins(readTrainerSentence);

const PRICE =
  /^(?:discard (a|\d+) cards? from your hand\. \(if you can't discard [^.)]{1,20}, you can't play this card\.\)|you can play this card only if you discard (another|\d+) (?:other )?cards? from your hand\.) /iu;

interface Price {
  readonly cards: number;
  /** What is left of the text. */
  readonly text: string;
}

/** How many other cards of the hand are the price of playing it; null where the text names none. */
export const priceIn = (text: string): Price | null => {
  const found = PRICE.exec(text);
  if (found === null) return null;
  const [all, one, other = one] = found;
  return { cards: other === 'a' || other === 'another' ? 1 : Number(other), text: text.slice(all.length) };
};
