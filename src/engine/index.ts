export type { Action, ActionKind, ActionOf, Goes, SetUpAction, SetUpKind } from './action.ts';
export { ACTION_KINDS, isSetUp, SET_UP_KINDS } from './action.ts';
export type { EngineCodes } from './codes.ts';
export type { DeckFinding, ForbidDeck } from './deck-form.ts';
export { forbidsDeck } from './deck-form.ts';
export type { EventKind, EventOf, GameEvent, Pile } from './event.ts';
export type { Allowance, Forbid, ForbidParts, Reading, Stage, Step, Where } from './form.ts';
export { actOf, forbids, isOff, reading, stage, step, unknownFact } from './form.ts';
export type { Future } from './futures.ts';
export { futures, mistakesIn } from './futures.ts';
export { futuresTogether } from './futures-together.ts';
export { lastAsked } from './last-asked.ts';
export type { AllowedBySilence, AnyLaw, Cite, DecidedOtherwise, Law, Silence, Sources } from './law.ts';
export {
  asWell,
  decidesOtherwise,
  isAbsent,
  lawOf,
  leftOpenBy,
  paragraphOf,
  perSources,
  speaksHere,
  speaksOfLaw,
  statesLaw,
  unsaidOf,
} from './law.ts';
export type { FoundGround, Legality } from './legality.ts';
export { legality, MAY_BE_BEGUN, settledByCards, textsRead } from './legality.ts';
export { isPick } from './picks-together.ts';
export { driveOnce } from './played-before.ts';
export type { Answer, Needed, Option, OptionFor, Question } from './question.ts';
export { knownAnswers, possibleAnswers, readAnswer } from './question.ts';
export type { ForcedChoices, Recorded } from './recorded-answers.ts';
export { asWritten, recorded } from './recorded-answers.ts';
export { enrol, paragraphsInCode, quotesInCode } from './registry.ts';
export type { Overruled, Probe, Ruleset } from './ruleset.ts';
export { stateAfter } from './state-after.ts';
export type { Answerer, Outcome, Scope } from './step.ts';
export { afterRefusal, drive, step as takeStep } from './step.ts';
export { GameOver, NotModelled, Table } from './table.ts';
export type { Answered, Note, TraceEntry, TraceNode } from './trace.ts';
export { eventsIn, rulesIn } from './trace.ts';
export { UnknownFact } from './unknown-fact.ts';
