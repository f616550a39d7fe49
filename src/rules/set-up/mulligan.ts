import { activesOf, inPlay, playerOf, type View } from '../../claims/index.ts';
import type { Doc } from '../../corpus/index.ts';
import { type ForbidParts, type Law, lawOf, step, unknownFact } from '../../engine/index.ts';
import type { CardId, Player, Seat } from '../../state/index.ts';
import { isFossil } from '../cards/card-types.ts';
import { isBasicPokemonCard } from '../cards/stage-of-card.ts';
import { newGame } from '../end-of-game/sudden-death.ts';
import { forbids } from '../prohibition.ts';
import type { Answers, ExtraCards, Rules, SetUpSteps, T } from '../questions.ts';
import { drawHand, HAND_SIZE } from './initial-hand.ts';
import {
  FIRST_DRAW_HAND,
  FIRST_SET_ACTIVE,
  FIRST_SET_PRIZES,
  hasActive,
  hasPrizes,
  mover,
  shuffle,
  topCards,
} from './set-up.ts';
import { countsAsBasic, setActive, setBench, setOut } from './setting-out.ts';
import { setPrizes } from './setting-prizes.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  need: ['later-set-up-not-told'],
  note: ['start-over-together'],
  question: ['extra-card'],
} as const;

/** An initial hand without a Basic Pokémon: showing it, starting over, and the extra card of the player who waits (CR 500.4). */

export const NO_BASIC = lawOf({
  'comprehensive-2009': ['500.4', 'no Basic Pokémon card'],
  'ex-2003': ['Begin#2', 'no Basic Pokémon in hand'],
  'advanced-2018': ['I.G/set.5a', 'Tell the opponent that there is no Basic Pokémon'],
  'advanced-2025': ['I.G/set.5a', 'Tell the opponent that there is no Basic Pokémon'],
  'neo-2001': ['Play.4', 'no Basic Pokémon in hand'],
  'xy-2016': ['Start#1', 'no Basic Pokémon'],
  'me-2026': ['Mulligan#1', 'has no Basic Pokémon'],
});

/** The player whose hand without a Basic Pokémon would let the player meant draw. */
const shower = (view: View, rules: Rules): Player =>
  playerOf(view.state, rules.answers.form.extraFor(view, [view.state.toMove]));

/** What a hand has to start with: the name of a Basic Pokémon card, of a Fossil, or nothing. Null where that is unknown. */
export const startOf = (view: View, { hand }: Player): { readonly basic?: string; readonly fossil?: string } | null => {
  const cards = hand.cards.map((id) => view.cardAt(id));
  const known = cards.filter((card) => card !== null);
  const basic = known.find((card) => isBasicPokemonCard(view, card));
  if (basic !== undefined) return { basic: basic.name };
  const fossil = known.find((card) => countsAsBasic(view, [card]));
  if (fossil !== undefined) return { fossil: fossil.name };
  return hand.given && known.length === cards.length ? {} : null;
};

/** A hand whose cards are all given has nothing that its player could start with. */
export const hasNothingToStart = (view: View, player: Player): boolean => {
  const start = startOf(view, player);
  return start !== null && start.basic === undefined && start.fossil === undefined;
};

/** A described initial hand, not yet set out from, that has nothing to start with. */
export const isWithout = (view: View, player: Player): boolean =>
  player.activeGiven &&
  player.active.every((pokemon) => pokemon === null) &&
  player.hand.cards.length > 0 &&
  hasNothingToStart(view, player);

/** Who has set out an Active Pokémon had a Basic. */
export const hasSetOut = forbids({
  acts: ['mulligan'],
  obstacle: 'place',
  code: 'active-is-set-out',
  law: NO_BASIC,
  when: (view) => (hasActive(view, NO_BASIC, mover(view)) ? { player: view.state.toMove } : null),
});

export const handComesFirst = forbids({
  acts: ['mulligan'],
  obstacle: 'hand',
  code: 'no-initial-hand',
  law: {
    'comprehensive-2009': ['500.1', 'initial hand'],
    'ex-2003': ['Begin#1', 'the starting hand'],
    'advanced-2018': ['I.G/set.4', 'Draw 7 cards'],
    'advanced-2025': ['I.G/set.4', 'Draw 7 cards'],
    'neo-2001': ['Play.2', 'draws 7 cards'],
    'xy-2016': ['Start.3', 'draws 7 cards'],
    'me-2026': ['Start.3', 'draws 7 cards'],
  },
  when: ({ state }) => {
    const { hand, active, seat } = playerOf(state, state.toMove);
    return hand.given && hand.cards.length === 0 && active.every((pokemon) => pokemon === null)
      ? { player: seat }
      : null;
  },
  allowances: () => [FIRST_DRAW_HAND],
});

