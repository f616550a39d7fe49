// The language of card texts: reading them by a grammar, and printing what was read.
export type { Printed } from './grammar/index.ts';
export { ownNames } from './lexicon/own-names.ts';
export { type Reading, readText, type TextKind } from './read.ts';
