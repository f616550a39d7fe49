// Boards, scenarios and cards written in files.
export type { BoardFile, Expectation, ExpectedPlace, Step } from './board-file.ts';
export { placeName } from './board-file.ts';
export type { ReplayedStep, StepFault } from './carry-out-step.ts';
export { POKEMON_FACTS, RESULTS, VERDICTS } from './expectation.ts';
export { factAt, meets, shownFact } from './facts-of-place.ts';
export type { FaultyQuestion } from './faulty-questions.ts';
export { faultyQuestions } from './faulty-questions.ts';
export { MOST_STEPS, readBoard } from './read-board.ts';
export { readCardFile } from './read-card.ts';
export { DEEPEST, LARGEST_FILE } from './read-yaml.ts';
export type { Replay, ReplayOptions } from './replay.ts';
export { replay } from './replay.ts';
export type { RunOptions, ScenarioRun } from './run-scenario.ts';
export { readChecked, runScenario, unknownRules } from './run-scenario.ts';
export { boardSchema } from './schema.ts';
export type { Checked, Unmet } from './verify.ts';
export { checkExpectations, ruleIdIn, rulesSeen } from './verify.ts';
