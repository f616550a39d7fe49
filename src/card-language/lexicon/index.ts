// Texts as lexemes.
export { type Lexeme, lexemesOf, OWN_POWER, SELF, wordOf } from './lexemes.ts';
