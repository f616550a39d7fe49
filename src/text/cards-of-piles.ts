import { hasWord, playerOf, type View, type Why } from '../claims/index.ts';
import { type Law, lawOf, notTold, type OptionFor, reading, speaksOfLaw, step } from '../engine/index.ts';
import {
  anyCopyElsewhere,
  anyPokemonCard,
  basicTextMeansRestored,
  discardPile,
  drawOne,
  handSize,
  isBasicEnergy,
  isBasicPokemonCard,
  isCalled,
  isEvolutionCard,
  mayBeBroughtBy,
  newTrainer,
  oldTrainer,
  pileFor,
  type T,
} from '../rules/index.ts';
import {
  type Card,
  type CardId,
  ENERGY_NAMES,
  type EnergyLetter,
  type Seat,
  sameName,
  type ZoneName,
} from '../state/index.ts';
import { NONE } from './none.ts';
import type { CardFilter } from './verb.ts';

/** Cards in hidden and open piles: which fit a text, drawing, searching, shuffling (CR 316). */

/** Does a card outside play fit? A Level Up card is neither Basic nor an Evolution there. */
export const cardFits = (view: View, card: Card, filter: CardFilter, why?: Why): boolean => {
  if (filter['old-trainer'] === true) {
    if (!oldTrainer(view, [card], why)) return false;
  } else if (filter.kind === 'trainer') {
    if (!newTrainer(view, [card], why)) return false;
  } else if (filter.kind !== undefined && card.kind !== filter.kind) return false;
  if (filter.stage !== undefined && card.stage !== filter.stage) return false;
  if (filter.basic === true && filter.evolution === true) {
    if (!anyPokemonCard(view, [card], why)) return false;
  } else if (filter.basic === true && !isBasicCard(view, card, why)) return false;
  else if (filter.evolution === true && !isEvolutionCard(view, card, why)) return false;
  if (filter.tag !== undefined && !(card.tags ?? []).includes(filter.tag)) return false;
  if (filter['not-tag'] !== undefined && (card.tags ?? []).includes(filter['not-tag'])) return false;
  if (filter.named !== undefined && !isCalled(view, card.name, filter.named)) return false;
  if (filter['not-named'] !== undefined && isCalled(view, card.name, filter['not-named'])) return false;
  const most = filter['hp-at-most'];
  if (most !== undefined && (card.hp === undefined || card.hp > most)) return false;
  const oneOf = filter['any-of'];
  if (oneOf !== undefined && !oneOf.some((one) => cardFits(view, card, one, why))) return false;
  if (filter['none-of']?.some((one) => cardFits(view, card, one, why)) === true) return false;
  const word = filter['name-has'];
  if (word !== undefined && !hasWord(card.name, word)) return false;
  const from = filter['evolves-from'];
  if (from !== undefined && !isCalled(view, card.from ?? '', from)) return false;
  if (filter.type !== undefined && !isOfType(card, filter.type)) return false;
  return true;
};

/** A special Energy card of that very name, as those of Darkness and Metal, is Energy of that type outside play too. */
const isOfType = ({ types = [], short, name }: Card, type: EnergyLetter): boolean =>
  types.includes(type) || short === type || sameName(name, `${ENERGY_NAMES[type]} Energy`);

const isBasicCard = (view: View, card: Card, why?: Why): boolean =>
  (card.stage === 'restored' ? basicTextMeansRestored(view, [card.stage], why) : isBasicPokemonCard(view, card, why)) ||
  isBasicEnergy(card);

/** Cards are drawn one at a time. An effect that draws from an empty deck draws nothing, and nobody loses by it. */
export const draw = step(
  {
    'comprehensive-2009': ['316.10c', 'one at a time'],
    'ex-2003': {
      silent: 'a text that draws takes cards one after the other while there are any, and nobody loses by running out',
      near: 'Draw',
    },
    'advanced-2018': ['I.H#1', 'take the stated number of cards'],
    'neo-2001': {
      silent: 'a text that draws takes cards one after the other while there are any, and nobody loses by running out',
      near: 'Play.9A',
    },
    'xy-2016': ['Draw more#1', 'draws or looks at those that are there'],
  },
  (t: T, seat: Seat, cards: number): void => {
    for (let drawn = 0; drawn < cards; drawn += 1) {
      if (!drawOne(t, seat)) {
        t.note('deck-is-empty', { player: seat });
        return;
      }
      t.rules.answers.form.drew(t, seat);
    }
  },
);

