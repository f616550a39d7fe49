import type { CardFilter } from '../../text/index.ts';
import { act, areSeveral, verbsOf } from '../lower/steps.ts';
import { isOfTypes, isPokemon, isSome, ONE, WHOLE_DECK } from './card-amounts.ts';
import { sorts } from './production.ts';
import type { Many, Meaning } from './sorts.ts';

/** Searches of a deck: what is looked for, and where it goes. */

const { effect, found, sought } = sorts;

type Sought = Meaning['Sought'];

/** A search for cards of a kind may find fewer. */
const soMany = ({ n, upTo }: Many, search: CardFilter): Sought | null => {
  if (n === 'any') return isSome(search) ? { search, count: WHOLE_DECK, 'up-to': true } : null;
  if (n === 'all') return null;
  return upTo || (n > 1 && isSome(search)) ? { search, count: n, 'up-to': true } : { search, count: n };
};

/** So many of each kind, in one search: the first as many as it says, the others one by one. */
const several = ([first, ...others]: Meaning['ManyCards']): Sought | null => {
  const one = first === undefined ? null : soMany(...first);
  const also = others.flatMap(([{ n }, cards]) => Array.from({ length: typeof n === 'number' ? n : 0 }, () => cards));
  const isSaid = [first, ...others].every((each) => typeof each?.[0].n === 'number');
  return others.length === 0 ? one : one !== null && isSaid ? { ...one, also } : null;
};

const forHand = (what: Sought | null) => what && act(null, { ...what, to: 'hand' });

const OF_TYPES = 'different types';
export const PUT = '(put|puts) (it|them|that card|those cards) (into|in) your hand';
const DECK = 'search your deck for';
const SHUFFLED_FIRST =
  'shuffle your deck, then put (that card|those cards|it|them) on top of (it|your deck) [in any order]';

export const SEARCHES = [
  sought('so many', '{what:ManyCards}', ({ what }) => several(what)),
  sought('any of a kind', 'any {cards:CardsOne}', ({ cards }) => soMany(ONE, cards)),
  sought('one by name', '{name:Name}', ({ name }) => soMany(ONE, { named: name })),
  sought('as many as one likes', 'as many {cards:CardsOne} as you like', ({ cards }) =>
    soMany({ n: 'any', upTo: false }, cards),
  ),
  sought('either name', '{names:Names}', ({ names }) =>
    'any' in names ? soMany(ONE, { 'any-of': names.any.map((named) => ({ named })) }) : null,
  ),
  sought('its own line', '{many:Many} (card that evolves|cards that evolve) from SELF', ({ many }, { name }) =>
    soMany(many, { kind: 'pokemon', 'evolves-from': name }),
  ),
  sought(
    'of different types',
    [`[up to] {n:Number} {cards:CardsOne} of ${OF_TYPES}`, `[up to] {n:Number} ${OF_TYPES} of {cards:CardsOne}`],
    ({ n, cards }) => (isOfTypes(cards) ? { search: cards, count: n, 'up-to': true, unlike: 'type' } : null),
  ),
  sought('any number of different types', `any number of {cards:CardsOne} of ${OF_TYPES}`, ({ cards }) =>
    isOfTypes(cards) ? { search: cards, count: WHOLE_DECK, 'up-to': true, unlike: 'type' } : null,
  ),
  sought(
    'of different names',
    ['up to {n:Number} different {cards:CardsOne}', 'up to {n:Number} {cards:CardsOne} with different names'],
    ({ n, cards }) => (isSome(cards) ? { search: cards, count: n, 'up-to': true, unlike: 'name' } : null),
  ),
  sought(
    'as many as are counted',
    'a number of {cards:Cards} up to the number of {what:Counted}',
    ({ cards, what }) => ({ search: cards, count: what, 'up-to': true }),
  ),

  found('for the hand', `${DECK} {what:Sought}[,|.] {shown:Shown}[,] (and|then) ${PUT}`, ({ what }) => forHand(what)),
  effect(
    'search for the hand',
    [
      `${DECK} {what:Sought}[,|.] {shown:Shown}[,] (and|then) ${PUT}(.|[,] and) {done:Shuffled}`,
      `${DECK} {what:Sought}, {shown:Shown}, ${PUT}, and {done:Shuffled}`,
      `${DECK} {what:Sought}[,] (and|,) ${PUT}(.|[,] and) {done:Shuffled}`,
    ],
    ({ what }) => forHand(what),
  ),
  effect(
    'search for one and as many more as copies were played',
    `${DECK} {n:Exact} {cards:Cards}, {shown:Shown}, and ${PUT}. For each SELF card \\(not including this card\\) in your discard pile, you may search for an additional Pokémon in this way. {done:Shuffled}`,
    ({ n, cards }, { name }) =>
      n === 1 && cards.kind === 'pokemon'
        ? act(null, {
            search: cards,
            count: { sum: [1, { 'in-discard': { named: name }, of: 'yours' }] },
            'up-to': true,
            to: 'hand',
          })
        : null,
  ),
  effect(
    'search for the Bench',
    `${DECK} {what:Sought}[,] (and|,|and ,) put (it|them|that Pokémon|those Pokémon) (onto|on|into) your Bench(.|,|[,] and) {done:Shuffled}`,
    ({ what }) => {
      // Only Pokémon have room on a Bench, so a word in the name is enough.
      const [key, ...more] = Object.keys(what.search);
      const search: CardFilter =
        key === 'name-has' && more.length === 0 ? { kind: 'pokemon', ...what.search } : what.search;
      const one = what.count === 1 && what.also === undefined ? 'chosen' : null;
      return [search, ...(what.also ?? [])].every(isPokemon) ? act(one, { ...what, search, to: 'bench' }) : null;
    },
  ),
  effect(
    'search for the hand and for a Pokémon',
    `${DECK} up to 2 {search:EnergyCards} of ${OF_TYPES}, {shown:Shown}, and put 1 of them into your hand. Attach the other to {to:Whom}. {done:Shuffled}`,
    ({ search, to }) =>
      areSeveral(to)
        ? null
        : act(null, { search, count: 2, 'up-to': true, unlike: 'type', to: 'hand', 'rest-onto': to }),
  ),
  effect('search and discard', `${DECK} {what:Sought} and discard (it|them). {done:Shuffled}`, ({ what }) =>
    act(null, { ...what, to: 'discard' }),
  ),
  effect(
    'search for the top of the deck',
    [
      `${DECK} {what:Sought}. ${SHUFFLED_FIRST}`,
      `${DECK} {what:Sought} and shuffle your deck afterward. Then, put (that card|those cards) on top of your deck [in any order]`,
      `${DECK} {what:Sought}[, {shown:Shown}], ${SHUFFLED_FIRST}`,
      `${DECK} {what:Sought}[, {shown:Shown}], shuffle your deck, and [then] put (that card|those cards|it|them) on top of (it|your deck) [in any order]`,
    ],
    ({ what }) => act(null, { ...what, to: 'top' }),
  ),
  effect(
    'search for one kind or for another',
    `${DECK} {a:Many} {one:CardsOne} or {b:Many} {two:CardsOne}[,|.] {shown:Shown}[,] and ${PUT}(.|[,] and) {done:Shuffled}`,
    ({ a, one, b, two }) => {
      const [first, second] = [soMany(a, one), soMany(b, two)].map((what) => verbsOf(forHand(what)?.list ?? []));
      return (a.upTo || b.upTo) && isSome(one) && isSome(two) && first?.length === 1 && second?.length === 1
        ? act(null, { 'pick-one': { first, second } })
        : null;
    },
  ),
];
