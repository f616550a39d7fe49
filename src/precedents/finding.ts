import type { Precedent } from './precedent.ts';

const plain = (text: string): string =>
  ` ${text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** Words that say nothing of what is looked for. */
const EMPTY = new Set([
  'a',
  'an',
  'the',
  'of',
  'on',
  'in',
  'to',
  'is',
  'with',
  'and',
  'or',
  'i',
  'my',
  'can',
  'may',
  'it',
  'for',
]);

/** What a word weighs in each part of a precedent. */
const partsOf = (one: Precedent): readonly (readonly [text: string, weight: number])[] => [
  [plain(one.cards.join(' ')), 8],
  [plain(one.called ?? ''), 6],
  [plain(`${one.mechanic} ${one.act}`), 5],
  [plain(one.name), 4],
  [plain(one.holds), 2],
  [plain(one.because), 1],
  [plain(`${one.period} ${one.date ?? ''} ${one.source.where} ${one.id}`), 1],
];

/** A word counts where a word of the text is it, or begins with it if it is longer than three letters; plural and singular are one. */
const holds = (text: string, word: string): boolean => {
  if (text.includes(` ${word} `)) return true;
  const stem = word.length > 4 ? word.replace(/(?:ing|ed|es|s)$/u, '') : word;
  return stem.length > 3 && text.includes(` ${stem}`);
};

/** The precedents that words mean: those with all of the words, else those with most; best first, then the newest. */
export const precedentsFor = (all: readonly Precedent[], words: string): readonly Precedent[] => {
  const typed = plain(words)
    .split(' ')
    .filter((word) => word !== '');
  if (typed.length === 0) return [];
  const wanted = typed.filter((word) => !EMPTY.has(word));
  const asked = wanted.length > 0 ? wanted : typed;
  const whole = plain(words);
  const scored = all.map((one) => {
    const parts = partsOf(one);
    const found = asked.map((word) => Math.max(0, ...parts.map(([text, weight]) => (holds(text, word) ? weight : 0))));
    const card = one.cards.some((name) => whole.includes(plain(name))) ? 10 : 0;
    return {
      one,
      has: found.filter((weight) => weight > 0).length,
      score: found.reduce((sum, weight) => sum + weight, card),
    };
  });
  const most = Math.max(0, ...scored.map(({ has }) => has));
  // Half of the words in common is too little to mean anything.
  if (most * 2 <= asked.length && asked.length > 1) return [];
  return scored
    .filter(({ has }) => has === most && has > 0)
    .sort((a, b) => b.score - a.score || ((a.one.date ?? '') < (b.one.date ?? '') ? 1 : -1))
    .map(({ one }) => one);
};
