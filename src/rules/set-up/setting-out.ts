import type { View, Why } from '../../claims/index.ts';
import type { Doc } from '../../corpus/index.ts';
import { type ActionOf, type Law, lawOf, reading, speaksOfLaw, step } from '../../engine/index.ts';
import type { Card, CardId } from '../../state/index.ts';
import { isFossil } from '../cards/card-types.ts';
import { isBasicPokemonCard } from '../cards/stage-of-card.ts';
import { isPart } from '../pokemon/v-union.ts';
import { forbids } from '../prohibition.ts';
import type { T } from '../questions.ts';
import { FIRST_DRAW_HAND, FIRST_SET_ACTIVE, hasActive, INITIAL_ACTIVE, mover } from './set-up.ts';
import { keptForItsText } from './starting-by-text.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  note: ['fossil-counts-as-basic', 'fossil-is-a-trainer'],
} as const;

/** The Active and the Benched Pokémon a game begins with (CR 500.2). */

/** A Fossil counts as a Basic Pokémon then. */
const fossilCounts = reading(
  {
    'comprehensive-2009': ['500.2a', 'counts as a Basic Pokémon'],
    'xy-2016': ['Gl:Fossil Trainer Cards', 'always does'],
    'me-2026': { otherwise: 'App18#5' },
  },
  (_view, [card]: readonly [Card], why): boolean => {
    why('fossil-counts-as-basic', { card: card.name });
    return true;
  },
  () => false,
);

/** Where it is a Trainer card before the game begins as well. */
const NO_BASIC_IN_SET_UP = lawOf({
  'comprehensive-2009': { otherwise: '500.2a' },
  'xy-2016': { otherwise: 'Gl:Fossil Trainer Cards' },
  'me-2026': ['App18#5', 'it is not a Basic Pokémon'],
});

const fossilIsTrainer = reading(
  NO_BASIC_IN_SET_UP,
  (_view, [card]: readonly [Card], why): boolean => {
    why('fossil-is-a-trainer', { card: card.name });
    return false;
  },
  () => true,
);

/** What may be set out before the first turn: Basic Pokémon, and Fossils that count as such. */
export const countsAsBasic = (view: View, [card]: readonly [Card], why?: Why): boolean => {
  if (!isFossil(card)) return isBasicPokemonCard(view, card, why);
  return (speaksOfLaw(NO_BASIC_IN_SET_UP, view.doc) ? fossilIsTrainer : fossilCounts)(view, [card], why);
};

type Setting = ActionOf<'initial-active'> | ActionOf<'initial-bench'>;

const basicsOnly = <D extends Doc, K extends Setting['kind']>(kind: K, law: Law<D>) => ({
  acts: [kind],
  obstacle: 'target' as const,
  code: 'not-a-basic-to-set-out' as const,
  law,
  when: (view: View, action: Setting) => {
    const card = view.cardAt(action.card);
    return card === null || countsAsBasic(view, [card]) ? null : { card: card.name, stage: card.stage ?? card.kind };
  },
  readBy: (view: View, action: Setting, why: Why) => {
    const card = view.cardAt(action.card);
    if (card !== null) countsAsBasic(view, [card], why);
  },
});

export const basicsAreSetOut = forbids(basicsOnly('initial-active', INITIAL_ACTIVE));

export const fossilIsNotSetOut = forbids({
  acts: ['initial-active', 'initial-bench'],
  obstacle: 'target',
  code: 'fossil-not-in-set-up',
  law: NO_BASIC_IN_SET_UP,
  concerns: (view, action: Setting) => {
    const card = view.cardAt(action.card);
    return card === null || isFossil(card);
  },
  when: (view, action: Setting) => {
    const card = view.cardAt(action.card);
    return card === null ? null : { card: card.name };
  },
});

/** A part of a V-UNION is not a Basic Pokémon, and its rule says so of the set-up. */
export const unionIsNotSetOut = forbids({
  acts: ['initial-active', 'initial-bench'],
  obstacle: 'target',
  code: 'union-not-in-set-up',
  law: { 'me-2026': ['App10#6', 'cannot be put down in the set-up'] },
  when: (view, action: Setting) => {
    const card = view.cardAt(action.card);
    return isPart(card) ? { card: card.name } : null;
  },
});

