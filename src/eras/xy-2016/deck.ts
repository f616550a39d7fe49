import { deck, deckCopies, type EraAnswers, oneOfAClass } from '../../rules/index.ts';

/** XY Deck, Names and Appendix D: what a deck may not be. */
export const deckAnswers: Pick<EraAnswers<'xy-2016'>, 'deck'> = {
  deck: [
    deck.sixtyCards,
    deckCopies.fourInEveryDeck,
    deckCopies.lowerLimit,
    oneOfAClass.oneAceSpec,
    deck.oneBasicPokemon,
  ],
};
