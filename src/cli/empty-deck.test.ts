import { expect, test } from 'vitest';
import { ran } from './fake-io.fixture.ts';

// A draw that ends the game does not read as if a card could be drawn.

const BOARD = 'CR t9 p1 draw | Luxray / Shinx [deck 0] vs Riolu';

test('judge can says that the deck is empty, and not that a card may be drawn', async () => {
  const { out } = await ran(['can', 'draw', '-b', BOARD]);
  expect(out).toContain('p1 has to draw, but the deck is empty.');
  expect(out).toContain('you lose the game');
  expect(out).not.toContain('may draw');
});

test('judge legal says it in the row of the draw', async () => {
  const { out } = await ran(['legal', '-b', BOARD]);
  expect(out.replace(/\s+/gu, ' ')).toContain('a card, but the deck is empty, so the game is lost');
});

test('a deck with cards is drawn from', async () => {
  const { out } = await ran(['can', 'draw', '-b', BOARD.replace('deck 0', 'deck 5')]);
  expect(out).toContain('may draw a card');
});
