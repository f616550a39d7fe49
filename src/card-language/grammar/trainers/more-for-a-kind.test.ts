import { describe, expect, it } from 'vitest';
import { says } from './says.fixture.ts';

const DISCARD = 'Discard a card from your hand.';
const more = (n: number, of: object) => [
  { draw: 3 },
  { times: { whether: { discarded: true, of } }, does: [{ draw: n }] },
];

describe('cards for a discarded card, and more for one of a kind', () => {
  it('are drawn instead', () => {
    expect(says(`${DISCARD} Then, draw 3 cards. If you discarded a Stadium card, draw 5 cards instead.`)).toEqual({
      does: [{ first: [{ 'discard-hand': 1 }], 'if-you-do': more(2, { kind: 'stadium' }), worded: 'then' }],
    });
    expect(says(`${DISCARD} Then, draw 3 cards. If you discarded a Stadium card, draw 2 cards instead.`)).toBe('words');
  });

  it('are drawn for a Pokémon with either of two words in its name', () => {
    const named = (words: string) => `a Pokémon that has ${words} in its name, draw 4 cards instead.`;
    const of = { kind: 'pokemon', 'any-of': [{ 'name-has': 'Dark' }, { 'name-has': "Rocket's" }] };
    expect(says(`${DISCARD} Then, draw 3 cards. If you discarded ${named("Dark or Rocket's")}`)).toEqual({
      does: [{ first: [{ 'discard-hand': 1 }], 'if-you-do': more(1, of), worded: 'then' }],
    });
    expect(says(`${DISCARD} Then, draw 3 cards. If you discarded ${named("Dark and Rocket's")}`)).toBe('words');
  });

  it('may depend on how many were discarded', () => {
    const equal = (n: number) => ({ compared: { discarded: true }, is: 'equal', to: n });
    expect(
      says(
        'Discard up to 2 cards from your hand. If you discard 1 card, draw 2 cards. If you discard 2 cards, draw 5 cards.',
      ),
    ).toEqual({
      does: [
        { 'discard-hand': 2, 'up-to': true },
        { times: equal(1), does: [{ draw: 2 }] },
        { times: equal(2), does: [{ draw: 5 }] },
      ],
    });
  });

  it('are drawn too, where the card has to be there', () => {
    expect(
      says(
        `${DISCARD} (If you can't discard a card, you can't play this card.) Draw 3 cards. If you discarded a Supporter card, draw 1 more card.`,
      ),
    ).toEqual({
      does: [{ 'discard-hand': 1 }, ...more(1, { kind: 'supporter' })],
      playsOnlyIf: { 'hand-at-least': 2 },
    });
  });
});
