export { cardOf } from './card-of.ts';
export { type CardText, textsOf } from './card-texts.ts';
export { CardsDamaged } from './damaged.ts';
export { cardsFolder, currentGeneration, type Generation, readPart } from './data-files.ts';
export { type Binary, type FoundCard, searchIn } from './database.ts';
export {
  type DataRead,
  type ImportEnd,
  type Imported,
  importCards,
  type Progress,
  readCardFiles,
} from './import-cards.ts';
export { withImported } from './imported-pool.ts';
export { openPack } from './pack.ts';
export { LAST_RELEASE } from './period.ts';
