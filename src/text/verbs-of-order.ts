import {
  type Check,
  type Condition,
  condition,
  filter,
  holding,
  isMap,
  said,
  table,
  word,
  wrong,
  yes,
} from '../claims/index.ts';
import type { T, TextContext, Turnout } from '../rules/index.ts';
import { hasKey, type Seat } from '../state/index.ts';
import { isMetOrSaid, sayMet, sayNoDamage } from './condition-not-met.ts';
import { counted, flip, ofDiscarded } from './count.ts';
import { type DefinedHolding, type Lists, opponentOf } from './define-verb.ts';
import { hasExtra } from './energy-left-over.ts';
import {
  cannotPayWhole,
  countsAsDone,
  countsAsShuffled,
  goneOfHand,
  isAbilitysPrice,
  isConditional,
  openIfTooFew,
  partCounts,
  payForAbility,
  sayFirstAlone,
  secondOf,
  somethingDone,
  wasDoneInPart,
} from './if-you-do.ts';
import { withoutThese } from './left-in-piles.ts';
import { any, both, isMet } from './looking.ts';
import { bought, firstOrSecond, paid, tooFewToThrow } from './price-and-second.ts';
import { count, extra } from './shapes-of-words.ts';
import { lookPastUndone, playAfterFirst } from './then-after-undone.ts';
import type { Verb, VerbList } from './verb.ts';
import { offersNothing } from './what-a-part-lacks.ts';
import { couldBe, hiddenFrom, resolve } from './who.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  question: ['again', 'may', 'pick-one'],
} as const;

/** A condition about coins that are not flipped yet. */
const asksForCoins = ({ heads, not, 'any-of': either = [] }: Condition): boolean =>
  heads !== undefined || (not !== undefined && asksForCoins(not)) || either.some(asksForCoins);

/** Several lists, each under the word by which it is picked. */
const listsByWord = (verbs: Check<VerbList>): Check<{ readonly [word: string]: VerbList }> =>
  holding(
    (value, at) =>
      isMap(value) && Object.keys(value).length > 1
        ? Object.entries(value).flatMap(([key, does]) => verbs(does, `${at}.${key}`))
        : wrong(`${at}: expected two lists or more, each under a word, not ${said(value)}`),
    () => [verbs],
    (value) => (isMap(value) ? Object.values(value).map((does) => [verbs, does] as const) : []),
  );

export const shapesOfOrder = (verbs: Check<VerbList>) => ({
  flip: table({ flip: table({ heads: verbs, tails: verbs }), by: word('opponent') }, 'flip'),
  'flip-coins': table({ 'flip-coins': count, 'each-heads': verbs }, 'flip-coins', 'each-heads'),
  // biome-ignore lint/suspicious/noThenProperty: the keyword of the verb, never awaited
  if: table({ if: condition, then: verbs, else: verbs }, 'if', 'then'),
  'rock-paper-scissors': table(
    { 'rock-paper-scissors': table({ won: verbs, lost: verbs }, 'won', 'lost') },
    'rock-paper-scissors',
  ),
  'pick-one': table({ 'pick-one': listsByWord(verbs) }, 'pick-one'),
  'or-nothing': table({ 'or-nothing': verbs }, 'or-nothing'),
  may: table({ may: verbs, by: word('opponent') }, 'may'),
  times: table({ times: count, does: verbs }, 'times', 'does'),
  'for-each': table({ 'for-each': filter, does: verbs }, 'for-each', 'does'),
  // biome-ignore lint/suspicious/noThenProperty: the keyword of the verb, never awaited
  'extra-energy': table({ 'extra-energy': extra, then: verbs, else: verbs }, 'extra-energy', 'then'),
  'as-often-as-liked': table({ 'as-often-as-liked': verbs }, 'as-often-as-liked'),
  'if-you-do': table(
    { 'if-you-do': verbs, first: verbs, price: yes, worded: word('then', 'implied') },
    'if-you-do',
    'first',
  ),
});

const printedBy = (t: T, { attack, card }: TextContext): string =>
  attack?.attack.text ?? (card === null ? null : t.view.cardAt(card)?.play?.text) ?? '';

