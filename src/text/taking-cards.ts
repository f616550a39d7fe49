import { type Facts, playerOf, type Why } from '../claims/index.ts';
import type { Advanced } from '../corpus/index.ts';
import {
  type AnyLaw,
  type Law,
  lawOf,
  leftOpenBy,
  type Needed,
  paragraphOf,
  reading,
  speaksHere,
  speaksOfLaw,
  step,
  unknownFact,
} from '../engine/index.ts';
import { anyCopyElsewhere, discardPile, FACE_UP_DISCARD, mayBeBroughtBy, type Rules, type T } from '../rules/index.ts';
import { type CardId, type Seat, sameName, type Zone, type ZoneName } from '../state/index.ts';
import { AS_MANY_AS_LIKED } from './attached-energy.ts';
import { cardFitsWhole, cardOptions, distinctCards } from './fitting-cards.ts';
import { limitsOf, mayStopAt, mayTakeFewerOfHand, mustFindOne, noneTaken } from './how-many-cards.ts';
import { SEARCHING } from './left-in-piles.ts';
import { NONE } from './none.ts';
import { sayNothingFits, type TakenFrom } from './nothing-fits.ts';
import type { CardFilter } from './verb.ts';
import { asChoice, choiceLaw, MAKES_THE_CHOICE } from './who-chooses.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  note: [
    'fewer-cards-there',
    'no-room-none-taken',
    'search-is-an-effect',
    'search-may-find-nothing',
    'search-takes-the-number',
  ],
  question: ['take-card'],
} as const;

/** Cards that a player takes out of a deck, a discard pile or a hand, one after the other (CR 316). */

const LEFT_IN_DECK = 'whether a search may leave in the deck what it looks for';

const MAY_FIND_NOTHING = lawOf({
  'comprehensive-2009': ['316.4b', 'need not find'],
  'ex-2003': { open: LEFT_IN_DECK, near: 'Types: Trainer' },
  'advanced-2018': ['I.H#2', 'choose none at all'],
  'advanced-2025': ['I.H#2', 'choose none at all'],
  'neo-2001': { open: LEFT_IN_DECK, near: 'Play.9B4' },
  'xy-2016': { open: LEFT_IN_DECK, near: 'Zones: Deck' },
  'me-2026': { open: LEFT_IN_DECK, near: 'UpTo#5' },
});

/** A search for cards of a kind may find nothing, one for any card must find it. */
const mayFindNothing = reading(
  MAY_FIND_NOTHING,
  (_view, [typed]: readonly [boolean], why) => {
    if (typed) why('search-may-find-nothing');
    return typed;
  },
  () => false,
);

/** Said when such a search begins: whatever the deck holds, its player cannot choose to take none. */
const takesTheNumber = reading(
  {
    'comprehensive-2009': ['316.4b', 'it must find that quantity, if possible'],
    'ex-2003': 'absent',
    'advanced-2018': ['I.H#2', 'you have to choose the stated number'],
    'advanced-2025': ['I.H#2', 'you have to choose the stated number'],
    'neo-2001': 'absent',
    'xy-2016': 'absent',
    'me-2026': 'absent',
  },
  (_view, [cards]: readonly [number], why): void => {
    why('search-takes-the-number', { cards });
  },
  () => {},
);

export interface Wanted {
  readonly filter: CardFilter;
  /** How many cards at most. */
  readonly cards: number;
  readonly upTo: boolean;
  /** It is the text of an attack that asks. */
  readonly inAttack?: boolean;
  /** They are cards of the hand, and not a price. */
  readonly fewer?: boolean;
  /** None will do too. */
  readonly any?: boolean;
  /** Every one that fits, without a choice. */
  readonly all?: boolean;
  /** None of these. */
  readonly but?: readonly CardId[];
  /** No two of them of one type, or of one name. */
  readonly unlike?: 'type' | 'name';
  /** The name of the card whose text asks for them. */
  readonly by: string;
  /** Where they are taken to, where that matters to which can be taken. */
  readonly onto?: 'hand' | 'bench' | 'discard' | 'top';
  /** Where cards of a hand go that another player sees, which the question says; with how many there is room for on a Bench. */
  readonly goes?: { readonly to: string; readonly room?: number };
}

