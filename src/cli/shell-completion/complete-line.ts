/** A line of bash up to the cursor, taken apart as bash would. */
export interface TypedLine {
  /** The words after the name of the program, without their quotes; the last is the one to complete. */
  readonly words: readonly string[];
  /** The quote the last word stands in, if it is not closed. */
  readonly quote: '' | "'" | '"';
  /** Signs of the last word that bash takes for a word of its own: it breaks words after `=` and `:`. */
  readonly broken: number;
}

export const typedLine = (line: string): TypedLine => {
  const words: string[] = [];
  let word: string | null = null;
  let quote: TypedLine['quote'] = '';
  let broken = 0;
  for (let at = 0; at < line.length; at++) {
    const sign = line[at] ?? '';
    if (quote !== '') {
      if (sign === quote) quote = '';
      else if (sign === '\\' && quote === '"' && '"\\$`'.includes(line[at + 1] ?? ' ')) word += line[++at] ?? '';
      else word += sign;
    } else if (sign === ' ' || sign === '\t') {
      if (word !== null) words.push(word);
      word = null;
      broken = 0;
    } else {
      word ??= '';
      if (sign === "'" || sign === '"') quote = sign;
      else if (sign === '\\') word += line[++at] ?? '';
      else {
        word += sign;
        if (sign === '=' || sign === ':') broken = word.length;
      }
    }
  }
  return { words: [...words, word ?? ''].slice(1), quote, broken };
};

const COMMON = (all: readonly string[]): number => {
  const [first = '', ...others] = all;
  let end = first.length;
  for (const one of others) while (!one.startsWith(first.slice(0, end))) end -= 1;
  return end;
};

/**
 * The candidates as bash has to insert them. Bash writes what all of them begin with; where they differ in case before the end of what was typed, they
 * keep what was typed, or bash would take signs away.
 */
export const asTyped = (candidates: readonly string[], { words, quote, broken }: TypedLine): readonly string[] => {
  const typed = words.at(-1) ?? '';
  const kept =
    COMMON(candidates) < typed.length ? candidates.map((one) => typed + one.slice(typed.length)) : candidates;
  return kept.map((candidate) => {
    const rest = candidate.slice(broken);
    if (quote === "'") return rest.replaceAll("'", "'\\''");
    if (quote === '"') return rest.replace(/["\\$`]/gu, '\\$&');
    return rest.replace(/[^\p{L}\p{N}_@%+=:,./~-]/gu, '\\$&');
  });
};
