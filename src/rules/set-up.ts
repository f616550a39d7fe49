import { inPlay, opponentsOf, playerOf, type View, type Why } from '../claims/index.ts';
import {
  type ActionOf,
  type AnyLaw,
  type Goes,
  type Lift,
  lawOf,
  notTold,
  reading,
  SET_UP_KINDS,
  step,
} from '../engine/index.ts';
import type { Card, CardId, Player, Seat } from '../state/index.ts';
import { isFossil } from './card-types.ts';
import { forbids } from './prohibition.ts';
import type { OpeningSteps, T } from './questions.ts';
import { isBasicPokemonCard } from './stage-of-card.ts';
import { isSuddenDeath, ONE_EACH, onePrize } from './sudden-death.ts';

/** Setting a game up: initial hands, Active and Benched Pokémon, Prize Cards, and who begins (CR 500). What follows a hand without a Basic is in `mulligan.ts`. */

export const HAND_SIZE = 7;

export const FIRST_DRAW_HAND: Lift = {
  law: {
    'comprehensive-2009': ['500.1', 'draws seven cards'],
    'ex-2003': ['Begin#1', 'draws seven cards'],
    'advanced-2018': ['I.G/set.4', 'Draw 7 cards'],
    'neo-2001': ['Play.2', 'draws 7 cards'],
    'xy-2016': ['Start.3', 'draws 7 cards'],
  },
  code: 'draw-hand-first',
};
export const FIRST_SET_ACTIVE: Lift = {
  law: {
    'comprehensive-2009': ['500.2', 'initial Active Pokémon'],
    'ex-2003': ['Begin#2', 'picks one Basic Pokémon to start with'],
    'advanced-2018': ['I.G/set.5', 'puts it face down into the Active Spot'],
    'neo-2001': ['Play.3', 'a Basic Pokémon'],
    'xy-2016': ['Start.5', 'as the Active Pokémon'],
  },
  code: 'set-active-first',
};
export const FIRST_SET_PRIZES: Lift = {
  law: {
    'comprehensive-2009': ['500.3', 'prize zone'],
    'ex-2003': ['Begin#3', 'takes six cards from the deck'],
    'advanced-2018': ['I.G/set.7', 'Put the top 6 cards of your deck face down'],
    'neo-2001': ['Play.6', 'top 6 cards of your deck'],
    'xy-2016': ['Start.7', 'upper 6 cards'],
  },
  code: 'set-prizes-first',
};

/** With the first turn the set-up is over. */
export const setUpIsOver = forbids({
  acts: SET_UP_KINDS.filter((kind) => kind !== 'new-game'),
  bar: 'phase',
  code: 'set-up-is-over',
  law: {
    'comprehensive-2009': ['500.6', 'begins their turn'],
    'ex-2003': ['Begin#4', 'The game begins with a coin flip'],
    'advanced-2018': ['I.G/set.8', 'face up, and the game begins'],
    'neo-2001': ['Play.8', 'are turned over'],
    'xy-2016': ['Start.8', 'game begins'],
  },
  when: (view) => (view.state.phase === 'setup' ? null : { phase: view.state.phase }),
});

/** The player who is spoken of: nobody is to move before the first turn. */
export const mover = (view: View): Player => playerOf(view.state, view.state.toMove);

/** Has this player set out an Active Pokémon? Breaks off where nobody told. */
export const hasActive = (view: View, law: AnyLaw, player: Player): boolean => {
  if (!player.activeTold) notTold(view, law, 'initial-active-not-told', { player: player.seat });
  return player.active.some((pokemon) => pokemon !== null);
};

/** Do this player's Prize Cards lie out? Breaks off where nobody told. */
export const hasPrizes = (view: View, law: AnyLaw, player: Player): boolean => {
  if (!player.prizes.told) notTold(view, law, 'set-prizes-not-told', { player: player.seat });
  return player.prizes.cards.length > 0;
};

/** The top cards of a deck, those of `but` passed over; where the deck was not told, cards nobody described come to light. */
export const topCards = (t: T, seat: Seat, count: number, but: readonly CardId[] = []): readonly CardId[] => {
  const deck = () => playerOf(t.state, seat).deck.cards.filter((id) => !but.includes(id));
  while (deck().length < count && !playerOf(t.state, seat).deck.told)
    t.put({ kind: 'conjured', card: t.state.cards.length, in: { seat, zone: 'deck' } });
  return deck().slice(0, count);
};

