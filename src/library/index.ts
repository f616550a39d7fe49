import * as asking from '../asking/index.ts';
import { usageFault } from '../render/report/errors.ts';
import { searchList } from '../render/report/search-report.ts';
import type {
  CheckReport,
  CompareReport,
  CoverageReport,
  DeckReport,
  HitJson,
  LegalReport,
  PrecedentReport,
  ReplayReport,
  RuleJson,
  RuleReport,
  RulingReport,
} from '../render/report/types.ts';
import { checkArguments, type Takes } from './arguments.ts';
import { Arguments, ask, given, textOfBoard } from './ask.ts';
import { JudgeError } from './judge-error.ts';

/**
 * headjudge as a library: each function gives what the command of its name prints with `--json`, so that program and screen can never differ.
 *
 * Nothing is written, no question is asked, nothing is read but what comes with the package and, where it is named, a data folder. Every function throws
 * {@link JudgeError} with all faults at once where what it was given cannot be read.
 */

export type * from '../render/report/types.ts';
export { JudgeError } from './judge-error.ts';

/** A document by its key (`comprehensive-2009`), its label (`CR`) or a name people use for it. */
export type DocumentName = string;

/** A table: the one-line notation, the text of a YAML or JSON board, or the board as an object. At most 64 KiB. */
export type Board = string | object;

/** Options of everything that asks about cards. */
export interface CardOptions {
  /** A data folder of `judge`, so that its imported cards may be named. Without it, only cards that come with the package. */
  readonly dataFolder?: string;
}

/** Options of everything that rules. */
export interface RulingOptions extends CardOptions {
  /** The document to rule by; goes before the one the board names. Default: the board's, else the Comprehensive Rules of 2009. */
  readonly ruleset?: DocumentName;
  /** The document whose paragraphs count where the one in force is silent. */
  readonly fallback?: DocumentName;
}

/** Options of a question. */
export interface QuestionOptions extends RulingOptions {
  readonly board: Board;
  /** Coins and choices already made, in order: `['heads', 'bench 1']`. */
  readonly answers?: readonly string[];
  /** Points to be taken as settled. */
  readonly assume?: readonly string[];
  /** True: also what the other documents say (`elsewhere` of the ruling). */
  readonly everywhere?: boolean;
  /** What the ruling is held against (`against` of the ruling): a sentence, a rule number, a document, or another ruling. */
  readonly against?: string | RulingReport;
}

const OF_CARDS: Takes = { dataFolder: '?text' };
const RULING: Takes = { ...OF_CARDS, ruleset: '?text', fallback: '?text' };
const CHOSEN: Takes = { answers: '?texts', assume: '?texts' };

/** What is in force, what fills its silences, and what was chosen, as the commands take it. */
const ruledBy = (args: Arguments, { ruleset, fallback, answers, assume }: Partial<QuestionOptions>) =>
  given({
    ruleset: args.document('ruleset', ruleset),
    fallback: args.document('fallback', fallback),
    answers: answers === undefined ? undefined : args.answers(answers),
    assume: assume === undefined ? undefined : args.texts('assume', assume),
  });

/** Another ruling goes in as the text that its file would hold. */
const againstOf = (args: Arguments, against: QuestionOptions['against']) => {
  if (against === undefined) return {};
  if (typeof against === 'string') return { against: { said: args.texts('against', [against])[0] ?? '' } };
  return { against: { said: 'the other ruling', ruling: JSON.stringify(against) } };
};

/** The report of a command that rules, without the table it was read from. */
const reported = async <T>(
  outcome: Promise<asking.Outcome<{ readonly report: T }>>,
): Promise<asking.Outcome<T & object>> => {
  const ruled = await outcome;
  return asking.isRefused(ruled) ? ruled : (ruled.report as T & object);
};

/**
 * Rules by their numbers, each with what stands around it, the code that enforces it and the scenarios that show it.
 *
 * @param ids `309.4`, `CR 309.4`, `C-14`, `309.1-309.4`; a section gives its rules.
 */
export const rule = async (...ids: readonly string[]): Promise<readonly RuleReport[]> => {
  checkArguments(
    'rule',
    ids.map((id, at) => [`id ${at + 1}`, id, 'text']),
  );
  const args = new Arguments('rule');
  if (ids.length === 0) args.faults.push(usageFault('missing-word', 'rule needs an id.', "rule('309.4')"));
  const { rules: found } = await ask('rule', args, (world) => asking.rule({ ids: args.texts('ids', ids) }, world));
  return found;
};

/** The whole index, or that of one document. */
export const rules = async (document?: DocumentName): Promise<readonly RuleJson[]> => {
  checkArguments('rules', [['document', document, '?text']]);
  const args = new Arguments('rules');
  const request = given({ document: args.document('document', document) });
  return ask('rules', args, (world) => asking.rules(request, world));
};

/** Rules by what they are about, best first; an empty list where nothing was found. */
export const search = async (
  query: string,
  options: { readonly document?: DocumentName; readonly limit?: number } = {},
): Promise<readonly HitJson[]> => {
  checkArguments('search', [['query', query, 'text']], options, { document: '?text', limit: '?number' });
  const args = new Arguments('search');
  if (query.trim() === '')
    args.faults.push(usageFault('missing-word', 'search needs words.', "search('asleep retreat')"));
  const queries = args.texts('query', [query.trim()]);
  const request = given({
    document: args.document('document', options.document),
    limit: args.count('limit', options.limit),
  });
  const [report] = await ask('search', args, (world) => asking.search({ queries, ...request }, world));
  return report === undefined ? [] : (searchList(report) as readonly HitJson[]);
};