/** The ways among which a card lets its player choose, as it prints them, each with a dot; none where they are not so many. */
const waysPrinted = (text: string, many: number): readonly string[] => {
  const ways = text
    .split('•')
    .slice(1)
    .map((way) => way.trim().replace(/\.\s[\s\S]*$|\.$/u, ''));
  return ways.length === many ? ways : [];
};

/** Both sides of an “or”: of two sentences, or in the only one that has it. */
const eitherPrinted = (text: string): readonly string[] => {
  const sentences = text.split(/\.\s+Or, /u);
  const [one = '', ...more] = text.split(/(?<=\.)\s+/u).filter((sentence) => / or /u.test(sentence));
  const sides = sentences.length > 1 ? sentences : more.length > 0 ? [] : one.split(' or ');
  return sides.length === 2 ? sides.map((side) => side.replace(/\.$/u, '')) : [];
};

/** What each word stands for that has no meaning of its own. */
const meantBy = (text: string, words: readonly string[]): readonly string[] =>
  words.join() === 'first,second' && !text.includes('•') ? eitherPrinted(text) : waysPrinted(text, words.length);

/** Where a word means a player, the player may be named as well. */
const playerMeant = (t: T, context: TextContext, word: string): readonly Seat[] =>
  word === 'you' ? [context.seat] : word === 'opponent' ? [opponentOf(t, context)] : [];

/** The ways between which a coin, or Energy beyond the cost, decides what is left, and not only whether something is; null where it does not. */
export const leavesEitherWay = (verb: Verb, holds: Lists['holds']): readonly [Turnout, Turnout] | null => {
  const [one = [], other = []] =
    'flip' in verb ? [verb.flip.heads, verb.flip.tails] : 'extra-energy' in verb ? [verb.then, verb.else] : [];
  if (!holds(one, 'lasting') || !holds(other, 'lasting')) return null;
  return 'flip' in verb ? ['heads', 'tails'] : ['extra', 'no extra'];
};

