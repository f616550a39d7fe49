import type { LegalReport, LegalRow } from '../report/types.ts';
import { assumptionRows, gapRows, groundRows, optionRows, saying, usedTextsPart } from './ruling-parts.ts';
import { filled, type Part, type Row } from './sheet.ts';

/** The parts of an overview: what is open, and what is not with its reasons. */

const openRow = ({ action, says, rule, needs, verdict, options }: LegalRow): Row => {
  const proviso =
    verdict === 'depends' ? ' A coin decides this.' : verdict === 'not-modelled' ? ' A card text decides this.' : '';
  return {
    label: action,
    text: `${says}.${proviso}`,
    cites: rule === null ? [] : [rule],
    under: [...needs.map((need) => ({ label: 'needed', ...saying(need) })), ...optionRows(options)],
  };
};

export const legalParts = (report: LegalReport): readonly Part[] =>
  filled([
    { title: 'Open', rows: report.open.map(openRow) },
    {
      title: 'Not open',
      rows: report.closed.map(({ action, what, grounds }) => ({
        label: action,
        text: what,
        cites: [],
        under: groundRows(grounds, 'none'),
      })),
    },
    usedTextsPart(report),
    { title: 'Not read by the program', rows: gapRows(report.gaps) },
    { title: 'Impossible on this table', rows: report.faults.map(saying) },
    { title: 'Assumed', rows: assumptionRows(report.assumptions) },
    { title: 'How sure', rows: (report.unsure ?? []).map(saying) },
  ]);
