import { overviewAsked } from '../ruling/index.ts';
import { type InputFault, nearest } from '../state/index.ts';
import { checkNames, parseBoardLine, printBoardLine, seatFaults } from '../state/notation/index.ts';
import type { AnswerRead, Question } from './answer-kinds.ts';
import { questionOf } from './disputes.ts';
import { type Answers, answered, type Draft, EMPTY_DRAFT, type QuestionId } from './draft.ts';
import { type Desk, nextQuestion, questionsFor, ruledSoFar, rulesetOf } from './flow.ts';
import type { Choice } from './offers.ts';
import { questionOn } from './questions.ts';
import { understood } from './spoken.ts';
import { tableOf } from './table.ts';

/** The dialogue as a machine: keys in, a table out. Every step makes a new one and leaves the old as it was. */

export interface Dialogue {
  readonly draft: Draft;
  /** The text on the input line. */
  readonly typed: string;
  /** The offer that is marked; null: the first, or with nothing typed the default. */
  readonly pick: number | null;
  /** What is said about the last key: why an answer was refused, or help. */
  readonly said: string | null;
}

/** A board line that is changed is put on the input line, to be edited. */
export const begin = (draft: Draft = EMPTY_DRAFT): Dialogue => ({
  draft,
  typed: draft.at === 'line' ? (draft.answers.line ?? '') : '',
  pick: null,
  said: null,
});

const onto = (draft: Draft): Dialogue => begin(draft);

const saying = (dialogue: Dialogue, said: string): Dialogue => ({ ...dialogue, said });

/** The question to be answered; null when there is none left. */
export const current = ({ draft }: Dialogue, desk: Desk): Question | null => {
  const id = nextQuestion(draft, desk);
  return id === null ? null : questionOn(id, draft.answers, desk);
};

export const isDone = (dialogue: Dialogue, desk: Desk): boolean => nextQuestion(dialogue.draft, desk) === null;

export const typing = (dialogue: Dialogue, typed: string): Dialogue =>
  typed === dialogue.typed ? dialogue : { ...dialogue, typed, pick: null, said: null };

/** Marks the next offer, or the one before. */
export const moved = (dialogue: Dialogue, by: 1 | -1, desk: Desk): Dialogue => {
  const offers = current(dialogue, desk)?.offers(dialogue.typed) ?? [];
  if (offers.length === 0) return dialogue;
  const unmarked = offers[0]?.isGuess === true || (dialogue.typed === '' && current(dialogue, desk)?.usual !== null);
  const from = dialogue.pick ?? (unmarked && by === 1 ? -1 : 0);
  return { ...dialogue, pick: Math.max(0, Math.min(offers.length - 1, from + by)) };
};

/** Marks the offer at this place of the list, as a finger does. */
export const chosen = (dialogue: Dialogue, at: number): Dialogue => ({ ...dialogue, pick: at });

/** A whole table in one line, rather than an answer. */
const isLine = (typed: string): boolean => /\||\svs\s/iu.test(typed);

const wordsOf = (fault: InputFault): string =>
  [fault.message, ...(fault.hint ?? '').split('\n')].filter(Boolean).join('  ');

/** Everything wrong with the answers: signs, and names of unknown cards. */
const faultsIn = (answers: Answers, desk: Desk): readonly InputFault[] => {
  const { setup, faults } = tableOf(answers);
  const doc = rulesetOf(answers, desk);
  return [...faults, ...checkNames({ ...setup, ruleset: doc }, desk.pool(doc))];
};

export const faultsOf = ({ answers }: Draft, desk: Desk): readonly InputFault[] => faultsIn(answers, desk);

/** The table of a line in its own spelling, or what is wrong with it. */
const readLine = (typed: string, before: Answers, desk: Desk): AnswerRead => {
  const { setup, faults, places } = parseBoardLine(typed);
  const seats = seatFaults(setup, places);
  const [fault] = faults.length > 0 ? faults : seats.length > 0 ? seats : faultsIn({ ...before, line: typed }, desk);
  if (fault !== undefined) return { ok: false, fault: wordsOf(fault) };
  // A line that names no document is read by the one that was chosen.
  const { ruleset = before.ruleset } = setup;
  return { ok: true, answer: printBoardLine({ ...setup, ...(ruleset === undefined ? {} : { ruleset }) }) };
};

