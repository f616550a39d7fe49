import type { TraceEntry } from '../../engine/index.ts';
import { type Mark, sameValue } from '../../state/index.ts';
import { EVERY_TRAINER } from './lasting-effects.ts';

/** Bans that one text leaves on a player together, and that have one name in common. */

const TRAINERS: readonly Mark['says'][] = [
  { claim: 'cannot', act: 'play-trainer', tools: true },
  { claim: 'cannot', act: 'play-supporter' },
  { claim: 'cannot', act: 'play-stadium' },
];

type Marked = Extract<TraceEntry, { readonly kind: 'player-marked' }>;

const isMarked = (entry: { readonly kind: string }): entry is Marked => entry.kind === 'player-marked';

/** What the three of them ban, as one; null for any others. */
const together = (those: readonly { readonly kind: string }[]): Marked | null => {
  const bans = those.filter(isMarked);
  const [first] = bans;
  if (first === undefined || bans.length < TRAINERS.length) return null;
  const { seat, mark } = first;
  const areOfOne = bans.every(
    (one) => one.seat === seat && one.mark.name === mark.name && sameValue(one.mark.until, mark.until),
  );
  const isEach = TRAINERS.every((says) => bans.some((one) => sameValue(one.mark.says, says)));
  return areOfOne && isEach ? { ...first, mark: { ...mark, says: EVERY_TRAINER } } : null;
};

/** The same with a ban on every kind of Trainer card as one entry. */
export const bansTogether = <E extends { readonly kind: string }>(entries: readonly E[]): readonly (E | Marked)[] => {
  const at = entries.findIndex((_, from) => together(entries.slice(from, from + TRAINERS.length)) !== null);
  if (at < 0) return entries;
  const found = together(entries.slice(at, at + TRAINERS.length));
  return [
    ...entries.slice(0, at),
    ...(found === null ? [] : [found]),
    ...bansTogether(entries.slice(at + TRAINERS.length)),
  ];
};
