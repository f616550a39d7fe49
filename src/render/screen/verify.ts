import { cite } from '../cite.ts';
import { type Face, signsOf } from '../face.ts';
import { blocks, factLines, headline, isNarrow } from '../grid.ts';
import type { VerifyReport } from '../report/types.ts';
import { type Line, toned } from '../rich.ts';

/** What a value is, after it; where there are no columns, in brackets. */
const beside = (face: Face, value: string, what: string): string =>
  isNarrow(face) ? `${value} (${what})` : `${value}   ${what}`;

/** `judge verify`: how many scenarios, and every expectation that was not met. */
export const verifyScreen = (face: Face, report: VerifyReport): Line[] => {
  const { scenarios, passed, skipped, failed, unread = 0 } = report;
  const signs = signsOf(face);
  const others = unread === 0 ? '' : `   ${passed} as expected, ${scenarios - passed - unread} not.`;
  const boards = skipped === 0 ? '' : `   ${skipped} ${skipped === 1 ? 'board expects' : 'boards expect'} nothing.`;
  if (scenarios === 0) return headline(face, [toned('illegal', `${signs.illegal} No scenario found.`), boards], '');
  const unmet = scenarios - passed - unread;
  const many = `${scenarios} ${scenarios === 1 ? 'scenario' : 'scenarios'}`;
  const head =
    unread > 0
      ? toned(
          'illegal',
          `${signs.illegal} ${unread} of ${scenarios} ${scenarios === 1 ? 'file' : 'files'} cannot be read.`,
        )
      : passed === scenarios
        ? toned('legal', `${signs.legal} ${scenarios} of ${many} as expected.`)
        : toned('illegal', `${signs.illegal} ${unmet} of ${many} not as expected.`);
  if (face.plain) {
    return [
      [head, { text: `${others}${boards}` }],
      ...failed.map((one): Line => {
        const parted = one.partedAt === null ? '' : `; parted at ${cite([one.partedAt])}`;
        return [{ text: `${one.path}: expected ${one.expected}, got ${one.got}${parted}\t${one.at}` }];
      }),
    ];
  }
  return blocks(
    face,
    headline(face, [head, others, boards], ''),
    ...failed.map((one) => [
      ...factLines(face, { text: [toned('strong', one.at), `   ${one.path}`] }),
      ...factLines(face, { indent: 2, label: '-', labelWidth: 2, text: beside(face, one.expected, 'expected') }),
      ...factLines(face, { indent: 2, label: '+', labelWidth: 2, text: beside(face, one.got, 'what the rules give') }),
      ...(one.partedAt === null ? [] : factLines(face, { indent: 2, text: 'parted at', cite: cite([one.partedAt]) })),
    ]),
  );
};
