import { namedApart, playerOf, seatOf } from '../claims/index.ts';
import type { RuledDoc } from '../corpus/index.ts';
import {
  type GameEvent,
  type Law,
  lawOf,
  NotModelled,
  reading,
  speaksHere,
  statesLaw,
  step,
  unknownFact,
} from '../engine/index.ts';
import {
  type Card,
  type CardId,
  isDone,
  type Mark,
  type Pokemon,
  type Seat,
  sameName,
  type Uid,
  type ZoneName,
} from '../state/index.ts';
import { zoneOffPokemon } from './attached-cards/back-to-hand.ts';
import { gearReturns, isHyperGear } from './attached-cards/hyper-gear.ts';
import { asPrinted } from './cards/later-cards.ts';
import { hasAttached } from './pokemon/what-is-attached.ts';
import type { T } from './questions.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  note: [
    'counters-stay-behind',
    'drawn-from-the-top',
    'effects-stay-behind',
    'hand-has-no-limit',
    'moves-as-one',
    'prism-star-is-lost',
    'taken-stadium-of',
    'to-its-owner',
    'uses-stay-behind',
  ],
} as const;

/** Zones: whose pile a card goes to, from where it is drawn, how many a hand holds, what changing zones does to a card (CR 316). */

export const OWNERS_PILE = lawOf({
  'comprehensive-2009': ['316.2', "belongs to the card's owner"],
  'ex-2003': ['Arena', 'a discard pile'],
  'advanced-2018': ['II.C-01#1', 'the discard pile of its owner'],
  'advanced-2025': ['II.C-01', 'the discard pile of its owner'],
  'neo-2001': { silent: 'discarded cards go to the pile of their owner', near: 'Special Trainers: Stadium' },
  'xy-2016': ['Zones: Discard Pile', 'a discard pile of their own'],
  'me-2026': ['Zones: Discard Pile#a', 'a discard pile of their own'],
});

/** A pile takes only its owner's cards, no matter who played the card or whose Pokémon carried it. */
const ownerOfPile = reading(
  OWNERS_PILE,
  (view, [card, holder]: readonly [CardId, Seat], why): Seat => {
    const owner = view.state.cards[card]?.owner ?? holder;
    if (owner !== holder) why('to-its-owner', { card: view.cardAt(card)?.name ?? 'a card', player: owner });
    return owner;
  },
  (_view, [_card, holder]) => holder,
);

const pileOwner = (t: T, card: CardId, holder: Seat): Seat => {
  const printed = t.view.cardAt(card);
  const owner = t.state.cards[card]?.owner ?? holder;
  return printed !== null && isHyperGear(printed) && owner !== holder
    ? gearReturns(t.view, [printed, owner, holder], t.why)
    : ownerOfPile(t.view, [card, holder], t.why);
};

const PRISM_STAR = 'a Prism Star card goes to the Lost Zone, as it says itself';

/** A Prism Star card prints that it goes to the Lost Zone where another would go to the discard pile. */
const zoneOfPrismStar = reading(
  {
    ...asPrinted(PRISM_STAR),
    'xy-2016': { silent: PRISM_STAR, near: 'Gl:Lost Zone' },
    'me-2026': ['App17#2', 'it goes to the Lost Zone instead'],
    'advanced-2018': ['II.A#1', 'the card is followed and not the rules'],
    'advanced-2025': ['II.A#1', 'the card is followed and not the rules'],
  },
  (_view, [card]: readonly [Card], why): ZoneName => {
    why('prism-star-is-lost', { card: card.name });
    return 'lost';
  },
  (): ZoneName => 'discard',
);

/** The pile that a card goes to which lay before this player, or on this player's Pokémon. */
export const pileFor = (t: T, card: CardId, holder: Seat, zone: ZoneName): { seat: Seat; zone: ZoneName } => {
  const printed = t.view.cardAt(card);
  const star = zone === 'discard' && printed !== null && (printed.tags ?? []).includes('prism star');
  return {
    seat: pileOwner(t, card, holder),
    zone: star ? zoneOfPrismStar(t.view, [printed], t.why) : zone,
  };
};

