import type { CardFilter, Verb } from '../../text/index.ts';
import { act, type Steps } from '../lower/steps.ts';
import { isSome, ONE } from './card-amounts.ts';
import { looking, picked } from './looked-at.ts';
import { sorts } from './production.ts';
import type { Many, Meaning } from './sorts.ts';

/** Cards of a deck that are looked at and go elsewhere than to the hand. */

const { effect, rest, sentence } = sorts;

/** So many to the hand, whichever they are. */
function taking(at: Meaning['Looked'], { n, upTo }: Many, left: Meaning['Rest']): readonly Verb[] | null {
  return at.of === 'theirs' || typeof n !== 'number' || upTo || n > at.n
    ? null
    : [{ ...looking(at), count: n, rest: left }];
}

/** One of a kind to the hand, or none. */
function takenIfAny(at: Meaning['Looked'], cards: CardFilter, left: Meaning['Rest']): Steps | null {
  return at.of === 'theirs' || !isSome(cards) ? null : picked(at, { many: ONE, cards, may: true }, left);
}

function pickedByOpponent(
  at: Meaning['Looked'],
  n: number,
  left: Meaning['Rest'],
  where: { readonly into?: Meaning['Picking']['into'] & string },
): Steps | null {
  return at.of === 'theirs' || n >= at.n
    ? null
    : act(null, { ...looking(at), count: n, chooser: 'opponent', ...where, rest: left });
}

function takenOrLeft(n: number): Steps {
  return act(null, {
    'pick-one': {
      take: [{ 'look-at-top': n, count: n, rest: 'discard' }],
      leave: [{ 'discard-top': n, of: 'yours' }, { draw: n }],
    },
  });
}

const OF_EITHER =
  "look at (the top {n:Number} cards (of|on|in) either player's deck|up to {n:Number} cards from the top of either player's deck)";

/** The same with the deck of either player. */
const ofEither = (verb: Extract<Verb, { readonly 'look-at-top': number }>): Steps =>
  act(null, { 'pick-one': { you: [verb], opponent: [{ ...verb, of: 'opponent' }] } });

