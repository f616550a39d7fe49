import { type EraAnswers, levelUp, mayAttack, megaEvolution, phases, trainers } from '../../rules/index.ts';

/**
 * What other documents forbid and this one says nothing about. That whoever goes first does not attack is what II.E-27 takes for granted of another
 * book; the ban itself stands nowhere, so it stays open.
 */
export const unsaid: EraAnswers<'advanced-2018'>['unsaid'] = [
  {
    rule: mayAttack.startingPlayerWaits,
    near: 'II.E-27#1',
    silent: 'whether the player who goes first may attack in their first turn',
    open: true,
  },
  {
    rule: phases.noWayBack,
    near: 'I.A-01/atk.1',
    silent: 'whether a player who has announced an attack may do something else first',
    open: true,
  },
  {
    rule: megaEvolution.overByBecoming,
    near: 'I.A-05#1',
    silent: 'whether a turn ends when a Pokémon becomes a Mega Evolution Pokémon',
    open: true,
  },
  {
    rule: trainers.noneOnFirstTurn,
    near: 'I.B-01#1',
    silent: 'Trainer cards may be played in the first turn too',
  },
  { rule: levelUp.nameMatches, near: 'I.A-05#1', silent: 'anything about leveling up', open: true },
  { rule: levelUp.onlyOntoNamed, near: 'I.A-05#1', silent: 'anything about leveling up', open: true },
  { rule: levelUp.activeOnly, near: 'I.A-05#1', silent: 'anything about leveling up', open: true },
  { rule: levelUp.notNew, near: 'I.A-05#1', silent: 'anything about leveling up', open: true },
  { rule: levelUp.notFirstTurn, near: 'I.A-05#1', silent: 'anything about leveling up', open: true },
  { rule: levelUp.onlyOnce, near: 'I.A-05#1', silent: 'anything about leveling up', open: true },
];
