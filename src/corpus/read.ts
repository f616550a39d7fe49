import type { Citation } from './documents.ts';
import type { CorpusDocument, CorpusEntry, CorpusIndex } from './entry.ts';

/** Looks paragraphs up. Made once for an index; every answer comes from a table. */
export interface CorpusReader {
  readonly index: CorpusIndex;
  document(key: string): CorpusDocument | undefined;
  entry(citation: Citation): CorpusEntry | undefined;
  /** All entries, or those of one document, in document order. */
  entries(document?: string): readonly CorpusEntry[];
  children(entry: Citation): readonly CorpusEntry[];
  /** Entries whose text or examples cite this one, in document order. */
  citedBy(entry: Citation): readonly Citation[];
  /** The entries read before and after it: rules and terms run on through sections, sections and chapters among their own. */
  neighbours(entry: Citation): { readonly before?: CorpusEntry; readonly after?: CorpusEntry };
  /** The section a rule stands in, without the chapter above; a section or chapter is its own. */
  section(entry: Citation): CorpusEntry | undefined;
  /** Everything above an entry, the outermost first. */
  above(entry: Citation): readonly CorpusEntry[];
}

const keyOf = ({ document, id }: Citation): string => `${document}/${id}`;

/** A reader over a compiled corpus. */
export const corpusReader = (index: CorpusIndex): CorpusReader => {
  // Most questions are about one document, and tables of the others are not made.
  const tables = new Map<string, Map<string, CorpusEntry>>();
  const inDocument = (key: string): readonly CorpusEntry[] => index.entries.filter(({ document }) => document === key);
  const tableOf = (key: string): Map<string, CorpusEntry> => {
    const made = tables.get(key) ?? new Map(inDocument(key).map((one) => [one.id, one]));
    tables.set(key, made);
    return made;
  };
  const families = new Map<string, Map<string, CorpusEntry[]>>();
  let citing: Map<string, Citation[]> | null = null;
  const put = <T>(lists: Map<string, T[]>, key: string, item: T): void => {
    const list = lists.get(key);
    if (list === undefined) lists.set(key, [item]);
    else list.push(item);
  };
  const childrenIn = (key: string): Map<string, CorpusEntry[]> => {
    const made = families.get(key);
    if (made !== undefined) return made;
    const lists = new Map<string, CorpusEntry[]>();
    for (const one of tableOf(key).values()) if (one.parent !== null) put(lists, one.parent, one);
    families.set(key, lists);
    return lists;
  };
  const allCiting = (): Map<string, Citation[]> => {
    const lists = new Map<string, Citation[]>();
    for (const { document, id, links } of index.entries)
      for (const link of links) put(lists, keyOf(link), { document, id });
    return lists;
  };
  const entry = (citation: Citation): CorpusEntry | undefined => tableOf(citation.document).get(citation.id);
  const parentOf = ({ document, parent }: CorpusEntry): CorpusEntry | undefined =>
    parent === null ? undefined : tableOf(document).get(parent);
  const above = (citation: Citation): readonly CorpusEntry[] => {
    const line: CorpusEntry[] = [];
    const start = entry(citation);
    for (let now = start && parentOf(start); now !== undefined; now = parentOf(now)) line.unshift(now);
    return line;
  };
  /** Chapters run among chapters, sections among sections, everything else is one run. */
  const runOf = (found: CorpusEntry): string =>
    found.kind !== 'section' ? 'text' : found.parent === null ? 'chapter' : 'section';

  return {
    index,
    document: (key) => index.documents.find((document) => document.key === key),
    entry,
    entries: (document) => (document === undefined ? index.entries : inDocument(document)),
    children: ({ document, id }) => childrenIn(document).get(id) ?? [],
    citedBy(citation) {
      citing ??= allCiting();
      return citing.get(keyOf(citation)) ?? [];
    },
    neighbours(citation) {
      const found = entry(citation);
      if (found === undefined) return {};
      const run = index.entries.filter((one) => one.document === found.document && runOf(one) === runOf(found));
      const at = run.indexOf(found);
      const before = run[at - 1];
      const after = run[at + 1];
      return { ...(before && { before }), ...(after && { after }) };
    },
    section(citation) {
      let now = entry(citation);
      while (now !== undefined && now.kind !== 'section') now = parentOf(now);
      return now;
    },
    above,
  };
};
