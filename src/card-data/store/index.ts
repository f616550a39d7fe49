// The store of imported cards on disk: what was imported, as it was compiled and as it was read.
export { CardsDamaged } from './damaged.ts';
export { cardsFolder, currentGeneration, type Generation, openCards, readDatabase } from './data-files.ts';
export { type CompiledName, openPack, type PackFile, type StoredPack } from './pack.ts';
