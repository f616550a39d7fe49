import type { TraceEntry } from '../engine/index.ts';
import { plainCard } from './gaps.ts';
import type { Follows } from './ruling.ts';

/** The moment in which a power may be used right after an act, which every other act ends; Knock Outs that are too long ago to be asked about. */
const NAMED_BY_NO_LINE: ReadonlySet<string> = new Set(['window', 'fallen-forgotten']);

/** What a trace tells: without rules that did not apply, and without what no line names. */
export const stepsSaid = (entries: readonly TraceEntry[]): readonly TraceEntry[] =>
  entries.flatMap((entry): readonly TraceEntry[] => {
    if (NAMED_BY_NO_LINE.has(entry.kind)) return [];
    if (entry.kind !== 'rule') return [entry];
    if (entry.depth === 3) return [];
    const said = stepsSaid(entry.entries);
    return said.length === 0 && entry.entries.length > 0 ? [] : [{ ...entry, entries: said }];
  });

/** What happens in a trace: without the notes of how it was found and the answers that nobody is asked for, which may part where what happens is one. */
export const stepsHappened = (entries: readonly TraceEntry[]): readonly TraceEntry[] =>
  stepsSaid(entries).flatMap((entry): readonly TraceEntry[] => {
    if (entry.kind === 'note' || (entry.kind === 'answered' && !entry.asked)) return [];
    if (entry.kind !== 'rule') return [entry];
    const happened = stepsHappened(entry.entries);
    return happened.length === 0 && entry.entries.length > 0 ? [] : [{ ...entry, entries: happened }];
  });

/** A step without its numbers: which card it is in the table's own count, which Pokémon. */
export const inKind = (entry: TraceEntry): unknown => {
  if (entry.kind === 'rule') return [entry.rule, entry.entries.map(inKind)];
  return Object.entries(entry).filter(([, value]) => typeof value === 'string');
};

/** What follows, with its traces as they are compared. A text that is not read is the same on each print that has it. */
export const withTraces = (follows: Follows, seen: (trace: Follows['trace']) => unknown): unknown => {
  const { trace, always, sides = [], afterTurn, ifNothing, unread, texts = [], ...more } = follows;
  return {
    ...more,
    unread: unread.map((card) => plainCard({ card })),
    texts: texts.map((one) => ({ ...one, card: plainCard(one) })),
    ifNothing: ifNothing === undefined ? null : withTraces({ ...ifNothing, unread: [] }, seen),
    trace: seen(trace),
    always: always === undefined ? null : { ...always, trace: seen(always.trace) },
    sides: sides.map((side) => [side.if, withTraces(side.follows, seen)]),
    afterTurn: afterTurn === undefined ? null : withTraces({ ...afterTurn, unread: [] }, seen),
  };
};
