import { type Face, signsOf } from '../face.ts';
import { blocks, factLines, headline } from '../grid.ts';
import type { VerifyReport } from '../report/types.ts';
import { type Line, toned } from '../rich.ts';

/** `judge verify`: how many scenarios, and every expectation that was not met. */
export const verifyScreen = (face: Face, report: VerifyReport): Line[] => {
  const { scenarios, passed, failed } = report;
  const signs = signsOf(face);
  if (scenarios === 0) return headline(face, toned('illegal', `${signs.illegal} No scenario found.`), '');
  const good = passed === scenarios;
  const head = good
    ? toned('legal', `${signs.legal} ${scenarios} of ${scenarios} scenarios as expected.`)
    : toned('illegal', `${signs.illegal} ${scenarios - passed} of ${scenarios} scenarios not as expected.`);
  if (face.plain) {
    return [
      [head],
      ...failed.map((one): Line => [{ text: `${one.path}: expected ${one.expected}, got ${one.got}\t${one.at}` }]),
    ];
  }
  return blocks(
    face,
    headline(face, head, ''),
    ...failed.map((one) => [
      ...factLines(face, { text: one.at }),
      ...factLines(face, { indent: 2, text: one.path }),
      ...factLines(face, { indent: 2, text: `- ${one.expected.padStart(one.got.length)}   expected` }),
      ...factLines(face, { indent: 2, text: `+ ${one.got.padStart(one.expected.length)}   what the rules give` }),
    ]),
  );
};
