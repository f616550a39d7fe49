// Importing card data without a disk: a page in a browser reads the files it is given, compiles every text once and keeps the result itself.
export { compileName, printsByName } from './importing/compile-cards.ts';
export { readDataFile } from './reading/read-data-file.ts';
export type { SourceCard, SourceSet } from './reading/source-card.ts';
export { plainPackOfCards } from './store/plain-pack.ts';