const without = (pile: readonly CardId[], but: readonly CardId[] = []): readonly CardId[] =>
  but.length === 0 ? pile : pile.filter((id) => !but.includes(id));

const CLOSEST: Law<Advanced> = {
  'advanced-2018': ['II.D-04#2', 'chooses the number closest to it'],
  'advanced-2025': ['II.D-04#3', 'chooses as many as there are'],
};

/** Where there are fewer cards than are to be chosen, as many as there are. */
const closest = reading(
  CLOSEST,
  (_view, [wanted, there, mayBeLess]: readonly [number, number, boolean], why) => {
    if (there > 0 && there < wanted) why('fewer-cards-there', { wanted, there, ...(mayBeLess ? { mayBeLess } : {}) });
    return Math.min(wanted, there);
  },
  (_view, [wanted, there]) => (there < wanted ? 0 : wanted),
);

/** Is it a matter of searching that a player takes fewer than "up to" some number? Elsewhere those words alone allow it. */
const asksTheSearch = (t: T): boolean => speaksOfLaw(MAY_FIND_NOTHING, t.rules.doc);

/** Where the document does not say whether something may be left, that is asked only when a player leaves it. */
const mayLeave = (t: T, typed: boolean, why?: Why): boolean =>
  why === undefined && !asksTheSearch(t) ? typed : mayFindNothing(t.view, [typed], why);

/** Is it the deck or the discard pile that is searched? */
const isPile = (zone: ZoneName): boolean => zone === 'deck' || zone === 'discard';

/** Where the next card goes, after so many that went there. */
const goesOn = ({ to, room }: NonNullable<Wanted['goes']>, taken: number): Facts => ({
  to,
  ...(room === undefined ? {} : { room: room - taken }),
});

/** Are all cards that fit one and the same card: a basic Energy card of one type, or a named Trainer or Energy card? The prints of a Pokémon differ. */
const isOneCard = ({ kind, tag, type, named }: CardFilter): boolean =>
  (named !== undefined && (kind === 'energy' || kind === 'trainer')) ||
  (kind === 'energy' && tag === 'basic energy' && typeof type === 'string');

