import type { RulingReport } from '../../../render/report/types.ts';
import { lineOf } from '../dealt.ts';
import { spokenOf } from '../judged.ts';
import type { BoardLaw } from './law.ts';

/** `--everywhere` gives of each other document what that document gives when it is asked by itself. */

/** What another document decides, by what, and what it assumes. */
const essence = ({
  verdict,
  grounds,
  needs,
  assumptions,
}: Pick<RulingReport, 'verdict' | 'grounds' | 'needs' | 'assumptions'>): string =>
  JSON.stringify([
    verdict,
    grounds.map(({ code, rule }) => [code, rule.id]),
    needs.map(({ code, id }) => [code, id]),
    assumptions.map(({ rule, says }) => rule?.id ?? says),
  ]);

/** One board in so many: each asks seven documents. */
const ASKED = 12;

export const everywhereAlike: BoardLaw = async (one, judged, chance) => {
  // A name without its print may mean another print under another document.
  if (!chance.oneIn(ASKED) || one.stadium !== null || one.form !== '') return null;
  const { report } = await judged.can(lineOf(one), one.question, { everywhere: true });
  if (report === null) return null;
  const spoken = spokenOf(report);
  for (const other of report.elsewhere) {
    const asked = await judged.can(lineOf(one), one.question, { ruleset: other.document });
    if (asked.report === null) continue;
    if (essence(asked.report) !== essence(other))
      return `everywhere: ${other.document} is ${essence(asked.report)} by itself, ${essence(other)} everywhere`;
    const cites = [...other.grounds.map(({ rule }) => rule.id), ...other.needs.map(({ id }) => id)];
    const missing = cites.find((id) => !spoken.includes(id));
    if (missing !== undefined)
      return `everywhere: a reason of another document is not spoken @ ${other.document} ${missing}`;
    if (other.verdict === 'legal' && other.restsOn.length === 0)
      return `everywhere: ${other.document} allows it by no paragraph`;
  }
  return null;
};
