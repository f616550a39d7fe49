import {
  back,
  begin,
  chosen,
  corrected,
  type Desk,
  type Dialogue,
  enter,
  helped,
  isDone,
  outcomeOf,
  type QuestionId,
  type Shown,
  shownNow,
  thatsAll,
  typing,
} from '../dialogue/index.ts';
import { type App, askFor, rulesetOf, setLine } from './app.ts';

/** A table and a dispute by questions: the dialogue of the command line, answered with a finger. */

/** The questions as far as they are answered, and what there is to draw of them. */
export interface Questions {
  readonly dialogue: Dialogue;
  readonly shown: Shown;
}

/** What answers are looked up in, the same from the first question to the last: it remembers what it ruled on. */
const desks = new WeakMap<App, Desk>();

const deskOf = async (app: App): Promise<Desk> => {
  const { ruledBy, names } = await (await app.tables()).cards();
  return { ...names(), pool: ruledBy, usual: app.state.usual };
};

export const openQuestions = async (app: App): Promise<void> => {
  const here = await deskOf(app);
  desks.set(app, here);
  // The rulebook is chosen above every screen.
  const dialogue = begin({ answers: { ruleset: rulesetOf(app.state) }, at: null, only: false });
  const shown = shownNow(dialogue, here);
  if (shown !== null) app.set({ questions: { dialogue, shown } });
};

export const closeQuestions = (app: App): void => app.set({ questions: null });

/** The next question; after the last one the table is set up and the dispute is ruled on. */
const go = async (app: App, step: (dialogue: Dialogue, desk: Desk) => Dialogue): Promise<void> => {
  const { questions } = app.state;
  const here = desks.get(app);
  if (questions === null || here === undefined) return;
  const dialogue = step(questions.dialogue, here);
  const shown = isDone(dialogue, here) ? null : shownNow(dialogue, here);
  if (shown !== null) {
    app.set({ questions: { dialogue, shown } });
    return;
  }
  const { board, question } = outcomeOf(dialogue.draft, here);
  app.set({ questions: null });
  await setLine(app, board);
  await askFor(app, question);
};

export const typeAnswer = (app: App, typed: string): Promise<void> => go(app, (dialogue) => typing(dialogue, typed));

/** What was typed, or with nothing typed the usual answer. */
export const giveAnswer = (app: App): Promise<void> => go(app, enter);

/** The offer at this place of the list. */
export const takeAnswer = (app: App, at: number): Promise<void> =>
  go(app, (dialogue, here) => enter(chosen(dialogue, at), here));

export const questionBefore = (app: App): Promise<void> => go(app, back);

export const questionAgain = (app: App, id: QuestionId): Promise<void> =>
  go(app, (dialogue) => corrected(dialogue, id));

export const restIsUsual = (app: App): Promise<void> => go(app, thatsAll);

export const explainQuestion = (app: App): Promise<void> => go(app, helped);
