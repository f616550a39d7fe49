import { conditionOf, energyIds, type Facts, type Filter, namedApart, pokemonOf, type Why } from '../claims/index.ts';
import { NotModelled, reading, unknownFact } from '../engine/index.ts';
import {
  countsAs,
  damageOn,
  discardPile,
  handSize,
  hasAttached,
  hasMarks,
  isAttachedTool,
  isDamaged,
  lostZone,
  prizesLeft,
  provides,
  remarkOnCount,
  type T,
  type TextContext,
  undescribed,
} from '../rules/index.ts';
import { type CardId, CONDITIONS, type Pokemon, type Seat, sameName, type Uid } from '../state/index.ts';
import { fittingEnergy } from './attached-energy.ts';
import { isMetOrSaid } from './condition-not-met.ts';
import { opponentOf } from './define-verb.ts';
import { hasExtra, leftOver } from './energy-left-over.ts';
import { cardFits, cardFitsWhole } from './fitting-cards.ts';
import { sinceDeclared } from './happenings.ts';
import { asItsKind } from './kinds-of-text.ts';
import { cardsShown, handDescribed } from './taking-cards.ts';
import type { Base, CardFilter, Count } from './verb.ts';
import { describedUnless, everyGiven, resolve } from './who.ts';
import { choiceLaw } from './who-chooses.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  note: ['cards-counted', 'retreat-cost-counted'],
  question: ['text'],
} as const;

/** Numbers a text asks for: coins, counters, Energy, Pokémon, Prizes. */

/** Flips one coin for a text. The player whose text it is flips, unless the text names the opponent. */
export const flip = (t: T, context: TextContext, by?: 'opponent', more: Facts = {}): boolean => {
  const seat = by === 'opponent' ? opponentOf(t, context) : context.seat;
  const coin = t.ask({ kind: 'coin', by: seat, code: 'text', facts: { place: context.place, ...more } });
  return coin === 'heads';
};

/** Cards that have gone to a discard pile since the attack was declared; of a kind, if one is named. */
const discardedSinceDeclared = (
  t: T,
  of: CardFilter | undefined,
  into: 'discard' | 'lost' | 'deck' = 'discard',
): number =>
  sinceDeclared(t).filter((event) => {
    if (event.kind === 'rest-moved' && event.to.zone === into)
      unknownFact(t.view, choiceLaw(t), 'hand-not-told', { player: event.from.seat });
    const leaves = event.kind === 'detached' || event.kind === 'moved' || event.kind === 'stadium-discarded';
    if (!leaves || event.to.zone !== into) return false;
    if (of === undefined) return true;
    const card = t.view.cardAt(event.card);
    // A card that came out of a hand or a deck is known by what was there.
    const { seat: player, zone } = event.kind === 'moved' ? event.from : event.to;
    if (card === null) unknownFact(t.view, choiceLaw(t), 'pile-not-told', { player, zone });
    return card !== null && cardFits(t.view, card, of);
  }).length;

/** Does it count cards that the text itself has discarded? */
export const ofDiscarded = (what: Count): boolean =>
  typeof what === 'object' &&
  (('discarded' in what && what.into === undefined) || ('whether' in what && ofDiscarded(what.whether)));

/** So many of these cards fit. Where something keeps one that nearly fits from counting, that is said, and which are counted. */
const fitting = (t: T, cards: readonly CardId[], of: CardFilter): number => {
  let isClose = false;
  const why: Why = (...because) => {
    isClose = true;
    t.why(...because);
  };
  const found = cards.filter((id) => cardFitsWhole(t, id, of, why));
  if (isClose && found.length > 0)
    t.note('cards-counted', { cards: found.map((id) => t.view.cardAt(id)?.name ?? 'a card not described') });
  return found.length;
};

/** Cards of a kind in a hand, which has to be known. */
const fittingInHand = (t: T, seat: Seat, of: CardFilter): number => fitting(t, handDescribed(t, seat), of);

