import { twoOnTwo as laws } from '../rules/index.ts';
import type { Format } from './format.ts';
import { oneOnOne } from './one-on-one.ts';

/** Two players, two Active Pokémon each; the rest is played as ever (CR 701.1). */
export const twoOnTwo: Format = {
  name: '2on2',
  seats: ['p1', 'p2'],
  teamOf: { p1: 1, p2: 2 },
  actives: 2,
  answers: {
    ...oneOnOne.answers,
    actives: laws.actives,
    benchLimit: laws.benchLimit,
    benchFull: laws.benchFull,
    aim: laws.aimAtOne,
    aimedAtActive: laws.aimedAtActive,
    boundBy: laws.boundBy,
    guards: laws.guards,
    fillActive: laws.fillActive,
    conditionOrder: laws.conditionOrder,
    oneActive: laws.oneActive,
  },
};