/** Verbs that say when and whether other verbs are played. */
export const verbsOfOrder = {
  flip: {
    says: 'One coin, by the player whose text it is or `by: opponent`; then one list or the other.',
    rules: ['603.4c'],
    example: { flip: { heads: [{ draw: 1 }], tails: [{ nothing: true }] } },
    stands: 'anywhere',
    bears: [],
    ways: ({ flip: { heads = [], tails = [] } }) => [heads, tails],
    play(t, verb, context, { sayAll, holds }) {
      const heads = flip(t, context, verb.by);
      context.heads = heads ? 1 : 0;
      const before = context.turnout;
      context.turnout = leavesEitherWay(verb, holds)?.[heads ? 0 : 1] ?? before;
      sayAll(t, (heads ? verb.flip.heads : verb.flip.tails) ?? [], context);
      context.turnout = before;
    },
    changes: (view, { flip: { heads = [], tails = [] } }, context, look) =>
      any([look(view, heads, context), look(view, tails, context)]),
  },
  'flip-coins': {
    says: 'So many coins; the list once for each heads. `heads` can be asked for after it.',
    rules: ['603.4i'],
    example: { 'flip-coins': 2, 'each-heads': [{ counters: 1, on: 'defending' }] },
    stands: 'anywhere',
    bears: [],
    ways: (verb) => [[], verb['each-heads']],
    often: (verb) => verb['flip-coins'],
    play(t, verb, context, { sayAll }) {
      const coins = counted(t, verb['flip-coins'], context);
      // All coins first: what follows is chosen by who knows how they fell.
      let heads = 0;
      for (let coin = 0; coin < coins; coin += 1) if (flip(t, context)) heads += 1;
      for (let times = 0; times < heads; times += 1) sayAll(t, verb['each-heads'], context);
      context.heads = heads;
    },
    changes: (view, verb, context, look) => look(view, verb['each-heads'], context),
  },
  if: {
    says: 'One list or the other, by a condition asked now.',
    rules: ['302.5'],
    example: {
      if: { defending: { condition: 'asleep' } },
      // biome-ignore lint/suspicious/noThenProperty: the keyword of the verb, never awaited
      then: [{ damage: 10, to: 'defending' }],
      else: [{ draw: 1 }],
    },
    stands: 'anywhere',
    bears: [],
    ways: (verb) => [verb.then, verb.else ?? []],
    play(t, verb, context, { sayAll }) {
      const met = isMetOrSaid(t, verb.if, context);
      // That the attack does nothing shows by itself nothing of why.
      if (met && (verb.else !== undefined || verb.then.some((one) => 'nothing' in one))) sayMet(t, verb.if, context);
      sayAll(t, (met ? verb.then : verb.else) ?? [], context);
    },
    changes(view, verb, context, look) {
      // Up to here nothing has changed, or the answer is yes already; so the condition is asked of the table as it is.
      const [then, otherwise] = [look(view, verb.then, context), look(view, verb.else ?? [], context)];
      // The coins are not flipped yet: what either side changes may come about.
      if (asksForCoins(verb.if)) return any([then, otherwise]);
      const met = isMet(view, withoutThese(view, verb.if, context), context);
      if (met !== null) return met ? then : otherwise;
      return then === otherwise ? then : null;
    },
  },
  'rock-paper-scissors': {
    says: 'Both players play it; one list where the player of the text has won, the other where the opponent has. Who has won is an answer.',
    rules: ['102.1'],
    example: { 'rock-paper-scissors': { won: [{ draw: 6 }], lost: [{ draw: 3 }] } },
    stands: 'anywhere',
    bears: [],
    ways: (verb) => Object.values(verb['rock-paper-scissors']),
    play(t, verb, context, { sayAll }) {
      const options = [context.seat, opponentOf(t, context)].map((key) => ({ key, aliases: [] }));
      const won = t.ask({ kind: 'choose', by: context.seat, code: 'rock-paper-scissors', facts: {}, options });
      sayAll(t, verb['rock-paper-scissors'][won === context.seat ? 'won' : 'lost'], context);
    },
    changes: (view, verb, context, look) =>
      any(Object.values(verb['rock-paper-scissors']).map((does) => look(view, does, context))),
  },
  'pick-one': {
    says: 'The player picks one of several lists by its word.',
    rules: ['400.3'],
    example: { 'pick-one': { you: [{ 'shuffle-hand': 'you' }], opponent: [{ 'shuffle-hand': 'opponent' }] } },
    stands: 'anywhere',
    bears: [],
    ways: (verb) => Object.values(verb['pick-one']),
    play(t, verb, context, { sayAll, wouldChange }) {
      const together = `all ${context.together}`;
      if (context.together !== undefined && together in verb['pick-one']) {
        sayAll(t, verb['pick-one'][together] ?? [], context);
        return;
      }
      // What has a price that can't be paid is not offered.
      const isPaid = (does: VerbList): boolean =>
        !does.some((one) => 'first' in one && one.price === true) || wouldChange(t.view, does, context) !== false;
      const words = Object.keys(verb['pick-one']).filter((word) => isPaid(verb['pick-one'][word] ?? []));
      const options = words.map((key) => ({ key, aliases: playerMeant(t, context, key) }));
      const ways = meantBy(printedBy(t, context), words);
      const facts = ways.length === 0 ? {} : { ways: ways.map((way, at) => `${words[at]}: “${way}”`) };
      const answer = t.ask({ kind: 'choose', by: context.seat, code: 'pick-one', facts, options });
      sayAll(t, verb['pick-one'][answer] ?? [], context);
    },
    changes: (view, verb, context, look) =>
      any(Object.values(verb['pick-one']).map((does) => look(view, does, context))),
  },
  'or-nothing': {
    says: "What an attack asks for by its own text (“in order to”, “if you can't, this attack does nothing”): where it can't be done, the attack does nothing.",
    rules: ['603.4c'],
    example: { 'or-nothing': [{ 'discard-hand': 1, of: { kind: 'energy' } }] },
    stands: 'anywhere',
    bears: [],
    ways: (verb) => [verb['or-nothing']],
    play(t, verb, context, { sayAll }) {
      const required: TextContext = { ...context, required: true };
      sayAll(t, verb['or-nothing'], required);
      context.chosen = required.chosen;
      context.thrownAway = required.thrownAway;
    },
    changes: (view, verb, context, look) => look(view, verb['or-nothing'], context),
  },
  may: {
    says: 'The player, or the opponent with `by: opponent`, is asked whether it is done.',
    rules: ['400.3'],
    example: { may: [{ draw: 1 }] },
    stands: 'anywhere',
    bears: [],
    ways: (verb) => [[], verb.may],
    play(t, verb, context, { sayAll, wouldChange }) {
      if (offersNothing(t, verb.may, context, wouldChange)) return;
      const options = [
        { key: 'yes', aliases: ['y'] },
        { key: 'no', aliases: ['n'] },
      ];
      const by = verb.by === 'opponent' ? opponentOf(t, context) : context.seat;
      const facts = { place: context.place, ...(context.again === true ? { again: true } : {}) };
      const answer = t.ask({ kind: 'choose', by, code: 'may', facts, options });
      if (answer !== 'yes') return;
      // What a player may do is not required of them.
      const free: TextContext = { ...context, required: false, again: false };
      sayAll(t, verb.may, free);
      context.chosen = free.chosen;
    },
    changes: (view, verb, context, look) => look(view, verb.may, context),
  },
  times: {
    says: 'The list so many times.',
    rules: ['603.4i'],
    example: { times: { 'heads-until-tails': true }, does: [{ draw: 2 }] },
    stands: 'anywhere',
    bears: [],
    ways: (verb) => [[], verb.does],
    often: (verb) => verb.times,
    play(t, verb, context, { sayAll }) {
      const times = counted(t, verb.times, context);
      if (times === 0) sayNoDamage(t, verb.times, context);
      const [only, ...others] = verb.does;
      // “Up to” so many: the first comes before this, and each of these is one more.
      context.again = typeof verb.times === 'number' && only !== undefined && 'may' in only && others.length === 0;
      for (let time = 0; time < times; time += 1) sayAll(t, verb.does, context);
      context.again = false;
    },
    changes(view, verb, context, look) {
      const then = look(view, verb.does, context);
      // What a text counts of the cards that it has discarded is nothing where it can discard none.
      if (then === true && ofDiscarded(verb.times) && context.discarded !== undefined) return context.discarded;
      // Whether the one is more than the other is counted when it is played.
      return then === true && hasKey(verb.times, 'compared') ? null : then;
    },
  },
  'for-each': {
    says: 'The list once for each Pokémon that fits the FILTER; it is `chosen` meanwhile.',
    rules: ['302.5'],
    example: {
      'for-each': { side: 'any', place: 'bench' },
      does: [{ flip: { heads: [{ damage: 20, to: 'chosen' }] } }],
    },
    stands: 'anywhere',
    bears: [],
    ways: (verb) => [[], verb.does],
    play(t, verb, context, { sayAll }) {
      for (const uid of resolve(t, { each: verb['for-each'] }, context)) {
        context.chosen = uid;
        sayAll(t, verb.does, context);
      }
    },
    changes(view, verb, context, look) {
      const who = { each: verb['for-each'] };
      if (hiddenFrom(view, who, context) !== null) return null;
      return any(couldBe(view, who, context).map(({ uid }) => look(view, verb.does, { ...context, chosen: uid })));
    },
  },
  'extra-energy': {
    says: 'One list or the other, by whether so much Energy is there beyond what the attack costs; what is counted is listed above.',
    rules: ['302.3'],
    // biome-ignore lint/suspicious/noThenProperty: the keyword of the verb, never awaited
    example: { 'extra-energy': { R: 3 }, then: [{ 'shuffle-hand': 'opponent' }] },
    stands: 'attack',
    bears: [],
    ways: (verb) => [verb.then, verb.else ?? []],
    play(t, verb, context, { sayAll, holds }) {
      const isThere = hasExtra(t, verb['extra-energy'], context);
      const before = context.turnout;
      context.turnout = leavesEitherWay(verb, holds)?.[isThere ? 0 : 1] ?? before;
      sayAll(t, (isThere ? verb.then : verb.else) ?? [], context);
      context.turnout = before;
    },
    changes: (view, verb, context, look) => any([look(view, verb.then, context), look(view, verb.else ?? [], context)]),
  },
  'as-often-as-liked': {
    says: 'The list again and again, until its player has enough or nothing of it could change anything.',
    rules: ['400.3'],
    example: {
      'as-often-as-liked': [{ 'move-energy': 1, from: { one: { side: 'yours' } }, to: { one: { side: 'yours' } } }],
    },
    stands: 'anywhere',
    bears: [],
    ways: (verb) => [[], verb['as-often-as-liked']],
    play(t, verb, context, { sayAll, wouldChange }) {
      const options = [
        { key: 'yes', aliases: ['y', 'again'], value: true },
        { key: 'no', aliases: ['n', 'enough'], value: false },
      ];
      for (let again = false; wouldChange(t.view, verb['as-often-as-liked'], context) !== false; again = true) {
        const facts = { place: context.place, again };
        if (!t.choose({ by: context.seat, code: 'again', facts, options }).value) return;
        const before = t.events.length;
        sayAll(t, verb['as-often-as-liked'], { ...context, required: false });
        // What could not be done once more will not be done the next time either.
        if (t.events.length === before) return;
      }
    },
    changes: (view, verb, context, look) => look(view, verb['as-often-as-liked'], context),
  },
  'if-you-do': {
    says: '“Do one thing. If you do, do another”: the list follows only where something of `first` was done (APR II.E-19). With `price` (“do one thing in order to do another”) the first is done as a whole and where the list can change anything, or not at all. `worded: then` stands for a card that says “Then”: APR 2025 takes it for “if you do”, elsewhere it says no more than the order. `worded: implied` stands for the condition in other words.',
    rules: ['302.5'],
    example: { first: [{ 'discard-hand': 1 }], 'if-you-do': [{ draw: 2 }] },
    stands: 'anywhere',
    bears: [],
    ways: ({ first, 'if-you-do': then }) => [first, [...first, ...then]],
    play(t, verb, context, { sayAll, wouldChange }) {
      if (!isConditional(verb, t.rules, context)) {
        const start = t.events.length;
        sayAll(t, verb.first, context);
        const second = (): void => sayAll(t, verb['if-you-do'], context);
        playAfterFirst(t, verb.first, t.events.slice(start), context, second);
        return;
      }
      if (verb.price === true && wouldChange(t.view, [verb], context) === false) {
        t.note('first-not-done', {});
        return;
      }
      if (cannotPayWhole(t, verb.first, context)) return;
      const before = t.events.length;
      const all = countsAsDone(t, verb.first, context);
      const first = (): void => sayAll(t, verb.first, context);
      if (isAbilitysPrice(verb, t, context)) payForAbility(t, first);
      else first();
      const happened = t.events.slice(before);
      const discarded = happened.filter(({ kind }) => kind === 'detached').length;
      openIfTooFew(t, verb.first, goneOfHand(happened, context));
      const changed = somethingDone(t, happened);
      const some = all || changed || countsAsShuffled(t, verb.first, context);
      const done = some && (!wasDoneInPart(verb.first, discarded) || partCounts(t.view, [], t.why));
      const firstAlone = t.events.length;
      secondOf(t, { verb, done }, () => sayAll(t, verb['if-you-do'], context));
      if (done && verb['if-you-do'].length > 0 && t.events.length === firstAlone) sayFirstAlone(t);
    },
    changes(view, verb, context, look) {
      if (!isConditional(verb, view, context)) return lookPastUndone(look, view, verb, context);
      if (verb.price === true) return both(paid(look, view, verb.first, context), bought(look, view, verb, context));
      return tooFewToThrow(view, verb.first, context) === true ? false : firstOrSecond(look, view, verb, context);
    },
  },
} satisfies DefinedHolding<ReturnType<typeof shapesOfOrder>>;
