/** The thesaurus as it lies in the index: stems, so that no query has to make them. */
export interface PackedThesaurus {
  /** `said|weight|means|means …`; an exclamation mark behind the weight where the words said are not to be looked for. */
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
  readonly means: readonly (readonly string[])[];
}

/** Rows by their first stem. */
export const openThesaurus = ({ rows }: PackedThesaurus): ReadonlyMap<string, readonly Slang[]> => {
  const byFirst = new Map<string, Slang[]>();
  for (const row of rows) {
    const [said = '', weight = '', ...means] = row.split('|');
    const slang = {
      said: said.split(' '),
      weight: Number.parseFloat(weight),
      instead: weight.endsWith('!'),
      means: means.map((one) => one.split(' ')),
    };
    const first = slang.said[0] ?? '';
    const list = byFirst.get(first);
    if (list === undefined) byFirst.set(first, [slang]);
    else list.push(slang);
  }
  return byFirst;
};
