import { playerName } from '../player-names.ts';
import type { ReplayReport, StepJson } from '../report/types.ts';
import type { Explain } from '../screen/path.ts';
import { capital, ended, sentence } from '../words/facts.ts';
import { drawnFirst } from '../words/reported-together.ts';
import { isOfOneCase, mayBeDoneWith, verdictWith, winnersOf, winnersWin } from '../words/say-replay.ts';
import { VERDICT_WORDS } from '../words/verdicts.ts';
import {
  alwaysRows,
  assumptionRows,
  branchRows,
  gapRows,
  groundRows,
  optionRows,
  otherTextsParts,
  overruledRow,
  rulingParts,
  saying,
  traceRows,
  usedTextsPart,
} from './ruling-parts.ts';
import { filled, type Part, type Row } from './sheet.ts';

/** The parts of a replay: each step with its sums, what was expected, who has won. */

const openRows = ({ open, always }: StepJson): readonly Row[] =>
  open === null
    ? alwaysRows(always)
    : [
        { label: 'asked', text: `${open.by}: ${open.question}`, cites: open.rules },
        { label: 'answers', text: open.answers.join(', '), cites: [] },
        ...alwaysRows(always),
      ];

const stepPart = (step: StepJson, at: number, explain: Explain): Part => {
  const { drawn, rest } = drawnFirst(step.verdict, step.trace);
  return {
    title: `Step ${at + 1}: ${step.says}`,
    sums: true,
    rows: [
      ...traceRows(drawn, explain),
      ...(step.verdict === 'legal' || (step.open !== null && !isOfOneCase(step))
        ? []
        : [
            {
              text:
                step.mayBeDone === true
                  ? capital(step.ifUnchanged === true ? mayBeDoneWith(step) : ended(mayBeDoneWith(step)))
                  : isOfOneCase(step)
                    ? verdictWith(step)
                    : `${VERDICT_WORDS[step.verdict]}.`,
              cites: [],
            },
          ]),
      ...groundRows(step.grounds, explain),
      ...step.overruled.map(overruledRow),
      ...optionRows(step.options ?? []),
      ...traceRows(rest, explain),
      ...openRows(step),
      ...(step.unasked === undefined ? [] : [{ label: 'answers', text: step.unasked, cites: [] }]),
      ...step.needs.map((need) => ({ label: 'needed', ...saying(need) })),
      ...(step.doubts ?? []).map(({ says }) => ({ label: 'open', text: sentence(says), cites: [] })),
      ...gapRows(step.gaps),
      ...branchRows(step.branches ?? [], step.gaps.length),
      ...(step.passed ?? []).map((passed) => ({ label: 'ruled already', ...saying(passed) })),
    ],
  };
};

const resultRows = ({ result, players = {} }: ReplayReport): readonly Row[] => {
  if (result === null) return [];
  const winners = winnersOf(result.winner);
  const says =
    result.outcome === 'sudden-death'
      ? 'level: Sudden Death'
      : result.outcome === 'tiebreaker'
        ? 'level: a tiebreaker game'
        : result.outcome === 'tie'
          ? 'level: a tie'
          : winnersWin(result.winner);
  return [
    { text: `${says}.`, cites: result.by },
    ...result.met.map(({ seat, conditions }) => ({
      label: playerName(seat, players),
      text:
        result.conditions
          .filter(({ condition }) => conditions.includes(condition))
          .map((one) => one.says)
          .join(', ') || (winners.includes(seat) ? 'meets none that the other does not' : 'meets no condition'),
      cites: [],
    })),
  ];
};

export const replayParts = (report: ReplayReport, explain: Explain): readonly Part[] => {
  const { ruling, steps } = report;
  return filled([
    ...(ruling === null ? [] : rulingParts(ruling, explain)),
    ...steps.map((step, at) => stepPart(step, at, explain)),
    {
      title: 'Expected otherwise',
      rows: report.expectations.unmet.map(({ path, expected, got, at, partedAt }) => ({
        label: path,
        text: `written in ${at}: ${expected}; the rules give ${got}.${partedAt?.says === undefined ? '' : ` ${partedAt.says}`}`,
        cites: partedAt === null ? [] : [partedAt],
      })),
    },
    { title: 'Result', rows: resultRows(report) },
    usedTextsPart(report),
    ...otherTextsParts(report, explain),
    { title: 'What changed', rows: report.changed.map((text) => ({ text, cites: [] })) },
    {
      title: 'Not certain on this table',
      rows: (report.doubts ?? []).map(({ says }) => ({ text: sentence(says), cites: [] })),
    },
    {
      title: 'Left out',
      rows: report.notGoneInto === undefined ? [] : [{ text: sentence(report.notGoneInto), cites: [] }],
    },
    { title: 'Impossible on this table', rows: (report.faults ?? []).map(saying) },
    { title: 'Assumed', rows: ruling !== null && steps.length === 0 ? [] : assumptionRows(report.assumptions) },
    { title: 'How sure', rows: (report.unsure ?? []).map(saying) },
  ]);
};
