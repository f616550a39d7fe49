import type { Count, Verb } from '../../text/index.ts';
import { doing, type Steps, verbsOf, where } from '../lower/steps.ts';
import { isSome } from './card-amounts.ts';
import { BASIC_ENERGY } from './cards.ts';
import { sorts } from './production.ts';
import { PUT } from './searches.ts';

/** Searches of a deck and a discard pile that coins decide. */

const { cardKind, forHeads, sentence, stated } = sorts;

const UP_TO_HEADS = 'up to the number of heads';

/** So many of them as heads come up. */
const withCoins = (verb: Verb, count: Count): Steps => doing('coin', { ...verb, count } as Verb);

export const COUNTED_SEARCHES = [
  sentence(
    'a coin for one search or another',
    'flip a coin. If heads, {heads:Found}. If tails, {tails:Found}. {done:Shuffled}.',
    (holes) => {
      const [heads, tails] = [verbsOf(holes.heads.list), verbsOf(holes.tails.list)];
      return heads === null || tails === null ? null : doing('coin', { flip: { heads, tails } });
    },
  ),
  sentence(
    'a search for more Energy instead',
    `search your deck for a basic Energy card[,|.] {shown:Shown}[,] and ${PUT}. If {condition:Condition}, search for up to {n:Number} basic Energy cards instead of 1. {done:Shuffled}.`,
    ({ condition, n }) => {
      const less: Verb = { search: BASIC_ENERGY, count: 1, to: 'hand' };
      const more: Verb = { search: BASIC_ENERGY, count: n, 'up-to': true, to: 'hand' };
      return doing('if', where(condition.is, [more], [less]));
    },
  ),

  stated('coins for a search', 'flip {n:Number} coins. {done:ForHeads}', ({ n, done }) =>
    withCoins(done, { heads: n }),
  ),
  stated('coins until tails for a search', 'flip a coin until you get tails. {done:ForHeads}', ({ done }) =>
    withCoins(done, { 'heads-until-tails': true }),
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
    ({ k }) =>
      doing('coin', { 'flip-coins': k, 'each-heads': [{ 'from-discard': BASIC_ENERGY, count: 1, to: 'hand' }] }),
  ),
  sentence(
    'a search for each heads',
    'flip {k:Number} coins. For each heads, search your deck for a {cards:CardsOne}(,|.) show (it|that card) to your opponent, (and|then) put it into your hand. [If you do,] shuffle your deck afterward.',
    ({ k, cards }) =>
      isSome(cards)
        ? doing('coin', { 'flip-coins': k, 'each-heads': [{ search: cards, count: 1, to: 'hand' }] })
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
