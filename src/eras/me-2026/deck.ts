import { deck, deckCopies, type EraAnswers, oneOfAClass, prismStar, vUnionPrints } from '../../rules/index.ts';

/** ME Deck, Names and the appendices: what a deck may not be. */
export const deckAnswers: Pick<EraAnswers<'me-2026'>, 'deck'> = {
  deck: [
    deck.sixtyCards,
    deckCopies.fourInEveryDeck,
    deckCopies.lowerLimit,
    oneOfAClass.oneAceSpec,
    oneOfAClass.oneRadiant,
    prismStar.oneOfAPrismStar,
    vUnionPrints.onePrintingOfAUnion,
    deck.oneBasicPokemon,
  ],
};
