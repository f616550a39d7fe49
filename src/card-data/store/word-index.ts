import { plainName } from '../../state/index.ts';
import type { SourceCard } from '../reading/source-card.ts';
import type { Collection } from './database.ts';

/**
 * Which cards have which words, for searching them. A search reads the few lines that it asks for: words stand in order, so all that begin alike stand
 * together, and of every so many lines it is known where they begin.
 */

const WORDS_IN_A_BLOCK = 32;
const CARDS_IN_A_BLOCK = 64;

/** A text of lines that is read block by block. */
export interface Blocks {
  readonly text: string;
  /** The first word of each block. */
  readonly heads: readonly string[];
  /** Where each block begins, in bytes, and at last where the text ends. */
  readonly at: readonly number[];
}

export interface WordIndex {
  readonly words: Blocks;
  /** The cards in the order of the database, which numbers them from 1; `heads` has nothing to tell. */
  readonly cards: Blocks;
}

/** As words are compared: without case and without the accents of Latin letters. */
const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]+/gu, '')
    .normalize('NFC')
    .toLowerCase();

/** The words of a text, as they are compared. */
export const wordsIn = (text: string): readonly string[] => folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** `=charizard` stands among the words for the cards of that name, `~glurak` for those that are called so in another language: no word has such a sign. */
export const NAMED = '=';
export const CALLED = '~';

/** Every word of a card that a search may ask for. */
const saidOn = (card: SourceCard): readonly string[] => [
  card.supertype,
  ...(card.subtypes ?? []),
  ...(card.attacks ?? []).flatMap(({ name, text }) => [name, text ?? '']),
  ...(card.powers ?? []).flatMap(({ name, type, text }) => [name, type, text]),
  ...(card.rules ?? []),
  ...(card.trait === undefined ? [] : [card.trait.name, card.trait.text]),
];

const inBlocks = (lines: readonly string[], each: number, headOf: (line: string) => string): Blocks => {
  const heads: string[] = [];
  const at: number[] = [];
  let size = 0;
  lines.forEach((line, n) => {
    if (n % each === 0) {
      heads.push(headOf(line));
      at.push(size);
    }
    size += Buffer.byteLength(line) + 1;
  });
  return { text: lines.map((line) => `${line}\n`).join(''), heads, at: [...at, size] };
};

/** Rising numbers as steps from one to the next, which are short. */
const asSteps = (numbers: readonly number[]): string =>
  numbers.map((n, i) => (n - (numbers[i - 1] ?? 0)).toString(36)).join(' ');

const fromSteps = (steps: string): readonly number[] => {
  let n = 0;
  return steps.split(' ').map((step) => {
    n += Number.parseInt(step, 36);
    return n;
  });
};

export const wordIndexOf = ({ cards, sets, localNames }: Collection): WordIndex => {
  const found = new Map<string, number[]>();
  const add = (word: string, n: number): void => {
    const numbers = found.get(word);
    if (numbers === undefined) found.set(word, [n]);
    else if (numbers.at(-1) !== n) numbers.push(n);
  };
  const numbers = new Map<string, number>();
  for (const card of cards.values()) {
    const n = numbers.size + 1;
    numbers.set(card.id, n);
    const set = sets.get(card.set);
    for (const text of [card.name, set?.name ?? '', set?.code ?? '', card.set, card.number, ...saidOn(card)])
      for (const word of wordsIn(text)) add(word, n);
    add(NAMED + plainName(card.name), n);
  }
  for (const [local, ids] of localNames)
    for (const n of ids.flatMap((id) => numbers.get(id) ?? []).sort((a, b) => a - b)) add(CALLED + local, n);
  const words = [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([word, list]) => `${word}\t${asSteps(list)}`);
  const rows = [...cards.values()].map(({ id, name, set, number }) => JSON.stringify([id, name, set, number]));
  return {
    words: inBlocks(words, WORDS_IN_A_BLOCK, (line) => line.slice(0, line.indexOf('\t'))),
    cards: inBlocks(rows, CARDS_IN_A_BLOCK, () => ''),
  };
};

/** What a search shows and sorts by; the rest of a card is read for those it shows. */
export type CardRow = Pick<SourceCard, 'id' | 'name' | 'set' | 'number'>;

export interface OpenWordIndex {
  /** The numbers of the cards with a word that begins so. */
  beginning(word: string): ReadonlySet<number>;
  /** The numbers of the cards with that very word. */
  having(word: string): readonly number[];
  card(n: number): CardRow | null;
  /** How many cards there are at most. */
  readonly cards: number;
}

/** Blocks of a file: their heads and places, and how a piece of their text is read. */
export interface BlocksOnFile extends Omit<Blocks, 'text'> {
  readonly read: (start: number, end: number) => string;
}

export const openWordIndex = (words: BlocksOnFile, cards: BlocksOnFile): OpenWordIndex => {
  const linesOf = ({ at, read }: BlocksOnFile, from: number, to: number): readonly string[] =>
    read(at[from] ?? 0, at[to] ?? 0)
      .split('\n')
      .slice(0, -1);
  /** The block in which a word stands, if any has it: the last whose first word does not come after it. */
  const blockOf = (word: string): number => {
    let [low, high] = [0, words.heads.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((words.heads[middle] ?? '') <= word) low = middle + 1;
      else high = middle;
    }
    return Math.max(0, low - 1);
  };
  const numbersOf = (line: string): readonly number[] => fromSteps(line.slice(line.indexOf('\t') + 1));
  const blocks = new Map<number, readonly string[]>();
  return {
    beginning(word) {
      const first = blockOf(word);
      let last = first + 1;
      while (last < words.heads.length && words.heads[last]?.startsWith(word) === true) last += 1;
      const those = linesOf(words, first, last).filter((line) => line.startsWith(word));
      return new Set(those.flatMap(numbersOf));
    },
    having(word) {
      const block = blockOf(word);
      const line = linesOf(words, block, block + 1).find((one) => one.startsWith(`${word}\t`));
      return line === undefined ? [] : numbersOf(line);
    },
    card(n) {
      const block = Math.floor((n - 1) / CARDS_IN_A_BLOCK);
      const lines = blocks.get(block) ?? linesOf(cards, block, block + 1);
      blocks.set(block, lines);
      const line = lines[(n - 1) % CARDS_IN_A_BLOCK];
      if (line === undefined) return null;
      const [id = '', name = '', set = '', number = ''] = JSON.parse(line) as readonly string[];
      return { id, name, set, number };
    },
    cards: (cards.at.length - 1) * CARDS_IN_A_BLOCK,
  };
};
