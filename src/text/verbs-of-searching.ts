import { either, flag, list, playerOf, table, word, yes } from '../claims/index.ts';
import type { Advanced } from '../corpus/index.ts';
import { type Law, speaksHere, step } from '../engine/index.ts';
import { bench, pileFor, type T } from '../rules/index.ts';
import type { Seat } from '../state/index.ts';
import { attachAll } from './attach-all.ts';
import { counted } from './count.ts';
import { type Defined, opponentOf } from './define-verb.ts';
import { shuffle, shuffleIn } from './drawing-and-shuffling.ts';
import { findsNoDeck, hasRoom, held, holdsFitting, keptThere, mayGoBack } from './left-in-piles.ts';
import { any, opponentMeantBy } from './looking.ts';
import { putOnDeck } from './put-on-decks.ts';
import { cardFilter, count, who } from './shapes-of-words.ts';
import { search, takeFromDiscard, takeInSearch } from './taking-cards.ts';
import { speaker } from './verbs-on-hands.ts';
import { bringDown } from './verbs-on-piles.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  note: ['no-room-no-search', 'not-shuffled'],
} as const;

/** Cards that are looked for in a deck or a discard pile. */

/** With a full Bench the attack ends before the deck is looked through. */
const NO_ROOM: Law<Advanced> = {
  'advanced-2018': ['II.C-11#3', 'before the deck is looked through'],
  'advanced-2025': ['II.C-11#3', 'before the deck is looked through'],
};

const endsWithoutSearch = step(NO_ROOM, (t: T): void => {
  t.note('no-room-no-search');
});

const NO_SHUFFLE: Law<'advanced-2025'> = { 'advanced-2025': ['II.E-36#5', 'the deck is not shuffled'] };

/** "Up to" so many cards were to go in, and none did. */
const leftUnshuffled = step(
  NO_SHUFFLE,
  (t: T, seat: Seat): void => {
    t.note('not-shuffled', { player: seat });
  },
  (t: T, seat: Seat): void => {
    shuffleIn(t, seat);
  },
);

export const SHAPES_OF_SEARCHING = {
  search: table(
    {
      search: cardFilter,
      count,
      /** `top`: onto the deck once it is shuffled, in an order that the player chooses. */
      to: word('hand', 'bench', 'discard', 'top'),
      'up-to': flag,
      /** No two of them of one type, or of one name. */
      unlike: word('type', 'name'),
      also: list(cardFilter),
      /** Of what is found, Energy, one card goes there, which is picked first, and the others onto this Pokémon. */
      'rest-onto': who,
    },
    'search',
    'count',
    'to',
  ),
  'from-discard': table(
    {
      'from-discard': cardFilter,
      count: either(count, word('all')),
      to: word('hand', 'deck', 'bench', 'lost'),
      /** Out of the opponent's pile; with `bench` alone, onto the opponent's Bench. */
      of: word('theirs'),
      'up-to': flag,
      /** To the deck: on top of it, which is not shuffled. */
      at: word('top'),
      /** But none that this text, or the price of playing it, has thrown away. */
      'not-thrown': yes,
    },
    'from-discard',
    'count',
    'to',
  ),
};

