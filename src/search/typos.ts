/** What a typo costs, by what may have caused it; any other wrong letter costs 1. */
const TYPO = {
  swapped: 0.5,
  doubled: 0.4,
  vowel: 0.6,
  silent: 0.6,
  sound: 0.6,
  neighbour: 0.7,
  letter: 1,
  /** More, at the first letter: there people look. */
  first: 0.4,
} as const;

const VOWELS = 'aeiouy';
const SILENT = 'hw';

/** Letters that stand for one sound. */
const SOUNDS = 'ck cs sz kq cq iy gj fv uw mn dt'.split(' ');

const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

const LETTERS = 26;
const A = 97;

/** The letters of a word as numbers from 0; -1 for a word with anything else in it. */
const numbersOf = (word: string): Int8Array | null => {
  const numbers = new Int8Array(word.length);
  for (let i = 0; i < word.length; i++) {
    const number = word.charCodeAt(i) - A;
    if (number < 0 || number >= LETTERS) return null;
    numbers[i] = number;
  }
  return numbers;
};

/** What it costs to type one letter for another, by both numbers. */
const REPLACED: Float64Array = (() => {
  const costs = new Float64Array(LETTERS * LETTERS).fill(TYPO.letter);
  const set = (a: string, b: string, cost: number): void => {
    const [i, j] = [a.charCodeAt(0) - A, b.charCodeAt(0) - A];
    costs[i * LETTERS + j] = Math.min(cost, costs[i * LETTERS + j] ?? cost);
    costs[j * LETTERS + i] = Math.min(cost, costs[j * LETTERS + i] ?? cost);
  };
  ROWS.forEach((row, r) => {
    for (const [at, key] of [...row].entries())
      for (const other of [row[at + 1], ROWS[r + 1]?.[at - 1], ROWS[r + 1]?.[at]])
        if (other !== undefined) set(key, other, TYPO.neighbour);
  });
  for (const pair of SOUNDS) set(pair.charAt(0), pair.charAt(1), TYPO.sound);
  for (const a of VOWELS) for (const b of VOWELS) set(a, b, TYPO.vowel);
  for (let i = 0; i < LETTERS; i++) costs[i * LETTERS + i] = 0;
  return costs;
})();

/** What it costs to type a letter too many or to leave it out. */
const SINGLE: Float64Array = Float64Array.from({ length: LETTERS }, (_, i) => {
  const letter = String.fromCharCode(A + i);
  return SILENT.includes(letter) ? TYPO.silent : VOWELS.includes(letter) ? TYPO.vowel : TYPO.letter;
});

/** A word that may be compared often: its letters, and what each of them costs when it is too many. */
export interface Spelt {
  readonly letters: Int8Array;
  readonly singles: Float64Array;
}

export const spell = (word: string): Spelt | null => {
  const letters = numbersOf(word);
  if (letters === null) return null;
  const singles = new Float64Array(letters.length);
  letters.forEach((letter, at) => {
    const doubled = letter === letters[at - 1] || letter === letters[at + 1];
    singles[at] = (doubled ? TYPO.doubled : (SINGLE[letter] ?? TYPO.letter)) + (at === 0 ? TYPO.first : 0);
  });
  return { letters, singles };
};

const LONGEST = 32;
let older = new Float64Array(LONGEST);
let old = new Float64Array(LONGEST);
let now = new Float64Array(LONGEST);

/** What it costs to have typed `word` for `meant`; something above `most` when it is more. */
export const typoCost = (word: Spelt, meant: Spelt, most: number): number => {
  const [n, m] = [word.letters.length, meant.letters.length];
  if (n >= LONGEST || m >= LONGEST) return most + 1;
  old[0] = 0;
  for (let j = 1; j <= m; j++) old[j] = (old[j - 1] ?? 0) + (meant.singles[j - 1] ?? 0);
  for (let i = 1; i <= n; i++) {
    const a = word.letters[i - 1] ?? 0;
    const extra = word.singles[i - 1] ?? 0;
    now[0] = (old[0] ?? 0) + extra;
    let least = now[0] ?? 0;
    for (let j = 1; j <= m; j++) {
      const b = meant.letters[j - 1] ?? 0;
      const replaced = a === b ? 0 : (REPLACED[a * LETTERS + b] ?? 1) + (i === 1 && j === 1 ? TYPO.first : 0);
      let cost = (old[j - 1] ?? 0) + replaced;
      const without = (old[j] ?? 0) + extra;
      if (without < cost) cost = without;
      const missing = (now[j - 1] ?? 0) + (meant.singles[j - 1] ?? 0);
      if (missing < cost) cost = missing;
      if (i > 1 && j > 1 && a !== b && a === meant.letters[j - 2] && b === word.letters[i - 2]) {
        const swapped = (older[j - 2] ?? 0) + TYPO.swapped;
        if (swapped < cost) cost = swapped;
      }
      now[j] = cost;
      if (cost < least) least = cost;
    }
    if (least > most) return least;
    [older, old, now] = [old, now, older];
  }
  return old[m] ?? 0;
};