/** After an answer: the next question; after one that was only looked at again, the question after it. */
const goingOn = (draft: Draft, id: QuestionId, desk: Desk): Draft => {
  if (draft.at === null || draft.only) return { ...draft, at: null, only: false };
  const all = questionsFor(draft.answers, desk);
  const next = all[all.indexOf(id) + 1];
  return { ...draft, at: next !== undefined && draft.answers[next] !== undefined ? next : null };
};

/** The form of play and the names of the players are given together with the rulebook: up to three answers to one question. */
const withForm = (more: Answers): Answers => {
  const [, ruleset = '', format = '', players = ''] =
    /^(\S*)(?: (2on2|team)(?= |$))?(?: (.+))?$/u.exec(more.ruleset ?? '') ?? [];
  return more.ruleset === undefined ? more : { ...more, ruleset, format, players };
};

const accept = (dialogue: Dialogue, more: Answers, id: QuestionId, desk: Desk): Dialogue => {
  const answers = { ...dialogue.draft.answers, ...withForm(more) };
  const before = new Set(faultsIn(dialogue.draft.answers, desk).map(({ message }) => message));
  const fault = faultsIn(answers, desk).find(({ message }) => !before.has(message));
  if (fault !== undefined) return saying(dialogue, wordsOf(fault));
  return onto(goingOn({ ...dialogue.draft, answers }, id, desk));
};

/** What Enter alone accepts. */
export const standing = (question: Question, { answers }: Draft): Choice | null => {
  const before = answers[question.id];
  if (before === undefined || (before === '' && question.usual?.answer === '')) return question.usual;
  // The form of play and the names stay with the rulebook when Enter accepts it again.
  const { format = '', players = '' } = question.id === 'ruleset' ? answers : {};
  return { answer: [before, format, players].filter(Boolean).join(' '), says: question.says(before) };
};

/** A question about a table given as a line, in the words of `judge can`. */
const askedOfTable = (answers: Answers, typed: string, desk: Desk): AnswerRead => {
  const ruled = ruledSoFar({ ...answers, dispute: typed }, desk);
  if (ruled === null) return { ok: false, fault: `“${typed}” is not a question I know.` };
  if (ruled.ok) return { ok: true, answer: ruled.ruling.question };
  const { code, expected } = ruled.fault;
  const near = expected.length === 0 ? '' : `  nearest   ${expected.slice(0, 6).join(' · ')}`;
  switch (code) {
    case 'says-otherwise':
      return {
        ok: false,
        fault: `“${typed}” does not fit the table.  You can ask   ${expected.join(' · ')}`,
      };
    case 'not-to-move':
      return {
        ok: false,
        fault: `“${typed}” is not about the player whose turn it is. It is the turn of   ${expected.join(' · ')}`,
      };
    case 'not-understood':
      return { ok: false, fault: `“${typed}” is only partly understood, so it is not answered.${near}` };
    default:
      return { ok: false, fault: `“${typed}” cannot be asked of this table.${near}` };
  }
};

const MEANT = ['back', 'help', 'done'] as const;

