import { type InputFault, plainName, sameValue } from '../../state/index.ts';
import { makeFolder, takeLock } from '../../user-files/index.ts';
import { dataPaths, dataText, STANDARD_INPUT, setOfFile } from '../reading/data-paths.ts';
import { readDataFile, readLocalNames, spanOf } from '../reading/read-data-file.ts';
import type { SourceCard, SourceSet } from '../reading/source-card.ts';
import { currentGeneration, type Generation, openCards, readDatabase, replaceGeneration } from '../store/data-files.ts';
import { type Binary, type Collection, collectionIn, databaseOf } from '../store/database.ts';
import { type CompiledName, type PackFile, packOf } from '../store/pack.ts';
import { type PrintsToCompile, printsByName } from './compile-cards.ts';

/** The whole way of an import: read everything, then replace what is in use at one stroke. */

/** Real life has some 18,000; this only keeps a mistake from filling the disk. */
const MOST_CARDS = 200_000;

export interface DataRead {
  readonly cards: ReadonlyMap<string, SourceCard>;
  readonly sets: ReadonlyMap<string, SourceSet>;
  /** Names in other languages, as `plainName` spells them, with the ids of the cards. */
  readonly localNames: ReadonlyMap<string, readonly string[]>;
  readonly files: number;
  /** Cards that were left out, and files that gave nothing. */
  readonly bad: { readonly cards: number; readonly files: number };
  readonly faults: readonly InputFault[];
  /** Files of folders that are JSON and no card data. */
  readonly others: readonly string[];
  readonly unknown: ReadonlyMap<string, number>;
}

/** How far an import is. */
export type Progress = (
  progress:
    | { readonly stage: 'reading'; readonly files: number; readonly of: number; readonly cards: number }
    | { readonly stage: 'compiling' | 'writing'; readonly cards: number; readonly of: number },
) => void;

/** The file that gave a card first, and which of the cards with that id it was there. */
interface Home {
  readonly file: string;
  readonly nth: number;
}

/** Where a file writes an id for the nth time; nowhere if it is written with escapes. */
const placeOfId = (text: string, id: string, nth: number): Partial<ReturnType<typeof spanOf>> => {
  const found = [...text.matchAll(/"id"\s*:\s*"([^"\\]*)"/gu)].filter(([, written]) => written === id)[nth];
  if (found === undefined) return {};
  const end = found.index + found[0].length;
  return spanOf(text, end - id.length - 2, end);
};

const lineOfId = (text: string, id: string, nth: number): string => {
  const { span } = placeOfId(text, id, nth);
  return span === undefined ? '' : `, line ${span.line}`;
};

/** What stood on standard input, read by the caller: its text, or what is wrong with it. */
export type InputData = string | InputFault;

/** Reads every file the paths name; `-` is standard input. Never throws; every fault is reported. */
export const readCardFiles = (paths: readonly string[], progress: Progress, input?: InputData): DataRead => {
  const { files, faults: ofPaths } = dataPaths(paths, input !== undefined);
  const cards = new Map<string, SourceCard>();
  const homes = new Map<string, Home>();
  const sets = new Map<string, SourceSet>();
  const faults: InputFault[] = [...ofPaths];
  const others: string[] = [];
  const unknown = new Map<string, number>();
  const bad = { cards: 0, files: ofPaths.length };
  for (const [at, { file, named }] of files.entries()) {
    progress({ stage: 'reading', files: at, of: files.length, cards: cards.size });
    const text = file === STANDARD_INPUT && input !== undefined ? input : dataText(file);
    if (typeof text !== 'string') {
      faults.push(text);
      bad.files += 1;
      continue;
    }
    const read = readDataFile(text, file, setOfFile(file));
    faults.push(...read.faults);
    bad.cards += read.bad;
    if (read.other) {
      if (!named) others.push(file);
      else {
        bad.files += 1;
        faults.push({
          code: 'no-card-data',
          message: `${file} is JSON, but holds neither cards nor sets.`,
          file,
          hint: 'expected   a list of cards as pokemontcg.io gives them: id, name, supertype, …',
        });
      }
    } else if (read.cards.length + read.sets.length + read.bad === 0 && read.faults.length > 0) bad.files += 1;
    for (const set of read.sets) sets.set(set.id, set);
    const ids = new Map<string, number>();
    for (const card of read.cards) {
      const nth = ids.get(card.id) ?? 0;
      ids.set(card.id, nth + 1);
      const home = homes.get(card.id);
      if (home === undefined) homes.set(card.id, { file, nth });
      else if (!sameValue(cards.get(card.id), card)) {
        bad.cards += 1;
        faults.push({
          code: 'told-twice',
          message: `two different cards have the id ${card.id}: ${cards.get(card.id)?.name} and ${card.name}.`,
          file,
          ...placeOfId(text, card.id, nth),
          hint: `the other stands in ${home.file}${home.file === file ? lineOfId(text, card.id, home.nth) : ''}`,
        });
        continue;
      }
      cards.set(card.id, card);
    }
    for (const [key, count] of read.unknown) unknown.set(key, (unknown.get(key) ?? 0) + count);
    if (cards.size > MOST_CARDS) {
      faults.push({ code: 'too-large', message: `more than ${MOST_CARDS} cards; an import may have so many.`, file });
      bad.files += files.length - at;
      break;
    }
  }
  if (cards.size === 0 && sets.size === 0 && faults.length === 0)
    faults.push({ code: 'no-data', message: 'there are no cards in these files.' });
  return { cards, sets, localNames: new Map(), files: files.length, bad, faults, others, unknown };
};

