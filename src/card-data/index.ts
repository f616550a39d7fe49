export { cardOf } from './card-of.ts';
export { type CardText, textsOf } from './card-texts.ts';
export { LAST_RELEASE } from './period.ts';
export { inputText, LARGEST_FILE } from './reading/data-paths.ts';
export { CardsDamaged } from './store/damaged.ts';
export { cardsFolder, currentGeneration, type Generation, readPart } from './store/data-files.ts';
export { type Binary, type FoundCard, searchIn } from './store/database.ts';
export {
  type DataRead,
  type ImportEnd,
  type Imported,
  importCards,
  type Progress,
  readCardFiles,
} from './store/import-cards.ts';
export { withImported } from './store/imported-pool.ts';
export { openPack } from './store/pack.ts';
