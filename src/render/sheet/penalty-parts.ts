import type { PenaltyLineJson, PenaltyMoveJson, PenaltyReport } from '../report/types-of-penalties.ts';
import { factAnswered, penaltyName } from '../words/penalties.ts';
import { filled, type Part, type Row } from './sheet.ts';

/** A recommended penalty as the parts of a sheet, in the order in which a judge needs them. */

const said = ({ says, sections }: PenaltyLineJson): Row => ({ text: says, cites: sections });

const MOVES: { readonly [M in PenaltyMoveJson['moves']]: string } = {
  up: 'higher',
  down: 'lower',
  either: 'either way',
  other: 'beside',
  named: 'named',
};

const FROM = { words: 'from the words', flag: 'given', answer: 'answered', supposed: 'assumed' } as const;

/** What is taken back by replay; the table before it stands above as the table of the sheet. */
const backRows = ({ repaired }: PenaltyReport): readonly Row[] => {
  if (repaired === null) return [];
  if (repaired.step === null) return [{ text: 'No step of the turn is illegal by its rulebook.', cites: [] }];
  const because = repaired.grounds.length === 0 ? '' : ` [${repaired.grounds.join(', ')}]`;
  return [{ label: 'taken back', text: `${repaired.step}${because}`, cites: [] }];
};

export const penaltyParts = (report: PenaltyReport): readonly Part[] =>
  filled([
    {
      title: 'Recommended',
      rows:
        report.category === null
          ? []
          : [
              {
                text: `${report.category}, ${report.severity}: ${report.infraction?.name ?? ''}`,
                cites: report.sections,
              },
            ],
    },
    {
      title: 'It depends',
      rows: report.branches.map(({ penalty, if: when, sections }) => ({
        label: penaltyName(penalty),
        text: when.length === 0 ? 'Otherwise.' : when.join(' '),
        cites: sections,
      })),
    },
    { title: 'Where it lands', rows: report.lands.map(said) },
    { title: 'Repair', rows: [...(report.repair === null ? [] : [said(report.repair)]), ...backRows(report)] },
    {
      title: 'What could move it',
      rows: report.could.map(({ moves, says, sections }) => ({ label: MOVES[moves], text: says, cites: sections })),
    },
    { title: 'What the judge owes', rows: report.duties.map(said) },
    {
      title: 'Facts',
      rows: report.facts.map(({ ask, words, from }) => ({
        label: FROM[from],
        text: factAnswered(ask, words),
        cites: [],
      })),
    },
    { title: 'Asked', rows: report.needs.map(({ ask }) => ({ text: ask, cites: [] })) },
    { title: 'Notes', rows: report.notes.map((text) => ({ text, cites: [] })) },
    {
      title: 'Row of the Penalty Summary',
      rows: report.slip === null ? [] : [{ text: report.slip, cites: [], quoted: true }],
    },
  ]);
