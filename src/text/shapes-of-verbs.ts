import {
  type Check,
  claimsWith,
  condition,
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
} from '../claims/index.ts';
import { type Json, nearest } from '../state/index.ts';
import { SHAPES_IN_PLAY } from './shapes-in-play.ts';
import { SHAPES_OF_PILES } from './shapes-of-piles.ts';
import { count, extra, who } from './shapes-of-words.ts';
import type { VerbList } from './verb.ts';

/** Shapes of what a text may do. */

export const verbs: Check<VerbList> = (value, at) => list(verb)(value, at);

/** Claims, and the names of those with a shape: a verb can leave claims, and a claim does verbs once its moment comes. */
export const { claim, names: CHECKED_CLAIMS } = claimsWith(verbs as Check as Check<readonly Json[]>);

/** Several lists, each under the word by which it is picked. */
const parts: Check<{ readonly [word: string]: VerbList }> = (value, at) =>
  isMap(value) && Object.keys(value).length > 1
    ? Object.entries(value).flatMap(([key, does]) => verbs(does, `${at}.${key}`))
    : wrong(`${at}: expected two lists or more, each under a word, not ${said(value)}`);

/** When a lasting effect ends. */
export const DURATIONS = [
  'this-turn',
  'opponents-next-turn',
  'your-next-turn',
  'end-of-opponents-next-turn',
  'end-of-your-next-turn',
  'while-in-play',
] as const;

/** Verbs that say when and whether other verbs are played, which stand inside them, and the one that leaves a claim. */
export const SHAPES_OF_ORDER = {
  flip: table({ flip: table({ heads: verbs, tails: verbs }), by: word('opponent') }, 'flip'),
  'flip-coins': table({ 'flip-coins': count, 'each-heads': verbs }, 'flip-coins', 'each-heads'),
  /** One of these lists, whichever the player picks, each under a word. */
  'pick-one': table({ 'pick-one': parts }, 'pick-one'),
  lasting: table(
    {
      lasting: claim,
      on: either(word('you', 'opponent'), who),
      until: word(...DURATIONS),
      marker: flag,
      ends: word('leaving-active'),
    },
    'lasting',
    'on',
    'until',
  ),
  // biome-ignore lint/suspicious/noThenProperty: the keyword of the verb, never awaited
  if: table({ if: condition, then: verbs, else: verbs }, 'if', 'then'),
  /** What an attack asks for by its own text: where it can't be done, the attack does nothing. */
  'or-nothing': table({ 'or-nothing': verbs }, 'or-nothing'),
  /** `by`: that player is asked. */
  may: table({ may: verbs, by: word('opponent') }, 'may'),
  /** The list so many times. */
  times: table({ times: count, does: verbs }, 'times', 'does'),
  /** One list or the other, by whether that Energy is left over. */
  // biome-ignore lint/suspicious/noThenProperty: the keyword of the verb, never awaited
  'extra-energy': table({ 'extra-energy': extra, then: verbs, else: verbs }, 'extra-energy', 'then'),
  /** The list again and again, until the player has enough or nothing of it could change anything. */
  'as-often-as-liked': table({ 'as-often-as-liked': verbs }, 'as-often-as-liked'),
  /** Both players play for it: one list where its player has won, the other where the opponent has. */
  'rock-paper-scissors': table(
    { 'rock-paper-scissors': table({ won: verbs, lost: verbs }, 'won', 'lost') },
    'rock-paper-scissors',
  ),
  /** The second list only where something of the first was done. */
  /** `price`: the first is paid for the second, so it is done as a whole and for something, or not at all. */
  /** `worded`: the card says “then” and not “if you do”, and a document says whether that is the same; or it says so in other words, or implies it. */
  'if-you-do': table(
    { 'if-you-do': verbs, first: verbs, price: yes, worded: word('then', 'implied') },
    'if-you-do',
    'first',
  ),
};

const verbShapes: { readonly [verb: string]: Check } = { ...SHAPES_IN_PLAY, ...SHAPES_OF_PILES, ...SHAPES_OF_ORDER };

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
