/**
 * What a card of a later time prints on itself, for the documents that do not know such cards: a MEGA card that it evolves, a Pokémon BREAK what it
 * keeps. On a table ruled by them, only its own text says what it does.
 */
export const asPrinted = <W extends string>(silent: W) =>
  ({
    'neo-2001': { silent, near: 'Play.9' },
    'ex-2003': { silent, near: 'Evo.6' },
    'comprehensive-2009': { silent, near: '102.1' },
    'advanced-2018': { silent, near: 'II.A#1' },
    'advanced-2025': { silent, near: 'II.A#1' },
  }) as const;
