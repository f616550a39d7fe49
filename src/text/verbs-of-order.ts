import { type Condition, holds } from '../claims/index.ts';
import { NotModelled } from '../engine/index.ts';
import { endsTurn, type TextContext } from '../rules/index.ts';
import { hasKey } from '../state/index.ts';
import { count, flip } from './count.ts';
import { hasExtra } from './energy-left-over.ts';
import {
  cannotPayWhole,
  countsAsDone,
  countsAsShuffled,
  isAbilitysPrice,
  isConditional,
  openIfTooFew,
  partCounts,
  payForAbility,
  secondOf,
  wasDoneInPart,
} from './if-you-do.ts';
import { leavesEitherWay } from './lasting-ways.ts';
import { withoutThese } from './left-in-piles.ts';
import { any, both, choosing, isMet } from './looking.ts';
import { opponentOf, type Verbs } from './play-verb.ts';
import { bought, firstOrSecond, paid, tooFewToThrow } from './price-and-second.ts';
import { asker, resolve } from './who.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  question: ['again', 'may', 'pick-one'],
} as const;

/** A condition about coins that are not flipped yet. */
const asksForCoins = ({ heads, not, 'any-of': either = [] }: Condition): boolean =>
  heads !== undefined || (not !== undefined && asksForCoins(not)) || either.some(asksForCoins);

