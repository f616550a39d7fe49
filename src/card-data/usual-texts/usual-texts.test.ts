import { describe, expect, it } from 'vitest';
import { usualAttack, usualTrainer } from './usual-texts.ts';

const attack = (text: string, damage?: number, mark?: '+' | '-' | 'x') =>
  usualAttack(
    { name: 'Dust', cost: [], ...(damage === undefined ? {} : { damage }), ...(mark ? { mark } : {}), text },
    'Mistmoth',
  );

describe('the text of an attack', () => {
  it.each([
    ['The Defending Pokémon is now Asleep.', { does: [{ condition: 'asleep', on: 'defending' }] }],
    [
      "Your opponent's Active Pokémon is now Burned, Confused, and Poisoned.",
      { does: ['burned', 'confused', 'poisoned'].map((condition) => ({ condition, on: 'opponents-active' })) },
    ],
    ['Mistmoth does 10 damage to itself.', { does: [{ damage: 10, to: 'self' }] }],
    ['You may switch this Pokémon with 1 of your Benched Pokémon.', { does: [{ may: [{ switch: 'yours' }] }] }],
    ['Flip a coin. If heads, draw a card.', { does: [{ flip: { heads: [{ draw: 1 }] } }] }],
    [
      'Flip a coin. If tails, this attack does nothing. Draw 2 cards.',
      { activate: [{ flip: { tails: [{ nothing: true }] } }], does: [{ draw: 2 }] },
    ],
    [
      "Does 20 damage to 1 of your opponent's Benched Pokémon.",
      { choose: [{ choose: { side: 'theirs', place: 'bench' } }], does: [{ damage: 20, to: 'chosen' }] },
    ],
  ])('is executed where every sentence is a usual one: %s', (text, parts) => {
    expect(attack(text)).toEqual(parts);
  });

  it('reckons only from the number and the sign that the card prints', () => {
    const doubled = 'Flip 2 coins. This attack does 20 damage times the number of heads.';
    expect(attack(doubled, 20, 'x')).toEqual({ base: { times: { heads: 2 } }, does: [] });
    expect(attack(doubled, 30, 'x')).toBeNull();
    // The sign is missing on some prints; the sentence multiplies all the same.
    expect(attack(doubled, 20)).toEqual({ base: { times: { heads: 2 } }, does: [] });
    expect(attack(doubled, 30)).toBeNull();
    expect(attack(doubled, 20, '+')).toBeNull();
    expect(attack('Flip a coin. If heads, this attack does 10 more damage.', 20, '+')).toEqual({
      base: { plus: 10, times: { heads: 1 } },
      does: [],
    });
    expect(attack('Does 20 damage plus 10 more damage for each damage counter on Mistmoth.', 20, '+')).toEqual({
      base: { plus: 10, times: { 'counters-on': 'self' } },
      does: [],
    });
  });

  it.each([
    ['a sentence that is not known', 'Draw a card. Moss grows.'],
    ['one word more than is known', 'Draw a card if you like.'],
    ['another Pokémon than itself', 'Mistmothling does 10 damage to itself.'],
    ['what follows a coin, which may depend on it', 'Flip a coin. If heads, draw a card. Draw 2 cards.'],
    ['a limit of another kind', "Draw a card. (You can't use more than 1 VSTAR Power in a game.)"],
    ['no sentence', ''],
  ])('is left alone as a whole for %s', (_why, text) => {
    expect(attack(text)).toBeNull();
  });

  it('is left alone where a sign after the number is not explained', () => {
    expect(attack('Draw a card.', 20, '+')).toBeNull();
  });
});

describe('the text of a Trainer card', () => {
  it('is executed where every sentence is a usual one, and else left alone', () => {
    expect(usualTrainer('Draw 3 cards.')).toEqual({ does: [{ draw: 3 }] });
    expect(usualTrainer('Draw 3 cards. Your opponent claps.')).toBeNull();
    expect(usualTrainer('This Pokémon is now Asleep.')).toBeNull();
    expect(usualTrainer('')).toBeNull();
  });

  it.each([
    ['Switch 1 of your own Benched Pokémon with your Active Pokémon.', [{ switch: 'yours' }]],
    ['Flip a coin. If heads, draw 3 cards.', [{ flip: { heads: [{ draw: 3 }] } }]],
    ['Flip 2 coins. For each heads, draw a card.', [{ 'flip-coins': 2, 'each-heads': [{ draw: 1 }] }]],
    [
      'Remove up to 2 damage counters from 1 of your Pokémon.',
      [
        { choose: { side: 'yours', damaged: true } },
        { heal: 10, from: 'chosen' },
        { may: [{ heal: 10, from: 'chosen' }] },
      ],
    ],
  ])('is executed in older words: %s', (text, does) => {
    expect(usualTrainer(text)).toEqual({ does });
  });

  it('leaves out how a Supporter is played, which is a rule', () => {
    const said =
      'You can play only one Supporter card each turn. When you play this card, put it next to your Active Pokémon. When your turn ends, discard this card. Draw 2 cards.';
    expect(usualTrainer(said)).toEqual({ does: [{ draw: 2 }] });
    expect(usualTrainer(said.replace('discard this card', 'put this card into your hand instead'))).toBeNull();
  });

  it('has a price where it says what is thrown away for it', () => {
    const price =
      'Discard 2 of the other cards from your hand in order to search your deck for any card and put it into your hand. Shuffle your deck afterward.';
    expect(usualTrainer(price)).toEqual({ does: [{ search: {}, count: 1, to: 'hand' }], discardsToPlay: 2 });
    expect(usualTrainer('Discard a card from your hand in order to play this card. Draw 2 cards.')).toEqual({
      does: [{ draw: 2 }],
      discardsToPlay: 1,
    });
    expect(usualTrainer('Discard a card from your hand. Draw 2 cards.')).toBeNull();
  });

  it('is left alone where something follows a coin', () => {
    expect(usualTrainer('Flip a coin. If heads, draw 3 cards. Draw 2 cards.')).toBeNull();
  });
});
