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

/** Splits `X on Y` at the first of these words that has something before it. */
export const splitAt = (...words: readonly string[]): ((text: string) => readonly [string, string | null]) => {
  const pattern = new RegExp(`^(.*?)\\s+(?:${words.join('|')})\\s+(.+)$`, 'i');
  return (text) => {
    const found = pattern.exec(text);
    return found?.[1] === undefined || found[2] === undefined ? [text, null] : [found[1], found[2]];
  };
};
