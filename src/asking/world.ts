import type { CardReadings, FoundCard } from '../card-data/index.ts';
import type { Citation, CorpusIndex, PointsIndex } from '../corpus/index.ts';
import type { PenaltyTable } from '../penalties/index.ts';
import type { Precedents } from '../precedents/index.ts';
import type { Coverage } from '../render/report/rule-report.ts';
import type { FaultJson, OriginalJson, OwnCopyJson, RulesetFrom } from '../render/report/types.ts';
import type { SearchData } from '../search/index.ts';
import type { Card, CardPool } from '../state/index.ts';
import type { Day, TournamentFormat } from '../tournament-formats/index.ts';

/**
 * All that commands read and never write. The caller provides it: the command line from files, a page in a browser from what it was sent with, a
 * test from literals. Each part is asked for when a command needs it, so that nothing else has to be opened.
 */
export interface World {
  /** Of the program. */
  version(): string;
  corpus(): CorpusIndex;
  searchData(): SearchData;
  points(): PointsIndex;
  /** The points that name rules with these ids; not the topics. */
  pointsAbout(ids: readonly string[]): PointsIndex;
  pointsSearchData(): SearchData;
  /** Penalty guidelines and tournament handbooks, which no board is ruled by. */
  handbooks(): CorpusIndex;
  handbooksSearchData(): SearchData;
  /** What the guidelines name for each infraction, and what judges type for it. */
  penalties(): PenaltyTable;
  penaltiesSearchData(): SearchData;
  /** Formats of tournaments: those that ship and those the reader added. */
  tournamentFormats(): readonly TournamentFormat[];
  /** Published rulings, found by card and by rule. */
  precedents(): Precedents;
  /** Which code and which scenarios every rule has. */
  coverage(): Coverage;
  /** The same of some rules; empty where nothing is recorded. */
  coverageOf(rules: readonly Citation[]): Coverage;
  cards(): Promise<CardsOnFile>;
  /** Null where none were imported. */
  importedCards(): Promise<ImportedCards | null>;
  ownCopies(): Promise<OwnCopies>;
  /** What the reader rules by where neither the question nor the table names a document; null where nothing was chosen. A fault if that is not a document. */
  usualRulebook(): UsualRulebook | FaultJson | null;
}

/** A document that counts where none is named, and where that was said. */
export interface UsualRulebook {
  /** The key of a document. */
  readonly ruleset: string;
  readonly from: Exclude<RulesetFrom, 'option' | 'board' | 'format' | 'day' | 'default'>;
  /** The key of the document that fills its silences, also where a table names the usual rulebook itself. */
  readonly fallback?: string;
  /** The format whose prints a name without a print means where that document is in force, as it was named and where, and the day on which it is asked. */
  readonly format?: { readonly name: string; readonly said: string; readonly day: Day };
}

/** The cards that a board may name: those that ship and, where any were imported, those. */
export interface CardsOnFile {
  /** Those that ship. */
  readonly shipped: CardPool;
  /** All of them, for reading names. */
  readonly every: CardPool;
  /** Those that a document rules on: a name without a print means prints of its period. */
  ruledBy(document: string): CardPool;
  /** The same on every machine: a name that a shipped card has means shipped cards alone, unless another print is given with it. */
  readonly shippedFirst: CardPool;
  /** Names for completing: of those that ship as they are printed, of those that were imported as `plainName` spells them. */
  names(): { readonly shown: readonly string[]; readonly plain: readonly string[] };
}

/** The imported cards as data, for searching them by the words on them. */
export interface ImportedCards {
  /** Cards that have all the words, by name before by text; and every name, for a query that found nothing. */
  search(words: string): Promise<{ readonly found: readonly FoundCard[]; readonly names: () => readonly string[] }>;
  /** The name of a set; null for one that is not known. */
  setName(id: string): string | null;
  /** How the texts of one of them are read, in the order of its texts, as its import found it; null where that was not kept. */
  readings(card: Card): CardReadings | null;
}

/** What the reader's own copies of the documents say. */
export interface OwnCopies {
  /** The copy of a document; null where none was imported. */
  copy(document: string): OwnCopyJson | null;
  /** The words of a rule in it; null where there is no copy, or it does not have the rule. */
  original(rule: Citation): OriginalJson | null;
}

/** Nothing was imported. */
export const NO_COPIES: OwnCopies = { copy: () => null, original: () => null };
