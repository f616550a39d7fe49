/** `judge pocket --json`. */
export interface PocketReport {
  readonly schema: 1;
  readonly kind: 'page' | 'folder';
  readonly path: string;
  /** Of the page, or of all files of the folder. */
  readonly bytes: number;
  /** The mark of everything in it. */
  readonly build: string;
  readonly importedCards: number;
  /** Labels of the documents whose own copies are in it. */
  readonly copies: readonly string[];
  /** Imported cards and own copies are for their owner. */
  readonly forOwnUse: boolean;
}
