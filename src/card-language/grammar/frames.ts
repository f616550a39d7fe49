import type { Verb } from '../../text/index.ts';
import { act, coin, given, inOrder, mayDo, speaksOfThat, steps, verbsOf } from '../lower/steps.ts';
import { productionsOf } from './production.ts';

/** How sentences are made of effects, and texts of sentences. */

const text = productionsOf('AttackText');
const sentences = productionsOf('Sentences');
const sentence = productionsOf('Sentence');
const clause = productionsOf('Clause');
const reminders = productionsOf('Reminders');
const reminder = productionsOf('Reminder');

const REMINDERS = [
  reminders('none', ['[]'], () => true),
  reminders('one and more', ['{one:Reminder} {more:Reminders}'], ({ one, more }) => one && more),
  reminder('the Bench', ["\\(Don't apply Weakness and Resistance for Benched Pokémon(.\\)|\\).)"], () => true),
  reminder('damage first', ['\\(Do the damage before switching the Pokémon.\\)'], () => true),
  reminder('other effects', ["\\(Any other effects of [opponent's] attacks still happen.\\)"], () => true),
  reminder(
    'benching ends it',
    ['\\(Benching [or evolving] (either|that|the Defending) Pokémon ends this effect.\\)'],
    () => true,
  ),
  reminder('the opponent chooses', ['\\(Your opponent chooses the new Active Pokémon.\\)'], () => true),
];

const CLAUSES = [
  clause('effect', ['{effect:Effect}'], (holes) => holes.effect),
  clause('may', ['you may {effect:Effect}'], (holes) => mayDo(holes.effect)),
  clause(
    'both',
    ['{one:Effect}[,] and [then] {other:Clause}', '{one:Effect}, then {other:Clause}'],
    ({ one, other }) => (other.open === undefined ? inOrder([one, other]) : null),
  ),
];

const PRICES = [
  clause(
    'price of an attack',
    ['{effect:Effect} (in order to use this attack|or this attack does nothing)'],
    (holes) => {
      const verbs = verbsOf(holes.effect.list);
      return verbs === null || !verbs.every((verb) => 'discard-energy' in verb)
        ? null
        : steps({ step: 'before', verbs });
    },
  ),
];

const SENTENCES = [
  sentence('plain', ['[Then,] {clause:Clause}. {reminders:Reminders}'], (holes) => holes.reminders && holes.clause),
  sentence(
    'if',
    [
      'if {condition:Condition}, {clause:Clause}. {reminders:Reminders}',
      '{clause:Clause} if {condition:Condition}. {reminders:Reminders}',
    ],
    (holes) => (holes.reminders && holes.clause.open === undefined ? given(holes.condition, holes.clause) : null),
  ),
  sentence('coin', ['flip a coin. If heads, {heads:Clause}. {reminders:Reminders}'], ({ heads, reminders: said }) =>
    said ? coin(heads, null) : null,
  ),
  sentence(
    'coin, tails',
    ['flip a coin. If tails, {tails:Clause}. {reminders:Reminders}'],
    ({ tails, reminders: said }) => (said ? coin(null, tails) : null),
  ),
  sentence(
    'coin, both sides',
    ['flip a coin. If heads, {heads:Clause}(.|;) If tails, {tails:Clause}. {reminders:Reminders}'],
    ({ heads, tails, reminders: said }) => (said ? coin(heads, tails) : null),
  ),
  sentence('coins', ['flip {n:Number} coins. For each heads, {clause:Clause}. {reminders:Reminders}'], (holes) => {
    const verbs = verbsOf(holes.clause.list);
    return verbs === null || speaksOfThat(verbs) || !holes.reminders
      ? null
      : { ...act(null, { 'flip-coins': holes.n, 'each-heads': verbs }), open: 'coin' };
  }),
  sentence(
    'do it, and if you do',
    ['{first:Clause}. If you do, {then:Clause}. {reminders:Reminders}'],
    ({ first, then, reminders: said }) => {
      const one = verbsOf(first.list);
      const joined = inOrder([{ list: first.list }, { list: then.list }]);
      const other = joined === null || one === null ? null : verbsOf(joined.list.slice(first.list.length));
      const [offer] = one ?? [];
      if (!said || one === null || other === null || offer === undefined || speaksOfThat([one, other])) return null;
      if (JSON.stringify(joined?.list.slice(0, first.list.length)) !== JSON.stringify(first.list)) return null;
      const offered = first.open === 'may' && one.length === 1 && 'may' in offer;
      const done = offered ? offer.may : one;
      // Who has done a part of it has not done it: an offer is taken up as a whole, and what has to be done in part has no verb.
      const inParts = done.some((verb) =>
        Object.values(verb).some((amount) => typeof amount === 'number' && amount > 1),
      );
      if (inParts && !offered) return null;
      const whole: Verb = { first: done, 'if-you-do': other, ...(inParts ? { price: true as const } : {}) };
      const verbs = offered ? [{ may: [whole] }] : [whole];
      return { ...act(null, ...verbs), open: 'may' };
    },
  ),
];

const TEXT = [
  sentences('one', ['{one:Sentence}'], ({ one }) => one),
  sentences('one and more', ['{one:Sentence} {more:Sentences}'], ({ one, more }) =>
    one.open === 'coin' ? null : inOrder([one, more]),
  ),
  text('of an attack', ['{sentences:Sentences}'], (holes) => holes.sentences),
];

export const FRAMES = [...REMINDERS, ...CLAUSES, ...PRICES, ...SENTENCES, ...TEXT];
