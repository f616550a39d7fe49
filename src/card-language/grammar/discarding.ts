import type { Verb } from '../../text/index.ts';
import { act, doing, type Steps, single, where } from '../lower/steps.ts';
import { sorts } from './production.ts';
import type { Meaning } from './sorts.ts';

/** Cards that are discarded: from decks, from hands at random, in play. */

const { effect, stated } = sorts;

/** The top cards of a deck are discarded, or go elsewhere. */
const offDeck = ({ n, end, of }: Meaning['Looked'], into?: 'lost'): Steps | null =>
  end === 'top' ? act(null, { 'discard-top': n, of, into }) : null;

export const atRandom = (n: number, to: 'discard' | 'deck' | 'lost'): Verb => ({
  'hand-at-random': n,
  of: 'theirs',
  to,
});

const ONE_AT_RANDOM = "a random card from your opponent's hand";

export const DISCARDED_CARDS = [
  effect('discard from a deck', 'discard {looked:Looked}', ({ looked }) => offDeck(looked)),
  effect('lose from a deck', 'put {looked:Looked} in the Lost Zone', ({ looked }) => offDeck(looked, 'lost')),
  effect(
    'discard from each deck',
    "discard (the top {n:Number} cards|{n:Number} cards from the top) of each player's deck",
    ({ n }) => act(null, { 'discard-top': n, of: 'yours' }, { 'discard-top': n, of: 'theirs' }),
  ),
  effect(
    'discard at random',
    [
      `discard ${ONE_AT_RANDOM}`,
      `choose ${ONE_AT_RANDOM}. (Your opponent discards that card|Discard that card)`,
      "choose (1|a) card from your opponent's hand without looking and discard it",
      "discard (1|a) card from your opponent's hand without looking",
    ],
    () => act(null, atRandom(1, 'discard')),
  ),
  effect('discard several at random', "discard {n:Number} random cards from your opponent's hand", ({ n }) =>
    n < 2 ? null : act(null, atRandom(n, 'discard')),
  ),
  effect(
    'discard at random until so many are left',
    [
      "discard random cards from your opponent's hand until they have {n:Number} cards in their hand",
      'discard a number of cards without looking until your opponent has {n:Number} cards left in (their|his or her) hand',
    ],
    ({ n }) => act(null, { times: { sum: [{ hand: 'theirs' }, -n] }, does: [atRandom(1, 'discard')] }),
  ),
  effect(
    'shuffle away at random',
    [
      "choose (1|a) card from your opponent's hand without looking. Look at (the|that) card you chose, (then|and) have your opponent shuffle that card into (their|his or her) deck",
      `choose ${ONE_AT_RANDOM}(.|, and) Your opponent reveals that card and shuffles it into (their|his or her) deck`,
    ],
    () => act(null, atRandom(1, 'deck')),
  ),
  effect(
    'shuffle several away at random',
    "choose {n:Number} random cards from your opponent's hand. Your opponent reveals those cards and shuffles them into (their|his or her) deck",
    ({ n }) => (n < 2 ? null : act(null, atRandom(n, 'deck'))),
  ),
  stated(
    'shuffle as many away at random as heads come up',
    `flip a coin until you get tails. For each heads, choose ${ONE_AT_RANDOM}. Your opponent reveals those cards and shuffles them into (their|his or her) deck`,
    () => doing('coin', { times: { 'heads-until-tails': true }, does: [atRandom(1, 'deck')] }),
  ),
  effect('from their own deck', 'your opponent discards the top card (of|from) (his or her|their) deck', () =>
    act(null, { 'discard-top': 1, of: 'theirs' }),
  ),
  effect(
    'lose at random',
    `(put ${ONE_AT_RANDOM}|choose (1|a) card from your opponent's hand without looking and put it) in the Lost Zone`,
    () => act(null, atRandom(1, 'lost')),
  ),
  effect(
    'discard the Stadium',
    [
      'discard (any|a|the) Stadium [card] in play',
      'if there is any Stadium card in play, discard it',
      'discard that Stadium [card]',
    ],
    () => act(null, { 'discard-stadium': true }),
  ),
  effect("discard the opponent's Stadium", 'if your opponent has (a|any) Stadium [card] in play, discard it', () =>
    act(null, where({ 'stadium-of': 'theirs' }, [{ 'discard-stadium': true }])),
  ),
  effect('discard Tools', 'discard all Pokémon (Tool|Tools) [cards] (attached to|from) {who:Whom}', ({ who }) =>
    typeof who === 'object' && !('each' in who) ? null : act(single(who), { 'discard-tool': who }),
  ),
];
