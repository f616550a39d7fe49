import type { Precedent } from './precedent.ts';

/** Published rulings in fewer bytes, as a page has them: what they say by its name, and then a column for each, because like things pack well. */
export type PackedPrecedents = readonly [
  names: readonly (keyof Precedent)[],
  ...columns: readonly (readonly unknown[])[],
];

/** Throws where one of them says something that the first does not, or in another order: it would be another ruling when it is opened. */
export const packPrecedents = (all: readonly Precedent[]): PackedPrecedents => {
  const names = Object.keys(all[0] ?? {}) as (keyof Precedent)[];
  for (const one of all)
    if (Object.keys(one).join() !== names.join()) throw new Error(`${one.id} does not say what the others say`);
  return [names, ...names.map((name) => all.map((one) => one[name]))];
};

export const unpackPrecedents = ([names, ...columns]: PackedPrecedents): readonly Precedent[] =>
  (columns[0] ?? []).map(
    (_, at) => Object.fromEntries(names.map((name, column) => [name, columns[column]?.[at]])) as unknown as Precedent,
  );
