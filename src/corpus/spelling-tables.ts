import { ALSO_CALLED } from './also-called.ts';
import type { CorpusEntry } from './entry.ts';
import { endsOf, plainId, unsigned } from './spelling.ts';

/** The entries that have a spelling; undefined for one that nothing has. */
export interface SpellingTable {
  get(plain: string): readonly CorpusEntry[] | undefined;
}

/** All spellings of the ids of a corpus. */
export interface Spellings<Table> {
  readonly byPlain: Table;
  /** By other names than ids. */
  readonly byName: Table;
  readonly byEnd: Table;
}

/** As they are stored: a line for each spelling, the places of its entries after a tab. Nothing has to be taken apart to look one up. */
export type PackedSpellings = Spellings<string>;

const namesOf: ReadonlyMap<string, readonly (readonly [string, string])[]> = new Map(
  Object.entries(ALSO_CALLED).map(([document, names]) => [document, Object.entries(names)]),
);

/** A rule by its other names, and what is under a rule by those names followed by its own mark. */
const otherNames = ({ document, id }: CorpusEntry): readonly string[] =>
  (namesOf.get(document) ?? []).flatMap(([name, named]) =>
    id.startsWith(named) && (id.length === named.length || /[.#:]/.test(id.charAt(named.length)))
      ? name + id.slice(named.length)
      : [],
  );

/** Makes the tables: the places of the entries of each spelling. */
const spell = (entries: readonly CorpusEntry[]): Spellings<ReadonlyMap<string, readonly number[]>> => {
  const byPlain = new Map<string, number[]>();
  const byName = new Map<string, number[]>();
  const byEnd = new Map<string, number[]>();
  const put = (map: Map<string, number[]>, key: string, at: number): void => {
    const list = map.get(key);
    if (list === undefined) map.set(key, [at]);
    else list.push(at);
  };
  entries.forEach((entry, at) => {
    const plain = plainId(entry.id);
    put(byPlain, plain, at);
    if (plain !== unsigned(plain)) put(byName, unsigned(plain), at);
    const names = otherNames(entry);
    for (const name of names.map(plainId)) {
      put(byName, name, at);
      // Without its sign, `Appendix 1#1` would be Appendix 11.
      if (name.includes('#') && !/\d#/.test(name)) put(byName, unsigned(name), at);
    }
    const ends = [entry.id, ...names].flatMap(endsOf);
    for (const end of new Set([...ends, ...ends.map(unsigned)])) put(byEnd, end, at);
  });
  return { byPlain, byName, byEnd };
};

export const packSpellings = (entries: readonly CorpusEntry[]): PackedSpellings => {
  const { byPlain, byName, byEnd } = spell(entries);
  const packed = (map: ReadonlyMap<string, readonly number[]>): string =>
    `\n${[...map].map(([key, places]) => `${key}\t${places.join(',')}`).join('\n')}\n`;
  return { byPlain: packed(byPlain), byName: packed(byName), byEnd: packed(byEnd) };
};

const openTable = (text: string, entries: readonly CorpusEntry[]): SpellingTable => ({
  get(plain) {
    const key = `\n${plain}\t`;
    const at = text.indexOf(key);
    if (at < 0) return undefined;
    const places = text.slice(at + key.length, text.indexOf('\n', at + key.length)).split(',');
    return places.flatMap((place) => entries[Number(place)] ?? []);
  },
});

/** The tables of a corpus: those the build has made, or made on the spot. */
export const spellingsOf = (
  entries: readonly CorpusEntry[],
  packed: PackedSpellings = packSpellings(entries),
): Spellings<SpellingTable> => ({
  byPlain: openTable(packed.byPlain, entries),
  byName: openTable(packed.byName, entries),
  byEnd: openTable(packed.byEnd, entries),
});
