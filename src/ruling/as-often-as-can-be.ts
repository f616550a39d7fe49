import {
  type Answer,
  isPick,
  type Outcome,
  possibleAnswers,
  type TraceEntry,
  type TraceNode,
} from '../engine/index.ts';
import { sameValue } from '../state/index.ts';

/** A text that may be done again and again: what it brings where that is done until nothing of it is left. */

/** So often at most it is followed. */
const MOST_TIMES = 40;

type Reached = Extract<Outcome, { readonly trace: unknown; readonly state: unknown }>;

/** Plays with these answers; null where what comes of them is not known. */
export type PlayWith = (answers: readonly Answer[]) => Reached | null;

interface Most {
  readonly outcome: Reached;
  readonly times: number;
}

const hasFallen = (entries: readonly TraceEntry[]): boolean =>
  entries.some((entry) => (entry.kind === 'rule' ? hasFallen(entry.entries) : entry.kind === 'knocked-out'));

/** The end of it where each choice within it gets its first answer, or its last. */
const endWith = (play: PlayWith, answers: readonly Answer[], at: 0 | -1): Most | null => {
  const put = [...answers];
  let times = 0;
  for (let asked = 0; asked < 3 * MOST_TIMES; asked += 1) {
    const outcome = play(put);
    if (outcome === null) return null;
    const next = outcome.kind === 'pending' ? outcome.question : null;
    // A Knock Out in the middle may end what is left of it.
    if (next?.code === 'again' && hasFallen(outcome.trace)) return null;
    // A choice after a Knock Out is no longer one of the text.
    if (next === null || hasFallen(outcome.trace)) return { outcome, times };
    if (next.code === 'again') times += 1;
    else if (!isPick(next)) return null;
    put.push(next.code === 'again' ? 'yes' : (possibleAnswers(next).at(at) ?? ''));
  }
  return null;
};

/** Null where it depends on the choices within it, or has no end here. */
export const asOftenAsCanBe = (play: PlayWith, answers: readonly Answer[]): Most | null => {
  const first = endWith(play, answers, 0);
  const last = first === null ? null : endWith(play, answers, -1);
  if (first === null || last === null || first.times !== last.times || first.times > MOST_TIMES) return null;
  return sameValue(first.outcome.state, last.outcome.state) ? first : null;
};

/** Counters that move one by one between the same two Pokémon, as so many at once. */
export const asOneMove = (trace: readonly TraceNode[]): readonly TraceNode[] => {
  const all = new Map<string, number>();
  const keyOf = ({ from, to }: { readonly from: unknown; readonly to: unknown }): string => JSON.stringify([from, to]);
  const count = (entries: readonly TraceEntry[]): void => {
    for (const entry of entries) {
      if (entry.kind === 'rule') count(entry.entries);
      if (entry.kind === 'counters-moved') all.set(keyOf(entry), (all.get(keyOf(entry)) ?? 0) + entry.counters);
    }
  };
  count(trace);
  const within = <E extends TraceEntry>(entries: readonly E[]): readonly E[] =>
    entries.flatMap((entry): readonly E[] => {
      if (entry.kind === 'rule') {
        const left = within(entry.entries);
        return left.length === 0 && entry.entries.length > 0 ? [] : [{ ...entry, entries: left }];
      }
      if (entry.kind !== 'counters-moved') return [entry];
      const counters = all.get(keyOf(entry));
      all.delete(keyOf(entry));
      return counters === undefined ? [] : [{ ...entry, counters }];
    });
  return within(trace);
};

/** Counters that are put on the same Pokémon one by one, as so many at once; what is noted again and again, once. */
export const asOnePlacement = (trace: readonly TraceNode[]): readonly TraceNode[] => {
  const all = new Map<number, number>();
  const count = (entries: readonly TraceEntry[]): void => {
    for (const entry of entries) {
      if (entry.kind === 'rule') count(entry.entries);
      if (entry.kind === 'counters-placed') all.set(entry.uid, (all.get(entry.uid) ?? 0) + entry.counters);
    }
  };
  count(trace);
  const noted = new Set<string>();
  const isNew = (entry: TraceEntry): boolean => {
    const key = JSON.stringify(entry);
    if (entry.kind !== 'note' || !noted.has(key)) noted.add(key);
    else return false;
    return true;
  };
  const within = <E extends TraceEntry>(entries: readonly E[]): readonly E[] =>
    entries.flatMap((entry): readonly E[] => {
      if (entry.kind === 'rule') {
        const left = within(entry.entries);
        return left.length === 0 && entry.entries.length > 0 ? [] : [{ ...entry, entries: left }];
      }
      if (entry.kind !== 'counters-placed') return isNew(entry) ? [entry] : [];
      const counters = all.get(entry.uid);
      all.delete(entry.uid);
      return counters === undefined ? [] : [{ ...entry, counters }];
    });
  return within(trace);
};
