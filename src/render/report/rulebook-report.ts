/** What the commands about the reader's own copies answer. */

export interface CopyJson {
  readonly document: string;
  readonly file: string;
  readonly kind: 'text' | 'pdf';
  readonly bytes: number;
  readonly pages: number | null;
  /** As the copy says itself; null where it says none. */
  readonly version: string | null;
  readonly date: string | null;
  /** When it was imported, as an ISO date and time. */
  readonly imported: string;
  readonly found: number;
  readonly missed: number;
  readonly doubted: number;
}

export interface RulebookImportReport {
  readonly schema: 1;
  readonly copy: CopyJson;
  /** How many ids the document has. */
  readonly of: number;
  readonly missed: readonly string[];
  readonly doubted: readonly { readonly id: string; readonly why: string }[];
  /** Found by their paragraphs: the copy has no words for these themselves. */
  readonly byParagraphs: readonly string[];
  /** Against which the passages were held: the version of the edition that was restated, where that was read itself; null: our restatement. */
  readonly heldAgainst: string | null;
  /** Whether it was held closely, because we did not read the document ourselves. */
  readonly closely: boolean;
  /** What we restated: the edition in words, where our restatement is of one printing. */
  readonly restated: string | null;
  /** What rests on one account or is in doubt, with what the copy says there: null where no passage was found. */
  readonly unsure: readonly {
    readonly id: string;
    readonly title: string;
    readonly confidence: 'single' | 'doubt' | 'sure';
    readonly unsettled: string | null;
    readonly passage: string | null;
  }[];
  /** Passages that the copy before had in other words; null where there was none. */
  readonly changed: readonly { readonly id: string; readonly why: string }[] | null;
  /** The copy that was in use before. */
  readonly replaced: CopyJson | null;
  readonly folder: string;
}

export interface RulebookListReport {
  readonly schema: 1;
  readonly copies: readonly CopyJson[];
  readonly folder: string;
}

export interface RulebookRemoveReport {
  readonly schema: 1;
  readonly removed: CopyJson;
  readonly folder: string;
}
