import {
  abilitiesAtOnce,
  type EraAnswers,
  furtherWords,
  nothingChanges,
  stadiums,
  trainers,
  veryNext,
} from '../../rules/index.ts';
import { texts } from '../../text/index.ts';

/**
 * What other documents forbid and the EX article says nothing about. That Trainer cards may be played in a first turn follows from Options#1, which
 * lets everything be done unless something else is stated. The others it may well mean as those documents do: they stay open.
 */
export const unsaid: EraAnswers<'ex-2003'>['unsaid'] = [
  {
    rule: furtherWords.printedAcrossKinds,
    near: 'Special Pokémon#1',
    silent: 'what counts where a card prints that it evolves from what the word in its name sets it apart from',
    open: true,
  },
  {
    rule: trainers.noneOnFirstTurn,
    near: 'Options#1',
    silent: 'Trainer cards may be played in the first turn too',
  },
  {
    rule: stadiums.notTheSameStadium,
    near: 'Stadium',
    silent: 'whether a Stadium card may be played over one of the same name',
    open: true,
  },
  {
    rule: trainers.someEffect(texts),
    also: [nothingChanges.itemForNothing(texts), nothingChanges.supporterForNothing(texts)],
    near: 'Options.4',
    silent: 'whether a card may be played that changes nothing',
    open: true,
  },
  {
    rule: veryNext.veryNextAction,
    also: [
      abilitiesAtOnce.atOnceAfterEvolving,
      abilitiesAtOnce.atOnceAfterBenching,
      abilitiesAtOnce.atOnceAfterAttaching,
    ],
    near: 'Options.6',
    silent: 'whether a Pokémon Power that waits for an event may still be used behind another action',
    open: true,
  },
];
