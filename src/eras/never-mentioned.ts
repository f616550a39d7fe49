import { playerOf, type View } from '../claims/index.ts';
import { isTechnicalMachine, neverMentioned } from '../rules/index.ts';

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
  },
  elsewhere: {
    'comprehensive-2009': ['307.3a', 'Put onto'],
    'xy-2016': ['Gl:Pokémon LV.X', 'on top of the regular Pokémon'],
  },
});

export const supporters = neverMentioned({
  acts: ['play-supporter'],
  code: 'never-mentioned',
  law: { 'neo-2001': { silent: 'nothing is said of Supporter cards', near: 'Special Trainers' } },
  elsewhere: {
    'comprehensive-2009': ['313.1', 'next to'],
    'ex-2003': ['Supporter', 'next to your Active Pokémon'],
    'xy-2016': ['Turn.2D', 'in the same way as an Item card'],
    'advanced-2018': ['I.B-02/sup.4', 'it is discarded'],
  },
});

export const machines = neverMentioned({
  acts: ['play-trainer'],
  code: 'never-mentioned',
  law: { 'neo-2001': { silent: 'nothing is said of Technical Machines', near: 'Pokémon Tools' } },
  elsewhere: {
    'comprehensive-2009': ['314.1', 'attaching it face up'],
    'ex-2003': ['Options.4', 'unless you attached it to a Pokémon'],
    'xy-2016': ['Gl:Technical Machine', 'attach'],
  },
  concerns: (view, action) => action.kind === 'play-trainer' && isMachine(view, action.card),
});

export const emptyDeck = neverMentioned({
  acts: ['draw'],
  code: 'never-mentioned',
  law: { 'neo-2001': { silent: 'nothing is said of an empty deck', near: 'Play.9A' } },
  elsewhere: {
    'comprehensive-2009': ['601.2', 'loses the game immediately'],
    'ex-2003': ['Draw', 'loses you the game'],
    'xy-2016': ['Turn.1', 'the game ends there'],
    'advanced-2018': ['I.E#3', "can't draw even one card from their deck loses"],
  },
  concerns: (view) => {
    const { deck } = playerOf(view.state, view.state.toMove);
    return deck.given && deck.cards.length === 0;
  },
});

export const extraCards = neverMentioned({
  acts: ['extra-card'],
  code: 'never-mentioned',
  law: { 'neo-2001': { silent: 'nothing is said of extra cards', near: 'Play.4' } },
  elsewhere: {
    'comprehensive-2009': ['500.4a', 'may draw an extra card'],
    'ex-2003': ['Begin#2', 'can then draw up to two cards'],
    'xy-2016': ['Mulligan.3', 'may draw one card'],
    'advanced-2018': ['I.G/set.7', 'you may draw cards for it'],
  },
});

export const newGame = neverMentioned({
  acts: ['new-game'],
  code: 'never-mentioned',
  law: {
    'neo-2001': { silent: 'nothing is said of a game that ends level', near: 'Play.6' },
    'ex-2003': { silent: 'nothing is said of a game that ends level', near: 'intro' },
  },
  elsewhere: {
    'comprehensive-2009': ['606.2a.i', 'they start a brand new game'],
    'xy-2016': ['SuddenDeath', 'just 1 Prize card'],
    'advanced-2018': ['I.E/sud.1', 'the game starts over from the beginning'],
  },
});