/** Takes the Stadium out of play, to the discard pile or where a text says. Says so where it is not given who played it: then it goes to the first player's pile. */
export const stadiumLeaves = (t: T, card: CardId, holder: Seat, zone: ZoneName): void => {
  const ownerUnknown = t.state.stadium?.ownerUnknown === true;
  const to = pileFor(t, card, holder, zone);
  if (ownerUnknown) t.note('taken-stadium-of', { card: t.view.cardAt(card)?.name ?? 'the Stadium', player: to.seat });
  t.put({ kind: 'stadium-discarded', card, to, ...(ownerUnknown ? { ownerUnknown } : {}) });
};

/** The pile that a card attached to this Pokémon goes to when it is discarded. `by`: whose text discards it, where one does. */
export const pileOff = (t: T, card: CardId, uid: Uid, by: Seat | null = null): { seat: Seat; zone: ZoneName } =>
  pileFor(t, card, seatOf(t.state, uid) ?? t.state.toMove, zoneOffPokemon(t, card, uid, by));

/** Takes an attached card off and lays it in its owner's discard pile. */
export const detachToDiscard = (t: T, card: CardId, from: Uid, by: Seat | null = null): void => {
  t.put({ kind: 'detached', card, from, to: pileOff(t, card, from, by) });
};

/** Cards of a Pokémon that leaves play which do not go to the discard pile with the others. */
export const partedFromPile = (
  t: T,
  { stack, attached, uid }: Pokemon,
  holder: Seat,
  elsewhere: { readonly to: ZoneName; readonly along: boolean; readonly alone: boolean } | null = null,
): readonly { readonly card: CardId; readonly to: { seat: Seat; zone: ZoneName } }[] => {
  const zone = elsewhere?.to ?? 'discard';
  const off = (card: CardId): { seat: Seat; zone: ZoneName } => {
    const to = pileOff(t, card, uid);
    if (elsewhere?.along !== true || to.zone === zone) return to;
    if (to.zone === 'discard') return { ...to, zone };
    throw new NotModelled(card, t.view.cardAt(card)?.name ?? 'a card', 'where a card goes of which two texts speak');
  };
  return [
    ...stack.map((card, at) => ({
      card,
      to: pileFor(t, card, holder, elsewhere?.alone === true && at > 0 ? 'discard' : zone),
    })),
    ...attached.map(({ card }) => ({ card, to: off(card) })),
  ].filter(({ to }) => to.zone !== 'discard');
};

export const FROM_THE_TOP = lawOf({
  'comprehensive-2009': ['316.4a', 'from the top of a deck'],
  'ex-2003': { silent: 'cards are drawn from the top of a deck', near: 'Draw' },
  'advanced-2018': ['I.H#1', 'from the top of your deck'],
  'advanced-2025': ['I.H#1', 'from the top of your deck'],
  'neo-2001': { silent: 'cards are drawn from the top of a deck', near: 'Play.9A' },
  'xy-2016': ['Start.3', 'from the top'],
  'me-2026': ['Start.3', 'from the top'],
});

/** A draw comes from the top of the deck. Reported where the order of the deck is given. */
const fromTheTop = reading(
  FROM_THE_TOP,
  (view, [seat]: readonly [Seat], why): boolean => {
    const { cards } = playerOf(view.state, seat).deck;
    if (cards.length > 1 && cards.every((id) => view.cardAt(id) !== null)) why('drawn-from-the-top', { player: seat });
    return true;
  },
  () => false,
);

/** The cards a hand begins with: the one number of cards the rules ever tie to a hand. */
const FIRST_HAND = 7;

