import { editDistance } from '../corpus/index.ts';

/** The word most like it, if any is like it at all. */
export const likeliest = (word: string, known: readonly string[]): string | null => {
  const typed = word.toLowerCase();
  // The distance is counted up to 3 only.
  const most = Math.min(2, Math.max(1, Math.floor(typed.length / 3)));
  const ranked = known
    .map((one) => ({
      one,
      far: one.startsWith(typed) && typed.length > 1 ? 0 : editDistance(typed, one.toLowerCase(), 3),
    }))
    .filter(({ far }) => far <= most)
    .sort((a, b) => a.far - b.far);
  return ranked[0]?.one ?? null;
};
