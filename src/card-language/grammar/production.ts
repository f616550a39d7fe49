import type { Meaning, Sort } from './sorts.ts';

/** A production: what a construction of card text looks like, and what it means. One table is used both for reading and for printing. */

/** What a sort that is read off one lexeme or several is called, beside the sorts that productions make. */
export type Hole = Sort | Terminal;
export type Terminal = keyof Terminals;

export interface Terminals {
  /** A number in figures. */
  readonly Number: number;
  /** The name of a card, an attack or a power. */
  readonly Name: string;
}

type MeaningOf<S extends string> = S extends Sort ? Meaning[S] : S extends Terminal ? Terminals[S] : never;

/** The holes of a pattern, `{name:Sort}`, with what fills each. A sort that does not exist fills nothing, so its use does not compile. */
export type Holes<P extends string> = P extends `${string}{${infer N}:${infer S}}${infer Rest}`
  ? { readonly [name in N]: MeaningOf<S> } & Holes<Rest>
  : unknown;

/** What is printed around the text: the card, and what stands beside the attack. */
export interface Printed {
  readonly name: string;
  /** The name of the attack or power. */
  readonly attack: string;
  readonly damage: number | null;
  readonly mark: '+' | '-' | 'x' | '?' | null;
  readonly gx: boolean;
  /** The day its set came out, YYYY/MM/DD, where that is known: "Trainer" has not meant the same in all years. */
  readonly released?: string;
  /** The card is attached to a Pokémon, of which the text speaks. */
  readonly carried?: true;
}

export interface Production {
  readonly sort: Sort;
  /** In plain words, unique within its sort. */
  readonly name: string;
  /** Each pattern says the same in other words, with the same holes; the first is how it is printed plainly. */
  readonly patterns: readonly string[];
  /** Null: these holes do not make sense together, so this is not a reading. */
  readonly means: (holes: never, printed: Printed) => unknown;
}

/**
 * Writes productions of one sort. In a pattern `(a|b)` is a choice of words, `[a]` may be left out, `{name:Sort}` is a hole. What is chosen and left
 * out is style, and never meaning.
 */
const productionsOf =
  <S extends Sort>(sort: S) =>
  <const P extends string | readonly [string, ...string[]]>(
    name: string,
    patterns: P,
    means: (holes: Holes<First<P>>, printed: Printed) => Meaning[S] | null,
  ): Production => ({ sort, name, patterns: typeof patterns === 'string' ? [patterns] : patterns, means });

type First<P extends string | readonly [string, ...string[]]> = P extends readonly [string, ...string[]] ? P[0] : P;

type Writers = { readonly [S in Sort as Uncapitalize<S>]: ReturnType<typeof productionsOf<S>> };

/** What writes the productions of each sort, called like it: `effect` those of `Effect`. */
export const sorts = new Proxy({} as Writers, {
  get: (_none, called: string) => productionsOf(`${called.slice(0, 1).toUpperCase()}${called.slice(1)}` as Sort),
});
