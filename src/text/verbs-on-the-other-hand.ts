import { either, flag, number, playerOf, table, word } from '../claims/index.ts';
import { bench, pileFor } from '../rules/index.ts';
import { type Defined, opponentOf } from './define-verb.ts';
import { shuffleIn } from './drawing-and-shuffling.ts';
import { hasRoom, holdsSome } from './left-in-piles.ts';
import { opponentMeantBy } from './looking.ts';
import { cardFilter } from './shapes-of-words.ts';
import { takeFromShownHand } from './taking-cards.ts';
import { fromHand, revealHand, speaker } from './verbs-on-hands.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  question: ['at-random'],
} as const;

/** Cards of the opponent's hand, picked by chance or by the player who looks at it. */

export const SHAPES_ON_THE_OTHER_HAND = {
  'hand-at-random': table(
    { 'hand-at-random': number, of: word('theirs'), to: word('deck', 'discard', 'lost') },
    'hand-at-random',
    'of',
    'to',
  ),
  'hand-picked': table(
    {
      'hand-picked': either(number, word('any')),
      of: word('theirs'),
      'up-to': flag,
      which: cardFilter,
      /** `bottom`: under the deck, which is not shuffled. */
      to: word('deck', 'bottom', 'discard', 'bench', 'lost'),
      /** The look is not for the pick alone: it is done though the Bench is full. */
      looks: flag,
    },
    'hand-picked',
    'of',
    'to',
  ),
};

export const verbsOnTheOtherHand = {
  'hand-at-random': {
    says: "A card of the opponent's hand, picked at random, goes into the deck, which is shuffled, to the discard pile or to the Lost Zone; which one came up is an answer, as of a coin.",
    rules: ['316.5a'],
    example: { 'hand-at-random': 1, of: 'theirs', to: 'deck' },
    stands: 'anywhere',
    bears: ['effects'],
    needsObject: () => true,
    play(t, verb, context) {
      const seat = opponentOf(t, context);
      for (const card of fromHand(t, seat, verb['hand-at-random'], 'at-random'))
        t.put({ kind: 'moved', card, from: { seat, zone: 'hand' }, to: pileFor(t, card, seat, verb.to) });
      if (verb.to === 'deck') shuffleIn(t, seat);
    },
    changes: (view, _verb, context) => holdsSome(playerOf(view.state, opponentMeantBy(view, context)).hand),
  },
  'hand-picked': {
    says: "You look at the opponent's hand and pick so many cards in it, of those that fit `which`: into the deck, which is shuffled, under it (`to: bottom`), to the discard pile, the Lost Zone, or onto the opponent's Bench, where it is `chosen` from then on; `any`: as many as you like, `up-to`: fewer of so many; `looks`: the hand is looked at though the Bench is full.",
    rules: ['316.5a'],
    example: { 'hand-picked': 1, of: 'theirs', which: { kind: 'supporter' }, to: 'deck' },
    stands: 'anywhere',
    bears: ['effects'],
    play(t, verb, context) {
      const seat = opponentOf(t, context);
      const { to, 'hand-picked': picked } = verb;
      const most = t.rules.answers.form.benchLimit(t.view, [seat]);
      const room = to === 'bench' ? bench.roomToSearch(t.view, [seat, most], t.why) : Number.POSITIVE_INFINITY;
      if (room > 0 || verb.looks === true) revealHand(t, seat);
      if (room === 0) return void t.note('no-room-no-search');
      const all = playerOf(t.state, seat).hand.cards.length;
      const wanted = {
        filter: verb.which ?? {},
        cards: Math.min(picked === 'any' ? all : picked, room),
        upTo: verb['up-to'] === true,
        inAttack: context.attack !== null,
        any: picked === 'any',
        goes: { to, ...(to === 'bench' ? { room } : {}) },
        by: speaker(t, context),
      };
      const cards = takeFromShownHand(t, seat, wanted, context.seat);
      if (to === 'bench') context.chosen = null;
      for (const card of cards) {
        if (to === 'bench') {
          context.chosen = t.nextUid;
          t.put({ kind: 'benched', card, seat, from: 'hand', uid: t.nextUid });
        } else if (to === 'bottom')
          t.put({
            kind: 'moved',
            card,
            from: { seat, zone: 'hand' },
            to: pileFor(t, card, seat, 'deck'),
            bottom: true,
          });
        else t.put({ kind: 'moved', card, from: { seat, zone: 'hand' }, to: pileFor(t, card, seat, to) });
      }
      if (to === 'deck' && cards.length > 0) shuffleIn(t, seat);
    },
    changes(view, verb, context) {
      const opponent = opponentMeantBy(view, context);
      const room = verb.to === 'bench' && verb.looks !== true ? hasRoom(view, opponent) : true;
      return room === true ? holdsSome(playerOf(view.state, opponent).hand) : room;
    },
  },
} satisfies Defined<typeof SHAPES_ON_THE_OTHER_HAND>;
