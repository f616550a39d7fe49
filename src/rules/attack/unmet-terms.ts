import { type Condition, type Facts, holds, type Standpoint, type View } from '../../claims/index.ts';
import { UnknownFact } from '../../engine/index.ts';

/** Which part of what a text asks for is not met, as facts; none where that is not one plain part. */

const isUnmet = (view: View, condition: Condition, from: Standpoint): boolean => {
  try {
    return !holds(view, condition, from);
  } catch (stop) {
    if (stop instanceof UnknownFact) return false;
    throw stop;
  }
};

export const unmetTerms = (view: View, condition: Condition, from: Standpoint): Facts => {
  for (const [part, value] of Object.entries(condition)) {
    if (!isUnmet(view, { [part]: value }, from)) continue;
    const plain = typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean';
    return plain ? { unmet: part, value } : {};
  }
  return {};
};
