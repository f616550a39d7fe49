import { beginTable, type Draft, EMPTY_DRAFT, faultsOf, outcomeOf, thatsAll } from '../../dialogue/index.ts';
import { usageFault } from '../../render/report/errors.ts';
import type { FaultJson } from '../../render/report/types.ts';
import { lineCannotSay, parseBoardLine, printBoardLine } from '../../state/notation/index.ts';
import { codeOf, whyNotWritten } from '../../user-files/index.ts';
import { type CommonOptions, refuse } from '../answer.ts';
import { type CardDesk, deskFor, rulingOn, tableOfLine, USUAL } from '../disputes/dialogue-desk.ts';
import { disputesFolder, saveDispute } from '../disputes/dispute-files.ts';
import { isBegun, NEW_SESSION, type Session } from '../disputes/dispute-session.ts';
import { talkOver } from '../disputes/dispute-talk.ts';
import { draftsLeft, keeper, type Draft as Left, throwAway } from '../disputes/drafts.ts';
import { textToSave, usualName } from '../disputes/save-session.ts';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { boardWord, readTable, type TableRead } from '../table.ts';
import { worldOnDisk } from '../world-on-disk.ts';
import { ruleTable } from './can.ts';

export interface NewOptions extends CommonOptions {
  readonly board?: string;
  readonly ruleset?: string;
  readonly ask?: string;
  readonly active?: string;
  readonly bench?: string;
  readonly theirActive?: string;
  readonly theirBench?: string;
  readonly used?: readonly string[];
  readonly stadium?: string;
  readonly turn?: number;
  readonly save?: string;
  readonly resume?: boolean;
}

/** The facts that flags tell, as answers of the dialogue. */
const answersOf = (options: NewOptions, line: string | null): Draft => {
  const given: [string, string | undefined][] = [
    ['ruleset', options.ruleset],
    ['dispute', options.ask],
    ...(line === null
      ? ([
          ['pokemon', options.active],
          ...(options.active === undefined ? [] : ([['on', '']] as [string, string][])),
          ['bench', options.bench],
          ['theirs', options.theirActive],
          ...(options.theirActive === undefined ? [] : ([['on-theirs', '']] as [string, string][])),
          ['their-bench', options.theirBench],
          ['used', options.used?.join(' ')],
          ['stadium', options.stadium],
          ['turn', options.turn === undefined ? undefined : String(options.turn)],
        ] as [string, string | undefined][])
      : ([['line', line]] as [string, string | undefined][])),
  ];
  const answers = Object.fromEntries(given.filter((one): one is [string, string] => one[1] !== undefined));
  return { ...EMPTY_DRAFT, answers };
};

/** The faults in the names and signs that the flags give, all at once. */
const flagFaults = (draft: Draft, desk: CardDesk): readonly FaultJson[] =>
  faultsOf(draft, desk).map(({ code, message, hint }) => usageFault(code, message, hint ?? null));

const FACT_FLAGS = ['active', 'bench', 'theirActive', 'theirBench', 'used', 'stadium', 'turn'] as const;

