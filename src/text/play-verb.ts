import { opponentsOf } from '../claims/index.ts';
import type { Play } from '../engine/index.ts';
import type { T, TextContext } from '../rules/index.ts';
import type { Seat } from '../state/index.ts';
import type { Verb } from './verb.ts';

/** How one verb is played; the verbs of a subject stand together in a file of that subject. */
export type Player = { readonly [K in string]: (t: T, verb: never, context: TextContext) => Play<void> };

/** The shape of the verb with that name. */
export type VerbOf<K extends string> = Extract<Verb, { readonly [P in K]: unknown }>;

/** The player whom a text calls the opponent. */
export const opponentOf = (t: T, seat: Seat): Seat => opponentsOf(t.state, seat)[0] ?? seat;
