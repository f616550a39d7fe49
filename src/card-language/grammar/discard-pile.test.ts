import { describe, expect, it } from 'vitest';
import { says } from './trainers/says.fixture.ts';

const BACK = 'from your discard pile into your hand.';

describe('cards of a discard pile', () => {
  it('come back, so many of each kind', () => {
    expect(says(`Put up to 2 Stadium cards and a Supporter card ${BACK}`)).toEqual({
      does: [
        { 'from-discard': { kind: 'stadium' }, count: 2, 'up-to': true, to: 'hand' },
        { 'from-discard': { kind: 'supporter' }, count: 1, to: 'hand' },
      ],
    });
  });

  it('are not those that were thrown away for it, where the text says so', () => {
    expect(
      says(`Put 2 Stadium cards ${BACK} (You can't choose a card you discarded with the effect of this card.)`),
    ).toEqual({ does: [{ 'from-discard': { kind: 'stadium' }, count: 2, to: 'hand', 'not-thrown': true }] });
  });

  it('may be fewer, which is said in several ways', () => {
    const shown = 'show them to your opponent, and';
    expect(
      says(`Search your discard pile for 3 Energy cards (1 if there is only 1), ${shown} shuffle them into your deck.`),
    ).toEqual({ does: [{ 'from-discard': { kind: 'energy' }, count: 3, to: 'deck' }] });
    expect(says(`Put a Stadium card from your discard pile, if any, into your hand.`)).toEqual({
      does: [{ 'from-discard': { kind: 'stadium' }, count: 1, to: 'hand' }],
    });
  });

  it('may be the opponent’s', () => {
    expect(says("Put a Supporter card from your opponent's discard pile into their hand.")).toEqual({
      does: [{ 'from-discard': { kind: 'supporter' }, count: 1, of: 'theirs', to: 'hand' }],
    });
  });
});
