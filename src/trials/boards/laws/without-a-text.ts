import type { TableRead } from '../../../asking/tables/read-table.ts';
import { reportOf } from '../../../render/report/report-of.ts';
import { ruleOn, type TableToRule, withoutText } from '../../../ruling/index.ts';
import type { Dealt } from '../dealt.ts';
import { screenOf } from '../judged.ts';

/** The same question on the same table, where a text says nothing: what is printed then shows whether the text had a part in it. */

/** A rule that was looked at is cited also where it changed nothing. */
const PARAGRAPHS = /\t.*$/gmu;

const shown = (question: string, table: TableToRule): string | null => {
  const ruled = ruleOn(question, table);
  return ruled.ok
    ? screenOf({ ...reportOf(ruled.ruling, table.pool, 'board'), board: '' }).replace(PARAGRAPHS, '')
    : null;
};

/** The first line that is another one, or missing, where the text of that name says nothing; null where all are the same. */
export const otherWithoutText = (
  { doc, question, fallback }: Dealt,
  { board, pool }: TableRead,
): ((name: string) => string | null) => {
  const table: TableToRule = { setup: board.setup, pool, doc, fallback };
  const came = shown(question, table)?.split('\n') ?? [];
  return (name) => {
    const other = shown(question, { ...table, pool: withoutText(name).pool(pool) })?.split('\n') ?? [];
    if (came.length === other.length && came.every((line, at) => line === other[at])) return null;
    return came.find((line) => !other.includes(line)) ?? other.find((line) => !came.includes(line)) ?? 'the order';
  };
};