const spelled = (flag: string): string => `--${flag.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`)}`;

/** The fault of a table that is given as a whole and again in parts: it is unclear which of the two counts. */
const givenTwice = (options: NewOptions): readonly FaultJson[] => {
  const twice = FACT_FLAGS.filter((flag) => options[flag] !== undefined).map(spelled);
  if (twice.length === 0) return [];
  return [
    usageFault(
      'told-twice',
      `the board tells the whole table, and so ${twice.length === 1 ? 'does' : 'do'} ${twice.join(', ')}.`,
      'Either --board, or the flags for its parts.',
    ),
  ];
};

const lineOf = (table: TableRead): string | readonly FaultJson[] => {
  const { setup } = table.board;
  const lost = lineCannotSay(setup);
  return lost.length === 0
    ? printBoardLine(setup)
    : [
        usageFault(
          'cannot-say',
          `a board line cannot say ${lost.join(', ')}.`,
          'judge can and judge replay take the file as it is.',
        ),
      ];
};

/** Rules at once on what the flags give, and assumes the usual for the rest. */
const straight = async (draft: Draft, desk: CardDesk, options: NewOptions, io: Io): Promise<ExitCode> => {
  const whole = thatsAll(beginTable(draft), desk).draft;
  const { board, question } = outcomeOf(whole, desk);
  const ruleset = parseBoardLine(board).setup.ruleset ?? desk.usual;
  const table = tableOfLine(board, ruleset, desk);
  if (table === null) return EXIT.usage;
  const common = options.json === true ? { json: true } : {};
  const ruling = rulingOn(board, question, desk);
  const folder = disputesFolder(io);
  // What cannot be ruled on is reported, and not saved.
  if (options.save === undefined || folder === null || ruling === null) return ruleTable(table, question, common, io);
  const name = options.save.trim() === '' ? usualName(board, question) : options.save;
  const session: Session = { ...NEW_SESSION, draft: whole };
  const { text } = await textToSave({ session, board, ask: question, ruling, desk, io }, name);
  let file: string;
  try {
    file = saveDispute(folder, name, text);
  } catch (error) {
    return refuse(io, options, [
      usageFault('unwritable', `${folder} cannot be written: ${whyNotWritten(codeOf(error))}.`),
    ]);
  }
  const code = await ruleTable(table, question, common, io, { saved: file });
  await io.printError([[{ text: `Saved as ${file}` }]]);
  return code;
};

const clock = (ms: number): string => new Date(ms).toTimeString().slice(0, 5);

const day = (ms: number): string =>
  new Date(ms).toDateString() === new Date().toDateString() ? clock(ms) : new Date(ms).toISOString().slice(0, 10);

/** An unfinished table is offered first: go on, begin another and leave it, or throw it away. */
const offered = async (left: Left, desk: CardDesk, io: Io): Promise<'go' | 'new' | 'gone' | null> => {
  const { board, question } = outcomeOf(left.session.draft, desk);
  await io.print([
    [{ text: `Unfinished table, ${day(left.saved)}   ${question === '' ? '' : `${question}  `}${board}` }],
  ]);
  const key = await io.key('Continue?  Enter yes · n start a new table and keep this one · x delete it', [
    'enter',
    'y',
    'n',
    'x',
  ]);
  if (key === null) return null;
  return key === 'n' ? 'new' : key === 'x' ? 'gone' : 'go';
};

/** `judge board new`: a table by questions, by flags, or by its line; then the ruling. */
export const run = async (words: readonly string[], options: NewOptions, io: Io): Promise<ExitCode> => {
  const where = boardWord(words.length === 0 ? [] : [words.join(' ')], options.board);
  if (where !== null && typeof where !== 'string') return refuse(io, options, [where]);
  const table = where === null ? null : await readTable(where, io, options.ruleset);
  if (table !== null && !('board' in table)) return refuse(io, options, table);
  const own =
    table === null || table.board.cards.length === 0 ? null : { cards: table.board.cards, file: table.board.file };
  const line = table === null ? null : lineOf(table);
  if (line !== null && typeof line !== 'string') return refuse(io, options, line);
  const twice = line === null ? [] : givenTwice(options);
  if (twice.length > 0) return refuse(io, options, twice);
  const usual = options.ruleset === undefined ? worldOnDisk(io).usualRulebook() : null;
  if (usual !== null && 'code' in usual) return refuse(io, options, [usual]);
  const desk = await deskFor(io, options.ruleset ?? usual?.ruleset ?? USUAL, own);
  const draft = answersOf(
    { ...options, ...(table?.board.ask === undefined || options.ask !== undefined ? {} : { ask: table.board.ask }) },
    line,
  );
  const wrong = flagFaults(draft, desk);
  if (wrong.length > 0) return refuse(io, options, wrong);
  const { answers } = draft;
  const enough = answers.dispute !== undefined && (answers.pokemon !== undefined || line !== null);
  if (enough || !io.canAsk || options.json === true) {
    if (enough) return straight(draft, desk, options, io);
    const missing = [
      ...(answers.dispute === undefined ? ['--ask QUESTION'] : []),
      ...(answers.pokemon === undefined && line === null ? ['--active POKEMON or --board LINE'] : []),
    ];
    return refuse(io, options, [
      usageFault(
        'missing-facts',
        `judge board new can ask questions only at a terminal. Without one it needs ${missing.join(' and ')}.`,
        "judge board new --ask retreat --active 'Cyndaquil ~asleep' --bench Luxray",
      ),
    ]);
  }
  const fresh: Session = { ...NEW_SESSION, draft, own: own?.file ?? null };
  const [left] = isBegun(fresh) ? [] : draftsLeft(io).filter(({ session }) => isBegun(session));
  if (left !== undefined) {
    const theirs = left.session.own === null ? desk : await deskWithOwn(left.session.own, io);
    const how = options.resume === true ? 'go' : await offered(left, theirs, io);
    if (how === null) return EXIT.open;
    if (how === 'gone') throwAway(left);
    if (how === 'go') return talkOver(left.session, theirs, io, keeper(io, left));
  } else if (options.resume === true) {
    await io.printError([[{ text: 'There is no unfinished table, so this is a new one.' }]]);
  }
  return talkOver(fresh, desk, io, keeper(io));
};

/** The desk of a draft whose table names cards of a file; without them where the file is gone. */
const deskWithOwn = async (file: string, io: Io): Promise<CardDesk> => {
  const table = await readTable(file, io);
  return deskFor(io, USUAL, 'board' in table ? { cards: table.board.cards, file } : null);
};
