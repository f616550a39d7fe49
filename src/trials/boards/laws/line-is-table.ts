import type { StepJson } from '../../../render/report/types-of-replays.ts';
import { lineOf } from '../dealt.ts';
import { type BoardLaw, essenceOf } from './law.ts';

/** The closing line is the table: what goes on from it goes on as the same game does. */

/** What is done at the table a step led to. */
const AFTER = ['retreat', 'end turn'];

const OPEN: readonly string[] = ['undetermined', 'not-modelled'];

/** What cannot be on the table at the start is in doubt to the end of the replay; the closing line says nothing of it. */
const beganImpossible = ({ needs }: StepJson): boolean => needs.some(({ code }) => code === 'table-set-right');

/** A text that is known by its name alone leaves fewer grounds certain; the verdict has to be the same, or as open. */
export const alike = (going: StepJson, line: StepJson): boolean =>
  essenceOf(going) === essenceOf(line) ||
  beganImpossible(going) ||
  (OPEN.includes(going.verdict) && OPEN.includes(line.verdict)) ||
  (going.verdict === 'illegal' &&
    line.verdict === 'illegal' &&
    line.grounds.every(({ code }) => going.grounds.some((ground) => ground.code === code)));

export const closingLineIsTheTable: BoardLaw = async (one, judged, chance) => {
  const { question, fallback } = one;
  const kind = question.split(' ')[0] ?? '';
  const given = await judged.can(lineOf(one), question, { fallback });
  if (given.report === null) return null;
  const again = await judged.can(given.report.board, question, { fallback });
  if (again.report === null)
    return `line: what is printed cannot be read (${again.faults.map(({ code }) => code).join(', ')}) @ ${given.report.board}`;
  if (essenceOf(given.report) !== essenceOf(again.report))
    return `line: ${kind} is ${essenceOf(given.report)}, and ${essenceOf(again.report)} when read again @ ${again.report.board}`;
  const choose = async (_question: string, answers: readonly string[]) => chance.pick(answers) ?? null;
  const went = await judged.replay(lineOf(one), [question], { fallback, choose });
  if (went.report?.verdict !== 'legal' || went.report.steps.length !== 1 || went.report.result !== null) return null;
  const answers = went.report.steps[0]?.action.answers ?? [];
  const { board } = went.report;
  // A turn that has begun goes on with its draw, which a replay goes through by itself only where it has come to that turn.
  const first = / draw\b[^|]*\|/u.test(board) ? ['draw'] : [];
  for (const then of new Set([...AFTER, question])) {
    const onward = [...first, then];
    const going = await judged.replay(lineOf(one), [question, ...onward], {
      fallback,
      answers,
      choose: async () => null,
    });
    const line = await judged.replay(board, onward, { fallback, choose: async () => null });
    if (line.report === null) {
      const codes = line.faults.map(({ code }) => code).join(', ');
      if (going.report !== null)
        return `line: what is printed after ${kind} is refused (${codes}) @ “${then}” from its line @ ${board}`;
      continue;
    }
    const further = going.report?.steps.at(onward.length);
    const fromLine = line.report.steps.at(onward.length - 1);
    if (further === undefined || fromLine === undefined || alike(further, fromLine)) continue;
    return `line: after ${kind}, ${then.split(' ')[0]} is ${essenceOf(further)} going on, ${essenceOf(fromLine)} from its line @ ${board}`;
  }
  return null;
};
