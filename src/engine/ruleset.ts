import type { Facts, Force, InForce, Obstacle, OverrulingCode, Recorder, View } from '../claims/index.ts';
import type { Doc, RuledDoc, RuleId } from '../corpus/index.ts';
import type { FormatName } from '../state/index.ts';
import type { Action, ActionKind, ActionOf } from './action.ts';
import type { Forbid } from './form.ts';
import type { Table } from './table.ts';

/** What overrules a prohibition on this table: the paragraph that lets it, and the card. */
export interface Overruled {
  readonly rule: RuleId;
  readonly by: string;
  readonly code: OverrulingCode;
  readonly facts: Facts;
}

/** What is asked of a ruleset beside its document: what fills its silences, and what tests ask. */
export interface Probe {
  /** The document whose rules count where the one in force is silent. */
  readonly fallback?: RuledDoc | null;
  /** Paragraphs switched off. */
  readonly off?: ReadonlySet<RuleId>;
  readonly recorder?: Recorder | null;
}

/** A prohibition on which the document in force is silent. */
export interface UnsaidForbid<A> {
  readonly rule: Forbid<A>;
  readonly inferred: RuleId;
  /** Set where nothing is inferred: what the document leaves open. */
  readonly open: { readonly document: Doc; readonly what: string } | null;
}

/**
 * One document's rules, put together for one pool of cards. `A` is the questionnaire of the rules room; the engine only
 * carries it.
 */
export interface Ruleset<A = unknown> extends InForce {
  readonly answers: A;
  readonly format: FormatName;
  readonly off: ReadonlySet<RuleId>;
  readonly forbids: { readonly [K in ActionKind]: readonly Forbid<A>[] };
  /** Prohibitions of other documents on which this one is silent, with what is inferred from that. */
  readonly unsaid: { readonly [K in ActionKind]: readonly UnsaidForbid<A>[] };
  readonly perform: { readonly [K in ActionKind]: (t: Table<A>, action: ActionOf<K>) => void };
  /** What follows every action: the between-action checks, and the end of the turn after an attack. */
  readonly afterwards: (t: Table<A>, action: Action) => void;
  /** What a refused action leads to all the same: the attack phase is entered even by an illegal attack. */
  readonly refused: (t: Table<A>, action: Action) => void;
  /** Does a card overrule this prohibition? `imposed`: the effect that makes it, where no rule does. */
  readonly overruled: (view: View, action: Action, obstacle: Obstacle, imposed: Force | null) => Overruled | null;
}