/** How many cards a hand may hold. Noted where a player might think that it is full. */
const mostInHand = reading(
  {
    'comprehensive-2009': ['316.5c', 'no maximum size'],
    'ex-2003': { silent: 'a hand has no largest size', near: 'Begin#1' },
    'advanced-2018': { silent: 'a hand has no largest size', near: 'I.H#1' },
    'advanced-2025': { silent: 'a hand has no largest size', near: 'I.H#1' },
    'neo-2001': { silent: 'a hand has no largest size', near: 'Play.2' },
    'xy-2016': { silent: 'a hand has no largest size', near: 'Zones: Hand' },
    'me-2026': { silent: 'a hand has no largest size', near: 'Zones: Hand' },
  },
  (view, [seat, atOnce]: readonly [Seat, number], why): number => {
    const cards = playerOf(view.state, seat).hand.cards.length + atOnce;
    if (atOnce > 0 && cards > FIRST_HAND) why('hand-has-no-limit', { player: seat, cards });
    return Number.POSITIVE_INFINITY;
  },
  () => FIRST_HAND,
);

/**
 * Draws one card, of `inAll` that are still drawn. False, and nothing happens, when there is none to draw. `waits`: is that card only seen for now, and not in
 * the hand yet? `atOnce`: how many are drawn with it, where it is the first of them.
 */
export const drawOne = (
  t: T,
  seat: Seat,
  waits: (card: CardId) => boolean = () => false,
  inAll = 1,
  atOnce = 1,
): boolean => {
  const { cards, atLeast } = playerOf(t.state, seat).deck;
  // A hand that is not given went into a short deck: whether there is another card in it depends on that hand.
  if (atLeast === true && cards.length === 0) unknownFact(t.view, FROM_THE_TOP, 'deck-not-told', { player: seat });
  const top = t.topOf(seat, 'deck', inAll);
  if (top === null) return false;
  const { deck, hand } = playerOf(t.state, seat);
  if (mostInHand(t.view, [seat, atOnce], t.why) <= hand.cards.length) return false;
  const card = fromTheTop(t.view, [seat], t.why) ? top : (deck.cards.at(-1) ?? top);
  t.put({ kind: 'drawn', seat, card, ...(waits(card) ? { seen: true as const } : {}) });
  return true;
};

const ANOTHER = lawOf({
  'comprehensive-2009': { otherwise: '316.10a' },
  'advanced-2018': ['II.E-12#4', 'It counts as a different Pokémon then'],
  'advanced-2025': ['II.E-12#4', 'It counts as a different Pokémon then'],
});

/** The Abilities of its own that it has used this turn. */
const usesOf = (t: T, pokemon: Pokemon): readonly string[] => {
  const own = t.view.readings.features(t.view, pokemon).powers.map(({ power }) => power.name);
  return [...new Set(pokemon.thisTurn)].filter((name) => own.some((one) => sameName(one, name)));
};

/** A Pokémon that comes back has used nothing yet. */
const usesRemain = step(ANOTHER, (t: T, pokemon: Pokemon) => {
  t.note('uses-stay-behind', { pokemon: namedApart(t.view, pokemon), used: usesOf(t, pokemon) });
});

export const LEAVES_EFFECTS_BEHIND = lawOf({
  'comprehensive-2009': ['316.10a', 'removes all effects'],
  'ex-2003': { silent: 'what leaves play loses all effects', near: 'intro' },
  'advanced-2018': ['II.C-02#2', 'damage counters and effects that were on it are removed'],
  'advanced-2025': ['II.C-02#3', 'damage counters and effects that were on it are removed'],
  'neo-2001': { silent: 'what leaves play loses all effects', near: 'Cond.Char' },
  'xy-2016': { silent: 'what leaves play loses all effects', near: 'Zones: Discard Pile' },
  'me-2026': { silent: 'what leaves play loses all effects', near: 'Zones: Discard Pile#a' },
});

/** Documents that speak of the damage counters beside the effects. */
const COUNTERS_COME_OFF = lawOf({
  'advanced-2018': ['II.C-02#2', 'damage counters and effects that were on it are removed'],
  'advanced-2025': ['II.C-02#3', 'damage counters and effects that were on it are removed'],
});

