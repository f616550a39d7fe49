/** What the app asks of the device it runs on. A browser gives it; a test gives it by hand. */
export interface Device {
  /** What was kept under a name; null where nothing was, or the device keeps nothing. */
  kept(name: string): string | null;
  /** False where the device will not keep it. */
  keep(name: string, text: string): boolean;
  /** Hands a file to the person. */
  save(name: string, type: string, text: string): void;
  /** Puts a text where other programs take it from; false where that is not allowed. */
  copy(text: string): Promise<boolean>;
  /** Offers a text to other programs of the device; false where it has no such offer. */
  share(title: string, text: string): Promise<boolean>;
  /** Shows a page and prints it. */
  print(html: string): void;
  /** The moment, `2026-11-23T14:02:00.000Z`. */
  now(): string;
  /** The page goes to its beginning, and what was found or ruled is in sight. */
  toTop(focus: string | null): void;
  /** Comes back when what was set is drawn. */
  drawn(): Promise<void>;
  /** Comes back when nothing else is to be done. */
  idle(): Promise<void>;
  /** Notes a moment among those that the browser keeps for whoever measures the page. */
  mark(moment: 'ready' | 'asked' | 'ruled' | 'typed' | 'found'): void;
  /** Lets a newer page take over. */
  takeOver(): void;
  /** Where cards that were imported are kept; null where the device keeps none. */
  readonly cards: CardStore | null;
  /** Reads files of cards beside the page, so that it stays at hand. */
  importCards(
    files: readonly { readonly name: string; text(): Promise<string> }[],
    progress: (says: string) => void,
  ): Promise<CardsImported>;
}

export interface CardStore {
  read(): Promise<StoredCards | null>;
  write(cards: StoredCards | null): Promise<void>;
}

/** Imported cards as they are kept: the text of a plain pack and what it holds. */
export interface StoredCards {
  readonly text: string;
  readonly cards: number;
  readonly names: number;
  /** The day they were imported. */
  readonly on: string;
  /** The build whose reading compiled them. */
  readonly build: string;
}

export type CardsImported =
  | { readonly ok: true; readonly stored: StoredCards }
  | { readonly ok: false; readonly why: readonly string[] };
