import type { TraceEntry } from '../../engine/index.ts';

/** Counters that are put one by one, each time in the same way, are shown as so many at once; so is what is noted at each of them. */

/** Of so few each is shown. */
const FEW_TIMES = 2;

/** What belongs to one counter is no longer than that. */
const LONGEST = 8;

const isOnlyCounters = (entry: TraceEntry): boolean =>
  entry.kind === 'rule'
    ? entry.entries.every(isOnlyCounters)
    : entry.kind === 'counters-placed' || entry.kind === 'answered' || entry.kind === 'note';

const holds =
  (kind: TraceEntry['kind']) =>
  (entry: TraceEntry): boolean =>
    entry.kind === 'rule' ? entry.entries.some(holds(kind)) : entry.kind === kind;

/** A coin that falls the same way again, or a choice made again, that puts no counter is shown each time. */
const onlyAnswers = (entries: readonly TraceEntry[]): boolean =>
  entries.some(holds('answered')) && !entries.some(holds('counters-placed'));

const timesAsMany = (entry: TraceEntry, times: number): TraceEntry => {
  if (entry.kind === 'rule') return { ...entry, entries: entry.entries.map((one) => timesAsMany(one, times)) };
  return entry.kind === 'counters-placed' ? { ...entry, counters: entry.counters * times } : entry;
};

/** How often the first so many of these come one after the other. */
const timesInARow = (written: readonly string[], length: number): number => {
  const end = written.findIndex((one, at) => at >= length && one !== written[at % length]);
  return Math.floor((end < 0 ? written.length : end) / length);
};

export const placedInARow = (entries: readonly TraceEntry[]): readonly TraceEntry[] => {
  if (entries.length <= FEW_TIMES) return entries;
  const end = entries.findIndex((entry) => !isOnlyCounters(entry));
  const written = entries.slice(0, end < 0 ? entries.length : end).map((entry) => JSON.stringify(entry));
  for (let length = 1; length <= LONGEST && length * FEW_TIMES < written.length; length += 1) {
    const times = timesInARow(written, length);
    const once = entries.slice(0, length);
    if (times <= FEW_TIMES || onlyAnswers(once)) continue;
    return [...once.map((entry) => timesAsMany(entry, times)), ...placedInARow(entries.slice(length * times))];
  }
  return [...entries.slice(0, 1), ...placedInARow(entries.slice(1))];
};
