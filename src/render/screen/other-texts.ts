import type { Face } from '../face.ts';
import { factLines } from '../grid.ts';
import type { OtherTextsJson } from '../report/types.ts';
import type { Line } from '../rich.ts';
import {
  INVOLVED,
  involvedInWords,
  notInvolved,
  OTHER_TEXTS,
  otherTextsAt,
  otherTextsInShort,
} from '../words/other-texts.ts';

const under = (face: Face, label: string, rows: readonly string[]): Line[] =>
  rows.flatMap((text, at) =>
    factLines(face, { ...(at === 0 ? { label } : {}), labelWidth: label.length + 2, plainLabel: label, text }),
  );

/** The texts in play that nothing above names: what those do that have a part; of the others, with the path, each with why it does nothing. */
export const otherTextLines = (face: Face, found: OtherTextsJson | undefined, explain: boolean): Line[] => {
  if (found === undefined) return [];
  const others = notInvolved(found);
  const rows = explain ? otherTextsAt(others) : [otherTextsInShort(others)];
  return [
    ...under(face, INVOLVED, involvedInWords(found)),
    ...(others.texts.length === 0 ? [] : under(face, OTHER_TEXTS[`${others.settled}`], rows)),
  ];
};
