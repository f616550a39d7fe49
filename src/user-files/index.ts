export { type ImportLock, takeLock } from './import-lock.ts';
export { renameOver, writeThrough } from './write-through.ts';
