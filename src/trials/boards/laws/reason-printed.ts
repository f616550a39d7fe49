import type { RuledDoc, RuleId } from '../../../corpus/index.ts';
import type { TraceEntry } from '../../../engine/index.ts';
import type { TraceJson } from '../../../render/report/types.ts';
import { type Ruling, ruleOn, type TableToRule } from '../../../ruling/index.ts';
import { lineOf } from '../dealt.ts';
import { screenOf } from '../judged.ts';
import type { BoardLaw } from './law.ts';

/** The deciding paragraph is printed: every ground, and every rule without which something else would happen. */

const rulesIn = (trace: readonly TraceJson[]): readonly RuleId[] =>
  trace.flatMap(({ rule, children }) => [
    ...(rule === null ? [] : [`${rule.document}/${rule.id}` as RuleId]),
    ...rulesIn(children),
  ]);

/** What happens, without the paragraphs it happens by. */
const eventsIn = (trace: readonly TraceEntry[]): readonly unknown[] =>
  trace.flatMap((entry) => {
    if (entry.kind === 'rule') return eventsIn(entry.entries);
    return entry.kind === 'note' || entry.kind === 'answered' ? [] : [entry];
  });

const happens = ({ verdict, trace, branches }: Ruling): string =>
  JSON.stringify([verdict, eventsIn(trace), branches.map((one) => eventsIn(one.trace))]);

const without = (question: string, table: TableToRule, rule: RuleId): string | null => {
  try {
    const ruled = ruleOn(question, { ...table, off: new Set([rule]) });
    return ruled.ok ? happens(ruled.ruling) : null;
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
  const { board, pool } = asked.table;
  const table: TableToRule = { setup: board.setup, pool, doc: doc as RuledDoc, fallback };
  const ruled = ruleOn(question, table);
  if (!ruled.ok) return null;
  const came = happens(ruled.ruling);
  const rules = new Set([report.trace, ...report.branches.map(({ trace }) => trace)].flatMap(rulesIn));
  for (const rule of rules) {
    const id = rule.slice(rule.indexOf('/') + 1);
    if (printed(id)) continue;
    const other = without(question, table, rule);
    if (other !== null && other !== came)
      return `reason: what decides a legal ${question.split(' ')[0]} is not printed @ ${rule}`;
  }
  return null;
};
