import { usageFault } from '../render/report/errors.ts';
import type {
  CheckReport,
  CompareReport,
  CoverageReport,
  DeckReport,
  HitJson,
  LegalReport,
  ReplayReport,
  RuleJson,
  RuleReport,
  RulesReport,
  RulingReport,
} from '../render/report/types.ts';
import type { DeckFormat } from '../state/index.ts';
import { checkArguments, type Takes } from './arguments.ts';
import { asked, JudgeError } from './in-memory.ts';

/**
 * headjudge as a library: each function gives what the command of its name prints with `--json`, so that program and screen can never differ.
 *
 * Nothing is written, nobody is asked, nothing is read but what comes with the package and, where it is named, a data folder. Every function throws
 * {@link JudgeError} with all faults at once where what it was given cannot be read.
 */

export type * from '../render/report/types.ts';
export { JudgeError } from './in-memory.ts';

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
}

const flag = (name: string, value: string | number | undefined): readonly string[] =>
  value === undefined ? [] : [`--${name}`, String(value)];

const flags = (name: string, values: readonly string[] = []): readonly string[] =>
  values.flatMap((value) => [`--${name}`, value]);

const inForce = ({ ruleset, fallback }: RulingOptions): readonly string[] => [
  ...flag('ruleset', ruleset),
  ...flag('fallback', fallback),
];

const answered = (answers: readonly string[] | undefined): readonly string[] =>
  answers === undefined ? [] : ['--answers', answers.join(',')];

/** The text of a board. An object that goes round in circles, or holds what JSON cannot write, is no board. */
const written = (board: Board): string => {
  if (typeof board === 'string') return board;
  try {
    return JSON.stringify(board);
  } catch {
    const hint = 'expected   texts, numbers, lists and objects of these';
    throw new JudgeError([usageFault('bad-argument', 'the board cannot be written as JSON.', hint)], false);
  }
};

const OF_CARDS: Takes = { dataFolder: '?text' };
const RULING: Takes = { ...OF_CARDS, ruleset: '?text', fallback: '?text' };
const CHOSEN: Takes = { answers: '?texts', assume: '?texts' };

/** What comes last may begin with a dash and is still a word. */
const last = (...words: readonly string[]): readonly string[] => ['--', ...words];

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
  return (await asked<RulesReport>(['rule', ...last(...ids)])).rules;
};

/** The whole index, or that of one document. */
export const rules = async (document?: DocumentName): Promise<readonly RuleJson[]> => {
  checkArguments('rules', [['document', document, '?text']]);
  return asked(['rules', ...flag('document', document)]);
};

/** Rules by what they are about, best first; an empty list where nothing was found. */
export const search = async (
  query: string,
  options: { readonly document?: DocumentName; readonly limit?: number } = {},
): Promise<readonly HitJson[]> => {
  checkArguments('search', [['query', query, 'text']], options, { document: '?text', limit: '?number' });
  return asked(['search', ...flag('document', options.document), ...flag('limit', options.limit), ...last(query)]);
};

/** May this be done on this table? `question` as on the command line: `retreat`, `attack "Live Coal"`. */
export const can = async (question: string, options: QuestionOptions): Promise<RulingReport> => {
  const takes: Takes = { board: 'board', ...RULING, ...CHOSEN, everywhere: '?truth' };
  checkArguments('can', [['question', question, 'text']], options, takes);
  const report = await asked<RulingReport | LegalReport>(
    [
      'can',
      '--board',
      '-',
      ...inForce(options),
      ...answered(options.answers),
      ...flags('assume', options.assume),
      ...(options.everywhere === true ? ['--everywhere'] : []),
      ...last(question),
    ],
    written(options.board),
    options.dataFolder,
  );
  if ('verdict' in report) return report;
  const message = `“${question}” asks for all there is to do.`;
  throw new JudgeError([usageFault('unknown-question', message, 'The function legal answers it.')], false);
};

/** Every action that is open on this table, and every one that is not with its reasons. */
export const legal = async (board: Board, options: RulingOptions = {}): Promise<LegalReport> => {
  checkArguments('legal', [['board', board, 'board']], options, RULING);
  return asked(['legal', '--board', '-', ...inForce(options)], written(board), options.dataFolder);
};

/** A disputed turn step by step, the table after it, every rule that acted. `scenario` has `steps`, `ask` or both. */
export const replay = async (
  scenario: Board,
  options: RulingOptions & Pick<QuestionOptions, 'answers' | 'assume'> = {},
): Promise<ReplayReport> => {
  checkArguments('replay', [['scenario', scenario, 'board']], options, { ...RULING, ...CHOSEN });
  return asked(
    ['replay', ...inForce(options), ...answered(options.answers), ...flags('assume', options.assume), ...last('-')],
    written(scenario),
    options.dataFolder,
  );
};

/** The same point in all five documents, or in those named: by topic, id or words. */
export const compare = async (
  topic: string,
  options: { readonly documents?: readonly DocumentName[] } = {},
): Promise<CompareReport> => {
  checkArguments('compare', [['topic', topic, 'text']], options, { documents: '?texts' });
  return asked(['compare', ...flags('document', options.documents), ...last(topic)]);
};

/** Everything impossible about a table, with the rules it breaks. */
export const checkBoard = async (
  board: Board,
  options: Pick<RulingOptions, 'ruleset' | 'dataFolder'> = {},
): Promise<CheckReport> => {
  checkArguments('checkBoard', [['board', board, 'board']], options, { ...OF_CARDS, ruleset: '?text' });
  return asked(
    ['board', 'check', '--board', '-', ...flag('ruleset', options.ruleset)],
    written(board),
    options.dataFolder,
  );
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
    readonly format?: DeckFormat;
    readonly assume?: readonly string[];
  } = {},
): Promise<DeckReport> => {
  const takes: Takes = { ...OF_CARDS, ruleset: '?text', format: '?text', assume: '?texts' };
  checkArguments('checkDeck', [['list', list, 'board']], options, takes);
  return asked(
    [
      'deck',
      'check',
      ...flag('ruleset', options.ruleset),
      ...flag('format', options.format),
      ...flags('assume', options.assume),
      ...last('-'),
    ],
    written(list),
    options.dataFolder,
  );
};

/** Of every rule, or of the rules named: enforced, for people, definition or open, with code and scenarios. */
export const coverage = async (ids: readonly string[] = [], document?: DocumentName): Promise<CoverageReport> => {
  checkArguments('coverage', [
    ['ids', ids, 'texts'],
    ['document', document, '?text'],
  ]);
  return asked(['coverage', ...flag('document', document), ...(ids.length === 0 ? [] : last(...ids))]);
};
