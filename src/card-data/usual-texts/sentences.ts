/** A text as its sentences, and reading runs of them. */

/** Sentences with their full stops; what stands in brackets belongs to the sentence before. */
export const sentencesOf = (text: string): readonly string[] =>
  text.trim().split(/(?<=\.\)?)\s+(?=[A-Z]|this Pokémon )/u);

const run = (sentences: readonly string[]): string => sentences.join(' ').replace(/\.$/u, '');

/** Reads runs of sentences, the longest first, until nothing is left; null where one is not known. */
export const readAll = <T>(
  sentences: readonly string[],
  read: (sentence: string, isLast: boolean) => T | null,
): readonly T[] | null => {
  const found: T[] = [];
  for (let from = 0; from < sentences.length; ) {
    let to = sentences.length;
    let one: T | null = null;
    for (; to > from && one === null; to--) one = read(run(sentences.slice(from, to)), to === sentences.length);
    if (one === null) return null;
    found.push(one);
    from = to + 1;
  }
  return found;
};
