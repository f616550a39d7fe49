import { flag, number, playerOf, table, type View, word } from '../claims/index.ts';
import { step } from '../engine/index.ts';
import { pileFor, type T, type TextContext } from '../rules/index.ts';
import type { CardId } from '../state/index.ts';
import type { Defined, VerbOf } from './define-verb.ts';
import { shuffle } from './drawing-and-shuffling.ts';
import { findsNoDeck, held, holdsFitting, keptThere, mayGoBack } from './left-in-piles.ts';
import { any, both, type Change, type Looking, overOpponents } from './looking.ts';
import { leftAtLeast } from './price-and-second.ts';
import { cardFilter } from './shapes-of-words.ts';
import { search, takeFromDiscard } from './taking-cards.ts';
import { fromHand, speaker } from './verbs-on-hands.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  note: ['nothing-traded'],
  question: ['trade-from-hand'],
} as const;

/** Cards of the hand that change places with others. */

const FOR_NOTHING = 'a trade for which nothing is found leaves the hand as it was';

/** A trade gives one card for another: where the search finds none, the cards that were to be given stay in the hand. */
const tradesNothing = step(
  {
    'comprehensive-2009': { silent: FOR_NOTHING, near: '316.4b' },
    'ex-2003': { silent: FOR_NOTHING, near: 'Types: Trainer' },
    'advanced-2018': { silent: FOR_NOTHING, near: 'I.H#2' },
    'advanced-2025': { silent: FOR_NOTHING, near: 'I.H#2' },
    'neo-2001': { silent: FOR_NOTHING, near: 'Play.9B4' },
    'xy-2016': { silent: FOR_NOTHING, near: 'Zones: Deck' },
    'me-2026': { silent: FOR_NOTHING, near: 'Zones: Deck' },
  },
  (t: T, given: readonly CardId[], { seat }: TextContext): void => {
    t.note('nothing-traded', { player: seat, cards: given.length });
  },
);

/** Are there cards to give, and cards to be had for them? A search may be made for whatever lies in a deck. */
const trades = (view: View, verb: VerbOf<'trade'>, context: Looking): Change => {
  const given =
    verb.of === undefined ? leftAtLeast(view, verb.trade, context) : held(view, verb.of, context, verb.trade);
  if (verb.from === 'deck') return both(given, !findsNoDeck(view, context.seat));
  const { discard } = playerOf(view.state, context.seat);
  return both(given, holdsFitting(view, mayGoBack(view, discard), verb.for));
};

/** Nothing that a document leaves open bears on a trade. */
const TRADED = { hasNoEffect: true, handForNothing: true, tooFew: true, undone: true } as const;

export const SHAPES_OF_TRADING = {
  trade: table(
    { trade: number, of: cardFilter, for: cardFilter, count: number, from: word('deck', 'discard'), 'up-to': flag },
    'trade',
    'for',
    'count',
    'from',
  ),
};

export const verbsOfTrading = {
  trade: {
    says: 'So many cards of your hand, those that fit `of`, change places with cards that fit `for` out of the `deck`, which is then shuffled, or the `discard` pile (`up-to`: so many at most). A trade for which a search finds nothing is not modelled.',
    rules: ['316.4b'],
    example: { trade: 1, for: { kind: 'energy', tag: 'basic energy' }, count: 2, from: 'discard', 'up-to': true },
    stands: 'anywhere',
    bears: ['effects'],
    play(t, verb, context) {
      const { seat } = context;
      const { from } = verb;
      const could = any(overOpponents(t.view, context, TRADED).map((one) => trades(t.view, verb, one)));
      if (could === false) return void t.note('first-not-done', {});
      const given = fromHand(t, seat, verb.trade, 'trade-from-hand', verb.of);
      const wanted = {
        filter: verb.for,
        cards: verb.count,
        upTo: verb['up-to'] === true,
        inAttack: context.attack !== null,
        by: speaker(t, context),
        but: keptThere(t.view, playerOf(t.state, seat).discard),
      };
      const taken = from === 'deck' ? search(t, seat, wanted) : takeFromDiscard(t, seat, wanted);
      if (taken.length === 0) tradesNothing(t, given, context);
      else
        for (const card of given)
          t.put({ kind: 'moved', card, from: { seat, zone: 'hand' }, to: pileFor(t, card, seat, from) });
      for (const card of taken)
        t.put({ kind: 'moved', card, from: { seat, zone: from }, to: pileFor(t, card, seat, 'hand') });
      if (from === 'deck') shuffle(t, seat);
    },
    changes: trades,
  },
} satisfies Defined<typeof SHAPES_OF_TRADING>;
