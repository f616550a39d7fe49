import { isStopWord, isWeakWord, stemOf, wordsOf } from '../../search/index.ts';

/** Whether the words of a phrase stand in what was typed in their order, with few others between: `attacked without energy` in `attack without enough energy`. */

/** So many words may stand between two of a phrase. */
const MOST_BETWEEN = 3;

/** What a word between costs, in letters: of two phrases the one that stands closer together counts more. */
const COST = 4;

/** Forms that no ending tells. */
const FORMS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    drew: 'draw',
    drawn: 'draw',
    took: 'take',
    taken: 'take',
    forgot: 'forget',
    forgotten: 'forget',
    saw: 'see',
    seen: 'see',
    left: 'leave',
    came: 'come',
    knew: 'know',
    known: 'know',
    none: 'no',
    without: 'no',
    nobody: 'no',
  }),
);

const wordOf = (word: string): string => stemOf(FORMS.get(word) ?? word);

/** The words that bear a subject; numbers are digits. */
export const subjectWords = (text: string): readonly string[] =>
  wordsOf(text)
    .filter(({ joined, text: word }) => joined !== true && !isStopWord(word))
    .map(({ text: word }) => wordOf(word));

/** `N` in a phrase is any number, which says as much as a word of some letters. */
const ANY_NUMBER = 'n';
const NUMBER_COUNTS = 6;

const isSame = (asked: string, typed: string): boolean =>
  asked === ANY_NUMBER ? /^\d+$/u.test(typed) : asked === typed;

/** A number that is named says more than any. */
const lettersOf = (word: string): number =>
  word === ANY_NUMBER ? NUMBER_COUNTS : /^\d+$/u.test(word) ? NUMBER_COUNTS + 1 : word.length;

/** How many words stand between those of the phrase, beginning at `from`; null where it does not stand there. */
const betweenFrom = (phrase: readonly string[], typed: readonly string[], from: number): number | null => {
  let between = 0;
  let at = from;
  for (const word of phrase.slice(1)) {
    const next = typed.findIndex((one, place) => place > at && isSame(word, one));
    if (next < 0 || next - at - 1 > MOST_BETWEEN) return null;
    between += next - at - 1;
    at = next;
  }
  return between;
};

/** How well a phrase stands in the typed words: letters of it, less what the words between cost; 0 where it does not. */
export const standsIn = (phrase: readonly string[], typed: readonly string[]): number => {
  const [first] = phrase;
  if (first === undefined || phrase.filter((word) => !isWeakWord(word)).length < 2) return 0;
  const letters = phrase.reduce((sum, word) => sum + lettersOf(word), 0);
  const found = typed.flatMap((word, at) => (isSame(first, word) ? (betweenFrom(phrase, typed, at) ?? []) : []));
  return found.length === 0 ? 0 : Math.max(0, letters - COST * Math.min(...found));
};
