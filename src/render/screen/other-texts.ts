import type { Face } from '../face.ts';
import { factLines } from '../grid.ts';
import type { OtherTextsJson } from '../report/types.ts';
import type { Line } from '../rich.ts';
import { OTHER_TEXTS, otherTextsAt, otherTextsInShort } from '../words/other-texts.ts';

/** The texts in play that nothing above names; with the path, each with why it does nothing. */
export const otherTextLines = (face: Face, others: OtherTextsJson | undefined, explain: boolean): Line[] => {
  if (others === undefined) return [];
  const label = OTHER_TEXTS[`${others.settled}`];
  const rows = explain ? otherTextsAt(others) : [otherTextsInShort(others)];
  return rows.flatMap((text, at) =>
    factLines(face, { ...(at === 0 ? { label } : {}), labelWidth: label.length + 2, plainLabel: label, text }),
  );
};
