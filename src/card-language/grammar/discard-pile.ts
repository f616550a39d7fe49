import type { CardFilter, Verb } from '../../text/index.ts';
import { act, type Steps, verbsOf } from '../lower/steps.ts';
import { amount, isJustOne, isPokemon, isSome, ONE } from './card-amounts.ts';
import { sorts } from './production.ts';
import type { Many, Meaning } from './sorts.ts';

/** Cards that come back out of discard piles. */

const { effect, fewCards: few, sentence } = sorts;

type Kinds = Meaning['ManyCards'];
type To = Pick<Extract<Verb, { readonly 'from-discard': unknown }>, 'to' | 'at' | 'not-thrown'>;

/** Cards of the own pile; null where it is not said how many. */
const regained = (kinds: Kinds, to: To): Steps | null => {
  // As many as the player likes may be none, which is not the same as up to so many.
  const verbs = kinds.map(([many, cards]) => {
    const count = many.n === 'all' && to.to !== 'bench' ? { count: 'all' as const } : amount(many);
    return count === null ? null : { 'from-discard': cards, ...count, ...to };
  });
  const found = verbs.flatMap((verb) => verb ?? []);
  const isOneDown = to.to === 'bench' && isOne(kinds);
  return found.length < kinds.length ? null : act(isOneDown ? 'chosen' : null, ...found);
};

/** Whichever of two is picked, or both. */
export const eitherOrBoth = (one: Steps | null, other: Steps | null): Steps | null => {
  const [first, second] = [one, other].map((part) => verbsOf(part?.list ?? []) ?? []);
  return one === null || other === null || first === undefined || second === undefined
    ? null
    : act(null, { 'pick-one': { first, second, both: [...first, ...second] } });
};

const FROM_DISCARD = '(from|in) your discard pile';

/** What is taken back cannot be what was thrown away for it. */
export const butThrown = (many: Many, cards: CardFilter): Steps | null =>
  regained([[many, cards]], { to: 'hand', 'not-thrown': true });

const isOne = ([one, ...more]: Kinds): boolean => one !== undefined && isJustOne(one[0]) && more.length === 0;

