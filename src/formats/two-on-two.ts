import { twoOnTwo as laws, oneOnOne as plain, trainers, turn, winning } from '../rules/index.ts';
import type { Format } from './format.ts';

/** Two players, two Active Pokémon each; the rest is played as ever (CR 701.1). */
export const twoOnTwo: Format = {
  name: '2on2',
  seats: ['p1', 'p2'],
  teamOf: { p1: 1, p2: 2 },
  actives: 2,
  answers: {
    actives: laws.actives,
    opponents: plain.others,
    facing: plain.theOther,
    turnAfter: plain.theOther,
    prizesAtStart: plain.prizesAtStart,
    prizeTaker: plain.theOther,
    allPrizesTaken: winning.allPrizesTaken,
    emptied: winning.opponentIsEmpty,
    benchLimit: laws.benchLimit,
    benchFull: laws.benchFull,
    noneOnFirstTurn: trainers.noneOnFirstTurn,
    aimedAtActive: laws.aimedAtActive,
    aim: laws.aimAtOne,
    boundBy: laws.boundBy,
    guards: laws.guards,
    fillActive: laws.fillActive,
    drew: plain.nothingFollows,
    cannotDraw: turn.cannotDraw,
    betweenTurns: turn.roundTheTable,
    conditionOrder: laws.conditionOrder,
    you: plain.thePlayer,
    them: plain.theOpponent,
    reach: laws.reach,
    means: plain.plainly,
    oneActive: laws.oneActive,
  },
};
