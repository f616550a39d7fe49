import { deck, deckCopies, type EraAnswers } from '../../rules/index.ts';

/** CR 100: what a deck may not be. */
export const deckAnswers: Pick<EraAnswers<'comprehensive-2009'>, 'deck'> = {
  deck: [deck.size, deck.noSideDeck, deckCopies.fourOfAName, deckCopies.lowerLimit, deck.oneBasicPokemon],
};
