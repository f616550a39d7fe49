import type { Doc, Ids, RuledDoc } from '../corpus/index.ts';
import { saidAgain as advanced2018 } from './advanced-2018/said-again.ts';
import { saidAgain as advanced2025 } from './advanced-2025/said-again.ts';
import { saidAgain as me2026 } from './me-2026/said-again.ts';
import { saidAgain as xy2016 } from './xy-2016/said-again.ts';

/**
 * Paragraphs that say again what others of their document say in full: summaries, examples, entries of a glossary. Nothing is bound to them; play
 * follows the others, and coverage tells them as enforced where all of those are.
 */
export type SaidAgain<D extends Doc> = {
  readonly [id in Ids[D]]?: { readonly by: readonly [Ids[D], ...Ids[D][]]; readonly quote: string };
};

const TABLES: { readonly [D in RuledDoc]?: SaidAgain<D> } = {
  'xy-2016': xy2016,
  'advanced-2018': advanced2018,
  'advanced-2025': advanced2025,
  'me-2026': me2026,
};

/** One such paragraph: its id, a few of its words, and the paragraphs that say it in full. */
export interface Repetition {
  readonly id: string;
  readonly quote: string;
  readonly by: readonly string[];
}

export const saidAgainIn = (doc: RuledDoc): readonly Repetition[] =>
  Object.entries(TABLES[doc] ?? {}).map(([id, { by, quote }]) => ({ id, by, quote }));