/** Nothing drawn and nothing set out. */
const hasNoHandYet = ({ hand, activeGiven, active }: Player): boolean =>
  hand.given && hand.cards.length === 0 && activeGiven && active.every((pokemon) => pokemon === null);

/** Every player draws before anybody shows: only then is it known whether one hand alone is without a Basic Pokémon or all are. */
export const othersDrawFirst = forbids({
  acts: ['mulligan'],
  obstacle: 'hand',
  code: 'others-draw-first',
  law: { 'comprehensive-2009': ['500.1', 'each player draws seven cards'] },
  when: ({ state }) => {
    const late = state.players.find((other) => other.seat !== state.toMove && hasNoHandYet(other));
    return late === undefined ? null : { player: state.toMove, opponent: late.seat };
  },
});

export const basicInHand = forbids({
  acts: ['mulligan'],
  obstacle: 'hand',
  code: 'basic-in-initial-hand',
  law: NO_BASIC,
  // With a Fossil in hand it does not matter what else is there.
  concerns: (view) => startOf(view, mover(view))?.fossil === undefined,
  when: (view) => {
    const start = startOf(view, mover(view));
    if (start === null) return unknownFact(view, NO_BASIC, 'hand-not-told', { player: view.state.toMove });
    return start.basic === undefined ? null : { player: view.state.toMove, card: start.basic };
  },
  readBy: (view, _action, why) => {
    for (const id of mover(view).hand.cards) {
      const card = view.cardAt(id);
      if (card !== null && isBasicPokemonCard(view, card, why)) return;
    }
  },
});

export const fossilInHand = forbids({
  acts: ['mulligan'],
  obstacle: 'hand',
  code: 'fossil-in-initial-hand',
  law: {
    'comprehensive-2009': ['500.2a', 'must place one of those Fossils'],
    'xy-2016': ['Gl:Fossil Trainer Cards', 'always does'],
    'me-2026': { otherwise: 'App18#5' },
  },
  when: (view) => {
    const start = startOf(view, mover(view));
    if (start === null) return unknownFact(view, NO_BASIC, 'hand-not-told', { player: view.state.toMove });
    return start.fossil === undefined ? null : { player: view.state.toMove, card: start.fossil };
  },
});

/** Who waits may draw for the other's mulligan. */
export const EXTRA_CARD = lawOf({
  'comprehensive-2009': ['500.4a', 'may draw an extra card'],
  'ex-2003': ['Begin#2', 'can then draw up to two cards'],
  'advanced-2018': ['I.G/set.7', 'you may draw cards for it'],
  'advanced-2025': ['I.G/set.7', 'you may draw cards for it'],
  'xy-2016': ['Mulligan.3', 'may draw one card'],
  'me-2026': ['Mulligan.3a', 'may draw one card'],
});

const isReady = (view: View, player: Player): boolean =>
  hasActive(view, EXTRA_CARD, player) && hasPrizes(view, EXTRA_CARD, player);

/** One document says nothing of extra cards. */
const NO_EXTRA_CARDS = { 'neo-2001': { open: 'anything about extra cards', near: 'Play.4' } } as const;

export const readyForExtra = forbids({
  acts: ['extra-card'],
  obstacle: 'place',
  code: 'own-set-up-not-finished',
  law: {
    ...NO_EXTRA_CARDS,
    'comprehensive-2009': ['500.4a', 'put out their Prize Cards'],
    'advanced-2018': ['I.G/set.7', 'you may draw cards for it'],
    'advanced-2025': ['I.G/set.7', 'you may draw cards for it'],
  },
  when: (view) =>
    isReady(view, mover(view))
      ? null
      : { player: view.state.toMove, missing: hasActive(view, EXTRA_CARD, mover(view)) ? 'prizes' : 'active' },
  allowances: (view) => [hasActive(view, EXTRA_CARD, mover(view)) ? FIRST_SET_PRIZES : FIRST_SET_ACTIVE],
});

/** The choice is made while that opponent shows a hand, for no other and at no other time. */
export const whileShownBy = <D extends Doc>(
  law: Law<D>,
): ForbidParts<Answers<Doc>, 'extra-card', D, 'no-hand-is-shown'> => ({
  acts: ['extra-card'],
  obstacle: 'phase',
  code: 'no-hand-is-shown',
  law,
  when: (view, _action, rules: Rules) => {
    const opponent = shower(view, rules);
    const { seat } = opponent;
    if (hasActive(view, EXTRA_CARD, opponent)) return { opponent: seat, why: 'active' };
    if (opponent.hand.given && opponent.hand.cards.length === 0) return { opponent: seat, why: 'no-hand' };
    const start = startOf(view, opponent);
    if (start === null) return unknownFact(view, EXTRA_CARD, 'hand-not-told', { player: seat });
    const card = start.basic ?? start.fossil;
    return card === undefined ? null : { opponent: seat, why: 'basic', card };
  },
});

