import {
  type Condition,
  conditionOf,
  holds,
  isUndescribed,
  nameOf,
  opponentsOf,
  playerOf,
  topCard,
  type View,
} from '../claims/index.ts';
import { type Law, NotTold, speaksOfLaw } from '../engine/index.ts';
import {
  candyEvolves,
  conditionsCured,
  goesOnto,
  isAttachedTool,
  isDamaged,
  keptFromHand,
  namingBelow,
  ripe,
  stadiumMeant,
  type TextContext,
} from '../rules/index.ts';
import type { Json, Pokemon, Seat, Zone } from '../state/index.ts';
import { fittingEnergy } from './attached-energy.ts';
import { cardFits } from './cards-of-piles.ts';
import { livesWith, mostMoved } from './counters-moved.ts';
import type { VerbOf } from './play-verb.ts';
import type { Verb, Who } from './verb.ts';
import { benchShrinks, toolsAndStadium } from './verbs-in-play.ts';
import { evolvesInto } from './verbs-of-evolution.ts';
import { asker, couldBe, hiddenFrom, isUnbound, opponentMeant } from './who.ts';

/** Whether playing a text could change the table at all (CR 602.3): yes, no, or not to be told. */
type Change = boolean | null;

/** A context, with everyone that a choice before could have chosen, and whether a place nobody told could hold more of them. */
interface Looking extends TextContext {
  readonly choosable: readonly Pokemon[];
  readonly maybeMore: boolean;
  /** Cards of the player's hand thrown away up to here, the cost of playing among them. */
  readonly thrown: number;
}

const NOBODY: readonly Pokemon[] = [];

const any = (changes: readonly Change[]): Change => {
  if (changes.includes(true)) return true;
  return changes.includes(null) ? null : false;
};

const benchOf = (view: View, seat: TextContext['seat'], named: TextContext['named']): Change => {
  const player = playerOf(view.state, seat);
  // Named may be whom it brings in, or whom it takes back.
  const goes = player.active.some((pokemon) => pokemon !== null && pokemon.uid === named);
  if (named !== undefined && !goes) return player.bench.some(({ uid }) => uid === named);
  if (!player.benchTold) return null;
  return player.bench.length > 0;
};

/** Whom a verb could be about; where one is to be picked and the player has named it, that one alone. */
const picked = (view: View, who: Who, context: TextContext): readonly Pokemon[] => {
  const all = couldBe(view, who, context);
  const isPick = typeof who === 'object' && !('each' in who);
  return isPick && context.named !== undefined ? all.filter(({ uid }) => uid === context.named) : all;
};

type Pile = Pick<Zone, 'told' | 'cards'>;

/** How many cards a deck has everybody knows; one that nobody told has some. */
const isEmpty = ({ told, cards }: Pile): boolean => told && cards.length === 0;

/** Is there a card in it? Of a pile that nobody told, nobody knows. */
const holdsSome = ({ told, cards }: Pile, left = cards.length): Change => (left > 0 ? true : told ? false : null);

/** Could this be about somebody in a place that nobody told? */
const reachesUntold = (view: View, who: Who, context: Looking): boolean =>
  who === 'chosen'
    ? context.chosen === null && context.maybeMore
    : (typeof who === 'string' || 'each' in who || context.named === undefined) &&
      hiddenFrom(view, who, context) !== null;

/**
 * Is the verb about anybody of whom this holds? `chosen` is whoever the text could have chosen before. Of an undescribed Pokémon it may hold though
 * nobody told.
 */
const somebody = (view: View, who: Who, context: Looking, test: (pokemon: Pokemon) => boolean): Change => {
  // Whatever it does, that nobody has this part is said when it is played.
  if (typeof who === 'string' && isUnbound(who, context)) return true;
  const all = who === 'chosen' && context.chosen === null ? context.choosable : picked(view, who, context);
  if (all.some(test)) return true;
  return reachesUntold(view, who, context) || all.some((pokemon) => isUndescribed(view, pokemon)) ? null : false;
};

/** Is there room for whom a search brings to the Bench? Whether one for nobody is a search, the document leaves open (CR 300.3, 602.3). */
const hasRoom = (view: View, seat: TextContext['seat']): Change => {
  try {
    return view.readings.roomToSearch(view, seat) > 0;
  } catch (stop) {
    if (stop instanceof NotTold) return null;
    throw stop;
  }
};

/** The condition of an `if`; null when a fact it asks for was not told. */
const isMet = (view: View, condition: Condition, context: Looking): Change => {
  try {
    return holds(view, condition, asker(view, context));
  } catch (stop) {
    if (stop instanceof NotTold) return null;
    throw stop;
  }
};

