/** The database of the browser, in which cards and copies are kept that were imported on this device. */

const NAME = 'headjudge-pocket';

/** `importing` holds what an import of cards has read so far. */
const STORES = ['cards', 'copies', 'importing'] as const;
type StoreName = (typeof STORES)[number];

/** Rises with every store that is new, so that a browser makes it. */
const FORMAT = 2;

export const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const opened = (): Promise<IDBDatabase> => {
  const request = indexedDB.open(NAME, FORMAT);
  request.onupgradeneeded = () => {
    const { result: db } = request;
    for (const name of STORES) if (!db.objectStoreNames.contains(name)) db.createObjectStore(name);
  };
  return done(request);
};

/** Asks one store; all that is asked in one go happens or nothing of it. */
const asked = async <T>(
  name: StoreName,
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => Promise<T>,
): Promise<T> => {
  const db = await opened();
  try {
    const change = db.transaction(name, mode);
    const ended = new Promise<void>((resolve, reject) => {
      change.oncomplete = () => resolve();
      change.onabort = () => reject(change.error);
    });
    const [value] = await Promise.all([ask(change.objectStore(name)), ended]);
    return value;
  } finally {
    db.close();
  }
};

export const readFrom = <T>(name: StoreName, ask: (store: IDBObjectStore) => Promise<T>): Promise<T> =>
  asked(name, 'readonly', ask);

export const writeTo = <T>(name: StoreName, ask: (store: IDBObjectStore) => Promise<T>): Promise<T> =>
  asked(name, 'readwrite', ask);

/** Asks two stores together, and is done with their answers. */
export const readBoth = async <T>(
  one: StoreName,
  other: StoreName,
  ask: (one: IDBObjectStore, other: IDBObjectStore) => Promise<T>,
): Promise<T> => {
  const db = await opened();
  try {
    const reading = db.transaction([one, other], 'readonly');
    return await ask(reading.objectStore(one), reading.objectStore(other));
  } finally {
    db.close();
  }
};

export const hasDatabase = (): boolean => typeof indexedDB !== 'undefined';
