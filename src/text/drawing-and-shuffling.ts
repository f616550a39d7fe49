import { step } from '../engine/index.ts';
import { drawOne, handSize, pileFor, type T } from '../rules/index.ts';
import type { CardId, Seat } from '../state/index.ts';

/** Texts that draw and shuffle (CR 316.4c, 316.5d, 316.10c). */

/** Cards are drawn one at a time. An effect that draws from an empty deck draws nothing, and nobody loses by it. */
export const draw = step(
  {
    'comprehensive-2009': ['316.10c', 'one at a time'],
    'ex-2003': {
      silent: 'a text that draws takes cards one after the other while there are any, and nobody loses by running out',
      near: 'Draw',
    },
    'advanced-2018': ['I.H#1', 'take the stated number of cards'],
    'neo-2001': {
      silent: 'a text that draws takes cards one after the other while there are any, and nobody loses by running out',
      near: 'Play.9A',
    },
    'xy-2016': ['Draw more#1', 'draws or looks at those that are there'],
  },
  (t: T, seat: Seat, cards: number): void => {
    for (let drawn = 0; drawn < cards; drawn += 1) {
      if (!drawOne(t, seat)) {
        t.note('deck-is-empty', { player: seat });
        return;
      }
      t.rules.answers.form.drew(t, seat);
    }
  },
);

/** Draws until the hand has that many cards, or nothing moves any more. */
export const drawUntil = step(
  {
    'comprehensive-2009': ['316.10c', 'at least that many'],
    'ex-2003': {
      silent: 'a text that draws takes cards one after the other while there are any, and nobody loses by running out',
      near: 'Draw',
    },
    'advanced-2018': { silent: 'who has that many cards already draws none', near: 'I.H#1' },
    'neo-2001': { silent: 'who has that many cards already draws none', near: 'Play.9A' },
    'xy-2016': { silent: 'who has that many cards already draws none', near: 'Zones: Deck' },
  },
  (t: T, seat: Seat, cards: number): void => {
    while (handSize(t.view, [seat]) < cards) {
      if (!drawOne(t, seat)) return;
      t.rules.answers.form.drew(t, seat);
    }
  },
);

export const shuffle = step(
  {
    'comprehensive-2009': ['316.4c', 'shuffle'],
    'ex-2003': { silent: 'a deck is shuffled after a search', near: 'Begin#1' },
    'advanced-2018': ['I.H#3', 'shuffle so that neither player'],
    'neo-2001': { silent: 'a deck is shuffled after a search', near: 'Play.2' },
    'xy-2016': { silent: 'a deck is shuffled after a search', near: 'Zones: Deck' },
  },
  (t: T, seat: Seat): void => {
    t.put({ kind: 'shuffled', seat });
  },
);

/** The whole hand, or some cards of it, goes into the deck, which is shuffled even if there was no card in that hand. */
export const shuffleHandIn = step(
  {
    'comprehensive-2009': ['316.5d', 'shuffled'],
    'ex-2003': { silent: 'the deck is shuffled even if no card went in', near: 'Begin#1' },
    'advanced-2018': ['I.H#3', 'shuffle so that neither player'],
    'neo-2001': { silent: 'the deck is shuffled even if no card went in', near: 'Play.4' },
    'xy-2016': { silent: 'the deck is shuffled even if no card went in', near: 'Zones: Hand' },
  },
  (t: T, seat: Seat, only?: (card: CardId) => boolean): void => {
    const hand = t.state.players.find((p) => p.seat === seat)?.hand;
    for (const card of hand?.cards ?? []) {
      if (only?.(card) === false) continue;
      t.put({ kind: 'moved', card, from: { seat, zone: 'hand' }, to: pileFor(t, card, seat, 'deck') });
    }
    shuffle(t, seat);
  },
);
