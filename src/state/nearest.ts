import { plainName } from './card-pool.ts';

/**
 * How far a typed word is from a name: single letters changed, left out, added, or two neighbours exchanged, each 1.
 * Letters of the name after a matching beginning cost a quarter, so that `Wig` is near `Wigglytuff`.
 */
export const distance = (word: string, name: string): number => {
  const rows: number[][] = [Array.from({ length: name.length + 1 }, (_, column) => column)];
  const cell = (row: number, column: number): number => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= word.length; row++) {
    const current = [row];
    rows.push(current);
    for (let column = 1; column <= name.length; column++) {
      const same = word[row - 1] === name[column - 1];
      let best = Math.min(
        cell(row - 1, column) + 1,
        cell(row, column - 1) + 1,
        cell(row - 1, column - 1) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && word[row - 1] === name[column - 2] && word[row - 2] === name[column - 1]) {
        best = Math.min(best, cell(row - 2, column - 2) + 1);
      }
      current.push(best);
    }
  }
  let best = cell(word.length, name.length);
  for (let column = 1; column < name.length; column++) {
    best = Math.min(best, cell(word.length, column) + (name.length - column) / 4);
  }
  return best;
};

/**
 * The candidates that look most like the word, best first, at most `limit`; compared as names are (see `plainName`).
 * Those that share little more than their length are left out, so the list may be empty.
 */
export const nearest = (word: string, candidates: Iterable<string>, limit: number): string[] => {
  // Longer words than any name would only cost time: the input is untrusted.
  const typed = plainName(word).slice(0, 60);
  const farthest = Math.max(2, typed.length * 0.6);
  const scored: { readonly candidate: string; readonly score: number }[] = [];
  for (const candidate of new Set(candidates)) {
    const plain = plainName(candidate).slice(0, 80);
    if (typed.length - plain.length > farthest) continue;
    const score = distance(typed, plain);
    if (score <= farthest && score < Math.max(typed.length, 1)) scored.push({ candidate, score });
  }
  scored.sort((a, b) => a.score - b.score || (a.candidate < b.candidate ? -1 : 1));
  return scored.slice(0, limit).map(({ candidate }) => candidate);
};