/** Behind a shuffle only those cards of the deck are known that somebody is about to draw and has told. */
export const shuffle = (t: T, seat: Seat, told: readonly CardId[] = []): void => {
  t.put({ kind: 'shuffled', seat });
  const lost = playerOf(t.state, seat).deck.cards.filter((id) => t.view.cardAt(id) !== null && !told.includes(id));
  if (lost.length > 0) t.put({ kind: 'lost-sight', seat, cards: lost });
};

const HAND = lawOf({
  'comprehensive-2009': ['500.1', 'draws seven cards'],
  'ex-2003': ['Begin#1', 'draws seven cards'],
  'advanced-2018': ['I.G/set.4', 'Draw 7 cards'],
  'neo-2001': ['Play.2', 'draws 7 cards'],
  'xy-2016': ['Start.3', 'draws 7 cards'],
});

export const handIsDrawnOnce = forbids({
  acts: ['initial-hand'],
  bar: 'limit',
  code: 'hand-already-drawn',
  law: HAND,
  when: (view) => {
    const player = mover(view);
    if (hasActive(view, HAND, player)) return { player: player.seat };
    if (!player.hand.told) notTold(view, HAND, 'hand-not-told', { player: player.seat });
    return player.hand.cards.length > 0 ? { player: player.seat } : null;
  },
});

export const sevenCards = forbids({
  acts: ['initial-hand'],
  bar: 'detail',
  code: 'initial-hand-size',
  law: HAND,
  when: (_view, action) => (action.cards.length === HAND_SIZE ? null : { cards: action.cards.length, size: HAND_SIZE }),
});

/** Shuffle, cut, draw seven. What the shuffle brings is for people to tell. */
export const drawHand = step(HAND, (t: T, cards: readonly (CardId | null)[]): void => {
  const seat = t.state.toMove;
  const told = cards.filter((card) => card !== null);
  shuffle(t, seat, told);
  const [opponent = seat] = opponentsOf(t.view, seat);
  t.ask({
    kind: 'choose',
    by: opponent,
    code: 'cut',
    facts: { player: seat },
    options: [
      { key: 'cut', aliases: ['yes'], value: 1 },
      { key: 'no cut', aliases: ['no'], value: 0 },
    ],
  });
  t.put({ kind: 'hand-drawn', seat, cards: [...told, ...topCards(t, seat, cards.length - told.length, told)] });
});

/** A Fossil counts as a Basic Pokémon then. */
const fossilCounts = reading(
  {
    'comprehensive-2009': ['500.2a', 'counts as a Basic Pokémon'],
    'xy-2016': ['Gl:Fossil Trainer Cards', 'always does'],
  },
  (_view, [card]: readonly [Card], why): boolean => {
    why('fossil-counts-as-basic', { card: card.name });
    return true;
  },
  () => false,
);

/** What may be set out before the first turn: Basic Pokémon, and Fossils that count as such. */
export const countsAsBasic = (view: View, [card]: readonly [Card], why?: Why): boolean =>
  isFossil(card) ? fossilCounts(view, [card], why) : isBasicPokemonCard(view, card);

type Setting = ActionOf<'initial-active'> | ActionOf<'initial-bench'>;

export const basicsAreSetOut = forbids({
  acts: ['initial-active', 'initial-bench'],
  bar: 'target',
  code: 'not-a-basic-to-set-out',
  law: {
    'comprehensive-2009': ['500.2', 'one Basic Pokémon card'],
    'ex-2003': ['Begin#2', 'picks one Basic Pokémon to start with'],
    'advanced-2018': ['I.G/set.5', 'puts it face down into the Active Spot'],
    'neo-2001': ['Play.3', 'a Basic Pokémon'],
    'xy-2016': ['Start.5', 'as the Active Pokémon'],
  },
  when: (view, action: Setting) => {
    const card = view.cardAt(action.card);
    return card === null || countsAsBasic(view, [card]) ? null : { card: card.name, stage: card.stage ?? card.kind };
  },
});

