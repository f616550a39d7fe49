import type { Way } from '../../ruling/index.ts';
import { given } from './facts.ts';
import { lacking } from './what-is-asked.ts';

/** Of what may be used and does nothing: that it does nothing, and why where that is known. Null where it does something. */
export const spokenNoEffect = (ways: readonly Way[], has: 'has' | 'would have'): string | null => {
  const way = ways.find(({ code }) => code === 'changes-nothing');
  if (way === undefined) return null;
  const why = lacking(given(way.facts), true);
  return `it ${has} no effect now${why === null ? '' : `: ${why}`}`;
};
