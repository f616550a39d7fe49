import { citeOne, titleOf } from '../cite.ts';
import type { Face } from '../face.ts';
import { blocks, factLines, headline, isNarrow } from '../grid.ts';
import type { CoverageCounts, CoverageReport, CoverageRule } from '../report/types.ts';
import { type Line, toned } from '../rich.ts';
import { countsObstacles, countsTable, tally } from './coverage-counts.ts';
import { coverageRows } from './coverage-rows.ts';

/** `overview`: counts and what is open; `open`, `unsure`: only that; `each`: every rule with its code and scenarios. */
export type CoverageView = 'overview' | 'open' | 'unsure' | 'each';

const sum = (all: readonly CoverageCounts[], of: keyof CoverageCounts): number =>
  all.reduce((total, one) => total + one[of], 0);

const head = (face: Face, { documents, rules }: CoverageReport, view: CoverageView): Line[] => {
  const [first, ...others] = documents;
  const total: CoverageCounts = {
    rules: sum(documents, 'rules'),
    enforced: sum(documents, 'enforced'),
    people: sum(documents, 'people'),
    definition: sum(documents, 'definition'),
    open: sum(documents, 'open'),
  };
  const document = first === undefined || others.length > 0 ? '' : titleOf(first.document);
  const said = view === 'unsure' ? `${rules.length} of ${total.rules} not sure` : tally(total, view === 'each');
  return headline(face, toned('strong', `${said}.`), document);
};

interface Heading {
  readonly why: string;
  readonly holds: (rule: CoverageRule) => boolean;
}

/** Why a rule is open, in the order in which it is mended. */
const REASONS: readonly Heading[] = [
  { why: 'Open, no code binds them', holds: ({ code, applied }) => code.length === 0 && applied.length === 0 },
  {
    why: 'Open, scenarios apply them, but no code binds them',
    holds: ({ code, applied }) => code.length === 0 && applied.length > 0,
  },
  { why: 'Open, in code, but no scenario applied them', holds: ({ code }) => code.length > 0 },
];

/** Why a rule is not sure. */
const DOUBTS: readonly Heading[] = [
  {
    why: 'In doubt, because accounts differ or only a derived one has it',
    holds: ({ confidence }) => confidence === 'doubt',
  },
  { why: 'Only one account has it', holds: ({ confidence }) => confidence === 'single' },
];

/** One line a rule, under its heading. */
const listedUnder = (face: Face, headings: readonly Heading[], rules: readonly CoverageRule[]): Line[][] => {
  const ids = Math.max(0, ...rules.map((rule) => citeOne(rule).length));
  return headings.map(({ why, holds }) => {
    const ones = rules.filter(holds);
    if (ones.length === 0) return [];
    return [
      ...factLines(face, { text: toned('strong', `${why}: ${ones.length}`) }),
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

const headingsOf = (
  { rules }: CoverageReport,
  view: CoverageView,
): readonly [readonly Heading[], readonly CoverageRule[]] =>
  view === 'unsure' ? [DOUBTS, rules] : [REASONS, rules.filter(({ status }) => status === 'open')];

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
    ...(view === 'each' ? coverageRows(face, report) : listedUnder(face, ...headingsOf(report, view))),
    hint(face, report, view),
  );
};
