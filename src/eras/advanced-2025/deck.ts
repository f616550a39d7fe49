import { deck, deckCopies, type EraAnswers } from '../../rules/index.ts';

/** APR I.C and II.D-17: what a deck may not be. */
export const deckAnswers: Pick<EraAnswers<'advanced-2025'>, 'deck'> = {
  deck: [
    deck.sixtyFortyOrThirty,
    deckCopies.fourBesideSpecialEnergy,
    deckCopies.fourOfSpecialEnergy,
    deckCopies.lowerLimit,
    deck.oneBasicPokemon,
  ],
};
