/** How a scalar was written: decides which characters of the source stand for one of the value. */
export type ScalarStyle = 'PLAIN' | 'QUOTE_SINGLE' | 'QUOTE_DOUBLE' | 'BLOCK_LITERAL' | 'BLOCK_FOLDED';

const ESCAPE_LENGTHS: Readonly<Record<string, number>> = { x: 4, u: 6, U: 10 };

/** Signs that a quoted scalar may spell with two, and signs of two units, which share one place. */
const NOT_ONE_FOR_ONE = /[\\'\uD800-\uDFFF]/;

const isSpace = (character: string | undefined): boolean => character !== undefined && /\s/u.test(character);

/** Where the value of a scalar begins in the source, as long as it stands there sign for sign as most do; null where it is spelt otherwise. */
export const standsAt = (source: string, start: number, value: string, style: ScalarStyle): number | null => {
  if (style === 'BLOCK_LITERAL' || style === 'BLOCK_FOLDED') return null;
  const at = style === 'PLAIN' ? start : start + 1;
  return source.startsWith(value, at) && !NOT_ONE_FOR_ONE.test(value) ? at : null;
};

/**
 * The offset in the source of every character of a scalar's value, and last the offset after it. `start` is where the
 * scalar begins, its quote or block sign included. Quotes, escapes, folded lines and indentation are followed.
 */
export const scalarPlaces = (source: string, start: number, value: string, style: ScalarStyle): number[] => {
  const block = style === 'BLOCK_LITERAL' || style === 'BLOCK_FOLDED';
  const quoted = style === 'QUOTE_SINGLE' || style === 'QUOTE_DOUBLE';
  let at = quoted ? start + 1 : block ? source.indexOf('\n', start) + 1 : start;
  const places: number[] = [];
  for (const character of value) {
    const escaped = (): boolean => style === 'QUOTE_DOUBLE' && source[at] === '\\';
    // An escaped line break stands for nothing at all.
    while ((escaped() && /[\r\n]/.test(source[at + 1] ?? '')) || (!isSpace(character) && isSpace(source[at]))) at += 1;
    for (let unit = 0; unit < character.length; unit++) places.push(at);
    if (escaped()) at += ESCAPE_LENGTHS[source[at + 1] ?? ''] ?? 2;
    else if (style === 'QUOTE_SINGLE' && source.startsWith("''", at)) at += 2;
    else if (!isSpace(character) || isSpace(source[at])) at += character.length;
  }
  return [...places, at];
};
