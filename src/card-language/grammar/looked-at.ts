import type { CardFilter, Who } from '../../text/index.ts';
import { act } from '../lower/steps.ts';
import { isPokemon, isSome } from './card-amounts.ts';
import { sorts } from './production.ts';
import type { Many, Meaning } from './sorts.ts';

/** Cards of a deck that are looked at, where some go to the hand, the Bench or a Pokémon, and the rest elsewhere. */

const { effect, looked, rest, whom } = sorts;

const SO_MANY_LEFT = '[(1|2|3|4|5|6|7)]';
const OTHERS = `([the] other ${SO_MANY_LEFT} (card|cards)|the ${SO_MANY_LEFT} other cards|the remaining cards|the rest [of the cards]|the other revealed cards)`;
const BACK_ON_TOP = `Put ${OTHERS} [back] on top of your deck [in any order]`;

export const looking = ({ n, end, of }: Meaning['Looked']) => ({
  'look-at-top': n,
  ...(end === 'bottom' ? { end } : {}),
  ...(of === 'theirs' ? { of: 'opponent' as const } : {}),
});

/** So many of the cards that are looked at; where their player may, none will do too. */
const taken = ({ n }: Meaning['Looked'], many: Many, may: boolean) =>
  many.n === 'all'
    ? null
    : many.n === 'any'
      ? { count: n, 'or-none': true as const }
      : many.n > n
        ? null
        : {
            count: many.n,
            ...(may ? { 'or-none': true as const } : many.upTo ? { 'up-to': true as const } : {}),
          };

const THERE = '[you find there|there|from (those cards|among them)]';
const SHOWN_THERE = '[, show (it|them) [to] your opponent,|. Show (it|them) to your opponent]';

