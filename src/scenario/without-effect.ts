import { settledView } from '../claims/index.ts';
import { beforeTheEnd, hasNoEffect, type Replaying } from '../ruling/index.ts';
import type { ReplayedStep } from './replayed-step.ts';

/** A step that may be done and does nothing: the players will ask why. What ends its turn is not of the act. */
export const sayingWhyNothing = (one: ReplayedStep, { rules }: Replaying): ReplayedStep => {
  const { action, verdict, before, trace, beside } = one;
  if (action === null || verdict !== 'legal' || one.open !== null || one.fault !== null) return one;
  const ways = hasNoEffect(settledView(before, rules), action, [beforeTheEnd(trace)], rules);
  return ways.length === 0 ? one : { ...one, beside: [...beside, ...ways] };
};
