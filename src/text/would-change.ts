import { type Condition, nameOf, opponentsOf, playerOf, topCard, type View } from '../claims/index.ts';
import { leftOpenBy } from '../engine/index.ts';
import {
  candyEvolves,
  DISCARDED_FOR_NOTHING,
  goesOnto,
  HAND_FOR_NOTHING,
  type Halves,
  keptFromHand,
  namingBelow,
  ripe,
  type TextContext,
  TOO_FEW_DISCARDED,
} from '../rules/index.ts';
import { hasKey, type Json, type Pokemon, type Seat } from '../state/index.ts';
import {
  afterPaying,
  both,
  changesInPiles,
  couldDiscard,
  findsNoDeck,
  hasRoom,
  paidInCards,
  throwsAway,
  tooFewToThrow,
  withoutThese,
} from './changes-in-piles.ts';
import { changesOnAttached } from './changes-on-attached.ts';
import { changesOnPokemon } from './changes-on-pokemon.ts';
import { effectsOfAttacks } from './effects-of-attacks.ts';
import { isConditional } from './if-you-do.ts';
import {
  any,
  type Change,
  isMet,
  isTrainers,
  type Looking,
  NO_POKEMON,
  picked,
  reachesUnknown,
  someFits,
} from './looking.ts';
import type { VerbOf } from './play-verb.ts';
import type { Verb } from './verb.ts';
import { evolvesDespite, evolvesInto } from './verbs-of-evolution.ts';
import { listsIn } from './verbs-within.ts';

/** Whether playing a text could change the table at all (CR 602.3). */

/** A condition about coins that are not flipped yet. */
const asksForCoins = ({ heads, not, 'any-of': either = [] }: Condition): boolean =>
  heads !== undefined || (not !== undefined && asksForCoins(not)) || either.some(asksForCoins);

/**
 * Might a card of that pile evolve the Pokémon that the verb is about? A search of the deck may find nothing, but a card that evolves it has to exist;
 * where none is on file, that is unknown, unless its card says that none exists.
 */
const evolvesAny = (view: View, verb: VerbOf<'evolve'>, context: Looking): Change => {
  if (verb.from === 'deck') {
    if (findsNoDeck(view, context.seat)) return false;
    const isMeant = (pokemon: Pokemon): boolean =>
      verb.bound === undefined || ripe(view, pokemon, evolvesDespite(view, verb), verb.bound);
    const possible = (pokemon: Pokemon): boolean =>
      isMeant(pokemon) &&
      (verb.into !== undefined ||
        namingBelow(view, nameOf(view, pokemon)).some((card) => goesOnto(view, card, pokemon)));
    const mayEvolve = (pokemon: Pokemon): boolean =>
      isMeant(pokemon) && (verb.into !== undefined || topCard(view, pokemon)?.into?.length !== 0);
    if (someFits(view, verb.evolve, context, mayEvolve) === false) return false;
    // By its own words there is no Pokémon it may be used on.
    const isBound = (pokemon: Pokemon): boolean => !ripe(view, pokemon, evolvesDespite(view, verb), verb.bound);
    if (verb.bound !== undefined && someFits(view, verb.evolve, context, (one) => !isBound(one)) === false)
      return false;
    return someFits(view, verb.evolve, context, possible) === true ? true : null;
  }
  const pile = playerOf(view.state, context.seat).hand;
  const known = pile.given && pile.cards.every((id) => view.cardAt(id) !== null);
  const fit = someFits(view, verb.evolve, context, (pokemon) =>
    pile.cards.some(
      (id) =>
        evolvesInto(view, verb, id, pokemon) &&
        ripe(view, pokemon, evolvesDespite(view, verb), verb.bound) &&
        !keptFromHand(view, pokemon),
    ),
  );
  return fit === false && !known ? null : fit;
};

