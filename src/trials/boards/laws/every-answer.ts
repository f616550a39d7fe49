import type { TraceJson } from '../../../render/report/types.ts';
import { lineOf } from '../dealt.ts';
import type { BoardLaw } from './law.ts';

/** What is said to come whatever is chosen comes where one of the ways is played. */

const leavesIn = (trace: readonly TraceJson[]): readonly TraceJson[] =>
  trace.flatMap((node) => (node.children.length > 0 ? leavesIn(node.children) : [node]));

/** What is said of the end of all ways, in words that none of them has. */
const ENDS: ReadonlySet<string> = new Set(['one-falls-in-any-case', 'damage-in-the-end']);

/** Of two of one name, the one that has gone to the Bench is called the former Active one where that is shown. */
const FORMER = /\bformer (?=Active\b)/gu;

const shown = (trace: readonly TraceJson[]): readonly string[] =>
  leavesIn(trace).flatMap(({ text, code, event }) =>
    text === '' || ENDS.has(code ?? '') || event === 'choice' ? [] : [text.replace(FORMER, '')],
  );

/** The first of these that is not among the others as often as here. */
const missing = (these: readonly string[], others: readonly string[]): string | undefined => {
  const left = [...others];
  return these.find((text) => {
    const at = left.indexOf(text);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
};

const fallenIn = (trace: readonly TraceJson[]): number =>
  leavesIn(trace).filter(({ event, code }) => event === 'knocked-out' || code === 'one-falls-in-any-case').length;

export const everyAnswerBrings: BoardLaw = async (one, judged, chance) => {
  const { question, fallback } = one;
  const line = lineOf(one);
  const asked = await judged.can(line, question, { fallback });
  // On a table that is not certain a replay plays nothing.
  if (asked.report?.verdict !== 'legal') return null;
  const { always } = asked.report.follows ?? {};
  if (always === undefined || !always.complete) return null;
  const choose = async (_question: string, answers: readonly string[]) => chance.pick(answers) ?? null;
  const went = await judged.replay(line, [question], { fallback, choose });
  const [step] = went.report?.steps ?? [];
  if (step === undefined || step.action.kind === null) return null;
  const kind = question.split(' ')[0] ?? '';
  const at = `@ ${step.action.answers.join(', ')}`;
  // Where something is not given, the step says itself what comes whatever it is.
  const came = [...step.trace, ...(step.always?.trace ?? [])];
  const lost = missing(shown(always.trace), shown(came));
  if (lost !== undefined) return `every answer: ${kind}: not in one of them: ${lost} ${at}`;
  return fallenIn(always.trace) > fallenIn(came) ? `every answer: ${kind}: too many fall ${at}` : null;
};
