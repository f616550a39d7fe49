import { cite } from '../cite.ts';
import { type Face, signsOf } from '../face.ts';
import { gapsOnce } from '../gaps-once.ts';
import { aligned, blocks, factLines, headline, isNarrow } from '../grid.ts';
import { type PlayerNames, playerName, withNames } from '../player-names.ts';
import type { DoubtJson, ReplayReport, ResultJson, StepJson, UnmetJson } from '../report/types.ts';
import { type Line, type Run, toned } from '../rich.ts';
import { sentence } from '../words/facts.ts';
import { drawnFirst } from '../words/reported-together.ts';
import { isOfOneCase, mayBeDoneWith, verdictWith, winnersOf, winnersWin } from '../words/say-replay.ts';
import { usedTextLines } from './card-reading.ts';
import { otherTextLines } from './other-texts.ts';
import type { Explain } from './path.ts';
import { receiptLines } from './receipt.ts';
import { alwaysLines, clauseLines, rulingScreen, tick } from './ruling.ts';
import {
  assumedLines,
  chosenLines,
  documentTitle,
  faultLines,
  gapLines,
  groundsLines,
  overruledLines,
  sayings,
  sayLines,
  unsureLines,
} from './ruling-parts.ts';
import { LABEL, traceLines } from './trace.ts';
import { verdictRun } from './verdict.ts';

const openLines = (face: Face, step: StepJson, ruleset: string): Line[] => {
  if (step.open === null) return [];
  const { by, question, answers, rules } = step.open;
  return [
    ...factLines(face, {
      indent: 3,
      label: 'asked',
      labelWidth: LABEL,
      text: `${by}: ${question}`,
      cite: cite(rules, ruleset),
    }),
    ...factLines(face, {
      indent: 3,
      label: 'answers',
      labelWidth: LABEL,
      text: answers.join(` ${signsOf(face).dot} `),
    }),
    ...alwaysLines(face, step.always, ruleset, 3),
    ...factLines(face, {
      indent: 3,
      label: 'write',
      labelWidth: LABEL,
      text: 'answers: [...] in the step, or --answers',
    }),
  ];
};

/** What earlier texts that are not read leave open of a step, or of the table. */
const doubtLines = (face: Face, label: string, labelWidth: number, doubts: readonly DoubtJson[]): Line[] =>
  doubts.flatMap(({ says }, at) =>
    factLines(face, {
      ...(at === 0 || face.plain ? { label } : {}),
      labelWidth,
      text: `${sentence(says)}`,
    }),
  );

/** The verdict on a step; of one that may be done whatever a text makes of it, that. */
const stepRun = (face: Face, step: StepJson): Run =>
  step.mayBeDone === true
    ? toned(step.verdict, `${signsOf(face)[step.verdict]} ${mayBeDoneWith(step)}`)
    : isOfOneCase(step)
      ? toned(step.verdict, `${signsOf(face)[step.verdict]} ${verdictWith(step)}`)
      : verdictRun(face, step.verdict);

/** What the players will ask beside what comes of it, in the column of that. */
const besideLines = (face: Face, { options = [] }: StepJson, ruleset: string): Line[] =>
  options.flatMap(({ group, cells, rule }) =>
    factLines(face, {
      indent: 3,
      label: group,
      labelWidth: LABEL,
      text: cells.join(' '),
      cite: cite(rule === null ? [] : [rule], ruleset),
    }),
  );

const stepLines = (face: Face, step: StepJson, index: number, explain: Explain, ruleset: string): Line[] => {
  const { drawn, rest } = drawnFirst(step.verdict, step.trace);
  return [
    ...factLines(face, {
      label: String(index + 1),
      labelWidth: 3,
      plainLabel: `step ${index + 1}`,
      text: [toned('strong', step.says)],
    }),
    ...traceLines(face, drawn, explain, ruleset, 3),
    ...(step.verdict === 'legal' || (step.open !== null && !isOfOneCase(step))
      ? []
      : factLines(face, { indent: 3, text: stepRun(face, step) })),
    ...groundsLines(face, step.grounds, ruleset, explain !== 'none'),
    ...overruledLines(face, step.overruled, ruleset),
    ...besideLines(face, step, ruleset),
    ...traceLines(face, rest, explain, ruleset, 3),
    ...openLines(face, step, ruleset),
    ...(step.open === null ? alwaysLines(face, step.always, ruleset, 3) : []),
    ...(step.unasked === undefined
      ? []
      : factLines(face, { indent: 3, label: 'answers', labelWidth: LABEL, text: step.unasked })),
    ...sayings(face, 'needed', 8, step.needs, ruleset),
    ...doubtLines(face, 'open', 8, step.doubts ?? []),
    ...gapsOnce(step.gaps).flatMap((gap) => gapLines(face, gap, 'verdict', ruleset)),
    ...(step.branches === undefined ? [] : clauseLines(face, { branches: step.branches, gaps: step.gaps }, ruleset)),
    ...sayings(face, 'Ruled already', 16, step.passed ?? [], ruleset),
  ];
};