export const whileHandIsShown = forbids(
  whileShownBy({
    'comprehensive-2009': ['500.4a', 'when the opponent shows the hand'],
    ...NO_EXTRA_CARDS,
  }),
);

const LATER = lawOf({ ...NO_EXTRA_CARDS, 'comprehensive-2009': ['500.4a', 'each later setup'] });

/** Whether a hand drawn along with one's own is that of a later set-up the paragraph leaves open. */
const isLater = (view: View, player: Player): boolean =>
  player.mulligans > 0 || unknownFact(view, LATER, 'later-set-up-not-told', { player: player.seat });

export const laterSetUps = forbids({
  acts: ['extra-card'],
  obstacle: 'phase',
  code: 'not-a-later-set-up',
  law: LATER,
  when: (view, _action, rules: Rules) => {
    const opponent = shower(view, rules);
    return !isWithout(view, opponent) || isLater(view, opponent) ? null : { opponent: opponent.seat };
  },
});

/** The card is for the one hand that is shown; the next hand brings the next choice. */
export const oneForEachHand = forbids({
  acts: ['extra-card'],
  obstacle: 'limit',
  code: 'more-extra-than-for-a-hand',
  law: { ...NO_EXTRA_CARDS, 'comprehensive-2009': ['500.4a', 'an extra card for each later setup'] },
  concerns: (_view, { drawn }) => drawn.length > 1,
  when: (view, { drawn }, rules: Rules) => ({ opponent: shower(view, rules).seat, wanted: drawn.length, most: 1 }),
});

const BOTH = lawOf({ ...NO_EXTRA_CARDS, 'comprehensive-2009': ['500.4c', 'no player may draw an extra card'] });

/** Has this player, for certain, something to start with, or no hand yet? Then not everybody lacks a Basic. */
const lacksNone = (view: View, player: Player): boolean =>
  activesOf(player).length > 0 || (startOf(view, player) !== null && !isWithout(view, player));

export const noneWhenAllLack = forbids({
  acts: ['extra-card'],
  obstacle: 'hand',
  code: 'both-hands-without-basic',
  law: BOTH,
  concerns: (view) => isWithout(view, mover(view)),
  when: (view) => {
    const others = view.state.players.filter(({ seat }) => seat !== view.state.toMove);
    if (others.some((player) => lacksNone(view, player))) return null;
    const unknown = others.find((player) => startOf(view, player) === null);
    if (unknown !== undefined) return unknownFact(view, BOTH, 'hand-not-told', { player: unknown.seat });
    return { player: view.state.toMove };
  },
});

const STAYS = lawOf({
  'comprehensive-2009': ['500.4b', 'may not be changed'],
  'ex-2003': { silent: 'the Active Pokémon that was put down stays', near: 'Begin#2' },
  'advanced-2018': ['I.G/set.7', 'may be put onto your Bench'],
  'advanced-2025': ['I.G/set.7', 'may be put onto your Bench'],
  'xy-2016': ['Mulligan.3', 'may go onto the Bench'],
  'me-2026': ['Mulligan.3b', 'may go onto the Bench'],
});

/** The Active Pokémon once set out stays, whatever is drawn afterwards. */
export const activeStays = forbids({
  acts: ['initial-active'],
  obstacle: 'place',
  code: 'initial-active-stays',
  law: STAYS,
  when: (view, { instead }, rules: Rules) => {
    if (!hasActive(view, STAYS, mover(view))) return null;
    const full = activesOf(mover(view)).length >= rules.answers.form.actives(view, []);
    return instead === true || full ? { player: view.state.toMove } : null;
  },
});

/** Is there more in hand and set out than an initial hand? Then an extra card is among it. */
export const holdsExtra = (player: Player): boolean => player.hand.cards.length + inPlay(player).length > HAND_SIZE;

export const extraNeedsRoom = forbids({
  acts: ['initial-bench'],
  obstacle: 'place',
  code: 'no-room-for-extra',
  law: {
    'comprehensive-2009': ['500.4b', 'room available'],
    'ex-2003': ['Arena', 'up to the number of five'],
    'advanced-2018': ['I.G/set.7', 'may be put onto your Bench'],
    'advanced-2025': ['I.G/set.7', 'may be put onto your Bench'],
    'xy-2016': ['Mulligan.3', 'may go onto the Bench'],
    'me-2026': ['Mulligan.3b', 'may go onto the Bench'],
  },
  concerns: (view) => holdsExtra(mover(view)),
  when: (view, _action, rules: Rules) => {
    const { bench, seat } = mover(view);
    const most = rules.answers.form.benchLimit(view, [seat]);
    return bench.length >= most ? { player: seat, benched: bench.length, most } : null;
  },
});

