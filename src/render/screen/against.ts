import { cite } from '../cite.ts';
import { type Face, signsOf } from '../face.ts';
import { factLines } from '../grid.ts';
import type { RulingReport } from '../report/types.ts';
import type { Line } from '../rich.ts';
import { againstRows } from '../words/against.ts';

/** `--against`: the ruling beside what it is held against. */
export const againstLines = (face: Face, report: RulingReport): Line[] =>
  report.against === undefined
    ? []
    : againstRows(report.against, report).flatMap(({ label, text, cites }, at) =>
        factLines(face, {
          label: { text: at === 0 ? 'Against' : label },
          labelWidth: 12,
          text: text.replaceAll('“', signsOf(face).quote).replaceAll('”', signsOf(face).unquote),
          ...(cites.length === 0 ? {} : { cite: cite(cites, null) }),
          plainLabel: at === 0 ? 'against' : `against  ${label}`.trim(),
        }),
      );