const changes = (view: View, verb: Verb, context: Looking): Change => {
  if ('if-you-do' in verb && !isConditional(verb, view, context))
    return look(view, [...verb.first, ...verb['if-you-do']], context);
  const inPiles = changesInPiles(view, verb, context);
  if (inPiles !== undefined) return inPiles;
  const onPokemon = changesOnPokemon(view, verb, context);
  if (onPokemon !== undefined) return onPokemon;
  const onAttached = changesOnAttached(view, verb, context);
  if (onAttached !== undefined) return onAttached;
  if ('choose' in verb) return false;
  if ('level-up' in verb) return true;
  // A search may find nothing and is made all the same.
  if ('evolve' in verb) return evolvesAny(view, verb, context);
  if ('rare-candy' in verb) return candyEvolves(view, context.seat, verb, context.named);
  if ('nothing' in verb) return false;
  // Whatever it does, that it is not executed is said when it is played.
  if ('not-modelled' in verb) return true;
  if ('take-prizes' in verb || 'win' in verb || 'lose' in verb) return true;
  if ('if-you-do' in verb && verb.price === true)
    return both(paid(view, verb.first, context), afterPrice(view, verb, context));
  if ('times' in verb) {
    const then = look(view, verb.does, context);
    // Whether the one is more than the other is counted when it is played.
    return then === true && hasKey(verb.times, 'compared') ? null : then;
  }
  if ('if-you-do' in verb && tooFewToThrow(view, verb.first, context) === true) return false;
  if ('if-you-do' in verb) return firstOrSecond(view, verb, context);
  // Where a Trainer card goes after its use is not what it is played for.
  if ('put-this' in verb && verb['put-this'] === 'deck' && isTrainers(view, context)) return false;
  if ('put-this' in verb) return verb['put-this'] !== 'bench' || hasRoom(view, context.seat) === true ? true : null;
  if ('end-turn' in verb) return false;
  if ('end-effects' in verb) return effectsOfAttacks(view);
  if ('if' in verb) {
    // Up to here nothing has changed, or the answer is yes already; so the condition is asked of the table as it is.
    const [then, otherwise] = [look(view, verb.then, context), look(view, verb.else ?? [], context)];
    // The coins are not flipped yet: what either side changes may come about.
    if (asksForCoins(verb.if)) return any([then, otherwise]);
    const met = isMet(view, withoutThese(view, verb.if, context), context);
    if (met !== null) return met ? then : otherwise;
    return then === otherwise ? then : null;
  }
  if ('copy-attack' in verb) return true;
  const lists = listsIn(verb);
  return lists.length === 0 ? null : any(lists.map((does) => look(view, does, context)));
};

/** What is bought for the price; nothing here means that the damage of the attack is. */
const afterPrice = (view: View, { first, 'if-you-do': then }: VerbOf<'if-you-do'>, context: Looking): Change =>
  then.length === 0 || look(view, then, afterPaying(first, context));

/** So many cards of the hand go at most. */
const mostThrown = (view: View, cards: number | 'any', { seat }: Looking): number =>
  cards === 'any' ? playerOf(view.state, seat).hand.cards.length : cards;

/** Can this price be paid as a whole? */
const paid = (view: View, price: readonly Verb[], context: Looking): Change =>
  price.reduce<Change>(
    (all, verb) => both(all, paidInCards(view, verb, context) ?? changes(view, verb, context)),
    true,
  );

/** What the first part does is a change; cards that it throws away for something that changes nothing a document may leave open. */
const firstOrSecond = (view: View, verb: VerbOf<'if-you-do'>, context: Looking): Change => {
  const first = look(view, verb.first, context);
  const thrown = throwsAway(view, verb.first, context);
  if (tooFewToThrow(view, verb.first, context) === null) return context.tooFew;
  if (first === true || thrown !== true) return any([first, thrown]);
  return look(view, verb['if-you-do'], afterPaying(verb.first, context)) === false ? context.hasNoEffect : true;
};

/** Goes through the verbs in order, remembering whom a choice could be. */
const look = (view: View, does: readonly (Json | Verb)[], context: Looking): Change => {
  let now = context;
  const found: Change[] = [];
  for (const verb of does as readonly Verb[]) {
    if ('choose' in verb) {
      const who = { one: verb.choose };
      now = { ...now, choosable: picked(view, who, context), maybeMore: reachesUnknown(view, who, context) };
    }
    const changed = changes(view, verb, now);
    found.push(changed);
    const discarded = couldDiscard(view, verb, changed, now);
    now = { ...now, discarded: now.discarded === undefined ? discarded : any([now.discarded, discarded]) };
    if ('discard-hand' in verb && verb.who === undefined && verb['discard-hand'] !== 'all')
      now = { ...now, thrown: now.thrown + mostThrown(view, verb['discard-hand'], context) };
  }
  return any(found);
};