/** Draws until the hand has that many cards, or nothing moves any more. */
export const drawUntil = step(
  {
    'comprehensive-2009': ['316.10c', 'at least that many'],
    'ex-2003': {
      silent: 'a text that draws takes cards one after the other while there are any, and nobody loses by running out',
      near: 'Draw',
    },
    'advanced-2018': { silent: 'who has that many cards already draws none', near: 'I.H#1' },
    'neo-2001': { silent: 'who has that many cards already draws none', near: 'Play.9A' },
    'xy-2016': { silent: 'who has that many cards already draws none', near: 'Zones: Deck' },
  },
  (t: T, seat: Seat, cards: number): void => {
    while (handSize(t.view, [seat]) < cards) {
      if (!drawOne(t, seat)) return;
      t.rules.answers.form.drew(t, seat);
    }
  },
);

export const shuffle = step(
  {
    'comprehensive-2009': ['316.4c', 'shuffle'],
    'ex-2003': { silent: 'a deck is shuffled after a search', near: 'Begin#1' },
    'advanced-2018': ['I.H#3', 'shuffle so that neither player'],
    'neo-2001': { silent: 'a deck is shuffled after a search', near: 'Play.2' },
    'xy-2016': { silent: 'a deck is shuffled after a search', near: 'Zones: Deck' },
  },
  (t: T, seat: Seat): void => {
    t.put({ kind: 'shuffled', seat });
  },
);

/** The whole hand goes into the deck, which is shuffled even if there was no card in that hand. */
export const shuffleHandIn = step(
  {
    'comprehensive-2009': ['316.5d', 'shuffled'],
    'ex-2003': { silent: 'the deck is shuffled even if no card went in', near: 'Begin#1' },
    'advanced-2018': ['I.H#3', 'shuffle so that neither player'],
    'neo-2001': { silent: 'the deck is shuffled even if no card went in', near: 'Play.4' },
    'xy-2016': { silent: 'the deck is shuffled even if no card went in', near: 'Zones: Hand' },
  },
  (t: T, seat: Seat): void => {
    const hand = t.state.players.find((p) => p.seat === seat)?.hand;
    for (const card of hand?.cards ?? []) {
      t.put({ kind: 'moved', card, from: { seat, zone: 'hand' }, to: pileFor(t, card, seat, 'deck') });
    }
    shuffle(t, seat);
  },
);

/** "Up to" so many means one at least, in a document that says so. */
const oneAtLeast = reading(
  {
    'neo-2001': 'unknown',
    'ex-2003': 'unknown',
    'comprehensive-2009': ['103.2', 'between 1 and'],
    'xy-2016': 'unknown',
    'advanced-2018': ['II.D-05#1', 'between 1 and that number'],
  },
  (_view, _args: readonly []) => true,
  () => false,
);

/** Asked where none at all is taken: whether that will do another document does not say. */
export const noneWillDo = reading(
  { 'comprehensive-2009': ['103.2', 'between 1 and'], 'advanced-2018': ['II.D-05#1', 'between 1 and that number'] },
  (_view, _args: readonly []) => false,
  () => true,
);

/** May a player who has taken so many of "up to" some number stop there, as far as can be told beforehand? */
export const mayStopAt = (t: T, taken: number): boolean => taken > 0 || !oneAtLeast(t.view, []);

/** How many cards a player draws where a text says up to how many. */
export const howManyOf = (t: T, seat: Seat, most: number): number => {
  const { deck } = playerOf(t.state, seat);
  const there = deck.told ? Math.min(most, deck.cards.length) : most;
  const least = mayStopAt(t, 0) || there === 0 ? 0 : 1;
  const options = Array.from({ length: there - least + 1 }, (_none, at) => ({
    key: String(at + least),
    aliases: [],
    value: at + least,
  }));
  const number = t.choose({ by: seat, code: 'how-many-cards', options }).value;
  if (number === 0 && there > 0) noneWillDo(t.view, []);
  return number;
};

