import { editDistance } from '../corpus/index.ts';
import { isOfOtherGames } from './other-games.ts';
import { countBits } from './places.ts';
import { isPlainWord } from './plain-words.ts';
import { isNameOfPokemon } from './pokemon-names.ts';
import { spell, typoCost } from './typos.ts';

/** The sound of a word, roughly: consonants only, each once, `ph` as `f`, `c`, `q` and `ck` as `k`, `z` as `s`. Most typos are in vowels and doubled letters. */
const skeleton = (word: string): string =>
  word
    .replace(/ph/g, 'f')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/ck|[cq]/g, 'k')
    .replace(/z/g, 's')
    .replace(/(?<=.)[aeiouyhw]/g, '')
    .replace(/(.)\1+/g, '$1');

/** What is left of the cost where both sound alike. */
const ALIKE = 0.7;

/** What may be wrong in a word of that length. */
const mostOf = (length: number): number =>
  length < 3 ? 0 : length < 5 ? 1 : length < 7 ? 1.4 : length < 9 ? 1.8 : 2.3;

/** A word the mistyped one may have been. */
export interface Repair {
  readonly word: string;
  /** Less is likelier. */
  readonly cost: number;
  /** The typo is small for a word of that length, or the word is a common one. Otherwise it is a guess, which needs another known word in the query. */
  readonly plain: boolean;
}

const COMMON = 0.12;
/** The most a typo may cost for each letter of the word to count as small. */
const PLAIN = 0.07;
const SHORT = 5;
const SMALL = 0.5;
/** A short word is believed to be only one that so many rules have. */
const HELD = 12;
/** Repairs that much dearer than the best are not thought of. */
const NEARLY = 0.5;
const MOST_REPAIRS = 5;

/** The letters of a word as bits, which tell most pairs apart before anything else is compared. */
const lettersOf = (word: string): number => {
  let bits = 0;
  for (let i = 0; i < word.length; i++) bits |= 1 << (word.charCodeAt(i) & 31);
  return bits;
};

/** Words of the vocabulary that a mistyped one most likely was, the likeliest first. `held` gives how many rules have a word. */
export const repairsOf = (
  word: string,
  vocabulary: readonly string[],
  held: (word: string) => number,
): readonly Repair[] => {
  const most = mostOf(word.length);
  const own = most === 0 || isOfOtherGames(word) || isPlainWord(word) || isNameOfPokemon(word) ? null : spell(word);
  if (own === null) return [];
  const sound = skeleton(word);
  const letters = lettersOf(word);
  const reach = word.length < 7 ? 1 : 2;
  const found: Repair[] = [];
  const compare = (candidate: string): void => {
    if (Math.abs(candidate.length - word.length) > reach || candidate.length < 3) return;
    if (countBits(letters ^ lettersOf(candidate)) > reach + 2) return;
    const spelt = spell(candidate);
    const plainCost = spelt === null ? most + 1 : typoCost(own, spelt, most / ALIKE);
    if (plainCost > most / ALIKE) return;
    const cost = plainCost * (skeleton(candidate) === sound ? ALIKE : 1);
    if (cost > most) return;
    const holders = held(candidate);
    const common = COMMON * Math.log2(1 + holders);
    const short = Math.min(word.length, candidate.length) < SHORT;
    if (short && holders < HELD && cost > SMALL) return;
    const plain = cost <= (short ? SMALL : PLAIN * word.length + common);
    found.push({ word: candidate, cost: cost - common, plain });
  };
  // Few typos are in the first letter, so words that begin with another letter are compared only when none fits.
  const first = word.charCodeAt(0);
  for (const candidate of vocabulary) if (candidate.charCodeAt(0) === first) compare(candidate);
  if (!found.some(({ plain }) => plain))
    for (const candidate of vocabulary) if (candidate.charCodeAt(0) !== first) compare(candidate);
  found.sort((a, b) => a.cost - b.cost || (a.word < b.word ? -1 : 1));
  const best = found[0]?.cost ?? 0;
  return found.filter(({ cost }) => cost <= best + NEARLY).slice(0, MOST_REPAIRS);
};

const SHORTEST_HALF = 3;

/** Two words written as one: `acespec`, `knockout`. Null unless both halves are words that occur together. */
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
