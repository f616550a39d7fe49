import type { Citation } from '../../corpus/index.ts';
import { goesToItsEnd } from '../../render/report/branches-json.ts';
import type { RulingReport, TraceJson } from '../../render/report/types.ts';

/** Whether two rulings with one verdict also come to the same on the table: an attack may be legal by both documents, and end the game by one of them. */

/** What changes the table for the players. In which order it happens, and by which rule, is not compared. */
const CHANGES: ReadonlySet<string> = new Set([
  'attached',
  'counters-placed',
  'damaged',
  'detached',
  'drawn',
  'evolved',
  'game-ended',
  'healed',
  'knocked-out',
  'marked',
  'prize-taken',
  'switched',
]);

/** One thing that happens, and the paragraph it rests on. */
export interface Happening {
  readonly says: string;
  readonly rule: Citation | null;
}

const happeningsIn = (trace: readonly TraceJson[], when: string): readonly Happening[] =>
  trace.flatMap((one) => [
    ...(CHANGES.has(one.event) ? [{ says: `${when}${one.text}`, rule: one.rule }] : []),
    ...happeningsIn(one.children, when),
  ]);

/** All that happens, also after a coin; null where some of it is unknown or waits for a choice. */
const happeningsOf = ({ verdict, follows, branches }: RulingReport): readonly Happening[] | null => {
  if (verdict === 'undetermined' || verdict === 'not-modelled') return null;
  if (follows !== null && (follows.open !== null || follows.asks !== null || follows.unread.length > 0)) return null;
  if (!branches.every(goesToItsEnd)) return null;
  return [
    ...happeningsIn(follows?.trace ?? [], ''),
    ...branches.flatMap((branch) => happeningsIn(branch.trace, `${branch.if.join(', ')}: `)),
  ];
};

/** Those of one list that the other does not have as often. */
const without = (some: readonly Happening[], others: readonly Happening[]): readonly Happening[] => {
  const left = others.map(({ says }) => says);
  return some.filter(({ says }) => {
    const at = left.indexOf(says);
    if (at < 0) return true;
    left.splice(at, 1);
    return false;
  });
};

/** What comes of the act by one ruling and not by the other; null where it is not known of one of them. */
export const outcomesApart = (
  here: RulingReport,
  there: RulingReport,
): { readonly here: readonly Happening[]; readonly there: readonly Happening[] } | null => {
  const [one, other] = [happeningsOf(here), happeningsOf(there)];
  return one === null || other === null ? null : { here: without(one, other), there: without(other, one) };
};
