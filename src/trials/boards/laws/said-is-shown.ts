import { lineOf } from '../dealt.ts';
import { screenOf } from '../judged.ts';
import type { BoardLaw } from './law.ts';

/** What is said to the players is what the lines of the ruling show: so many cards, so much damage. */

const NUMBERS: readonly RegExp[] = [/\bdraws? (\d+) cards\b/gu, /\btakes (\d+) damage\b/gu];

/** Damage may be shown as the counters that are put for it. */
const isShown = (shown: string, amount: number): boolean =>
  [amount, amount / 10].some((one) => new RegExp(`\\b${one}\\b`, 'u').test(shown));

/** Cards drawn one after the other have a line each, and a text that draws twice has two. */
const inLines = (shown: string): number =>
  [...shown.matchAll(/\bdraws (?!the top card\b)(?:(\d+) cards\b)?/gu)].reduce(
    (sum, [, cards = '1']) => sum + Number(cards),
    0,
  );

export const saidIsShown: BoardLaw = async (one, judged) => {
  const { question, fallback } = one;
  const { report } = await judged.can(lineOf(one), question, { fallback });
  // Of coins the lines may show the sum of what is said one after the other.
  if (report === null || report.branches.length > 0) return null;
  const shown = screenOf({ ...report, say: [] });
  for (const line of report.say)
    for (const number of NUMBERS)
      for (const [words, amount] of line.matchAll(number))
        if (!isShown(shown, Number(amount)) && !(words.startsWith('draw') && inLines(shown) === Number(amount)))
          return `said: what is said is not shown @ ${words}`;
  return null;
};