export const setOutFromHand = forbids({
  acts: ['initial-active', 'initial-bench'],
  obstacle: 'hand',
  code: 'not-in-initial-hand',
  law: INITIAL_ACTIVE,
  allowances: (view) => {
    const { hand } = mover(view);
    return hand.given && hand.cards.length === 0 ? [FIRST_DRAW_HAND] : [];
  },
  when: (view, action: Setting) => {
    const { hand, seat } = mover(view);
    return hand.cards.includes(action.card)
      ? null
      : { card: view.cardAt(action.card)?.name ?? 'that card', player: seat };
  },
});

/** Further Basic Pokémon may go onto the Bench. */
export const INITIAL_BENCH = lawOf({
  'comprehensive-2009': ['500.2', 'any other Basic Pokémon'],
  'ex-2003': ['Begin#2', 'put further ones on the Bench'],
  'advanced-2018': ['I.G/set.6', 'you may put them face down onto the Bench'],
  'advanced-2025': ['I.G/set.6', 'you may put up to 5 of them face down onto the Bench'],
  'neo-2001': ['Play.5', 'Basic Pokémon face down in a row'],
  'xy-2016': ['Start.6', 'further Basic Pokémon'],
  'me-2026': ['Start.6', 'further Basic Pokémon'],
});

export const basicsAreBenched = forbids(basicsOnly('initial-bench', INITIAL_BENCH));

/** The Bench is for the others: which those are is settled once the Active Pokémon is chosen. */
export const activeBeforeBench = forbids({
  acts: ['initial-bench'],
  obstacle: 'place',
  code: 'bench-before-active',
  law: INITIAL_BENCH,
  when: (view) => (hasActive(view, INITIAL_BENCH, mover(view)) ? null : { player: view.state.toMove }),
  allowances: () => [FIRST_SET_ACTIVE],
});

/** The Bench stands before the Prize Cards in a list that is numbered. A card that was drawn extra comes later anyway. */
export const benchBeforePrizes = forbids({
  acts: ['initial-bench'],
  obstacle: 'place',
  code: 'bench-behind-the-prizes',
  law: {
    'neo-2001': {
      open: 'whether Basic Pokémon may still go to the Bench once the Prize Cards are set out',
      near: 'Play.5',
    },
    'xy-2016': {
      open: 'whether Basic Pokémon may still go to the Bench once the Prize Cards are set out',
      near: 'Start.6',
    },
    'me-2026': {
      open: 'whether Basic Pokémon may still go to the Bench once the Prize Cards are set out',
      near: 'Start.6',
    },
  },
  when: (view) => {
    const player = mover(view);
    const others = view.state.players.filter(({ seat }) => seat !== player.seat);
    const extra = speaksOfLaw(DRAWN_EXTRA, view.doc) && others.some(({ mulligans }) => mulligans > 0);
    return !extra && player.prizes.given && player.prizes.cards.length > 0 ? { player: player.seat } : null;
  },
});

const DRAWN_EXTRA = lawOf({
  'xy-2016': ['Mulligan.3', 'may go onto the Bench'],
  'me-2026': ['Mulligan.3b', 'may go onto the Bench'],
});

export const setOut = (t: T, card: CardId, as: 'active' | 'bench'): void => {
  const printed = t.view.cardAt(card);
  if (printed !== null) countsAsBasic(t.view, [printed], t.why);
  t.put({ kind: 'set-out', card, seat: t.state.toMove, uid: t.nextUid, as });
};

export const setActive = step(INITIAL_ACTIVE, (t: T, card: CardId): void => {
  const put = (): void => setOut(t, card, 'active');
  if (isKeptFor(t.view, card)) keptForItsText(t, put);
  else put();
});

/** Would this player need a mulligan if the card could not start the game by its own text? */
const isKeptFor = (view: View, card: CardId): boolean => {
  const printed = view.cardAt(card);
  if (printed === null || countsAsBasic(view, [printed])) return false;
  return !mover(view).hand.cards.some((id) => {
    const other = view.cardAt(id);
    return other === null || countsAsBasic(view, [other]);
  });
};

export const setBench = step(INITIAL_BENCH, (t: T, card: CardId): void => {
  setOut(t, card, 'bench');
});
