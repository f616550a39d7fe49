import { isStopWord, wordsOf } from './words.ts';

/** All stems of a phrase, without the joined ones. */
export const stemsOfPhrase = (phrase: string): readonly string[] =>
  wordsOf(phrase)
    .filter((word) => word.joined !== true)
    .map((word) => word.stem);

/** The same without the words that bear no subject, and with hyphenated words whole. */
export const tellingStems = (phrase: string): readonly string[] => {
  const words = wordsOf(phrase);
  const whole = words.filter((word) => word.joined === true);
  return words
    .filter((word) => word.joined === true || !whole.some(({ start, end }) => word.start >= start && word.end <= end))
    .filter((word) => !isStopWord(word.text))
    .map((word) => word.stem);
};
