// Card data of others as the engine takes it; knows no disk. The store on disk has a door of its own (store/index.ts).
export { cardOf } from './card-of.ts';
export { type CardText, textsOf } from './card-texts.ts';
export { LAST_RELEASE } from './period.ts';
export type { FoundCard } from './reading/source-card.ts';
export { withImported } from './store/imported-pool.ts';