export const DISCARD_PILE = [
  // What is done where there are fewer of them, which is what is done anyhow.
  few('not said', ['[]', ', if any,', '\\(1 if (you have only|there is only) 1\\)'], () => 'any'),
  few('all of them', '\\(if there are fewer {cards:Cards} than (choose|that), take all of them\\)', () => 'any'),
  few(
    'all of them if less than a number',
    '. If you have fewer than {n:Number} {cards:Cards} there, take all of them',
    ({ n }) => n,
  ),

  effect(
    'from the discard pile',
    [
      `put {what:ManyCards} ${FROM_DISCARD} {few:FewCards} into your hand`,
      'search your discard pile for {what:ManyCards} {few:FewCards} [, {shown:Shown},] and put (it|them) (into|in) your hand',
      `choose {what:ManyCards} ${FROM_DISCARD} {few:FewCards}[, {shown:Shown},] and put (it|them) into your hand`,
    ],
    ({ what, few: left }) => (left === 'any' ? regained(what, { to: 'hand' }) : null),
  ),
  effect(
    'from the discard pile into the deck',
    [
      `shuffle {what:ManyCards} ${FROM_DISCARD} into your deck {few:FewCards}`,
      'search your discard pile for {what:ManyCards} {few:FewCards}[, {shown:Shown},|. {shown:Shown}] and shuffle (it|them) into your deck',
      `choose {what:ManyCards} ${FROM_DISCARD} {few:FewCards}. {shown:Shown} and shuffle (it|them) into your deck`,
    ],
    ({ what, few: left }) => (left === 'any' ? regained(what, { to: 'deck' }) : null),
  ),
  effect(
    'from the discard pile on top of the deck',
    `(put {what:ManyCards} ${FROM_DISCARD}|choose {what:ManyCards} ${FROM_DISCARD} and put (it|them)|search your discard pile for {what:ManyCards}[, {shown:Shown},] and put (it|them)) on top of your deck`,
    ({ what }) => (isOne(what) ? regained(what, { to: 'deck', at: 'top' }) : null),
  ),
  effect(
    'several from the discard pile on top of the deck',
    `(put {what:ManyCards} ${FROM_DISCARD}|search your discard pile for {what:ManyCards}[, {shown:Shown},] and put (them|those cards)|search your discard pile for {what:ManyCards}. {shown:Shown} and put (them|those cards)) on top of your deck in any order`,
    // In any order is said of all of them together.
    ({ what }) => (what.length === 1 && !isOne(what) ? regained(what, { to: 'deck', at: 'top' }) : null),
  ),
  effect(
    'onto the Bench from the discard pile',
    [
      `put {what:ManyCards} ${FROM_DISCARD} onto your Bench`,
      'search your discard pile for {what:ManyCards} and put (it|them) onto your Bench',
    ],
    ({ what }) => (what.every(([, cards]) => isPokemon(cards)) ? regained(what, { to: 'bench' }) : null),
  ),

  effect(
    'all of both discard piles',
    'each player shuffles all {cards:Cards} in (their|his or her) discard pile into (their|his or her) deck',
    ({ cards }) =>
      act(
        null,
        { 'from-discard': cards, count: 'all', to: 'deck' },
        { 'from-discard': cards, count: 'all', of: 'theirs', to: 'deck' },
      ),
  ),
  effect(
    'out of the pile of the opponent onto their Bench',
    [
      "put {many:Many} {cards:PokemonCards} from your opponent's discard pile onto (their|his or her) Bench",
      "choose {many:Many} {cards:PokemonCards} card from your opponent's discard pile and put it onto (their|his or her) Bench",
    ],
    ({ many, cards }) =>
      isJustOne(many) && cards.basic === true
        ? act(null, { 'from-discard': cards, count: 1, to: 'bench', of: 'theirs' })
        : null,
  ),
  effect(
    'out of the pile of the opponent into their hand',
    "put {many:Many} {cards:Cards} from your opponent's discard pile into (their|his or her) hand",
    ({ many, cards }) =>
      isJustOne(many) ? act(null, { 'from-discard': cards, count: 1, of: 'theirs', to: 'hand' }) : null,
  ),
  effect(
    'out of the pile of the opponent into the Lost Zone',
    "put {many:Many} {cards:Cards} from your opponent's discard pile in the Lost Zone",
    ({ many, cards }) =>
      typeof many.n === 'number' && !many.upTo
        ? act(null, { 'from-discard': cards, count: many.n, of: 'theirs', to: 'lost' })
        : null,
  ),
  effect(
    'out of the pile of the opponent onto their deck',
    "search your opponent's discard pile for {many:Many} {cards:Cards}[, {shown:Shown},] and put it on top of (their|his or her) deck",
    ({ many, cards }) =>
      isJustOne(many) ? act(null, { 'from-discard': cards, count: 1, of: 'theirs', to: 'deck', at: 'top' }) : null,
  ),

  // Put down for something: "then" is read as "if you do" here by the rules team (26 February 2015).
  sentence(
    'put one down, then draw',
    'put a {cards:PokemonCards} from your discard pile onto your Bench. Then, draw {n:Number} cards.',
    ({ cards, n }) =>
      act(null, { first: [{ 'from-discard': cards, count: 1, to: 'bench' }], 'if-you-do': [{ draw: n }] }),
  ),

  sentence(
    'from the discard pile, but nothing thrown away for it',
    `put {many:Many} {cards:Cards} ${FROM_DISCARD} into your hand. \\(You can't choose a card you discarded with the effect of this card.\\)`,
    ({ many, cards }) => butThrown(many, cards),
  ),
  sentence(
    'from the discard pile, but none of its own name and nothing thrown away for it',
    `put {many:Many} {cards:Cards} ${FROM_DISCARD} into your hand. You can't choose SELF or a card you discarded with the effect of this card.`,
    ({ many, cards }, { name }) =>
      cards['not-named'] === undefined ? butThrown(many, { ...cards, 'not-named': name }) : null,
  ),

  effect(
    'either kind or both from the discard pile',
    `put (a|an) {one:CardsOne}, (a|an) {two:CardsOne}, or 1 of each ${FROM_DISCARD} into your hand`,
    ({ one, two }) =>
      isSome(one) && isSome(two)
        ? eitherOrBoth(regained([[ONE, one]], { to: 'hand' }), regained([[ONE, two]], { to: 'hand' }))
        : null,
  ),
];
