import type { Common } from './act.ts';
import { type Check, type Flat, type Shape, type Table, table, text, yes } from './shape.ts';
import { condition, subject, tally } from './shapes-of-words.ts';
import type { Bearing, Catalogued } from './vocabulary.ts';

/** How a claim is defined: its shape, and beside it what there is to say of it. */

type OneClaim<K, S extends Shape, N> = Flat<Common & { readonly claim: K } & Table<S, N>>;

/** Keys every claim may have, then those of its own; the name is looked at before. */
export const claim = <const K extends string, S extends Shape, const N extends readonly (keyof S & string)[]>(
  _name: K,
  own: S,
  ...needed: N
): Check<OneClaim<K, S, N[number]>> => {
  const counted = 'add' in own ? { per: tally } : {};
  const shape: Shape = { claim: text, on: subject, while: condition, once: yes, ...counted, ...own };
  return table(shape, 'claim', ...needed) as Check as Check<OneClaim<K, S, N[number]>>;
};

/** What there is to say of a claim beside its shape. */
interface About<C> extends Catalogued<C> {
  readonly bears: Bearing | ((claim: C) => Bearing);
  /** It is about what a player does, so it is said of a player and never of a Pokémon. */
  readonly ofPlayer?: (claim: C) => boolean;
  /** What it does answers an attack, whose Pokémon it knows. */
  readonly knowsAttacker?: (claim: C) => boolean;
  /** On a Stadium it may be about the card itself. */
  readonly ofItsCard?: true;
}

export interface ClaimDefinition<C> extends About<C> {
  readonly shape: Check<C>;
}

export const defineClaim = <C>(shape: Check<C>, about: About<NoInfer<C>>): ClaimDefinition<C> => ({ shape, ...about });
