import { lawOf } from '../engine/index.ts';

const AS_ELSEWHERE = {
  'comprehensive-2009': ['400.3', 'makes the choice'],
  'ex-2003': { silent: 'the player a text speaks to makes the choice', near: 'Options.4' },
  'neo-2001': ['Order.3', 'choices from you'],
  'xy-2016': { silent: 'the player a text speaks to makes the choice', near: 'Attack.C' },
  'me-2026': { silent: 'the player a text speaks to makes the choice', near: 'Attack.D' },
} as const;

/** The player a text speaks to makes the choices it asks for (CR 400.3). */
export const MAKES_THE_CHOICE = lawOf({
  ...AS_ELSEWHERE,
  'advanced-2018': ['II.D-04#2', 'the player chooses'],
  'advanced-2025': ['II.D-04#3', 'the player chooses'],
});

/** So it does of what is discarded, which some documents say in a paragraph of its own. */
export const CHOOSES_THE_DISCARD = lawOf({
  ...AS_ELSEWHERE,
  'advanced-2018': ['II.C-01#1', 'The player who used the effect chooses'],
  'advanced-2025': ['II.C-01', 'The player who used the effect chooses'],
});
