import { neverMentioned } from '../../rules/index.ts';

/** Acts that other documents know and the EX article never mentions. */

export const levelingUp = neverMentioned({
  acts: ['level-up'],
  code: 'never-mentioned',
  law: { 'ex-2003': { silent: 'nothing is said of leveling up', near: 'Options.3' } },
  elsewhere: {
    'comprehensive-2009': ['307.3a', 'Put onto'],
    'xy-2016': ['Gl:Pokémon LV.X', 'on top of the regular Pokémon'],
  },
});

export const newGame = neverMentioned({
  acts: ['new-game'],
  code: 'never-mentioned',
  law: { 'ex-2003': { silent: 'nothing is said of a game that ends level', near: 'intro' } },
  elsewhere: {
    'comprehensive-2009': ['606.2a.i', 'they start a brand new game'],
    'xy-2016': ['SuddenDeath', 'just 1 Prize card'],
    'advanced-2018': ['I.E/sud.1', 'the game starts over from the beginning'],
  },
});
