import type { TableRead } from '../../../asking/tables/read-table.ts';
import type { RuleId } from '../../../corpus/index.ts';
import { reportOf } from '../../../render/report/report-of.ts';
import type { RulingReport } from '../../../render/report/types.ts';
import { linesOf } from '../../../render/words/reported-together.ts';
import { ruleOn, type TableToRule } from '../../../ruling/index.ts';
import type { Dealt } from '../dealt.ts';

/** What is printed of the verdict, what comes of it, what of that is unknown, and the texts in doubt, without the paragraphs it happens by. */
export const printedWords = ({ verdict, headline, branches, follows, gaps }: RulingReport): readonly string[] => [
  `${verdict} ${headline}`,
  ...branches.map(({ if: when, verdict: one, says, open }) => `${when.join(', ')}: ${one} ${says} ${open?.says ?? ''}`),
  ...linesOf(follows?.trace ?? [], 'none').map(({ text }) => text),
  ...linesOf(follows?.always?.trace ?? [], 'none').map(({ text }) => text),
  ...(follows === null ? [] : [follows.asks?.question ?? [], follows.unread, follows.open?.says ?? []].flat()),
  ...gaps.map(({ card, place, text }) => `${card}, ${place}: ${text}`),
];

const without = (question: string, table: TableToRule, rule: RuleId): ReadonlySet<string> | null => {
  try {
    const ruled = ruleOn(question, { ...table, off: new Set([rule]) });
    return ruled.ok ? new Set(printedWords(reportOf(ruled.ruling, table.pool, 'board'))) : null;
  } catch {
    return null;
  }
};

/**
 * Would what is printed be missing if that paragraph were not in force, or with `either` something more be printed? Null where the engine has no rule to
 * go on by without it: then it is part of how the act is done.
 */
export const otherwiseWithout = (
  report: RulingReport,
  { doc, question, fallback }: Dealt,
  { board, pool }: TableRead,
  either = false,
): ((rule: RuleId) => boolean | null) => {
  const table: TableToRule = { setup: board.setup, pool, doc, fallback };
  const came = printedWords(report);
  return (rule) => {
    const other = without(question, table, rule);
    if (other === null) return null;
    return came.some((line) => !other.has(line)) || (either && other.size > new Set(came).size);
  };
};
