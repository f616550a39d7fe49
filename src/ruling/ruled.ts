import type { RuledDoc } from '../corpus/index.ts';
import type { Probe, Sources } from '../engine/index.ts';
import { rulesetOf } from '../eras/index.ts';
import type { Rules } from '../rules/index.ts';
import type { CardPool, LaidTable, Setup } from '../state/index.ts';
import type { QuestionFault } from './question/index.ts';
import type { Ruling } from './ruling.ts';

/** Where rules are looked up for a table. */
export const sourcesOf = ({ doc, fallback = null }: Pick<TableToRule, 'doc' | 'fallback'>): Sources => ({
  doc,
  fallback,
});

/** The rules for a table, over the cards that lie on it. */
export const rulesFor = (table: Omit<TableToRule, 'setup'>, { state, pool }: LaidTable): Rules =>
  rulesetOf(table.doc, { ...table, format: state.format, pool });

/** The table a question is asked about, as it was told. */
export interface TableToRule extends Probe {
  readonly setup: Setup;
  readonly pool: CardPool;
  readonly doc: RuledDoc;
}

export interface RulingOptions {
  /** Coins and choices already made, in the order in which the game asks. */
  readonly answers?: readonly string[];
  readonly assume?: readonly string[];
}

export type Ruled =
  | { readonly ok: true; readonly ruling: Ruling }
  | {
      readonly ok: false;
      readonly fault:
        | QuestionFault
        | {
            readonly code: 'wrong-answers' | 'unknown-assumption' | 'assumptions-collide' | 'nothing-to-ignore';
            readonly said: string;
            readonly expected: readonly string[];
          };
    };