/** A search for cards of a kind may find nothing, one for any card must find it. */
const mayFindNothing = reading(
  {
    'comprehensive-2009': ['316.4b', 'need not find'],
    'ex-2003': { silent: 'a search for a card of some kind may find none', near: 'Types: Trainer' },
    'advanced-2018': ['I.H#2', 'choose none at all'],
    'neo-2001': { silent: 'a search for a card of some kind may find none', near: 'Play.9B4' },
    'xy-2016': { silent: 'a search for a card of some kind may find none', near: 'Zones: Deck' },
  },
  (_view, [typed]: readonly [boolean], why) => {
    if (typed) why('search-may-find-nothing');
    return typed;
  },
  () => false,
);

export const cardOptions = (
  t: T,
  pile: readonly CardId[],
  filter: CardFilter,
  why?: Why,
): readonly OptionFor<CardId>[] => {
  const seen = new Set<string>();
  const options: OptionFor<CardId>[] = [];
  for (const id of pile) {
    const card = t.view.cardAt(id);
    if (card === null || seen.has(card.key) || !cardFits(t.view, card, filter, why)) continue;
    seen.add(card.key);
    options.push({ key: card.name, aliases: card.short === undefined ? [] : [card.short], value: id });
  }
  return options;
};

const cardFitsWhole = (t: T, id: CardId, filter: CardFilter): boolean => {
  const card = t.view.cardAt(id);
  return card !== null && cardFits(t.view, card, filter);
};

interface Wanted {
  readonly filter: CardFilter;
  /** How many cards at most. */
  readonly cards: number;
  readonly upTo: boolean;
  /** None will do too. */
  readonly any?: boolean;
  /** Every one that fits; nobody picks. */
  readonly all?: boolean;
  /** The name of the card whose text asks for them. */
  readonly by: string;
  /** Where they are taken to, where that matters to which can be taken. */
  readonly onto?: 'hand' | 'bench' | 'discard';
}

const CLOSEST: Law<'advanced-2018'> = { 'advanced-2018': ['II.D-04#2', 'chooses the number closest to it'] };

/** Where there are fewer cards than are to be chosen, as many as there are. */
const closest = reading(
  CLOSEST,
  (_view, [wanted, there]: readonly [number, number]) => Math.min(wanted, there),
  (_view, [wanted, there]) => (there < wanted ? 0 : wanted),
);

/** Takes fitting cards out of a pile, asked one at a time; `none` ends it where the player may find fewer. */
const pick = (
  t: T,
  seat: Seat,
  zone: ZoneName,
  pile: readonly CardId[],
  { filter, cards, upTo, any = false, all = false, by }: Wanted,
  mayStop: (why?: Why) => boolean,
): readonly CardId[] => {
  const found: CardId[] = [];
  if (all) return pile.filter((id) => cardFitsWhole(t, id, filter));
  if (filter.named !== undefined && !anyCopyElsewhere(t.view, [filter.named, by], t.why)) return found;
  const there = pile.filter((id) => cardFitsWhole(t, id, filter)).length;
  const wanted =
    there < cards && !any && speaksOfLaw(CLOSEST, t.rules.doc) ? closest(t.view, [cards, there], t.why) : cards;
  while (found.length < wanted) {
    const left = pile.filter((id) => !found.includes(id));
    const options = cardOptions(t, left, filter, found.length === 0 ? t.why : undefined);
    if (options.length === 0) break;
    const free = any || (upTo && mayStopAt(t, found.length)) || mayStop();
    const offered = free ? [...options, NONE] : options;
    const taken = t.choose({ by: seat, code: 'take-card', facts: { zone }, options: offered }).value;
    if (taken === null) {
      // Said only where something was left: that it may be left is a rule of its own.
      const byTheSearch = !any && mayStop(t.why);
      if (upTo && !any && found.length === 0 && !byTheSearch) noneWillDo(t.view, []);
      break;
    }
    found.push(taken);
  }
  return found;
};

