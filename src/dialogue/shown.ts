import { current, type Dialogue, standing } from './dialogue.ts';
import type { Draft, QuestionId } from './draft.ts';
import { type Desk, questionsFor } from './flow.ts';
import type { Choice } from './offers.ts';
import { questionOn } from './questions.ts';
import { lineSoFar } from './table.ts';

/** What of a dialogue there is to draw. */

/** A row with an answer. */
export interface Row {
  readonly id: QuestionId;
  readonly label: string;
  readonly inset: boolean;
  readonly says: string;
}

/** Everything there is to draw. */
export interface Shown {
  readonly rows: readonly Row[];
  readonly label: string;
  readonly inset: boolean;
  /** What Enter alone accepts. */
  readonly usual: string | null;
  readonly typed: string;
  readonly offers: readonly Choice[];
  /** Whether a number is an answer here, and not a place in the list of offers. */
  readonly numeric: boolean;
  readonly more: number;
  readonly pick: number | null;
  readonly said: string | null;
  /** The table so far; null where none is entered. */
  readonly board: string | null;
}

/** The facts so far, in the order of their questions. */
export const rowsOf = ({ answers }: Draft, desk: Desk): readonly Row[] =>
  questionsFor(answers, desk).flatMap((id): Row[] => {
    const answer = answers[id];
    if (answer === undefined) return [];
    const { label, inset, usual, says } = questionOn(id, answers, desk);
    return [{ id, label, inset, says: answer === '' && usual !== null ? usual.says : says(answer) }];
  });

const NUMERIC: ReadonlySet<string> = new Set(['turn', 'hand', 'prizes', 'on', 'on-theirs', 'on-other', 'on-theirs-2']);

/** Offers that are drawn at once. */
const DRAWN = 9;

export const shownNow = (dialogue: Dialogue, desk: Desk): Shown | null => {
  const question = current(dialogue, desk);
  if (question === null) return null;
  const { typed, pick, said, draft } = dialogue;
  const rows = rowsOf(draft, desk);
  const at = rows.findIndex(({ id }) => id === question.id);
  const usual = standing(question, draft);
  const offers = question.offers(typed);
  return {
    rows: at < 0 ? rows : rows.slice(0, at),
    label: question.label,
    inset: question.inset,
    usual: typed !== '' && typed === usual?.answer ? null : (usual?.says ?? null),
    typed,
    offers: offers.slice(0, DRAWN),
    numeric: NUMERIC.has(question.id),
    more: Math.max(0, offers.length - DRAWN),
    pick: pick ?? (offers[0]?.isGuess === true || (typed === '' && usual !== null) ? null : 0),
    said,
    board: lineSoFar(draft.answers),
  };
};
