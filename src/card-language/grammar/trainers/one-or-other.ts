import { sameValue } from '../../../state/index.ts';
import type { Verb } from '../../../text/index.ts';
import { act, doneAlone, doneBy, type Steps } from '../../lower/steps.ts';
import { isSome } from '../card-amounts.ts';
import { sorts } from '../production.ts';

/** One thing or another, as the player likes, in the words of Trainer cards. */

const { effect, options, sentence, stated } = sorts;

/** What each is called by which is picked. */
const WORDS: { readonly [verb: string]: string } = {
  search: 'deck',
  'from-discard': 'discard',
  'move-energy': 'move',
  switch: 'switch',
};

const wordOf = (verbs: readonly Verb[]): string | undefined => WORDS[Object.keys(verbs[0] ?? {})[0] ?? ''];

const either = (one: readonly Verb[], other: readonly Verb[]): Steps => {
  const [first, second] = [wordOf(one), wordOf(other)];
  const areNamed = first !== undefined && second !== undefined && first !== second;
  return act(null, { 'pick-one': areNamed ? { [first]: one, [second]: other } : { first: one, second: other } });
};

const ORDER = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

/** Whichever is picked comes first, and any of those after it may follow: so each choice of some of them is there once. */
const someOf = (all: readonly (readonly Verb[])[]): Steps => {
  const from = (at: number): readonly Verb[] => [
    ...(all[at] ?? []),
    ...all.slice(at + 1).map((more): Verb => ({ may: more })),
  ];
  return act(null, { 'pick-one': Object.fromEntries(all.map((_one, at) => [ORDER[at] ?? '', from(at)])) });
};

/** Of cards that are played at once none can be taken back by what they do. */
const butThrown = (verb: Verb): Verb => ('from-discard' in verb ? { ...verb, 'not-thrown': true } : verb);

/** One card of a name, or so many of them together. */
const atOnce = (n: number, one: Steps, more: Steps, name: string): Steps | null => {
  const [first, second] = [doneBy(one), doneBy(more)];
  if (n < 2 || first === null || second === null) return null;
  const price: Verb = { 'discard-hand': n - 1, of: { named: name } };
  return act(null, {
    'pick-one': { one: first, [`all ${n}`]: [{ first: [price], 'if-you-do': second.map(butThrown), price: true }] },
  });
};

export const ONE_OR_OTHER = [
  options('the last two', '• {one:Sentences} • {other:Sentences}', ({ one, other }) => [one, other]),
  options('one and more', '• {one:Sentences} {more:Options}', ({ one, more }) => [one, ...more]),
  sentence('one or more of several', 'choose 1 or more: {all:Options}', ({ all }) => {
    const lists = all.map(doneBy).flatMap((list) => (list === null ? [] : [list]));
    return all.length > ORDER.length || lists.length < all.length ? null : someOf(lists);
  }),

  ...(['', ' \\(This (effect|effects) (works|work) one time for {m:Number} cards.\\)'] as const).map((reminder, at) =>
    sentence(
      `several of its name at once${at === 0 ? '' : ', with a reminder'}`,
      `you may (play|use) {n:Number} SELF cards at once. • If you (played|used) 1 card, {one:Clause}. • If you (played|used) {k:Number} cards, {more:Clause}.${reminder}`,
      ({ n, one, k, more }, { name }) => (n === k ? atOnce(n, one, more, name) : null),
    ),
  ),
  sentence(
    'two of its name at the same time',
    'you may play {n:Number} SELF at the same time. If you play 1 SELF, {one:Sentences} If you play {k:Number} SELF, {more:Sentences}',
    ({ n, one, k, more }, { name }) => (n === k ? atOnce(n, one, more, name) : null),
  ),
  stated('one thing or another', '{one:Clause}. Or, {other:Clause}', ({ one, other }) => {
    const [first, second] = [doneAlone(one), doneAlone(other)];
    return first === null || second === null || 'pick-one' in (first[0] ?? {}) ? null : either(first, second);
  }),
  effect(
    'search either pile',
    'search your deck or your discard pile for (a|an) {cards:CardsOne}, show it to your opponent, and put it into your hand. If you search your deck, shuffle your deck afterward',
    ({ cards }) =>
      !isSome(cards)
        ? null
        : either([{ search: cards, count: 1, to: 'hand' }], [{ 'from-discard': cards, count: 1, to: 'hand' }]),
  ),

  effect(
    'take one or shuffle some in',
    'search your discard pile for {cards:Cards}. You may either show 1 {one:CardsOne} to your opponent and put it into your hand, or show [a combination of] {n:Number} {some:Cards} to your opponent and shuffle them into your deck',
    ({ cards, one, n, some }) =>
      isSome(cards) && sameValue(cards, one)
        ? act(null, {
            'pick-one': {
              hand: [{ 'from-discard': one, count: 1, to: 'hand' }],
              deck: [{ 'from-discard': some, count: n, to: 'deck' }],
            },
          })
        : null,
  ),
];
