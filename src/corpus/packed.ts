import type { CorpusDocument, CorpusEntry, CorpusIndex, EntryKind, RuleClass } from './entry.ts';
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
  /** Place of the entry above; -1 for none. */
  readonly parents: readonly number[];
  /** Places of the entries cited: `3,17;;5`. */
  readonly links: string;
  /** Where in the file of the bodies each entry begins, in bytes, and at last where the last one ends. */
  readonly offsets: readonly number[];
  readonly spellings: PackedSpellings;
}

const KINDS: { readonly [letter: string]: EntryKind } = { s: 'section', r: 'rule', g: 'glossary' };
const CLASSES: { readonly [letter: string]: RuleClass } = { e: 'enforced', p: 'people', d: 'definition' };

/** What the file of the bodies has of an entry, one line of JSON for each. */
type Body = Pick<CorpusEntry, 'text' | 'examples' | 'reading' | 'file' | 'line'>;

/** Where entries get what is read only when it is asked for. */
interface Source {
  body(at: number): Body;
  links(at: number): CorpusEntry['links'];
}

/** An entry whose body and links are read when they are asked for. */
class PackedEntry implements CorpusEntry {
  readonly document: string;
  readonly id: string;
  readonly title: string;
  readonly kind: EntryKind;
  readonly parent: string | null;
  readonly class: RuleClass;
  readonly #at: number;
  readonly #source: Source;
  #body: Body | null = null;
  #links: CorpusEntry['links'] | null = null;

  constructor(outline: Outline, document: string, at: number, source: Source) {
    this.document = document;
    this.id = outline.ids[at] ?? '';
    this.title = outline.titles[at] ?? '';
    this.kind = KINDS[outline.kinds.charAt(at)] ?? 'rule';
    this.class = CLASSES[outline.classes.charAt(at)] ?? 'definition';
    this.parent = outline.ids[outline.parents[at] ?? -1] ?? null;
    this.#at = at;
    this.#source = source;
  }

  get #read(): Body {
    this.#body ??= this.#source.body(this.#at);
    return this.#body;
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

  get file(): string {
    return this.#read.file;
  }

  get line(): number {
    return this.#read.line;
  }

  get links(): CorpusEntry['links'] {
    this.#links ??= this.#source.links(this.#at);
    return this.#links;
  }
}

/** The corpus over its outline. `read` gives the bytes of the file of the bodies from `start` on, up to `end`, as text. */
export const openPacked = (outline: Outline, read: (start: number, end: number) => string): CorpusIndex => {
  const { counts, documents, offsets } = outline;
  const entries: CorpusEntry[] = [];
  let linked: readonly string[] | null = null;
  const source: Source = {
    body: (at) => JSON.parse(read(offsets[at] ?? 0, (offsets[at + 1] ?? 0) - 2)),
    links(at) {
      linked ??= outline.links.split(';');
      const places = linked[at] ?? '';
      return places === ''
        ? []
        : places.split(',').flatMap((place) => {
            const entry = entries[Number(place)];
            return entry === undefined ? [] : [{ document: entry.document, id: entry.id }];
          });
    },
  };
  documents.forEach(({ key }, i) => {
    for (let n = counts[i] ?? 0; n > 0; n--) entries.push(new PackedEntry(outline, key, entries.length, source));
  });
  return { hash: outline.hash, documents, entries, spellings: outline.spellings };
};
