// Entering a table by questions.
export {
  ASKING,
  type Asking,
  beginTable,
  type Conversation,
  type OneQuestion,
  oneQuestion,
  tableConversation,
} from './conversation.ts';
export {
  askedLate,
  asksAgain,
  back,
  begin,
  chosen,
  corrected,
  type Dialogue,
  enter,
  faultsOf,
  helped,
  isDone,
  moved,
  outcomeOf,
  thatsAll,
  typing,
} from './dialogue.ts';
export { DISPUTES } from './disputes.ts';
export { type Answers, type Draft, EMPTY_DRAFT, isQuestion, type QuestionId, readDraft } from './draft.ts';
export { type Desk, nextQuestion, questionForNeeds } from './flow.ts';
export type { Choice } from './offers.ts';
export { type Row, rowsOf, type Shown, shownNow } from './shown.ts';
