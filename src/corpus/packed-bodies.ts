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
}

export const packBodies = (entries: readonly Body[]): PackedBodies => ({
  texts: entries.map(({ text }) => text),
  examples: entries.flatMap(({ examples }, at) => (examples.length === 0 ? [] : [[at, examples] as const])),
  others: entries.flatMap((entry, at) => {
    const other = otherOf(entry);
    return Object.keys(other).length === 0 ? [] : [[at, other] as const];
  }),
});

/** The body of each entry by its place, without the file and line in which it is written: no page shows them. */
export const openBodies = ({ texts, examples, others }: PackedBodies): ((at: number) => Body) => {
  const exampleOf = new Map(examples);
  const otherAt = new Map(others);
  return (at) => ({ text: texts[at] ?? '', examples: exampleOf.get(at) ?? [], ...otherAt.get(at) });
};