const FROM_HAND = lawOf({
  'comprehensive-2009': ['500.2', 'From their initial hand'],
  'ex-2003': ['Begin#2', 'picks one Basic Pokémon to start with'],
  'advanced-2018': ['I.G/set.5', 'puts it face down into the Active Spot'],
  'neo-2001': ['Play.3', 'a Basic Pokémon'],
  'xy-2016': ['Start.5', 'as the Active Pokémon'],
});

export const setOutFromHand = forbids({
  acts: ['initial-active', 'initial-bench'],
  bar: 'hand',
  code: 'not-in-initial-hand',
  law: FROM_HAND,
  lifts: (view) => {
    const { hand } = mover(view);
    return hand.told && hand.cards.length === 0 ? [FIRST_DRAW_HAND] : [];
  },
  when: (view, action: Setting) => {
    const { hand, seat } = mover(view);
    return hand.cards.includes(action.card)
      ? null
      : { card: view.cardAt(action.card)?.name ?? 'that card', player: seat };
  },
});

const OTHERS = lawOf({
  'comprehensive-2009': ['500.2', 'any other Basic Pokémon'],
  'ex-2003': ['Begin#2', 'put further ones on the Bench'],
  'advanced-2018': ['I.G/set.6', 'you may put them face down onto the Bench'],
  'neo-2001': ['Play.5', 'Basic Pokémon face down in a row'],
  'xy-2016': ['Start.6', 'further Basic Pokémon'],
});

/** The Bench is for the others: which those are is settled once the Active Pokémon lies. */
export const activeBeforeBench = forbids({
  acts: ['initial-bench'],
  bar: 'place',
  code: 'bench-before-active',
  law: OTHERS,
  when: (view) => (hasActive(view, OTHERS, mover(view)) ? null : { player: view.state.toMove }),
  lifts: () => [FIRST_SET_ACTIVE],
});

export const setOut = (t: T, card: CardId, as: 'active' | 'bench'): void => {
  const printed = t.view.cardAt(card);
  if (printed !== null) countsAsBasic(t.view, [printed], t.why);
  t.put({ kind: 'set-out', card, seat: t.state.toMove, uid: t.nextUid, as });
};

export const setActive = step(
  {
    'comprehensive-2009': ['500.2', 'initial Active Pokémon'],
    'ex-2003': ['Begin#2', 'picks one Basic Pokémon to start with'],
    'advanced-2018': ['I.G/set.5', 'puts it face down into the Active Spot'],
    'neo-2001': ['Play.3', 'a Basic Pokémon'],
    'xy-2016': ['Start.5', 'as the Active Pokémon'],
  },
  (t: T, card: CardId): void => {
    setOut(t, card, 'active');
  },
);

export const setBench = step(OTHERS, (t: T, card: CardId): void => {
  setOut(t, card, 'bench');
});

const PRIZES = lawOf({
  'comprehensive-2009': ['500.3', 'six cards'],
  'ex-2003': ['Begin#3', 'takes six cards from the deck'],
  'advanced-2018': ['I.G/set.7', 'Put the top 6 cards of your deck face down'],
  'neo-2001': ['Play.6', 'top 6 cards of your deck'],
  'xy-2016': ['Start.7', 'upper 6 cards'],
});
const OTHER_SIZES = lawOf({
  'comprehensive-2009': ['500.3a', 'divide the deck size by 10'],
  'ex-2003': 'unknown',
  'advanced-2018': ['II.D-17#2', 'In a game with a 30-card deck'],
});
const USUAL_DECK = 60;

/** All cards of a player, which is what the deck held. Breaks off where one pile was not told. */
export const deckSize = (view: View, law: AnyLaw, player: Player): number => {
  if (!player.deck.told || !player.hand.told) notTold(view, law, 'deck-not-told', { player: player.seat });
  if (!player.benchTold) notTold(view, law, 'bench-not-told', { player: player.seat });
  const piles = [player.deck, player.hand, player.prizes, player.discard, player.lost];
  const put = inPlay(player).reduce((sum, { stack, attached }) => sum + stack.length + attached.length, 0);
  return piles.reduce((sum, { cards }) => sum + cards.length, put);
};

