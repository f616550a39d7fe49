import type { CardFilter } from '../../text/index.ts';
import { act, speaksOfThat, verbsOf } from '../lower/steps.ts';
import { productionsOf } from './production.ts';
import type { Many } from './sorts.ts';

/** Whole hands that go away and are drawn again, and cards of the hand that go onto decks. */

const effect = productionsOf('Effect');
const done = productionsOf('Done');

const THEIR = '(their|his or her)';
const UNDER = `and put it on the bottom of your deck`;
const BENEATH = `on the bottom of ${THEIR} deck`;
const PRIZES_LEFT = `${THEIR} remaining Prize cards`;

const EACH_DRAWS = [
  effect(
    'each draws a number of their own',
    [
      'you draw {n:Number} cards(, and|.) your opponent draws {other:Number} cards',
      'you draw {n:Number} cards. Your opponent draws {other:Number} cards',
    ],
    ({ n, other }) => act(null, { draw: n }, { draw: other, who: 'opponent' }),
  ),
  effect('each draws for their Prizes', [`each player draws a card for each of ${PRIZES_LEFT}`], () =>
    act(null, { draw: { 'prizes-left': 'yours' } }, { draw: { 'prizes-left': 'theirs' }, who: 'opponent' }),
  ),
  effect(
    'opponent draws for their Prizes',
    [
      `(your opponent|they) draws a card for each of ${THEIR} remaining Prize cards`,
      `(your opponent|they) draw a card for each of ${THEIR} remaining Prize cards`,
    ],
    () => act(null, { draw: { 'prizes-left': 'theirs' }, who: 'opponent' }),
  ),
  effect('opponent may draw', ['your opponent may draw {many:Many} (card|cards)'], ({ many }) =>
    typeof many.n !== 'number' || many.upTo
      ? null
      : act(null, { may: [{ draw: many.n, who: 'opponent' }], by: 'opponent' }),
  ),
  effect(
    'opponent may draw, and you do then',
    ['your opponent may draw a card. If they do, draw {many:Many} more (card|cards)'],
    ({ many }) =>
      typeof many.n !== 'number' || many.upTo
        ? null
        : act(null, { may: [{ draw: 1, who: 'opponent' }, { draw: many.n }], by: 'opponent' }),
  ),
  effect(
    'opponent draws until',
    [`(your opponent|they) draws cards until they have {n:Number} cards in ${THEIR} hand`],
    ({ n }) => act(null, { 'draw-until': n, who: 'opponent' }),
  ),
];

const AWAY = [
  effect(
    'each shuffles the hand away',
    [`(each player shuffles|have each player shuffle) ${THEIR} hand into ${THEIR} deck`],
    () => act(null, { 'shuffle-hand': 'both' }),
  ),
  effect(
    'opponent shuffles the hand away',
    [`(your opponent shuffles|have your opponent shuffle) ${THEIR} hand into ${THEIR} deck`],
    () => act(null, { 'shuffle-hand': 'opponent' }),
  ),
  effect(
    'each puts the hand under the deck',
    [
      `each player shuffles ${THEIR} hand and puts it ${BENEATH}`,
      `have each player shuffle ${THEIR} hand and put it ${BENEATH}`,
    ],
    () => act(null, { 'shuffle-hand': 'both', under: true }),
  ),
  effect(
    'opponent puts the hand under the deck',
    [
      `your opponent shuffles ${THEIR} hand and puts it ${BENEATH}`,
      `have your opponent shuffle ${THEIR} hand and put it ${BENEATH}`,
    ],
    () => act(null, { 'shuffle-hand': 'opponent', under: true }),
  ),
  effect('put your hand under the deck', [`shuffle your hand ${UNDER}`], () =>
    act(null, { 'shuffle-hand': 'you', under: true }),
  ),
  done('put a hand under a deck', ['put any cards on the bottom of (their|your) deck'], () => ['shuffle-hand']),
];

