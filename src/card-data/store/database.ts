import type { SourceCard, SourceSet } from '../reading/source-card.ts';
import { CardsDamaged } from './damaged.ts';
import { type Database, rows, type SqlValue, sqlite } from './sqlite.ts';

/** The database of imported cards: every card as it was read, and its set. It is what the cards are compiled of, now and again when texts are read better. */

export interface Collection {
  readonly cards: ReadonlyMap<string, SourceCard>;
  readonly sets: ReadonlyMap<string, SourceSet>;
  /** What cards are called in other languages: the plain spelling of that name to the ids of the cards. */
  readonly localNames: ReadonlyMap<string, readonly string[]>;
}

export type Binary = () => Uint8Array;

const SCHEMA = `
  create table sets (id text primary key, name text not null, data text not null) without rowid;
  create table cards (n integer primary key, id text not null unique, data text not null);
  create table local_names (plain text not null, id text not null, primary key (plain, id)) without rowid;
`;

/** The database as bytes. `progress` is called with how many cards are in. */
export const databaseOf = async (
  { cards, sets, localNames }: Collection,
  binary: Binary,
  progress: (done: number) => void,
): Promise<Uint8Array> => {
  const { Database } = await sqlite(binary);
  const database = new Database();
  try {
    database.run(SCHEMA);
    database.run('begin');
    const set = database.prepare('insert into sets values (?, ?, ?)');
    for (const one of sets.values()) set.run([one.id, one.name, JSON.stringify(one)]);
    set.free();
    const local = database.prepare('insert into local_names values (?, ?)');
    for (const [plain, ids] of localNames) for (const id of new Set(ids)) local.run([plain, id]);
    local.free();
    const card = database.prepare('insert into cards values (?, ?, ?)');
    let n = 0;
    for (const one of cards.values()) {
      n += 1;
      card.run([n, one.id, JSON.stringify(one)]);
      if (n % 500 === 0) progress(n);
    }
    card.free();
    database.run('commit');
    return database.export();
  } finally {
    database.close();
  }
};

/** Opens a database; throws where it is none. */
const opened = async <T>(bytes: Uint8Array, binary: Binary, use: (database: Database) => T): Promise<T> => {
  const { Database } = await sqlite(binary);
  try {
    const database = new Database(bytes);
    try {
      return use(database);
    } finally {
      database.close();
    }
  } catch (error) {
    throw new CardsDamaged(error instanceof Error ? error.message : String(error));
  }
};

const json = <T>(value: SqlValue | undefined): T => JSON.parse(String(value)) as T;

const setsIn = (database: Database): ReadonlyMap<string, SourceSet> =>
  new Map(
    rows(database, 'select data from sets').map(([data]) => {
      const set = json<SourceSet>(data);
      return [set.id, set] as const;
    }),
  );

/** Databases of older versions have no such table. */
const hasLocalNames = (database: Database): boolean =>
  rows(database, "select name from sqlite_master where name = 'local_names'").length > 0;

const localNamesIn = (database: Database): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>();
  if (!hasLocalNames(database)) return found;
  for (const [plain, id] of rows(database, 'select plain, id from local_names order by plain, id'))
    found.set(String(plain), [...(found.get(String(plain)) ?? []), String(id)]);
  return found;
};

/** Everything in it. */
export const collectionIn = (bytes: Uint8Array, binary: Binary): Promise<Collection> =>
  opened(bytes, binary, (database) => ({
    sets: setsIn(database),
    localNames: localNamesIn(database),
    cards: new Map(
      rows(database, 'select data from cards order by n').map(([data]) => {
        const card = json<SourceCard>(data);
        return [card.id, card] as const;
      }),
    ),
  }));
