import type { OwnParts } from './parts.ts';

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
  /** Comes back after a moment in which a person who types on would have typed on. */
  pause(): Promise<void>;
  /** Comes back when nothing else is to be done. */
  idle(): Promise<void>;
  /** Notes a moment among those that the browser keeps for those who measure the page. */
  mark(moment: 'ready' | 'whole' | 'asked' | 'ruled' | 'typed' | 'found'): void;
  /** Comes back when all parts of the page are there. The tables can be described before. */
  allParts(): Promise<void>;
  /** Whether the texts of sketched cards are read: the grammar of card texts is beside a page from a folder, and would make one file too large. */
  readonly readsSketches: boolean;
  /** Lets a newer page take over. */
  takeOver(): void;
  /** Where cards that were imported are kept, and how they are; null where the device keeps none. */
  readonly cards: CardStore | null;
  /** The same of copies of rulebooks. */
  readonly copies: CopyStore | null;
}

/** A file that a person chose. */
export interface ChosenFile {
  readonly name: string;
  text(): Promise<string>;
  arrayBuffer(): Promise<ArrayBuffer>;
}

export interface CardStore {
  write(cards: StoredCards | null): Promise<void>;
  /** What an import left that was stopped; null where none was. */
  stopped(): Promise<StoppedImport | null>;
  /** Begins an import of files with these names. One that was stopped before is given up. */
  begin(names: readonly string[]): Promise<void>;
  /** Keeps what is in a file of the import. */
  keepFile(name: string, text: string): Promise<void>;
  /** Reads the texts of the files that are kept, beside the page, so that it stays at hand. What was read before a stop is not read again. */
  compile(progress: (says: string) => void): Promise<CardsImported>;
  /** Takes away what an import left. */
  endImport(): Promise<void>;
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

/** An import that was not brought to its end: the page was closed, or the device stopped it. */
export interface StoppedImport {
  readonly files: readonly string[];
  /** Files that were not read yet, and have to be chosen again. */
  readonly missing: readonly string[];
  /** Of how many names the texts are read. */
  readonly names: number;
}

export type CardsImported =
  | { readonly ok: true; readonly stored: StoredCards }
  /** `broken`: it could not go on, and may be tried again; otherwise the files have faults. */
  | { readonly ok: false; readonly why: readonly string[]; readonly broken?: boolean };

export interface CopyStore {
  read(): Promise<readonly StoredCopy[]>;
  /** Puts a copy in the place of the one before it of its document. */
  write(copy: StoredCopy): Promise<void>;
  remove(document: string): Promise<void>;
  /** Finds the rules in a copy, beside the page. */
  find(file: ChosenFile, progress: (says: string) => void): Promise<CopyImported>;
}

/** A copy of a rulebook as it is kept: what it says, rule by rule, as a page has it that was made with it. */
export interface StoredCopy {
  readonly document: string;
  readonly file: string;
  readonly version: string | null;
  readonly date: string | null;
  /** The day it was imported. */
  readonly on: string;
  readonly found: number;
  readonly missed: number;
  readonly doubted: number;
  readonly own: OwnParts;
}

export type CopyImported =
  | { readonly ok: true; readonly copy: StoredCopy }
  | { readonly ok: false; readonly why: readonly string[] };
