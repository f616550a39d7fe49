import type { Who } from '../../text/index.ts';
import { act, oneOf, type Steps, unlessNull } from '../lower/steps.ts';
import { isPokemon, isSome, ONE } from './card-amounts.ts';
import { sorts } from './production.ts';
import { SHOWS } from './shown-hands.ts';
import type { Attached, Many, Meaning } from './sorts.ts';

/** Cards of a deck that are looked at, where some go to the hand, the Bench or a Pokémon, and the rest elsewhere. */

const { effect, looked, picking, rest, whom } = sorts;

const SO_MANY_LEFT = '[(1|2|3|4|5|6|7)]';
const OTHERS = `([the] other ${SO_MANY_LEFT} (card|cards)|the ${SO_MANY_LEFT} other cards|the remaining cards|the rest [of the cards]|the other revealed cards)`;
const BACK_ON_TOP = `Put ${OTHERS} [back] on top of your deck [in any order]`;

export const looking = ({ n, end, of }: Meaning['Looked']) => ({
  'look-at-top': n,
  ...(end === 'bottom' ? { end } : {}),
  ...(of === 'theirs' ? { of: 'opponent' as const } : {}),
});

/** So many of the cards that are looked at; where their player may, none will do too. */
const soMany = ({ n: all }: Meaning['Looked'], { n, upTo }: Many, may: boolean) => {
  if (typeof n === 'number' && n > all) return null;
  return {
    count: n === 'any' ? all : n,
    'or-none': may || n === 'any' || undefined,
    'up-to': (upTo && !may) || undefined,
  };
};

/** Those that are picked go where they are said to go, and the rest elsewhere. */
export const picked = (
  at: Meaning['Looked'],
  { many, cards = {}, may, ...where }: Meaning['Picking'],
  left: Meaning['Rest'],
): Steps | null => {
  const some = soMany(at, many, may === true);
  return some === null
    ? null
    : act(null, { ...looking(at), take: isSome(cards) ? cards : undefined, ...some, ...where, rest: left });
};

const THERE = '[you find there|there|from (those cards|among them)]';
const SHOWN_THERE = '[, show (it|them) [to] your opponent,|. Show (it|them) to your opponent]';

/** Energy cards onto one's own Pokémon; how many have to be attached where it is not up to their player is not said. */
const attaching = ({ cards, unlike, ...many }: Attached, onto: Who): Meaning['Picking'] | null => {
  const mine = onto === 'self' || onto === 'your-active' || oneOf(onto)?.side === 'yours';
  const isSaid = many.n === 'any' || many.upTo || many.n === 1;
  return mine && isSaid && unlike === undefined
    ? { many, cards, onto, ...(many.n !== 1 || many.upTo ? { may: true } : {}) }
    : null;
};

/** What is taken is taken out of one's own deck. */
const isForYou = ({ of }: Meaning['Looked'], { into, onto }: Meaning['Picking'], left: Meaning['Rest']): boolean =>
  (of === 'yours' || into === 'discard') && (onto === undefined || left !== 'lost');