/** What this attack has done to the Defending Pokémon, in damage points. */
const damageDone = (t: T, context: TextContext): number => {
  const run = context.attack;
  if (run === null) throw new NotModelled(context.card, context.place, 'damage done where there is no attack');
  return sinceDeclared(t).reduce(
    (sum, event) =>
      event.kind === 'damaged' && event.uid === run.defending && event.by === run.attacker ? sum + event.amount : sum,
    0,
  );
};

/** What the attack that is answered has done to the Pokémon that answers, in damage points. */
const damageTaken = (t: T, { card, place, uid, by }: TextContext): number => {
  if (by === undefined || by === null) throw new NotModelled(card, place, 'damage taken where no attack is answered');
  return sinceDeclared(t).reduce(
    (sum, event) => (event.kind === 'damaged' && event.uid === uid && event.by === by ? sum + event.amount : sum),
    0,
  );
};

const countersPlaced = (t: T): number =>
  sinceDeclared(t).reduce((sum, event) => (event.kind === 'counters-placed' ? sum + event.counters : sum), 0);

/** Types of the basic Energy cards on these Pokémon together. */
const basicTypesOn = (t: T, uids: readonly Uid[]): number => {
  for (const uid of uids) describedUnless(t.view, uid, hasAttached);
  const units = uids.flatMap((uid) =>
    fittingEnergy(t.view, uid, { basic: true }).flatMap((id) => provides(t.view, [id, uid])),
  );
  return new Set(units.flat()).size;
};

/** Does the player of an attack take up what it offers? */
const takesUp = (t: T, context: TextContext): boolean => {
  const run = context.attack;
  if (run === null) throw new NotModelled(context.card, context.place, 'an offer that is not part of an attack');
  asItsKind(t, 'may', { may: [] }, context, () => {
    const options = [
      { key: 'yes', aliases: ['y'] },
      { key: 'no', aliases: ['n'] },
    ];
    const answer = t.ask({ kind: 'choose', by: context.seat, code: 'may', facts: { place: context.place }, options });
    run.accepted = answer === 'yes';
  });
  return run.accepted === true;
};

/** It is a number of the card, and counted also where nobody retreats. */
const costIsCounted = reading(
  {
    'comprehensive-2009': ['309.3', 'states its Retreat Cost'],
    'ex-2003': ['Types: Pokémon.7', 'An attribute of a Pokémon card'],
    'advanced-2018': ['II.D-10#1', 'It is printed at the bottom left of the Pokémon card'],
    'advanced-2025': ['II.D-10', 'It is printed at the bottom right of the Pokémon card'],
    'neo-2001': 'absent',
    'xy-2016': ['Gl:Retreat', 'the Retreat Cost, which is printed'],
    'me-2026': 'absent',
  },
  (view, [pokemon, cost]: readonly [Pokemon, number], why): void => {
    why('retreat-cost-counted', { pokemon: namedApart(view, pokemon), cost });
  },
  () => {},
);

const retreatCostOf = (t: T, uid: Uid): number => {
  const pokemon = pokemonOf(t.state, uid);
  if (pokemon === null) return 0;
  const cost = t.rules.answers.retreatCost(t.view, [pokemon], t.why);
  if (cost === null) undescribed(t.view, [pokemon]);
  costIsCounted(t.view, [pokemon, cost ?? 0], t.why);
  return cost ?? 0;
};

const conditionsOf = (t: T, uid: Uid): number => {
  const pokemon = pokemonOf(t.state, uid);
  return pokemon === null ? 0 : CONDITIONS.filter((name) => conditionOf(pokemon, name) !== null).length;
};

/** The number of cards in hand when this is asked for; unknown if it is not given. */
const cardsInHand = (t: T, seat: Seat): number => handSize(t.view, [seat]);

const typesAmong = (t: T, filter: Filter, context: TextContext): number =>
  new Set(everyGiven(t.view, filter, context).flatMap((pokemon) => t.view.readings.types(t.view, pokemon, t.why))).size;