/** Opens a deck for a search. */
export const describedDeck = step(
  {
    'comprehensive-2009': ['316.4b', 'search'],
    'ex-2003': { silent: 'a search looks through the whole deck', near: 'Types: Trainer' },
    'advanced-2018': ['I.H#2', 'choose cards from a deck'],
    'neo-2001': { silent: 'a search looks through the whole deck', near: 'Play.9B4' },
    'xy-2016': ['Zones: Deck', 'unless a card lets them'],
  },
  (t: T, seat: Seat): readonly CardId[] => {
    const { deck } = playerOf(t.state, seat);
    t.put({ kind: 'searched', seat });
    if (!deck.told || deck.cards.some((id) => t.view.cardAt(id) === null))
      notTold(
        t.view,
        {
          'comprehensive-2009': ['316.4b', 'search'],
          'ex-2003': { silent: 'a search looks through the whole deck', near: 'Types: Trainer' },
          'advanced-2018': ['I.H#2', 'choose cards from a deck'],
          'neo-2001': { silent: 'a search looks through the whole deck', near: 'Play.9B4' },
          'xy-2016': ['Zones: Deck', 'unless a card lets them'],
        },
        'pile-not-told',
        { player: seat, zone: 'deck' },
      );
    return deck.cards;
  },
  (_t: T, _seat: Seat): readonly CardId[] => [],
);

/** Searches the deck. One that is not fully described cannot be searched by the engine: it says so. */
export const search = step(
  {
    'comprehensive-2009': ['316.4b', 'search'],
    'ex-2003': { silent: 'a search looks through the whole deck', near: 'Types: Trainer' },
    'advanced-2018': ['I.H#2', 'choose cards from a deck'],
    'neo-2001': { silent: 'a search looks through the whole deck', near: 'Play.9B4' },
    'xy-2016': ['Zones: Deck', 'unless a card lets them'],
  },
  (t: T, seat: Seat, wanted: Wanted): readonly CardId[] => {
    const cards = describedDeck(t, seat);
    const typed = Object.keys(wanted.filter).length > 0;
    const found =
      wanted.onto === 'bench'
        ? cards.filter((id) => mayBeBroughtBy(t.view, t.view.cardAt(id), wanted.by, t.why))
        : cards;
    return pick(t, seat, 'deck', found, wanted, (why) => mayFindNothing(t.view, [typed], why));
  },
  (_t, _seat, _wanted): readonly CardId[] => [],
);

/** A further card in the same search, of a kind of its own. */
export const takeInSearch = (t: T, seat: Seat, cards: readonly CardId[], wanted: Wanted): readonly CardId[] =>
  pick(t, seat, 'deck', cards, wanted, (why) => mayFindNothing(t.view, [Object.keys(wanted.filter).length > 0], why));

/** Takes cards out of the discard pile, which lies open: what fits is there for everybody to see, and is taken. */
export const takeFromDiscard = step(
  {
    'comprehensive-2009': ['316.6a', 'face up'],
    'ex-2003': { silent: 'a discard pile lies face up', near: 'Arena' },
    'advanced-2018': { silent: 'discard piles lie face up', near: 'II.C-20#1' },
    'neo-2001': { silent: 'a discard pile lies face up', near: 'Special Trainers: Stadium' },
    'xy-2016': ['Gl:Discard Pile', 'lie face up'],
  },
  (t: T, seat: Seat, wanted: Wanted, by: Seat = seat): readonly CardId[] =>
    pick(t, by, 'discard', discardPile(t.view, [seat]), wanted, () => false),
  (_t, _seat, _wanted, _by?: Seat): readonly CardId[] => [],
);

/** Takes cards out of the hand. What nobody told of it cannot be picked from. */
export const takeFromHand = step(
  {
    'comprehensive-2009': ['400.3', 'makes the choice'],
    'ex-2003': { silent: 'whoever a text speaks to makes the choice', near: 'Options.4' },
    'advanced-2018': ['II.C-01#1', 'The player who used the effect chooses'],
    'neo-2001': ['Order.3', 'choices from you'],
    'xy-2016': { silent: 'whoever a text speaks to makes the choice', near: 'Attack.C' },
  },
  (t: T, seat: Seat, wanted: Wanted): readonly CardId[] => {
    const { hand } = playerOf(t.state, seat);
    if (!hand.told || hand.cards.some((id) => t.view.cardAt(id) === null))
      notTold(
        t.view,
        {
          'comprehensive-2009': ['400.3', 'makes the choice'],
          'ex-2003': { silent: 'whoever a text speaks to makes the choice', near: 'Options.4' },
          'advanced-2018': ['II.C-01#1', 'The player who used the effect chooses'],
          'neo-2001': ['Order.3', 'choices from you'],
          'xy-2016': { silent: 'whoever a text speaks to makes the choice', near: 'Attack.C' },
        },
        'pile-not-told',
        {
          player: seat,
          zone: 'hand',
        },
      );
    return pick(t, seat, 'hand', hand.cards, wanted, () => false);
  },
  (_t, _seat, _wanted): readonly CardId[] => [],
);

