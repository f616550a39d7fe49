import { conditionOf } from '../claims/index.ts';
import type { Outcome, TraceEntry, TraceNode } from '../engine/index.ts';
import { type GameState, type Mark, type Pokemon, sameValue } from '../state/index.ts';
import type { ReplayedStep } from './replayed-step.ts';

/**
 * A document may leave unsaid whether a Special Condition is over after a check, or whether what is on a Pokémon ends on the Bench. A replay goes on with
 * both tables, and breaks off where a step comes to something else on the one than on the other.
 */

/** What came of an act on the two tables. */
export interface BothWays {
  readonly trace: readonly TraceNode[];
  readonly stays: GameState;
  readonly ends: GameState;
  /** Left unsaid of one on the Bench: the act itself is done either way. */
  readonly onBench?: true;
}

/** What an act came to on one of them. */
type Played = Pick<Extract<Outcome, { readonly kind: 'done' }>, 'trace' | 'state'>;

/** The other table of a replay, and why there are two. */
export interface OtherTable {
  readonly state: GameState;
  /** The step by which it came there. */
  readonly last: ReplayedStep;
  readonly needs: ReplayedStep['needs'];
  readonly unsaid: Unsaid;
}

const UNSAID = ['asleep', 'paralyzed'] as const;

const NOTES = { check: 'not-said-whether-it-ends', bench: 'bench-unsaid' } as const;

/** How often the document left that unsaid. */
const timesUnsaid = (trace: readonly TraceEntry[], what: keyof typeof NOTES): number =>
  trace.reduce((sum, entry) => {
    if (entry.kind === 'rule') return sum + timesUnsaid(entry.entries, what);
    return sum + (entry.kind === 'note' && entry.code === NOTES[what] ? 1 : 0);
  }, 0);

/** The marks that are on the one table alone, since it was left unsaid whether they ended. */
type Unsaid = ReadonlySet<Mark['id']>;

const marksOf = ({ players }: GameState): readonly Mark['id'][] =>
  players.flatMap(({ active, bench }) =>
    [...active, ...bench].flatMap((pokemon) => pokemon?.marks.map(({ id }) => id) ?? []),
  );

const apartIn = (stays: GameState, ends: GameState): Unsaid => {
  const there = new Set(marksOf(ends));
  return new Set(marksOf(stays).filter((id) => !there.has(id)));
};

/** Without such a condition or effect, and without what depends on it. */
const withoutUnsaid = (pokemon: Pokemon, unsaid: Unsaid): Pokemon => {
  const gone = new Set([
    ...UNSAID.flatMap((name) => conditionOf(pokemon, name)?.id ?? []),
    ...pokemon.marks.flatMap(({ id }) => (unsaid.has(id) ? [id] : [])),
  ]);
  if (gone.size === 0) return pokemon;
  const isGone = ({ id, parent }: Mark): boolean =>
    gone.has(id) || (parent !== undefined && parent !== null && gone.has(parent));
  return { ...pokemon, marks: pokemon.marks.filter((mark) => !isGone(mark)) };
};

/** The table as far as those make no difference. */
const alike = (state: GameState, unsaid: Unsaid): unknown =>
  state.players.map((player) => ({
    ...player,
    active: player.active.map((pokemon) => (pokemon === null ? null : withoutUnsaid(pokemon, unsaid))),
    bench: player.bench.map((pokemon) => withoutUnsaid(pokemon, unsaid)),
  }));

const isSameApart = (one: GameState, other: GameState, unsaid: Unsaid): boolean =>
  sameValue({ ...one, players: alike(one, unsaid) }, { ...other, players: alike(other, unsaid) });

/** The two tables of an act in the midst of which one thing was left unsaid, where they differ in nothing else. */
export const bothWaysOf = (
  { trace, state: stays }: Played,
  { state: ends }: Played,
  what: keyof typeof NOTES,
): BothWays | null => {
  if (timesUnsaid(trace, what) !== 1) return null;
  if (what === 'check') return { trace, stays, ends };
  return isSameApart(stays, ends, apartIn(stays, ends)) ? { trace, stays, ends, onBench: true } : null;
};

const grounds = (one: ReplayedStep): readonly unknown[] =>
  one.grounds.map(({ code, facts, overruled }) => [code, facts, overruled === null]);