/** Of all Pokémon the text may mean: one change for one of them is a change. */
export const wouldChange = (view: View, does: readonly (Json | Verb)[], context: TextContext): Change =>
  changesWith(view, does, context, {
    hasNoEffect: isTrainers(view, context) && leftOpenBy(DISCARDED_FOR_NOTHING, view) !== null ? null : true,
    handForNothing: isTrainers(view, context) && leftOpenBy(HAND_FOR_NOTHING, view) !== null ? null : true,
    tooFew: leftOpenBy(TOO_FEW_DISCARDED, view) !== null ? null : true,
  });

/** Does it depend only on whether discarding too few cards, or cards for an effect that changes nothing, is a change? */
export const discardsForNothing = (
  view: View,
  does: readonly (Json | Verb)[],
  context: TextContext,
): 'too-few' | 'for-nothing' | null => {
  const supposing = { hasNoEffect: true, handForNothing: true } as const;
  if (wouldChange(view, does, context) !== null) return null;
  if (changesWith(view, does, context, { ...supposing, tooFew: null }) === true) return 'for-nothing';
  return changesWith(view, does, context, { ...supposing, tooFew: true }) === true ? 'too-few' : null;
};

/** The two halves a text begins with, where the second depends on the first; null where it begins otherwise. */
const halvesOf = (view: View, does: readonly (Json | Verb)[], context: TextContext): VerbOf<'if-you-do'> | null => {
  const verb = (does as readonly Verb[]).find((one) => !('choose' in one));
  return verb !== undefined && 'if-you-do' in verb && isConditional(verb, view, context) ? verb : null;
};

/** Can anything of it be done? What is discarded counts here, whether or not it is a price. */
const canBegin = (view: View, first: readonly Verb[], context: Looking): Change => {
  if (tooFewToThrow(view, first, context) === true) return false;
  return any([look(view, first, context), throwsAway(view, first, context)]);
};

/** Whether the first half of a text can be done, and the second after it; null where it has no such halves. */
export const halves = (view: View, does: readonly (Json | Verb)[], context: TextContext): Halves | null => {
  const verb = halvesOf(view, does, context);
  if (verb === null) return null;
  const { first } = verb;
  const looks = overOpponents(view, context, { hasNoEffect: true, handForNothing: true, tooFew: true });
  const chosen = looks.map((one) => afterChoosing(view, does as readonly Verb[], one));
  if (verb.price !== true)
    return { price: false, first: any(chosen.map((one) => canBegin(view, first, one))), second: null };
  return {
    price: true,
    first: any(chosen.map((one) => paid(view, first, one))),
    second: any(chosen.map((one) => look(view, verb['if-you-do'], afterPaying(first, one)))),
  };
};

/** Whom the text chooses before anything else. */
const afterChoosing = (view: View, does: readonly Verb[], context: Looking): Looking => {
  const [verb] = does;
  if (verb === undefined || !('choose' in verb)) return context;
  const who = { one: verb.choose };
  return { ...context, choosable: picked(view, who, context), maybeMore: reachesUnknown(view, who, context) };
};

const changesWith = (
  view: View,
  does: readonly (Json | Verb)[],
  context: TextContext,
  hasNoEffect: Pick<Looking, 'hasNoEffect' | 'handForNothing' | 'tooFew'>,
): Change => any(overOpponents(view, context, hasNoEffect).map((one) => look(view, does, one)));

const overOpponents = (
  view: View,
  context: TextContext,
  hasNoEffect: Pick<Looking, 'hasNoEffect' | 'handForNothing' | 'tooFew'>,
): readonly Looking[] => {
  const against = opponentsOf(view, context.seat);
  const thrown = context.card === null ? 0 : (view.cardAt(context.card)?.discardsToPlay ?? 0);
  const found: Looking[] = [];
  for (const { seat, out } of view.state.players) {
    if (out || against.includes(seat)) continue;
    for (const them of against) found.push(looking(context, seat, them, thrown, hasNoEffect));
  }
  return found;
};

/** Written out: of all that is done to look at one text, copying what it is played with by a spread would cost the most. */
const looking = (
  { uid, holder, card, place, origin, attack, by, required, named, chosen }: TextContext,
  seat: Seat,
  them: Seat,
  thrown: number,
  { hasNoEffect, handForNothing, tooFew }: Pick<Looking, 'hasNoEffect' | 'handForNothing' | 'tooFew'>,
): Looking => ({
  seat,
  them,
  uid,
  holder,
  card,
  place,
  origin,
  attack,
  by,
  required,
  named,
  chosen,
  choosable: NO_POKEMON,
  maybeMore: false,
  thrown,
  putBack: 0,
  discarded: undefined,
  hasNoEffect,
  handForNothing,
  tooFew,
});
