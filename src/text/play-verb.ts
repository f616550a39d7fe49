import { NotModelled } from '../engine/index.ts';
import type { T, TextContext } from '../rules/index.ts';
import type { Seat } from '../state/index.ts';
import type { Verb } from './verb.ts';
import { opponentMeant } from './who.ts';

/** How one verb is played; the verbs of a subject stand together in a file of that subject. */
export type Player = { readonly [K in string]: (t: T, verb: never, context: TextContext) => void };

/** The shape of the verb with that name. */
export type VerbOf<K extends string> = Extract<Verb, { readonly [P in K]: unknown }>;

/** The player whom a text calls the opponent. */
export const opponentOf = (t: T, context: TextContext): Seat => {
  const them = opponentMeant(t.view, context);
  if (them === null) throw new NotModelled(context.card, context.place, 'whom it calls the opponent');
  return them;
};
