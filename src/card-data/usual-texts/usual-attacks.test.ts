import { describe, expect, it } from 'vitest';
import { where as given } from './phrases.ts';
import { usualAttack } from './usual-texts.ts';

const OPPONENTS_POKEMON = "your opponent's";
const OPPONENT = `${OPPONENTS_POKEMON} Active Pokémon`;

const attack = (text: string, damage?: number, mark?: '+' | '-' | 'x') =>
  usualAttack(
    { name: 'Dust', cost: [], ...(damage === undefined ? {} : { damage }), ...(mark ? { mark } : {}), text },
    'Mistmoth',
  );

describe('effects of attacks in usual words', () => {
  it.each([
    [
      'Energy shared out among several without a word how',
      'Attach 2 Fire Energy cards from your hand to your Pokémon.',
    ],
    ['a pile that is named otherwise', `Discard the bottom 2 cards of ${OPPONENTS_POKEMON} deck.`],
    ['what damage done in between may change', `If ${OPPONENT} has any damage counters on it, draw 2 cards.`],
    [
      'a part that depends on the one before it',
      'Draw a card. If you do, this Pokémon is now Asleep and Burned twice.',
    ],
    ['Pokémon of no known kind', `If ${OPPONENT} is a Shiny Pokémon, draw 2 cards.`],
    ['another word for the number', `Put some damage counters on ${OPPONENTS_POKEMON} Pokémon in any way you like.`],
  ])('are left alone for %s', (_why, text) => {
    expect(attack(text, 20)).toBeNull();
  });

  it('take so many Pokémon as are named', () => {
    expect(attack(`This attack does 30 damage to 2 of ${OPPONENTS_POKEMON} Benched Pokémon.`)).toEqual({
      does: [{ damage: 30, to: { some: 2, of: { side: 'theirs', place: 'bench' } } }],
    });
  });
});

describe('coins and offers of attacks', () => {
  it('use one coin for the damage and for what else depends on it', () => {
    expect(
      attack(
        'Flip a coin. If heads, this attack does 20 more damage. If tails, Mistmoth does 30 damage to itself.',
        20,
        '+',
      ),
    ).toEqual({
      base: { plus: 20, times: { heads: 1 } },
      does: [given({ heads: 0 }, [{ damage: 30, to: 'self' }])],
    });
  });

  it('count two coins together', () => {
    expect(attack('Flip 3 coins. If either of them is tails, this attack does nothing.', 80)).toBeNull();
  });

  it('are used only under the condition they name', () => {
    expect(attack('You can use this attack only if you like it.', 90)).toBeNull();
  });

  it('offer more damage for harm to itself, and for nothing that is not known', () => {
    expect(attack('You may do 40 more damage. If you do, Mistmoth naps.', 80, '+')).toBeNull();
  });
});
