import type { Face } from '../face.ts';
import { factLines, unbroken } from '../grid.ts';
import type { Receipt } from '../report/types.ts';
import type { Line } from '../rich.ts';
import { ownCardsWords } from '../words/own-cards.ts';

/** The last lines of an answer (not for a screen reader, which has no use for a line of signs): the table in one line, and above it the cards that the line names but cannot hold. */
export const receiptLines = (face: Face, { board, ownCards }: Receipt): Line[] => [
  ...(ownCards === undefined ? [] : factLines(face, { label: 'Cards', labelWidth: 8, text: ownCardsWords(ownCards) })),
  ...(board === '' || face.screenReader === true ? [] : [unbroken(board)]),
];
