import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Mutant } from './places.ts';

/** The kept list of mutants that no test notices, each with the reason why none has to. */

/**
 * `equivalent`: no difference can be seen, at any table. `impossible`: seen only at a table that cannot come about. `speed`: the same answer, had sooner.
 * `bound`: how far something is followed before it is given up, where one more would do. `tools`: what a rule would be if it were switched off, which play never asks.
 */
export const ALIKE = ['equivalent', 'impossible', 'speed', 'bound', 'tools'] as const;

/** `wording`: what is said about a ruling, not what is ruled. `gap`: a test is missing, and it is said which. `open`: it has not been looked at. */
export const KINDS = [...ALIKE, 'wording', 'gap', 'open'] as const;
export type Kind = (typeof KINDS)[number];

/** Where a mutant stands, by words, so that it is found again when lines move. */
export interface Place {
  readonly file: string;
  /** The declaration. */
  readonly within: string;
  readonly change: string;
  /** Which of the changes that read alike there. */
  readonly nth?: number;
}

export interface Survivor extends Place {
  readonly kind: Kind;
  readonly why: string;
}

export const LIST = 'src/trials/mutation/survivors.json';

export const placeOf = ({ file, within, change, nth = 1 }: Place): string =>
  `${file} ${within}: ${change}${nth > 1 ? ` #${nth}` : ''}`;

/** The place of every mutant, in their order; no two are alike. */
export const placesOf = (mutants: readonly Mutant[]): readonly Place[] => {
  const count = new Map<string, number>();
  return mutants.map(({ file, within, change }) => {
    const place = placeOf({ file, within, change });
    const nth = (count.get(place) ?? 0) + 1;
    count.set(place, nth);
    return { file, within, change, ...(nth > 1 ? { nth } : {}) };
  });
};

/** By file and then by where they stand in it: files are read in another order at every run. */
export const inOrder = (mutants: readonly Mutant[]): readonly Mutant[] =>
  mutants.toSorted((a, b) => (a.file === b.file ? a.id - b.id : a.file < b.file ? -1 : 1));

/** Part `part` of `parts`, counted from 1: the parts follow each other, and together they are all. */
export const partOf = (mutants: readonly Mutant[], part: number, parts: number): readonly Mutant[] => {
  const ordered = inOrder(mutants);
  const border = (after: number): number => Math.round((ordered.length * after) / parts);
  return ordered.slice(border(part - 1), border(part));
};

export const readList = (path = LIST): readonly Survivor[] =>
  existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as readonly Survivor[]) : [];

export const writeList = (survivors: readonly Survivor[], path = LIST): void => {
  const sorted = survivors.toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));
  writeFileSync(path, `${JSON.stringify(sorted, null, 2)}\n`);
};

/**
 * What is said of mutants whose declaration went to another file, word for word, under the name of their new place. Left out where it is not sure
 * which of several is meant.
 */
export const movedTo = (places: readonly Place[], list: readonly Survivor[]): ReadonlyMap<string, Survivor> => {
  const wherever = ({ within, change, nth = 1 }: Place): string => `${within}: ${change} ${nth}`;
  const there = new Set(places.map(placeOf));
  const listed = new Set(list.map(placeOf));
  const grouped = <P extends Place>(all: readonly P[]): ReadonlyMap<string, readonly P[]> => {
    const groups = new Map<string, P[]>();
    for (const one of all) groups.set(wherever(one), [...(groups.get(wherever(one)) ?? []), one]);
    return groups;
  };
  const homeless = grouped(list.filter((one) => !there.has(placeOf(one))));
  const unsaid = grouped(places.filter((place) => !listed.has(placeOf(place))));
  const found = new Map<string, Survivor>();
  for (const [key, [one, ...others]] of homeless) {
    const [place, ...more] = unsaid.get(key) ?? [];
    if (one === undefined || place === undefined || others.length > 0 || more.length > 0) continue;
    found.set(placeOf(place), { ...one, ...place });
  }
  return found;
};

/** Can play not tell it from the rules as they are? */
export const isAlike = ({ kind }: Pick<Survivor, 'kind'>): boolean => (ALIKE as readonly Kind[]).includes(kind);
