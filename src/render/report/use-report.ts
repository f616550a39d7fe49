import type { RulesetFrom } from './types.ts';

/** `judge use --json`: what a table without a document is ruled by. */
export interface UseReport {
  readonly schema: 1;
  /** The key of a document. */
  readonly ruleset: string;
  /** The key of the document that fills its silences; null where none does. */
  readonly fallback: string | null;
  /** The key of the format whose prints a name without a print means; null where it means those of every format. */
  readonly format: string | null;
  readonly from: Exclude<RulesetFrom, 'option' | 'board' | 'format' | 'day'>;
  /** The document that was chosen just now; null where the choice was taken back; absent where nothing was chosen. */
  readonly chosen?: string | null;
}
