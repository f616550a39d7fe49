import type { Facts, NoteCode } from '../claims/index.ts';
import type { RuleId } from '../corpus/index.ts';
import type { GameEvent } from './event.ts';
import type { Answer, Question } from './question.ts';

/** A line of a reckoning or a looked-at fact: a code and facts, made into words at the very end. */
export interface Note {
  readonly kind: 'note';
  readonly code: NoteCode;
  readonly facts: Facts;
}

/** A question and how it was answered; `asked` is false when only one answer was possible. */
export interface Answered {
  readonly kind: 'answered';
  readonly question: Question;
  readonly answer: Answer;
  readonly asked: boolean;
}

/**
 * A rule at work and what happened on its authority, in order of happening. Depth 2: it acted or was passed; depth 3: it was considered and
 * did not apply.
 */
export interface TraceNode {
  readonly kind: 'rule';
  readonly rule: RuleId;
  readonly depth: 2 | 3;
  readonly entries: readonly TraceEntry[];
}

/** A rule that was considered and did nothing. */
export const idleNode = (rule: RuleId): TraceNode => ({ kind: 'rule', rule, depth: 3, entries: [] });

export type TraceEntry = TraceNode | Note | Answered | GameEvent;

/** Every rule that acted in a trace, in order of first appearance; `depth` 3 nodes only when asked for. */
export const rulesIn = (nodes: readonly TraceEntry[], deep = false): readonly RuleId[] => {
  const found = new Set<RuleId>();
  const walk = (entries: readonly TraceEntry[]): void => {
    for (const entry of entries) {
      if (entry.kind !== 'rule') continue;
      if (entry.depth === 2 || deep) found.add(entry.rule);
      walk(entry.entries);
    }
  };
  walk(nodes);
  return [...found];
};

/** Everything that happened in a trace, in order, whatever the rules it stands under. */
export const eventsIn = (entries: readonly TraceEntry[]): readonly GameEvent[] =>
  entries.flatMap((entry) => {
    if (entry.kind === 'rule') return eventsIn(entry.entries);
    return entry.kind === 'note' || entry.kind === 'answered' ? [] : [entry];
  });
