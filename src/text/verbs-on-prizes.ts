import { either, number, playerOf, table, word, yes } from '../claims/index.ts';
import { lawOf, step, unknownFact } from '../engine/index.ts';
import { pileFor, type T, type TextContext } from '../rules/index.ts';
import type { CardId, Seat } from '../state/index.ts';
import { type Defined, opponentOf, type VerbOf } from './define-verb.ts';
import { distinctCards } from './fitting-cards.ts';
import { opponentMeantBy } from './looking.ts';
import { arranged } from './put-on-decks.ts';
import { cardFilter } from './shapes-of-words.ts';
import { takeOutOf } from './taking-cards.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  note: ['prizes-looked-at', 'prizes-seen-by-both'],
  question: ['turn-prize-up'],
} as const;

/** Prizes that are looked at, turned up, or taken in exchange (CR 316.7). */

const LOOKED_AT = lawOf({
  'comprehensive-2009': { silent: 'Prize Cards that are looked at go back face down', near: '316.7b' },
  'neo-2001': { silent: 'Prize Cards that are looked at go back face down', near: 'Play.6' },
  'ex-2003': { silent: 'Prize Cards that are looked at go back face down', near: 'Begin#1' },
  'xy-2016': { silent: 'Prize cards that are looked at go back face down', near: 'Zones: Prize Cards' },
  'me-2026': { silent: 'Prize cards that are looked at go back face down', near: 'Zones: Prize Cards#a' },
  'advanced-2018': ['II.C-20#1', 'Afterwards they are put back face down'],
  'advanced-2025': ['II.C-20#1', 'Afterwards they are put back face down'],
});

/** Face-down Prizes that their player looks at; one goes to the hand, the played card goes among the others, and which is which is then unknown. */
const prizeForThis = step(LOOKED_AT, (t: T, verb: VerbOf<'prize-for-this'>, { card, seat }: TextContext): void => {
  const { prizes, beside } = playerOf(t.state, seat);
  t.note('prizes-looked-at', { player: seat });
  const down = prizes.cards.filter((id) => !(prizes.faceUp ?? []).includes(id));
  if (!prizes.given || down.some((id) => t.view.cardAt(id) === null))
    unknownFact(t.view, LOOKED_AT, 'pile-not-told', { player: seat, zone: 'prizes' });
  const wanted = { filter: verb['prize-for-this'], cards: 1, upTo: false, any: verb['or-none'] === true, by: '' };
  const [taken] = takeOutOf(t, seat, down, wanted, 'prizes');
  const zone = { seat, zone: 'prizes' as const };
  if (taken !== undefined) t.put({ kind: 'moved', card: taken, from: zone, to: pileFor(t, taken, seat, 'hand') });
  if (taken !== undefined && card !== null && beside.cards.includes(card))
    t.put({ kind: 'moved', card, from: { seat, zone: 'beside' }, to: zone, bottom: true });
  t.put({ kind: 'shuffled', seat, zone: 'prizes' });
});

/** Prizes that were looked at need not go back to their places: the player who looks puts them back in any order. */
const prizesPutBack = step(
  {
    ...LOOKED_AT,
    'advanced-2018': ['II.C-20#4', 'need not go to the place it had'],
    'advanced-2025': ['II.C-20#4', 'need not go to the place it had'],
  },
  (t: T, seat: Seat, by: Seat): void => {
    const { prizes } = playerOf(t.state, seat);
    t.note('prizes-looked-at', { player: seat });
    if (!prizes.given || prizes.cards.some((card) => t.view.cardAt(card) === null)) return;
    const order = arranged(t, by, prizes.cards);
    const zone = { seat, zone: 'prizes' as const };
    for (const card of order) t.put({ kind: 'moved', card, from: zone, to: zone, bottom: true });
  },
);

/** Of a few Prizes that are looked at each goes back to its place. */
const someLookedAt = step(LOOKED_AT, (t: T, seat: Seat): void => t.note('prizes-looked-at', { player: seat }));

