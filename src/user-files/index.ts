export { type ImportLock, takeLock } from './import-lock.ts';
export { makeFolder } from './make-folder.ts';
export { renameOver, writeThrough } from './write-through.ts';