/** How many Prize Cards belong to a deck of that size, between two players. */
const prizesOfDeck = reading(
  OTHER_SIZES,
  (_view, [size]: readonly [number], why): number => {
    if (size === USUAL_DECK) return 6;
    why('prizes-by-deck-size', { size, prizes: size / 10 });
    return size / 10;
  },
  () => 6,
);

export const prizesAfterActive = forbids({
  acts: ['set-prizes'],
  bar: 'place',
  code: 'prizes-before-active',
  law: {
    'comprehensive-2009': ['500.3', 'Once a player has placed their Active'],
    'ex-2003': ['Begin#3', 'takes six cards from the deck'],
    'advanced-2018': ['I.G/set.7', 'Put the top 6 cards of your deck face down'],
    'neo-2001': ['Play.6', 'top 6 cards of your deck'],
    'xy-2016': ['Start.7', 'upper 6 cards'],
  },
  when: (view) => (hasActive(view, PRIZES, mover(view)) ? null : { player: view.state.toMove }),
  lifts: () => [FIRST_SET_ACTIVE],
});

export const prizesOnce = forbids({
  acts: ['set-prizes'],
  bar: 'limit',
  code: 'prizes-already-set',
  law: PRIZES,
  when: (view) => {
    const player = mover(view);
    return hasPrizes(view, PRIZES, player) ? { player: player.seat, prizes: player.prizes.cards.length } : null;
  },
});

/** Is that number of Prizes wrong? A single one is right in a game that follows Sudden Death, if nobody told whether this one does. */
export const isWrongNumber = (view: View, count: number | undefined, prizes: number): boolean => {
  if (count === 1 && prizes !== 1) notTold(view, ONE_EACH, 'sudden-death-not-told', {});
  return count !== undefined && count !== prizes;
};

/** Breaks off for a deck that ten does not divide, of which the paragraph says nothing. */
export const dividedByTen = (view: View, size: number): number =>
  size % 10 === 0 ? size / 10 : notTold(view, OTHER_SIZES, 'prizes-of-size-not-told', { size });

/** Six for a deck of 60. */
export const sixPrizes = forbids({
  acts: ['set-prizes'],
  bar: 'detail',
  code: 'six-prizes',
  law: PRIZES,
  concerns: (view) => !isSuddenDeath(view),
  when: (view, { count }) => {
    const size = deckSize(view, PRIZES, mover(view));
    return size === USUAL_DECK && isWrongNumber(view, count, 6) ? { count: count ?? 0, size, prizes: 6 } : null;
  },
});

/** A tenth of any other deck. */
export const tenthOfDeck = forbids({
  acts: ['set-prizes'],
  bar: 'detail',
  code: 'prizes-of-other-deck',
  law: OTHER_SIZES,
  concerns: (view) => {
    const { deck, hand, benchTold } = mover(view);
    if (isSuddenDeath(view)) return false;
    return deck.told && hand.told && benchTold && deckSize(view, OTHER_SIZES, mover(view)) !== USUAL_DECK;
  },
  when: (view, { count }) => {
    const size = deckSize(view, OTHER_SIZES, mover(view));
    const prizes = dividedByTen(view, size);
    return isWrongNumber(view, count, prizes) ? { count: count ?? 0, size, prizes } : null;
  },
});

/** As many as belong to the deck, in the share that the form of play leaves of them. */
const usualPrizes = (t: T): number => {
  const ofDeck = prizesOfDeck(t.view, [deckSize(t.view, PRIZES, mover(t.view))], t.why);
  return t.rules.answers.form.shareOfPrizes(t.view, [ofDeck], t.why);
};

export const setPrizes = step(PRIZES, (t: T): void => {
  const seat = t.state.toMove;
  const count = onePrize(t.view, [], t.why) ?? usualPrizes(t);
  t.put({ kind: 'prizes-set', seat, cards: topCards(t, seat, count) });
});

const ACTIVE = lawOf({
  'comprehensive-2009': ['500.2', 'must put one Basic Pokémon'],
  'ex-2003': ['Begin#2', 'picks one Basic Pokémon to start with'],
  'advanced-2018': ['I.G/set.5', 'puts it face down into the Active Spot'],
  'neo-2001': ['Play.3', 'a Basic Pokémon'],
  'xy-2016': ['Start.5', 'as the Active Pokémon'],
});

