import type { CopyImported, CopyStore, StoredCopy } from '../device.ts';
import type { Parts } from '../parts.ts';
import type { CopyOrder } from './copy-worker.ts';
import { done, hasDatabase, readFrom, writeTo } from './database.ts';
import { inWorker } from './in-worker.ts';
import { noteSomething } from './kept-here.ts';

/** Copies of rulebooks in the database of the browser, one for each document. One write puts a copy in, so a stop in the middle changes nothing. */

const isStored = (value: unknown): value is StoredCopy =>
  typeof value === 'object' &&
  value !== null &&
  'document' in value &&
  typeof value.document === 'string' &&
  'own' in value &&
  typeof value.own === 'object';

export const copyStore = (parts: () => Promise<Pick<Parts, 'outline' | 'corpus'>>): CopyStore | null => {
  if (!hasDatabase()) return null;
  return {
    async read() {
      const all: readonly unknown[] = await readFrom('copies', (store) => done(store.getAll()));
      return keptCopies(all);
    },
    write(copy) {
      noteSomething();
      return writeTo('copies', async (store) => void (await done(store.put(copy, copy.document))));
    },
    remove: (document) => writeTo('copies', (store) => done(store.delete(document))),
    async find(file, progress) {
      const { outline, corpus } = await parts();
      const on = new Date().toISOString().slice(0, 10);
      const order: CopyOrder = { name: file.name, bytes: await file.arrayBuffer(), on, outline, corpus };
      const came = await inWorker<CopyImported>('copy-worker.js', order, progress);
      return came ?? { ok: false, why: ['The rules could not be looked for beside this page.'] };
    },
  };
};

/** The copies among what was kept. */
export const keptCopies = (found: readonly unknown[]): readonly StoredCopy[] => found.filter(isStored);