/** Verbs that say when and whether other verbs are played. */
export const verbsOfOrder = {
  flip: {
    play(t, verb, context, { sayAll }) {
      const heads = flip(t, context, verb.by);
      context.heads = heads ? 1 : 0;
      const before = context.coin;
      if (leavesEitherWay(verb)) context.coin = heads ? 'heads' : 'tails';
      sayAll(t, (heads ? verb.flip.heads : verb.flip.tails) ?? [], context);
      context.coin = before;
    },
    changes: (view, { flip: { heads = [], tails = [] } }, context, look) =>
      any([look(view, heads, context), look(view, tails, context)]),
  },
  'flip-coins': {
    play(t, verb, context, { sayAll }) {
      const coins = count(t, verb['flip-coins'], context);
      // All coins first: what follows is chosen by who knows how they fell.
      let heads = 0;
      for (let coin = 0; coin < coins; coin += 1) if (flip(t, context)) heads += 1;
      for (let times = 0; times < heads; times += 1) sayAll(t, verb['each-heads'], context);
      context.heads = heads;
    },
    changes: (view, verb, context, look) => look(view, verb['each-heads'], context),
  },
  choose: {
    play(t, verb, context) {
      resolve(t, { one: verb.choose }, context);
    },
    changes: () => false,
    after: (view, verb, context) => choosing(view, verb.choose, context),
  },
  'end-turn': {
    play(t) {
      endsTurn(t);
    },
    changes: () => false,
  },
  if: {
    play(t, verb, context, { sayAll }) {
      const met = holds(t.view, verb.if, asker(t.view, context), t.why);
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
    play(t, verb, context, { sayAll }) {
      const options = [context.seat, opponentOf(t, context)].map((key) => ({ key, aliases: [] }));
      const won = t.ask({ kind: 'choose', by: context.seat, code: 'rock-paper-scissors', facts: {}, options });
      sayAll(t, verb['rock-paper-scissors'][won === context.seat ? 'won' : 'lost'], context);
    },
    changes: (view, verb, context, look) =>
      any(Object.values(verb['rock-paper-scissors']).map((does) => look(view, does, context))),
  },
  'pick-one': {
    play(t, verb, context, { sayAll }) {
      const words = Object.keys(verb['pick-one']);
      const options = words.map((key) => ({ key, aliases: [] }));
      const answer = t.ask({ kind: 'choose', by: context.seat, code: 'pick-one', facts: {}, options });
      sayAll(t, verb['pick-one'][answer] ?? [], context);
    },
    changes: (view, verb, context, look) =>
      any(Object.values(verb['pick-one']).map((does) => look(view, does, context))),
  },
  'or-nothing': {
    play(t, verb, context, { sayAll }) {
      const required: TextContext = { ...context, required: true };
      sayAll(t, verb['or-nothing'], required);
      context.chosen = required.chosen;
      context.thrownAway = required.thrownAway;
    },
    changes: (view, verb, context, look) => look(view, verb['or-nothing'], context),
  },
  may: {
    play(t, verb, context, { sayAll }) {
      const options = [
        { key: 'yes', aliases: ['y'] },
        { key: 'no', aliases: ['n'] },
      ];
      const by = verb.by === 'opponent' ? opponentOf(t, context) : context.seat;
      const answer = t.ask({ kind: 'choose', by, code: 'may', facts: { place: context.place }, options });
      if (answer !== 'yes') return;
      // What a player may do is not required of them.
      const free: TextContext = { ...context, required: false };
      sayAll(t, verb.may, free);
      context.chosen = free.chosen;
    },
    changes: (view, verb, context, look) => look(view, verb.may, context),
  },
  times: {
    play(t, verb, context, { sayAll }) {
      const times = count(t, verb.times, context);
      for (let time = 0; time < times; time += 1) sayAll(t, verb.does, context);
    },
    changes(view, verb, context, look) {
      const then = look(view, verb.does, context);
      // Whether the one is more than the other is counted when it is played.
      return then === true && hasKey(verb.times, 'compared') ? null : then;
    },
  },
  'extra-energy': {
    play(t, verb, context, { sayAll }) {
      sayAll(t, (hasExtra(t, verb['extra-energy'], context) ? verb.then : verb.else) ?? [], context);
    },
    changes: (view, verb, context, look) => any([look(view, verb.then, context), look(view, verb.else ?? [], context)]),
  },
  'as-often-as-liked': {
    play(t, verb, context, { sayAll, wouldChange }) {
      const options = [
        { key: 'yes', aliases: ['y', 'again'], value: true },
        { key: 'no', aliases: ['n', 'enough'], value: false },
      ];
      const facts = { place: context.place };
      while (wouldChange(t.view, verb['as-often-as-liked'], context) !== false) {
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
    play(t, verb, context, { sayAll, wouldChange }) {
      if (!isConditional(verb, t.rules, context)) {
        sayAll(t, [...verb.first, ...verb['if-you-do']], context);
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
      const gone = happened.filter(
        (event) => event.kind === 'moved' && event.from.zone === 'hand' && event.from.seat === context.seat,
      ).length;
      openIfTooFew(t, verb.first, gone);
      const changed = happened.some(({ kind }) => kind !== 'searched' && kind !== 'shuffled');
      const some = all || changed || countsAsShuffled(t, verb.first, context);
      const done = some && (!wasDoneInPart(verb.first, discarded) || partCounts(t.view, [], t.why));
      secondOf(t, { verb, done }, () => sayAll(t, verb['if-you-do'], context));
    },
    changes(view, verb, context, look) {
      if (!isConditional(verb, view, context)) return look(view, [...verb.first, ...verb['if-you-do']], context);
      if (verb.price === true) return both(paid(look, view, verb.first, context), bought(look, view, verb, context));
      return tooFewToThrow(view, verb.first, context) === true ? false : firstOrSecond(look, view, verb, context);
    },
  },
  nothing: {
    play(t, _verb, context) {
      if (context.attack === null) return;
      context.attack.ended = 'does-nothing';
      t.put({ kind: 'attack-ended', code: 'does-nothing' });
    },
    changes: () => false,
  },
  'not-modelled': {
    play(_t, verb, context) {
      throw new NotModelled(context.card, context.place, verb['not-modelled'], verb.touches ?? null);
    },
    changes: () =>
      // Whatever it does, that it is not executed is said when it is played.
      true,
  },
} satisfies Partial<Verbs>;
