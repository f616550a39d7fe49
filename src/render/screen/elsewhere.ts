import { cite, labelOf } from '../cite.ts';
import type { Face } from '../face.ts';
import { factLines } from '../grid.ts';
import type { ElsewhereJson, RulingReport } from '../report/types.ts';
import type { Line, Run } from '../rich.ts';
import { markRun, verdictRun } from './verdict.ts';

/** What the other documents say of the same question: one strip for all, then a line for each that parts from the ruling. */

const standing = ({ grounds }: Pick<ElsewhereJson, 'grounds'>): number => grounds.length;

const inStrip = (face: Face, { document, verdict, grounds }: ElsewhereJson): Run[] => [
  { text: `${labelOf(document)} ` },
  markRun(face, verdict),
  { text: verdict === 'illegal' && standing({ grounds }) > 1 ? ` ${standing({ grounds })}   ` : '   ' },
];

/** Why it parts; nothing where the strip above has said all. */
const parts = (face: Face, one: ElsewhereJson): Line[] => {
  const [ground] = one.grounds;
  const [need] = one.needs;
  const says =
    one.verdict === 'illegal' && ground !== undefined
      ? ground.says
      : one.verdict === 'undetermined' && need !== undefined
        ? need.says
        : '';
  const source = one.verdict === 'illegal' ? ground?.rule : need;
  if (says === '') return [];
  return factLines(face, {
    label: verdictRun(face, one.verdict),
    labelWidth: 17,
    text: `${labelOf(one.document)}: ${says}`,
    ...(source === undefined ? {} : { cite: cite([source], null) }),
    plainLabel: 'elsewhere',
  });
};

/** For programs: verdict and first ground of another document in one line. */
const plainLine = (face: Face, word: string, { document, verdict, grounds: [ground] }: ElsewhereJson): Line => [
  { text: `${word}  ${labelOf(document)}  ` },
  verdictRun(face, verdict),
  { text: ground === undefined ? '' : `  ${ground.says}\t${cite([ground.rule], null)}` },
];

/** What another document would make of it, as what fills the silence. */
export const filledLines = (face: Face, { filled }: RulingReport): Line[] => {
  if (filled === undefined) return [];
  if (face.plain) return [plainLine(face, 'filled', filled)];
  const [ground] = filled.grounds;
  return factLines(face, {
    label: verdictRun(face, filled.verdict),
    labelWidth: 17,
    text: `with --fallback ${labelOf(filled.document)}${ground === undefined ? '' : `: ${ground.says}`}`,
    ...(ground === undefined ? {} : { cite: cite([ground.rule], null) }),
  });
};

export const elsewhereLines = (face: Face, report: RulingReport): Line[] => {
  if (report.elsewhere.length === 0) return [];
  const others = report.elsewhere.filter(({ verdict }) => verdict !== report.verdict);
  if (face.plain) return report.elsewhere.map((one) => plainLine(face, 'elsewhere', one));
  const strip = report.elsewhere.flatMap((one) => inStrip(face, one));
  return [
    ...factLines(face, { label: { text: 'Elsewhere' }, labelWidth: 12, text: strip }),
    ...others.flatMap((one) => parts(face, one)),
  ];
};
