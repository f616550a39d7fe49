// Finding the rules in a copy without a disk: a page in a browser reads the file it is given and keeps what was found itself.
export { copyText, LARGEST_COPY, type TextFault } from './copy-text.ts';
export { type Indexed, type IndexedCopy, indexCopy, type KnownDocument } from './index-copy.ts';
export type { ReadEdition } from './kept-words.ts';
