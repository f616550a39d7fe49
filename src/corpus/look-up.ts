import type { CorpusEntry, CorpusIndex } from './entry.ts';
import { isLettered, type LetteredIds, lettered, letteredIdsOf } from './lettered.ts';
import { plainId } from './spelling.ts';
import { type Spellings, type SpellingTable, spellingsOf } from './spelling-tables.ts';

/** A term of a glossary, with the term as the first group. */
export const GLOSSARY = /^(?:gl?\s*:|glossary\b(?:\s+term)?(?:\s*:)?|term\s*:)\s*(\S.*)$/i;

/** The entries of a corpus by every spelling of their ids. */
export interface Lookup extends Spellings<SpellingTable> {
  readonly entries: readonly CorpusEntry[];
  readonly letters: LetteredIds;
}

const lookups = new WeakMap<CorpusIndex, Lookup>();

/** The tables of a corpus, made once for each. */
export const lookupOf = (index: CorpusIndex): Lookup => {
  const made = lookups.get(index);
  if (made !== undefined) return made;
  let letters: LetteredIds | null = null;
  const lookup: Lookup = {
    entries: index.entries,
    ...spellingsOf(index.entries, index.spellings),
    get letters() {
      letters ??= letteredIdsOf(index.entries);
      return letters;
    },
  };
  lookups.set(index, lookup);
  return lookup;
};

export const inDocument = (entries: readonly CorpusEntry[], document: string | undefined): readonly CorpusEntry[] =>
  document === undefined ? entries : entries.filter((entry) => entry.document === document);

/** The entries one id names: the id itself in any spelling, else by another name, else an end of it; or a term of a glossary. */
export const named = (text: string, document: string | undefined, lookup: Lookup): readonly CorpusEntry[] => {
  // Most that is looked up begins like `309.4`, which needs no table of the other ids.
  const letters = /^\d{3}/.test(text) ? null : lettered(text, document, lookup.letters);
  if (letters === null) return spelled(text, document, lookup);
  const elsewhere = spelled(text, document, lookup).filter((entry) => !isLettered(entry.document));
  return [...elsewhere, ...letters];
};

/** `Gl:Pokémon ex` and `Gl:Pokémon-EX` are one spelling and two terms: of a document that has both, the one that is written so. */
const asWritten = (text: string, found: readonly CorpusEntry[]): readonly CorpusEntry[] =>
  found.filter(
    (entry) =>
      entry.id === text ||
      !found.some((other) => other.document === entry.document && other !== entry && other.id === text),
  );

const spelled = (text: string, document: string | undefined, lookup: Lookup): readonly CorpusEntry[] => {
  const found = inAnySpelling(text, document, lookup);
  return found.length < 2 ? found : asWritten(text.replace(GLOSSARY, 'Gl:$1'), found);
};

const inAnySpelling = (text: string, document: string | undefined, lookup: Lookup): readonly CorpusEntry[] => {
  const term = GLOSSARY.exec(text)?.[1];
  if (term !== undefined) {
    // `G:owner` and `Gl:Owner` are ids of two documents; `glossary owner` is the term in both.
    const exact = inDocument(lookup.byPlain.get(plainId(text)) ?? [], document);
    if (exact.length > 0) return exact;
    const plain = plainId(term);
    const terms = inDocument(lookup.entries, document).filter((entry) => entry.kind === 'glossary');
    const same = terms.filter((entry) => plainId(entry.title) === plain);
    if (same.length > 0) return same;
    const one = plain.replace(/s$/, '');
    for (const short of [plain, one]) {
      const found = inDocument(lookup.byName.get(plainId(`Gl:${short}`)) ?? [], document);
      if (found.length > 0) return found;
    }
    return terms.filter((entry) => plainId(entry.title) === one || plainId(entry.title) === `${plain}s`);
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
  // `neo 9B` names one rule, `xy 2E` that item in the summary and in full; the ends `1`, `2` and `a` belong to too many rules to say which is meant.
  return document !== undefined && /^\d[a-z]$/.test(plain) ? byEnd : [];
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

const BETWEEN = /\s*(?:\.{2,3}|…|-|\bto\b|\bthrough\b|\btill\b)\s*/gi;

/** Where a text may be cut into the ends of a range. Ids may have hyphens of their own: `C-14-C-16`. */
const cuts = (text: string): readonly (readonly [string, string])[] =>
  [...text.slice(0, LONGEST_RANGE).matchAll(BETWEEN)]
    .map(({ index, 0: sign }): readonly [string, string] => [text.slice(0, index), text.slice(index + sign.length)])
    .filter(([from, to]) => from !== '' && to !== '');

/** Longer texts are not ranges, and trying every sign in one would take too long. */
const LONGEST_RANGE = 60;

/** Both ends of a range and all between, in document order. The second end may be shortened: `309.1-4`, `309.3a-b`, `Math.A-E`, `C-14-16`. */
export const range = (text: string, document: string | undefined, lookup: Lookup): readonly CorpusEntry[] => {
  for (const [from, to] of cuts(text)) {
    const firsts = named(from, document, lookup);
    const found = firsts.flatMap((first) => between(first, to, firsts.length > 1, lookup));
    if (found.length > 0) return found;
  }
  return [];
};

const between = (first: CorpusEntry, to: string, oneOfMany: boolean, lookup: Lookup): readonly CorpusEntry[] => {
  // The shortened end comes first: `309.1-4` does not mean chapter 4.
  const shortened = [/\d+[a-z]$/i, /\d+$/, /[a-z]+$/i].map((mark) => first.id.replace(mark, to));
  for (const end of [first.id.replace(/#\d+$/, `#${to.replace('#', '')}`), ...shortened, to]) {
    const last = named(end, first.document, lookup).find((one) => !oneOfMany || one.parent === first.parent);
    if (last === undefined || last === first || (last.kind === 'section') !== (first.kind === 'section')) continue;
    const [a, b] = [lookup.entries.indexOf(first), lookup.entries.indexOf(last)].sort((x, y) => x - y);
    const between = lookup.entries.slice(a, (b ?? 0) + 1);
    return between.filter((entry) => (entry.kind === 'section') === (first.kind === 'section'));
  }
  return [];
};
