/** A question in one line, without the sign at its end. */
export const tidy = (text: string): string =>
  text
    .trim()
    .replace(/\s+/g, ' ')
    // After a comma `?` is a card.
    .replace(/(?<!, ?)[?.!]+$/, '');

/** The words inside quotation marks, or as they are. */
export const unquote = (text: string): string =>
  text
    .trim()
    .replace(/^["“'](.*)["”']$/u, '$1')
    .trim();

type Split = readonly [string, string | null];

/** Splits `X on Y` at the first of these words that has something before it. */
export const splitAt = (...words: readonly string[]): ((text: string) => Split) => {
  const pattern = new RegExp(`^(.*?)\\s+(?:${words.join('|')})\\s+(.+)$`, 'i');
  return (text) => {
    const found = pattern.exec(text);
    return found?.[1] === undefined || found[2] === undefined ? [text, null] : [found[1], found[2]];
  };
};

/** The same after what is a name: `Dance of Tribute of bench 1` splits after “Tribute”; at the first where none is. */
export const splitAfterName = (
  ...words: readonly string[]
): ((text: string, isName: (said: string) => boolean) => Split) => {
  const first = splitAt(...words);
  const word = new RegExp(`\\s+(?:${words.join('|')})\\s+`, 'giu');
  return (text, isName) => {
    const splits = [...text.matchAll(word)].map(
      (found): Split => [text.slice(0, found.index), text.slice(found.index + found[0].length)],
    );
    return splits.find(([before]) => isName(unquote(before))) ?? first(text);
  };
};
