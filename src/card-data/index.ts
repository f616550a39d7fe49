// Card data of others as the engine takes it; knows no disk, and reads no card text. The store on disk and the import have doors of their own.
export { type CardText, textsOf } from './card-texts.ts';
export { LAST_RELEASE } from './period.ts';
export { type FoundCard, printOf } from './reading/source-card.ts';
export { poolsOf, withImported } from './store/imported-pool.ts';
export type { CardReadings } from './store/pack.ts';
export { openPlainPack, type PlainPack, plainPackOf, readingOfPlainPack } from './store/plain-pack.ts';