/** What is discarded from play, or Knocked Out: some documents say it of the hand and the deck alone. */
const LEAVES_PLAY = lawOf({
  ...LEAVES_EFFECTS_BEHIND,
  'advanced-2018': { silent: 'what leaves play loses all effects', near: 'II.C-02#2' },
  'advanced-2025': { silent: 'what leaves play loses all effects', near: 'II.C-02#3' },
});

/** What was on it and had an end of its own. That a Special Condition ends with its Pokémon nobody asks, so it is said only where a document has it. */
const marksThatEnd = (t: T, { marks }: Pokemon, law: Law<RuledDoc>): readonly Mark[] =>
  statesLaw(law, t.rules.doc) ? marks : marks.filter(({ origin }) => origin !== 'condition');

/** That a power may be used once more is said of the one that is being used only where a document has it. */
const isBeingUsed = (t: T, { uid }: Pokemon, what: string): boolean =>
  t.events.some((event) => event.kind === 'power-used' && event.uid === uid && event.name === what);

/** What leaves play is not the same card any more, wherever it comes back: what was on it and what it had used is gone. */
const effectsLeft = (t: T, pokemon: Pokemon, law: Law<RuledDoc>): void => {
  const apart = speaksHere(ANOTHER, t.rules);
  // What was done to it, or what it did besides using powers, does not end as an effect does.
  const isSaid = (what: string): boolean =>
    !isDone(what) && (statesLaw(law, t.rules.doc) || !isBeingUsed(t, pokemon, what));
  const used = apart ? [] : pokemon.thisTurn.filter(isSaid);
  if (apart && usesOf(t, pokemon).length > 0) usesRemain(t, pokemon);
  if (used.length > 0) t.note('uses-stay-behind', { pokemon: namedApart(t.view, pokemon), used: [...new Set(used)] });
  const effects = [...new Set(marksThatEnd(t, pokemon, law).map((mark) => mark.name))];
  if (effects.length > 0) t.note('effects-stay-behind', { pokemon: namedApart(t.view, pokemon), effects });
};

/** Its damage counters come off as well; what a document does not say of them is not cited. */
const remainOnTheWayBack = step(LEAVES_EFFECTS_BEHIND, (t: T, pokemon: Pokemon): void => {
  effectsLeft(t, pokemon, LEAVES_EFFECTS_BEHIND);
  if (pokemon.damage > 0 && speaksHere(COUNTERS_COME_OFF, t.rules)) {
    t.note('counters-stay-behind', { pokemon: namedApart(t.view, pokemon), damage: pokemon.damage });
  }
});

const remainOutOfPlay = step(LEAVES_PLAY, (t: T, pokemon: Pokemon): void => effectsLeft(t, pokemon, LEAVES_PLAY));

export const effectsRemain = (t: T, pokemon: Pokemon, to: Extract<GameEvent, { kind: 'returned' }>['to']): void =>
  (to === 'hand' || to === 'deck' ? remainOnTheWayBack : remainOutOfPlay)(t, pokemon);

/** A Pokémon and what is attached to it are one unit, which no change of place parts. */
export const asOneUnit = reading(
  {
    'comprehensive-2009': ['316.1', 'treated as one unit'],
    'ex-2003': { silent: 'what is attached to a Pokémon goes where it goes', near: 'Options.5' },
    'advanced-2018': ['I.A-03#4', 'stay attached and move to the Bench'],
    'advanced-2025': ['I.A-03#4', 'stay attached and move to the Bench'],
    'neo-2001': { silent: 'what is attached to a Pokémon goes where it goes', near: 'Play.9B5' },
    'xy-2016': ['Turn.2E#2', 'remain with the Pokémon they are on'],
    'me-2026': ['Turn.2E#2d', 'remain with the Pokémon they are on'],
  },
  (view, [pokemon]: readonly [Pokemon], why): boolean => {
    if (hasAttached(pokemon)) why('moves-as-one', { pokemon: namedApart(view, pokemon) });
    return true;
  },
  (_view, [pokemon]) => !hasAttached(pokemon),
);
