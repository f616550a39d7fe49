import { editDistance } from '../../corpus/index.ts';

/** Whether a word is another one with a letter or two wrong, so that it is read as that one misspelt and not as something else. */
export const isSlipOf = (typed: string, word: string): boolean => {
  const most = Math.min(2, Math.max(1, Math.floor(typed.length / 3)));
  return editDistance(typed.toLowerCase(), word.toLowerCase(), most) <= most;
};
