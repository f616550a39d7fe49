import { aim, bench, checks, oneOnOne as plain, trainers, turn, winning } from '../rules/index.ts';
import type { Format } from './format.ts';

/** Two players, one Active Pokémon each (CR 300.1): the game as the rest of the document describes it. */
export const oneOnOne: Format = {
  name: '1on1',
  seats: ['p1', 'p2'],
  teamOf: { p1: 1, p2: 2 },
  actives: 1,
  answers: {
    actives: plain.oneActivePlace,
    opponents: plain.others,
    facing: plain.theOther,
    turnAfter: plain.theOther,
    prizesAtStart: plain.prizesAtStart,
    prizeTaker: plain.theOther,
    allPrizesTaken: winning.allPrizesTaken,
    emptied: winning.opponentIsEmpty,
    benchLimit: bench.limit,
    benchFull: bench.full,
    noneOnFirstTurn: trainers.noneOnFirstTurn,
    aimedAtActive: aim.aimedAtActive,
    aim: aim.theirActive,
    boundBy: plain.itself,
    guards: plain.itself,
    fillActive: checks.fillActive,
    drew: plain.nothingFollows,
    cannotDraw: turn.cannotDraw,
    betweenTurns: turn.roundTheTable,
    conditionOrder: turn.allTogether,
    you: plain.thePlayer,
    them: plain.theOpponent,
    reach: plain.everySeat,
    means: plain.plainly,
    oneActive: plain.theActive,
  },
};