/** Did the step come to the same on both tables? A step that goes on both ways has been done. */
const cameToTheSame = (one: ReplayedStep, other: ReplayedStep, unsaid: Unsaid): boolean => {
  const verdict = ({ bothWays, verdict: ruled }: ReplayedStep) => (bothWays === undefined ? ruled : 'legal');
  return (
    verdict(one) === verdict(other) &&
    sameValue(grounds(one), grounds(other)) &&
    sameValue([one.open, one.fault, one.unasked], [other.open, other.fault, other.unasked]) &&
    isSameApart(one.after, other.after, unsaid)
  );
};

/** A step, and the other table after it; null where there is but one. */
export interface OnBoth {
  readonly step: ReplayedStep;
  readonly table: OtherTable | null;
}

/** A step that goes on both ways, as it is shown where others come after it. */
const goneOn = (one: ReplayedStep): ReplayedStep => {
  if (one.bothWays === undefined) return one;
  const { trace, stays, onBench } = one.bothWays;
  const gone = { ...one, trace: [...(one.drew ?? []), ...trace], after: stays };
  // What is on the table beside the Active Pokémon does not belong to the act, and the trace says what is unsaid of it.
  return onBench === true ? settled(gone) : gone;
};

/** A step of which nothing is open. */
const settled = ({ unfinished: _, ...one }: ReplayedStep): ReplayedStep => ({
  ...one,
  verdict: 'legal',
  mayBeDone: false,
  needs: [],
});

/** The other table to which a step may have led. */
const otherAfter = ({ bothWays, needs }: ReplayedStep, one: ReplayedStep): OtherTable | null =>
  bothWays === undefined
    ? null
    : {
        state: bothWays.ends,
        last: { ...one, after: bothWays.ends },
        needs,
        unsaid: bothWays.onBench === true ? apartIn(bothWays.stays, bothWays.ends) : new Set(),
      };

/** A step that comes to one thing on this table and to something else on the other. */
const openOn = (
  { always: _always, bothWays: _both, ...one }: ReplayedStep,
  needs: ReplayedStep['needs'],
): ReplayedStep => ({
  ...one,
  verdict: 'undetermined',
  mayBeDone: false,
  needs,
  grounds: [],
  beside: [],
  trace: [],
  open: null,
  fault: null,
  unasked: [],
  after: one.before,
});

/** A mark has another number on a table on which fewer were made. */
const asSaid = (entry: TraceEntry): string => JSON.stringify({ ...entry, mark: undefined, parent: undefined });

const leavesOf = (trace: readonly TraceEntry[]): readonly string[] =>
  trace.flatMap((entry) => (entry.kind === 'rule' ? leavesOf(entry.entries) : [asSaid(entry)]));

/** The trace of one table as far as the other showed the same: what only one showed is not so on both. */
const sharedWith = (trace: readonly TraceNode[], other: readonly TraceNode[]): readonly TraceNode[] => {
  const left = [...leavesOf(other)];
  const isShared = (entry: TraceEntry): boolean => {
    const at = left.indexOf(asSaid(entry));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  };
  const within = (node: TraceNode): readonly TraceNode[] => {
    const entries = node.entries.flatMap((entry): readonly TraceEntry[] =>
      entry.kind === 'rule' ? within(entry) : isShared(entry) ? [entry] : [],
    );
    return entries.length === 0 && node.entries.length > 0 ? [] : [{ ...node, entries }];
  };
  return trace.flatMap(within);
};

/** A step as it is where it comes to the same on both tables, and open for the reason for which there are two where it does not. */
export const onBoth = (
  alone: ReplayedStep,
  other: OtherTable | null,
  carriedOut: (table: OtherTable) => ReplayedStep,
): OnBoth => {
  const one = goneOn(alone);
  if (other === null) return { step: one, table: otherAfter(alone, one) };
  const there = carriedOut(other);
  if (!cameToTheSame(one, there, other.unsaid)) return { step: openOn(one, other.needs), table: null };
  const isOne = sameValue(one.after, there.after);
  const beside = one.beside.filter((way) => there.beside.some((again) => sameValue(way, again)));
  const step = { ...one, beside, trace: sharedWith(one.trace, there.trace) };
  return { step, table: isOne ? null : { ...other, state: there.after, last: there } };
};

/** Where the two tables have come to the same in the end, or a later step is open for their sake, nothing of the steps on the way is open. */
export const withoutDoubt = (steps: readonly ReplayedStep[]): readonly ReplayedStep[] =>
  steps.map((one) => (one.bothWays === undefined ? one : settled(one)));