/** A condition about coins that nobody has flipped yet. */
const asksForCoins = ({ heads, not, 'any-of': either = [] }: Condition): boolean =>
  heads !== undefined || (not !== undefined && asksForCoins(not)) || either.some(asksForCoins);

/** Does a text draw a card whose number is counted on the table? What was not told leaves it open. */
const drawsCounted = (view: View, verb: VerbOf<'draw'>, context: Looking): Change => {
  const deck = playerOf(
    view.state,
    verb.who === 'opponent' ? (opponentMeant(view, context) ?? context.seat) : context.seat,
  ).deck;
  if (isEmpty(deck)) return false;
  const what = verb.draw;
  if (typeof what === 'object' && 'hand' in what) {
    const seat = what.hand === 'yours' ? context.seat : (opponentMeant(view, context) ?? context.seat);
    const { hand } = playerOf(view.state, seat);
    return holdsSome(hand, leftInHand(view, seat, context));
  }
  if (typeof what === 'object' && ('prizes-left' in what || 'heads' in what)) return true;
  return null;
};

/** The card that is played leaves the hand before its text is carried out, and so does its price. */
const goneFromHand = (view: View, seat: TextContext['seat'], { card, seat: own, thrown }: Looking): number =>
  (card !== null && playerOf(view.state, seat).hand.cards.includes(card) ? 1 : 0) + (seat === own ? thrown : 0);

const leftInHand = (view: View, seat: TextContext['seat'], context: Looking): number =>
  Math.max(0, playerOf(view.state, seat).hand.cards.length - goneFromHand(view, seat, context));

/** A condition about the hand, asked while those cards are still in it. */
const withoutThese = (view: View, condition: Condition, context: Looking): Condition => {
  const { 'hand-at-least': least, 'any-of': either, not } = condition;
  return {
    ...condition,
    ...(either === undefined ? {} : { 'any-of': either.map((one) => withoutThese(view, one, context)) }),
    ...(least === undefined ? {} : { 'hand-at-least': least + goneFromHand(view, context.seat, context) }),
    ...(not === undefined ? {} : { not: withoutThese(view, not, context) }),
  };
};

/** A single card or none is in the same order afterwards. */
const shufflesSomething = (view: View, seat: TextContext['seat'], context: Looking): Change => {
  const { hand, deck } = playerOf(view.state, seat);
  if (leftInHand(view, seat, context) > 0 || !deck.told || deck.cards.length > 1) return true;
  return hand.told ? false : null;
};

/** Is it affected just so already? Another Paralysis may last longer than the old one. */
const isSoAffected = (pokemon: Pokemon, verb: Extract<Verb, { condition: unknown }>): boolean => {
  const there = conditionOf(pokemon, verb.condition);
  if (there === null || verb.condition === 'paralyzed') return false;
  const other = pokemon.marks.findLast(({ parent, says }) => parent === there.id && typeof says.counters === 'number');
  return other?.says.counters === verb.counters;
};

/**
 * Might a card of that pile evolve whom the verb is about? A search of the deck may find nothing, but there has to be a card that evolves that Pokémon;
 * where none is on file, nobody knows, unless its card tells that none exists.
 */
const evolvesAny = (view: View, verb: VerbOf<'evolve'>, context: Looking): Change => {
  if (verb.from === 'deck') {
    if (findsNoDeck(view, context.seat)) return false;
    const possible = (pokemon: Pokemon): boolean =>
      verb.into !== undefined || namingBelow(view, nameOf(view, pokemon)).some((card) => goesOnto(view, card, pokemon));
    const mayEvolve = (pokemon: Pokemon): boolean =>
      verb.into !== undefined || topCard(view, pokemon)?.into?.length !== 0;
    if (somebody(view, verb.evolve, context, mayEvolve) === false) return false;
    return somebody(view, verb.evolve, context, possible) === true ? true : null;
  }
  const pile = playerOf(view.state, context.seat)[verb.from];
  const known = pile.told && pile.cards.every((id) => view.cardAt(id) !== null);
  const fit = somebody(view, verb.evolve, context, (pokemon) =>
    pile.cards.some(
      (id) =>
        evolvesInto(view, verb, id, pokemon) &&
        ripe(view, pokemon, verb.despite, verb.bound) &&
        !(verb.from === 'hand' && keptFromHand(view, pokemon)),
    ),
  );
  return fit === false && !known ? null : fit;
};