export const LOOKS = [
  // Whichever is chosen, the same cards come to the same place as if they had been looked at before.
  effect(
    'take it or leave it for a card',
    "look at the top card of your deck. You may put (that card|it) into your hand. If (you don't|not), discard (that card|it) and draw a card",
    () => takenOrLeft(1),
  ),
  effect(
    'take them or leave them for cards',
    "look at the top {n:Number} cards of your deck. You may put those cards into your hand. If you don't, discard those cards and draw {m:Number} cards",
    ({ n, m }) => (n === m ? takenOrLeft(n) : null),
  ),
  sentence(
    'a coin for how many are looked at',
    'flip a coin. If heads, look at {a:Looked} and put {n:Many} of them into your hand. If tails, look at {b:Looked} and put {m:Many} of them into your hand. {rest:Rest}.',
    ({ a, n, b, m, rest: left }) => {
      const [heads, tails] = [taking(a, n, left), taking(b, m, left)];
      return heads === null || tails === null ? null : { ...act(null, { flip: { heads, tails } }), open: 'coin' };
    },
  ),
  effect(
    'draw from the bottom',
    ['draw {n:Number} cards from the bottom of your deck', 'draw the bottom {n:Number} cards of your deck'],
    ({ n }) => act(null, { 'look-at-top': n, end: 'bottom', count: n, rest: 'bottom' }),
  ),
  // Who looks at fewer leaves the others as they lie.
  effect('shuffle a deck', 'shuffle {side:Side} deck', ({ side }) => act(null, { 'shuffle-deck': side })),
  effect("have the opponent's deck shuffled", 'have your opponent shuffle (their|his or her) deck', () =>
    act(null, { 'shuffle-deck': 'theirs' }),
  ),
  effect(
    'rearrange up to so many',
    'look at up to {n:Number} cards from the top of {side:Side} deck and rearrange them as you like',
    ({ n, side }) => act(null, { ...looking({ n, end: 'top', of: side }), rest: 'top' }),
  ),
  effect(
    'rearrange or shuffle',
    'look at the top {n:Number} cards of your deck and put them back in any order or shuffle them into your deck',
    ({ n }) =>
      act(null, {
        'pick-one': {
          order: [{ 'look-at-top': n, rest: 'top' }],
          shuffle: [{ 'look-at-top': n, rest: 'shuffle' }],
        },
      }),
  ),

  effect(
    'rearrange or put beneath',
    'look at the top {n:Number} cards of your deck and put them back in any order, or shuffle them and put them on the bottom of your deck',
    ({ n }) =>
      act(null, {
        'pick-one': {
          order: [{ 'look-at-top': n, rest: 'top' }],
          beneath: [{ 'look-at-top': n, rest: 'beneath' }],
        },
      }),
  ),
  effect(
    'rearrange either deck',
    `${OF_EITHER} and (put them back [on top of that player's deck] in any order [you like]|rearrange them as you like)`,
    ({ n }) => ofEither({ 'look-at-top': n, rest: 'top' }),
  ),
  effect(
    'leave one on top of either deck',
    `${OF_EITHER} and choose 1 of them. That player shuffles the other cards back into (their|his or her) deck. Then, put the card you chose on top of that deck`,
    ({ n }) => ofEither({ 'look-at-top': n, count: 1, into: 'top', rest: 'shuffle' }),
  ),
  rest('shuffled beneath', 'Shuffle the other cards and put them (on|at) the bottom of your deck', () => 'beneath'),
  rest('taken too', 'Put the (other|remaining) (card|cards) into your hand', () => 'hand'),
  effect(
    'the opponent picks what is taken',
    '(look at|reveal) {looked:Looked}(.| and) Your opponent chooses {n:Number} of (them|those cards). Put (that card|those cards) into your hand(.|[,] and) {rest:Rest}',
    ({ looked, n, rest: left }) => pickedByOpponent(looked, n, left, {}),
  ),
  effect(
    'the opponent picks what is discarded',
    '(look at|reveal) {looked:Looked} and have your opponent choose {n:Number} of them. Discard (the chosen cards|those cards)(.|[,] and) {rest:Rest}',
    ({ looked, n, rest: left }) => pickedByOpponent(looked, n, left, { into: 'discard' }),
  ),
  effect(
    'take one of a kind if there is any',
    'look at {looked:Looked}. If any of them are {cards:Cards}, you may show 1 of them to your opponent and put it into your hand. {rest:Rest}',
    ({ looked, cards, rest: left }) => takenIfAny(looked, cards, left),
  ),
  effect(
    'take one of a kind, but not of a name',
    'look at {looked:Looked}. You may reveal (a|an) {cards:CardsOne} you find there \\(except {but:Name}\\) and put it into your hand. {rest:Rest}',
    ({ looked, cards, but, rest: left }) => takenIfAny(looked, { ...cards, 'not-named': but }, left),
  ),
  effect(
    'may discard the one that is looked at',
    'look at {looked:Looked}. (You|They) may discard that card',
    ({ looked }) => (looked.n === 1 ? picked(looked, { many: ONE, into: 'discard', may: true }, 'top') : null),
  ),
  effect(
    'may put the one that is looked at beneath',
    'look at {looked:Looked}. You may put that card on the bottom of (your|their|his or her) deck',
    ({ looked }) => (looked.n === 1 ? picked(looked, { many: ONE, into: 'bottom', may: true }, 'top') : null),
  ),
  effect(
    'leave one on top',
    [
      'look at {looked:Looked}[,] [and] choose 1 of them[,] and shuffle the other cards [back] into your deck. Then, put the card you chose on top of your deck',
      'look at {looked:Looked}[,] [and] choose 1 of them. Your opponent shuffles the other cards back into their deck. Then, put the card you chose on top of their deck',
    ],
    ({ looked }) => (looked.end === 'top' ? picked(looked, { many: ONE, into: 'top' }, 'shuffle') : null),
  ),
];