/** An extra card that is a Basic Pokémon may go onto the Bench. */
export const EXTRA_TO_BENCH = lawOf({
  'comprehensive-2009': ['500.4b', 'place it on the Bench'],
  'ex-2003': { silent: 'an extra card that is a Basic Pokémon goes to the Bench like any other', near: 'Begin#2' },
  'advanced-2018': ['I.G/set.7', 'may be put onto your Bench'],
  'advanced-2025': ['I.G/set.7', 'may be put onto your Bench'],
  'xy-2016': ['Mulligan.3', 'may go onto the Bench'],
  'me-2026': ['Mulligan.3b', 'may go onto the Bench'],
});

const benchExtra = step(EXTRA_TO_BENCH, (t: T, card: CardId): void => {
  setOut(t, card, 'bench');
});

export const benchInSetUp = (t: T, card: CardId): void => {
  if (holdsExtra(mover(t.view))) benchExtra(t, card);
  else setBench(t, card);
};

export const show = (t: T, seat: Seat): void => {
  const { cards } = playerOf(t.state, seat).hand;
  t.put({ kind: 'hand-shown', seat, cards });
  // That the hand is without a Basic Pokémon rests on what a Fossil in it counts as.
  for (const id of cards) {
    const card = t.view.cardAt(id);
    if (card !== null && isFossil(card)) countsAsBasic(t.view, [card], t.why);
  }
};

export const showHand = (t: T, seat: Seat): void => {
  show(t, seat);
};

export const takeBack = (t: T, seat: Seat, counts: boolean): void => {
  t.put({ kind: 'hand-returned', seat, cards: playerOf(t.state, seat).hand.cards, counts });
  shuffle(t, seat);
};

/** Those that are described, and the top cards of the deck for the others. */
export const drawExtras = (t: T, seat: Seat, extra: ExtraCards): void => {
  const named = extra.filter((card) => card !== null);
  t.put({
    kind: 'hand-drawn',
    seat,
    cards: [...named, ...topCards(t, seat, extra.length - named.length, named)],
  });
};

const drawExtra = (t: T, taker: Seat, shower: Seat, extra: ExtraCards): void => {
  isLater(t.view, playerOf(t.state, shower));
  drawExtras(t, taker, extra);
};

/** The choice of the player who has finished, while the hand is shown. */
const extraCard = step(EXTRA_CARD, (t: T, shower: Seat, extra: ExtraCards | undefined): void => {
  const { extraFor, opponents } = t.rules.answers.form;
  // Whether a player had finished is needed only if a card is wanted.
  const unready = (seat: Seat): boolean => {
    const player = playerOf(t.state, seat);
    return player.activeGiven && player.prizes.given && !isReady(t.view, player);
  };
  // If no player has finished, it does not matter who sits across.
  if (extra === undefined && opponents(t.view, [shower]).every(unready)) return;
  const taker = extraFor(t.view, [shower], t.why);
  if (extra !== undefined) {
    drawExtra(t, taker, shower, extra);
    return;
  }
  if (unready(taker)) return;
  const answer = t.ask({
    kind: 'choose',
    by: taker,
    code: 'extra-card',
    facts: { player: shower },
    options: [
      { key: 'no extra card', aliases: ['no', 'none', 'decline'] },
      { key: 'extra card', aliases: ['yes', 'extra', 'draw'] },
    ],
  });
  if (answer === 'extra card' && isReady(t.view, playerOf(t.state, taker))) drawExtra(t, taker, shower, [null]);
});

/** Neither has a Basic: all start over, and no player gains by it. */
export const allStartOver = step(
  {
    'comprehensive-2009': ['500.4c', 'all players show their hands'],
    'advanced-2018': ['I.G/set.5a', 'both players say that they have none'],
    'advanced-2025': ['I.G/set.5a', 'both players say that they have none'],
    'xy-2016': ['Mulligan#2', 'both players show their hands'],
    'me-2026': ['Mulligan#2', 'both players show their hands'],
  },
  (t: T): boolean => {
    const { players } = t.state;
    if (!players.every((player) => isWithout(t.view, player))) return false;
    for (const { seat } of players) show(t, seat);
    for (const { seat } of players) takeBack(t, seat, false);
    t.note('start-over-together');
    return true;
  },
  () => false,
);

const startOver = step(NO_BASIC, (t: T, seat: Seat, extra: ExtraCards | undefined): void => {
  t.rules.answers.form.showHand(t, seat);
  extraCard(t, seat, extra);
  takeBack(t, seat, true);
});

const mulligan = (t: T, seat: Seat, extra?: ExtraCards): void => {
  if (!allStartOver(t)) startOver(t, seat, extra);
};

export const setUpSteps = {
  newGame,
  hand: drawHand,
  active: setActive,
  bench: benchInSetUp,
  prizes: setPrizes,
  mulligan,
} satisfies SetUpSteps<'comprehensive-2009'>;
