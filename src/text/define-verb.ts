import type { Bearing, Catalogued, Given, Said, Shape, View } from '../claims/index.ts';
import { NotModelled } from '../engine/index.ts';
import type { T, TextContext } from '../rules/index.ts';
import type { Json, Seat } from '../state/index.ts';
import type { Change, Looking } from './looking.ts';
import type { Count, Verb, VerbName, Who } from './verb.ts';
import { opponentMeant } from './who.ts';

/** Could a list of verbs change anything, played in its order? */
export type Look = (view: View, does: readonly (Json | Verb)[], context: Looking) => Change;

/** What plays and asks whole lists, for verbs that hold others. */
export interface Lists {
  sayAll(t: T, does: readonly (Json | Verb)[], context: TextContext): void;
  wouldChange(view: View, does: readonly (Json | Verb)[], context: TextContext): Change;
  /** Is there a verb of that name in it, inside of others too? */
  holds(does: readonly (Json | Verb)[], name: VerbName): boolean;
}

/** All there is to a verb beside its shape. */
export interface Definition<V> extends Catalogued<V> {
  /** What has to be there where it stands. */
  readonly stands: 'anywhere' | Given;
  /** What it bears on by itself; what stands inside it speaks for itself. */
  readonly bears: Bearing;
  play(t: T, verb: V, context: TextContext, lists: Lists): void;
  /** Could it change anything, if it were played now (CR 602.3)? */
  changes(view: View, verb: V, context: Looking, look: Look): Change;
  /** It needs a Pokémon or a card on the table to be done to, without which it can't be followed (APR II.A). */
  needsObject?(verb: V): boolean;
  /** On whom it leaves an effect that lasts. */
  leavesOn?(verb: V): Who | 'you' | 'opponent';
  /** Its player picks a Pokémon by it. */
  readonly picks?: true;
  /** It can put Pokémon onto the Bench, which needs room there. */
  fillsBench?(verb: V): boolean;
  /** How often it has the verbs inside it played. */
  often?(verb: V): Count;
  /** What the verbs after it find otherwise than it did. */
  after?(view: View, verb: V, context: Looking): Looking;
}

/** The same of a verb that has others inside it. */
export interface Holding<V> extends Definition<V> {
  /** The ways it can go, each as the verbs that are played then; `coin`: how its coin fell, where that is known. */
  ways(verb: V): readonly (readonly Verb[])[];
}

/** The verbs of these shapes; one without its definition does not compile. */
export type Defined<S extends Shape> = { readonly [K in keyof S]: Definition<Said<S[K]>> };

export type DefinedHolding<S extends Shape> = { readonly [K in keyof S]: Holding<Said<S[K]>> };

/** The shape of the verb with that name. */
export type VerbOf<K extends string> = Extract<Verb, { readonly [P in K]: unknown }>;

/** The player whom a text calls the opponent. */
export const opponentOf = (t: T, context: TextContext): Seat => {
  const them = opponentMeant(t.view, context);
  if (them === null) throw new NotModelled(context.card, context.place, 'whom it calls the opponent');
  return them;
};
