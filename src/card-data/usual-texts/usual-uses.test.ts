import { describe, expect, it } from 'vitest';
import { usualPower } from './usual-powers.ts';

const EARLY = 'during your turn (before your attack)';
const ONCE = `Once ${EARLY},`;
const MINE = 'if this Pokémon is your Active Pokémon,';
const DONE = 'If you do,';

const ability = (text: string) => usualPower(text, 'ability');

const FREELY = 'your Pokémon in any way you like';

describe('an Ability that is used', () => {
  it('may ask where it is, who is in play and what happened', () => {
    const draw = { does: [{ draw: 1 }], oncePerTurn: true };
    expect(ability(`${ONCE} ${MINE} you may draw a card.`)).toEqual({ ...draw, when: [{ self: { place: 'active' } }] });
    expect(ability(`If this Pokémon is your Active Pokémon, once ${EARLY}, you may draw a card.`)).toEqual({
      ...draw,
      when: [{ self: { place: 'active' } }],
    });
    expect(ability(`${ONCE} if you have Solrock in play, you may draw a card.`)).toEqual({
      ...draw,
      when: [{ 'you-have': { named: 'Solrock' } }],
    });
    expect(ability(`${ONCE} if it is Tuesday, you may draw a card.`)).toBeNull();
  });

  it('may bring up the Pokémon that has it', () => {
    expect(ability(`${ONCE} if this Pokémon is on your Bench, you may switch it with your Active Pokémon.`)).toEqual({
      does: [{ switch: 'yours', with: 'self' }],
      oncePerTurn: true,
      when: [{ self: { place: 'bench' } }],
    });
  });

  it('may be used where its card lies outside play', () => {
    expect(
      ability(`${ONCE} if this Pokémon is in your discard pile, you may put this Pokémon into your hand.`),
    ).toEqual({ does: [{ 'put-this': 'hand' }], oncePerTurn: true, zone: 'discard' });
    expect(ability(`${ONCE} if this Pokémon is in your discard pile, you may draw a card.`)).toBeNull();
  });

  it('may go to the Lost Zone, for a look at the opposing deck', () => {
    const OPPONENTS_POKEMON = "your opponent's";
    const NONE = 'no cards';
    const LOST = 'in the Lost Zone';
    const look = `look at the top card of ${OPPONENTS_POKEMON} deck and put this Pokémon ${LOST}.`;
    expect(
      ability(
        `${ONCE} if this Pokémon is in your hand, you may reveal it. ${DONE} ${look} If that card is a Supporter card, you may put it ${LOST}. If your opponent has ${NONE} in their deck, you can't use this Ability.`,
      ),
    ).toEqual({
      does: [
        { 'put-this': 'lost' },
        {
          'look-at-top': 1,
          of: 'opponent',
          take: { kind: 'supporter' },
          count: 1,
          'or-none': true,
          into: 'lost',
          rest: 'top',
        },
      ],
      oncePerTurn: true,
      zone: 'hand',
      when: [{ 'opponents-deck-at-least': 1 }],
    });
  });

  it('may attach one of each of two kinds out of the deck', () => {
    expect(
      ability(
        `${ONCE} you may search your deck for a Grass Energy card and a Lightning Energy card and attach them to ${FREELY}. Then, shuffle your deck.`,
      )?.does,
    ).toMatchObject([{ attach: { kind: 'energy', type: 'G' } }, { attach: { kind: 'energy', type: 'L' } }]);
  });

  it('may cost cards of one kind, which the rest depends on', () => {
    expect(ability(`${ONCE} you may discard a Fire Energy card from your hand. ${DONE} draw 3 cards.`)).toEqual({
      does: [
        {
          first: [{ 'discard-hand': 1, of: { kind: 'energy', type: 'R' } }],
          'if-you-do': [{ draw: 3 }],
        },
      ],
      oncePerTurn: true,
    });
    expect(
      ability(`${ONCE} you may discard a Metal Pokémon from your hand. ${DONE} heal 100 damage from it.`)?.does,
    ).toEqual([
      {
        first: [{ 'discard-hand': 1, of: { kind: 'pokemon', type: 'M' } }],
        'if-you-do': [{ heal: 100, from: 'self' }],
      },
    ]);
    // Of one card and draws alone it was ruled that the draws depend on it (rules team, 4 October 2012).
    expect(ability(`${ONCE} you may discard 2 cards from your hand. Then, draw 2 cards.`)).toBeNull();
  });

  it('may move counters one at a time, between the Pokémon it names', () => {
    const often = `As often as you like ${EARLY}, you may`;
    expect(ability(`${often} move 1 damage counter from 1 of your Pokémon to another of your Pokémon.`)).toEqual({
      does: [{ 'move-counters': 1, from: { one: { side: 'yours' } }, to: { one: { side: 'yours' } } }],
      asOften: true,
    });
  });
});