/** Takes fitting cards out of a pile, asked one at a time; `none` ends it where the player may find fewer. `needs`: the pile may hold more cards than these. */
const pick = (
  t: T,
  seat: Seat,
  from: TakenFrom & { readonly needs?: Needed },
  pile: readonly CardId[],
  { filter, cards, upTo, any = false, all = false, by, unlike, goes, inAttack = false }: Wanted,
  mayStop: (why?: Why) => boolean,
): readonly CardId[] => {
  const found: CardId[] = [];
  const { zone, needs, lookedAt = false } = from;
  const there = pile.filter((id) => cardFitsWhole(t, id, filter)).length;
  // Of cards that are all one and the same it is no matter which are taken, nor whether there are more of them.
  const isAlike = isOneCard(filter) && !any && !all && !upTo && there > 0 && there >= cards;
  const isKnown = needs === undefined || isAlike;
  // An answer about which the document says nothing is none to offer.
  const isOfTheSearch = zone === 'deck' && !lookedAt && !any && leftOpenBy(MAY_FIND_NOTHING, t.rules) !== null;
  if (all) {
    const every = pile.filter((id) => cardFitsWhole(t, id, filter, t.why));
    if (every.length === 0) sayNothingFits(t, from, pile, filter);
    return every;
  }
  if (filter.named !== undefined && !anyCopyElsewhere(t.view, [filter.named, by], t.why)) return found;
  if (isKnown && there === 0 && cards > 0) sayNothingFits(t, from, pile, filter);
  // “Up to” so many is as many as there are in any case.
  const isShort = isKnown && there < cards && !any && !upTo && speaksHere(CLOSEST, t.rules);
  const wanted = isShort ? closest(t.view, [cards, there, mayStop()], t.why) : cards;
  // What keeps a card from fitting is said, also where none is taken.
  if (wanted === 0) cardOptions(t, pile, filter, t.why);
  while (found.length < wanted) {
    const others = pile.filter((id) => !found.includes(id));
    const left =
      unlike === undefined ? others : others.filter((id) => !found.some((one) => isLike(t, unlike, id, one)));
    const options = cardOptions(t, left, filter, found.length === 0 ? t.why : undefined);
    if (isKnown && options.length === 0) break;
    // Of a deck that is not known it was said before.
    const why = isKnown ? t.why : undefined;
    const bound = upTo && found.length === 0 && isPile(zone) && mustFindOne(t, Object.keys(filter).length > 0, why);
    const free = any || (upTo && !bound && mayStopAt(t, found.length, inAttack)) || mayStop();
    const offered = free ? [...options, NONE] : options;
    const inSeries = upTo && found.length + 1 < Math.min(wanted, there);
    // Where the search itself may find nothing, another paragraph says so.
    const limits = any || bound || mayStop() ? {} : limitsOf(t, upTo, found.length, inAttack);
    const taken = t.choose({
      by: seat,
      code: 'take-card',
      facts: { zone, ...(goes === undefined ? {} : goesOn(goes, found.length)) },
      options: offered,
      inSeries,
      ...limits,
      ...(isKnown ? {} : { needs: orAnAnswer(needs, options, free && !(isOfTheSearch && found.length === 0)) }),
    }).value;
    if (taken === null) {
      // Said only where something was left: that it may be left is a rule of its own.
      const byTheSearch = !any && (found.length === 0 || !upTo || asksTheSearch(t)) && mayStop(t.why);
      if (upTo && !any && found.length === 0 && !byTheSearch) noneTaken(t, inAttack);
      break;
    }
    found.push(taken);
  }
  return found;
};

/** What has to be known, or the answer that does without: a card that is taken, of which these are given, or none. */
export const orAnAnswer = (needs: Needed, options: readonly { readonly key: string }[], free: boolean): Needed => ({
  ...needs,
  facts: {
    ...needs.facts,
    ...(needs.facts.zone === 'hand' ? {} : { answered: true }),
    ...(free ? { none: true } : {}),
    ...(options.length > 0 ? { given: [...new Set(options.map(({ key }) => key))] } : {}),
  },
});

const isLike = (t: T, alike: 'type' | 'name', one: CardId, other: CardId): boolean =>
  (alike === 'name' ? sharesName : sharesType)(t, one, other);

const typesOf = (t: T, id: CardId): readonly string[] => {
  const card = t.view.cardAt(id);
  return card?.types ?? (card?.short === undefined ? [] : [card.short]);
};

const sharesName = (t: T, one: CardId, other: CardId): boolean => {
  const name = t.view.cardAt(one)?.name;
  return name !== undefined && sameName(name, t.view.cardAt(other)?.name ?? '');
};

/** Have two cards a type in common? */
const sharesType = (t: T, one: CardId, other: CardId): boolean => {
  const types = typesOf(t, other);
  return typesOf(t, one).some((type) => types.includes(type));
};

const SEARCH_A_DECK = lawOf({
  'comprehensive-2009': ['316.4b', 'search'],
  'ex-2003': { silent: 'a search looks through the whole deck', near: 'Types: Trainer' },
  'advanced-2018': ['I.H#2', 'choose cards from a deck'],
  'advanced-2025': ['I.H#2', 'choose cards from a deck'],
  'neo-2001': { silent: 'a search looks through the whole deck', near: 'Play.9B4' },
  'xy-2016': ['Zones: Deck', 'unless a card lets them'],
  'me-2026': ['Zones: Deck', 'unless a card lets them'],
});

