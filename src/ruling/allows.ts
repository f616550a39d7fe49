import type { Action, AnyLaw } from '../engine/index.ts';
import { announced } from '../rules/index.ts';
import { SET_UP_ALLOWS } from './legal-set-up.ts';

/** The paragraph that lets a kind of action be done. */
export const ALLOWS: Readonly<Record<Action['kind'], AnyLaw>> = {
  draw: {
    'comprehensive-2009': ['601.1', 'draw one card'],
    'ex-2003': ['Draw', 'when your turn begins'],
    'advanced-2018': ['I.E#3', 'draw at the beginning of their turn'],
    'neo-2001': ['Play.9A', 'draw a card'],
    'xy-2016': ['Turn.1', 'drawing a card'],
  },
  bench: {
    'comprehensive-2009': ['300.2', 'Basic Pokémon'],
    'ex-2003': ['Options.2', 'a Basic Pokémon from your hand'],
    'advanced-2018': ['I.A-04#1', 'Basic Pokémon from their hand'],
    'neo-2001': ['Play.9B1', 'a Basic Pokémon on your Bench'],
    'xy-2016': ['Turn.2A', 'Basic Pokémon card in hand'],
  },
  evolve: {
    'comprehensive-2009': ['307.2a', 'Evolves from'],
    'ex-2003': ['Evo.2', 'played on top of the card'],
    'advanced-2018': ['I.A-05#1', 'put on top of it'],
    'neo-2001': ['Evolution#3', 'what it evolves from'],
    'xy-2016': ['Turn.2B#1', 'put the card on top of it'],
  },
  'level-up': {
    'comprehensive-2009': ['307.3a', 'Put onto'],
    'ex-2003': { silent: 'nothing is said of leveling up', near: 'Options.3' },
    'advanced-2018': { silent: 'nothing is said of leveling up', near: 'I.A-05#1' },
    'neo-2001': { silent: 'nothing is said of leveling up', near: 'Evolution#3' },
    'xy-2016': ['Gl:Pokémon LV.X', 'on top of the regular Pokémon'],
  },
  'attach-energy': {
    'comprehensive-2009': ['305.3', 'one Energy card'],
    'ex-2003': ['Options.1', 'once only in each turn'],
    'advanced-2018': ['I.C#2', 'attach one Energy per turn'],
    'neo-2001': ['Play.9B3', 'but only 1'],
    'xy-2016': ['Turn.2C', 'attached only once in a turn'],
  },
  'play-trainer': {
    'comprehensive-2009': ['315.2', 'no limit'],
    'ex-2003': ['Options#1', 'any number of times'],
    'advanced-2018': ['I.B-01#1', 'any number can be played'],
    'neo-2001': ['Play.9B', 'as many times as you want'],
    'xy-2016': ['Turn.2D', 'number of Item cards is not limited'],
  },
  'play-supporter': {
    'comprehensive-2009': ['313.2', 'one Supporter'],
    'ex-2003': ['Supporter', 'only one Supporter card'],
    'advanced-2018': ['I.B-02#1', 'only one can be used'],
    'neo-2001': { silent: 'nothing is said of Supporter cards', near: 'Special Trainers' },
    'xy-2016': ['Turn.2D', 'no more than one in a turn'],
  },
  'play-stadium': {
    'comprehensive-2009': ['312.3', 'one Stadium'],
    'ex-2003': ['Options#1', 'any number of times'],
    'advanced-2018': ['I.B-03#1', 'only 1 Stadium card'],
    'neo-2001': ['Play.9B', 'as many times as you want'],
    'xy-2016': ['Turn.2D', 'no more than one may be played'],
  },
  retreat: {
    'comprehensive-2009': ['309.3', 'from the Bench'],
    'ex-2003': ['Options.5', 'select a different Benched Pokémon'],
    'advanced-2018': ['I.A-03#5', 'Without any Benched Pokémon'],
    'neo-2001': { silent: 'a Pokémon that retreats changes places with one from the Bench', near: 'Play.9B5' },
    'xy-2016': ['Turn.2E#2', "one from the player's Bench"],
  },
  'use-power': {
    'comprehensive-2009': ['408.1', 'optional'],
    'ex-2003': ['Options.6', 'You may use a Pokémon Power'],
    'advanced-2018': ['I.A-02/abl.2', 'Follow the instructions in the text of the Ability'],
    'neo-2001': ['Play.9B6', 'You may use a Pokémon Power'],
    'xy-2016': ['Turn.2F', 'as often as they like'],
  },
  'use-card': announced.USES,
  attack: {
    'comprehensive-2009': ['603.1', 'Attacking Pokémon'],
    'ex-2003': ['Attack', 'the attack you use'],
    'advanced-2018': ['I.A-01/atk.1', 'announce it to the opponent'],
    'neo-2001': ['Order.2', 'which attack your Active Pokémon uses'],
    'xy-2016': ['Gl:Attacking Pokémon', 'carries out an attack'],
  },
  'end-turn': {
    'comprehensive-2009': ['603.2', 'required to attack'],
    'ex-2003': ['Attack', 'You need not attack'],
    'advanced-2018': ['I.A-01#1', 'who uses no attack'],
    'neo-2001': { silent: 'a turn may end without an attack', near: 'Play.9C' },
    'xy-2016': { silent: 'a turn may end without an attack', near: 'Parts.3' },
  },
  ...SET_UP_ALLOWS,
};
