import type { BoardFile } from '../../scenario/index.ts';
import type { CardPool } from '../../state/index.ts';
import type { Receipt } from './types.ts';

/**
 * Says beside the receipt which cards it cannot hold, because the file of the table writes them. A sketch in the line would not do: what it
 * leaves out is unknown, whereas a card in a file is complete.
 */
export const withOwnCards = <T extends Receipt>(
  report: T,
  { board, pool }: { readonly board: Pick<BoardFile, 'file' | 'cards'>; readonly pool: CardPool },
): T => {
  if (board.cards.length === 0) return report;
  const names = [...new Set(board.cards.map(({ name }) => name))];
  const onFile = (name: string): boolean => pool.named(name).some((card) => card.own !== true);
  return { ...report, ownCards: { file: board.file, names, replacing: names.filter(onFile) } };
};