/** What would have to be known of a deck of which not every card is given. */
const deckNotGiven = (t: T, seat: Seat): Needed => {
  const { deck } = playerOf(t.state, seat);
  const facts = { player: seat, zone: 'deck', ...(deck.given ? { size: deck.cards.length } : {}) };
  return { rule: paragraphOf(SEARCH_A_DECK, t.view), code: 'pile-not-told', facts };
};

/** Opens a deck for a search: of one that is not wholly given, what is known to be in it, while any of that fits. `whole`: all of it has to be given. */
export const deckAsFarAsKnown = step(
  SEARCH_A_DECK,
  (t: T, seat: Seat, fits: Fits, whole = false): { readonly cards: readonly CardId[]; readonly needs?: Needed } => {
    const { deck } = playerOf(t.state, seat);
    t.put({ kind: 'searched', seat });
    if (isWhollyKnown(t, deck)) return { cards: deck.cards };
    const known = deck.cards.filter((id) => t.view.cardAt(id) !== null);
    if (!known.some(fits))
      unknownFact(t.view, SEARCH_A_DECK, 'pile-not-told', {
        player: seat,
        zone: 'deck',
        ...(whole === true ? {} : { answered: true }),
      });
    return { cards: known, needs: deckNotGiven(t, seat) };
  },
  (_t, _seat, _fits, _whole?: boolean) => ({ cards: [] }),
);

/** The same of one of which every card has to be given. */
const describedDeck = (t: T, seat: Seat): readonly CardId[] => deckAsFarAsKnown(t, seat, () => false, true).cards;

/** Is it a Trainer card that is being played which searches? */
const isPlayed = (t: T, seat: Seat, by: string): boolean =>
  playerOf(t.state, seat).beside.cards.some((id) => t.view.cardAt(id)?.name === by);

/** A card may not be played for nothing; a search counts, whatever is found. */
const countsAsEffect = reading(
  SEARCHING,
  (_view, [by]: readonly [string], why): void => {
    why('search-is-an-effect', { by });
  },
  () => {},
);

const isWhollyKnown = (t: T, { given, cards }: Zone): boolean =>
  given && cards.every((id) => t.view.cardAt(id) !== null);

/** Whatever an undescribed deck holds: where any card will do, one is taken. */
const sayOfUnknownDeck = (t: T, seat: Seat, { upTo, any = false }: Wanted, typed: boolean): void => {
  const { deck } = playerOf(t.state, seat);
  if (upTo && !any && !isWhollyKnown(t, deck) && deck.cards.length > 0) mustFindOne(t, typed, t.why);
};

/** Of a deck of which only some cards are known, or none, those can be taken. What else is there is asked for only where none of them is named. */
const searchedInPart = (t: T, seat: Seat, wanted: Wanted, mayStop: (why?: Why) => boolean): readonly CardId[] => {
  t.put({ kind: 'searched', seat });
  const { deck } = playerOf(t.state, seat);
  const known = deck.cards.filter((id) => {
    const card = t.view.cardAt(id);
    return card !== null && (wanted.onto !== 'bench' || mayBeBroughtBy(t.view, card, wanted.by));
  });
  const needs = deckNotGiven(t, seat);
  if (t.rules.answers.unseen === 'nothing-fits' && mayFitNothing(t, known, wanted)) return [];
  return anyUnseen(t, seat, wanted) ?? pick(t, seat, { zone: 'deck', of: seat, needs }, known, wanted, mayStop);
};

/** Can it be that nothing in the deck fits? Not where any card will do, nor where one that fits is known to be there. */
const mayFitNothing = (t: T, known: readonly CardId[], { filter }: Wanted): boolean =>
  Object.keys(filter).length > 0 && !known.some((id) => cardFitsWhole(t, id, filter));

