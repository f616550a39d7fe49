import type { DeckReport, DeckSayingJson, InPoolSaying } from '../report/types.ts';
import { counted } from '../words/facts.ts';
import { filled, type Part, type Row } from './sheet.ts';

/** A checked deck as the parts of a sheet: the piles to count, with a box for each line, then what is wrong or open. */

const byRules = ({ says, at, rule, by }: DeckSayingJson): Row => ({ text: `${says} (${at})`, cites: [rule, ...by] });

/** What a format says has a page or announcement for its source, and no rule of a rulebook. */
const byFormat = ({ says, at, source }: InPoolSaying): Row => ({ text: `${says} (${at}) [${source}]`, cites: [] });

export const deckParts = (report: DeckReport): readonly Part[] =>
  filled([
    {
      title: 'Faults',
      each: 'Fault',
      rows: [...report.faults.map(byRules), ...(report.tournament?.faults ?? []).map(byFormat)],
    },
    { title: 'Open', rows: [...report.needs.map(byRules), ...(report.tournament?.needs ?? []).map(byFormat)] },
    ...report.counted.map(
      ({ part, cards, lines }): Part => ({
        title: `${part}: ${cards}`,
        rows: lines.map(({ count, card, mark }) => ({
          figure: `☐ ${count}`,
          text: mark === null ? card : `${card}, mark ${mark}`,
          cites: [],
        })),
      }),
    ),
    {
      title: `Together: ${counted(report.cards, 'card')}`,
      rows: [{ figure: '☐', text: 'counted by hand', cites: [] }],
    },
    { title: 'Notes', rows: report.notes.map(({ says, at }) => ({ text: `${says} (${at})`, cites: [] })) },
  ]);
