import { describe, expect, it } from 'vitest';
import { SHUFFLED, says } from './says.fixture.ts';

const SEARCH = 'Search your deck for a card';
const FOUND = `${SEARCH} that evolves from 1 of your`;
const ONTO = `Pokémon and put it onto that Pokémon to evolve it. ${SHUFFLED}`;
const THIS_TURN = 'Pokémon that was put into play this turn';
const FIRST_OR_NEW = `this card during your first turn or on a ${THIS_TURN}.`;
const FROM_DECK = { evolve: { one: { side: 'yours', type: 'W' } }, from: 'deck' };

const IT = 'that Pokémon';
const BASIC = 'Basic Pokémon';

describe('a text that evolves', () => {
  it('says whether what is new may evolve by it', () => {
    expect(says(`${FOUND} Water ${ONTO} You can't use ${FIRST_OR_NEW}`)).toEqual({
      does: [{ ...FROM_DECK, bound: ['new', 'first-turn'] }],
      playsOnlyIf: { not: { 'first-turn': true } },
    });
    expect(says(`${FOUND} Water ${ONTO} You can use ${FIRST_OR_NEW}`)).toEqual({
      does: [{ ...FROM_DECK, despite: ['new', 'first-turn'] }],
    });
    expect(says(`${FOUND} Water ${ONTO}`)).toEqual({ does: [FROM_DECK] });
  });

  it('takes a Stage 1 or a Stage 2 out of the hand onto its Basic Pokémon', () => {
    const candy = (stages: string) =>
      says(
        `Choose 1 of your ${BASIC} in play. If you have a ${stages} card that evolves from ${IT} in your hand, put that card on the ${BASIC}. (This counts as evolving that Pokémon.)`,
      );
    expect(candy('Stage 1 or Stage 2')).toEqual({ does: [{ 'rare-candy': true }] });
    expect(candy('Stage 1')).not.toHaveProperty('does');
  });

  it('may end the turn, and leave a kind out', () => {
    expect(says(`${FOUND} Pokémon (excluding ${ONTO.replace(' and', '-EX) and')} Your turn ends.`)).toEqual({
      does: [{ evolve: { one: { side: 'yours', 'not-tag': 'EX' } }, from: 'deck' }, { 'end-turn': true }],
    });
  });

  it('levels one of yours up', () => {
    expect(
      says(
        `Search your deck for a Pokémon LV.X that levels up from 1 of your Pokémon, and put it onto that Pokémon. (This counts as leveling up that Pokémon.) ${SHUFFLED}`,
      ),
    ).toEqual({ does: [{ 'level-up': { one: { side: 'yours' } }, from: 'deck' }] });
  });

  it('puts a Stage 2 onto the Basic Pokémon it comes from', () => {
    const basic = '1 of your Basic Pokémon in play';
    const inHand = 'If you have a Stage 2 card in your hand';
    const onto = 'that evolves from that Pokémon, put that card onto';
    const skipping = 'the Basic Pokémon to evolve it, skipping the Stage 1.';
    expect(
      says(
        `Choose ${basic}. ${inHand} ${onto} ${skipping} You can't use ${FIRST_OR_NEW.replace('a Pok', 'a Basic Pok')}`,
      ),
    ).toEqual({
      does: [{ 'rare-candy': true, only: 'stage 2', bound: ['new', 'first-turn'] }],
      playsOnlyIf: { not: { 'first-turn': true } },
    });
  });
});
