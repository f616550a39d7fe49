/**
 * Where a word stands in an entry, as bits of one number: title, titles above, each sentence of the text, each of the examples. What stands
 * beyond the last bit of its kind shares it.
 */
export const TITLE_BIT = 1;
export const PATH_BIT = 2;

/** First bit and how many, for sentences of the text and of the examples. */
export const SENTENCES = { text: [2, 18], example: [20, 10] } as const satisfies Record<
  string,
  readonly [number, number]
>;

export const bitOf = ([first, many]: readonly [number, number], place: number): number =>
  1 << (first + Math.min(place, many - 1));

const bits = ([first, many]: readonly [number, number]): number => ((1 << many) - 1) << first;

export const TEXT_BITS = bits(SENTENCES.text);
export const EXAMPLE_BITS = bits(SENTENCES.example);

/** How many bits are set. */
export const countBits = (mask: number): number => {
  let rest = mask;
  let count = 0;
  for (; rest !== 0; count++) rest &= rest - 1;
  return count;
};
