import { act, saying } from '../lower/steps.ts';
import { timesOf } from './card-amounts.ts';
import { HANDS_EQUAL } from './phrases.ts';
import { sorts } from './production.ts';

/** Cards that are drawn, and hands that are discarded or put away for it. */

const { effect } = sorts;

export const DRAWN = [
  effect('draw so many for each', 'draw {n:Number} cards for each {what:Counted}', ({ n, what }) =>
    n < 2 ? null : act(null, { draw: timesOf(what, n) }),
  ),
  effect(
    'draw for what is discarded',
    [
      '{thrown:Thrown}(, and|.|. Then,) draw {n:Number} cards for each card you discarded [in this way]',
      '{thrown:Thrown}. For each card you discarded, draw {n:Number} cards',
    ],
    ({ thrown, n }) => act(null, thrown, { draw: timesOf({ discarded: true }, n) }),
  ),
  effect(
    'draw for Energy cards that are discarded',
    'discard {many:Many} Energy cards from your hand. Then, draw {n:Number} cards for each Energy card you discarded',
    ({ many, n }) =>
      many.n === 'all'
        ? null
        : act(null, saying({ 'discard-hand': many.n, 'up-to': many.upTo || undefined, of: { kind: 'energy' } }), {
            draw: timesOf({ discarded: true }, n),
          }),
  ),

  effect(
    'draw as many as discarded',
    '{thrown:Thrown}(. Then,| and|. If you do,) draw that many cards',
    ({ thrown }) =>
      'discard-hand' in thrown && (thrown['discard-hand'] === 'any' || thrown['up-to'] === true)
        ? act(null, thrown, { draw: { discarded: true } })
        : null,
  ),
  effect('draw', 'draw {many:Many} [more] (card|cards) [from your deck]', ({ many }) =>
    typeof many.n !== 'number' ? null : act(null, { draw: many.n, 'up-to': many.upTo || undefined }),
  ),
  effect(
    'draw a card for each',
    [
      'draw a card for each {what:Counted}',
      'draw a number of cards equal to the number of {what:Counted}',
      'count the number of {what:Counted} and draw that many cards',
    ],
    ({ what }) => act(null, { draw: what }),
  ),
  effect('draw up to as many as are counted', 'draw a number of cards up to the number of {what:Counted}', ({ what }) =>
    act(null, { draw: what, 'up-to': true }),
  ),
  effect('draw twice as many as discarded', 'draw twice that many cards', () =>
    act(null, { draw: { counted: { discarded: true }, times: 2 } }),
  ),
  effect(
    'draw from the top',
    ['draw the top {n:Number} cards of your deck', 'show your hand to your opponent, then draw {n:Number} cards'],
    ({ n }) => act(null, { draw: n }),
  ),
  effect('draw until', 'draw cards [from your deck] until you have {n:Number} cards in your hand', ({ n }) =>
    act(null, { 'draw-until': n }),
  ),
  effect(
    "draw until the opponent's hand",
    [
      `draw cards until ${HANDS_EQUAL} [has in (his or her|their) hand]`,
      'if you have less cards in your hand than your opponent, draw cards until you have the same number of cards as your opponent',
    ],
    () => act(null, { 'draw-until': 'opponents-hand' }),
  ),
  effect(
    'draw until as many as Pokémon',
    'draw cards until you have as many cards in your hand as you have {kind:Kinds} in play',
    ({ kind }) => act(null, { 'draw-until': { each: { side: 'yours', ...kind } } }),
  ),
  effect('shuffle your hand away', 'shuffle your hand into your deck', () => act(null, { 'shuffle-hand': 'you' })),
  effect('a new hand', 'shuffle your hand into your deck then draw {n:Number} cards', ({ n }) =>
    act(null, { 'shuffle-hand': 'you' }, { draw: n }),
  ),

  effect('discard your hand', 'discard your hand', () => act(null, { 'discard-hand': 'all' })),
  effect('discard cards of the hand', '{thrown:Thrown}', ({ thrown }) => act(null, thrown)),
  effect(
    'your turn ends',
    [
      "your turn ends [immediately] [\\(you can't attack this turn\\)]",
      "your turn is over now \\(you don't get to attack\\)",
    ],
    () => act(null, { 'end-turn': true }),
  ),
];
