// Texts as lexemes.
export { type Carried, carriedIn } from './carrier.ts';
export { type EachPlayers, eachPlayersIn } from './each-player.ts';
export { escaped } from './escaped.ts';
export { type Lexeme, lexemesOf, OWN_ATTACK, OWN_POWER, SELF, wordOf } from './lexemes.ts';
export { withItsCoin } from './misprints.ts';
export { endsInS } from './names-in-s.ts';
export { ownNames } from './own-names.ts';
