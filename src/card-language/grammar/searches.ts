import type { CardFilter } from '../../text/index.ts';
import { act, type Steps, verbsOf } from '../lower/steps.ts';
import { amount, isOfTypes, isPokemon, isSome, ONE, orFewer, WHOLE_DECK } from './card-amounts.ts';
import { sorts } from './production.ts';
import type { Many } from './sorts.ts';

/** Searches of a deck for the hand and the Bench. */

const { effect } = sorts;

const intoHand = (many: Many, cards: CardFilter, also: readonly CardFilter[] = []) => {
  const count = many.n === 'any' ? { count: WHOLE_DECK, 'up-to': true as const } : amount(many);
  if (count === null || (many.n === 'any' && Object.keys(cards).length === 0)) return null;
  return act(null, {
    search: cards,
    ...orFewer(count, cards),
    to: 'hand',
    ...(also.length === 0 ? {} : { also }),
  });
};

const PUT = '(put|puts) (it|them|that card|those cards) (into|in) your hand';

/** So many of each kind, in one search: the first as many as it says, the others one by one. */
const several = (...kinds: readonly (readonly [Many, CardFilter])[]): Steps | null => {
  const [first, ...others] = kinds;
  const also = others.flatMap(([{ n }, cards]) => Array.from({ length: typeof n === 'number' ? n : 0 }, () => cards));
  return first === undefined || kinds.some(([{ n }, cards]) => typeof n !== 'number' || !isSome(cards))
    ? null
    : intoHand(first[0], first[1], also);
};

const DONE = `{shown:Shown}[,] and ${PUT}(.|[,] and) {done:Shuffled}`;

export const SEARCHES = [
  effect(
    'search for',
    [
      `search your deck for {many:Many} {cards:Cards}[,|.] {shown:Shown}[,] and ${PUT}(.|[,] and) {done:Shuffled}`,
      `search your deck for {many:Many} {cards:Cards}, {shown:Shown}, ${PUT}, and {done:Shuffled}`,
      `search your deck for {many:Many} {cards:Cards}. {shown:Shown}, then ${PUT}. {done:Shuffled}`,
    ],
    ({ many, cards }) => intoHand(many, cards),
  ),
  effect(
    'search for any of a kind',
    `search your deck for any {cards:CardsOne}[,|.] {shown:Shown}[,] (and|then) ${PUT}. {done:Shuffled}`,
    ({ cards }) => (isSome(cards) ? intoHand(ONE, cards) : null),
  ),
  effect(
    'search for any card',
    `search your deck for {many:Many} (card|cards)[,] (and|,) ${PUT}(.|[,] and) {done:Shuffled}`,
    ({ many }) => intoHand(many, {}),
  ),
  // One text alone says "any card".
  effect('search for just any card', `search your deck for any card and ${PUT}. {done:Shuffled}`, () =>
    intoHand(ONE, {}),
  ),
  effect(
    'search for different types',
    [
      `search your deck for up to {n:Number} {cards:CardsOne} of different types[,|.] {shown:Shown}[,] and ${PUT}. {done:Shuffled}`,
      `search your deck for up to {n:Number} different types of {cards:CardsOne}[,|.] {shown:Shown}[,] and ${PUT}. {done:Shuffled}`,
    ],
    ({ n, cards }) =>
      isOfTypes(cards) ? act(null, { search: cards, count: n, 'up-to': true, unlike: 'type', to: 'hand' }) : null,
  ),
  effect(
    'search for different types for the Bench',
    'search your deck for up to {n:Number} {cards:CardsOne} of different types and put them (onto|on) your Bench. {done:Shuffled}',
    ({ n, cards }) =>
      isPokemon(cards) ? act(null, { search: cards, count: n, 'up-to': true, unlike: 'type', to: 'bench' }) : null,
  ),
  effect(
    'search for one by name',
    `search your deck for {name:Name}, {shown:Shown}, and ${PUT}. {done:Shuffled}`,
    ({ name }) => intoHand(ONE, { named: name }),
  ),
  effect(
    'search onto the Bench',
    'search your deck for {many:Many} {cards:Cards}[,] (and|,|and ,) put (it|them|that Pokémon|those Pokémon) (onto|on|into) your Bench(.|,|[,] and) {done:Shuffled}',
    ({ many, cards }) => {
      const count = many.n === 'any' ? { count: WHOLE_DECK, 'up-to': true as const } : amount(many);
      // Only Pokémon have room on a Bench, so a word in the name is enough.
      const [key, ...more] = Object.keys(cards);
      const found: CardFilter = key === 'name-has' && more.length === 0 ? { kind: 'pokemon', ...cards } : cards;
      return count === null || !isPokemon(found)
        ? null
        : act(null, { search: found, ...orFewer(count, found), to: 'bench' });
    },
  ),
  effect(
    'search onto the Bench by name',
    'search your deck for {name:Name} and put it (onto|on|into) your Bench. {done:Shuffled}',
    ({ name }) => (isPokemon({ named: name }) ? act(null, { search: { named: name }, count: 1, to: 'bench' }) : null),
  ),
  effect(
    'search for your own line',
    'search your deck for {many:Many} (card that evolves|cards that evolve) from SELF, {shown:Shown}, and put (it|them) into your hand. {done:Shuffled}',
    ({ many }, { name }) => intoHand(many, { kind: 'pokemon', 'evolves-from': name }),
  ),

  effect(
    'search for so many of two kinds',
    `search your deck for {a:Many} {one:CardsOne} and {b:Many} {two:CardsOne}[,|.] ${DONE}`,
    ({ a, one, b, two }) => several([a, one], [b, two]),
  ),
  effect(
    'search for so many of three kinds',
    `search your deck for {a:Many} {one:CardsOne}, {b:Many} {two:CardsOne}, and {c:Many} {three:CardsOne}[,|.] ${DONE}`,
    ({ a, one, b, two, c, three }) => several([a, one], [b, two], [c, three]),
  ),
  effect(
    'search for one kind or for another',
    `search your deck for {a:Many} {one:CardsOne} or {b:Many} {two:CardsOne}[,|.] ${DONE}`,
    ({ a, one, b, two }) => {
      const [first, second] = [intoHand(a, one), intoHand(b, two)].map((found) => verbsOf(found?.list ?? []));
      return (a.upTo || b.upTo) && isSome(one) && isSome(two) && first?.length === 1 && second?.length === 1
        ? act(null, { 'pick-one': { first, second } })
        : null;
    },
  ),
  effect(
    'search for different names',
    [
      `search your deck for up to {n:Number} different {cards:CardsOne}[,|.] ${DONE}`,
      `search your deck for up to {n:Number} {cards:CardsOne} with different names[,|.] ${DONE}`,
    ],
    ({ n, cards }) =>
      isSome(cards) ? act(null, { search: cards, count: n, 'up-to': true, unlike: 'name', to: 'hand' }) : null,
  ),
];
