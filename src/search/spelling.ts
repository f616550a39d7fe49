import { isOfOtherGames } from './other-games.ts';
import { PATH_BIT } from './places.ts';
import { EVERYWHERE } from './rarity.ts';
import { type Repair, repairsOf, splitWord, wordsBeginning } from './repair.ts';
import type { SearchIndex } from './search-index.ts';
import { isStopWord, isWeakWord, stemOf, type Word, wordsOf } from './words.ts';

/** A word of the query: itself, what it was corrected to, or what it may be the beginning of. */
export interface Asked extends Word {
  readonly begun?: readonly string[];
  readonly guessed?: boolean;
}

export interface Corrected {
  readonly words: readonly Asked[];
  readonly corrected: readonly { readonly from: string; readonly to: string }[];
}

const MOST_WORDS = 40;
const MOST_BEGUN = 12;

/** What a repair gains by each word of the query that often occurs with it. */
const BESIDE = 0.3;
/** A word that so few entries have may be another one by chance. */
const FEW = 2;
/** One in so many is often. */
const OFTEN = 5;

/** In how many entries two words occur in one sentence or title, plus in how many phrases. */
const timesTogether = (index: SearchIndex, first: string, second: string): number => {
  const one = index.postings(first);
  const other = index.postings(second);
  let times = 0;
  for (let i = 0, j = 0; i < one.at.length && j < other.at.length; ) {
    const a = one.at[i] ?? 0;
    const b = other.at[j] ?? 0;
    if (a === b && ((one.places[i] ?? 0) & (other.places[j] ?? 0) & ~PATH_BIT) !== 0) times++;
    if (a <= b) i++;
    if (b <= a) j++;
  }
  const phrases = index.asked(first);
  const others = index.asked(second);
  for (let i = 0, j = 0; i < phrases.length && j < others.length; ) {
    const a = phrases[i] ?? 0;
    const b = others[j] ?? 0;
    if (a === b) times++;
    if (a <= b) i++;
    if (b <= a) j++;
  }
  return times;
};

const plain = ({ text, stem, start, end }: Word): Word => ({ text, stem, start, end });

/** Corrects the spelling of words that no rule has. */
export const correctSpelling = (text: string, index: SearchIndex): Corrected => {
  const corrected: { from: string; to: string }[] = [];
  const known = (word: string): boolean => {
    const stem = stemOf(word);
    return isStopWord(word) || index.has(stem) || index.isSlang(stem);
  };
  // `reveled` has its stem from the name `Revelation` alone.
  const doubtful = (word: string): boolean => {
    const stem = stemOf(word);
    return index.has(stem) && index.holders(stem) <= FEW && !isStopWord(word) && !index.vocabulary().includes(word);
  };
  const asked = joinHalves(
    wordsOf(text).filter((word) => word.joined !== true || index.has(word.stem)),
    known,
    (word) => index.vocabulary().includes(word),
  ).slice(0, MOST_WORDS);
  // What is surely meant: a word that is known and not everywhere.
  const firm = asked.filter(
    ({ text: word, stem }) =>
      index.has(stem) &&
      !isStopWord(word) &&
      !isWeakWord(word) &&
      !/^\d+$/.test(word) &&
      index.holders(stem) < index.corpus.entries.length * EVERYWHERE,
  );
  // Next to a word of another game a guess would turn the question into one about these rules.
  const strange = asked.some(({ text: word }) => isOfOtherGames(word) && !known(word));
  const beside = ({ word }: Repair): number => {
    const meant = stemOf(word);
    const all = index.holders(meant) + index.asked(meant).length;
    return firm.reduce(
      (sum, { stem }) => sum + Math.min(1, (OFTEN * timesTogether(index, meant, stem)) / Math.max(1, all)),
      0,
    );
  };
  const words = asked.flatMap((word): readonly Asked[] => {
    const doubted = doubtful(word.text);
    if (!doubted && known(word.text)) return [word];
    const begun = doubted ? [] : wordsBeginning(word.text, index.words(), MOST_BEGUN);
    if (begun.length > 0) return [{ ...plain(word), begun: [...new Set(begun.map(stemOf))] }];
    const from = text.slice(word.start, word.end);
    const as = (meant: string, guessed: boolean): Asked => ({
      ...plain(word),
      text: meant,
      stem: stemOf(meant),
      guessed,
    });
    const halves = splitWord(word.text, (first, second) => timesTogether(index, stemOf(first), stemOf(second)) > 0);
    if (halves !== null) {
      corrected.push({ from, to: halves.join(' ') });
      return halves.map((half) => as(half, false));
    }
    const [best] = repairsOf(word.text, index.vocabulary(), (one) => index.holders(stemOf(one)))
      .filter((repair) => repair.plain || (firm.length > 0 && !doubted && !strange))
      .map((repair) => ({ ...repair, cost: repair.cost - BESIDE * beside(repair) }))
      .sort((a, b) => a.cost - b.cost);
    if (best === undefined) return [word];
    corrected.push({ from, to: best.word });
    return [as(best.word, !best.plain)];
  });
  return { words, corrected };
};

/** Joins a word that was written as two, where one half is not a word: `sta dium`. */
const joinHalves = (
  words: readonly Word[],
  known: (word: string) => boolean,
  isWord: (word: string) => boolean,
): readonly Word[] => {
  const joined: Word[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at];
    const next = words[at + 1];
    if (word === undefined) break;
    const whole = word.text + (next?.text ?? '');
    const apart = next !== undefined && (!known(word.text) || !known(next.text));
    if (next !== undefined && apart && isWord(whole)) {
      joined.push({ text: whole, stem: stemOf(whole), start: word.start, end: next.end });
      at++;
    } else joined.push(word);
  }
  return joined;
};
