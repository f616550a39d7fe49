import type { Precedent } from './precedent.ts';

/** Where precedents are found without opening them: numbers of lines by card and by rule. */
export interface PrecedentKeys {
  readonly cards: { readonly [plainName: string]: readonly number[] };
  /** By `document/id`. */
  readonly rules: { readonly [rule: string]: readonly number[] };
}

/** The keys beside a file of the precedents, a line of JSON each. */
export interface StoredPrecedentKeys extends PrecedentKeys {
  /** Where in that file each line begins, in bytes, and at last where the last one ends. */
  readonly offsets: readonly number[];
}

/** A name as it is compared: small letters and figures alone. */
export const plainCard = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9δ★☆♀♂]+/gu, '');

const listed = (of: readonly (readonly string[])[]): { readonly [key: string]: readonly number[] } => {
  const found: { [key: string]: number[] } = {};
  of.forEach((keys, at) => {
    for (const key of new Set(keys)) found[key] = [...(found[key] ?? []), at];
  });
  return Object.fromEntries(Object.entries(found).sort(([a], [b]) => (a < b ? -1 : 1)));
};

/** The keys of precedents in their order. */
export const keysOf = (all: readonly Precedent[]): PrecedentKeys => ({
  cards: listed(all.map(({ cards }) => cards.map(plainCard))),
  rules: listed(all.map(({ restsOn }) => restsOn.map(({ document, id }) => `${document}/${id}`))),
});

/** Every precedent on file, opened as far as it is asked for. */
export interface Precedents {
  readonly all: () => readonly Precedent[];
  readonly ofCard: (name: string) => readonly Precedent[];
  readonly ofRule: (document: string, id: string) => readonly Precedent[];
}

/** Opens precedents by their keys; `line` gives the text of one by its number, `count` how many there are. */
export const openPrecedents = (keys: PrecedentKeys, count: number, line: (number: number) => string): Precedents => {
  const opened = new Map<number, Precedent>();
  const at = (number: number): Precedent => {
    const known = opened.get(number);
    if (known !== undefined) return known;
    const read = JSON.parse(line(number)) as Precedent;
    opened.set(number, read);
    return read;
  };
  const under = (list: { readonly [key: string]: readonly number[] }, key: string): readonly Precedent[] =>
    (Object.hasOwn(list, key) ? (list[key] ?? []) : []).map(at);
  return {
    all: () => Array.from({ length: count }, (_one, number) => at(number)),
    ofCard: (name) => under(keys.cards, plainCard(name)),
    ofRule: (document, id) => under(keys.rules, `${document}/${id}`),
  };
};
