// The language of card texts: reading them by a grammar, and printing what was read.
export type { Printed } from './grammar/index.ts';
export { type Reading, readAttack } from './read.ts';
