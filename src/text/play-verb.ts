import type { View } from '../claims/index.ts';
import { NotModelled } from '../engine/index.ts';
import type { T, TextContext } from '../rules/index.ts';
import type { Json, Seat } from '../state/index.ts';
import type { Change, Looking } from './looking.ts';
import type { Verb, VerbName } from './verb.ts';
import { opponentMeant } from './who.ts';

/** Could a list of verbs change anything, played in its order? */
export type Look = (view: View, does: readonly (Json | Verb)[], context: Looking) => Change;

/** What plays and asks whole lists, for verbs that hold others. */
interface Lists {
  sayAll(t: T, does: readonly (Json | Verb)[], context: TextContext): void;
  wouldChange(view: View, does: readonly (Json | Verb)[], context: TextContext): Change;
}

/** What the word that begins a verb does on the table. */
interface Does<V> {
  play(t: T, verb: V, context: TextContext, lists: Lists): void;
  /** Could it change anything, if it were played now (CR 602.3)? */
  changes(view: View, verb: V, context: Looking, look: Look): Change;
  /** What the verbs after it find otherwise than it did. */
  after?(view: View, verb: V, context: Looking): Looking;
}

/** The shape of the verb with that name. */
export type VerbOf<K extends string> = Extract<Verb, { readonly [P in K]: unknown }>;

/** All verbs; those of a subject stand together in a file of that subject. */
export type Verbs = { readonly [K in VerbName]: Does<VerbOf<K>> };

/** The player whom a text calls the opponent. */
export const opponentOf = (t: T, context: TextContext): Seat => {
  const them = opponentMeant(t.view, context);
  if (them === null) throw new NotModelled(context.card, context.place, 'whom it calls the opponent');
  return them;
};