/** Published rulings by words, a card, a rule (`CR 602.3`) or the id of one; best first. */
export const precedent = async (words: string, options: { readonly limit?: number } = {}): Promise<PrecedentReport> => {
  checkArguments('precedent', [['words', words, 'text']], options, { limit: '?number' });
  const args = new Arguments('precedent');
  const [asked = ''] = args.texts('words', [words]);
  const request = given({ limit: args.count('limit', options.limit) });
  return ask('precedent', args, (world) => asking.precedent({ words: asked, ...request }, world));
};

/** May this be done on this table? `question` as on the command line: `retreat`, `attack "Live Coal"`. */
export const can = async (question: string, options: QuestionOptions): Promise<RulingReport> => {
  const takes: Takes = { board: 'board', ...RULING, ...CHOSEN, everywhere: '?truth', against: '?ruling' };
  checkArguments('can', [['question', question, 'text']], options, takes);
  const args = new Arguments('can');
  const [asked = ''] = args.texts('question', [question]);
  const request = {
    table: textOfBoard(options.board),
    question: asked,
    quoted: true,
    ...(options.everywhere === true ? { everywhere: true } : {}),
    ...againstOf(args, options.against),
    ...ruledBy(args, options),
  };
  return ask('can', args, (world) => reported(asking.can(request, world)), options.dataFolder);
};

/** Every action that is open on this table, and every one that is not with its reasons. */
export const legal = async (board: Board, options: RulingOptions = {}): Promise<LegalReport> => {
  checkArguments('legal', [['board', board, 'board']], options, RULING);
  const args = new Arguments('legal');
  const request = { table: textOfBoard(board), ...ruledBy(args, options) };
  return ask('legal', args, (world) => reported(asking.legal(request, world)), options.dataFolder);
};

/** A disputed turn step by step, the table after it, every rule that acted. `scenario` has `steps`, `ask` or both. */
export const replay = async (
  scenario: Board,
  options: RulingOptions & Pick<QuestionOptions, 'answers' | 'assume'> = {},
): Promise<ReplayReport> => {
  checkArguments('replay', [['scenario', scenario, 'board']], options, { ...RULING, ...CHOSEN });
  const args = new Arguments('replay');
  const request = { table: textOfBoard(scenario), ...ruledBy(args, options) };
  return ask('replay', args, (world) => reported(asking.replay(request, world)), options.dataFolder);
};

/** The same point in all documents, or in those named: by topic, id or words. */
export const compare = async (
  topic: string,
  options: { readonly documents?: readonly DocumentName[] } = {},
): Promise<CompareReport> => {
  checkArguments('compare', [['topic', topic, 'text']], options, { documents: '?texts' });
  const args = new Arguments('compare');
  const documents = (options.documents ?? []).flatMap((one) => args.document('documents', one) ?? []);
  const words = args.texts('topic', [topic]);
  return ask('compare', args, (world) => asking.compare({ topic: words, documents }, world));
};

/** Everything impossible about a table, with the rules it breaks. */
export const checkBoard = async (
  board: Board,
  options: Pick<RulingOptions, 'ruleset' | 'dataFolder'> = {},
): Promise<CheckReport> => {
  checkArguments('checkBoard', [['board', board, 'board']], options, { ...OF_CARDS, ruleset: '?text' });
  const args = new Arguments('checkBoard');
  const request = { table: textOfBoard(board), ...given({ ruleset: args.document('ruleset', options.ruleset) }) };
  return ask('checkBoard', args, (world) => asking.checkBoard(request, world), options.dataFolder);
};

/** The same table in the one-line notation. */
export const boardLine = async (board: Board, options: CardOptions = {}): Promise<string> => {
  checkArguments('boardLine', [['board', board, 'board']], options, OF_CARDS);
  return (await checkBoard(board, options)).board;
};

/** Is this deck legal, and by which rules not? `list` is a deck list or the text of a deck file. */
export const checkDeck = async (
  list: Board,
  options: Pick<RulingOptions, 'ruleset' | 'dataFolder'> & {
    /** `constructed`, `limited`, or a format of tournaments: `standard`, `expanded`, `unlimited`, `glc`. */
    readonly format?: string;
    /** The day of the tournament, `2026-04-10`. A format of tournaments needs it. */
    readonly day?: string;
    readonly assume?: readonly string[];
  } = {},
): Promise<DeckReport> => {
  const takes: Takes = { ...OF_CARDS, ruleset: '?text', format: '?text', day: '?text', assume: '?texts' };
  checkArguments('checkDeck', [['list', list, 'board']], options, takes);
  const args = new Arguments('checkDeck');
  const request = {
    list: textOfBoard(list),
    ...given({
      format: options.format,
      date: options.day,
      ruleset: args.document('ruleset', options.ruleset),
      assume: options.assume === undefined ? undefined : args.texts('assume', options.assume),
    }),
  };
  return ask('checkDeck', args, (world) => asking.checkDeck(request, world), options.dataFolder);
};

/** Of every rule, or of the rules named: enforced, for people, definition or open, with code and scenarios. */
export const coverage = async (ids: readonly string[] = [], document?: DocumentName): Promise<CoverageReport> => {
  checkArguments('coverage', [
    ['ids', ids, 'texts'],
    ['document', document, '?text'],
  ]);
  const args = new Arguments('coverage');
  const request = { ids: args.texts('ids', ids), ...given({ document: args.document('document', document) }) };
  const { report } = await ask('coverage', args, (world) => asking.coverage(request, world));
  return report;
};
