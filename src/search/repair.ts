import { editDistance } from '../corpus/index.ts';
import { isOfOtherGames } from './other-games.ts';

/** Slips allowed in a word of that length. Short words are left alone: nearly everything is near them. */
const slips = (length: number): number => (length < 3 ? 0 : length < 7 ? 1 : 2);

/** The sound of a word, roughly: consonants only, each once, `ph` as `f`, `c`, `q` and `ck` as `k`, `z` as `s`. People slip in vowels and in doubled letters. */
const skeleton = (word: string): string =>
  word
    .toLowerCase()
    .replace(/ph/g, 'f')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/ck|[cq]/g, 'k')
    .replace(/z/g, 's')
    .replace(/[aeiouyh]/g, '')
    .replace(/(.)\1+/g, '$1');

/** The slip of a hand that meant the other word, and not another word: it sounds alike, or has the same letters. */
export const isPlainSlip = (word: string, meant: string): boolean =>
  skeleton(word) === skeleton(meant) || sorted(word) === sorted(meant);

const sorted = (word: string): string => [...word].sort().join('');

/** A letter was written once instead of twice: `tol` for `tool`. */
const undoubled = (word: string, candidate: string): boolean =>
  candidate.length === word.length + 1 && candidate.replace(/(.)\1/, '$1') === word;

/** A short word is believed to be another only when two letters changed places, or one is missing. */
const slipOfShort = (word: string, candidate: string): boolean =>
  undoubled(word, candidate) ||
  (word.length > 3 && sorted(word) === sorted(candidate)) ||
  (word.length === 4 && candidate.length === 5);

/**
 * The word of the vocabulary a mistyped one most likely is, or null. Two slips must keep the beginning and nearly the length, so that a
 * foreign word does not become one of ours. `common` breaks ties: of two words as near, the one more rules have.
 */
export const repairWord = (
  word: string,
  vocabulary: Iterable<string>,
  common: (word: string) => number = () => 0,
): string | null => {
  const most = slips(word.length);
  if (most === 0 || /\d/.test(word) || isOfOtherGames(word)) return null;
  const sound = skeleton(word);
  let best: string | null = null;
  let bestScore = Number.POSITIVE_INFINITY;
  for (const candidate of vocabulary) {
    if (candidate.length < 4 || Math.abs(candidate.length - word.length) > 1) continue;
    const sameStart = candidate[0] === word[0];
    if (!sameStart && most > 1 && candidate[1] !== word[1] && candidate[1] !== word[0]) continue;
    const edits = editDistance(word, candidate, most);
    if (edits > most || (edits > 1 && !sameStart) || (word.length < 5 && !slipOfShort(word, candidate))) continue;
    let shared = 0;
    while (shared < word.length && word[shared] === candidate[shared]) shared++;
    const swapped = edits === 1 && sorted(word) === sorted(candidate) ? 2 : 0;
    const alike = skeleton(candidate) === sound ? 5 : 0;
    const score =
      edits * 10 -
      alike +
      (sameStart ? 0 : 3) -
      swapped -
      shared / 10 +
      Math.abs(candidate.length - word.length) / 20 -
      Math.log2(1 + common(candidate)) / 4;
    if (score < bestScore) {
      best = candidate;
      bestScore = score;
    }
  }
  return best;
};

const SHORTEST_HALF = 3;

/** Two words written as one: `acespec`, `knockout`. Null unless both halves are words that stand together. */
export const splitWord = (
  word: string,
  together: (first: string, second: string) => boolean,
): readonly [string, string] | null => {
  if (isOfOtherGames(word)) return null;
  for (let at = SHORTEST_HALF; at <= word.length - SHORTEST_HALF; at++) {
    const halves = [word.slice(0, at), word.slice(at)] as const;
    if (together(...halves)) return halves;
  }
  return null;
};

const SHORTEST_START = 4;

/** Words of the vocabulary that begin with `start`, at most `most` of them. */
export const wordsBeginning = (start: string, vocabulary: readonly string[], most: number): readonly string[] =>
  start.length < SHORTEST_START ? [] : vocabulary.filter((word) => word.startsWith(start)).slice(0, most);

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
