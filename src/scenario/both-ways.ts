import { conditionOf } from '../claims/index.ts';
import type { TraceEntry, TraceNode } from '../engine/index.ts';
import { type GameState, type Mark, type Pokemon, sameValue } from '../state/index.ts';
import type { ReplayedStep } from './replayed-step.ts';

/**
 * A document may leave unsaid whether a Special Condition is over after a check. A replay goes on with both tables, and breaks off where a step comes to
 * something else on the one than on the other.
 */

/** What came of an act on the two tables. */
export interface BothWays {
  readonly trace: readonly TraceNode[];
  readonly stays: GameState;
  readonly ends: GameState;
}

/** The other table of a replay, and why there are two. */
export interface OtherTable {
  readonly state: GameState;
  /** The step by which it came there. */
  readonly last: ReplayedStep;
  readonly needs: ReplayedStep['needs'];
}

const UNSAID = ['asleep', 'paralyzed'] as const;

/** How often the document left that unsaid. */
export const timesUnsaid = (trace: readonly TraceEntry[]): number =>
  trace.reduce((sum, entry) => {
    if (entry.kind === 'rule') return sum + timesUnsaid(entry.entries);
    return sum + (entry.kind === 'note' && entry.code === 'not-said-whether-it-ends' ? 1 : 0);
  }, 0);

/** Without such a condition, and without what depends on it. */
const withoutUnsaid = (pokemon: Pokemon): Pokemon => {
  const gone = new Set(UNSAID.flatMap((name) => conditionOf(pokemon, name)?.id ?? []));
  if (gone.size === 0) return pokemon;
  const isGone = ({ id, parent }: Mark): boolean =>
    gone.has(id) || (parent !== undefined && parent !== null && gone.has(parent));
  return { ...pokemon, marks: pokemon.marks.filter((mark) => !isGone(mark)) };
};

/** The table as far as those conditions make no difference. */
const alike = (state: GameState): unknown =>
  state.players.map((player) => ({
    ...player,
    active: player.active.map((pokemon) => (pokemon === null ? null : withoutUnsaid(pokemon))),
    bench: player.bench.map(withoutUnsaid),
  }));

const isSameApart = (one: GameState, other: GameState): boolean =>
  sameValue({ ...one, players: alike(one) }, { ...other, players: alike(other) });

const grounds = (one: ReplayedStep): readonly unknown[] =>
  one.grounds.map(({ code, facts, overruled }) => [code, facts, overruled === null]);

/** Did the step come to the same on both tables? A step that goes on both ways has been done. */
const cameToTheSame = (one: ReplayedStep, other: ReplayedStep): boolean => {
  const verdict = ({ bothWays, verdict: ruled }: ReplayedStep) => (bothWays === undefined ? ruled : 'legal');
  return (
    verdict(one) === verdict(other) &&
    sameValue(grounds(one), grounds(other)) &&
    sameValue([one.open, one.fault, one.unasked], [other.open, other.fault, other.unasked]) &&
    isSameApart(one.after, other.after)
  );
};

/** A step, and the other table after it; null where there is but one. */
export interface OnBoth {
  readonly step: ReplayedStep;
  readonly table: OtherTable | null;
}

/** A step that goes on both ways, as it is shown where others come after it. */
const goneOn = (one: ReplayedStep): ReplayedStep =>
  one.bothWays === undefined ? one : { ...one, trace: one.bothWays.trace, after: one.bothWays.stays };

/** The other table to which a step may have led. */
const otherAfter = ({ bothWays, needs }: ReplayedStep, one: ReplayedStep): OtherTable | null =>
  bothWays === undefined ? null : { state: bothWays.ends, last: { ...one, after: bothWays.ends }, needs };

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

/** A step as it is where it comes to the same on both tables, and open for the reason for which there are two where it does not. */
export const onBoth = (
  alone: ReplayedStep,
  other: OtherTable | null,
  carriedOut: (table: OtherTable) => ReplayedStep,
): OnBoth => {
  const one = goneOn(alone);
  if (other === null) return { step: one, table: otherAfter(alone, one) };
  const there = carriedOut(other);
  if (!cameToTheSame(one, there)) return { step: openOn(one, other.needs), table: null };
  const isOne = sameValue(one.after, there.after);
  return { step: one, table: isOne ? null : { ...other, state: there.after, last: there } };
};

/** Where the two tables have come to the same in the end, nothing of the steps on the way is open. */
export const withoutDoubt = (steps: readonly ReplayedStep[]): readonly ReplayedStep[] =>
  steps.map((one) => (one.bothWays === undefined ? one : { ...one, verdict: 'legal', mayBeDone: false, needs: [] }));
