import type { Body } from './packed.ts';

type Other = Omit<Body, 'text' | 'examples' | 'file' | 'line'>;

/** What an outline and the columns have of an entry. */
const KNOWN: ReadonlySet<string> = new Set([
  'document',
  'id',
  'title',
  'kind',
  'parent',
  'class',
  'links',
  'text',
  'examples',
  'file',
  'line',
]);

const otherOf = (entry: Body): Other =>
  Object.fromEntries(Object.entries(entry).filter(([key, value]) => !KNOWN.has(key) && value !== undefined)) as Other;

/** The bodies of a corpus as a page is sent with them: a column for each property, because keys that are said for each entry cost a page dearly. */
export interface PackedBodies {
  readonly texts: readonly string[];
  /** Of the entries that have any: the place of the entry. */
  readonly examples: readonly (readonly [at: number, examples: readonly string[]])[];
  /** Whatever else an entry has, which few have. */
  readonly others: readonly (readonly [at: number, other: Other])[];
  /** Files in order, and how many entries in a row are of each. */
  readonly files: readonly (readonly [file: string, entries: number])[];
  /** The line of each entry, counted from that of the entry before it in the same row. */
  readonly lines: readonly number[];
}

export const packBodies = (entries: readonly Body[]): PackedBodies => {
  const files: [string, number][] = [];
  const lines = entries.map(({ file, line }, at) => {
    const row = files.at(-1);
    const before = entries[at - 1];
    if (row === undefined || row[0] !== file || before === undefined) {
      files.push([file, 1]);
      return line;
    }
    row[1]++;
    return line - before.line;
  });
  return {
    texts: entries.map(({ text }) => text),
    examples: entries.flatMap(({ examples }, at) => (examples.length === 0 ? [] : [[at, examples] as const])),
    others: entries.flatMap((entry, at) => {
      const other = otherOf(entry);
      return Object.keys(other).length === 0 ? [] : [[at, other] as const];
    }),
    files,
    lines,
  };
};

/** The body of each entry by its place. */
export const openBodies = ({ texts, examples, others, files, lines }: PackedBodies): ((at: number) => Body) => {
  const exampleOf = new Map(examples);
  const otherAt = new Map(others);
  const where: { readonly file: string; readonly line: number }[] = [];
  for (const [file, entries] of files) {
    let line = 0;
    for (let n = 0; n < entries; n++) {
      line += lines[where.length] ?? 0;
      where.push({ file, line });
    }
  }
  return (at) => {
    const { file, line } = where[at] ?? { file: '', line: 0 };
    return {
      text: texts[at] ?? '',
      examples: exampleOf.get(at) ?? [],
      ...otherAt.get(at),
      file,
      line,
    };
  };
};
