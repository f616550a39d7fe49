import {
  abilitiesAtOnce,
  announced,
  type EraAnswers,
  levelUp,
  nothingChanges,
  settingOut,
  stadiums,
  trainers,
  veryNext,
} from '../../rules/index.ts';
import { texts } from '../../text/index.ts';

/**
 * What other documents forbid and the XY rulebook says nothing about. That Trainer cards may be played in a first turn follows from Turn.3#3, which
 * leaves out the attack alone. The others it may well mean as those documents do, cards printing some of it themselves: they stay open.
 */
export const unsaid: EraAnswers<'xy-2016'>['unsaid'] = [
  {
    rule: settingOut.benchBeforePrizes,
    near: 'Start.6',
    silent: 'whether Basic Pokémon may still go to the Bench when the Prize Cards lie out',
    open: true,
  },
  {
    rule: trainers.noneOnFirstTurn,
    near: 'Turn.2D',
    silent: 'Trainer cards may be played in the first turn too',
  },
  {
    rule: stadiums.notTheSameStadium,
    near: 'Gl:Stadium Card',
    silent: 'whether a Stadium card may be played over one of the same name',
    open: true,
  },
  {
    rule: trainers.someEffect(texts),
    also: [nothingChanges.itemForNothing(texts), nothingChanges.supporterForNothing(texts)],
    near: 'Turn.2D',
    silent: 'whether a card may be played that changes nothing',
    open: true,
  },
  {
    rule: announced.stadiumForNothing(texts),
    near: 'Gl:Stadium Card',
    silent: 'whether a Stadium may be used where that changes nothing',
    open: true,
  },
  {
    rule: announced.outsidePlayForNothing(texts),
    near: 'Turn.2F#1',
    silent: 'whether an Ability may be used that changes nothing',
    open: true,
  },
  {
    rule: nothingChanges.abilityForNothing(texts),
    near: 'Turn.2F#1',
    silent: 'whether an Ability may be used that changes nothing',
    open: true,
  },
  { rule: levelUp.activeOnly, near: 'Gl:Pokémon LV.X', silent: 'whether a Benched Pokémon may level up', open: true },
  {
    rule: levelUp.notNew,
    near: 'Gl:Pokémon LV.X',
    silent: 'whether a Pokémon may level up in the turn it came into play',
    open: true,
  },
  {
    rule: levelUp.notFirstTurn,
    near: 'Gl:Pokémon LV.X',
    silent: 'whether a Pokémon may level up in a first turn',
    open: true,
  },
  {
    rule: levelUp.onlyOnce,
    near: 'Gl:Pokémon LV.X',
    silent: 'whether a Pokémon may level up more than once',
    open: true,
  },
  {
    rule: veryNext.veryNextAction,
    also: [
      abilitiesAtOnce.atOnceAfterEvolving,
      abilitiesAtOnce.atOnceAfterBenching,
      abilitiesAtOnce.atOnceAfterAttaching,
    ],
    near: 'Turn.2F#1',
    silent: 'whether an Ability that waits for an event may still be used behind another action',
    open: true,
  },
];
