import { cite, titleOf } from '../cite.ts';
import { type Face, signsOf } from '../face.ts';
import { aligned, blocks, type Fact, factLines, headline, isNarrow, unbroken } from '../grid.ts';
import type { ClosedRow, LegalReport, LegalRow } from '../report/types.ts';
import { type Line, toned } from '../rich.ts';
import { optionLines } from './options.ts';
import { assumptionLines, gapLines, heading } from './ruling-parts.ts';

const LABEL = 11;

/** Rows of one action: its word stands before the first. */
const rows = (face: Face, kind: string, facts: readonly (Fact & { readonly action: string })[]): Line[] => {
  let last = '';
  return facts.flatMap(({ action, ...fact }) => {
    const starts = action !== last;
    last = action;
    return factLines(face, {
      indent: isNarrow(face) ? 1 : 2,
      ...(starts || isNarrow(face) ? { label: action } : {}),
      labelWidth: LABEL,
      plainLabel: `${kind}  ${action}`,
      ...fact,
    });
  });
};

const openFact = (face: Face, row: LegalRow): Fact & { readonly action: string } => ({
  action: row.action,
  text: [
    row.says,
    ...(row.verdict === 'legal' ? [] : [`${row.says === '' ? '' : ' '}${signsOf(face)[row.verdict]} ${row.verdict}`]),
  ].join(''),
  cite: cite([row.rule], row.rule?.document ?? null),
});

const closedFacts = (report: LegalReport, closed: readonly ClosedRow[]): (Fact & { readonly action: string })[] => {
  const flat = closed.flatMap((row) => row.grounds.map((ground, index) => ({ row, ground, first: index === 0 })));
  const texts = aligned(flat.map(({ row, ground, first }) => [first ? row.what : '', ground.says.replace(/\.$/u, '')]));
  return flat.map(({ row, ground }, index) => ({
    action: row.action,
    text: texts[index] ?? '',
    cite: cite([ground.rule], report.ruleset),
  }));
};

/** `judge legal`; with one kind of action also every way to do it. */
export const legalScreen = (face: Face, report: LegalReport, only = false): Line[] =>
  blocks(
    face,
    headline(face, toned('strong', report.headline), titleOf(report.ruleset)),
    report.open.length === 0
      ? []
      : [
          ...heading(face, 'Open'),
          ...rows(
            face,
            'open',
            report.open.map((row) => openFact(face, row)),
          ),
        ],
    report.closed.length === 0
      ? []
      : [...heading(face, 'Not open'), ...rows(face, 'closed', closedFacts(report, report.closed))],
    only ? report.open.flatMap((row) => optionLines(face, row.options, report.ruleset)) : [],
    report.gaps.flatMap((gap) => gapLines(face, gap, true)),
    assumptionLines(face, report.assumptions, report.ruleset),
    [unbroken(report.board)],
  );
