import type { Way } from '../../ruling/index.ts';
import { given, listed } from './facts.ts';
import { lacking } from './what-is-asked.ts';

/** Of what may be used and does nothing: that it does nothing, and why where that is known. Null where it does something. `prevented`: what was kept off, and by what, for where there is no other reason. */
export const spokenNoEffect = (
  ways: readonly Way[],
  has: 'has' | 'would have',
  prevented: readonly string[] = [],
): string | null => {
  const way = ways.find(({ code }) => code === 'changes-nothing');
  if (way === undefined) return null;
  const why = lacking(given(way.facts), true);
  const because = why !== null ? `: ${why}` : prevented.length > 0 ? ` (${listed(prevented)})` : '';
  return `it ${has} no effect now${because}`;
};