/** Everybody needs an Active Pokémon before anybody can begin. */
export const everyActive = forbids({
  acts: ['first-turn'],
  bar: 'place',
  code: 'no-initial-active',
  law: ACTIVE,
  when: (view) => {
    const without = view.state.players.find((player) => !hasActive(view, ACTIVE, player));
    return without === undefined ? null : { player: without.seat };
  },
  lifts: () => [FIRST_SET_ACTIVE],
});

export const everyPrize = forbids({
  acts: ['first-turn'],
  bar: 'place',
  code: 'no-prizes-set',
  law: PRIZES,
  when: (view) => {
    const without = view.state.players.find((player) => !hasPrizes(view, PRIZES, player));
    return without === undefined ? null : { player: without.seat };
  },
  lifts: () => [FIRST_SET_PRIZES],
});

/** Nobody chooses: the coin says who begins, and its winner has to. */
export const coinDecides = forbids({
  acts: ['first-turn'],
  bar: 'detail',
  code: 'coin-decides-first-turn',
  law: {
    'comprehensive-2009': ['500.5', 'required to take that first turn'],
    'ex-2003': ['Begin#4', 'Whoever wins the toss goes first'],
    'neo-2001': ['Play.7', 'which player goes first'],
    'xy-2016': ['Start.2', 'coin is flipped'],
  },
  concerns: (view, { goes }) => goes !== undefined || view.state.told.first,
  when: (view, { goes }) => {
    const { told, first, toMove } = view.state;
    if (!told.first) return { player: toMove };
    // One flip is enough; behind it nobody may go otherwise than it says.
    return goes === turnOf(view) ? null : { player: toMove, winner: first };
  },
});

/** When the turn of the player who is spoken of comes, where it was told who begins. */
export const turnOf = (view: View): Goes => {
  if (view.state.first === view.state.toMove) return 'first';
  return view.readings.turnAfter(view, view.state.first) === view.state.toMove ? 'second' : 'later';
};

/** How the player to move comes to the first turn: by a flip, or as one that was told says. */
export const openingFor = (view: View): ActionOf<'first-turn'> => ({
  kind: 'first-turn',
  ...(view.state.told.first ? { goes: turnOf(view) } : {}),
});

const FLIP = lawOf({
  'comprehensive-2009': ['500.5', 'coin flip'],
  'ex-2003': ['Begin#4', 'Whoever wins the toss goes first'],
  'neo-2001': ['Play.7', 'which player goes first'],
  'xy-2016': ['Start.2', 'coin is flipped'],
});

/** Whose call heads is the document leaves open; it is taken to be that of the player who is spoken of. */
const flip = step(FLIP, (t: T): void => {
  if (t.state.told.first) return;
  const seat = t.state.toMove;
  const [other = seat] = opponentsOf(t.view, seat);
  t.note('taken-heads-is-the-call-of', { player: seat });
  const code = opponentsOf(t.view, seat).length > 1 ? 'first-team' : 'first-turn';
  const side = t.ask({ kind: 'coin', by: seat, code, facts: { player: seat, other } });
  const first = t.rules.answers.form.goesFirst(t, side === 'heads' ? seat : other);
  t.put({ kind: 'first-player', seat: first });
});

const turnUp = step(
  {
    'comprehensive-2009': ['500.6', 'reveal every face-down'],
    'ex-2003': {
      silent: 'the Pokémon are turned up once the toss is made, and the first turn begins',
      near: 'Begin#4',
    },
    'advanced-2018': ['I.G/set.8', 'face up, and the game begins'],
    'neo-2001': ['Play.8', 'are turned over'],
    'xy-2016': ['Start.8', 'game begins'],
  },
  (t: T): void => {
    for (const player of t.state.players)
      t.put({ kind: 'turned-up', seat: player.seat, uids: inPlay(player).map(({ uid }) => uid) });
    t.put({ kind: 'game-began', seat: t.state.first });
    t.put({ kind: 'phase-began', phase: 'draw' });
  },
);

export const openingSteps = { flip, turnUp } satisfies OpeningSteps<'comprehensive-2009'>;
