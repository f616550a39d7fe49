import { describe, expect, it } from 'vitest';
import { arrivingText } from './usual-arrivals.ts';

const TAKEN = 'took this Pokémon as a face-down Prize card';
const DRAWN = 'drew this Pokémon from your deck';
const ROOM = "your Bench isn't full";
const BEFORE = 'before you put it into your hand';
const PRIZE = `If you ${TAKEN} during your turn`;
const PUT = `and ${ROOM}, ${BEFORE}, you may put it onto your Bench`;

describe('texts for the moment before a card goes into the hand', () => {
  it('reads what follows a Prize that goes onto the Bench', () => {
    expect(arrivingText(`${PRIZE} ${PUT} and take 1 more Prize card.`)).toEqual({
      comes: 'prize',
      when: [{ 'own-turn': true, 'bench-room': true }],
      does: [{ 'put-this': 'bench' }, { 'take-prizes': 1 }],
    });
  });

  it('knows the card that is drawn as the turn begins', () => {
    const drawn = `Once during your turn, if you ${DRAWN} at the beginning of your turn`;
    expect(arrivingText(`${drawn} ${PUT}. If you do, draw 3 cards.`)).toMatchObject({
      comes: 'draw',
      oncePerTurn: true,
      does: [{ 'put-this': 'bench' }, { draw: 3 }],
    });
  });

  it('keeps the moment of a text whose end it does not read', () => {
    const said = arrivingText(`${PRIZE} ${PUT}. If you do, dance.`);
    expect(said?.comes).toBe('prize');
    expect(said?.does).toBeUndefined();
  });

  it('leaves any other text alone', () => {
    expect(arrivingText('Once during your turn, you may draw a card.')).toBeNull();
  });
});
