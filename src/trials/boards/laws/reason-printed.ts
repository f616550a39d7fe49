import type { RuledDoc, RuleId } from '../../../corpus/index.ts';
import { reportOf } from '../../../render/report/report-of.ts';
import type { RulingReport, TraceJson } from '../../../render/report/types.ts';
import { linesOf } from '../../../render/words/reported-together.ts';
import { ruleOn, type TableToRule } from '../../../ruling/index.ts';
import { lineOf } from '../dealt.ts';
import { screenOf } from '../judged.ts';
import type { BoardLaw } from './law.ts';

/** The deciding paragraph is printed: every ground, and every rule without which something else would be printed. */

const rulesIn = (trace: readonly TraceJson[]): readonly RuleId[] =>
  trace.flatMap(({ rule, children }) => [
    ...(rule === null ? [] : [`${rule.document}/${rule.id}` as RuleId]),
    ...rulesIn(children),
  ]);

/** What is printed of the verdict and what comes of it, without the paragraphs it happens by. */
const printedWords = ({ verdict, headline, branches, follows }: RulingReport): readonly string[] => [
  `${verdict} ${headline}`,
  ...branches.map(({ if: when, verdict: one, says }) => `${when.join(', ')}: ${one} ${says}`),
  ...linesOf(follows?.trace ?? [], 'none').map(({ text }) => text),
];

const without = (question: string, table: TableToRule, rule: RuleId): ReadonlySet<string> | null => {
  try {
    const ruled = ruleOn(question, { ...table, off: new Set([rule]) });
    return ruled.ok ? new Set(printedWords(reportOf(ruled.ruling, table.pool, 'board'))) : null;
  } catch {
    // Without it the engine has no rule to go on by: it is part of how the act is done, not what decides.
    return null;
  }
};

export const reasonPrinted: BoardLaw = async (one, judged) => {
  const { question, fallback, doc } = one;
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
  const { board, pool } = asked.table;
  const table: TableToRule = { setup: board.setup, pool, doc: doc as RuledDoc, fallback };
  const came = printedWords(report);
  const traces = [report.trace, report.follows?.trace ?? [], ...report.branches.map(({ trace }) => trace)];
  for (const rule of new Set(traces.flatMap(rulesIn))) {
    const id = rule.slice(rule.indexOf('/') + 1);
    if (printed(id)) continue;
    const other = without(question, table, rule);
    if (other !== null && came.some((line) => !other.has(line)))
      return `reason: what decides a legal ${question.split(' ')[0]} is not printed @ ${rule}`;
  }
  return null;
};
