import {
  abilitiesAtOnce,
  type EraAnswers,
  energy,
  evolution,
  levelUp,
  mulligan,
  nothingChanges,
  phases,
  settingOut,
  stadiums,
  trainers,
  veryNext,
} from '../../rules/index.ts';
import { texts } from '../../text/index.ts';

/**
 * What other documents forbid and the Neo rules say nothing about. That Trainer cards may be played in a first turn follows from Play.9B, which lets
 * everything be done in every turn. The others the article may well mean as those documents do: they stay open.
 */
export const unsaid: EraAnswers<'neo-2001'>['unsaid'] = [
  {
    rule: settingOut.benchBeforePrizes,
    near: 'Play.5',
    silent: 'whether Basic Pokémon may still go to the Bench when the Prize Cards lie out',
    open: true,
  },
  {
    rule: evolution.notNew,
    near: 'Play.9B2',
    silent: 'whether a Pokémon may evolve in the turn in which it came into play or evolved',
    open: true,
  },
  {
    rule: evolution.notFirstTurn,
    near: 'Play.9B2',
    silent: 'whether a Pokémon may evolve in a first turn',
    open: true,
  },
  {
    rule: energy.ontoOwnPokemon,
    near: 'Play.9B3',
    silent: 'on whose Pokémon an Energy card may be put',
    open: true,
  },
  { rule: trainers.noneOnFirstTurn, near: 'Play.9B4', silent: 'Trainer cards may be played in the first turn too' },
  {
    rule: stadiums.notTheSameStadium,
    near: 'Special Trainers: Stadium',
    silent: 'whether a Stadium card may be played over one of the same name',
    open: true,
  },
  {
    rule: trainers.someEffect(texts),
    also: [nothingChanges.itemForNothing(texts), nothingChanges.supporterForNothing(texts)],
    near: 'Play.9B4',
    silent: 'whether a card may be played that changes nothing',
    open: true,
  },
  {
    rule: phases.noWayBack,
    near: 'Play.9C',
    silent: 'whether one may go back once an attack is announced',
    open: true,
  },
  { rule: mulligan.readyForExtra, near: 'Play.4', silent: 'anything about extra cards', open: true },
  { rule: mulligan.noneWhenAllLack, near: 'Play.4', silent: 'anything about extra cards', open: true },
  { rule: mulligan.whileHandIsShown, near: 'Play.4', silent: 'anything about extra cards', open: true },
  { rule: mulligan.laterSetUps, near: 'Play.4', silent: 'anything about extra cards', open: true },
  { rule: levelUp.nameMatches, near: 'Evolution#3', silent: 'anything about leveling up', open: true },
  { rule: levelUp.onlyOntoNamed, near: 'Evolution#3', silent: 'anything about leveling up', open: true },
  { rule: levelUp.activeOnly, near: 'Evolution#3', silent: 'anything about leveling up', open: true },
  { rule: levelUp.notNew, near: 'Evolution#3', silent: 'anything about leveling up', open: true },
  { rule: levelUp.notFirstTurn, near: 'Evolution#3', silent: 'anything about leveling up', open: true },
  { rule: levelUp.onlyOnce, near: 'Evolution#3', silent: 'anything about leveling up', open: true },
  {
    rule: veryNext.veryNextAction,
    also: [
      abilitiesAtOnce.atOnceAfterEvolving,
      abilitiesAtOnce.atOnceAfterBenching,
      abilitiesAtOnce.atOnceAfterAttaching,
    ],
    near: 'Play.9B6',
    silent: 'whether a power that waits for an event may still be used behind another action',
    open: true,
  },
];
