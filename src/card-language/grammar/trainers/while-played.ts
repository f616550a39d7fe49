import type { Verb } from '../../../text/index.ts';
import { act, doneBy, inHalves, type Steps, unlessNull, where } from '../../lower/steps.ts';
import { isOfTypes } from '../card-amounts.ts';
import { sorts } from '../production.ts';
import type { Played } from '../sorts.ts';

/** Other cards of the hand that may be discarded when a Trainer card is played, for more than it does without. */

const { trainerText: trainer } = sorts;

type Search = Extract<Verb, { readonly search: unknown }>;

const OFFER = 'when you play this card, you may discard {n:OtherCards}. If you do,';

/** Its player decides before anything of it is done, and only with so many other cards in hand. */
const offered = (n: number, less: readonly Verb[], more: readonly Verb[]): Played => {
  const picked = [{ 'pick-one': { 'keep the cards': less, 'discard them': [{ 'discard-hand': n }, ...more] } }];
  return { steps: act(null, where({ 'hand-at-least': n }, picked, less)) };
};

const plain = ({ list }: Steps): readonly Verb[] | null => doneBy({ list: inHalves(list) });

/** A search and nothing else. */
const searched = (first: Steps): Search | null => {
  const [search, ...others] = plain(first) ?? [];
  return search === undefined || !('search' in search) || others.length > 0 ? null : search;
};

export const WHILE_PLAYED = [
  trainer(
    'more for discarded cards',
    `{first:Sentences} ${OFFER} {then:Clause}. {reminders:Reminders}`,
    ({ first, n, then }) => {
      const [less, more] = [plain(first), plain(then)];
      return less !== null && more !== null ? offered(n, less, [...less, ...more]) : null;
    },
  ),
  trainer(
    'a search for more kinds for discarded cards',
    `{first:Sentences} ${OFFER} you may also search for (a|an) {one:CardsOne} and (a|an) {two:CardsOne} in this way.`,
    ({ first, n, one, two }) =>
      unlessNull(searched(first), (search) =>
        search.also === undefined ? offered(n, [search], [{ ...search, also: [one, two] }]) : null,
      ),
  ),
  trainer(
    'another search for different types for discarded cards',
    `{first:Sentences} ${OFFER} you may also search for up to {k:Number} {cards:CardsOne} of different types in this way.`,
    ({ first, n, k, cards }) =>
      unlessNull(isOfTypes(cards) ? searched(first) : null, (search) =>
        offered(n, [search], [search, { search: cards, count: k, 'up-to': true, unlike: 'type', to: 'hand' }]),
      ),
  ),
  trainer(
    'healing of the one that goes for discarded cards',
    `switch your Active Pokémon with 1 of your Benched Pokémon. ${OFFER} heal {heal:Number} damage from the Pokémon you moved to your Bench.`,
    ({ n, heal }) =>
      offered(
        n,
        [{ switch: 'yours' }],
        [
          { choose: { side: 'yours', place: 'active' } },
          { first: [{ switch: 'yours' }], 'if-you-do': [{ heal, from: 'chosen' }] },
        ],
      ),
  ),
];
