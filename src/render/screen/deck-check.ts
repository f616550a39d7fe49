import { cite, titleOf } from '../cite.ts';
import type { Face } from '../face.ts';
import { blocks, factLines, headline } from '../grid.ts';
import type { DeckReport, DeckSayingJson, InPoolSaying } from '../report/types.ts';
import type { Line } from '../rich.ts';
import { assumedLines, chosenLines } from './ruling-parts.ts';
import { verdictRun } from './verdict.ts';

const citations = ({ rule, by }: DeckSayingJson): string => cite([rule, ...by]);

/** Faults by the rulebook, then those by the format, counted through. */
const faultLines = (face: Face, { faults, tournament }: DeckReport): Line[] =>
  [
    ...faults.map((fault) => ({ text: `${fault.says}  ${fault.at}`, cite: citations(fault) })),
    ...(tournament?.faults ?? []).map(fromFormat),
  ].flatMap((fault, index) => factLines(face, { label: String(index + 1), labelWidth: 3, ...fault }));

const fromFormat = ({ says, at, source }: InPoolSaying): { readonly text: string; readonly cite: string } => ({
  text: `${says}  ${at}`,
  cite: source,
});

/** Lines after one label. */
const worded = (
  face: Face,
  label: string,
  width: number,
  rows: readonly { readonly text: string; readonly cite?: string }[],
): Line[] =>
  rows.flatMap((row, index) =>
    factLines(face, { ...(index === 0 ? { label } : {}), labelWidth: width, plainLabel: label, ...row }),
  );

const missingText = ({ name, copies, at, nearest }: DeckReport['notOnFile'][number]): string =>
  `${copies} ${name}${nearest.length === 0 ? '' : `, nearest ${nearest.join(', ')}`}  ${at}`;

/** `judge deck check`: verdict, every fault with its place, what is needed, what was passed, what it rests on. */
export const deckCheckScreen = (face: Face, report: DeckReport): Line[] =>
  blocks(
    face,
    headline(
      face,
      [verdictRun(face, report.verdict), `   ${report.name === null ? '' : `${report.name}: `}${report.headline}`],
      titleOf(report.ruleset),
    ),
    chosenLines(face, report.assumptions, null),
    faultLines(face, report),
    worded(face, 'needed', 8, [
      ...report.needs.map((need) => ({ text: `${need.says}  ${need.at}`, cite: citations(need) })),
      ...(report.tournament?.needs ?? []).map(fromFormat),
    ]),
    worded(face, 'passed', 8, [
      ...report.passed.map((passed) => ({ text: passed.says, cite: citations(passed) })),
      ...(report.tournament?.passed ?? []).map(({ says, source }) => ({ text: says, cite: source })),
    ]),
    worded(
      face,
      'not on file',
      13,
      report.notOnFile.map((card) => ({ text: missingText(card) })),
    ),
    worded(face, 'note', 8, [
      ...report.notes.map((note) => ({ text: `${note.says}  ${note.at}` })),
      ...(report.tournament?.notes ?? []).map((text) => ({ text })),
    ]),
    worded(
      face,
      'remedy',
      8,
      report.remedy.map((text) => ({ text })),
    ),
    assumedLines(face, report.assumptions),
  );
