import type { Card } from '../../state/index.ts';
import type { StoppedImport } from '../device.ts';
import type { CompiledNames } from '../import-cards.ts';
import { done, readFrom, writeTo } from './database.ts';

/** An import of cards as far as it is: its files as they were read, and what was compiled of them. A page that is closed goes on from there. */

const LIST = 'list';
const fileKey = (name: string): readonly string[] => ['file', name];
/** Compiled cards belong to the build that read their texts. */
const compiledBy = (build: string): IDBKeyRange => IDBKeyRange.bound(['compiled', build], ['compiled', build, []]);
const compiledByAny = (): IDBKeyRange => IDBKeyRange.bound(['compiled'], ['compiled', []]);

const isList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

export const beginImport = (names: readonly string[]): Promise<void> =>
  writeTo('importing', async (store) => {
    store.clear();
    await done(store.put(names, LIST));
  });

export const keepFile = (name: string, text: string): Promise<void> =>
  writeTo('importing', async (store) => {
    // What was compiled without this file may have to be compiled otherwise with it.
    store.delete(compiledByAny());
    await done(store.put(text, [...fileKey(name)]));
  });

export const endImport = (): Promise<void> => writeTo('importing', async (store) => void (await done(store.clear())));

/** The names of the files that were read, in the order in which they were chosen, and of those that were not. */
const filesOf = async (store: IDBObjectStore): Promise<Pick<StoppedImport, 'files' | 'missing'> | null> => {
  const list: unknown = await done(store.get(LIST));
  if (!isList(list)) return null;
  const keys = await done(store.getAllKeys(IDBKeyRange.bound(['file'], ['file', []])));
  const read = new Set(keys.map((key) => (Array.isArray(key) ? key[1] : null)));
  return { files: list, missing: list.filter((name) => !read.has(name)) };
};

type Batch = readonly (readonly [plain: string, cards: readonly Card[]])[];

export const stoppedImport = (build: string): Promise<StoppedImport | null> =>
  readFrom('importing', async (store) => {
    const files = await filesOf(store);
    if (files === null) return null;
    const batches: readonly Batch[] = await done(store.getAll(compiledBy(build)));
    return { ...files, names: batches.reduce((sum, batch) => sum + batch.length, 0) };
  });

/** The files that were read; each is opened when its text is asked for. */
export const filesRead = async (): Promise<readonly { readonly name: string; text(): Promise<string> }[]> => {
  const known = await readFrom('importing', filesOf);
  if (known === null) return [];
  return known.files
    .filter((name) => !known.missing.includes(name))
    .map((name) => ({
      name,
      text: () => readFrom('importing', (store) => done<string>(store.get([...fileKey(name)]))),
    }));
};

export const compiledBefore = async (build: string): Promise<ReadonlyMap<string, readonly Card[]>> => {
  const batches: readonly Batch[] = await readFrom('importing', (store) => done(store.getAll(compiledBy(build))));
  return new Map(batches.flat());
};

export const keepCompiled = (build: string, at: number, more: CompiledNames): Promise<void> =>
  writeTo('importing', async (store) => void (await done(store.put(more, ['compiled', build, at]))));
