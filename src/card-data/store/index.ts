// The store of imported cards on disk: reading data files, importing, and what was imported.
export { inputText, LARGEST_FILE } from '../reading/data-paths.ts';
export { CardsDamaged } from './damaged.ts';
export { cardsFolder, currentGeneration, type Generation, readPart } from './data-files.ts';
export { type Binary, searchIn } from './database.ts';
export {
  type DataRead,
  type ImportEnd,
  type Imported,
  importCards,
  type Progress,
  readCardFiles,
} from './import-cards.ts';
export { openPack } from './pack.ts';
