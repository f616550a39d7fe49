/** The thesaurus as the index keeps it: stems, so that no query has to make them. */
export interface PackedThesaurus {
  /** `said|weight|means|~wider …`; an exclamation mark after the weight where the words said are not to be looked for. */
  readonly rows: readonly string[];
  /** Single words that are said, as they are written: what a mistyped one may have been. */
  readonly words: string;
}

/** What is said, what it stands for, and how sure that is. */
export interface Slang {
  readonly said: readonly string[];
  readonly weight: number;
  /** The words said are not to be looked for themselves. */
  readonly instead: boolean;
  readonly means: readonly { readonly stems: readonly string[]; readonly wider: boolean }[];
}

/** The thesaurus, of which a query takes few rows apart. */
export interface OpenThesaurus {
  /** Rows that begin with a stem, the longest first. */
  beginning(stem: string): readonly Slang[];
  /** Whether a stem occurs anywhere in what is said. */
  has(stem: string): boolean;
}

const slangOf = (row: string): Slang => {
  const [said = '', weight = '', ...means] = row.split('|');
  return {
    said: said.split(' '),
    weight: Number.parseFloat(weight),
    instead: weight.endsWith('!'),
    means: means.map((one) => ({ stems: one.replace('~', '').split(' '), wider: one.startsWith('~') })),
  };
};

/** Indexes that are searched one after the other share a thesaurus. */
const opened = new WeakMap<PackedThesaurus, OpenThesaurus>();

export const openThesaurus = (packed: PackedThesaurus): OpenThesaurus => {
  const known = opened.get(packed) ?? made(packed);
  opened.set(packed, known);
  return known;
};

const made = ({ rows }: PackedThesaurus): OpenThesaurus => {
  const read = new Map<string, readonly Slang[]>();
  let stems: ReadonlySet<string> | null = null;
  return {
    beginning(stem) {
      let found = read.get(stem);
      if (found === undefined) {
        // A space goes on with what is said, a bar ends it.
        found = rows
          .filter((row) => row.startsWith(stem) && (row[stem.length] === ' ' || row[stem.length] === '|'))
          .map(slangOf);
        read.set(stem, found);
      }
      return found;
    },
    has(stem) {
      stems ??= new Set(rows.flatMap((row) => row.slice(0, row.indexOf('|')).split(' ')));
      return stems.has(stem);
    },
  };
};
