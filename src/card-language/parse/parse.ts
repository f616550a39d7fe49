import type { Production } from '../grammar/production.ts';
import type { Branch, Grammar } from '../grammar/table.ts';
import type { Lexeme } from '../lexicon/index.ts';
import { namesAt } from './names.ts';
import type { Tree } from './tree.ts';

/** Reading lexemes by a grammar. All readings are kept, those that mean the same as one. */

/** So many readings of one piece are kept; a text with more is not read. */
const MOST_READINGS = 24;
/** So many steps a text may take, however it is written: then it is given up. */
export const MOST_STEPS = 150_000;

export interface Parsed {
  readonly trees: readonly Tree[];
  /** The first lexeme that no reading goes beyond. */
  readonly furthest: number;
  /** It was given up, because it has too many readings. */
  readonly tooMany: boolean;
  /** How much was tried: pieces of the grammar that were begun at a place of the text, and steps taken in them. */
  readonly tried: { readonly pieces: number; readonly steps: number };
}

interface Found {
  readonly end: number;
  readonly trees: readonly Tree[];
}

export type Meaner = (production: Production, holes: { readonly [name: string]: unknown }) => unknown;

class TooMany extends Error {}

export const parse = (grammar: Grammar, start: string, lexemes: readonly Lexeme[], mean: Meaner): Parsed => {
  const memo = new Map<string, readonly Found[] | null>();
  let furthest = 0;
  let steps = 0;

  const leaves = (sort: string, from: number): readonly Found[] => {
    const lexeme = lexemes[from];
    if (lexeme === undefined) return [];
    if (sort === 'Number')
      return /^\d+$/u.test(lexeme.word)
        ? [{ end: from + 1, trees: [{ words: [lexeme.raw], meaning: Number(lexeme.word) }] }]
        : [];
    return namesAt(lexemes, from).map(({ name, end }) => ({
      end,
      trees: [{ words: lexemes.slice(from, end).map(({ raw }) => raw), meaning: name }],
    }));
  };

  const piece = (sort: string, from: number): readonly Found[] => {
    if (sort === 'Number' || sort === 'Name') {
      return leaves(sort, from);
    }
    const word = lexemes[from]?.word;
    const firsts = grammar.firsts.get(sort);
    if (firsts !== undefined && (word === undefined || !firsts.has(word))) return [];
    const key = `${sort} ${from}`;
    const before = memo.get(key);
    if (before !== undefined) return before ?? [];
    memo.set(key, null);
    const root = grammar.sorts.get(sort);
    const ends = new Map<number, Map<string, Tree>>();
    if (root !== undefined) walk(root, from, [], ends);
    const found = [...ends].map(([end, trees]) => ({ end, trees: [...trees.values()] }));
    memo.set(key, found);
    return found;
  };

  const finish = (branch: Branch, at: number, parts: readonly Tree[], ends: Map<number, Map<string, Tree>>): void => {
    for (const { production, spelling, names } of branch.ends) {
      const made = grammar.productions[production];
      if (made === undefined) continue;
      const holes = Object.fromEntries(names.map((name, place) => [name, parts[place]?.meaning]));
      const meaning = mean(made, holes);
      if (meaning === null) continue;
      const trees = ends.get(at) ?? new Map<string, Tree>();
      ends.set(at, trees);
      // What means the same is one reading.
      const normal = JSON.stringify(meaning);
      if (!trees.has(normal)) trees.set(normal, { production, spelling, parts, meaning });
      if (trees.size > MOST_READINGS) throw new TooMany();
    }
  };

  const walk = (branch: Branch, at: number, parts: readonly Tree[], ends: Map<number, Map<string, Tree>>): void => {
    steps += 1;
    if (steps > MOST_STEPS) throw new TooMany();
    finish(branch, at, parts, ends);
    const lexeme = lexemes[at];
    const next = lexeme === undefined ? undefined : branch.words.get(lexeme.word);
    if (next !== undefined) {
      // A name alone proves nothing: any word written large might be one.
      furthest = Math.max(furthest, at + 1);
      walk(next, at + 1, parts, ends);
    }
    for (const { sort, then } of branch.holes)
      for (const { end, trees } of piece(sort, at)) for (const tree of trees) walk(then, end, [...parts, tree], ends);
  };

  try {
    const whole = piece(start, 0).find(({ end }) => end === lexemes.length);
    return { trees: whole?.trees ?? [], furthest, tooMany: false, tried: { pieces: memo.size, steps } };
  } catch (error) {
    if (!(error instanceof TooMany)) throw error;
    return { trees: [], furthest, tooMany: true, tried: { pieces: memo.size, steps } };
  }
};