/**
 * The rules by which a search finds nothing because nothing that fits is there; null where the document, or one that fills it in, says that a search may find
 * nothing in any case.
 */
export const asIfNothingFits = (rules: Rules): Rules | null =>
  leftOpenBy(MAY_FIND_NOTHING, rules) === null ? null : withUnseen(rules, 'nothing-fits');

const withUnseen = (rules: Rules, unseen: NonNullable<Rules['answers']['unseen']>): Rules => ({
  ...rules,
  answers: Object.create(rules.answers, { unseen: { value: unseen, enumerable: true } }),
});

/** The rules by which cards that have to be taken, and may be any, come to the hand without being named. */
export const asIfUnseen = (rules: Rules): Rules => withUnseen(rules, 'any-card');

/** So many cards of a deck of which no card is known, where they may be any; null where they have to be named. */
const anyUnseen = (
  t: T,
  seat: Seat,
  { filter, cards, upTo, any = false, all = false, unlike, onto = 'hand' }: Wanted,
): readonly CardId[] | null => {
  const { deck } = playerOf(t.state, seat);
  const mayBeAny = Object.keys(filter).length === 0 && !upTo && !any && !all && unlike === undefined;
  if (t.rules.answers.unseen !== 'any-card' || !mayBeAny || onto !== 'hand') return null;
  if (deck.cards.some((id) => t.view.cardAt(id) !== null)) return null;
  while (!deckOf(t, seat).given && deckOf(t, seat).cards.length < cards)
    t.put({ kind: 'conjured', card: t.state.cards.length, in: { seat, zone: 'deck' } });
  return deckOf(t, seat).cards.slice(0, cards);
};

const deckOf = (t: T, seat: Seat): Zone => playerOf(t.state, seat).deck;

const searchedWholly = (t: T, seat: Seat, wanted: Wanted, mayStop: (why?: Why) => boolean): readonly CardId[] => {
  const cards = describedDeck(t, seat);
  const there =
    wanted.onto === 'bench' ? cards.filter((id) => mayBeBroughtBy(t.view, t.view.cardAt(id), wanted.by, t.why)) : cards;
  return pick(t, seat, { zone: 'deck', of: seat }, there, wanted, mayStop);
};

/** Searches the deck. Of one that is not fully described the known cards can be taken; where another one might be, the engine says so. */
export const search = step(
  SEARCH_A_DECK,
  (t: T, seat: Seat, wanted: Wanted): readonly CardId[] => {
    // With a full Bench nothing can be taken, whatever the deck holds.
    if (wanted.onto === 'bench' && wanted.cards === 0) {
      t.put({ kind: 'searched', seat });
      t.note('no-room-none-taken');
      return [];
    }
    const typed = Object.keys(wanted.filter).length > 0;
    const { any = false, all = false } = wanted;
    if (!typed && !wanted.upTo && !any && !all) takesTheNumber(t.view, [wanted.cards], t.why);
    sayOfUnknownDeck(t, seat, wanted, typed);
    const mayStop = (why?: Why): boolean => mayLeave(t, typed, why);
    const taken =
      wanted.all !== true && !isWhollyKnown(t, playerOf(t.state, seat).deck)
        ? searchedInPart(t, seat, wanted, mayStop)
        : searchedWholly(t, seat, wanted, mayStop);
    if (taken.length === 0 && isPlayed(t, seat, wanted.by)) countsAsEffect(t.view, [wanted.by], t.why);
    return taken;
  },
  (_t, _seat, _wanted): readonly CardId[] => [],
);

/**
 * Out of cards on a deck that are not given: of those that are known to be in it; what else is there is asked for where another is named. Of cards of a kind
 * there may be none, or fewer.
 */
