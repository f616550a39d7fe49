import type { RuleId } from '../../../corpus/index.ts';
import type { TraceJson } from '../../../render/report/types.ts';
import { lineOf } from '../dealt.ts';
import { screenOf } from '../judged.ts';
import type { BoardLaw } from './law.ts';
import { otherwiseWithout } from './without-a-rule.ts';

/** The deciding paragraph is printed: every ground, and every rule without which something else would be printed. */

/** Every paragraph that did something: a prohibition that was asked and does not apply is none of them. */
const rulesIn = (trace: readonly TraceJson[]): readonly RuleId[] =>
  trace.flatMap(({ rule, event, children }) => [
    ...(rule === null || event === 'passed' ? [] : [`${rule.document}/${rule.id}` as RuleId]),
    ...rulesIn(children),
  ]);

export const reasonPrinted: BoardLaw = async (one, judged) => {
  const { question, fallback } = one;
  const { report, ...asked } = await judged.can(lineOf(one), question, { fallback });
  if (report === null || !('table' in asked)) return null;
  const screen = screenOf(report);
  const printed = (id: string): boolean => screen.includes(id);
  if (report.verdict === 'illegal' && report.grounds.length === 0) return 'reason: ILLEGAL without a ground';
  for (const { rule, code } of report.grounds)
    if (!printed(rule.id)) return `reason: the ground ${code} is not printed @ ${rule.document} ${rule.id}`;
  if (report.verdict !== 'legal' && report.verdict !== 'depends') return null;
  // What comes of it is not printed where it is unknown.
  if (report.follows !== null && (report.follows.unread.length > 0 || report.follows.open !== null)) return null;
  if (report.branches.some(({ open }) => open !== null)) return null;
  const changes = otherwiseWithout(report, one, asked.table);
  const traces = [report.trace, report.follows?.trace ?? [], ...report.branches.map(({ trace }) => trace)];
  for (const rule of new Set(traces.flatMap(rulesIn))) {
    const id = rule.slice(rule.indexOf('/') + 1);
    if (printed(id)) continue;
    if (changes(rule) === true)
      return `reason: what decides a legal ${question.split(' ')[0]} is not printed @ ${rule}`;
  }
  return null;
};
