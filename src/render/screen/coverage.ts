import { citeOne, titleOf } from '../cite.ts';
import type { Face } from '../face.ts';
import { blocks, factLines, headline, isNarrow } from '../grid.ts';
import type { CoverageCounts, CoverageReport, CoverageRule } from '../report/types.ts';
import { type Line, toned } from '../rich.ts';
import { countsObstacles, countsTable, tally } from './coverage-counts.ts';
import { coverageRows } from './coverage-rows.ts';

/** `overview`: counts and what is open; `open`: only what is open; `each`: every rule with its code and scenarios. */
export type CoverageView = 'overview' | 'open' | 'each';

const sum = (all: readonly CoverageCounts[], of: keyof CoverageCounts): number =>
  all.reduce((total, one) => total + one[of], 0);

const head = (face: Face, { documents }: CoverageReport, view: CoverageView): Line[] => {
  const [first, ...others] = documents;
  const total: CoverageCounts = {
    rules: sum(documents, 'rules'),
    enforced: sum(documents, 'enforced'),
    people: sum(documents, 'people'),
    definition: sum(documents, 'definition'),
    open: sum(documents, 'open'),
  };
  const document = first === undefined || others.length > 0 ? '' : titleOf(first.document);
  return headline(face, toned('strong', `${tally(total, view === 'each')}.`), document);
};

/** Why a rule is open, in the order in which it is mended. */
const REASONS: readonly { readonly why: string; readonly holds: (rule: CoverageRule) => boolean }[] = [
  { why: 'no code binds them', holds: ({ code, applied }) => code.length === 0 && applied.length === 0 },
  {
    why: 'scenarios apply them, but no code binds them',
    holds: ({ code, applied }) => code.length === 0 && applied.length > 0,
  },
  { why: 'in code, but no scenario applied them', holds: ({ code }) => code.length > 0 },
];

/** One line a rule, under the reason. */
const openOnes = (face: Face, { rules }: CoverageReport): Line[][] => {
  const open = rules.filter((rule) => rule.status === 'open');
  const ids = Math.max(0, ...open.map((rule) => citeOne(rule).length));
  return REASONS.map(({ why, holds }) => {
    const ones = open.filter(holds);
    if (ones.length === 0) return [];
    return [
      ...factLines(face, { text: toned('strong', `Open, ${why}: ${ones.length}`) }),
      ...ones.flatMap((rule) =>
        factLines(face, {
          indent: isNarrow(face) ? 1 : 2,
          label: citeOne(rule),
          labelWidth: ids + 2,
          text: rule.title,
        }),
      ),
    ];
  });
};

/** What to type to see more of one of them. */
const hint = (face: Face, { rules }: CoverageReport, view: CoverageView): Line[] => {
  const one = (view === 'each' ? undefined : rules.find((rule) => rule.status === 'open')) ?? rules[0];
  if (one === undefined) return [];
  const section = citeOne({ document: one.document, id: one.section });
  const rows: readonly (readonly [string, string])[] = [
    ['Look at one', `judge rule ${citeOne(one)}`],
    ...(view === 'each' ? [] : [['At a section', `judge coverage ${section}`] as const]),
  ];
  return rows.flatMap(([label, text]) => factLines(face, { label: toned('faint', label), labelWidth: 14, text }));
};

/** `judge coverage`. Piped: document, id, status, title, code, and in how many scenarios applied and considered, with tabs between. */
export const coverageScreen = (face: Face, report: CoverageReport, view: CoverageView = 'overview'): Line[] => {
  if (face.plain) {
    return report.rules.map(({ document, id, status, title, code, applied, considered }) => [
      { text: [document, id, status, title, code.join(','), applied.length, considered.length].join('\t') },
    ]);
  }
  return blocks(
    face,
    head(face, report, view),
    ...(view === 'overview' ? [countsTable(face, report), countsObstacles(face, report)] : []),
    ...(view === 'each' ? coverageRows(face, report) : openOnes(face, report)),
    hint(face, report, view),
  );
};
