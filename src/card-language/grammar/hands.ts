import type { CardFilter } from '../../text/index.ts';
import { act, doneBy, paid, unlessNull } from '../lower/steps.ts';
import { some } from './card-amounts.ts';
import { sorts } from './production.ts';
import type { Many } from './sorts.ts';

/** Whole hands that go away and are drawn again, and cards of the hand that go onto decks. */

const { done, effect, sentence, stated } = sorts;

const theirsAway = ({ n, upTo }: Many, cards: CardFilter, at: 'bottom' | 'shuffled') =>
  typeof n === 'number' && !upTo ? act(null, { 'hand-to-deck': n, at, who: 'opponent', of: some(cards) }) : null;

const ontoDeck = ({ n, upTo }: Many, cards: CardFilter, at: 'top' | 'bottom' | 'shuffled') =>
  n === 'all' ? null : act(null, { 'hand-to-deck': n, at, 'up-to': upTo || undefined, of: some(cards) });

export const HANDS = [
  effect(
    'one of the hand away, then draw',
    'if you have any cards in your hand, shuffle 1 of them into your deck, then draw {n:Number} cards',
    ({ n }) => act(null, { first: [{ 'hand-to-deck': 1, at: 'shuffled' }], 'if-you-do': [{ draw: n }] }),
  ),

  // So many cards of the hand for something: all of them or none.
  stated(
    'cards under the deck for something',
    'put {n:Number} cards from your hand on the bottom of your deck [in any order]. If you put {m:Number} cards on the bottom of your deck in this way, {then:Effect}',
    ({ n, m, then }) =>
      unlessNull(m === n ? doneBy(then) : null, (does) => paid({ 'hand-to-deck': n, at: 'bottom' }, does)),
  ),

  effect(
    'opponent may draw, and you do then',
    'your opponent may draw a card. If they do, draw {n:Exact} more (card|cards)',
    ({ n }) => act(null, { may: [{ draw: 1, who: 'opponent' }, { draw: n }], by: 'opponent' }),
  ),

  effect('switch with the top card', 'switch (a|1) card from your hand with the top card of your deck', () =>
    act(null, { 'hand-to-deck': 1, at: 'top', 'for-top': true }),
  ),
  effect('put your hand under the deck', 'shuffle your hand and put it on the bottom of your deck', () =>
    act(null, { 'shuffle-hand': 'you', under: true }),
  ),
  done('put a hand under a deck', ['put any cards on the bottom of (their|your) deck'], () => ['shuffle-hand']),

  effect(
    'all but one of the hand away',
    'choose 1 card in your hand and shuffle the rest of your cards into your deck',
    () => act(null, { 'hand-to-deck': 'all-but-one', at: 'shuffled' }),
  ),
  effect(
    'as many new cards and more',
    'count the cards in your hand, shuffle those cards into your deck, then draw that many cards plus {n:Number}',
    ({ n }) => act(null, { 'shuffle-hand': 'you', 'drawn-anew': true }, { draw: n }),
  ),

  sentence(
    'as many new cards for the opponent',
    'your opponent counts the cards in (their|his or her) hand, shuffles those cards, and puts them on the bottom of (their|his or her) deck. If they do, they draw that many cards.',
    () => act(null, { 'shuffle-hand': 'opponent', under: true, 'drawn-anew': true }),
  ),

  effect(
    'put cards of the hand on the deck',
    [
      'put {many:Many} {cards:Cards} from your hand (on top of|back on) your deck [in any order]',
      '(choose|reveal) {many:Many} {cards:Cards} (from|in) your hand[, show (it|them) to your opponent][,] and put (it|them) on top of your deck [in any order]',
    ],
    ({ many, cards }) => ontoDeck(many, cards, 'top'),
  ),
  effect(
    'put cards of the hand under the deck',
    '(put|choose) {many:Many} {cards:Cards} from your hand [and put (it|them)] on the bottom of your deck [in any order]',
    ({ many, cards }) => ontoDeck(many, cards, 'bottom'),
  ),
  effect(
    'shuffle cards of the hand into the deck',
    'shuffle {many:Many} {cards:Cards} from your hand into your deck',
    ({ many, cards }) => ontoDeck(many, cards, 'shuffled'),
  ),
  effect(
    'the opponent puts cards of the hand under the deck',
    'your opponent puts {many:Many} {cards:Cards} from (their|his or her) hand on the bottom of (their|his or her) deck [in any order]',
    ({ many, cards }) => theirsAway(many, cards, 'bottom'),
  ),
  effect(
    'the opponent shuffles cards of the hand away',
    'your opponent (chooses {many:Many} {cards:Cards} from (their|his or her) hand and shuffles (it|them|that card|those cards)|shuffles {many:Many} {cards:Cards} from (their|his or her) hand) into (their|his or her) deck',
    ({ many, cards }) => theirsAway(many, cards, 'shuffled'),
  ),
  effect(
    'lose cards of the hand',
    '(put|choose) {many:Many} {cards:Cards} from your hand [and put (it|them)] in the Lost Zone',
    ({ many, cards }) =>
      typeof many.n !== 'number'
        ? null
        : act(null, { 'discard-hand': many.n, 'up-to': many.upTo || undefined, of: some(cards), into: 'lost' }),
  ),
];
