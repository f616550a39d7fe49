import { isRuled } from '../../corpus/index.ts';
import type { ActionKind } from '../../engine/index.ts';
import { usageFault } from '../../render/report/errors.ts';
import { KIND_WORDS, legalReport } from '../../render/report/legal-report.ts';
import { outside, outsideLegal } from '../../render/report/outside.ts';
import { withOwnCards } from '../../render/report/own-cards.ts';
import { assumptionsJson } from '../../render/report/ruling-report.ts';
import type { FaultJson, LegalReport } from '../../render/report/types.ts';
import { legalScreen } from '../../render/screen/legal.ts';
import { isSpoken, legalOn, overviewAsked } from '../../ruling/index.ts';
import { nearest, printBoardLine } from '../../state/notation/index.ts';
import { answer, refuse } from '../answer.ts';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { aged, rememberTable, tableNamed } from '../last-table.ts';
import { silencesNamed } from '../silences-named.ts';
import {
  fallbackFault,
  fallbackOf,
  playedOf,
  rulesetFor,
  rulesetFrom,
  stepsNotPlayed,
  type TableRead,
  tableAsRead,
} from '../table.ts';
import { forScreenReader, noteSheet, tableBehind, whyNoSheet, withSheet } from '../with-sheet.ts';
import type { RulingOptions } from './can.ts';

export type LegalOptions = Pick<RulingOptions, 'json' | 'board' | 'last' | 'ruleset' | 'fallback' | 'sheet' | 'force'>;

const KINDS = Object.keys(KIND_WORDS) as readonly ActionKind[];

const plain = (text: string): string => text.toLowerCase().replace(/[^a-z]/gu, '');

/** The kinds of action a word means: `play` is three of them. Null for a word that is none. */
const kindsOf = (word: string): readonly ActionKind[] | null => {
  const found = KINDS.filter((kind) => plain(KIND_WORDS[kind]) === plain(word) || plain(kind) === plain(word));
  return found.length === 0 ? null : found;
};

const noSuchKind = (word: string): FaultJson => {
  const known = [...new Set(Object.values(KIND_WORDS))];
  const [near] = nearest(word, known, 1);
  return usageFault(
    'unknown-action',
    `“${word}” is no kind of action.${near === undefined ? '' : `  Did you mean  ${near} ?`}`,
    `kinds   ${known.join(' · ')}`,
  );
};

/** That a sentence asks for the overview is shown like any other reading of one. */
const understoodAs = (asked: string, word: string): LegalReport['assumptions'] =>
  assumptionsJson([
    {
      kind: 'default',
      about: 'question',
      code: 'question-read-as',
      facts: { asked, read: word === '' ? 'judge legal' : `judge legal ${word}` },
      rule: null,
    },
  ]);

const written = (
  io: Io,
  options: LegalOptions,
  report: LegalReport,
  word: string,
  table: TableRead,
): Promise<LegalReport | FaultJson> =>
  withSheet(
    io,
    options,
    report,
    async ({ boardAgain, commandAgain }) => {
      const where = report.ownCards === undefined ? report.board : boardAgain(table.board.file);
      return {
        tables: [{ title: 'The table', show: await tableBehind(table, report.ruleset) }],
        again: commandAgain(['legal', ...(word === '' ? [] : [word]), '--board', where], options),
      };
    },
    ({ sheetOfOverview }) => sheetOfOverview,
  );

/** The overview on the screen; for the ear, as sentences with the table told behind them. */
const tell = async (
  io: Io,
  options: LegalOptions,
  report: LegalReport,
  only: boolean,
  table: TableRead,
): Promise<void> => {
  if (io.face.voice === true) {
    const spoken = await forScreenReader<LegalReport>(
      io,
      () => tableBehind(table, report.ruleset),
      ({ sheetOfOverview }) => sheetOfOverview,
    );
    await answer(io, options, report, (face, told) => aged(face, spoken(told), told));
  } else await answer(io, options, report, (face, drawn) => aged(face, legalScreen(face, drawn, only), drawn));
  await noteSheet(io, options);
};

/** `judge legal`: every action that is open, and every action that is not with its reasons; with a word, only that kind. */
export const run = async (words: readonly string[], options: LegalOptions, io: Io): Promise<ExitCode> => {
  const said = words.join(' ').trim();
  const whole = overviewAsked(said);
  const word = whole ?? said;
  const only = word === '' ? null : kindsOf(word);
  const which = tableNamed(io, options, 'judge legal', words);
  if ('message' in which) return refuse(io, options, [which]);
  if (only === null && word.includes(' ') && isSpoken(word)) {
    // A sentence asks one thing; the overview of it is its ruling.
    const { run: ask } = await import('./can.ts');
    return ask(words, options, io);
  }
  const sheet = await whyNoSheet(options);
  const { table, faults } = await tableAsRead(which.where, io, options.ruleset);
  const beside = [...(word !== '' && only === null ? [noSuchKind(word)] : []), ...(sheet === null ? [] : [sheet])];
  if (table === null || faults.length + beside.length > 0) return refuse(io, options, [...faults, ...beside]);
  const age = which.ago === null ? {} : { lastBoard: which.ago };
  return overviewOf(table, { word, only, asked: whole === null ? null : said }, options, io, age);
};

/** What of the overview is asked for: the kinds of a word, or all; `asked` is the sentence that asked for it. */
interface Narrowed {
  readonly word: string;
  readonly only: readonly ActionKind[] | null;
  readonly asked: string | null;
}

export const ALL_OF_IT: Narrowed = { word: '', only: null, asked: null };

/** The overview of a table that was read. */
export const overviewOf = async (
  table: TableRead,
  { word, only, asked }: Narrowed,
  options: LegalOptions,
  io: Io,
  age: Pick<LegalReport, 'lastBoard'> = {},
): Promise<ExitCode> => {
  const { setup } = table.board;
  rememberTable(io, table.text);
  const ruleset = rulesetFor(setup, options.ruleset);
  const where = {
    ruleset,
    rulesetFrom: rulesetFrom(setup, options.ruleset),
    board: printBoardLine({ ...setup, ruleset }),
  };
  const found = outside(ruleset);
  if (found !== null || !isRuled(ruleset)) {
    if (found === null) return EXIT.open;
    const told = await written(
      io,
      options,
      { ...withOwnCards(outsideLegal(found, where), table), ...age },
      word,
      table,
    );
    if ('message' in told) return refuse(io, options, [told]);
    await tell(io, options, told, false, table);
    return EXIT.open;
  }
  const wrong = fallbackFault(options.fallback, ruleset);
  if (wrong !== null) return refuse(io, options, [wrong]);
  const legal = legalOn({ setup, pool: table.pool, doc: ruleset, ...fallbackOf(options.fallback), ...playedOf(table) });
  const told = legalReport(legal, where, only);
  const made = withOwnCards({ ...told, assumptions: [...told.assumptions, ...stepsNotPlayed(table)] }, table);
  const all = {
    ...(asked === null ? made : { ...made, assumptions: [...understoodAs(asked, word), ...made.assumptions] }),
    ...age,
  };
  const report = await written(io, options, silencesNamed(all), word, table);
  if ('message' in report) return refuse(io, options, [report]);
  await tell(io, options, report, only !== null, table);
  return EXIT.ok;
};
