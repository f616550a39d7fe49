import type { Verb } from '../../text/index.ts';
import { act, where } from '../lower/steps.ts';
import { sorts } from './production.ts';

/** Cards that are discarded: from decks, from hands at random, in play. */

const { effect } = sorts;

const top = (n: number, of: 'yours' | 'theirs'): Verb => ({ 'discard-top': n, of });

const ONE_AT_RANDOM = "a random card from your opponent's hand";

const DISCARDING = [
  effect('discard from a deck', 'discard the top card (of|from) {side:Side} deck', ({ side }) =>
    act(null, top(1, side)),
  ),
  effect(
    'discard several from a deck',
    [
      'discard the top {n:Number} cards (of|from) {side:Side} deck',
      'discard {n:Number} cards from the top of {side:Side} deck',
    ],
    ({ n, side }) => act(null, top(n, side)),
  ),
  effect(
    'discard from each deck',
    [
      "discard the top {n:Number} cards of each player's deck",
      "discard {n:Number} cards from the top of each player's deck",
    ],
    ({ n }) => act(null, top(n, 'yours'), top(n, 'theirs')),
  ),
  effect(
    'discard at random',
    [
      `discard ${ONE_AT_RANDOM}`,
      `choose ${ONE_AT_RANDOM}. (Your opponent discards that card|Discard that card)`,
      "choose (1|a) card from your opponent's hand without looking and discard it",
    ],
    () => act(null, { 'hand-at-random': 1, of: 'theirs', to: 'discard' }),
  ),
  effect('discard several at random', "discard {n:Number} random cards from your opponent's hand", ({ n }) =>
    n < 2 ? null : act(null, { 'hand-at-random': n, of: 'theirs', to: 'discard' }),
  ),
  effect(
    'shuffle away at random',
    [
      "choose (1|a) card from your opponent's hand without looking. Look at (the|that) card you chose, (then|and) have your opponent shuffle that card into (their|his or her) deck",
      `choose ${ONE_AT_RANDOM}. Your opponent reveals that card and shuffles it into (their|his or her) deck`,
    ],
    () => act(null, { 'hand-at-random': 1, of: 'theirs', to: 'deck' }),
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
    typeof who === 'object' && !('each' in who)
      ? null
      : act(typeof who === 'string' ? who : null, { 'discard-tool': who }),
  ),
];

export const DISCARDED_CARDS = DISCARDING;
