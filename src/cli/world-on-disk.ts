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

const printed = (pool: CardPool): readonly string[] => [...new Set(pool.all().map(({ name }) => name))];

/** The cards that ship. A command that names no card opens nothing of the table. */
const shippedAlone = once(async (): Promise<CardsOnFile> => {
  const { cardPool } = await import('../state/index.ts');
  const shipped = cardPool([...data.cards()]);
  return {
    shipped,
    every: shipped,
    ruledBy: () => shipped,
    shippedFirst: shipped,
    names: () => ({ shown: printed(shipped), plain: [] }),
  };
});

/** The imported cards that were opened last; `generation` names the import, whose files are never changed. */
let openedLast: { readonly folder: string; readonly generation: string; readonly cards: CardsOnFile } | null = null;

const cardsOf = async ({ env, progress = silent }: Disk): Promise<CardsOnFile> => {
  const alone = await shippedAlone();
  const folder = dataFolder(env);
  // Nothing of the imported cards is opened where there are none.
  if (folder === null || !existsSync(join(folder, 'cards', 'current.json'))) return alone;
  const [{ poolsOf }, store] = await Promise.all([
    import('../card-data/index.ts'),
    import('../card-data/store/index.ts'),
  ]);
  const current = store.currentGeneration(store.cardsFolder(folder));
  if (openedLast !== null && openedLast.folder === folder && openedLast.generation === current?.generation)
    return openedLast.cards;
  const { shipped } = alone;
  const bytes = await compiledCards(store, store.cardsFolder(folder), shipped, progress);
  if (bytes === null) return alone;
  const pack = store.openPack(bytes);
  const cards = {
    shipped,
    ...poolsOf(shipped, pack),
    names: () => ({ shown: printed(shipped), plain: pack.names() }),
  };
  // Where they were compiled again, or another process imported meanwhile, that is a generation which was not opened yet.
  const { generation } = store.currentGeneration(store.cardsFolder(folder)) ?? {};
  openedLast = generation === undefined || generation !== current?.generation ? null : { folder, generation, cards };
  return cards;
};

/** The cards that were imported, as they are read from the store; null where there are none. */
export const importedPack = async ({ env, progress = silent }: Disk): Promise<Pack | null> => {
  const folder = dataFolder(env);
  if (folder === null || !existsSync(join(folder, 'cards', 'current.json'))) return null;
  const [{ shipped }, store] = await Promise.all([shippedAlone(), import('../card-data/store/index.ts')]);
  const bytes = await compiledCards(store, store.cardsFolder(folder), shipped, progress);
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

/** What ships with the package, which is the same as long as the program runs. */
const ships = {
  corpus: once(data.corpusIndex),
  searchData: once(data.searchData),
  points: once(data.pointsIndex),
  pointsSearchData: once(data.pointsSearchData),
  handbooks: once(data.handbooksIndex),
  handbooksSearchData: once(data.handbooksSearchData),
  penalties: once(data.penaltyTable),
  penaltiesSearchData: once(data.penaltiesSearchData),
  precedents: once(data.precedentsOnFile),
};

/** What a command line reads from disk. */
export const worldOnDisk = ({ env, progress }: Disk): World => ({
  ...ships,
  version: data.version,
  pointsAbout: data.pointsAbout,
  tournamentFormats: once(() => tournamentFormats(env)),
  coverage: data.coverageRecord,
  coverageOf: data.coverageOf,
  cards: once(() => cardsOf({ env, ...(progress === undefined ? {} : { progress }) })),
  importedCards: once(() => importedCardsOf(env)),
  ownCopies: once(() => ownCopies(env)),
  usualRulebook: once(() => usualRulebook(env)),
});