/** Reads nothing but what the cards are called, from files in another language. Never throws; every fault is reported. */
export const readNameFiles = (paths: readonly string[], input?: InputData): DataRead => {
  const { files, faults: ofPaths } = dataPaths(paths, input !== undefined);
  const faults: InputFault[] = [...ofPaths];
  const localNames = new Map<string, readonly string[]>();
  let empty = 0;
  for (const { file, named } of files) {
    const text = file === STANDARD_INPUT && input !== undefined ? input : dataText(file);
    const read = typeof text === 'string' ? readLocalNames(text, file) : { names: [], faults: [text] };
    faults.push(...read.faults);
    if (read.names.length === 0) {
      empty += 1;
      if (named && read.faults.length === 0)
        faults.push({
          code: 'no-card-data',
          message: `${file} names no cards.`,
          file,
          hint: 'expected   cards with id and name',
        });
    }
    for (const { id, name } of read.names) {
      const plain = plainName(name);
      localNames.set(plain, [...(localNames.get(plain) ?? []), id]);
    }
  }
  if (localNames.size === 0 && faults.length === 0)
    faults.push({ code: 'no-data', message: 'there are no cards in these files.' });
  return {
    cards: new Map(),
    sets: new Map(),
    localNames,
    files: files.length,
    bad: { cards: 0, files: ofPaths.length + empty },
    faults,
    others: [],
    unknown: new Map(),
  };
};

