import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type CardPool, cardPool } from '../state/index.ts';
import { cards } from './data.ts';
import { dataFolder } from './data-folder.ts';
import type { Env } from './terminal.ts';

/** The cards that a board may name: those that ship and, where any were imported, those. */
export interface CardsOnFile {
  /** All of them, for reading names. */
  readonly every: CardPool;
  /** Those that a document rules on: a name without a print means prints of its period. */
  ruledBy(document: string): CardPool;
  /** The same on every machine: a name that a shipped card has means shipped cards alone, unless another print is told with it. */
  readonly shippedFirst: CardPool;
  /** Names for completing: of those that ship as they are printed, of those that were imported as `plainName` spells them. */
  names(): { readonly shown: readonly string[]; readonly plain: readonly string[] };
}

const printed = (shipped: CardPool): readonly string[] => [...new Set(shipped.all().map(({ name }) => name))];

const shippedAlone = (shipped: CardPool): CardsOnFile => ({
  every: shipped,
  ruledBy: () => shipped,
  shippedFirst: shipped,
  names: () => ({ shown: printed(shipped), plain: [] }),
});

/** Nothing of the imported cards is opened where there are none. */
export const cardsOnFile = async (io: { readonly env: Env }): Promise<CardsOnFile> => {
  const shipped = cardPool([...cards()]);
  const folder = dataFolder(io.env);
  if (folder === null || !existsSync(join(folder, 'cards', 'current.json'))) return shippedAlone(shipped);
  const { cardsFolder, LAST_RELEASE, openPack, readPart, withImported } = await import('../card-data/index.ts');
  const bytes = readPart(cardsFolder(folder), 'pack');
  if (bytes === null) return shippedAlone(shipped);
  const pack = openPack(bytes);
  return {
    every: withImported(shipped, pack),
    ruledBy(document) {
      const until = Object.entries(LAST_RELEASE).find(([key]) => key === document)?.[1];
      return withImported(shipped, pack, until === undefined ? {} : { until });
    },
    shippedFirst: withImported(shipped, pack, { shippedFirst: true }),
    names: () => ({ shown: printed(shipped), plain: pack.names() }),
  };
};
