import type { Ids } from '../corpus/index.ts';
import type { TOUCHES } from '../state/index.ts';

/** What the vocabulary of card texts says of each of its verbs and claims beside its shape. */

export type Touched = (typeof TOUCHES)[number];

/** Everything that a text bears on which has it: each entry, of several together one at least; null: it may bear on anything. */
export type Bearing = readonly (Touched | readonly Touched[])[] | null;

/** Its row in the catalogue for card authors. `S`: its shape. */
export interface Catalogued<S> {
  readonly says: string;
  /** The paragraphs it answers to. */
  readonly rules: readonly Ids['comprehensive-2009'][];
  readonly example: S;
}

/**
 * What is there for a text where it stands: the Pokémon whose text it is or that its card is attached to; the attack that is carried out; the attack that
 * it answers; the carrying out of the text itself, with its coins and choices.
 */
export type Given = 'pokemon' | 'attack' | 'attacker' | 'course';
