import type { Verb } from '../../../text/index.ts';
import { act, doneBy, paid, unlessNull } from '../../lower/steps.ts';
import { isSome } from '../card-amounts.ts';
import { isOf } from '../on-pokemon.ts';
import { sorts } from '../production.ts';

/** What is given for something: Energy, cards of the hand, and trades. */

const { effect } = sorts;

const upTo = (counters: number): Verb => ({ heal: counters * 10, from: 'chosen', 'up-to': true });

const EITHER = 'Basic Pokémon (or|and) Evolution (card|cards)';
const ANY = { kind: 'pokemon', basic: true, evolution: true } as const;

export const PRICES_AND_TRADES = [
  effect(
    'shuffle other cards away for something',
    'shuffle {n:OtherCards} into your deck in order to {then:Effect}',
    ({ n, then }) => unlessNull(doneBy(then), (does) => paid({ 'hand-to-deck': n, at: 'shuffled' }, does)),
  ),
  effect(
    'its own Energy for Energy of the opponent',
    "discard 1 Energy card attached to 1 of your [own] Pokémon in order to choose 1 of your opponent's Pokémon and up to {n:Number} Energy cards attached to it. Discard those Energy cards",
    ({ n }) =>
      paid({ 'discard-energy': 1, from: { one: { side: 'yours', 'with-energy': true } } }, [
        { 'discard-energy': n, from: { one: { side: 'theirs', 'with-energy': true } }, 'up-to': true },
      ]),
  ),
  effect(
    'its own Energy for counters',
    'discard 1 Energy card attached to [1 of] your [own] Pokémon in order to remove up to {n:Number} damage counters from that Pokémon',
    ({ n }) =>
      act(
        null,
        { choose: { side: 'yours', damaged: true, 'with-energy': true } },
        { first: [{ 'discard-energy': 1, from: 'chosen' }], 'if-you-do': [upTo(n)] },
      ),
  ),
  effect('counters up to a number', 'remove up to {n:Number} damage counters from 1 of your Pokémon', ({ n }) =>
    act(null, { choose: { side: 'yours', damaged: true } }, upTo(n)),
  ),

  effect(
    'trade Pokémon',
    `trade 1 of the ${EITHER} in your hand for 1 of the ${EITHER} from your deck. Show both cards to your opponent. {done:Shuffled}`,
    () => act(null, { trade: 1, of: ANY, for: ANY, count: 1, from: 'deck' }),
  ),
  effect(
    'trade for discarded cards',
    'trade {given:OtherCards} for {many:Many} {cards:Cards} from your discard pile {few:FewCards}',
    ({ given, many, cards, few }) =>
      typeof many.n !== 'number' || !isSome(cards) || !isOf(many.n, few)
        ? null
        : act(null, { trade: given, for: cards, count: many.n, from: 'discard', 'up-to': many.upTo || undefined }),
  ),
  effect(
    'trade for cards of the deck',
    'trade {given:OtherCards} for {many:Many} {cards:Cards} from your deck. Show those cards to your opponent, then put them into your hand. {done:Shuffled}',
    ({ given, many, cards }) =>
      typeof many.n !== 'number' || !many.upTo || !isSome(cards)
        ? null
        : act(null, { trade: given, for: cards, count: many.n, from: 'deck', 'up-to': true }),
  ),
];
