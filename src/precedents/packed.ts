import type { Precedent } from './precedent.ts';

/** Published rulings in fewer bytes, as a page has them: what each says in its order, and once before them what stands where. */
export type PackedPrecedents = readonly [names: readonly (keyof Precedent)[], ...all: readonly (readonly unknown[])[]];

/** Throws where one of them says something that the first does not, or in another order: it would be another ruling when it is opened. */
export const packPrecedents = (all: readonly Precedent[]): PackedPrecedents => {
  const names = Object.keys(all[0] ?? {}) as (keyof Precedent)[];
  return [
    names,
    ...all.map((one) => {
      if (Object.keys(one).join() !== names.join()) throw new Error(`${one.id} does not say what the others say`);
      return names.map((name) => one[name]);
    }),
  ];
};

export const unpackPrecedents = ([names, ...all]: PackedPrecedents): readonly Precedent[] =>
  all.map((values) => Object.fromEntries(names.map((name, at) => [name, values[at]])) as unknown as Precedent);