export const verbsOfSearching = {
  search: {
    says: 'Cards out of the deck, shown, to the hand, the Bench or the discard pile; then it is shuffled; `to: top`: onto it after that. A search for a kind may find nothing; `also` takes one card more of each further kind, `unlike: type` or `name`: no two of one type, or of one name. `rest-onto`: the card that is picked first goes there, the others, being Energy, onto that Pokémon. The Pokémon that came onto the Bench is `chosen` from then on.',
    rules: ['316.4b', '316.4c'],
    example: { search: { kind: 'pokemon' }, count: 1, to: 'hand' },
    stands: 'anywhere',
    bears: [['draw', 'attach-energy', 'after-attach-energy']],
    fillsBench: ({ to }) => to === 'bench',
    play(t, verb, context) {
      const seat = context.seat;
      const most = t.rules.answers.form.benchLimit(t.view, [seat]);
      const cards = counted(t, verb.count, context);
      const room = verb.to === 'bench' ? bench.roomToSearch(t.view, [seat, most], t.why) : cards;
      if (room === 0 && verb.to === 'bench' && context.attack !== null && speaksHere(NO_ROOM, t.rules)) {
        endsWithoutSearch(t);
        return;
      }
      const wanted = {
        filter: verb.search,
        cards: Math.min(cards, room),
        upTo: verb['up-to'] === true,
        by: speaker(t, context),
        onto: verb.to,
        ...(verb.unlike === undefined ? {} : { unlike: verb.unlike }),
      };
      const found = [...search(t, seat, wanted)];
      for (const filter of verb.also ?? []) {
        const left = playerOf(t.state, seat).deck.cards.filter((id) => !found.includes(id));
        found.push(...takeInSearch(t, seat, left, { filter, cards: 1, upTo: false, by: speaker(t, context) }));
      }
      if (verb.to === 'top') {
        shuffle(t, seat);
        putOnDeck(t, found, { seat, zone: 'deck' }, { at: 'top', by: seat });
        return;
      }
      const rest = verb['rest-onto'] === undefined ? [] : found.splice(1);
      for (const card of found) {
        if (verb.to === 'bench') bringDown(t, seat, card, context);
        else t.put({ kind: 'moved', card, from: { seat, zone: 'deck' }, to: pileFor(t, card, seat, verb.to) });
      }
      if (verb['rest-onto'] !== undefined)
        attachAll(t, rest, { from: { seat, zone: 'deck' }, onto: verb['rest-onto'], spread: false }, context);
      shuffle(t, seat);
    },
    changes(view, verb, { seat }) {
      if (findsNoDeck(view, seat)) return false;
      return verb.to !== 'bench' || hasRoom(view, seat) === true ? true : null;
    },
  },
  'from-discard': {
    says: "Cards out of the open discard pile to the hand, onto the Bench, into the Lost Zone or into the deck, which is shuffled; `count: all` takes every one that fits; `at: top` puts them on the deck in an order you choose, unshuffled; `of: theirs` is the opponent's pile and Bench; with `not-thrown` none that this text or its price threw away. The Pokémon that came onto the Bench is `chosen` from then on.",
    rules: ['316.6a'],
    example: { 'from-discard': { kind: 'energy', basic: true }, count: 2, to: 'hand', 'up-to': true },
    stands: 'anywhere',
    bears: ['effects'],
    needsObject: () => true,
    fillsBench: ({ to, of }) => to === 'bench' && of === undefined,
    play(t, verb, context) {
      const seat = verb.of === 'theirs' ? opponentOf(t, context) : context.seat;
      const most = t.rules.answers.form.benchLimit(t.view, [seat]);
      const room = verb.to === 'bench' ? bench.roomToSearch(t.view, [seat, most], t.why) : Number.POSITIVE_INFINITY;
      if (room === 0) return void t.note('no-room-no-search');
      const { discard } = playerOf(t.state, seat);
      const kept = verb.to === 'bench' ? [] : keptThere(t.view, discard);
      const wanted = {
        but: [...kept, ...(verb['not-thrown'] === true ? (context.thrownAway ?? []) : [])],
        filter: verb['from-discard'],
        cards: Math.min(verb.count === 'all' ? discard.cards.length : counted(t, verb.count, context), room),
        all: verb.count === 'all',
        upTo: verb['up-to'] === true,
        inAttack: context.attack !== null,
        by: speaker(t, context),
      };
      const found = takeFromDiscard(t, seat, wanted, context.seat);
      if (verb.at === 'top') return putOnDeck(t, found, { seat, zone: 'discard' }, { at: 'top', by: context.seat });
      for (const card of found) {
        if (verb.to === 'bench') {
          context.chosen = t.nextUid;
          t.put({ kind: 'benched', card, seat, from: 'discard', uid: t.nextUid });
        } else t.put({ kind: 'moved', card, from: { seat, zone: 'discard' }, to: { seat, zone: verb.to } });
      }
      if (verb.to !== 'deck') return;
      if (found.length === 0 && verb['up-to'] === true && speaksHere(NO_SHUFFLE, t.rules)) leftUnshuffled(t, seat);
      else shuffleIn(t, seat);
    },
    changes(view, verb, context) {
      const seat = verb.of === 'theirs' ? opponentMeantBy(view, context) : context.seat;
      const room = verb.to === 'bench' ? hasRoom(view, seat) : true;
      if (room !== true) return room;
      const { discard } = playerOf(view.state, seat);
      const pile = verb.to === 'bench' ? discard : mayGoBack(view, discard);
      const there = holdsFitting(view, pile, verb['from-discard']);
      if (there === true || context.thrown === 0 || verb['not-thrown'] === true) return there;
      // What was thrown away as the price lies there by now.
      return any([there, held(view, verb['from-discard'], context)]);
    },
  },
} satisfies Defined<typeof SHAPES_OF_SEARCHING>;
