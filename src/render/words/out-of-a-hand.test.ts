import { expect, test } from 'vitest';
import { leavePile } from './spoken-future.ts';

/** Cards that a text takes out of a hand are said to the players. */

type Zone = 'hand' | 'discard' | 'deck' | 'lost' | 'beside';

const out = (to: Zone, cards: readonly string[], from: Zone = 'hand'): string | null =>
  leavePile({ kind: 'moved', card: 0, from: { seat: 'p2', zone: from }, to: { seat: 'p2', zone: to } }, cards);

test('cards that are discarded are named, as far as they are few and known', () => {
  expect(out('discard', ['Switch'])).toBe("Switch is discarded from p2's hand");
  expect(out('discard', ['Fire Energy', 'Fire Energy'])).toBe("2 Fire Energy are discarded from p2's hand");
  expect(out('discard', ['A', 'B', 'C', 'D'])).toBe("4 cards are discarded from p2's hand");
  expect(out('discard', ['a card', 'a card'])).toBe("2 cards are discarded from p2's hand");
});

test('those that go into a deck are not', () => {
  expect(out('deck', ['Switch'])).toBe("a card goes from p2's hand to the deck");
});

test('those that go under a deck are said to', () => {
  const deck = { seat: 'p2', zone: 'deck' } as const;
  const under = (zone: Zone) =>
    leavePile({ kind: 'moved', card: 0, from: { seat: 'p2', zone }, to: deck, bottom: true }, ['Switch']);
  expect(under('hand')).toBe("a card goes from p2's hand to the bottom of the deck");
  expect(under('discard')).toBe("Switch goes from p2's discard pile to the bottom of p2's deck");
});

test('a card that is played, and one from elsewhere, has no such words', () => {
  expect(out('beside', ['Switch'])).toBeNull();
  expect(out('discard', ['Switch'], 'deck')).toBeNull();
});

test('cards that come back out of the discard pile are named as well', () => {
  expect(out('hand', ['Switch'], 'discard')).toBe("Switch goes from p2's discard pile to p2's hand");
  expect(out('deck', ['Switch', 'Switch'], 'discard')).toBe("2 Switch go from p2's discard pile to p2's deck");
  expect(out('lost', ['Switch'], 'discard')).toBeNull();
});

test('a card that goes elsewhere instead of the discard pile never was there', () => {
  const pile = { seat: 'p2', zone: 'discard' } as const;
  const goes = (zone: Zone) =>
    leavePile({ kind: 'moved', card: 0, from: pile, to: { seat: 'p2', zone }, instead: true }, ['it']);
  expect(goes('hand')).toBe("it goes to p2's hand");
  expect(goes('lost')).toBe('it goes to the Lost Zone');
});
