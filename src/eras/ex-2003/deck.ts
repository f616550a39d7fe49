import { deck, deckClasses, deckCopies, type EraAnswers } from '../../rules/index.ts';

/** EX Essential: The Deck, Types, Special Pokémon and Shining: what a deck may not be. */
export const deckAnswers: Pick<EraAnswers<'ex-2003'>, 'deck'> = {
  deck: [
    deckClasses.sixtyOrSimple,
    deckClasses.fourPokemon,
    deckClasses.fourTrainers,
    deckClasses.fourSpecialEnergy,
    deckCopies.fourUnown,
    deckClasses.oneOfAShining,
    deckCopies.lowerLimit,
    deck.oneBasicPokemon,
  ],
};
