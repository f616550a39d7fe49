// Texts as lexemes.
export { type Lexeme, lexemesOf, SELF, wordOf } from './lexemes.ts';
