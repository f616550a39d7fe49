import { aceSpec, deck, deckCopies, type EraAnswers } from '../../rules/index.ts';

/** ME Deck, Names and the appendices: what a deck may not be. */
export const deckAnswers: Pick<EraAnswers<'me-2026'>, 'deck'> = {
  deck: [deck.sixtyCards, deckCopies.fourInEveryDeck, deckCopies.lowerLimit, aceSpec.oneAceSpec, deck.oneBasicPokemon],
};
