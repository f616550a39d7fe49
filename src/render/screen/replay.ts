import { cite, titleOf } from '../cite.ts';
import { type Face, signsOf } from '../face.ts';
import { blocks, factLines, headline, isNarrow, unbroken } from '../grid.ts';
import type { ReplayReport, StepJson, TraceJson, UnmetJson } from '../report/types.ts';
import { type Line, toned } from '../rich.ts';
import type { Explain } from './path.ts';
import { assumptionLines, gapLines, groundLines, sayLines } from './ruling-parts.ts';
import { verdictRun } from './verdict.ts';

const LABEL = 9;

const leaves = (nodes: readonly TraceJson[]): TraceJson[] =>
  nodes.flatMap((node) => (node.children.length > 0 ? leaves(node.children) : [node]));

const isShown = (node: TraceJson, explain: Explain): boolean => {
  if (node.text === '') return false;
  if (node.depth === 3) return explain === 'all';
  return explain !== 'none' || node.label !== undefined;
};

/** The sum a judge would write on the back of a slip: numbers in one column, each running total on a line of its own. */
const traceLines = (face: Face, trace: readonly TraceJson[], explain: Explain, ruleset: string): Line[] => {
  const rows = leaves(trace).filter((node) => isShown(node, explain));
  const figures = Math.max(3, ...rows.map((node) => Math.max(node.figure?.length ?? 0, String(node.sum ?? '').length)));
  const indent = isNarrow(face) ? 2 : 5;
  let last = '';
  return rows.flatMap((node) => {
    const label = node.label ?? '';
    const starts = label !== '' && label !== last;
    last = label;
    const figure = node.figure === undefined ? '' : `${node.figure.padStart(face.plain ? 0 : figures)}  `;
    const line = factLines(face, {
      indent,
      ...(starts ? { label } : {}),
      labelWidth: LABEL,
      ...(label === '' ? {} : { plainLabel: label }),
      text: `${figure}${node.text}${face.plain && node.sum !== undefined ? `  = ${node.sum}` : ''}`,
      cite: cite([node.rule], ruleset),
      inline: true,
    });
    if (node.sum === undefined || face.plain) return line;
    return [
      ...line,
      ...factLines(face, { indent, labelWidth: LABEL, text: toned('strong', String(node.sum).padStart(figures)) }),
    ];
  });
};

const stepLines = (face: Face, step: StepJson, index: number, explain: Explain, ruleset: string): Line[] => [
  ...factLines(face, {
    label: String(index + 1),
    labelWidth: 3,
    plainLabel: `step ${index + 1}`,
    text: [toned('strong', step.says)],
  }),
  ...(step.verdict === 'legal' ? [] : factLines(face, { indent: 3, text: verdictRun(face, step.verdict) })),
  ...step.grounds.flatMap((ground, at) =>
    groundLines(face, ground, at, explain !== 'none', ruleset, explain !== 'none'),
  ),
  ...traceLines(face, step.trace, explain, ruleset),
];

const unmetLines = (face: Face, unmet: UnmetJson, ruleset: string): Line[] => {
  if (face.plain) {
    const parted = unmet.partedAt === null ? '' : `; parted at ${cite([unmet.partedAt], ruleset)}`;
    return [[{ text: `Expected  ${unmet.path}: ${unmet.expected}, got ${unmet.got}${parted}\t${unmet.at}` }]];
  }
  const width = Math.max(unmet.expected.length, unmet.got.length);
  const row = (sign: string, value: string, told: string): Line[] =>
    factLines(face, { indent: isNarrow(face) ? 2 : 11, text: `${sign} ${value.padStart(width)}   ${told}` });
  return [
    ...factLines(face, { label: 'Expected', labelWidth: 11, text: unmet.path }),
    ...row('-', unmet.expected, `written in ${unmet.at}`),
    ...row('+', unmet.got, 'what the rules give'),
    ...(unmet.partedAt === null
      ? []
      : factLines(face, {
          label: 'Parted at',
          labelWidth: 11,
          text: unmet.partedAt.says ?? '',
          cite: cite([unmet.partedAt], ruleset),
        })),
  ];
};

const resultLines = (face: Face, report: ReplayReport): Line[] => {
  if (report.result === null) return [];
  const { outcome, winner, by } = report.result;
  const who = winner === null ? '' : `: ${typeof winner === 'string' ? winner : winner.join(', ')}`;
  return factLines(face, { label: 'Result', labelWidth: 11, text: `${outcome}${who}`, cite: cite(by, report.ruleset) });
};

/** `judge replay`: each step with its sums, what was expected, the table, the board. */
export const replayScreen = (face: Face, report: ReplayReport, explain: Explain = 'none'): Line[] => {
  const failed = report.expectations.unmet.length > 0;
  const mark = failed ? toned('illegal', `${signsOf(face).illegal} ${report.headline}`) : null;
  return blocks(
    face,
    headline(face, mark ?? [verdictRun(face, report.verdict), `   ${report.headline}`], titleOf(report.ruleset)),
    ...report.steps.map((step, index) => stepLines(face, step, index, explain, report.ruleset)),
    ...report.expectations.unmet.map((unmet) => unmetLines(face, unmet, report.ruleset)),
    resultLines(face, report),
    sayLines(face, report.say),
    report.changed.length === 0
      ? []
      : face.plain
        ? report.changed.flatMap((text) => factLines(face, { label: 'Table', text }))
        : factLines(face, { label: 'Table', labelWidth: 8, text: report.changed.join(`   ${signsOf(face).dot}   `) }),
    report.gaps.flatMap((gap) => gapLines(face, gap, report.verdict === 'not-modelled')),
    assumptionLines(face, report.assumptions, report.ruleset),
    [unbroken(report.board)],
  );
};
