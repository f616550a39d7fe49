import type { CorpusEntry } from '../corpus/index.ts';
import { NUMBERS, stem } from '../search/index.ts';

/** How much a piece of the source has in common with our restatement: shared words, the rarer the more. */

/** How often is a number too. */
const numberOf = (word: string): string | undefined => {
  if (word === 'once') return '1';
  return word === 'twice' ? '2' : NUMBERS.get(word);
};

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The words of a text, reduced to their stems, each once. */
export const stemsOf = (text: string): ReadonlySet<string> =>
  new Set(
    (plain(text).match(/[a-z]+|\d+/gu) ?? []).map((word) => numberOf(word) ?? (/\d/u.test(word) ? word : stem(word))),
  );

/** A text without anything but its letters and numbers, for comparing names. */
export const nameOf = (text: string): string => (plain(text).match(/[a-z]+|\d+/gu) ?? []).join(' ');

export const restatementOf = (entry: CorpusEntry): string => [entry.title, entry.text, ...entry.examples].join(' ');

export interface Likeness {
  readonly weight: (stem: string) => number;
  /** What a piece speaks for each entry; a table by piece, then by entry. */
  readonly table: readonly Float32Array[];
}

/** Words of a piece that an entry does not have speak a little against it. */
const AGAINST = 0.05;

export const likenessOf = (pieces: readonly string[], entries: readonly string[]): Likeness => {
  const ofPieces = pieces.map(stemsOf);
  const ofEntries = entries.map(stemsOf);
  const often = new Map<string, number>();
  for (const stems of [...ofPieces, ...ofEntries]) for (const one of stems) often.set(one, (often.get(one) ?? 0) + 1);
  const all = pieces.length + entries.length;
  const weight = (one: string): number => Math.max(0, Math.log(all / (1 + (often.get(one) ?? 0))) - 0.7);
  const holders = new Map<string, number[]>();
  for (const [at, stems] of ofEntries.entries())
    for (const one of stems) {
      const list = holders.get(one);
      if (list === undefined) holders.set(one, [at]);
      else list.push(at);
    }
  // A long restatement has words in common with everything.
  const usual = ofEntries.reduce((sum, { size }) => sum + size, 0) / Math.max(1, ofEntries.length);
  const scale = ofEntries.map(({ size }) => Math.min(1.15, Math.max(0.7, 1 / (0.65 + (0.35 * size) / usual))));
  const table = ofPieces.map((stems) => {
    const row = new Float32Array(entries.length);
    let total = 0;
    for (const one of stems) {
      const worth = weight(one);
      total += worth;
      for (const at of holders.get(one) ?? []) row[at] = (row[at] ?? 0) + worth * (1 + AGAINST);
    }
    for (let at = 0; at < row.length; at += 1) row[at] = (row[at] ?? 0) * (scale[at] ?? 1) - total * AGAINST;
    return row;
  });
  return { weight, table };
};
