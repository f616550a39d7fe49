import type { Json } from '../state/index.ts';
import type { Check } from './shape.ts';

/** Finds in a value what is of a given shape, however deep: whom a text means, what it asks, what it does. */

/** Whether a value of that shape can hold one of another, for each that was asked. */
const holds = new WeakMap<Check, Map<Check, boolean>>();

const canHold = (shape: Check, sought: Check): boolean => {
  const asked = holds.get(sought) ?? new Map<Check, boolean>();
  holds.set(sought, asked);
  const known = asked.get(shape);
  if (known !== undefined) return known;
  const seen = new Set<Check>();
  const reaches = (one: Check): boolean => {
    if (one === sought) return true;
    if (seen.has(one)) return false;
    seen.add(one);
    return (one.inner?.() ?? []).some(reaches);
  };
  const found = reaches(shape);
  asked.set(shape, found);
  return found;
};

const search = <T>(sought: Check<T>, shape: Check, value: Json, apart: Check | undefined): readonly T[] => {
  if (shape === sought) return [value as T];
  if (shape === apart || !canHold(shape, sought)) return [];
  return (shape.parts?.(value) ?? []).flatMap(([inner, part]) => search(sought, inner, part, apart));
};

/** What is looked for, in what, and what is left out. */
type Asked = readonly [sought: Check, shape: Check, apart: Check | undefined];

/** What was found in a value before: the text of a card is asked the same at every action, and never changes. */
const found = new WeakMap<object, (readonly [Asked, readonly unknown[]])[]>();

/** The values of one shape inside a value of another, in the order of the text; neither those nor what is `apart` is looked into. */
export const valuesOf = <T>(sought: Check<T>, shape: Check, value: Json, apart?: Check): readonly T[] => {
  if (typeof value !== 'object' || value === null) return search(sought, shape, value, apart);
  const known = found.get(value) ?? [];
  const before = known.find(([asked]) => asked[0] === sought && asked[1] === shape && asked[2] === apart);
  if (before !== undefined) return before[1] as readonly T[];
  const values = search(sought, shape, value, apart);
  if (known.length === 0) found.set(value, known);
  known.push([[sought, shape, apart], values]);
  return values;
};
