import { ALSO_CALLED } from './also-called.ts';
import type { CorpusEntry, CorpusIndex } from './entry.ts';
import { endsOf, plainId, unsigned } from './spelling.ts';

/** A term of a glossary, with the term as the first group. */
export const GLOSSARY = /^(?:gl?\s*:|glossary\b(?:\s+term)?\s*:?|term\s*:)\s*(.+)$/i;

/** The entries of a corpus by every spelling of their ids. */
export interface Lookup {
  readonly entries: readonly CorpusEntry[];
  readonly byPlain: ReadonlyMap<string, readonly CorpusEntry[]>;
  /** By other names than ids. */
  readonly byName: ReadonlyMap<string, readonly CorpusEntry[]>;
  readonly byEnd: ReadonlyMap<string, readonly CorpusEntry[]>;
}

const lookups = new WeakMap<CorpusIndex, Lookup>();

/** The tables of a corpus, made once for each. */
export const lookupOf = (index: CorpusIndex): Lookup => {
  const made = lookups.get(index);
  if (made !== undefined) return made;
  const byPlain = new Map<string, CorpusEntry[]>();
  const byName = new Map<string, CorpusEntry[]>();
  const byEnd = new Map<string, CorpusEntry[]>();
  const put = (map: Map<string, CorpusEntry[]>, key: string, entry: CorpusEntry): void => {
    map.set(key, [...(map.get(key) ?? []), entry]);
  };
  for (const entry of index.entries) {
    const plain = plainId(entry.id);
    put(byPlain, plain, entry);
    if (plain !== unsigned(plain)) put(byName, unsigned(plain), entry);
    const names = Object.entries(ALSO_CALLED[entry.document] ?? {}).flatMap(([name, id]) =>
      id === entry.id ? name : [],
    );
    for (const name of names) put(byName, plainId(name), entry);
    const ends = [entry.id, ...names].flatMap(endsOf);
    for (const end of new Set([...ends, ...ends.map(unsigned)])) put(byEnd, end, entry);
  }
  const lookup = { entries: index.entries, byPlain, byName, byEnd };
  lookups.set(index, lookup);
  return lookup;
};

export const inDocument = (entries: readonly CorpusEntry[], document: string | undefined): readonly CorpusEntry[] =>
  document === undefined ? entries : entries.filter((entry) => entry.document === document);

/** The entries one id names: the id itself in any spelling, else by another name, else an end of it; or a term of a glossary. */
export const named = (text: string, document: string | undefined, lookup: Lookup): readonly CorpusEntry[] => {
  const term = GLOSSARY.exec(text)?.[1];
  if (term !== undefined) {
    const plain = plainId(term);
    const terms = inDocument(lookup.entries, document).filter((entry) => entry.kind === 'glossary');
    const exact = terms.filter((entry) => plainId(entry.title) === plain);
    if (exact.length > 0) return exact;
    const short = inDocument(lookup.byName.get(plainId(`Gl:${term}`)) ?? [], document);
    return short.length > 0 ? short : terms.filter((entry) => plainId(entry.title) === plain.replace(/s$/, ''));
  }
  const plain = plainId(text);
  if (plain === '') return [];
  for (const table of [lookup.byPlain, lookup.byName]) {
    const found = inDocument(table.get(plain) ?? [], document);
    if (found.length > 0) return found;
  }
  if (document === undefined && !/\d/.test(plain)) return [];
  const byEnd = inDocument(lookup.byEnd.get(plain) ?? [], document);
  if (plain.length > 2) return byEnd;
  // `neo 9B` names one rule; of the many ends `1`, `2` and `a` nobody knows whose they are.
  return document !== undefined && byEnd.length === 1 && /^\d[a-z]$/.test(plain) ? byEnd : [];
};

/** A section stands for itself and every rule in it, a chapter for itself and its sections. */
export const opened = (entry: CorpusEntry, { entries }: Lookup): readonly CorpusEntry[] => {
  if (entry.kind !== 'section') return [entry];
  const inside = new Set([entry.id]);
  const list = [entry];
  for (const one of entries) {
    if (one.document !== entry.document || one.parent === null || !inside.has(one.parent)) continue;
    list.push(one);
    if (one.kind !== 'section') inside.add(one.id);
  }
  return list;
};

const RANGE = /^(.+?)\s*(?:\.{2,3}|…|-|\bto\b|\bthrough\b|\btill\b)\s*(.+)$/i;

/** Both ends of a range and all between, in document order. The second end may be shortened: `309.1-4`, `309.3a-b`, `Math.A-E`. */
export const range = (text: string, document: string | undefined, lookup: Lookup): readonly CorpusEntry[] => {
  const [, from = '', to = ''] = RANGE.exec(text) ?? [];
  const [first] = named(from, document, lookup);
  if (first === undefined) return [];
  // The shortened end comes first: in `309.1-4` nobody means chapter 4.
  for (const end of [first.id.replace(/\d+$/, to), first.id.replace(/[a-z]+$/i, to), to]) {
    const last: CorpusEntry | undefined = named(end, first.document, lookup)[0];
    if (last === undefined || last === first || (last.kind === 'section') !== (first.kind === 'section')) continue;
    const [a, b] = [lookup.entries.indexOf(first), lookup.entries.indexOf(last)].sort((x, y) => x - y);
    const between = lookup.entries.slice(a, (b ?? 0) + 1);
    return between.filter((entry) => (entry.kind === 'section') === (first.kind === 'section'));
  }
  return [];
};