export const takeUnseen = (t: T, by: Seat, of: Seat, wanted: Wanted, rule: Needed['rule']): readonly CardId[] => {
  const { deck } = playerOf(t.state, of);
  const known = deck.cards.filter((id) => t.view.cardAt(id) !== null);
  const facts = { player: of, zone: 'deck', ...(deck.given ? { size: deck.cards.length } : {}) };
  const needs: Needed = { rule, code: 'pile-not-told', facts };
  const mayBeNone = Object.keys(wanted.filter).length > 0;
  return (
    anyUnseen(t, of, wanted) ?? pick(t, by, { zone: 'deck', of, lookedAt: true, needs }, known, wanted, () => mayBeNone)
  );
};

/** A further card in the same search, of a kind of its own. */
export const takeInSearch = (t: T, seat: Seat, cards: readonly CardId[], wanted: Wanted): readonly CardId[] =>
  cards.some((id) => t.view.cardAt(id) === null) || !playerOf(t.state, seat).deck.given
    ? unknownFact(t.view, SEARCH_A_DECK, 'pile-not-told', { player: seat, zone: 'deck' })
    : pick(t, seat, { zone: 'deck', of: seat }, cards, wanted, (why) =>
        mayLeave(t, Object.keys(wanted.filter).length > 0, why),
      );

/** Takes cards out of the discard pile, which lies open: what fits is there for everybody to see, and is taken. */
export const takeFromDiscard = step(
  FACE_UP_DISCARD,
  (t: T, seat: Seat, wanted: Wanted, by: Seat = seat): readonly CardId[] => {
    const { cards, ...more } = discardAsFarAsKnown(t, seat, fitsSome(t, wanted));
    return pick(t, by, { zone: 'discard', of: seat, ...more }, without(cards, wanted.but), wanted, () => false);
  },
  (_t, _seat, _wanted, _by?: Seat): readonly CardId[] => [],
);

/** A hand that is searched by a text has to be known. */
export const handDescribed = (t: T, seat: Seat): readonly CardId[] => {
  const { hand } = playerOf(t.state, seat);
  if (!hand.given || hand.cards.some((id) => t.view.cardAt(id) === null))
    unknownFact(t.view, choiceLaw(t), 'pile-not-told', {
      player: seat,
      zone: 'hand',
    });
  return hand.cards;
};

type Fits = (card: CardId) => boolean;

/** Which cards a text can take that does not take all there are. */
const fitsSome =
  (t: T, { all = false, filter }: Wanted): Fits =>
  (id) =>
    !all && cardFitsWhole(t, id, filter);

/**
 * Out of a hand or discard pile not all of which is given: what is known to be in it, while any of that fits. Another card has to be described
 * before it is named. `whole`: all of it, which has to be given.
 */
const asFarAsKnown = (
  t: T,
  { seat, zone }: { readonly seat: Seat; readonly zone: 'hand' | 'discard' },
  law: AnyLaw,
  fits: Fits,
  whole: () => readonly CardId[],
): { readonly cards: readonly CardId[]; readonly needs?: Needed } => {
  const pile = playerOf(t.state, seat)[zone];
  const known = pile.cards.filter((id) => t.view.cardAt(id) !== null);
  if ((pile.given && known.length === pile.cards.length) || !known.some(fits)) return { cards: whole() };
  return {
    cards: known,
    needs: { rule: paragraphOf(law, t.view), code: 'pile-not-told', facts: { player: seat, zone } },
  };
};

export const handAsFarAsKnown = (t: T, seat: Seat, fits: Fits) =>
  asFarAsKnown(t, { seat, zone: 'hand' }, choiceLaw(t), fits, () => handDescribed(t, seat));

export const discardAsFarAsKnown = (t: T, seat: Seat, fits: Fits) =>
  asFarAsKnown(t, { seat, zone: 'discard' }, FACE_UP_DISCARD, fits, () => discardPile(t.view, [seat], t.why));

