import { editDistance } from '../corpus/index.ts';

/** Slips allowed in a word of that length. Short words are left alone: nearly everything is near them. */
const slips = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** Good English words near ours that no rule uses: tournament policy, and other games. They are told as missing, never bent. */
const ELSEWHERE: ReadonlySet<string> = new Set(
  (
    'slow stall stalling warning warnings penalty penalties proxy proxies timer time round rounds match pairing standings infraction cheating ' +
    'creature creatures instant instants spell spells tapped untap mana land lands trap traps monster monsters summon tribute banish life'
  ).split(' '),
);

/** In a word of four letters only swapped neighbours are believed. */
const swapped = (a: string, b: string): boolean => [...a].sort().join('') === [...b].sort().join('');

/**
 * The word of the vocabulary a mistyped one most likely is, or null. Two slips must keep the beginning and nearly the length, so that a
 * foreign word does not become one of ours.
 */
export const repairWord = (word: string, vocabulary: Iterable<string>): string | null => {
  const most = slips(word.length);
  if (most === 0 || /\d/.test(word) || ELSEWHERE.has(word)) return null;
  let best: string | null = null;
  let bestScore = Number.POSITIVE_INFINITY;
  for (const candidate of vocabulary) {
    if (candidate.length < 4 || Math.abs(candidate.length - word.length) > 1) continue;
    const sameStart = candidate[0] === word[0];
    const edits = editDistance(word, candidate, most);
    if (edits > most || (edits > 1 && !sameStart) || (word.length < 5 && !swapped(word, candidate))) continue;
    let shared = 0;
    while (shared < word.length && word[shared] === candidate[shared]) shared++;
    const score = edits * 10 + (sameStart ? 0 : 3) - shared / 10 + Math.abs(candidate.length - word.length) / 20;
    if (score < bestScore) {
      best = candidate;
      bestScore = score;
    }
  }
  return best;
};

/** Words of the vocabulary that begin with `start`, at most `most` of them. */
export const wordsBeginning = (start: string, vocabulary: readonly string[], most: number): readonly string[] =>
  start.length < 3 ? [] : vocabulary.filter((word) => word.startsWith(start)).slice(0, most);

/** The words of the vocabulary nearest to one that could not be repaired; none when nothing is near. */
export const nearestWords = (word: string, vocabulary: readonly string[], most: number): readonly string[] => {
  const reach = Math.max(1, Math.floor(word.length / 3));
  return vocabulary
    .map((candidate) => ({ candidate, edits: candidate.length < 4 ? reach + 1 : editDistance(word, candidate, reach) }))
    .filter((one) => one.edits <= reach)
    .sort((a, b) => a.edits - b.edits)
    .slice(0, most)
    .map((one) => one.candidate);
};