/** Until how many cards does a text draw? null: as many as a hand that nobody told. */
export const handGoal = (view: View, until: VerbOf<'draw-until'>['draw-until'], opponent: Seat): number | null => {
  if (typeof until === 'number') return until;
  const { hand } = playerOf(view.state, opponent);
  return hand.told ? hand.cards.length : null;
};

/** Where a document says so, a search is an effect even if nothing comes of it. */
const SEARCHING: Law<'comprehensive-2009'> = { 'comprehensive-2009': ['602.3', 'even when no cards are taken'] };

/** Everybody knows how many cards are in a deck: one without a card is searched for nothing. */
const findsNoDeck = (view: View, seat: Seat): boolean => {
  const { deck } = playerOf(view.state, seat);
  return isEmpty(deck) && !speaksOfLaw(SEARCHING, view.doc);
};

const WHOLE: Law<'advanced-2018'> = { 'advanced-2018': ['II.A#3', 'then no part of the text is followed'] };

/** Is there a card in hand that this could throw away? Of one that nobody told it is not to be said. */
const throwable = (view: View, verb: VerbOf<'discard-hand'>, context: Looking): Change => {
  const { hand } = playerOf(view.state, context.seat);
  const { of } = verb;
  if (of === undefined) return holdsSome(hand, leftInHand(view, context.seat, context));
  const cards = hand.cards.filter((id) => id !== context.card).map((id) => view.cardAt(id));
  if (cards.some((card) => card !== null && cardFits(view, card, of))) return true;
  return hand.told && !cards.includes(null) ? false : null;
};

/** A first part that throws away more cards than there are cannot be followed, nor can what hangs on it. */
const tooFewToThrow = (view: View, first: readonly Verb[], context: Looking): boolean => {
  const lacks = first.some((verb) => 'discard-hand' in verb && throwable(view, verb, context) === false);
  if (lacks) return true;
  const thrown = first.flatMap((verb) =>
    'discard-hand' in verb && verb.who === undefined && verb['discard-hand'] !== 'all' ? verb['discard-hand'] : [],
  );
  const most = Math.max(0, ...thrown);
  const { hand } = playerOf(view.state, context.seat);
  return speaksOfLaw(WHOLE, view.doc) && hand.told && leftInHand(view, context.seat, context) < most;
};