/** Enter. */
export const enter = (dialogue: Dialogue, desk: Desk): Dialogue => {
  const { draft, pick } = dialogue;
  const typed = dialogue.typed.trim();
  const question = current(dialogue, desk);
  if (question === null) return dialogue;
  const { id } = question;
  const { answers } = draft;
  if (typed === '<') return back({ ...dialogue, typed: '' }, desk);
  if (typed === '.') return thatsAll({ ...dialogue, typed: '' }, desk);
  if (typed === '?' && id !== 'theirs') return helped({ ...dialogue, typed: '' }, desk);
  if (typed === '' && pick === null) {
    const usual = standing(question, draft) ?? question.offers('')[0];
    if (usual === undefined) return saying(dialogue, question.help);
    return accept(dialogue, { [id]: usual.answer }, id, desk);
  }
  if (id === 'line' || isLine(typed)) {
    const line = readLine(typed, answers, desk);
    if (!line.ok) return saying(dialogue, line.fault);
    const { ruleset: _ruleset, dispute, ...others } = answers;
    const prints = Object.fromEntries(Object.entries(others).filter(([key]) => key.startsWith('print:')));
    const kept = dispute === undefined ? {} : { dispute };
    return onto(goingOn({ ...draft, answers: { ...prints, ...kept, line: line.answer } }, id, desk));
  }
  const offered = question.offers(dialogue.typed)[pick ?? 0];
  const chosen = pick === null && offered?.isGuess === true ? undefined : offered;
  if (id === 'dispute' && chosen === undefined && overviewAsked(typed) !== null)
    return saying(
      dialogue,
      'That asks for every legal action, not one dispute. Press l below any ruling, or run  judge legal',
    );
  if ((id === 'dispute' || id === 'ruleset') && chosen === undefined && answers.line === undefined) {
    // The whole dispute in a sentence; who begins with it takes the usual rulebook, unless the sentence names one.
    const sentence = understood(answers, desk, typed);
    if (sentence !== null) return accept(dialogue, { ruleset: answers.ruleset ?? desk.usual, ...sentence }, id, desk);
  }
  if (id === 'dispute' && chosen === undefined && answers.line !== undefined) {
    // The table is given already: the question has to make sense on it.
    const asked = askedOfTable(answers, typed, desk);
    return asked.ok ? accept(dialogue, { dispute: asked.answer }, id, desk) : saying(dialogue, asked.fault);
  }
  const read: AnswerRead = chosen === undefined ? question.read(typed) : { ok: true, answer: chosen.answer };
  if (!read.ok) {
    const meant = nearest(typed, MEANT, 1)[0];
    return saying(
      dialogue,
      meant === undefined || typed.length < 4 ? read.fault : `${read.fault}  Keys: < back, . that's all, ? help`,
    );
  }
  return accept(dialogue, { [id]: read.answer }, id, desk);
};

/** One question back; the old answer becomes the default. */
export const back = (dialogue: Dialogue, desk: Desk): Dialogue => {
  const all = questionsFor(dialogue.draft.answers, desk);
  const id = nextQuestion(dialogue.draft, desk);
  const before = all[(id === null ? all.length : all.indexOf(id)) - 1];
  if (before === undefined) return saying({ ...dialogue, typed: '' }, 'This is the first question.');
  return onto({ ...dialogue.draft, at: before, only: false });
};

/** The usual answer to everything that is still to be asked. */
export const thatsAll = (dialogue: Dialogue, desk: Desk): Dialogue => {
  let draft: Draft = { ...dialogue.draft, at: null };
  for (;;) {
    const id = nextQuestion(draft, desk);
    if (id === null) return onto(draft);
    const usual = questionOn(id, draft.answers, desk).usual;
    // Only the judge can answer what has no usual answer.
    if (usual === null && id !== 'ruleset') return saying(onto(draft), 'This question needs an answer.');
    draft = answered(draft, id, usual?.answer ?? desk.usual);
  }
};

export const helped = (dialogue: Dialogue, desk: Desk): Dialogue =>
  saying({ ...dialogue, typed: '' }, current(dialogue, desk)?.help ?? '');

/** One fact is looked at again; after its answer the dialogue goes on where it was. */
export const corrected = (dialogue: Dialogue, id: QuestionId): Dialogue =>
  onto({ ...dialogue.draft, at: id, only: true });

/** A fact that turned out to be needed: asked now, even if it was left out before. */
export const askedLate = (draft: Draft, id: QuestionId): Draft => ({
  answers: { ...draft.answers, [id]: draft.answers[id] ?? '' },
  at: id,
  only: true,
});

/** Another question about the same table. */
export const asksAgain = (draft: Draft, desk: Desk): Draft => {
  const { ruleset, dispute: _dispute, ...rest } = draft.answers;
  const prints = Object.fromEntries(Object.entries(rest).filter(([id]) => id.startsWith('print:')));
  const { setup } = tableOf(draft.answers);
  const line = printBoardLine({ ...setup, ruleset: ruleset ?? setup.ruleset ?? desk.usual });
  return { answers: { line, ...prints }, at: null, only: false };
};

/** The result: the table, and the question about it. */
export const outcomeOf = (draft: Draft, desk: Desk): { readonly board: string; readonly question: string } => {
  const { setup } = tableOf(draft.answers);
  return {
    board: printBoardLine({ ...setup, ruleset: rulesetOf(draft.answers, desk) }),
    question: questionOf(draft.answers),
  };
};
