import { plainName } from '../../state/index.ts';
import type { FoundCard, SourceCard, SourceSet } from '../reading/source-card.ts';
import { CardsDamaged } from './damaged.ts';
import { type Database, rows, type SqlValue, sqlite } from './sqlite.ts';

/** The database of imported cards: every card as it was read, its set, and an index of words. */

export interface Collection {
  readonly cards: ReadonlyMap<string, SourceCard>;
  readonly sets: ReadonlyMap<string, SourceSet>;
  /** What cards are called in other languages: the plain spelling of that name to the ids of the cards. */
  readonly localNames: ReadonlyMap<string, readonly string[]>;
}

export type Binary = () => Uint8Array;

const SCHEMA = `
  create table sets (id text primary key, name text not null, data text not null) without rowid;
  create table cards (n integer primary key, id text not null unique, plain text not null, set_id text not null, number text not null,
    data text not null);
  create table local_names (plain text not null, id text not null, primary key (plain, id)) without rowid;
  create index by_plain on cards (plain);
  create virtual table words using fts4 (content="", tokenize=unicode61, name, place, text);
`;

/** Every word of a card that a search may ask for. */
const wordsOf = (card: SourceCard): string =>
  [
    card.supertype,
    ...(card.subtypes ?? []),
    ...(card.attacks ?? []).flatMap(({ name, text }) => [name, text ?? '']),
    ...(card.powers ?? []).flatMap(({ name, type, text }) => [name, type, text]),
    ...(card.rules ?? []),
    ...(card.trait === undefined ? [] : [card.trait.name, card.trait.text]),
  ].join(' ');

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
    const card = database.prepare('insert into cards values (?, ?, ?, ?, ?, ?)');
    const words = database.prepare('insert into words (docid, name, place, text) values (?, ?, ?, ?)');
    let n = 0;
    for (const one of cards.values()) {
      n += 1;
      const from = sets.get(one.set);
      card.run([n, one.id, plainName(one.name), one.set, one.number, JSON.stringify(one)]);
      words.run([n, one.name, `${from?.name ?? ''} ${from?.code ?? ''} ${one.set} ${one.number}`, wordsOf(one)]);
      if (n % 500 === 0) progress(n);
    }
    card.free();
    words.free();
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

/** Words as the index has them, each also as a beginning. */
const query = (words: string): string =>
  (words.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? [])
    .slice(0, 12)
    .map((word) => `"${word}*"`)
    .join(' ');

/** Cards that have all the words, by name, also in another language, before by text; and every name, for those who slipped. */
export const searchIn = (
  bytes: Uint8Array,
  binary: Binary,
  words: string,
): Promise<{ readonly found: readonly FoundCard[]; readonly names: () => readonly string[] }> =>
  opened(bytes, binary, (database) => {
    const sets = setsIn(database);
    const plain = plainName(words);
    const like = `%${plain.replace(/[\\%_]/gu, '\\$&')}%`;
    const named =
      plain === ''
        ? []
        : hasLocalNames(database)
          ? rows(
              database,
              "select n, data from cards where plain like ?1 escape '\\' or id in (select id from local_names where plain like ?1 escape '\\') order by n",
              [like],
            )
          : rows(database, "select n, data from cards where plain like ? escape '\\' order by n", [like]);
    const byName = new Set(named.map(([n]) => n));
    const asked = query(words);
    const other =
      asked === ''
        ? []
        : rows(
            database,
            'select n, data from cards where n in (select docid from words where words match ?) order by n',
            [asked],
          );
    const whole = (data: SqlValue | undefined, hit: boolean): FoundCard => {
      const card = json<SourceCard>(data);
      return { card, set: sets.get(card.set), byName: hit };
    };
    const found = [
      ...named.map(([, data]) => whole(data, true)),
      ...other.filter(([n = null]) => !byName.has(n)).map(([, data]) => whole(data, false)),
    ];
    const names =
      found.length > 0
        ? []
        : rows(database, "select distinct json_extract(data, '$.name') from cards").map(([name]) => String(name));
    return { found, names: () => names };
  });
