import { playerOf, type View } from '../claims/index.ts';
import {
  isTechnicalMachine,
  levelUp,
  mulligan,
  neverMentioned,
  suddenDeath,
  tools,
  trainers,
  turn,
} from '../rules/index.ts';

/** Acts that one document knows and another never mentions, or for which it does not say whether they are allowed: that stays open. */

const isMachine = (view: View, card: number): boolean => {
  const printed = view.cardAt(card);
  return printed !== null && isTechnicalMachine(printed);
};

export const levelingUp = neverMentioned({
  acts: ['level-up'],
  code: 'never-mentioned',
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
  code: 'never-mentioned',
  law: { 'neo-2001': { silent: 'nothing is said of Supporter cards', near: 'Special Trainers' } },
  elsewhere: trainers.SUPPORTER_IS_PLAYED,
});

export const machines = neverMentioned({
  acts: ['play-trainer'],
  code: 'never-mentioned',
  law: { 'neo-2001': { silent: 'nothing is said of Technical Machines', near: 'Pokémon Tools' } },
  elsewhere: tools.MACHINE_IS_ATTACHED,
  concerns: (view, action) => action.kind === 'play-trainer' && isMachine(view, action.card),
});

export const emptyDeck = neverMentioned({
  acts: ['draw'],
  code: 'never-mentioned',
  law: { 'neo-2001': { silent: 'nothing is said of an empty deck', near: 'Play.9A' } },
  elsewhere: turn.CANNOT_DRAW,
  concerns: (view) => {
    const { deck } = playerOf(view.state, view.state.toMove);
    return deck.given && deck.cards.length === 0;
  },
});

export const extraCards = neverMentioned({
  acts: ['extra-card'],
  code: 'never-mentioned',
  law: { 'neo-2001': { silent: 'nothing is said of extra cards', near: 'Play.4' } },
  elsewhere: mulligan.EXTRA_CARD,
});

export const newGame = neverMentioned({
  acts: ['new-game'],
  code: 'never-mentioned',
  law: {
    'neo-2001': { silent: 'nothing is said of a game that ends level', near: 'Play.6' },
    'ex-2003': { silent: 'nothing is said of a game that ends level', near: 'intro' },
  },
  elsewhere: suddenDeath.NEW_GAME,
});
