import type { RulingReport, TraceJson } from '../../../render/report/types.ts';
import { lineOf } from '../dealt.ts';
import { type BoardLaw, essenceOf } from './law.ts';

/** `can`, `legal` and `replay` agree about the same act on the same table. */

export const askedAlike: BoardLaw = async (one, judged, chance) => {
  const { question, fallback } = one;
  const line = lineOf(one);
  const choose = async (_question: string, answers: readonly string[]) => chance.pick(answers) ?? null;
  const asked = await judged.can(line, question, { fallback });
  const went = await judged.replay(line, [question], { fallback, choose });
  const kind = question.split(' ')[0] ?? '';
  if (asked.report === null || went.report === null) {
    if ((asked.report === null) === (went.report === null)) return null;
    const faults = asked.faults ?? went.faults ?? [];
    // The answer names every Pokémon that may; a step has to name one of them.
    if (faults.every(({ code }) => code === 'ambiguous-question') && severalMay(asked.report)) return null;
    const who = asked.report === null ? 'can' : 'replay';
    return `alike: only ${who} refuses ${kind} (${faults.map(({ code }) => code).join(', ')})`;
  }
  const [step] = went.report.steps;
  if (step === undefined) return null;
  const { verdict } = asked.report;
  // Where a flip decides, or only one side of it needs what is missing, the step went one of the ways: asked with its answers, both say the same.
  if (verdict === 'depends') return null;
  const withAnswers = await askedWith(step.action.answers, (answers) =>
    judged.can(line, question, { fallback, answers }),
  );
  if (OPEN.includes(verdict) && step.verdict === 'legal' && withAnswers?.verdict === 'legal') return null;
  if (verdict === step.verdict) {
    if (verdict === 'illegal' && essenceOf(asked.report) !== essenceOf(step))
      return `alike: grounds of ${kind}: can ${essenceOf(asked.report)}, replay ${essenceOf(step)}`;
  } else if (
    !(verdict === 'legal' && (step.open !== null || endedTheTurn(step.trace) || saysWhatIsOpen(asked.report))) &&
    !(OPEN.includes(verdict) && OPEN.includes(step.verdict))
  )
    return `alike: ${kind}: can ${essenceOf(asked.report)}, replay ${essenceOf(step)} @ ${step.action.answers.join(', ')}`;
  if (verdict !== 'legal' || withAnswers === null) return null;
  return withAnswers.verdict === step.verdict || saysWhatIsOpen(withAnswers) || endedTheTurn(step.trace)
    ? null
    : `alike: ${kind} with its answers: can ${essenceOf(withAnswers)}, replay ${essenceOf(step)} @ ${step.action.answers.join(', ')}`;
};

/** Asked with as many answers of the step as belong to the act itself: who comes up after it is asked of the turn, not of the act. */
const askedWith = async (
  answers: readonly string[],
  ask: (answers: readonly string[]) => Promise<{ readonly report: RulingReport | null }>,
): Promise<RulingReport | null> => {
  for (let many = answers.length; many > 0; many -= 1) {
    const { report } = await ask(answers.slice(0, many));
    if (report !== null) return report;
  }
  return null;
};

const severalMay = (report: RulingReport | null): boolean =>
  (report?.options.filter(({ code }) => code.endsWith('-so')).length ?? 0) > 1;

/** What may be done may lead to what is not known; then that is said, or what has to be chosen before. */
const saysWhatIsOpen = ({ follows, branches }: RulingReport): boolean =>
  (follows !== null && follows.asks !== null) ||
  (follows !== null && (follows.unread.length > 0 || follows.open !== null)) ||
  branches.some(({ says }) =>
    /depends on|does not say|card text decides|what follows is unknown|is asked:|as chosen, such as/u.test(says),
  );

/** `can` follows an act to the end of its turn; what is open between turns is said of the end of the turn. */
const endedTheTurn = (trace: readonly TraceJson[]): boolean =>
  trace.some(
    ({ event, text, children }) =>
      (event === 'phase-began' && text === 'the end phase begins') || endedTheTurn(children),
  );

/** A fact or a text may be missing; either is said, and which is said first is no matter. */
const OPEN: readonly string[] = ['undetermined', 'not-modelled'];

const OVERVIEW: readonly (readonly [RegExp, (question: string) => string])[] = [
  [/^retreat$/u, () => 'retreat'],
  [/^end turn$/u, () => 'end turn'],
  [/^draw$/u, () => 'draw'],
  [/^attack /u, (question) => question.replace(/^attack /u, '')],
];

export const listedAlike: BoardLaw = async (one, judged) => {
  const { question, fallback, form } = one;
  if (form !== '') return null;
  const name = OVERVIEW.find(([asks]) => asks.test(question))?.[1](question);
  if (name === undefined) return null;
  const asked = await judged.can(lineOf(one), question, { fallback });
  const listed = await judged.legal(lineOf(one), { fallback });
  if (asked.report === null || listed.report === null) return null;
  const kind = question.split(' ')[0] ?? '';
  const row = listed.report.open.find(({ action }) => action === kind || action === question || action.endsWith(name));
  const closed = listed.report.closed.find((shut) => shut.action === kind && (kind !== 'attack' || shut.what === name));
  const { verdict } = asked.report;
  if (row !== undefined && closed === undefined && row.verdict !== verdict && row.action.endsWith(name))
    return `listed: ${kind}: can ${verdict}, legal ${row.verdict}`;
  if (row === undefined && closed !== undefined && verdict !== 'illegal')
    return `listed: ${kind}: can ${verdict}, closed in legal by ${closed.grounds.map(({ code }) => code).join(', ')}`;
  return null;
};