export const LOOKED_AT = [
  whom('one on your Bench', '(a|an) {kind:Kind} on your Bench', ({ kind }) => ({
    one: { side: 'yours', place: 'bench', ...kind },
  })),

  rest(
    'shuffled in',
    [
      `Shuffle ${OTHERS} [back] into your deck`,
      `Your opponent shuffles the other cards back into (their|his or her) deck`,
      'Then, shuffle the other cards back into your deck',
      'Shuffle your deck afterward',
      `${BACK_ON_TOP}. Shuffle your deck afterward`,
    ],
    () => 'shuffle',
  ),
  rest(
    'at the bottom',
    `([Put] ${OTHERS} [back] (on|at)|return ${OTHERS} to) the bottom of your deck [in any order]`,
    () => 'bottom',
  ),
  rest(
    'back on top',
    `(Put ${OTHERS} back [on top of your deck] [in any order]|If not, put the card back on [top of] your deck)`,
    () => 'top',
  ),
  rest('discarded', `(Discard ${OTHERS}|If that card isn't a basic Energy card, discard it)`, () => 'discard'),
  rest('lost', `Put ${OTHERS} in the Lost Zone`, () => 'lost'),

  looked('one on top', 'the top card (of|from) {side:Side} deck', ({ side }) => ({ n: 1, end: 'top', of: side })),
  looked(
    'several on top',
    ['the top {n:Number} cards (of|from) {side:Side} deck', '[the] {n:Number} cards from the top of {side:Side} deck'],
    ({ n, side }) => ({ n, end: 'top', of: side }),
  ),
  looked(
    'several beneath',
    ['the bottom {n:Number} cards of {side:Side} deck', '[the] {n:Number} cards from the bottom of {side:Side} deck'],
    ({ n, side }) => ({ n, end: 'bottom', of: side }),
  ),

  picking(
    'for the hand',
    [
      'put {many:Many} of (them|those cards) into your hand',
      'choose [any] {many:Many} (of (them|those cards)|cards [you find] there)[,] and put (it|them) into your hand',
    ],
    (holes) => holes,
  ),
  picking(
    'of a kind for the hand',
    [
      `(reveal|choose) {many:Many} {cards:Cards} ${THERE} ${SHOWN_THERE}[,] and put (it|them) into your hand`,
      `put {many:Many} {cards:Cards} ${THERE} into your hand`,
    ],
    ({ many, cards }) => (isSome(cards) ? { many, cards } : { many }),
  ),
  picking(
    'of two kinds for the hand',
    `reveal (a|an) {one:CardsOne} and (a|an) {other:CardsOne} ${THERE} and put them into your hand`,
    ({ one, other }) => (isSome(one) && isSome(other) ? { many: ONE, cards: one, also: [other] } : null),
  ),
  picking(
    'as many of a kind as one likes for the hand',
    'choose as many {cards:Cards} as you like, show them to your opponent, and put them into your hand',
    ({ cards }) => (isSome(cards) ? { many: { n: 'any', upTo: false }, cards } : null),
  ),
  picking(
    'for the Bench',
    `(reveal {many:Many} {cards:Cards} ${THERE} and put (it|them)|put {many:Many} {cards:Cards} ${THERE}) onto your Bench`,
    ({ many, cards }) => (isPokemon(cards) ? { many, cards, into: 'bench' } : null),
  ),
  picking('for the discard pile', `discard {many:Many} {cards:Cards} ${THERE}`, ({ many, cards }) =>
    many.n === 'any' ? { many, cards, into: 'discard' } : null,
  ),
  picking(
    'attached',
    `(attach {what:Attached} ${THERE} [as you like] to {to:Whom}|(choose {what:Attached}, and|if that card is {what:Attached},) attach (it|them) to {to:Whom})`,
    ({ what, to }) => attaching(what, to),
  ),
  picking(
    'attached in any way',
    `(attach {what:Attached} ${THERE}|choose {what:Attached}, and attach them) to your {kind:Kinds} in any way you like`,
    ({ what, kind }) =>
      unlessNull(attaching(what, { one: { side: 'yours', ...kind } }), (said) => ({
        ...said,
        may: true,
        spread: true,
      })),
  ),
  effect(
    'some that are looked at',
    '(look at|reveal) {looked:Looked}[,|.|, and|and] {pick:Picking}(.|, and [then]) {rest:Rest}',
    ({ looked: at, pick, rest: left }) => {
      // How many are picked is up to its player on the Bench, and for the hand only where they are of a kind.
      const isFree = pick.many.n === 'any';
      const isSaid = pick.into === 'bench' ? isFree : pick.cards !== undefined || !isFree;
      return isSaid && isForYou(at, pick, left) ? picked(at, pick, left) : null;
    },
  ),
  effect(
    'maybe some that are looked at',
    '(look at|reveal) {looked:Looked}[,|.|, and|and] you may {pick:Picking}. {rest:Rest}',
    ({ looked: at, pick, rest: left }) => (isForYou(at, pick, left) ? picked(at, { ...pick, may: true }, left) : null),
  ),
  effect("look at the opponent's hand", SHOWS, () => act(null, { 'reveal-hand': 'theirs' })),
  effect(
    'rearrange',
    [
      "look at {looked:Looked} and put them back (on top of (your|their|his or her|your opponent's) deck|) in any order",
      'look at {looked:Looked} and rearrange them as you like',
    ],
    ({ looked: at }) => (at.end === 'top' && at.n > 1 ? act(null, { ...looking(at), rest: 'top' }) : null),
  ),
  effect('only look', 'look at {looked:Looked}', ({ looked: at }) =>
    at.n === 1 && at.end === 'top' ? act(null, { ...looking(at), rest: 'top' }) : null,
  ),
  effect('look at some Prizes', 'look at {n:Exact} of {side:Side} face-down Prize cards', ({ n, side }) =>
    act(null, { 'look-at-prizes': side, count: n }),
  ),
  effect('look at Prizes', 'look at {side:Side} face-down Prize cards', ({ side }) =>
    act(null, { 'look-at-prizes': side }),
  ),
];
