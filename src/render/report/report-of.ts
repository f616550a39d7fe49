import { type Played, type Ruling, setUpWith } from '../../ruling/index.ts';
import type { CardPool } from '../../state/index.ts';
import { canonicalNames, printBoardLine } from '../../state/notation/index.ts';
import { namesOf } from './names-of.ts';
import { rulingReport } from './ruling-report.ts';
import type { RulesetFrom, RulingReport } from './types.ts';

/** A ruling in words. The table is set up once more, for the names on it and for its board line. */
export const reportOf = (ruling: Ruling, pool: CardPool, from: RulesetFrom, played?: Played): RulingReport => {
  const { setup, ruleset: doc } = ruling;
  const tableSetUp = setUpWith({ setup, pool, doc, ...(played === undefined ? {} : { played }) });
  return rulingReport(ruling, {
    names: namesOf(ruling, tableSetUp.state, tableSetUp.pool),
    pool,
    board: printBoardLine(canonicalNames({ ...ruling.setup, ruleset: ruling.ruleset }, pool)),
    rulesetFrom: from,
  });
};
