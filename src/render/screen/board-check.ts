import { cite, titleOf } from '../cite.ts';
import { type Face, signsOf } from '../face.ts';
import { blocks, factLines, headline } from '../grid.ts';
import type { CheckReport } from '../report/types.ts';
import { type Line, toned } from '../rich.ts';
import { unreadTextLines } from './card-reading.ts';
import { receiptLines } from './receipt.ts';

/** `judge board check`: everything the game could not have reached, with the rule it breaks. */
export const boardCheckScreen = (face: Face, report: CheckReport): Line[] => {
  const signs = signsOf(face);
  const count = report.faults.length;
  const head = report.ok
    ? [toned('legal', `${signs.legal} No fault on this table.`)]
    : [
        toned('illegal', `${signs.illegal} ${count} ${count === 1 ? 'fault' : 'faults'} on this table.`),
        '   It is read all the same.',
      ];
  return blocks(
    face,
    headline(face, head, titleOf(report.ruleset)),
    report.faults.flatMap((fault, index) =>
      factLines(face, {
        label: String(index + 1),
        labelWidth: 3,
        text: fault.at === '' ? fault.says : `${fault.says}  ${fault.at}`,
        cite: cite([fault.rule]),
      }),
    ),
    report.ok ? [] : factLines(face, { text: 'judge can rules where these do not matter, and names those that do.' }),
    unreadTextLines(face, report.unread ?? []),
    receiptLines(face, report),
  );
};
