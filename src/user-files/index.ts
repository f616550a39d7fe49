export { type ImportLock, takeLock } from './import-lock.ts';
export { isRunning } from './is-running.ts';
export { makeFolder } from './make-folder.ts';
export { randomName } from './random-name.ts';
export { readUpTo } from './read-up-to.ts';
export { textMark } from './text-mark.ts';
export { writeNew, writeWhole } from './whole-file.ts';
export { codeOf, whyNotWritten } from './why-not-written.ts';
export { renameOver, writeThrough } from './write-through.ts';
