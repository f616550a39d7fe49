import type { Asked } from '../../corpus/asked.ts';
import type { CorpusIndex } from '../../corpus/entry.ts';
import type { CorpusFile } from './compile.ts';
import type { CorpusFault } from './links.ts';
import { nearestId, readPhrases } from './phrases.ts';

/**
 * Reads what is asked of the entries: `309.4 | retreat with double rainbow; pay two with one energy`, a line for each entry, `#` for a remark. A line
 * without a fault gives its entry its phrases.
 */
export const compileAsked = (
  files: readonly Omit<CorpusFile, 'document'>[],
  corpus: CorpusIndex,
): { readonly asked: readonly Asked[]; readonly faults: readonly CorpusFault[] } => {
  const faults: CorpusFault[] = [];
  const inOrder = [...files].sort((a, b) => (a.file < b.file ? -1 : 1));
  const asked = inOrder.flatMap(({ file, text }) => {
    const document = file.replace(/\.txt$/u, '');
    if (corpus.documents.some(({ key }) => key === document)) return readFile(file, document, text, corpus, faults);
    const keys = corpus.documents.map(({ key }) => `${key}.txt`).join(', ');
    faults.push({ file, line: 1, message: `${file} is named after no document; there may be ${keys}` });
    return [];
  });
  return { asked, faults };
};

const readFile = (
  file: string,
  document: string,
  text: string,
  corpus: CorpusIndex,
  faults: CorpusFault[],
): readonly Asked[] => {
  const own = new Map(
    corpus.entries.filter((entry) => entry.document === document).map((entry) => [entry.id, entry] as const),
  );
  const lines = new Map<string, number>();
  return text.split(/\r?\n/u).flatMap((raw, at) => {
    const fault = (message: string): readonly Asked[] => {
      faults.push({ file, line: at + 1, message });
      return [];
    };
    const written = raw.trim();
    if (written === '' || written.startsWith('#')) return [];
    const bar = written.indexOf('|');
    if (bar < 0) return fault('a line is an id, a bar and phrases: “309.4 | phrase; phrase”');
    const id = written.slice(0, bar).trim();
    if (!own.has(id)) return fault(`${document} has no rule ${id}${nearestId(id, own.keys())}`);
    const before = lines.get(id);
    if (before !== undefined) return fault(`${id} has its phrases in line ${before} already`);
    lines.set(id, at + 1);
    const phrases = readPhrases(written.slice(bar + 1), id, fault);
    return [{ document, id, phrases }];
  });
};

/** So many entries are named, and the rest counted. */
const MOST_NAMED = 5;

/**
 * A line for each document with entries for which no phrases are written. Their titles and texts are searched all the same; the build
 * says it.
 */
export const withoutPhrases = (
  {
    documents,
    entries,
  }: {
    readonly documents: readonly { readonly key: string; readonly label: string }[];
    readonly entries: readonly { readonly document: string; readonly id: string }[];
  },
  asked: readonly { readonly document: string; readonly id: string }[],
): readonly string[] => {
  const having = new Set(asked.map(({ document, id }) => `${document}/${id}`));
  return documents.flatMap(({ key, label }) => {
    const ids = entries.flatMap(({ document, id }) =>
      document === key && !having.has(`${document}/${id}`) ? [id] : [],
    );
    if (ids.length === 0) return [];
    const named = ids.length > MOST_NAMED ? [...ids.slice(0, MOST_NAMED), '…'] : ids;
    return [`${label}: ${ids.length} ${ids.length === 1 ? 'entry' : 'entries'} without phrases (${named.join(', ')})`];
  });
};