/** Takes cards out of the hand. Cards that are not given cannot be picked. */
export const takeFromHand = asChoice(MAKES_THE_CHOICE, (law) =>
  step(
    law,
    (t: T, seat: Seat, wanted: Wanted): readonly CardId[] => {
      const { cards, ...more } = handAsFarAsKnown(t, seat, fitsSome(t, wanted));
      return pick(
        t,
        seat,
        { zone: 'hand', of: seat, ...more },
        without(cards, wanted.but),
        wanted,
        (why) => wanted.fewer === true && mayTakeFewerOfHand(t, wanted.cards, why),
      );
    },
    (_t, _seat, _wanted): readonly CardId[] => [],
  ),
);

/** Takes cards out of a hand that the picking player sees. */
export const takeFromShownHand = (t: T, seat: Seat, wanted: Wanted, by: Seat): readonly CardId[] =>
  pick(t, by, { zone: 'hand', of: seat }, handDescribed(t, seat), wanted, () => false);

/** How many such cards of the hand its player shows: as many as they like, or none. */
export const cardsShown = step(
  AS_MANY_AS_LIKED,
  (t: T, seat: Seat, filter: CardFilter): number => {
    const { hand } = playerOf(t.state, seat);
    if (!hand.given || hand.cards.some((id) => t.view.cardAt(id) === null))
      unknownFact(t.view, AS_MANY_AS_LIKED, 'hand-not-told', { player: seat });
    const there = hand.cards.filter((id) => cardFitsWhole(t, id, filter)).length;
    const options = Array.from({ length: there + 1 }, (_none, at) => ({ key: String(at), aliases: [], value: at }));
    return there === 0 ? 0 : t.choose({ by: seat, code: 'how-many-cards', options }).value;
  },
  (_t: T, _seat: Seat, _filter: CardFilter) => 0,
);

/** `leaving`: no stopping before no more than so many are left. */
type AnyCards = Omit<Wanted, 'filter' | 'by'> & { readonly leaving?: number | undefined };

/** Takes any cards out of the hand, one at a time; one that was not described may be taken as well. */
export const takeAnyFromHand = asChoice(MAKES_THE_CHOICE, (law) =>
  step(
    law,
    (t: T, seat: Seat, { cards, upTo, any = false, leaving, inAttack = false, goes }: AnyCards): readonly CardId[] => {
      const { hand } = playerOf(t.state, seat);
      if (!hand.given) unknownFact(t.view, choiceLaw(t), 'hand-not-told', { player: seat });
      const taken: CardId[] = [];
      const most = leaving ?? hand.cards.length;
      while (taken.length < Math.min(cards, hand.cards.length)) {
        const options = distinctCards(
          t,
          hand.cards.filter((id) => !taken.includes(id)),
        );
        const free = any ? hand.cards.length - taken.length <= most : upTo && mayStopAt(t, taken.length, inAttack);
        const all = free ? [...options, NONE] : options;
        const inSeries = taken.length + 1 < Math.min(cards, hand.cards.length);
        const limits = any ? {} : limitsOf(t, upTo, taken.length, inAttack);
        const facts = { zone: 'hand', ...(goes === undefined ? {} : goesOn(goes, taken.length)) };
        const asked = { by: seat, code: 'take-card', facts, options: all, inSeries } as const;
        const card = t.choose({ ...asked, ...limits }).value;
        if (card === null) {
          if (!any && taken.length === 0) noneTaken(t, inAttack);
          break;
        }
        taken.push(card);
      }
      return taken;
    },
    (_t, _seat, _wanted): readonly CardId[] => [],
  ),
);

/** Takes cards out of those that are looked at. A player who is to take one of a kind and finds none takes none. */
export const takeOutOf = (
  t: T,
  seat: Seat,
  cards: readonly CardId[],
  wanted: Wanted,
  zone: ZoneName = 'deck',
): readonly CardId[] => pick(t, seat, { zone, of: seat, lookedAt: true }, cards, wanted, () => false);
