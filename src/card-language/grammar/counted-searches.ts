import type { CardFilter, Count, Verb } from '../../text/index.ts';
import { act, type Steps, verbsOf } from '../lower/steps.ts';
import { isSome } from './card-amounts.ts';
import { sorts } from './production.ts';
import { PUT } from './searches.ts';

/** Searches of a deck and a discard pile that coins decide. */

const { cardKind, forHeads, sentence } = sorts;

const UP_TO_HEADS = 'up to the number of heads';

/** So many of them as heads come up. */
function withCoins(verb: Verb, count: Count): Steps {
  return { ...act(null, { ...verb, count } as Verb), open: 'coin' };
}

const BASIC_ENERGY: CardFilter = { kind: 'energy', tag: 'basic energy' };

export const COUNTED_SEARCHES = [
  sentence(
    'a coin for one search or another',
    ['flip a coin. If heads, {heads:Found}. If tails, {tails:Found}. {done:Shuffled}.'],
    ({ heads, tails }) => {
      const one = verbsOf(heads.list);
      const other = verbsOf(tails.list);
      return one === null || other === null
        ? null
        : { ...act(null, { flip: { heads: one, tails: other } }), open: 'coin' };
    },
  ),
  sentence(
    'a search for more Energy instead',
    [
      `search your deck for a basic Energy card[,|.] {shown:Shown}[,] and ${PUT}. If {condition:Condition}, search for up to {n:Number} basic Energy cards instead of 1. {done:Shuffled}.`,
    ],
    ({ condition, n }) => {
      const search = { kind: 'energy', tag: 'basic energy' } as const;
      const less: Verb = { search, count: 1, to: 'hand' };
      const more: Verb = { search, count: n, 'up-to': true, to: 'hand' };
      // biome-ignore lint/suspicious/noThenProperty: the keyword of the verb, never awaited
      return { list: [{ step: 'do', verbs: [{ if: condition.is, then: [more], else: [less] }] }], open: 'if' };
    },
  ),

  sentence('coins for a search', ['flip {n:Number} coins. {done:ForHeads}. {reminders:Reminders}'], ({ n, done }) =>
    withCoins(done, { heads: n }),
  ),
  sentence(
    'coins until tails for a search',
    ['flip a coin until you get tails. {done:ForHeads}. {reminders:Reminders}'],
    ({ done }) => withCoins(done, { 'heads-until-tails': true }),
  ),
  forHeads(
    'cards for the hand',
    `search your deck for a number of {cards:Cards} ${UP_TO_HEADS}[,] (and|,) ${PUT}(.|[,] and) {done:Shuffled}`,
    ({ cards }) => ({ search: cards, count: 1, 'up-to': true, to: 'hand' }),
  ),
  forHeads(
    'Pokémon for the Bench',
    `search your deck for a number of {cards:Cards} ${UP_TO_HEADS} and put (them|those Pokémon) (onto|on) your Bench. {done:Shuffled}`,
    ({ cards }) => (cards.kind === 'pokemon' ? { search: cards, count: 1, 'up-to': true, to: 'bench' } : null),
  ),
  forHeads(
    'cards of the discard pile',
    `put a number of {cards:Cards} ${UP_TO_HEADS} from your discard pile into your hand`,
    ({ cards }) => ({ 'from-discard': cards, count: 1, 'up-to': true, to: 'hand' }),
  ),

  sentence(
    'basic Energy for heads',
    "flip {k:Number} coins. For each heads, put a basic Energy card from your discard pile into your hand. If you don't have that many basic Energy cards in your discard pile, put all of them into your hand.",
    ({ k }) => ({
      ...act(null, { 'flip-coins': k, 'each-heads': [{ 'from-discard': BASIC_ENERGY, count: 1, to: 'hand' }] }),
      open: 'coin',
    }),
  ),
  sentence(
    'a search for each heads',
    [
      'flip {k:Number} coins. For each heads, search your deck for a {cards:CardsOne}, show it to your opponent, and put it into your hand. [If you do,] shuffle your deck afterward.',
      'flip {k:Number} coins. For each heads, search your deck for a {cards:CardsOne}. Show that card to your opponent, then put it into your hand. Shuffle your deck afterward.',
    ],
    ({ k, cards }) =>
      isSome(cards)
        ? {
            ...act(null, { 'flip-coins': k, 'each-heads': [{ search: cards, count: 1, to: 'hand' }] }),
            open: 'coin',
          }
        : null,
  ),
  cardKind('Basic, but no Baby', 'Basic Pokémon card other than a Baby Pokémon card', () => ({
    kind: 'pokemon',
    stage: 'basic',
  })),
  cardKind('δ Pokémon', 'Basic Pokémon \\(or Evolution card\\) that has δ on its card', () => ({
    kind: 'pokemon',
    tag: 'delta',
  })),
];
