import type { CardFilter } from '../../text/index.ts';
import { act, type Steps, verbsOf } from '../lower/steps.ts';
import { amount, isPokemon, ONE } from './card-amounts.ts';
import { sorts } from './production.ts';
import type { Many } from './sorts.ts';

/** Cards that come back out of discard piles. */

const { effect, fewCards: few, sentence } = sorts;

/** Cards of the own pile; null where it is not said how many. */
const regained = (many: Many, cards: CardFilter, to: 'hand' | 'deck' | 'bench', onTop = false): Steps | null => {
  // As many as the player likes may be none, which is not the same as up to so many.
  const count = many.n === 'all' ? (to === 'bench' ? null : { count: 'all' as const }) : amount(many);
  return count === null
    ? null
    : act(null, { 'from-discard': cards, ...count, to, ...(onTop ? { at: 'top' as const } : {}) });
};

const FROM_DISCARD = '(from|in) your discard pile';

/** What is taken back cannot be what was thrown away for it. */
const butThrown = (many: Many, cards: CardFilter): Steps | null => {
  const [step] = regained(many, cards, 'hand')?.list ?? [];
  const [verb] = step?.step === 'do' ? step.verbs : [];
  return verb === undefined || !('from-discard' in verb) ? null : act(null, { ...verb, 'not-thrown': true });
};

/** Cards of two kinds, each so many. */
const ofTwoKinds = (to: 'hand' | 'deck', ...kinds: readonly (readonly [Many, CardFilter])[]): Steps | null => {
  const parts = kinds.map(([many, cards]) => (Object.keys(cards).length === 0 ? null : regained(many, cards, to)));
  return parts.some((part) => part === null) ? null : { list: parts.flatMap((part) => part?.list ?? []) };
};

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
      `put {many:Many} {cards:Cards} ${FROM_DISCARD} {few:FewCards} into your hand`,
      'search your discard pile for {many:Many} {cards:Cards} {few:FewCards} [, {shown:Shown},] and put (it|them) into your hand',
      `choose {many:Many} {cards:Cards} ${FROM_DISCARD} {few:FewCards}[, {shown:Shown},] and put (it|them) into your hand`,
    ],
    ({ many, cards, few: left }) => (left === 'any' ? regained(many, cards, 'hand') : null),
  ),
  effect(
    'from the discard pile into the deck',
    [
      `shuffle {many:Many} {cards:Cards} ${FROM_DISCARD} into your deck {few:FewCards}`,
      'search your discard pile for {many:Many} {cards:Cards} {few:FewCards}[, {shown:Shown},] and shuffle (it|them) into your deck',
      'search your discard pile for {many:Many} {cards:Cards} {few:FewCards}. {shown:Shown} and shuffle (it|them) into your deck',
      `choose {many:Many} {cards:Cards} ${FROM_DISCARD} {few:FewCards}. {shown:Shown} and shuffle (it|them) into your deck`,
    ],
    ({ many, cards, few: left }) => (left === 'any' ? regained(many, cards, 'deck') : null),
  ),
  effect(
    'from the discard pile on top of the deck',
    [
      `put {many:Many} {cards:Cards} ${FROM_DISCARD} on top of your deck`,
      'search your discard pile for {many:Many} {cards:Cards}[, {shown:Shown},] and put (it|them) on top of your deck',
    ],
    ({ many, cards }) => (many.n === 1 && !many.upTo ? regained(many, cards, 'deck', true) : null),
  ),
  effect(
    'onto the Bench from the discard pile',
    [
      `put {many:Many} {cards:Cards} ${FROM_DISCARD} onto your Bench`,
      'search your discard pile for {many:Many} {cards:Cards} and put (it|them) onto your Bench',
    ],
    ({ many, cards }) => (isPokemon(cards) ? regained(many, cards, 'bench') : null),
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
      many.n === 1 && !many.upTo && cards.basic === true
        ? act(null, { 'from-discard': cards, count: 1, to: 'bench', of: 'theirs' })
        : null,
  ),
  effect(
    'out of the pile of the opponent into their hand',
    "put {many:Many} {cards:Cards} from your opponent's discard pile into (their|his or her) hand",
    ({ many, cards }) =>
      many.n === 1 && !many.upTo ? act(null, { 'from-discard': cards, count: 1, of: 'theirs', to: 'hand' }) : null,
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
    'so many of each of two kinds from the discard pile',
    `put {a:Many} {one:CardsOne} and {b:Many} {two:CardsOne} ${FROM_DISCARD} into your hand`,
    ({ a, one, b, two }) => ofTwoKinds('hand', [a, one], [b, two]),
  ),
  effect(
    'so many of each of two kinds from the discard pile into the deck',
    [
      `shuffle {a:Many} {one:CardsOne} and {b:Many} {two:CardsOne} ${FROM_DISCARD} into your deck`,
      'search your discard pile for {a:Many} {one:CardsOne} and {b:Many} {two:CardsOne}. Show them to your opponent and shuffle them into your deck',
    ],
    ({ a, one, b, two }) => ofTwoKinds('deck', [a, one], [b, two]),
  ),
  effect(
    'either kind or both from the discard pile',
    `put (a|an) {one:CardsOne}, (a|an) {two:CardsOne}, or 1 of each ${FROM_DISCARD} into your hand`,
    ({ one, two }) => {
      const [first, second] = [one, two].map((cards) => verbsOf(ofTwoKinds('hand', [ONE, cards])?.list ?? []));
      return first === undefined || first === null || second === undefined || second === null
        ? null
        : act(null, { 'pick-one': { first, second, both: [...first, ...second] } });
    },
  ),
];
