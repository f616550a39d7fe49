import { type Condition, holds } from '../claims/index.ts';
import { NotModelled } from '../engine/index.ts';
import { endsTurn, type T, type TextContext } from '../rules/index.ts';
import type { Json } from '../state/index.ts';
import { count, flip } from './count.ts';
import { designated } from './designation.ts';
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
import { asItsKind } from './kinds-of-text.ts';
import { leavesEitherWay } from './lasting-ways.ts';
import { goesOnWithout, isPastFollowing } from './parts-followed.ts';
import { opponentOf, type Player, type VerbOf } from './play-verb.ts';
import type { Verb } from './verb.ts';
import { verbsBecomingTools } from './verbs-becoming-tools.ts';
import { verbsInPlay } from './verbs-in-play.ts';
import { verbsOfAttaching } from './verbs-of-attaching.ts';
import { verbsOfCopying } from './verbs-of-copying.ts';
import { verbsOfEvolution } from './verbs-of-evolution.ts';
import { verbsOfExchange } from './verbs-of-exchange.ts';
import { verbsOfLastingEffects } from './verbs-of-lasting-effects.ts';
import { verbsOfOrderInDecks } from './verbs-of-order-in-decks.ts';
import { verbsOnAttachments } from './verbs-on-attachments.ts';
import { verbsOnPiles } from './verbs-on-piles.ts';
import { verbsOnPokemon } from './verbs-on-pokemon.ts';
import { verbsThatTakeOff } from './verbs-that-take-off.ts';
import { asker, resolve } from './who.ts';
import { wouldChange } from './would-change.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  question: ['again', 'may', 'pick-one'],
} as const;

/** Plays a card's text written as verbs, in the order of the text. */

/** Verbs that say when and whether other verbs are played. */
const verbsOfOrder: Player = {
  flip(t: T, verb: VerbOf<'flip'>, context: TextContext): void {
    const heads = flip(t, context, verb.by);
    context.heads = heads ? 1 : 0;
    const before = context.coin;
    if (leavesEitherWay(verb)) context.coin = heads ? 'heads' : 'tails';
    sayAll(t, (heads ? verb.flip.heads : verb.flip.tails) ?? [], context);
    context.coin = before;
  },
  'flip-coins'(t: T, verb: VerbOf<'flip-coins'>, context: TextContext): void {
    const coins = count(t, verb['flip-coins'], context);
    // All coins first: what follows is chosen by who knows how they fell.
    let heads = 0;
    for (let coin = 0; coin < coins; coin += 1) if (flip(t, context)) heads += 1;
    for (let times = 0; times < heads; times += 1) sayAll(t, verb['each-heads'], context);
    context.heads = heads;
  },
  choose(t: T, verb: VerbOf<'choose'>, context: TextContext): void {
    resolve(t, { one: verb.choose }, context);
  },
  'end-turn'(t: T, _verb: VerbOf<'end-turn'>, _context: TextContext): void {
    endsTurn(t);
  },
  if(t: T, verb: VerbOf<'if'>, context: TextContext): void {
    const met = holds(t.view, verb.if as Condition, asker(t.view, context), t.why);
    sayAll(t, (met ? verb.then : verb.else) ?? [], context);
  },
  'rock-paper-scissors'(t: T, verb: VerbOf<'rock-paper-scissors'>, context: TextContext): void {
    const options = [context.seat, opponentOf(t, context)].map((key) => ({ key, aliases: [] }));
    const won = t.ask({ kind: 'choose', by: context.seat, code: 'rock-paper-scissors', facts: {}, options });
    sayAll(t, verb['rock-paper-scissors'][won === context.seat ? 'won' : 'lost'], context);
  },
  'pick-one'(t: T, verb: VerbOf<'pick-one'>, context: TextContext): void {
    const words = Object.keys(verb['pick-one']);
    const options = words.map((key) => ({ key, aliases: [] }));
    const answer = t.ask({ kind: 'choose', by: context.seat, code: 'pick-one', facts: {}, options });
    sayAll(t, verb['pick-one'][answer] ?? [], context);
  },
  'or-nothing'(t: T, verb: VerbOf<'or-nothing'>, context: TextContext): void {
    const required: TextContext = { ...context, required: true };
    sayAll(t, verb['or-nothing'], required);
    context.chosen = required.chosen;
    context.thrownAway = required.thrownAway;
  },
  may(t: T, verb: VerbOf<'may'>, context: TextContext): void {
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
  times(t: T, verb: VerbOf<'times'>, context: TextContext): void {
    const times = count(t, verb.times, context);
    for (let time = 0; time < times; time += 1) sayAll(t, verb.does, context);
  },
  'extra-energy'(t: T, verb: VerbOf<'extra-energy'>, context: TextContext): void {
    sayAll(t, (hasExtra(t, verb['extra-energy'], context) ? verb.then : verb.else) ?? [], context);
  },
  'as-often-as-liked'(t: T, verb: VerbOf<'as-often-as-liked'>, context: TextContext): void {
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
  'if-you-do'(t: T, verb: VerbOf<'if-you-do'>, context: TextContext): void {
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
  nothing(t: T, _verb: VerbOf<'nothing'>, context: TextContext): void {
    if (context.attack === null) return;
    context.attack.ended = 'does-nothing';
    t.put({ kind: 'attack-ended', code: 'does-nothing' });
  },
  'not-modelled'(_t: T, verb: VerbOf<'not-modelled'>, context: TextContext): void {
    throw new NotModelled(context.card, context.place, verb['not-modelled'], verb.touches ?? null);
  },
};

const verbs: Player = {
  ...verbsOfOrder,
  ...verbsOnPokemon,
  ...verbsOnAttachments,
  ...verbsOfAttaching,
  ...verbsOfOrderInDecks,
  ...verbsOnPiles,
  ...verbsOfEvolution,
  ...verbsOfExchange,
  ...verbsOfCopying,
  ...verbsOfLastingEffects,
  ...verbsThatTakeOff,
  ...verbsBecomingTools,
  ...verbsInPlay,
};

/** The names of all verbs this interpreter plays. */
export const VERB_NAMES: readonly string[] = Object.keys(verbs);

const verbNameOf = (verb: Json): string | null => {
  if (typeof verb !== 'object' || verb === null || Array.isArray(verb)) return null;
  // A condition may also carry `counters`, which is a verb elsewhere.
  if ('condition' in verb) return 'condition';
  return Object.keys(verb).find((key) => key in verbs) ?? null;
};

/** A whole text: first whom it means, then its verbs. */
export const speak = (t: T, does: readonly Json[], context: TextContext): void => {
  const settled = designated(t, does as Json, context);
  sayAll(t, does, settled);
  context.chosen = settled.chosen;
  if (settled.heads !== undefined) context.heads = settled.heads;
  if (settled.thrownAway !== undefined) context.thrownAway = settled.thrownAway;
};

export const sayAll = (t: T, does: readonly (Verb | Json)[], context: TextContext): void => {
  for (const verb of does) {
    const name = verbNameOf(verb as Json);
    const play = name === null ? undefined : verbs[name];
    if (play === undefined) throw new NotModelled(context.card, context.place, JSON.stringify(verb));
    if (isPastFollowing(t, verb as Verb, context) && !goesOnWithout(t)) return;
    asItsKind(t, name ?? '', verb as Verb, context, () => play(t, verb as never, context));
    if (context.attack !== null && context.attack.ended !== null) return;
  }
};