const joined = (
  before: ReadonlyMap<string, readonly string[]>,
  more: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<string, readonly string[]> => {
  const all = new Map(before);
  for (const [plain, ids] of more) all.set(plain, [...new Set([...(all.get(plain) ?? []), ...ids])]);
  return all;
};

export interface Imported {
  readonly now: Generation;
  /** The cards that were read: the new ones, the changed ones, the ones that were there already. */
  readonly added: number;
  readonly changed: number;
  readonly same: number;
  /** Names in other languages that were given, and how many of them belong to cards on file. */
  readonly localNames: { readonly given: number; readonly known: number };
  /** Sets of cards with neither a known code nor a known date. */
  readonly unknownSets: readonly string[];
}

export type ImportEnd =
  | { readonly ok: true; readonly imported: Imported }
  | { readonly ok: false; readonly why: 'busy' }
  | { readonly ok: false; readonly why: 'not-written'; readonly code: string };

const NOTHING: Collection = { cards: new Map(), sets: new Map(), localNames: new Map() };

/** What compiling needs to know beside the cards. */
export interface Compiling {
  readonly binary: Binary;
  /** Compiles the prints of each name; it may do so on several threads. */
  readonly compile: Compile;
  /** How this headjudge reads card texts; cards compiled by another reading are compiled again. */
  readonly reading: string;
  readonly progress: Progress;
}

/** The prints of each name compiled, in the same order; `progress` hears how many cards are read. */
export type Compile = (
  prints: PrintsToCompile,
  progress: (done: number) => void,
) => Promise<ReadonlyMap<string, CompiledName>>;

const packed = async (all: Collection, { compile, progress }: Compiling): Promise<Uint8Array> => {
  const compiled = await compile({ names: printsByName(all.cards.values()), sets: all.sets }, (cards) =>
    progress({ stage: 'compiling', cards, of: all.cards.size }),
  );
  return packOf(all, compiled);
};

const countsOf = ({ cards }: Collection): Pick<Generation, 'cards' | 'names' | 'sets'> => ({
  cards: cards.size,
  names: new Set([...cards.values()].map(({ name }) => plainName(name))).size,
  sets: new Set([...cards.values()].map(({ set }) => set)).size,
});

/**
 * Puts what was read beside what is there, a card of the same id in its place; with `fresh`, instead of what is there. Either all of it is in use
 * afterwards or nothing has changed. Throws `CardsDamaged` where what is there cannot be read.
 */
export const importCards = async (
  folder: string,
  read: Pick<DataRead, 'cards' | 'sets' | 'localNames'>,
  { fresh, ...compiling }: Compiling & { readonly fresh: boolean },
): Promise<ImportEnd> => {
  const { binary, progress, reading } = compiling;
  let lock: ReturnType<typeof takeLock> = null;
  try {
    makeFolder(folder);
    lock = takeLock(folder);
    if (lock === null) return { ok: false, why: 'busy' };
    const { mine } = lock;
    const bytes = fresh ? null : readDatabase(folder);
    const before = bytes === null ? NOTHING : await collectionIn(bytes, binary);
    let added = 0;
    let changed = 0;
    for (const [id, card] of read.cards) {
      const known = before.cards.get(id);
      if (known === undefined) added += 1;
      else if (!sameValue(known, card)) changed += 1;
    }
    const all: Collection = {
      cards: new Map([...before.cards, ...read.cards]),
      sets: new Map([...before.sets, ...read.sets]),
      localNames: joined(before.localNames, read.localNames),
    };
    const pack = await packed(all, compiling);
    const database = await databaseOf(all, binary, (cards) =>
      progress({ stage: 'writing', cards, of: all.cards.size }),
    );
    const now = replaceGeneration(folder, { database, pack }, { ...countsOf(all), reading }, mine);
    const used = new Set([...read.cards.values()].map(({ set }) => set));
    const unknownSets = [...used].filter((id) => all.sets.get(id)?.released === undefined).sort();
    const known = [...read.localNames.values()].filter((ids) => ids.some((id) => all.cards.has(id))).length;
    const localNames = { given: read.localNames.size, known };
    const same = read.cards.size - added - changed;
    return { ok: true, imported: { now, added, changed, same, localNames, unknownSets } };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (typeof code !== 'string') throw error;
    return { ok: false, why: 'not-written', code };
  } finally {
    lock?.release();
  }
};

/**
 * Compiles what was imported again, because this headjudge reads card texts otherwise than the one that imported them, and brings it into use. Where
 * that cannot be written, or another process is at it, the bytes serve this run alone. Null where nothing was imported.
 */
export const compileAgain = async (folder: string, compiling: Compiling): Promise<PackFile | null> => {
  let lock: ReturnType<typeof takeLock> = null;
  try {
    lock = takeLock(folder);
  } catch {
    lock = null;
  }
  try {
    // Another process may have done it meanwhile.
    const current = currentGeneration(folder);
    if (current?.reading === compiling.reading) return openCards(folder, current)?.file ?? null;
    const database = readDatabase(folder);
    if (database === null) return null;
    const all = await collectionIn(database, compiling.binary);
    const pack = Buffer.from(await packed(all, compiling));
    if (lock !== null)
      try {
        const counts = { ...countsOf(all), reading: compiling.reading };
        replaceGeneration(folder, { database, pack }, counts, lock.mine);
      } catch {
        // A disk that is full or may not be written costs time at each start, and nothing else.
      }
    return pack;
  } finally {
    lock?.release();
  }
};