const changes = (view: View, verb: Verb, context: Looking): Change => {
  const opponent = opponentMeant(view, context) ?? context.seat;
  if ('flip' in verb)
    return any([look(view, verb.flip.heads ?? [], context), look(view, verb.flip.tails ?? [], context)]);
  if ('heal' in verb) return somebody(view, verb.from, context, isDamaged);
  if ('cure' in verb) {
    const card = context.card === null ? null : view.cardAt(context.card);
    const names = conditionsCured(view, verb.cure, card?.name ?? context.place);
    return somebody(view, verb.on, context, (pokemon) => names.some((name) => conditionOf(pokemon, name) !== null));
  }
  if ('switch' in verb && verb.with === 'self')
    return playerOf(view.state, context.seat).bench.some(({ uid }) => uid === context.uid);
  if ('switch' in verb) return benchOf(view, verb.switch === 'yours' ? context.seat : opponent, context.named);
  if ('draw' in verb) {
    // How many it comes to is counted when it is played.
    if (typeof verb.draw !== 'number') return drawsCounted(view, verb, context);
    const deck = playerOf(view.state, verb.who === 'opponent' ? opponent : context.seat).deck;
    return !isEmpty(deck);
  }
  if ('draw-until' in verb) {
    const { hand, deck } = playerOf(view.state, context.seat);
    const left = leftInHand(view, context.seat, context);
    const goal = handGoal(view, verb['draw-until'], opponent);
    if (goal === null) return isEmpty(deck) ? false : null;
    if (hand.told && left >= goal) return false;
    return isEmpty(deck) ? false : hand.told ? true : null;
  }
  if ('hand-to-deck' in verb) {
    const { hand } = playerOf(view.state, context.seat);
    return holdsSome(hand, leftInHand(view, context.seat, context));
  }
  if ('look-at-top' in verb) {
    const { deck } = playerOf(view.state, verb.of === 'opponent' ? opponent : context.seat);
    return !isEmpty(deck);
  }
  if ('turn-prizes-up' in verb) {
    const { prizes } = playerOf(view.state, verb.of === 'yours' ? context.seat : opponent);
    return prizes.told ? prizes.cards.length > (prizes.faceUp ?? []).length : null;
  }
  if ('search' in verb && findsNoDeck(view, context.seat)) return false;
  if ('search' in verb) return verb.to !== 'bench' || hasRoom(view, context.seat) === true ? true : null;
  if ('shuffle-hand' in verb) {
    const who = verb['shuffle-hand'];
    const seats = [...(who === 'opponent' ? [] : [context.seat]), ...(who === 'you' ? [] : [opponent])];
    return any(seats.map((seat) => shufflesSomething(view, seat, context)));
  }
  // A whole hand goes by the effect of the text, so many cards as its price.
  if ('discard-hand' in verb && verb.who === 'opponent') {
    const { hand } = playerOf(view.state, opponent);
    return holdsSome(hand);
  }
  if ('discard-hand' in verb && verb['discard-hand'] === 'all') {
    const { hand } = playerOf(view.state, context.seat);
    return holdsSome(hand, leftInHand(view, context.seat, context));
  }
  if ('discard-hand' in verb || 'choose' in verb) return false;
  if ('discard-tool' in verb) {
    return somebody(view, verb['discard-tool'], context, ({ attached }) =>
      attached.some((attachment) => isAttachedTool(view, attachment)),
    );
  }
  if ('discard-in-play' in verb) {
    const unknown = hiddenFrom(view, { each: { side: 'any' } }, context) !== null;
    return toolsAndStadium(view, context.seat, verb).length > 0 ? true : unknown ? null : false;
  }
  if ('hand-at-random' in verb) {
    const { hand } = playerOf(view.state, opponent);
    return holdsSome(hand);
  }
  if ('keep-on-bench' in verb) return benchShrinks(view, opponent, verb['keep-on-bench']);
  if ('energy-to-hand' in verb)
    return somebody(view, verb.from, context, (pokemon) => fittingEnergy(view, pokemon.uid, verb).length > 0);
  if ('lock-attack' in verb) return somebody(view, verb['lock-attack'], context, () => true);
  if ('level-up' in verb) return true;
  if ('pick-one' in verb) return any(Object.values(verb['pick-one']).map((does) => look(view, does, context)));
  if ('discard-stadium' in verb) return stadiumMeant(view, []) !== null;
  if ('discard-energy' in verb) {
    return somebody(view, verb.from, context, (pokemon) => fittingEnergy(view, pokemon.uid, verb).length > 0);
  }
  if ('move-energy' in verb) {
    const has = (giver: Pokemon): boolean => fittingEnergy(view, giver.uid, verb).length > 0;
    const givers = couldBe(view, verb.from, context);
    const toOther = givers
      .filter(has)
      .map((giver) => somebody(view, verb.to, context, (taker) => taker.uid !== giver.uid));
    const unknown = reachesUntold(view, verb.from, context) || givers.some((giver) => isUndescribed(view, giver));
    return any([...toOther, unknown ? null : false]);
  }
  if ('attach' in verb) {
    if (verb.from === 'deck') return !findsNoDeck(view, context.seat);
    const takers = somebody(view, verb.to, context, () => true);
    const pile = playerOf(view.state, context.seat)[verb.from];
    const cards = pile.cards.map((id) => view.cardAt(id));
    const there = cards.some((card) => card !== null && cardFits(view, card, verb.attach));
    if (!there) return pile.told && !cards.includes(null) ? false : null;
    return takers;
  }
  // A search may find nothing and is made all the same.
  if ('evolve' in verb) return evolvesAny(view, verb, context);
  if ('devolve' in verb)
    return somebody(view, verb.devolve, context, (pokemon) => view.readings.evolved(view, pokemon));
  if ('rare-candy' in verb) return candyEvolves(view, context.seat, verb, context.named);
  if ('from-discard' in verb) {
    const seat = verb.of === 'theirs' ? opponent : context.seat;
    const room = verb.to === 'bench' ? hasRoom(view, seat) : true;
    if (room !== true) return room;
    const pile = playerOf(view.state, seat).discard;
    if (!pile.told) return null;
    const cards = pile.cards.map((id) => view.cardAt(id));
    if (cards.some((card) => card !== null && cardFits(view, card, verb['from-discard']))) return true;
    // What was thrown away as the price lies there by now.
    const { hand } = playerOf(view.state, context.seat);
    const paid =
      context.thrown === 0 ? [] : hand.cards.filter((id) => id !== context.card).map((id) => view.cardAt(id));
    if (paid.some((card) => card !== null && cardFits(view, card, verb['from-discard']))) return true;
    return cards.includes(null) || paid.includes(null) || (context.thrown > 0 && !hand.told) ? null : false;
  }
  if ('flip-coins' in verb) return look(view, verb['each-heads'], context);
  if ('nothing' in verb) return false;
  // Whatever it does, that it is not executed is said when it is played.
  if ('not-modelled' in verb) return true;
  if ('may' in verb) return look(view, verb.may, context);
  if ('if-you-do' in verb && tooFewToThrow(view, verb.first, context)) return false;
  if ('if-you-do' in verb) return any([look(view, verb.first, context), throwsAway(view, verb.first, context)]);
  if ('put-this' in verb) return verb['put-this'] !== 'bench' || hasRoom(view, context.seat) === true ? true : null;
  if ('return' in verb) return somebody(view, verb.return, context, () => true);
  if ('move-counters' in verb) {
    const givers = couldBe(view, verb.from, context).filter(isDamaged);
    const bears = (taker: Pokemon, giver: Pokemon): boolean =>
      verb['not-fatal'] !== true || livesWith(view, taker, mostMoved(verb, giver)) === true;
    const moves = givers.map((giver) =>
      somebody(view, verb.to, context, (taker) => taker.uid !== giver.uid && bears(taker, giver)),
    );
    return any([...moves, reachesUntold(view, verb.from, context) ? null : false]);
  }
  // Whoever has no Prize left has won.
  if ('look-at-prizes' in verb) return true;
  if ('discard-top' in verb) {
    const { deck } = playerOf(view.state, verb.of === 'yours' ? context.seat : opponent);
    return !isEmpty(deck);
  }
  // What is shown is known from then on.
  if ('reveal-hand' in verb) {
    const { hand } = playerOf(view.state, opponent);
    return holdsSome(hand);
  }
  if ('end-turn' in verb) return false;
  if ('if' in verb) {
    // Up to here nothing has changed, or the answer is yes already; so the condition is asked of the table as it is.
    const met = asksForCoins(verb.if) ? null : isMet(view, withoutThese(view, verb.if, context), context);
    const [then, otherwise] = [look(view, verb.then, context), look(view, verb.else ?? [], context)];
    if (met !== null) return met ? then : otherwise;
    return then === otherwise ? then : null;
  }
  if ('copy-attack' in verb) return true;
  if ('damage' in verb) return somebody(view, verb.to, context, () => true);
  if ('condition' in verb) return somebody(view, verb.on, context, (pokemon) => !isSoAffected(pokemon, verb));
  if ('counters' in verb) return somebody(view, verb.on, context, () => true);
  if ('lasting' in verb)
    return verb.on === 'you' || verb.on === 'opponent' ? true : somebody(view, verb.on, context, () => true);
  return null;
};

