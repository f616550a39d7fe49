import type { Verb } from '../../../text/index.ts';
import { act, doneBy, inOrder, opposite, paid, type Steps, unlessNull, where } from '../../lower/steps.ts';
import { isJustOne, isSome } from '../card-amounts.ts';
import { orInBrackets, USE } from '../phrases.ts';
import { sorts } from '../production.ts';
import type { Played } from '../sorts.ts';

/** What a Trainer card says has to be there for it to be played: a price in cards of the hand, a condition, or that something is not so. */

const { lacking, otherCards: others, playBar, playBarred: bar, playIf, playPrice: price, trainerText: trainer } = sorts;

const SO_MANY = '{n:Number} cards [from your hand]';

/** Cards that are put away before anything else is done; the card itself is in hand when they are counted. */
const afterwards = (away: Verb, n: number, then: Steps): Played | null =>
  unlessNull(inOrder([act(null, away), then]), (steps) => ({ steps, when: [{ 'hand-at-least': n + 1 }] }));

export const WHAT_IS_NEEDED = [
  others('one', '(another|1 other|a) card from your hand', () => 1),
  others(
    'several',
    ['{n:Number} other cards from your hand', '{n:Number} of the other cards (from|in) your hand'],
    ({ n }) => n,
  ),

  price('discard a card', 'discard (a|1) card from your hand', () => ({ discard: 1 })),
  price('discard cards', 'discard {n:Number} cards from your hand', ({ n }) => ({ discard: n })),
  price('shuffle cards away', 'shuffle {n:Number} cards from your hand into your deck', ({ n }) => ({
    away: { 'hand-to-deck': n, at: 'shuffled' },
    n,
  })),

  trainer(
    'for cards that have to be there',
    `{price:PlayPrice}. ${orInBrackets(`If you can't {n:Lacking}, you can't ${USE}.`)} {sentences:Sentences}`,
    ({ price: asked, n, sentences }) =>
      'discard' in asked
        ? asked.discard === n
          ? { steps: sentences, discardsToPlay: n }
          : null
        : asked.n === n
          ? afterwards(asked.away, n, sentences)
          : null,
  ),
  trainer(
    'for other cards of the hand',
    'discard {n:OtherCards} in order to [play this card.] {sentences:Sentences}',
    ({ n, sentences }) => ({ steps: sentences, discardsToPlay: n }),
  ),

  trainer(
    'in the first turn of the game too',
    `if you go first, you (may|can) ${USE} during your first turn. {sentences:Sentences}`,
    ({ sentences }) => ({ steps: sentences, playsDespite: ['first-turn'] }),
  ),

  trainer(
    "in one's first turn alone",
    `you (can|may) ${USE} only (during|on) your first turn. {sentences:Sentences}`,
    ({ sentences }) => ({ steps: sentences, when: [{ 'first-turn': true }] }),
  ),

  playIf('something is so', '{condition:Condition}', ({ condition }) => ({ when: [condition.is] })),
  // The card itself is in hand when these are asked.
  playIf('the last card', 'it is the last card in your hand', () => ({ when: [{ 'hand-at-most': 1 }] })),
  playIf('so many other cards', 'you have {n:Bound} other cards in your hand', ({ n }) => {
    if ('among' in n) return null;
    const least = n.least === undefined ? {} : { 'hand-at-least': n.least + 1 };
    return { when: [{ ...least, ...(n.most === undefined ? {} : { 'hand-at-most': n.most + 1 }) }] };
  }),
  playIf('a price', 'you discard {n:OtherCards}', ({ n }) => ({ discardsToPlay: n })),
  playIf('a price for the Lost Zone', 'you put (another card|1 other card) from your hand in the Lost Zone', () => ({
    first: { 'discard-hand': 1, into: 'lost' },
    when: [{ 'hand-at-least': 2 }],
  })),
  playIf('a price of a kind', 'you discard {n:Exact} [other] {cards:Cards} from your hand', ({ n, cards }) =>
    !isSome(cards) ? null : { discardsToPlay: n, discardsOf: cards },
  ),
  trainer(
    'played only if',
    `you (can|may) ${USE} only (if|when) {needed:PlayIf}. {sentences:Sentences}`,
    ({ needed: { first, ...needed }, sentences }) =>
      first === undefined
        ? { steps: sentences, ...needed }
        : unlessNull(doneBy(sentences), (then) => ({ steps: paid(first, then), ...needed })),
  ),

  bar('something is so', '{condition:Condition}', ({ condition }) => [opposite(condition.is)]),
  bar('no other card', 'this is the only card in your hand', () => [{ 'hand-at-least': 2 }]),
  bar('too few cards', "you can't {n:Lacking}", ({ n }) => [{ 'hand-at-least': n + 1 }]),
  bar('another card', 'you have any cards in your hand other than SELF', (_holes, { name }) => [{ 'hand-only': name }]),
  bar('so many cards', 'you have {n:Number} or more cards \\(including this one\\) in your hand', ({ n }) => [
    { 'hand-at-most': n - 1 },
  ]),
  bar('more cards', 'you have more than {n:Number} cards \\(including this one\\) in your hand', ({ n }) => [
    { 'hand-at-most': n },
  ]),
  playBar(
    'if something is so',
    [
      orInBrackets(`if {when:PlayBarred}, you can't ${USE}.`),
      orInBrackets("you can't (use|play) (this card|SELF) if {when:PlayBarred}."),
    ],
    ({ when }) => when,
  ),
  playBar('in a first turn', orInBrackets(`you can't ${USE} during your first turn.`), () => [
    { not: { 'first-turn': true } },
  ]),
  trainer('not if', ['{sentences:Sentences} {when:PlayBar}', '{when:PlayBar} {sentences:Sentences}'], (holes) => ({
    steps: holes.sentences,
    when: holes.when,
  })),

  lacking('one', 'discard (a|1) card [from your hand]', () => 1),
  lacking(
    'several',
    [`discard ${SO_MANY}`, `shuffle ${SO_MANY} into your deck`, `put ${SO_MANY} on the bottom of your deck`],
    ({ n }) => n,
  ),

  // So many have to go that one at least can be drawn.
  trainer(
    'new cards for some of the hand',
    `you may discard {many:Many} (card|cards) from your hand. Then, draw cards until you have {n:Number} cards in your hand. ${orInBrackets("if you can't draw any cards [in this way], you can't play this card.")}`,
    ({ many, n }) => {
      const draw: Verb = { 'draw-until': n };
      if (many.n === 'any')
        return {
          steps: act(null, { 'discard-hand': 'any', leaving: n - 1 }, draw),
          when: [{ 'deck-at-least': 1 }],
        };
      if (!isJustOne(many)) return null;
      const discard: Verb = { 'discard-hand': 1 };
      return {
        steps: act(null, where({ 'hand-at-least': n }, [discard, draw], [{ may: [discard] }, draw])),
        // The card itself is in hand when this is asked.
        when: [{ 'deck-at-least': 1, 'hand-at-most': n + 1 }],
      };
    },
  ),
];
