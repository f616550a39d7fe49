import type { TableRead } from '../../../asking/tables/read-table.ts';
import { reportOf } from '../../../render/report/report-of.ts';
import { mayHavePart, ruleOn, setUpWith, silenceOf, type TableToRule, textsInPlay } from '../../../ruling/index.ts';
import type { Dealt } from '../dealt.ts';
import { screenOf } from '../judged.ts';

/** The same question on the same table, where some texts say nothing: what is printed then shows whether they had a part in it. */

/** A rule that was looked at is cited, and its assumptions are said, also where it changed nothing. */
const PARAGRAPHS = /\t.*$|^Assumed\b.*$/gmu;

const shown = (question: string, table: TableToRule): string | null => {
  const ruled = ruleOn(question, table);
  return ruled.ok
    ? screenOf({ ...reportOf(ruled.ruling, table.pool, 'board'), board: '' }).replace(PARAGRAPHS, '')
    : null;
};

/** The first line that is another one, or missing, where the texts of these names say nothing; null where all are the same. */
export const otherWithoutTexts = (
  { doc, question, fallback }: Dealt,
  { board, pool }: TableRead,
): ((names: readonly string[]) => string | null) => {
  const table: TableToRule = { setup: board.setup, pool, doc, fallback };
  const came = shown(question, table)?.split('\n') ?? [];
  const inPlay = textsInPlay(table, [setUpWith(table)]);
  return (names) => {
    const meant = inPlay.filter(mayHavePart).filter(({ name }) => names.includes(name));
    const silence = silenceOf(meant);
    const silent = { ...table, setup: silence.setup(board.setup), pool: silence.pool(pool) };
    const other = shown(question, silent)?.split('\n') ?? [];
    if (came.length === other.length && came.every((line, at) => line === other[at])) return null;
    return came.find((line) => !other.includes(line)) ?? other.find((line) => !came.includes(line)) ?? 'the order';
  };
};
