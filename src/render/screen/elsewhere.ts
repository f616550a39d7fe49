import { cite, labelOf } from '../cite.ts';
import type { Face } from '../face.ts';
import { factLines } from '../grid.ts';
import type { ElsewhereJson, RulingReport } from '../report/types.ts';
import type { Line, Run } from '../rich.ts';
import { reasonsElsewhere } from '../words/elsewhere.ts';
import { sentence } from '../words/facts.ts';
import { markRun, verdictRun } from './verdict.ts';

/** What the other documents say of the same question: one strip for all, then for each what decides there, and what it assumes. */

const standing = ({ grounds }: Pick<ElsewhereJson, 'grounds'>): number => grounds.length;

const inStrip = (face: Face, { document, verdict, grounds }: ElsewhereJson): Run[] => [
  { text: `${labelOf(document)} ` },
  markRun(face, verdict),
  { text: verdict === 'illegal' && standing({ grounds }) > 1 ? ` ${standing({ grounds })}   ` : '   ' },
];

const WIDTH = 8;

/** What decides there, a line for each reason, and what is assumed; nothing where the strip above has said all. */
const parts = (face: Face, one: ElsewhereJson): Line[] => {
  const name = labelOf(one.document);
  const lines = [
    ...reasonsElsewhere(one),
    ...one.assumptions
      .filter(({ rule }) => rule !== null)
      .map(({ says, rule }) => ({ text: sentence(`Assumed: ${says}`), cites: rule === null ? [] : [rule] })),
  ];
  return lines.flatMap(({ text, cites }, at) =>
    factLines(face, {
      label: { text: at === 0 ? name : '' },
      labelWidth: WIDTH,
      text,
      ...(cites.length === 0 ? {} : { cite: cite(cites, one.document) }),
    }),
  );
};

/** For programs: verdict and one reason of another document in one line, a line for each reason. */
const plainLines = (face: Face, word: string, one: ElsewhereJson): Line[] => {
  const reasons = reasonsElsewhere(one);
  const begin = (text: string): Line => [
    { text: `${word}  ${labelOf(one.document)}  ` },
    verdictRun(face, one.verdict),
    { text },
  ];
  if (reasons.length === 0) return [begin('')];
  return reasons.map(({ text, cites }) => begin(`  ${text}\t${cite(cites, null)}`));
};

/** What another document would make of it, as what fills the silence. */
export const filledLines = (face: Face, { filled }: RulingReport): Line[] => {
  if (filled === undefined) return [];
  if (face.plain) return plainLines(face, 'filled', filled);
  const [ground] = filled.grounds;
  // What may be done can still lose the game, so what is said of it stands beside the verdict.
  const says = ground?.says ?? `“${filled.says.join(' ')}”`;
  return factLines(face, {
    label: verdictRun(face, filled.verdict),
    labelWidth: 17,
    text: `with --fallback ${labelOf(filled.document)}${says === '“”' ? '' : `: ${says}`}`,
    ...(ground === undefined ? {} : { cite: cite([ground.rule], null) }),
  });
};

export const elsewhereLines = (face: Face, report: RulingReport): Line[] => {
  if (report.elsewhere.length === 0) return [];
  if (face.plain) return report.elsewhere.flatMap((one) => plainLines(face, 'elsewhere', one));
  const strip = report.elsewhere.flatMap((one) => inStrip(face, one));
  return [
    ...factLines(face, { label: { text: 'Elsewhere' }, labelWidth: 12, text: strip }),
    ...report.elsewhere.flatMap((one) => parts(face, one)),
  ];
};
