export type { Assumed } from './assumptions.ts';
export {
  ASSUMPTIONS,
  assumptionFault,
  isSettled,
  readAssumptions,
  takenForGranted,
  withRetreatCost,
} from './assumptions.ts';
export { formOfPlay, gapsBearingOn } from './gaps.ts';
export { inspect } from './inspect.ts';
export type { LegalOverview, Row } from './legal.ts';
export { legalOn } from './legal.ts';
export { combinations, firstPrint, printsTaken, whichPrint } from './prints.ts';
export type { QuestionFault, ReadQuestion } from './question/index.ts';
export { QUESTION_WORDS, QUESTIONS, readQuestion } from './question/index.ts';
export { ruleOn } from './rule-on.ts';
export type { Ruled, RulingOptions, TableToRule } from './ruled.ts';
export type { Assumption, Branch, GapFound, Ground, Ruling, Said, Verdict, Way } from './ruling.ts';
