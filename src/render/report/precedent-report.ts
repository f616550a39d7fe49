import type { Citation } from '../../corpus/index.ts';
import { isOfficial, MECHANICS, PERIODS, type Precedent, SAYINGS } from '../../precedents/index.ts';
import type { PrecedentJson, PrecedentReport } from './types-of-precedents.ts';

/** The paragraph of the Comprehensive Rules that puts official rulings before the rules. No other document has one. */
const RULINGS_FIRST: Citation = { document: 'comprehensive-2009', id: '102.3' };

export const precedentJson = ({ plays, ...precedent }: Precedent): PrecedentJson => {
  const official = isOfficial({ plays, ...precedent });
  const parts = precedent.document === 'contrary' && official;
  const under = precedent.restsOn.some(({ document }) => document === RULINGS_FIRST.document);
  return {
    ...precedent,
    official,
    table: plays ? `precedents/${precedent.id}.yaml` : (precedent.heldBy[0] ?? null),
    comesFirst: parts && under ? RULINGS_FIRST : null,
  };
};

const countsOf = (all: readonly Precedent[]): PrecedentReport['counts'] => {
  const count = (is: (one: Precedent) => boolean): number => all.filter(is).length;
  return {
    periods: PERIODS.map((period) => ({ period, precedents: count((one) => one.period === period) })),
    mechanics: MECHANICS.map((mechanic) => ({
      mechanic,
      precedents: count((one) => one.mechanic === mechanic),
    })).filter(({ precedents }) => precedents > 0),
    documents: SAYINGS.map((document) => ({ document, precedents: count((one) => one.document === document) })),
  };
};

/** What was found, with the counts of all that are on file. */
export const precedentReport = (
  asked: string,
  by: PrecedentReport['by'],
  found: readonly Precedent[],
  limit: number,
  all: readonly Precedent[],
): PrecedentReport => ({
  schema: 1,
  asked,
  by,
  total: found.length,
  precedents: found.slice(0, limit).map(precedentJson),
  counts: countsOf(all),
});
