import type { Confidence, CorpusDocument, CorpusEntry, CorpusIndex, EntryKind, RuleClass } from './entry.ts';
import type { PackedSpellings } from './spelling-tables.ts';

/**
 * What every command needs of the corpus, without its texts: a column for each property, a place in it for each entry. Bodies are read one by
 * one, when the text of an entry is needed.
 */
export interface Outline {
  readonly hash: string;
  readonly documents: readonly CorpusDocument[];
  /** How many entries each document has; they lie together, in the order of `documents`. */
  readonly counts: readonly number[];
  readonly ids: readonly string[];
  readonly titles: readonly string[];
  /** A letter for each entry, as in `KINDS` and `CLASSES`. */
  readonly kinds: string;
  readonly classes: string;
  /** A letter for each entry, as in `CONFIDENCES_BY_LETTER`; `-` for none. */
  readonly confidences: string;
  /** Place of the entry above; -1 for none. */
  readonly parents: readonly number[];
  /** Places of the entries cited: `3,17;;5`. */
  readonly links: string;
  /** Absent in what a page is sent, which makes them itself. */
  readonly spellings?: PackedSpellings;
}

/** The outline beside a file of the bodies. */
export interface StoredOutline extends Outline {
  /** Where in that file each entry begins, in bytes, and at last where the last one ends. */
  readonly offsets: readonly number[];
}

const KINDS: { readonly [letter: string]: EntryKind } = { s: 'section', r: 'rule', g: 'glossary' };
const CLASSES: { readonly [letter: string]: RuleClass } = { e: 'enforced', p: 'people', d: 'definition' };
const CONFIDENCES_BY_LETTER: { readonly [letter: string]: Confidence } = { s: 'sure', 1: 'single', d: 'doubt' };

/** What the outline does not have of an entry. */
export interface Body extends Pick<CorpusEntry, 'text' | 'examples' | 'reading' | 'unsettled'> {
  /** Where it is written, which a page does not have. */
  readonly file?: string;
  readonly line?: number;
}

/** Where entries get what is read only when it is asked for. */
interface Source {
  readonly outline: Outline;
  body(at: number): Body;
  links(at: number): CorpusEntry['links'];
}

/** Throws on a page. */
const written = <V>(value: V | undefined): V => {
  if (value === undefined) throw new Error('a page does not have where its rules are written');
  return value;
};

/** An entry that is a place in the columns: most commands ask a few of the thousands for more than their id. */
class PackedEntry implements CorpusEntry {
  readonly document: string;
  readonly id: string;
  readonly #at: number;
  readonly #source: Source;

  constructor(document: string, id: string, at: number, source: Source) {
    this.document = document;
    this.id = id;
    this.#at = at;
    this.#source = source;
  }

  get title(): string {
    return this.#source.outline.titles[this.#at] ?? '';
  }

  get kind(): EntryKind {
    return KINDS[this.#source.outline.kinds.charAt(this.#at)] ?? 'rule';
  }

  get class(): RuleClass {
    return CLASSES[this.#source.outline.classes.charAt(this.#at)] ?? 'definition';
  }

  get confidence(): Confidence | undefined {
    return CONFIDENCES_BY_LETTER[this.#source.outline.confidences.charAt(this.#at)];
  }

  get parent(): string | null {
    const { ids, parents } = this.#source.outline;
    return ids[parents[this.#at] ?? -1] ?? null;
  }

  get #read(): Body {
    return this.#source.body(this.#at);
  }

  get text(): string {
    return this.#read.text;
  }

  get examples(): readonly string[] {
    return this.#read.examples;
  }

  get reading(): string | undefined {
    return this.#read.reading;
  }

  get unsettled(): string | undefined {
    return this.#read.unsettled;
  }

  get file(): string {
    return written(this.#read.file);
  }

  get line(): number {
    return written(this.#read.line);
  }

  get links(): CorpusEntry['links'] {
    return this.#source.links(this.#at);
  }
}

/** What a place has, found once. */
const kept = <T>(find: (at: number) => T): ((at: number) => T) => {
  const found = new Map<number, T>();
  return (at) => {
    const known = found.get(at);
    if (known !== undefined) return known;
    const one = find(at);
    found.set(at, one);
    return one;
  };
};

/** The text of one body, a line of JSON in the file of the bodies. `read` gives the bytes of that file from `start` on, up to `end`, as text. */
export const bodyIn =
  ({ offsets }: StoredOutline, read: (start: number, end: number) => string) =>
  (at: number): Body =>
    JSON.parse(read(offsets[at] ?? 0, (offsets[at + 1] ?? 0) - 2));

/** The corpus over its outline; `body` gives the rest of an entry, and is asked once for each. */
export const openPacked = (outline: Outline, body: (at: number) => Body): CorpusIndex => {
  const { counts, documents } = outline;
  const entries: CorpusEntry[] = [];
  let linked: readonly string[] | null = null;
  const source: Source = {
    outline,
    body: kept(body),
    links: kept((at) => {
      linked ??= outline.links.split(';');
      const places = linked[at] ?? '';
      return places === ''
        ? []
        : places.split(',').flatMap((place) => {
            const entry = entries[Number(place)];
            return entry === undefined ? [] : [{ document: entry.document, id: entry.id }];
          });
    }),
  };
  documents.forEach(({ key }, i) => {
    for (let n = counts[i] ?? 0; n > 0; n--) {
      const at = entries.length;
      entries.push(new PackedEntry(key, outline.ids[at] ?? '', at, source));
    }
  });
  const { hash, spellings } = outline;
  return { hash, documents, entries, ...(spellings === undefined ? {} : { spellings }) };
};