function attached(
  at: Meaning['Looked'],
  many: Many,
  cards: CardFilter,
  to: Who,
  left: Meaning['Rest'],
  { may = many.n !== 1 || many.upTo, spread = false }: { readonly may?: boolean; readonly spread?: boolean } = {},
) {
  const some = taken(at, many, may);
  const mine =
    to === 'self' || to === 'your-active' || (typeof to === 'object' && 'one' in to && to.one.side === 'yours');
  const energy = cards.kind === 'energy' || cards['any-of']?.every(({ kind }) => kind === 'energy') === true;
  // How many have to be attached where it is not up to their player is not said.
  const isSaid = many.n === 'any' || many.upTo || many.n === 1;
  return some === null || !mine || !energy || !isSaid || at.of === 'theirs' || left === 'lost'
    ? null
    : act(null, {
        ...looking(at),
        take: cards,
        ...some,
        onto: to,
        ...(spread ? { spread: true as const } : {}),
        rest: left,
      });
}

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
    [
      `Put ${OTHERS} [back] (on|at) the bottom of your deck [in any order]`,
      `return ${OTHERS} to the bottom of your deck [in any order]`,
    ],
    () => 'bottom',
  ),
  rest('back on top', `Put ${OTHERS} back [on top of your deck] [in any order]`, () => 'top'),
  rest('discarded', `Discard ${OTHERS}`, () => 'discard'),
  rest('lost', `Put ${OTHERS} in the Lost Zone`, () => 'lost'),

  looked('one on top', 'the top card of {side:Side} deck', ({ side }) => ({ n: 1, end: 'top', of: side })),
  looked(
    'several on top',
    ['the top {n:Number} cards (of|from) {side:Side} deck', '[the] {n:Number} cards from the top of {side:Side} deck'],
    ({ n, side }) => ({
      n,
      end: 'top',
      of: side,
    }),
  ),
  looked(
    'several beneath',
    ['the bottom {n:Number} cards of {side:Side} deck', '[the] {n:Number} cards from the bottom of {side:Side} deck'],
    ({ n, side }) => ({
      n,
      end: 'bottom',
      of: side,
    }),
  ),

  effect(
    'bench some that are looked at',
    [
      `look at {looked:Looked}. You may reveal {many:Many} {cards:Cards} ${THERE} and put (it|them) onto your Bench. {rest:Rest}`,
      `look at {looked:Looked}. You may put {many:Many} {cards:Cards} ${THERE} onto your Bench. {rest:Rest}`,
    ],
    ({ looked: at, many, cards, rest: left }) => {
      const some = taken(at, many, true);
      return some === null || at.of === 'theirs' || !isPokemon(cards)
        ? null
        : act(null, { ...looking(at), take: cards, ...some, into: 'bench', rest: left });
    },
  ),
  effect(
    'take some that are looked at',
    [
      'look at {looked:Looked}[,|.] [and] put {many:Many} of (them|those cards) into your hand(.|, and [then]) {rest:Rest}',
      'look at {looked:Looked}[,|.] [and] choose [any] {many:Many} (of (them|those cards)|cards [you find] there)[,] and put (it|them) into your hand(.|, and [then]) {rest:Rest}',
    ],
    ({ looked: at, many, rest: left }) => {
      const some = taken(at, many, false);
      return some === null || at.of === 'theirs' || many.n === 'any'
        ? null
        : act(null, { ...looking(at), ...some, rest: left });
    },
  ),
  effect(
    'may take some of a kind that are looked at',
    `look at {looked:Looked}[,|.] [and] you may (reveal|choose) {many:Many} {cards:Cards} ${THERE} ${SHOWN_THERE} and put (it|them) into your hand. {rest:Rest}`,
    ({ looked: at, many, cards, rest: left }) => {
      const some = taken(at, many, true);
      return some === null || at.of === 'theirs'
        ? null
        : act(null, {
            ...looking(at),
            ...(!isSome(cards) ? {} : { take: cards }),
            ...some,
            rest: left,
          });
    },
  ),
  effect(
    'take some of a kind that are looked at',
    [
      `(look at|reveal) {looked:Looked}[,|.|, and|and] (reveal|choose) {many:Many} {cards:Cards} ${THERE} ${SHOWN_THERE}[,] and put (it|them) into your hand. {rest:Rest}`,
      `(look at|reveal) {looked:Looked}[,] and put {many:Many} {cards:Cards} ${THERE} into your hand. {rest:Rest}`,
    ],
    ({ looked: at, many, cards, rest: left }) => {
      const some = taken(at, many, false);
      return some === null || at.of === 'theirs' || Object.keys(cards).length === 0
        ? null
        : act(null, { ...looking(at), take: cards, ...some, rest: left });
    },
  ),
  effect(
    'attach some that are looked at',
    `look at {looked:Looked} and attach {many:Many} {cards:EnergyCards} ${THERE} to {to:Whom}. {rest:Rest}`,
    ({ looked: at, many, cards, to, rest: left }) => attached(at, many, cards, to, left),
  ),
  effect(
    'may attach some that are looked at',
    `look at {looked:Looked}. You may attach {many:Many} {cards:EnergyCards} ${THERE} to {to:Whom}. {rest:Rest}`,
    ({ looked: at, many, cards, to, rest: left }) => attached(at, many, cards, to, left, { may: true }),
  ),
  effect(
    'attach some that are looked at in any way',
    [
      `look at {looked:Looked} and attach {many:Many} {cards:EnergyCards} ${THERE} to your {kind:Kinds} in any way you like. {rest:Rest}`,
      `look at {looked:Looked}. You may attach {many:Many} {cards:EnergyCards} ${THERE} to your {kind:Kinds} in any way you like. {rest:Rest}`,
    ],
    ({ looked: at, many, cards, kind, rest: left }) =>
      attached(at, many, cards, { one: { side: 'yours', ...kind } }, left, { may: true, spread: true }),
  ),
  effect(
    "look at the opponent's hand",
    "(look at your opponent's hand|your opponent reveals (their|his or her) hand|have your opponent reveal (their|his or her) hand)",
    () => act(null, { 'reveal-hand': 'theirs' }),
  ),
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
  effect('look at Prizes', 'look at {side:Side} face-down Prize cards', ({ side }) =>
    act(null, { 'look-at-prizes': side }),
  ),
];
