import type { Face } from '../face.ts';
import { factLines, unbroken } from '../grid.ts';
import type { OwnCardsJson, Receipt } from '../report/types.ts';
import type { Line } from '../rich.ts';
import { listed } from '../words/facts.ts';

const words = ({ file, names, replacing }: OwnCardsJson): string => {
  const entered = `${listed(names)} as entered in ${file}; the line below needs that file.`;
  if (replacing.length === 0) return entered;
  return `${entered} Without it, ${listed(replacing)} ${replacing.length === 1 ? 'is the card' : 'are the cards'} on file.`;
};

/** The last lines of an answer: the table in one line, and above it the cards that the line names but cannot hold. */
export const receiptLines = (face: Face, { board, ownCards }: Receipt): Line[] => [
  ...(ownCards === undefined ? [] : factLines(face, { label: 'Cards', labelWidth: 8, text: words(ownCards) })),
  ...(board === '' ? [] : [unbroken(board)]),
];
