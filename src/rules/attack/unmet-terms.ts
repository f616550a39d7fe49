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

/** A value that needs no words of its own. */
const isPlain = (value: unknown): value is string | number | boolean =>
  typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean';

/** Of what the Pokémon itself has to be, the first part that it is not: a filter holds where all its parts do. */
const unmetOfSelf = (view: View, self: NonNullable<Condition['self']>, from: Standpoint): Facts => {
  for (const [part, value] of Object.entries(self))
    if (isUnmet(view, { self: { [part]: value } }, from)) return isPlain(value) ? { unmet: `self-${part}`, value } : {};
  return {};
};

/** Of a Pokémon that has to be in play, its name, where that is all that is asked of it. */
const unmetOfNamed = (part: string, of: object): Facts => {
  const [only, ...more] = Object.entries(of);
  return only?.[0] === 'named' && isPlain(only[1]) && more.length === 0 ? { unmet: part, value: only[1] } : {};
};

export const unmetTerms = (view: View, condition: Condition, from: Standpoint): Facts => {
  for (const [part, value] of Object.entries(condition)) {
    if (!isUnmet(view, { [part]: value }, from)) continue;
    if (isPlain(value)) return { unmet: part, value };
    if (part === 'self' && condition.self !== undefined) return unmetOfSelf(view, condition.self, from);
    return part === 'you-have' || part === 'opponent-has' ? unmetOfNamed(part, value) : {};
  }
  return {};
};