/** Takes any cards out of the hand, one at a time; one that was not described may be taken as well. */
export const takeAnyFromHand = step(
  {
    'comprehensive-2009': ['400.3', 'makes the choice'],
    'ex-2003': { silent: 'whoever a text speaks to makes the choice', near: 'Options.4' },
    'advanced-2018': ['II.C-01#1', 'The player who used the effect chooses'],
    'neo-2001': ['Order.3', 'choices from you'],
    'xy-2016': { silent: 'whoever a text speaks to makes the choice', near: 'Attack.C' },
  },
  (t: T, seat: Seat, { cards, upTo, any = false }: Omit<Wanted, 'filter' | 'by'>): readonly CardId[] => {
    const { hand } = playerOf(t.state, seat);
    if (!hand.told)
      notTold(
        t.view,
        {
          'comprehensive-2009': ['400.3', 'makes the choice'],
          'ex-2003': { silent: 'whoever a text speaks to makes the choice', near: 'Options.4' },
          'advanced-2018': ['II.C-01#1', 'The player who used the effect chooses'],
          'neo-2001': ['Order.3', 'choices from you'],
          'xy-2016': { silent: 'whoever a text speaks to makes the choice', near: 'Attack.C' },
        },
        'hand-not-told',
        { player: seat },
      );
    const taken: CardId[] = [];
    while (taken.length < Math.min(cards, hand.cards.length)) {
      const options = distinctCards(
        t,
        hand.cards.filter((id) => !taken.includes(id)),
      );
      const free = any || (upTo && mayStopAt(t, taken.length));
      const all = free ? [...options, NONE] : options;
      const card = t.choose({ by: seat, code: 'take-card', facts: { zone: 'hand' }, options: all }).value;
      if (card === null) {
        if (!any && taken.length === 0) noneWillDo(t.view, []);
        break;
      }
      taken.push(card);
    }
    return taken;
  },
  (_t, _seat, _wanted): readonly CardId[] => [],
);

/** The cards on top of a deck, uppermost first. Breaks off where nobody told them, or a shuffle hides their order. */
export const cardsOnTop = (t: T, seat: Seat, number: number): readonly CardId[] => {
  const { deck } = playerOf(t.state, seat);
  const law = lawOf({
    'comprehensive-2009': ['316.4a', 'from the top of a deck'],
    'ex-2003': { silent: 'cards are drawn from the top of a deck', near: 'Draw' },
    'advanced-2018': ['I.H#1', 'from the top of your deck'],
    'neo-2001': { silent: 'cards are drawn from the top of a deck', near: 'Play.9A' },
    'xy-2016': { silent: 'cards are drawn from the top of a deck', near: 'Zones: Deck' },
  });
  const top = deck.cards.slice(0, number);
  if (!deck.told || top.some((id) => t.view.cardAt(id) === null))
    notTold(t.view, law, 'pile-not-told', { player: seat, zone: 'deck' });
  if (deck.shuffled === true && deck.cards.length > number)
    notTold(t.view, law, 'order-after-shuffle', { player: seat });
  return top;
};

/** Takes cards out of those that are looked at. Whoever is to take one of a kind and finds none takes none. */
export const takeOutOf = (t: T, seat: Seat, cards: readonly CardId[], wanted: Wanted): readonly CardId[] =>
  pick(t, seat, 'deck', cards, wanted, () => false);

/** Options to pick one of these cards; cards of one name are not told apart. */
export const distinctCards = (t: T, cards: readonly CardId[]): readonly OptionFor<CardId>[] => {
  const options: OptionFor<CardId>[] = [];
  for (const id of cards) {
    const card = t.view.cardAt(id);
    const key = card?.name ?? 'a card not described';
    const aliases = card?.short === undefined ? [] : [card.short];
    if (!options.some((option) => sameName(option.key, key))) options.push({ key, aliases, value: id });
  }
  return options;
};