const DRAWN_AGAIN = [
  effect(
    'as many new cards',
    ['count the cards in your hand, shuffle those cards into your deck, then draw that many cards'],
    () => act(null, { 'shuffle-hand': 'you', 'drawn-anew': true }),
  ),
  effect(
    'as many new cards and more',
    ['count the cards in your hand, shuffle those cards into your deck, then draw that many cards plus {n:Number}'],
    ({ n }) => act(null, { 'shuffle-hand': 'you', 'drawn-anew': true }, { draw: n }),
  ),
  effect(
    'as many new cards for each player',
    [
      `each player counts the cards in ${THEIR} hand, shuffles those cards into ${THEIR} deck, then draws that many cards`,
    ],
    () => act(null, { 'shuffle-hand': 'both', 'drawn-anew': true }),
  ),
  effect(
    'as many new cards for the opponent',
    [
      `have your opponent count the cards in ${THEIR} hand, shuffle those cards into ${THEIR} deck, then draw that many cards`,
      `your opponent counts the cards in ${THEIR} hand, shuffles those cards into ${THEIR} deck, then draws that many cards`,
    ],
    () => act(null, { 'shuffle-hand': 'opponent', 'drawn-anew': true }),
  ),
];

const ONTO_DECKS = [
  effect(
    'put cards of the hand on the deck',
    [
      'put {many:Many} {cards:Cards} from your hand on top of your deck [in any order]',
      '(choose|reveal) {many:Many} {cards:Cards} (from|in) your hand[, show (it|them) to your opponent][,] and put (it|them) on top of your deck [in any order]',
    ],
    ({ many, cards }) => ontoDeck(many, cards, 'top'),
  ),
  effect(
    'put cards of the hand under the deck',
    [
      'put {many:Many} {cards:Cards} from your hand on the bottom of your deck [in any order]',
      'choose {many:Many} {cards:Cards} from your hand and put (it|them) on the bottom of your deck [in any order]',
    ],
    ({ many, cards }) => ontoDeck(many, cards, 'bottom'),
  ),
  effect(
    'shuffle cards of the hand into the deck',
    ['shuffle {many:Many} {cards:Cards} from your hand into your deck'],
    ({ many, cards }) => ontoDeck(many, cards, 'shuffled'),
  ),
  effect(
    'lose cards of the hand',
    ['put {many:Many} {cards:Cards} from your hand in the Lost Zone'],
    ({ many, cards }) =>
      typeof many.n !== 'number'
        ? null
        : act(null, {
            'discard-hand': many.n,
            ...(many.upTo ? { 'up-to': true as const } : {}),
            ...(Object.keys(cards).length === 0 ? {} : { of: cards }),
            into: 'lost',
          }),
  ),
];

function ontoDeck(many: Many, cards: CardFilter, at: 'top' | 'bottom' | 'shuffled') {
  return many.n === 'all'
    ? null
    : act(null, {
        'hand-to-deck': many.n,
        at,
        ...(many.upTo ? { 'up-to': true as const } : {}),
        ...(Object.keys(cards).length === 0 ? {} : { of: cards }),
      });
}

/** So many cards of the hand for something: all of them or none. */
const PAID = [
  productionsOf('Sentence')(
    'cards under the deck for something',
    [
      'put {n:Number} cards from your hand on the bottom of your deck [in any order]. If you put {m:Number} cards on the bottom of your deck in this way, {then:Effect}. {reminders:Reminders}',
    ],
    ({ n, m, then, reminders: said }) => {
      const does = verbsOf(then.list);
      return !said || does === null || m !== n || speaksOfThat(does)
        ? null
        : act(null, { first: [{ 'hand-to-deck': n, at: 'bottom' }], 'if-you-do': does, price: true });
    },
  ),
];

export const HANDS = [...PAID, ...EACH_DRAWS, ...AWAY, ...DRAWN_AGAIN, ...ONTO_DECKS];
