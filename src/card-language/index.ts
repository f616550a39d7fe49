// The language of card texts: reading them by a grammar, and printing what was read.
export type { Printed } from './grammar/index.ts';
export { carriedIn } from './lexicon/index.ts';
export { ownNames } from './lexicon/own-names.ts';
export { type Reading, readCarried, readEnergyCard, readKind, readText, type TextKind } from './read.ts';
