/** Small numbers as single signs, and lists of stems in them. A page is sent tens of thousands of these. */

/** Signs that JSON or a script element would spell longer, and those that part lists. */
const NOT_SIGNS: ReadonlySet<string> = new Set(['!', '"', '\\', '<']);
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

export const numberOfSign = (sign: string): number => numberOfCode(sign.charCodeAt(0));

/** Begins what stands at one place of an entry. */
const PLACE = '!';
const PLACE_CODE = PLACE.charCodeAt(0);

/** Stems with their places, as bits of one number. */
export type Said = readonly (readonly [stem: number, places: number])[];

const HIGHEST_BIT = 30;

/** One entry as text: for each of its places the stems there, those with the shortest signs first. `signs`: of each stem. */
export const writtenSaid = (said: Said, signs: readonly number[]): string => {
  let text = '';
  for (let bit = 0; bit <= HIGHEST_BIT; bit++) {
    const here = said.flatMap(([stem, places]) => ((places & (1 << bit)) === 0 ? [] : [signs[stem] ?? 0]));
    if (here.length > 0) text += PLACE + signOf(bit) + writtenStems(here);
  }
  return text;
};

export const writtenStems = (signs: readonly number[]): string =>
  [...signs]
    .sort((a, b) => a - b)
    .map(signOf)
    .join('');

/** Calls `at` for each stem of the entry and each of its places. `stems`: of each sign. */
export const readSaid = (text: string, stems: ArrayLike<number>, at: (stem: number, place: number) => void): void => {
  let place = 0;
  for (let i = 0; i < text.length; i++) {
    if (text.charCodeAt(i) === PLACE_CODE) {
      i++;
      place = 1 << numberOfCode(text.charCodeAt(i));
    } else at(stems[numberOfCode(text.charCodeAt(i))] ?? 0, place);
  }
};

export const readStems = (text: string, stems: ArrayLike<number>): Int32Array => {
  const read = new Int32Array(text.length);
  for (let i = 0; i < text.length; i++) read[i] = stems[numberOfCode(text.charCodeAt(i))] ?? 0;
  return read;
};
