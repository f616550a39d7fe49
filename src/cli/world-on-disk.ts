import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { CardsOnFile, ImportedCards, World } from '../asking/world.ts';
import type { PlainPack as Pack } from '../card-data/index.ts';
import type { PackFile } from '../card-data/store/index.ts';
import type { CardPool } from '../state/index.ts';
import { tournamentFormats } from './added-formats.ts';
import * as data from './data.ts';
import { dataFolder } from './data-folder.ts';
import { ownCopies } from './own-copy.ts';
import type { Env } from './terminal.ts';
import { usualRulebook } from './usual-rulebook.ts';

/** The world of a command line: what ships with the package, and what its user imported into the data folder. */

/** What is asked for once is kept, because it never changes. */
const once = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};

/** Where the cards and copies of a user are, and who hears of work that takes seconds. */
interface Disk {
  readonly env: Env;
  readonly progress?: (text: string | null) => void;
}

const silent = (): void => {};

/** The cards as an import compiled them; compiled again where this headjudge reads card texts otherwise. */
const compiledCards = async (
  { currentGeneration, openCards }: typeof import('../card-data/store/index.ts'),
  folder: string,
  shipped: CardPool,
  progress: NonNullable<Disk['progress']>,
): Promise<PackFile | null> => {
  const reading = data.cardReading();
  if (currentGeneration(folder)?.reading === reading) return openCards(folder);
  const { compileAgain } = await import('../card-data/importing/index.ts');
  progress('reading the texts of your imported cards again: this headjudge reads them differently');
  try {
    return await compileAgain(folder, { binary: data.sqliteBinary, shipped, reading, progress: () => {} });
  } finally {
    progress(null);
  }
};

const cardsOf = async ({ env, progress = silent }: Disk): Promise<CardsOnFile> => {
  // A command that names no card opens nothing of the table.
  const { cardPool } = await import('../state/index.ts');
  const shipped = cardPool([...data.cards()]);
  const printed = (): readonly string[] => [...new Set(shipped.all().map(({ name }) => name))];
  const alone: CardsOnFile = {
    shipped,
    every: shipped,
    ruledBy: () => shipped,
    shippedFirst: shipped,
    names: () => ({ shown: printed(), plain: [] }),
  };
  const folder = dataFolder(env);
  // Nothing of the imported cards is opened where there are none.
  if (folder === null || !existsSync(join(folder, 'cards', 'current.json'))) return alone;
  const [{ LAST_RELEASE, withImported }, store] = await Promise.all([
    import('../card-data/index.ts'),
    import('../card-data/store/index.ts'),
  ]);
  const bytes = await compiledCards(store, store.cardsFolder(folder), shipped, progress);
  if (bytes === null) return alone;
  const pack = store.openPack(bytes);
  return {
    shipped,
    every: withImported(shipped, pack),
    ruledBy(document) {
      const until = Object.entries(LAST_RELEASE).find(([key]) => key === document)?.[1];
      return withImported(shipped, pack, until === undefined ? {} : { until });
    },
    shippedFirst: withImported(shipped, pack, { shippedFirst: true }),
    names: () => ({ shown: printed(), plain: pack.names() }),
  };
};

/** The cards that were imported, as they are read from the store; null where there are none. */
export const importedPack = async ({ env, progress = silent }: Disk): Promise<Pack | null> => {
  const folder = dataFolder(env);
  if (folder === null || !existsSync(join(folder, 'cards', 'current.json'))) return null;
  const [{ cardPool }, store] = await Promise.all([import('../state/index.ts'), import('../card-data/store/index.ts')]);
  const bytes = await compiledCards(store, store.cardsFolder(folder), cardPool([...data.cards()]), progress);
  return bytes === null ? null : store.openPack(bytes);
};

const importedCardsOf = async (env: Env): Promise<ImportedCards | null> => {
  const home = dataFolder(env);
  if (home === null) return null;
  const { cardsFolder, currentGeneration, openCards, openPack, readDatabase } = await import(
    '../card-data/store/index.ts'
  );
  const folder = cardsFolder(home);
  if (currentGeneration(folder) === null) return null;
  const pack = once(() => {
    const bytes = openCards(folder);
    return bytes === null ? null : openPack(bytes);
  });
  return {
    async search(words) {
      const bytes = readDatabase(folder);
      if (bytes === null) return { found: [], names: () => [] };
      const { searchIn } = await import('../card-data/searching/index.ts');
      return searchIn(bytes, data.sqliteBinary, words);
    },
    setName: (id) => pack()?.set(id)?.name ?? null,
  };
};

/** What a command line reads from disk. */
export const worldOnDisk = ({ env, progress }: Disk): World => ({
  version: data.version,
  corpus: once(data.corpusIndex),
  searchData: data.searchData,
  points: data.pointsIndex,
  pointsAbout: data.pointsAbout,
  pointsSearchData: data.pointsSearchData,
  handbooks: once(data.handbooksIndex),
  handbooksSearchData: data.handbooksSearchData,
  penalties: once(data.penaltyTable),
  penaltiesSearchData: data.penaltiesSearchData,
  tournamentFormats: once(() => tournamentFormats(env)),
  precedents: once(data.precedentsOnFile),
  coverage: data.coverageRecord,
  coverageOf: data.coverageOf,
  cards: once(() => cardsOf({ env, ...(progress === undefined ? {} : { progress }) })),
  importedCards: once(() => importedCardsOf(env)),
  ownCopies: once(() => ownCopies(env)),
  usualRulebook: once(() => usualRulebook(env)),
});
