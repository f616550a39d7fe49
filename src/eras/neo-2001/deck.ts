import { deck, deckCopies, type EraAnswers } from '../../rules/index.ts';

/** Neo Play.1, Evolution#2 and Unown: what a deck may not be. */
export const deckAnswers: Pick<EraAnswers<'neo-2001'>, 'deck'> = {
  deck: [
    deck.sixtyCards,
    deckCopies.fourOfEveryName,
    deckCopies.fourUnown,
    deckCopies.lowerLimit,
    deck.oneBasicPokemon,
  ],
};
