import { aim, checks, teamBattle as laws, oneOnOne as plain, teamTexts as texts, turn } from '../rules/index.ts';
import type { Format } from './format.ts';

/** Four players clockwise round the table, p1 and p3 against p2 and p4, one Active Pokémon each; the rest is played as ever (CR 702.1). */
export const teamBattle: Format = {
  name: 'team',
  seats: ['p1', 'p2', 'p3', 'p4'],
  teamOf: { p1: 1, p2: 2, p3: 1, p4: 2 },
  actives: 1,
  answers: {
    actives: plain.oneActivePlace,
    opponents: laws.opponents,
    facing: laws.facing,
    turnAfter: laws.turnAfter,
    prizesAtStart: laws.prizesAtStart,
    prizeTaker: laws.prizeTaker,
    allPrizesTaken: laws.allPrizesTaken,
    emptied: laws.emptied,
    benchLimit: laws.benchLimit,
    benchFull: laws.benchFull,
    noneOnFirstTurn: laws.noneOnFirstTurn,
    aimedAtActive: aim.aimedAtActive,
    aim: laws.aimAtEither,
    boundBy: plain.itself,
    guards: plain.itself,
    fillActive: checks.fillActive,
    drew: laws.drew,
    cannotDraw: laws.cannotDraw,
    betweenTurns: laws.betweenTurns,
    conditionOrder: turn.allTogether,
    you: texts.you,
    them: texts.them,
    reach: texts.reach,
    means: texts.means,
    oneActive: plain.theActive,
  },
};
