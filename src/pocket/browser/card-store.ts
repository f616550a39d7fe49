import { readingOfPlainPack } from '../../card-data/index.ts';
import type { CardStore, StoredCards } from '../device.ts';

/** Imported cards in the database of the browser, as one text: it is opened in a few milliseconds and answers by name from memory. */

const NAME = 'headjudge-pocket';
const STORE = 'cards';

const opened = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const isStored = (value: unknown): value is StoredCards =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string' && 'build' in value;

export const cardStore = (): CardStore | null => {
  if (typeof indexedDB === 'undefined') return null;
  return {
    async read() {
      const db = await opened();
      const found: unknown = await done(db.transaction(STORE).objectStore(STORE).get('imported'));
      db.close();
      return isStored(found) ? found : null;
    },
    async write(cards) {
      const db = await opened();
      const store = db.transaction(STORE, 'readwrite').objectStore(STORE);
      await (cards === null ? done(store.delete('imported')) : done(store.put(cards, 'imported')));
      db.close();
    },
  };
};

/** The cards that were kept; `other` where another build read their texts, so that its reading is not trusted; null where there are none. */
export const keptCards = async (build: string, store: CardStore | null): Promise<StoredCards | 'other' | null> => {
  try {
    const found = (await store?.read()) ?? null;
    if (found === null) return null;
    return found.build === build && readingOfPlainPack(found.text) !== null ? found : 'other';
  } catch {
    return null;
  }
};
