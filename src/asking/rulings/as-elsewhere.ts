import type { Citation } from '../../corpus/index.ts';
import type { ElsewhereJson, RulingReport } from '../../render/report/types.ts';
import { linesOf, restsOn } from '../../render/words/reported-together.ts';

/** A ruling by another document, as it stands beside the ruling that was asked for. */

const shownIn = ({ grounds, overruled, options, follows, branches, needs }: RulingReport): readonly Citation[] => [
  ...grounds.map(({ rule }) => rule),
  ...overruled,
  ...options.flatMap(({ rule }) => rule ?? []),
  ...linesOf(follows?.trace ?? [], 'none').flatMap(({ cites }) => cites),
  ...(follows?.asks?.rules ?? []),
  ...linesOf(follows?.always?.trace ?? [], 'none').flatMap(({ cites }) => cites),
  ...(follows?.sides ?? []).flatMap(restsOn),
  ...(follows === null || follows.open === null ? [] : [follows.open]),
  ...branches.flatMap(restsOn),
  ...needs,
];

const onlyCited = ({ document, id, near }: Citation): Citation => ({
  document,
  id,
  ...(near === true ? { near: true as const } : {}),
});

/** Each paragraph once, in the order in which the ruling shows them. */
const eachOnce = (cites: readonly Citation[]): readonly Citation[] => [
  ...new Map(cites.map((one) => [`${one.document} ${one.id}`, onlyCited(one)])).values(),
];

/** What it rests on; where nothing is shown beside the verdict, what was asked and does not forbid it. */
const restsOnOf = (report: RulingReport): readonly Citation[] => {
  const shown = eachOnce(shownIn(report));
  return shown.length > 0 ? shown : eachOnce(report.passed);
};

export const asElsewhere = (document: string, report: RulingReport): ElsewhereJson => ({
  document,
  verdict: report.verdict,
  grounds: report.grounds,
  needs: report.needs,
  says: report.say,
  restsOn: restsOnOf(report),
  assumptions: report.assumptions,
});

/** By a document that this version does not rule by, or by which the question cannot be read. */
export const notRuledBy = (document: string): ElsewhereJson => ({
  document,
  verdict: 'not-modelled',
  grounds: [],
  needs: [],
  says: [],
  restsOn: [],
  assumptions: [],
});
