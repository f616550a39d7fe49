import { questionFault } from '../../asking/question-fault.ts';
import { play } from '../../asking/rulings/replay.ts';
import { isRuled } from '../../corpus/index.ts';
import { withOwnCards } from '../../render/report/own-cards.ts';
import { replayReport } from '../../render/report/replay-report.ts';
import { replayScreen } from '../../render/screen/replay.ts';
import type { Said } from '../../ruling/index.ts';
import { checkExpectations } from '../../scenario/index.ts';
import { describeTable } from '../../state/index.ts';
import { canonicalNames, printBoardLine } from '../../state/notation/index.ts';
import { answer, refuse } from '../answer.ts';
import type { Io } from '../io.ts';
import { asStep, type CardDesk, tableOfLine } from './dialogue-desk.ts';
import type { Session } from './dispute-session.ts';

/** `do it`: the action that was ruled on is played after the earlier ones, with the coins and choices it asks for. */

/** The session after the action; or, where it was not carried out, the facts that a rule needed. The reason is on the screen then. */
export const carryOutNext = async (
  session: Session,
  board: string,
  question: string,
  desk: CardDesk,
  io: Io,
): Promise<Session | { readonly needs: readonly Said[] }> => {
  const start = session.start ?? board;
  const table = tableOfLine(start, desk.usual, desk);
  const ruleset = table?.board.setup.ruleset ?? desk.usual;
  const ruled = tableOfLine(start, ruleset, desk);
  if (ruled === null || !isRuled(ruleset)) return { needs: [] };
  const { pool } = ruled;
  const steps = [...session.steps, { do: question, answers: [] }];
  const file = { ...ruled.board, steps: steps.map(asStep) };
  const played = await play(file, pool, { doc: ruleset }, [], io.canAsk ? io.ask : undefined);
  const last = played.replay.steps.at(-1);
  if (last === undefined) return { needs: [] };
  if (last.open === null && last.fault !== null) {
    await refuse(io, {}, [questionFault(last.fault, pool)]);
    return { needs: [] };
  }
  const after = printBoardLine(
    canonicalNames({ ...describeTable(played.replay.inLine(), played.replay.pool), ruleset }, pool),
  );
  const report = withOwnCards(
    replayReport({
      file: played.file,
      replay: played.replay,
      checked: checkExpectations(played.file, played.replay),
      ruling: null,
      board: after,
      rulesetFrom: 'board',
    }),
    ruled,
  );
  await answer(io, {}, report, (face, drawn) => replayScreen(face, drawn, 'none'));
  if (last.verdict !== 'legal' || played.replay.steps.length < steps.length) return { needs: last.needs };
  return {
    ...session,
    start,
    steps: played.file.steps.map(({ do: said, answers }) => ({ do: said, answers })),
    draft: { answers: { line: after }, at: null, only: false },
  };
};