const unmetLines = (face: Face, unmet: UnmetJson, ruleset: string): Line[] => {
  if (face.plain) {
    const parted = unmet.partedAt === null ? '' : `; parted at ${cite([unmet.partedAt], ruleset)}`;
    return [[{ text: `Expected  ${unmet.path}: ${unmet.expected}, got ${unmet.got}${parted}\t${unmet.at}` }]];
  }
  const width = Math.max(unmet.expected.length, unmet.got.length);
  const row = (sign: string, value: string, what: string): Line[] =>
    factLines(face, { indent: isNarrow(face) ? 2 : 11, text: `${sign} ${value.padEnd(width)}   ${what}` });
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

const outcomeWords = ({ outcome, winner, met }: ResultJson, players: PlayerNames): string => {
  if (outcome === 'sudden-death') return 'level: Sudden Death';
  if (outcome === 'tiebreaker') return 'level: a tiebreaker game';
  if (outcome === 'tie') return 'level: a tie';
  const winners = winnersOf(winner);
  const rivals = met.some((one) => one.conditions.length > 0 && !winners.includes(one.seat));
  return `${withNames(winnersWin(winner), players)}${rivals ? ': more of the conditions are met' : ''}`;
};

/** Who met which condition, as a table; then who wins by it. */
const resultLines = (face: Face, { result, ruleset, players = {} }: ReplayReport): Line[] => {
  if (result === null) return [];
  const columns = result.conditions.map(({ condition, says }) => [condition, says] as const);
  const verdict = factLines(face, {
    ...(face.plain ? {} : { indent: 0 }),
    label: 'result',
    labelWidth: LABEL,
    text: [toned('strong', outcomeWords(result, players))],
    cite: cite(result.by, ruleset),
  });
  if (face.plain) {
    return [
      ...result.met.flatMap((one) =>
        factLines(face, {
          label: 'result',
          text: `${playerName(one.seat, players)}: ${one.conditions.length} of ${columns.length}: ${one.conditions.join(', ') || 'none'}`,
        }),
      ),
      ...verdict,
    ];
  }
  if (isNarrow(face)) {
    return [
      ...result.met.flatMap((one) =>
        columns.flatMap(([code, words]) =>
          factLines(face, {
            text: `${playerName(one.seat, players)} ${tick(face, one.conditions.includes(code))} ${words}`,
          }),
        ),
      ),
      ...verdict,
    ];
  }
  const rows = aligned([
    ['', ...columns.map(([, words]) => words), 'in all'],
    ...result.met.map((one) => [
      playerName(one.seat, players),
      ...columns.map(([code]) => tick(face, one.conditions.includes(code))),
      String(one.conditions.length),
    ]),
  ]);
  return [...rows.flatMap((text) => factLines(face, { indent: LABEL, text })), ...verdict];
};

const expectedLines = (face: Face, report: ReplayReport): Line[] =>
  report.expectations.unmet.flatMap((unmet, index) => [
    ...(index > 0 && !face.plain ? [[]] : []),
    ...unmetLines(face, unmet, report.ruleset),
  ]);

/** As wide as the labels of the parts beside it. */
const LABEL_OF_PARTS = 10;

/** `judge replay`: each step with its sums, what was expected, the table, the board. Of a file that only asks: its ruling. */
export const replayScreen = (face: Face, report: ReplayReport, explain: Explain = 'none'): Line[] => {
  const failed = report.expectations.unmet.length > 0;
  const head = failed
    ? [toned('illegal', `${signsOf(face).illegal} ${report.headline}`)]
    : [verdictRun(face, report.verdict), `   ${report.headline}`];
  const title = headline(face, head, documentTitle(report));
  if (report.ruling !== null && report.steps.length === 0) {
    const ruling = rulingScreen(face, report.ruling, explain);
    return failed ? blocks(face, title, expectedLines(face, report), ruling) : ruling;
  }
  const steps = report.steps.map((step, index) => stepLines(face, step, index, explain, report.ruleset));
  return blocks(
    face,
    title,
    chosenLines(face, report.assumptions, report.ruleset),
    ...steps,
    expectedLines(face, report),
    resultLines(face, report),
    sayLines(face, report.say),
    report.changed.length === 0
      ? []
      : face.plain
        ? report.changed.flatMap((text) => factLines(face, { label: 'Table', text }))
        : factLines(face, { label: 'Table', labelWidth: 8, text: report.changed.join(`   ${signsOf(face).dot}   `) }),
    report.steps.length === 0 ? gapsOnce(report.gaps).flatMap((gap) => gapLines(face, gap, 'verdict', null)) : [],
    faultLines(face, report.faults ?? [], null),
    usedTextLines(face, report.texts ?? []),
    otherTextLines(face, report.otherTexts, explain !== 'none'),
    assumedLines(
      face,
      // A replay reports these of every Pokémon, whether they matter or not.
      report.assumptions.filter(({ about }) => explain !== 'none' || about !== 'normal-line'),
    ),
    unsureLines(face, report.unsure),
    report.penalty === null
      ? []
      : factLines(face, { label: 'Penalty', labelWidth: LABEL_OF_PARTS, text: report.penalty }),
    report.drawLeftOut === null
      ? []
      : factLines(face, { label: 'Draw', labelWidth: LABEL_OF_PARTS, text: report.drawLeftOut }),
    doubtLines(face, 'Not certain', 13, report.doubts ?? []),
    report.notGoneInto === undefined
      ? []
      : factLines(face, { label: 'Left out', labelWidth: LABEL_OF_PARTS, text: report.notGoneInto }),
    receiptLines(face, report),
  );
};