/** Does a first part throw cards of the hand away, which are there to be thrown? */
const throwsAway = (view: View, first: readonly Verb[], context: Looking): Change => {
  const all = first.flatMap((verb) => ('may' in verb ? verb.may : [verb]));
  return any(all.map((verb) => ('discard-hand' in verb ? throwable(view, verb, context) : false)));
};

/** Goes through the verbs in order, remembering whom a choice could be. */
const look = (view: View, does: readonly (Json | Verb)[], context: Looking): Change => {
  let now = context;
  const found: Change[] = [];
  for (const verb of does as readonly Verb[]) {
    if ('choose' in verb) {
      const who = { one: verb.choose };
      now = { ...now, choosable: picked(view, who, context), maybeMore: reachesUntold(view, who, context) };
    }
    found.push(changes(view, verb, now));
    if ('discard-hand' in verb && verb.who === undefined && verb['discard-hand'] !== 'all')
      now = { ...now, thrown: now.thrown + verb['discard-hand'] };
  }
  return any(found);
};

/** Whoever a text may be said to mean: one change for one of them is a change. */
export const wouldChange = (view: View, does: readonly (Json | Verb)[], context: TextContext): Change => {
  const against = opponentsOf(view, context.seat);
  const thrown = context.card === null ? 0 : (view.cardAt(context.card)?.discardsToPlay ?? 0);
  const found: Change[] = [];
  for (const { seat, out } of view.state.players) {
    if (out || against.includes(seat)) continue;
    for (const them of against) found.push(look(view, does, looking(context, seat, them, thrown)));
  }
  return any(found);
};

/** Written out: of all that is done to look at one text, copying what it is played with by a spread would cost the most. */
const looking = (
  { uid, holder, card, place, origin, attack, by, required, named, chosen }: TextContext,
  seat: Seat,
  them: Seat,
  thrown: number,
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
  choosable: NOBODY,
  maybeMore: false,
  thrown,
});
