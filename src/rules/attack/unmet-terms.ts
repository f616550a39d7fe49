import {
  type Condition,
  type Facts,
  type Filter,
  type Force,
  holds,
  howManyFit,
  type Standpoint,
  type View,
  type Why,
} from '../../claims/index.ts';
import { UnknownFact } from '../../engine/index.ts';

/** Which part of what a text asks for is not met, as facts. A part that is not one plain value is given whole, as `terms`. */

/** Is it so? Null where that is not known. */
const asFarAsKnown = (view: View, condition: Condition, from: Standpoint): boolean | null => {
  try {
    return holds(view, condition, from);
  } catch (stop) {
    if (stop instanceof UnknownFact) return null;
    throw stop;
  }
};

const isUnmet = (view: View, condition: Condition, from: Standpoint): boolean =>
  asFarAsKnown(view, condition, from) === false;

/** Is all so that a text asks for? What is not known of a part is asked for only where no other part is known not to be so. */
export const allHold = (view: View, conditions: readonly Condition[], from: Standpoint, why?: Why): boolean => {
  const known = conditions.map((one) => asFarAsKnown(view, one, from));
  const unmet = known.includes(null) ? conditions[known.indexOf(false)] : undefined;
  return (unmet === undefined ? conditions : [unmet]).every((one) => holds(view, one, from, why));
};

/** A value that needs no words of its own. */
const isPlain = (value: unknown): value is string | number | boolean =>
  typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean';

/** Facts are plain values, so a condition of several parts is given as JSON. */
const asTerms = (condition: Condition): Facts => ({ unmet: 'terms', terms: JSON.stringify(condition) });

/** Of what the Pokémon itself has to be, the first part that it is not: a filter holds where all its parts do. */
const unmetOfSelf = (view: View, self: NonNullable<Condition['self']>, from: Standpoint): Facts => {
  for (const [part, value] of Object.entries(self))
    if (isUnmet(view, { self: { [part]: value } }, from))
      return isPlain(value) ? { unmet: `self-${part}`, value } : asTerms({ self: { [part]: value } });
  return {};
};

/** Of a Pokémon that has to be in play, its name, where that is all that is asked of it. */
const unmetOfNamed = (part: 'you-have' | 'opponent-has', of: object): Facts => {
  const [only, ...more] = Object.entries(of);
  return only?.[0] === 'named' && isPlain(only[1]) && more.length === 0
    ? { unmet: part, value: only[1] }
    : asTerms({ [part]: of });
};

/** How many there are, where the text asks for so many. */
const thereOf = (view: View, condition: Condition, from: Standpoint): Facts => {
  const [own, theirs] = [condition['you-have-so-many'], condition['opponent-has-so-many']];
  if (own !== undefined) return { there: howManyFit(view, { ...own.of, side: 'yours' }, from) };
  return theirs === undefined ? {} : { there: howManyFit(view, { ...theirs.of, side: 'theirs' }, from) };
};

/** What would have to be so for a text not to apply, where it applies unless one thing is so. */
export const unlessTerms = (view: View, { claim, from }: Force): Facts => {
  const { not, ...more } = claim.while ?? {};
  if (not === undefined || Object.keys(more).length > 0) return {};
  const { unmet, ...facts } = unmetTerms(view, not, from);
  return unmet === undefined ? {} : { unless: JSON.stringify({ unmet, ...facts }) };
};

/** With the player whose text it is, for what it says of a hand, a deck or Prizes. */
export const unmetTerms = (view: View, condition: Condition, from: Standpoint): Facts => {
  const unmet = firstUnmet(view, condition, from);
  return unmet.unmet === undefined ? unmet : { player: from.seat, ...unmet };
};

/** Of several that all have to be so, which is asked as none of them not being so, the one that is not; null where it is asked otherwise. */
const firstOfAll = (view: View, { 'any-of': any = [], ...more }: Condition, from: Standpoint): Facts | null => {
  if (any.length === 0 || Object.keys(more).length > 0) return null;
  const all = any.map(({ not, ...others }) => (Object.keys(others).length > 0 ? undefined : not));
  const missing = all.find((one) => one !== undefined && isUnmet(view, one, from));
  return missing === undefined || all.includes(undefined) ? null : firstUnmet(view, missing, from);
};

/** Does it ask for just so many, as no fewer and no more? */
const asksForJustSoMany = ({ not, ...least }: Condition): boolean => {
  const [part, ...others] = Object.keys(least);
  const more = Object.keys(not ?? {});
  if (more.length > 0)
    return others.length === 0 && more.length === 1 && more[0] === `${part?.replace(/-so-many$/u, '')}-so-many`;
  return (
    others.length === 1 &&
    ((least['hand-at-least'] !== undefined && least['hand-at-least'] === least['hand-at-most']) ||
      (least['opponents-hand-at-least'] !== undefined &&
        least['opponents-hand-at-least'] === least['opponents-hand-at-most']))
  );
};

const firstUnmet = (view: View, condition: Condition, from: Standpoint): Facts => {
  if (asksForJustSoMany(condition) && isUnmet(view, condition, from))
    return { ...asTerms(condition), ...thereOf(view, condition, from) };
  for (const [part, value] of Object.entries(condition)) {
    if (!isUnmet(view, { [part]: value }, from)) continue;
    if (isPlain(value)) return { unmet: part, value };
    const missing = part === 'not' ? firstOfAll(view, condition.not ?? {}, from) : null;
    if (missing !== null) return missing;
    if (part === 'self' && condition.self !== undefined) return unmetOfSelf(view, condition.self, from);
    return part === 'you-have' || part === 'opponent-has'
      ? unmetOfNamed(part, value as Filter)
      : { ...asTerms({ [part]: value }), ...thereOf(view, { [part]: value }, from) };
  }
  return {};
};
