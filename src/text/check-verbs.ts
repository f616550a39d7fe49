import { nearest } from '../state/index.ts';
import { claimsWith } from './check-claims.ts';
import { condition, count, extra, who } from './check-words.ts';
import {
  type Check,
  either,
  expected,
  flag,
  inTheNearest,
  isMap,
  list,
  said,
  table,
  word,
  wrong,
  yes,
} from './shape.ts';
import { SHAPES_IN_PLAY } from './shapes-in-play.ts';
import { SHAPES_OF_PILES } from './shapes-of-piles.ts';
import type { Verb, VerbOfOrder } from './verb.ts';

/** Shapes of what a text may do. */

export const verbs: Check<readonly Verb[]> = (value, at) => list(verb)(value, at);

/** Claims, and the names of those with a shape: a verb can leave claims, and a claim does verbs once its moment comes. */
export const { claim, names: CHECKED_CLAIMS } = claimsWith(verbs);

/** Several lists, each under the word by which it is picked. */
const parts: Check<{ readonly [word: string]: readonly Verb[] }> = (value, at) =>
  isMap(value) && Object.keys(value).length > 1
    ? Object.entries(value).flatMap(([key, does]) => verbs(does, `${at}.${key}`))
    : wrong(`${at}: expected two lists or more, each under a word, not ${said(value)}`);

type KeyOf<V> = V extends unknown ? keyof V : never;

/** Each has the shape of its type. */
type OfOrder = { readonly [K in KeyOf<VerbOfOrder>]?: Check<Extract<VerbOfOrder, { readonly [P in K]: unknown }>> };

const verbShapes: { readonly [verb: string]: Check } = {
  ...SHAPES_IN_PLAY,
  ...SHAPES_OF_PILES,
  ...({
    flip: table({ flip: table({ heads: verbs, tails: verbs }), by: word('opponent') }, 'flip'),
    'flip-coins': table({ 'flip-coins': count, 'each-heads': verbs }, 'flip-coins', 'each-heads'),
    'pick-one': table({ 'pick-one': parts }, 'pick-one'),
    lasting: table(
      {
        lasting: claim,
        on: either(word('you', 'opponent'), who),
        until: word(
          'this-turn',
          'opponents-next-turn',
          'your-next-turn',
          'end-of-opponents-next-turn',
          'end-of-your-next-turn',
          'while-in-play',
        ),
        marker: flag,
        ends: word('leaving-active'),
      },
      'lasting',
      'on',
      'until',
    ),
    // biome-ignore lint/suspicious/noThenProperty: the keyword of the verb, never awaited
    if: table({ if: condition, then: verbs, else: verbs }, 'if', 'then'),
    'or-nothing': table({ 'or-nothing': verbs }, 'or-nothing'),
    may: table({ may: verbs, by: word('opponent') }, 'may'),
    times: table({ times: count, does: verbs }, 'times', 'does'),
    // biome-ignore lint/suspicious/noThenProperty: the keyword of the verb, never awaited
    'extra-energy': table({ 'extra-energy': extra, then: verbs, else: verbs }, 'extra-energy', 'then'),
    'as-often-as-liked': table({ 'as-often-as-liked': verbs }, 'as-often-as-liked'),
    'rock-paper-scissors': table(
      { 'rock-paper-scissors': table({ won: verbs, lost: verbs }, 'won', 'lost') },
      'rock-paper-scissors',
    ),
    'if-you-do': table(
      { 'if-you-do': verbs, first: verbs, price: yes, worded: word('then', 'implied') },
      'if-you-do',
      'first',
    ),
  } satisfies OfOrder),
};

/** Names of the verbs with a shape; the interpreter plays exactly these. */
export const CHECKED_VERBS: readonly string[] = Object.keys(verbShapes);

const verb: Check = (value, at) => {
  if (!isMap(value)) return wrong(`${at}: expected a verb, not ${said(value)}`);
  const keys = Object.keys(value);
  const name = keys.includes('condition') ? 'condition' : keys.find((key) => Object.hasOwn(verbShapes, key));
  const shape = name === undefined ? undefined : verbShapes[name];
  if (shape !== undefined) return shape(value, at);
  const typed = keys.find((key) => nearest(key, CHECKED_VERBS, 1).length > 0) ?? keys[0] ?? '';
  const [near] = nearest(typed, CHECKED_VERBS, 1);
  const corrected =
    near === undefined
      ? null
      : Object.fromEntries(Object.entries(value).map(([key, inner]) => [key === typed ? near : key, inner]));
  return [
    {
      said: `${at}: “${keys.join(', ')}” is not a verb${expected(typed, CHECKED_VERBS)}`,
      of: value,
      key: typed,
      ofKey: true,
    },
    ...inTheNearest(verbShapes, typed, corrected, at).map((fault) =>
      fault.of === corrected ? { ...fault, of: value, ...(fault.key === near ? { key: typed } : {}) } : fault,
    ),
  ];
};
