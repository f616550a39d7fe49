import type { Citation } from '../../corpus/index.ts';
import type { Precedent } from '../../precedents/index.ts';

/** Published rulings, as JSON. */

/** One published ruling. `document` says how the rules stand to it: `same`, `more`, `contrary` or `silent`. */
export interface PrecedentJson extends Omit<Precedent, 'plays'> {
  /** Whether rules team or tournament staff published it, themselves or passed on by others. */
  readonly official: boolean;
  /** The file with its table, for `judge replay`; null where it has none of its own. */
  readonly table: string | null;
  /** The paragraph by which an official ruling comes before the rules; null where nothing parts, or the document has no such rule. */
  readonly comesFirst: Citation | null;
}

/** `judge precedent --json`. */
export interface PrecedentReport {
  readonly schema: 1;
  readonly asked: string;
  /** `all`: nothing was asked, and only the counts are given. */
  readonly by: 'id' | 'rule' | 'words' | 'all';
  readonly total: number;
  readonly precedents: readonly PrecedentJson[];
  readonly counts: {
    readonly periods: readonly { readonly period: string; readonly precedents: number }[];
    readonly mechanics: readonly { readonly mechanic: string; readonly precedents: number }[];
    readonly documents: readonly { readonly document: string; readonly precedents: number }[];
  };
}
