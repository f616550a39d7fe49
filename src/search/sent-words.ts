/** Small numbers as single signs, and lists of stems in them. A page is sent tens of thousands of these. */

/** Signs that JSON or a script element would spell longer. */
const NOT_SIGNS: ReadonlySet<string> = new Set(['"', '\\', '<']);
const SHORT: readonly string[] = Array.from({ length: 0x7f - 0x21 }, (_, at) => String.fromCharCode(0x21 + at)).filter(
  (sign) => !NOT_SIGNS.has(sign),
);
const FIRST_LONG = 0x100;
const LONGEST = 0xd000;
/** The number of each short sign, by its code. */
const NUMBERS = new Uint8Array(FIRST_LONG);
for (const [number, sign] of SHORT.entries()) NUMBERS[sign.charCodeAt(0)] = number;

/** Throws above some fifty thousand, which is more stems than any index has. */
export const signOf = (number: number): string => {
  const code = FIRST_LONG + number - SHORT.length;
  if (code >= LONGEST) throw new Error(`${number} is too large for a sign`);
  return SHORT[number] ?? String.fromCharCode(code);
};

const numberOfCode = (code: number): number =>
  code < FIRST_LONG ? (NUMBERS[code] ?? 0) : code - FIRST_LONG + SHORT.length;

/** A list of stems as text, those with the shortest signs first. */
export const writtenStems = (signs: readonly number[]): string =>
  [...signs]
    .sort((a, b) => a - b)
    .map(signOf)
    .join('');

export const readStems = (text: string, stems: ArrayLike<number>): Int32Array => {
  const read = new Int32Array(text.length);
  for (let i = 0; i < text.length; i++) read[i] = stems[numberOfCode(text.charCodeAt(i))] ?? 0;
  return read;
};
