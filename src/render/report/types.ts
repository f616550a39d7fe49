/**
 * The JSON objects other programs receive, one interface each. The screens are drawn from them and from nothing else, so that a screen can
 * never tell what the JSON does not.
 */

export type * from './types-of-against.ts';
export type * from './types-of-boards.ts';
export type * from './types-of-faults.ts';
export type * from './types-of-precedents.ts';
export type * from './types-of-replays.ts';
export type * from './types-of-rules.ts';
export type * from './types-of-rulings.ts';
