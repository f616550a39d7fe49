export {
  type CopyOnFile,
  copiesOnFile,
  type OwnQuote,
  quotesOf,
  RulebooksDamaged,
  rulebooksFolder,
} from './copies-on-file.ts';
export { copyText, isPdf, LARGEST_COPY, type PdfRead } from './copy-text.ts';
export { type Edition, editionOf } from './edition.ts';
export { type Indexed, type IndexedCopy, indexCopy, type KnownDocument } from './index-copy.ts';
export {
  type Changed,
  changesBetween,
  changesSince,
  editionIn,
  keptWords,
  type ReadEdition,
  sourceOfKept,
} from './kept-words.ts';
export type { PdfFault, PdfText } from './pdf-text.ts';
export type { Quote } from './quotes.ts';
export { type CopyFault, copyBytes } from './read-copy.ts';
export { type Limits, readPdf } from './read-pdf.ts';
export { removeCopy, type StoreEnd, storeCopy } from './store-copy.ts';
