import type { Outcome, TraceEntry, TraceNode } from '../engine/index.ts';
import { ALL_CONDITIONS } from '../state/index.ts';
import type { AfterTurn, FollowsIf } from './ruling.ts';

/** What comes when the turn is over that an act has ended: what Special Conditions and texts do before the next turn begins, as a replay plays it. */

const within = (entries: readonly TraceEntry[], is: (entry: TraceEntry) => boolean): boolean =>
  entries.some((entry) => (entry.kind === 'rule' ? within(entry.entries, is) : is(entry)));

const isEnd = (entry: TraceEntry): boolean => entry.kind === 'phase-began' && entry.phase === 'end';
const isNextTurn = (entry: TraceEntry): boolean => entry.kind === 'turn-began';

/** The trace from this on. */
const from = <E extends TraceEntry>(entries: readonly E[], is: (entry: TraceEntry) => boolean): readonly E[] => {
  const at = entries.findIndex((entry) => within([entry], is));
  const first = entries[at];
  if (first === undefined) return [];
  const rest = entries.slice(at + 1);
  return first.kind === 'rule' ? [{ ...first, entries: from(first.entries, is) }, ...rest] : [first, ...rest];
};

/** The trace before this. */
const before = <E extends TraceEntry>(entries: readonly E[], is: (entry: TraceEntry) => boolean): readonly E[] => {
  const at = entries.findIndex((entry) => within([entry], is));
  const last = entries[at];
  if (last === undefined) return entries;
  return last.kind === 'rule'
    ? [...entries.slice(0, at), { ...last, entries: before(last.entries, is) }]
    : entries.slice(0, at);
};

const CONDITIONS: ReadonlySet<string> = new Set(ALL_CONDITIONS);

/** That an effect of the turn ends with it is said where it is asked; a card that was played goes to its pile as a part of being played. */
const isNoMatter = (entry: TraceEntry): boolean => {
  if (entry.kind === 'unmarked') return !CONDITIONS.has(entry.name);
  if (entry.kind === 'moved') return entry.from.zone === 'beside';
  return NO_MATTER.has(entry.kind);
};

const NO_MATTER: ReadonlySet<string> = new Set(['phase-began', 'player-unmarked', 'turn-marks-cleared', 'window']);

/** Without what is no matter, and the rules that then have nothing beneath them. */
const thatMatter = <E extends TraceEntry>(entries: readonly E[]): readonly E[] =>
  entries.flatMap((entry) => {
    if (entry.kind !== 'rule') return isNoMatter(entry) ? [] : [entry];
    const left = thatMatter(entry.entries);
    return left.length === 0 && entry.entries.length > 0 ? [] : [{ ...entry, entries: left }];
  });

/** What a player has to hear of: that something was looked at and is not so, is nothing that comes. */
const HAPPENS: ReadonlySet<string> = new Set([
  'attached',
  'attachment-moved',
  'benched',
  'counters-moved',
  'counters-placed',
  'damaged',
  'detached',
  'devolved',
  'drawn',
  'evolved',
  'healed',
  'knocked-out',
  'moved',
  'returned',
  'stadium-discarded',
  'switched',
  'unmarked',
]);

/** The part of the trace between the end of the turn and the next turn. */
export const traceAfterTurn = (trace: readonly TraceNode[]): readonly TraceNode[] =>
  thatMatter(before(from(trace, isEnd), isNextTurn));

/** Is there anything in it that a player has to hear of? */
export const comesThen = (trace: readonly TraceNode[]): boolean => within(trace, ({ kind }) => HAPPENS.has(kind));

/** What comes then; null where nothing does that a player has to hear of. `sides`: what the sides of a coin bring that is flipped next. */
export const afterTheTurn = (
  outcome: Extract<Outcome, { readonly trace: unknown }>,
  sides: (before: readonly TraceNode[]) => readonly FollowsIf[],
): AfterTurn | null => {
  if (!within(outcome.trace, isEnd)) return null;
  const trace = traceAfterTurn(outcome.trace);
  const asks = outcome.kind === 'pending' ? { question: outcome.question, under: outcome.under } : null;
  if (asks === null && !comesThen(trace)) return null;
  const open = outcome.kind === 'not-told' ? outcome.needs : null;
  const each = asks === null ? [] : sides(trace);
  return { trace, asks, ...(each.length === 0 ? {} : { sides: each }), open };
};
