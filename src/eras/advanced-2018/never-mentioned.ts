import { neverMentioned } from '../../rules/index.ts';

/** Acts that other documents know and the Advanced Players' Rulebook never mentions: whether they may be done nobody can say. */

export const levelingUp = neverMentioned({
  acts: ['level-up'],
  code: 'never-mentioned',
  law: { 'advanced-2018': { silent: 'nothing is said of leveling up', near: 'I.A-05#1' } },
  elsewhere: {
    'comprehensive-2009': ['307.3a', 'Put onto'],
    'xy-2016': ['Gl:Pokémon LV.X', 'on top of the regular Pokémon'],
  },
});
