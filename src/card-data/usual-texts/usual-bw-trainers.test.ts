import { describe, expect, it } from 'vitest';
import { usualTrainer } from './usual-texts.ts';

const REVEALS = 'Your opponent reveals his or her hand';

describe('an Item or a Supporter in those words', () => {
  it.each([
    [
      `${REVEALS} and shuffles all Item cards found there into his or her deck. Then, draw a number of cards equal to the number of Item cards your opponent shuffled into his or her deck.`,
      [{ 'reveal-hand': 'theirs' }, { 'shuffle-hand': 'opponent', of: { item: true } }, { draw: { shuffled: true } }],
    ],
    ['Remove all effects of attacks on each player and his or her Pokémon.', [{ 'end-effects': 'of attacks' }]],
    [
      'Each player either draws or discard cards until he or she has 5 cards in his or her hand. (Your opponent does this first.)',
      [
        { 'draw-until': 5, 'or-discard': true, who: 'opponent' },
        { 'draw-until': 5, 'or-discard': true },
      ],
    ],
  ])('is executed: %s', (text, does) => {
    expect(usualTrainer(text)?.does).toEqual(does);
  });

  it('that draws after a Pokémon it brings back draws nothing without one', () => {
    expect(
      usualTrainer('Put a Water Pokémon from your discard pile onto your Bench. Then, draw 5 cards.')?.does,
    ).toEqual([
      {
        first: [{ 'from-discard': { kind: 'pokemon', type: 'W' }, count: 1, to: 'bench' }],
        'if-you-do': [{ draw: 5 }],
      },
    ]);
  });

  it('that takes Energy back takes none of its price', () => {
    const text =
      "Discard 2 cards from your hand. (If you can't discard 2 cards, you can't play this card.) Put 4 basic Energy cards from your discard pile into your hand. (You can't choose a card you discarded with the effect of this card.)";
    expect(usualTrainer(text)).toEqual({
      discardsToPlay: 2,
      does: [{ 'from-discard': { kind: 'energy', tag: 'basic energy' }, count: 4, to: 'hand', 'not-thrown': true }],
    });
  });
});
