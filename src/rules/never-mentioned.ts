import { playerOf, type View } from '../claims/index.ts';
import type { Doc } from '../corpus/index.ts';
import { type Action, type ActionKind, type AnyLaw, type Law, reading } from '../engine/index.ts';
import { isTechnicalMachine } from './attached-cards/attached-cards.ts';
import * as tools from './attached-cards/tools.ts';
import * as trainers from './cards-from-hand/trainers.ts';
import * as suddenDeath from './end-of-game/sudden-death.ts';
import * as levelUp from './pokemon/level-up.ts';
import { forbids } from './prohibition.ts';
import * as mulligan from './set-up/mulligan.ts';
import * as turn from './turn/turn.ts';

/** Acts that a document never mentions, though another does: whether they are allowed is unknown. */

interface NeverMentioned<D extends Doc, K extends ActionKind> {
  readonly acts: readonly K[];
  /** Where the document is silent. */
  readonly law: Law<D>;
  /** The paragraph of the document that speaks of it. */
  readonly elsewhere: AnyLaw;
  readonly concerns?: (view: View, action: Action) => boolean;
}

/** Breaks off unless a document that fills silences speaks of the act; then its own prohibitions decide. */
const neverMentioned = <D extends Doc, K extends ActionKind>({
  acts,
  law,
  elsewhere,
  concerns,
}: NeverMentioned<D, K>) => {
  const known = reading(
    elsewhere,
    (_view: View, _args: readonly []) => true,
    () => true,
  );
  return forbids({
    acts,
    obstacle: 'effect',
    code: 'never-mentioned',
    law,
    concerns: (view, action) => concerns?.(view, action as Action) !== false && !known(view, []),
    when: () => null,
  });
};

const isMachine = (view: View, card: number): boolean => {
  const printed = view.cardAt(card);
  return printed !== null && isTechnicalMachine(printed);
};

export const levelingUp = neverMentioned({
  acts: ['level-up'],
  law: {
    'neo-2001': { silent: 'nothing is said of leveling up', near: 'Evolution#3' },
    'ex-2003': { silent: 'nothing is said of leveling up', near: 'Options.3' },
    'advanced-2018': { silent: 'nothing is said of leveling up', near: 'I.A-05#1' },
    'advanced-2025': { silent: 'nothing is said of leveling up', near: 'I.A-05#1' },
  },
  elsewhere: levelUp.PUT_ONTO,
});

export const supporters = neverMentioned({
  acts: ['play-supporter'],
  law: { 'neo-2001': { silent: 'nothing is said of Supporter cards', near: 'Special Trainers' } },
  elsewhere: trainers.SUPPORTER_IS_PLAYED,
});

export const machines = neverMentioned({
  acts: ['play-trainer'],
  law: { 'neo-2001': { silent: 'nothing is said of Technical Machines', near: 'Pokémon Tools' } },
  elsewhere: tools.MACHINE_IS_ATTACHED,
  concerns: (view, action) => action.kind === 'play-trainer' && isMachine(view, action.card),
});

export const emptyDeck = neverMentioned({
  acts: ['draw'],
  law: { 'neo-2001': { silent: 'nothing is said of an empty deck', near: 'Play.9A' } },
  elsewhere: turn.CANNOT_DRAW,
  concerns: (view) => {
    const { deck } = playerOf(view.state, view.state.toMove);
    return deck.given && deck.cards.length === 0;
  },
});

export const extraCards = neverMentioned({
  acts: ['extra-card'],
  law: { 'neo-2001': { silent: 'nothing is said of extra cards', near: 'Play.4' } },
  elsewhere: mulligan.EXTRA_CARD,
});

export const newGame = neverMentioned({
  acts: ['new-game'],
  law: {
    'neo-2001': { silent: 'nothing is said of a game that ends level', near: 'Play.6' },
    'ex-2003': { silent: 'nothing is said of a game that ends level', near: 'intro' },
  },
  elsewhere: suddenDeath.NEW_GAME,
});