const cardsLost = (
  t: T,
  { 'in-lost': which, of }: Extract<Count, { readonly 'in-lost': unknown }>,
  context: TextContext,
): number =>
  fitting(
    t,
    [...(of === 'theirs' ? [] : [context.seat]), ...(of === 'yours' ? [] : [opponentOf(t, context)])].flatMap((seat) =>
      lostZone(t.view, [seat]),
    ),
    which,
  );

const toolsOn = (t: T, uids: readonly Uid[]): number => {
  for (const uid of uids) describedUnless(t.view, uid, hasAttached);
  const attached = uids.flatMap((uid) => pokemonOf(t.state, uid)?.attached ?? []);
  return attached.filter((attachment) => isAttachedTool(t.view, attachment, t.why)).length;
};

/** No text flips longer than this; it is said, never guessed. */
const MOST_COINS = 100;

/** Of so many remaining HP, the counters that the text means. */
const countersIn = (
  what: { readonly 'hp-above': number } | { readonly 'half-hp-left': 'up' | 'down' },
  left: number,
): number => {
  if ('hp-above' in what) return Math.max(0, Math.floor((left - what['hp-above']) / 10));
  return what['half-hp-left'] === 'up' ? Math.ceil(left / 20) : Math.floor(left / 20);
};

const headsUntilTails = (t: T, context: TextContext): number => {
  for (let heads = 0; heads < MOST_COINS; heads += 1)
    if (!flip(t, context, undefined, { untilTails: true })) return heads;
  throw new NotModelled(context.card, context.place, 'coins without end');
};

const energyOn = (t: T, what: Extract<Count, { readonly 'energy-on': unknown }>, context: TextContext): number => {
  const uids = resolve(t, what['energy-on'], context);
  for (const uid of uids) describedUnless(t.view, uid, hasAttached);
  const { type, cards, named, basic, special } = what;
  return uids.reduce((sum, uid) => {
    const pokemon = pokemonOf(t.state, uid);
    if (pokemon === null) return sum;
    if (special === true) return sum + fittingEnergy(t.view, uid, { special: true }).length;
    const meant = (basic === true ? fittingEnergy(t.view, uid, { basic: true }) : energyIds(t.view, pokemon)).filter(
      (id) => named === undefined || sameName(t.view.cardAt(id)?.name ?? '', named),
    );
    if (cards === true) return sum + meant.filter((id) => type === undefined || countsAs(t.view, id, uid, type)).length;
    remarkOnCount(t, pokemon, meant, type);
    const units = meant.flatMap((id) => provides(t.view, [id, uid]));
    return sum + (type === undefined ? units : units.filter((unit) => unit.includes(type))).length;
  }, 0);
};

