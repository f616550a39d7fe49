// The store of imported cards on disk: what was imported, as it was compiled and as it was read.
export { CardsDamaged } from './damaged.ts';
export { cardsFolder, currentGeneration, type Generation, readPart } from './data-files.ts';
export { searchIn } from './database.ts';
export { openPack } from './pack.ts';
