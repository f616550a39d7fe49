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
  const byKey = new Map(index.entries.map((entry) => [keyOf(entry), entry]));
  let childrenOf: Map<string, CorpusEntry[]> | null = null;
  let citing: Map<string, Citation[]> | null = null;
  const put = <T>(lists: Map<string, T[]>, key: string, item: T): void => {
    const list = lists.get(key);
    if (list === undefined) lists.set(key, [item]);
    else list.push(item);
  };
  const allChildren = (): Map<string, CorpusEntry[]> => {
    const lists = new Map<string, CorpusEntry[]>();
    for (const entry of index.entries)
      if (entry.parent !== null) put(lists, `${entry.document}/${entry.parent}`, entry);
    return lists;
  };
  const allCiting = (): Map<string, Citation[]> => {
    const lists = new Map<string, Citation[]>();
    for (const { document, id, links } of index.entries)
      for (const link of links) put(lists, keyOf(link), { document, id });
    return lists;
  };
  const entry = (citation: Citation): CorpusEntry | undefined => byKey.get(keyOf(citation));
  const parentOf = ({ document, parent }: CorpusEntry): CorpusEntry | undefined =>
    parent === null ? undefined : byKey.get(`${document}/${parent}`);
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
    entries: (document) =>
      document === undefined ? index.entries : index.entries.filter((found) => found.document === document),
    children(citation) {
      childrenOf ??= allChildren();
      return childrenOf.get(keyOf(citation)) ?? [];
    },
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