export const counted = (t: T, what: Count, context: TextContext): number => {
  if (typeof what === 'number') return what;
  if ('heads' in what) {
    const coins = counted(t, what.heads, context);
    let heads = 0;
    for (let coin = 0; coin < coins; coin += 1) if (flip(t, context)) heads += 1;
    context.heads = heads;
    return heads;
  }
  if ('heads-until-tails' in what) {
    context.heads = headsUntilTails(t, context);
    return context.heads;
  }
  if ('counters-on' in what) {
    const uids = resolve(t, what['counters-on'], context);
    for (const uid of uids) describedUnless(t.view, uid, isDamaged);
    return uids.reduce((sum, uid) => sum + damageOn(t.state, uid) / 10, 0);
  }
  if ('energy-on' in what) return energyOn(t, what, context);
  if ('energy-types-on' in what) return basicTypesOn(t, resolve(t, what['energy-types-on'], context));
  if ('damage-taken' in what) return damageTaken(t, context) / 10;
  if ('placed' in what) return countersPlaced(t);
  if ('conditions-on' in what) {
    const uids = resolve(t, what['conditions-on'], context);
    for (const uid of uids) describedUnless(t.view, uid, hasMarks);
    return uids.reduce((sum, uid) => sum + conditionsOf(t, uid), 0);
  }
  if ('hp-above' in what || 'half-hp-left' in what) {
    const uids = resolve(t, what.of, context);
    for (const uid of uids) describedUnless(t.view, uid, () => false);
    return uids.reduce((sum, uid) => {
      const pokemon = pokemonOf(t.state, uid);
      return pokemon === null ? sum : sum + countersIn(what, t.view.readings.hpLeft(t.view, pokemon, t.why));
    }, 0);
  }
  if ('hand' in what) return cardsInHand(t, what.hand === 'yours' ? context.seat : opponentOf(t, context));
  if ('in-discard' in what) {
    const seat = what.of === 'yours' ? context.seat : opponentOf(t, context);
    return fitting(t, discardPile(t.view, [seat]), what['in-discard']);
  }
  if ('in-lost' in what) return cardsLost(t, what, context);
  if ('tools-on' in what) return toolsOn(t, resolve(t, what['tools-on'], context));
  if ('counting' in what) return isMetOrSaid(t, what.where, context) ? counted(t, what.counting, context) : 0;
  if ('retreat-cost-of' in what)
    return resolve(t, what['retreat-cost-of'], context).reduce((sum, uid) => sum + retreatCostOf(t, uid), 0);
  if ('when' in what) return isMetOrSaid(t, what.when, context) ? 1 : 0;
  if ('may' in what) return takesUp(t, context) ? 1 : 0;
  if ('counted' in what) {
    const times = counted(t, what.counted, context) * (what.times ?? 1);
    return Math.min(times, what['at-most'] ?? times);
  }
  if ('sum' in what) return what.sum.reduce<number>((all, one) => all + counted(t, one, context), 0);
  if ('compared' in what) {
    const more = counted(t, what.compared, context) - counted(t, what.to, context);
    return (what.is === 'at-least' ? more >= 0 : more === 0) ? 1 : 0;
  }
  if ('types-among' in what) return typesAmong(t, what['types-among'], context);
  if ('whether' in what) return counted(t, what.whether, context) > 0 ? 1 : 0;
  if ('extra-energy' in what) return hasExtra(t, what['extra-energy'], context) ? 1 : 0;
  if ('energy-left-over' in what) return leftOver(t, what, context);
  if ('damage-done' in what) {
    const counters = damageDone(t, context) / 10;
    return what.half === true ? Math.ceil(counters / 2) : counters;
  }
  if ('shown' in what) return cardsShown(t, context.seat, what.shown);
  if ('shuffled' in what) {
    const { shuffledUnknown } = context;
    if (shuffledUnknown !== undefined) unknownFact(t.view, choiceLaw(t), 'hand-not-told', { player: shuffledUnknown });
    return context.shuffled ?? 0;
  }
  if ('discarded' in what) return discardedSinceDeclared(t, what.of, what.into);
  if ('pokemon-discarded' in what)
    return sinceDeclared(t).filter((event) => event.kind === 'returned' && event.to === 'discard').length;
  if ('in-hand' in what)
    return fittingInHand(t, what.of === 'yours' ? context.seat : opponentOf(t, context), what['in-hand']);
  if ('each' in what) return everyGiven(t.view, what.each, context, t.why).length;
  const left = 'prizes-left' in what;
  const whose = left ? what['prizes-left'] : what['prizes-taken'];
  const seat = whose === 'yours' ? context.seat : opponentOf(t, context);
  return left ? prizesLeft(t.view, [seat]) : t.view.readings.prizesTaken(t.view, seat, t.why);
};

/** The base damage of an attack whose text finds it (CR 603.5a). Damage points. */
export const baseFrom = (t: T, base: Base, printed: number | null, context: TextContext): number => {
  const times = counted(t, base.times, context);
  const number = printed ?? 0;
  if ('plus' in base) return number + base.plus * times;
  if ('minus' in base) return Math.max(0, number - base.minus * times);
  return number * times;
};