/** Which Prizes are turned is asked where they are not all: they look alike, but they are not. */
const turnPrizesUp = step(
  {
    'comprehensive-2009': ['316.7b', 'An effect may turn them face up'],
    'ex-2003': { silent: 'an effect may turn prizes up', near: 'Arena' },
    'advanced-2018': { silent: 'an effect may turn Prize cards up', near: 'II.C-20#4' },
    'advanced-2025': { silent: 'an effect may turn Prize cards up', near: 'II.C-20#4' },
    'neo-2001': { silent: 'an effect may turn Prize Cards up', near: 'Play.6' },
    'xy-2016': { silent: 'an effect may turn Prize cards up', near: 'Zones: Prize Cards' },
    'me-2026': { silent: 'an effect may turn Prize cards up', near: 'Zones: Prize Cards#a' },
  },
  (t: T, seat: Seat, number: number | 'all'): void => {
    const { prizes } = playerOf(t.state, seat);
    const down = prizes.cards.filter((card) => !(prizes.faceUp ?? []).includes(card));
    // Which cards they are decides nothing here.
    if (!prizes.given || down.some((card) => t.view.cardAt(card) === null)) {
      if (prizes.given && number === 'all' && down.length > 0)
        t.put({ kind: 'prizes-turned-up', seat, cards: [...down] });
      else t.note('prizes-seen-by-both', { player: seat, number });
      return;
    }
    const cards: CardId[] = number === 'all' ? [...down] : [];
    while (number !== 'all' && cards.length < Math.min(number, down.length)) {
      const options = distinctCards(
        t,
        down.filter((card) => !cards.includes(card)),
      );
      cards.push(t.choose({ by: seat, code: 'turn-prize-up', options }).value);
    }
    if (cards.length > 0) t.put({ kind: 'prizes-turned-up', seat, cards });
  },
);

export const SHAPES_ON_PRIZES = {
  'prize-for-this': table({ 'prize-for-this': cardFilter, 'or-none': yes }, 'prize-for-this'),
  'look-at-prizes': table({ 'look-at-prizes': word('yours', 'theirs'), count: number }, 'look-at-prizes'),
  'turn-prizes-up': table(
    { 'turn-prizes-up': either(number, word('all')), of: word('yours', 'theirs') },
    'turn-prizes-up',
    'of',
  ),
};

export const verbsOnPrizes = {
  'prize-for-this': {
    says: 'You look at your face-down Prizes and take one that fits into your hand; the card that says so is shuffled in among the others. `or-none`: you may leave them all. It does not count as a Prize that was taken.',
    rules: ['316.7b'],
    example: { 'prize-for-this': { tag: 'ultra beast' }, 'or-none': true },
    stands: 'anywhere',
    bears: ['prizes'],
    play(t, verb, context) {
      prizeForThis(t, verb, context);
    },
    changes(view, _verb, { seat }) {
      const { given, cards, faceUp = [] } = playerOf(view.state, seat).prizes;
      // A player with no Prizes left has won.
      return !given || cards.length > faceUp.length;
    },
  },
  'look-at-prizes': {
    says: 'Face-down Prizes are looked at and put back in any order (APR II.C-20); so many of them (`count`) go back to their places.',
    rules: ['316.7b'],
    example: { 'look-at-prizes': 'yours' },
    stands: 'anywhere',
    bears: ['prizes'],
    play(t, verb, context) {
      const seat = verb['look-at-prizes'] === 'yours' ? context.seat : opponentOf(t, context);
      if (verb.count === undefined) prizesPutBack(t, seat, context.seat);
      else someLookedAt(t, seat);
    },
    changes: () => true,
  },
  'turn-prizes-up': {
    says: 'Prizes are turned face up; from then on the player who takes Prizes can tell them apart.',
    rules: ['316.7b'],
    example: { 'turn-prizes-up': 1, of: 'yours' },
    stands: 'anywhere',
    bears: ['prizes'],
    play(t, verb, context) {
      turnPrizesUp(t, verb.of === 'yours' ? context.seat : opponentOf(t, context), verb['turn-prizes-up']);
    },
    changes(view, verb, context) {
      const {
        given,
        cards,
        faceUp = [],
      } = playerOf(view.state, verb.of === 'yours' ? context.seat : opponentMeantBy(view, context)).prizes;
      return given ? cards.length > faceUp.length : null;
    },
  },
} satisfies Defined<typeof SHAPES_ON_PRIZES>;
