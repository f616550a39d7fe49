import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { CardsOnFile, ImportedCards, World } from '../asking/world.ts';
import type { PlainPack as Pack } from '../card-data/index.ts';
import type { PackFile, StoredPack } from '../card-data/store/index.ts';
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

/** The cards that were imported: as they lie in the store, and as boards name them. */
interface Imported {
  readonly pack: StoredPack;
  readonly cards: CardsOnFile;
}

/** The imported cards that were opened last; `generation` names the import, whose files are never changed. */
let openedLast: { readonly folder: string; readonly generation: string; readonly imported: Imported } | null = null;

/** The cards as an import compiled them; compiled again where this headjudge reads card texts otherwise. Null where there are none. */
const importedOf = async ({ env, progress = silent }: Disk): Promise<Imported | null> => {
  const home = dataFolder(env);
  // Nothing of the imported cards is opened where there are none.
  if (home === null || !existsSync(join(home, 'cards', 'current.json'))) return null;
  const [{ poolsOf }, store, { shipped }] = await Promise.all([
    import('../card-data/index.ts'),
    import('../card-data/store/index.ts'),
    shippedAlone(),
  ]);
  const folder = store.cardsFolder(home);
  const opened = (file: PackFile): Imported => {
    const pack = store.openPack(file);
    const names = (): ReturnType<CardsOnFile['names']> => ({ shown: printed(shipped), plain: pack.names() });
    return { pack, cards: { shipped, ...poolsOf(shipped, pack), names } };
  };
  const current = store.currentGeneration(folder);
  const reading = data.cardReading();
  if (current?.reading === reading) {
    if (openedLast?.folder === home && openedLast.generation === current.generation) return openedLast.imported;
    const found = store.openCards(folder, current);
    if (found === null) return null;
    const imported = opened(found.file);
    // Where another process imported meanwhile, its cards may have been read otherwise.
    if (found.of.reading === reading) openedLast = { folder: home, generation: found.of.generation, imported };
    return imported;
  }
  const [{ compileAgain }, { compileInParallel }] = await Promise.all([
    import('../card-data/importing/index.ts'),
    import('./compiling/compile-in-parallel.ts'),
  ]);
  progress('reading the texts of your imported cards again: this headjudge reads them differently');
  try {
    const file = await compileAgain(folder, {
      binary: data.sqliteBinary,
      compile: compileInParallel,
      reading,
      progress: () => {},
    });
    return file === null ? null : opened(file);
  } finally {
    progress(null);
  }
};

/** The cards that were imported, as they are read from the store; null where there are none. */
export const importedPack = async (disk: Disk): Promise<Pack | null> => (await importedOf(disk))?.pack ?? null;

const asImported = ({ pack }: Imported): ImportedCards => ({
  async search(words) {
    const { searchIn } = await import('../card-data/searching/index.ts');
    return searchIn(pack, words);
  },
  setName: (id) => pack.set(id)?.name ?? null,
  readings: (card) => pack.readings(card),
});

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
export const worldOnDisk = (disk: Disk): World => {
  const { env } = disk;
  const imported = once(() => importedOf(disk));
  return {
    ...ships,
    version: data.version,
    pointsAbout: data.pointsAbout,
    tournamentFormats: once(() => tournamentFormats(env)),
    coverage: data.coverageRecord,
    coverageOf: data.coverageOf,
    cards: async () => (await imported())?.cards ?? shippedAlone(),
    importedCards: async () => {
      const found = await imported();
      return found === null ? null : asImported(found);
    },
    ownCopies: once(() => ownCopies(env)),
    usualRulebook: once(() => usualRulebook(env)),
  };
};
