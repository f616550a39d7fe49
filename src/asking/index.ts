/**
 * The commands as functions: a request and the world it is asked in, to a report or everything that is wrong. They write nothing, prompt for nothing and know
 * no Node, so that the command line, the library and a page in a browser ask the same. Each is loaded when it is first called.
 */

import type { CardsReadReport, CardsSearchReport, CardsShowReport } from '../render/report/cards-report.ts';
import type {
  CheckReport,
  CompareReport,
  DeckReport,
  LegalReport,
  PrecedentReport,
  ReplayReport,
  RuleJson,
  RulesReport,
  RulingReport,
  SearchReport,
  ShowReport,
} from '../render/report/types.ts';
import type { CardsReadRequest } from './cards/cards-read.ts';
import type { CardsSearchRequest } from './cards/cards-search.ts';
import type { DeckCheckRequest } from './decks/deck-check.ts';
import type { Outcome } from './outcome.ts';
import type { PrecedentRequest } from './precedents/precedent.ts';
import type { CompareRequest } from './rules/compare.ts';
import type { CoverageRequest, Covered } from './rules/coverage.ts';
import type { RuleRequest } from './rules/rule.ts';
import type { RulesRequest } from './rules/rules.ts';
import type { SearchRequest } from './rules/search.ts';
import type { CanRequest } from './rulings/can.ts';
import type { LegalRequest } from './rulings/legal.ts';
import type { RuledOn } from './rulings/pipeline.ts';
import type { ReplayRequest } from './rulings/replay.ts';
import type { BoardCheckRequest } from './tables/board-check.ts';
import type { BoardConvertRequest, ConvertReport } from './tables/board-convert.ts';
import type { BoardShowRequest } from './tables/board-show.ts';
import type { TableRead } from './tables/read-table.ts';
import type { SourceText } from './tables/source-text.ts';
import type { FilesVerified } from './verify-files.ts';
import type { World } from './world.ts';

export { isRefused, type Outcome, type Refusal } from './outcome.ts';
export { checkedText, type SourceText } from './tables/source-text.ts';
export type { CardsOnFile, ImportedCards, OwnCopies, World } from './world.ts';

/** May this be done on this table? */
export const can = async (request: CanRequest, world: World): Promise<RuledOn<RulingReport>> =>
  (await import('./rulings/can.ts')).can(request, world);

/** Every action that is open on this table, and every one that is not with its reasons. */
export const legal = async (request: LegalRequest, world: World): Promise<RuledOn<LegalReport>> =>
  (await import('./rulings/legal.ts')).legal(request, world);

/** A disputed turn step by step. */
export const replay = async (request: ReplayRequest, world: World): Promise<RuledOn<ReplayReport>> =>
  (await import('./rulings/replay.ts')).replay(request, world);

/** Rules by their numbers. */
export const rule = async (request: RuleRequest, world: World): Promise<Outcome<RulesReport>> =>
  (await import('./rules/rule.ts')).rule(request, world);

/** The index of rules. */
export const rules = async (request: RulesRequest, world: World): Promise<Outcome<readonly RuleJson[]>> =>
  (await import('./rules/rules.ts')).rules(request, world);

/** Which rules are enforced, by which code, in which scenarios. */
export const coverage = async (request: CoverageRequest, world: World): Promise<Outcome<Covered>> =>
  (await import('./rules/coverage.ts')).coverage(request, world);

/** Rules by what they are about, a report for each query. */
export const search = async (request: SearchRequest, world: World): Promise<Outcome<readonly SearchReport[]>> =>
  (await import('./rules/search.ts')).search(request, world);

/** Published rulings by words, cards or rules. */
export const precedent = async (request: PrecedentRequest, world: World): Promise<Outcome<PrecedentReport>> =>
  (await import('./precedents/precedent.ts')).precedent(request, world);

/** The same point in several documents. */
export const compare = async (request: CompareRequest, world: World): Promise<Outcome<CompareReport>> =>
  (await import('./rules/compare.ts')).compare(request, world);

/** Everything impossible about a table. */
export const checkBoard = async (request: BoardCheckRequest, world: World): Promise<Outcome<CheckReport>> =>
  (await import('./tables/board-check.ts')).checkBoard(request, world);

/** The table as it was described. */
export const showBoard = async (
  request: BoardShowRequest,
  world: World,
): Promise<Outcome<{ readonly report: ShowReport; readonly table: TableRead }>> =>
  (await import('./tables/board-show.ts')).showBoard(request, world);

/** The same table in another notation. */
export const convertBoard = async (
  request: BoardConvertRequest,
  world: World,
): Promise<Outcome<{ readonly report: ConvertReport; readonly text: string }>> =>
  (await import('./tables/board-convert.ts')).convertBoard(request, world);

/** Is this deck legal? */
export const checkDeck = async (request: DeckCheckRequest, world: World): Promise<Outcome<DeckReport>> =>
  (await import('./decks/deck-check.ts')).checkDeck(request, world);

/** Cards by the words on them. */
export const searchCards = async (request: CardsSearchRequest, world: World): Promise<Outcome<CardsSearchReport>> =>
  (await import('./cards/cards-search.ts')).searchCards(request, world);

/** The facts of the cards that a name or an id means. */
export const showCards = async (name: string, world: World): Promise<Outcome<CardsShowReport>> =>
  (await import('./cards/cards-show.ts')).showCards(name, world);

/** How a text of a card is read. */
export const readCard = async (request: CardsReadRequest): Promise<Outcome<CardsReadReport>> =>
  (await import('./cards/cards-read.ts')).readCard(request);

/** Scenarios and decks against what they expect. */
export const verify = async (sources: readonly SourceText[], world: World): Promise<FilesVerified> => {
  const { filesVerifier } = await import('./verify-files.ts');
  const texts = new Map(sources.map((source) => [source.file, source] as const));
  const run = filesVerifier((await world.cards()).shippedFirst, world, (file) => texts.get(file) ?? { text: '', file });
  return run(sources.map(({ file }) => file));
};
