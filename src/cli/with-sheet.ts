import type { TableRead } from '../asking/tables/read-table.ts';
import { drawable } from '../render/face.ts';
import type { FaultJson, ShowReport } from '../render/report/types.ts';
import type { Line } from '../render/rich.ts';
import type { Beside } from '../render/sheet/compose.ts';
import type { Sheet } from '../render/sheet/sheet.ts';
import type { RulingOptions } from './commands/can.ts';
import type { Io } from './io.ts';

/** What a command that rules does with its report apart from showing it: the ruling sheet, and sentences for a screen reader. Each is loaded only where it is wanted. */

/** How a report becomes a sheet, picked from those there are. */
type Composing<R> = (sheets: typeof import('../render/sheet/compose.ts')) => (report: R, beside: Beside) => Sheet;

type SheetOptions = Pick<RulingOptions, 'sheet' | 'force'>;

/** Why the sheet that is wanted cannot be written, before anything is ruled. */
export const whyNoSheet = async (options: SheetOptions): Promise<FaultJson | null> =>
  options.sheet === undefined && options.force !== true ? null : (await import('./sheet.ts')).sheetFault(options);

/**
 * The report, and the sheet of it written, if one was asked for. It is written before the answer is printed; if that fails, the failure is printed instead.
 * `beside` gives the tables, and the words that give the same answer again.
 */
export const withSheet = async <R extends object>(
  io: Io,
  options: SheetOptions,
  report: R,
  beside: (sheets: typeof import('./sheet.ts')) => Promise<Pick<Beside, 'tables' | 'again'>>,
  composing: Composing<R>,
): Promise<(R & { readonly sheet?: string }) | FaultJson> => {
  if (options.sheet === undefined) return report;
  const [sheets, compose] = await Promise.all([import('./sheet.ts'), import('../render/sheet/compose.ts')]);
  const fault = await sheets.writeSheet(io, options, await beside(sheets), (given) =>
    composing(compose)(report, given),
  );
  return fault ?? { ...report, sheet: options.sheet };
};

/** The table that a report is about, as `judge board show` tells it. */
export const tableRuledOn = async ({ board, pool }: TableRead, ruleset: string): Promise<ShowReport> =>
  (await import('../asking/tables/table-given.ts')).tableGiven(board.setup, pool, ruleset);

/** Names the file that was written, after an answer that a person reads. */
export const noteSheet = async (io: Io, options: Pick<RulingOptions, 'sheet' | 'json'>): Promise<void> => {
  if (options.sheet !== undefined) await (await import('./sheet.ts')).noteSheet(io, options);
};

/** How a report is spoken: the same as on its sheet, followed by a description of the table. */
export const forScreenReader = async <R>(
  io: Io,
  table: () => Promise<ShowReport>,
  composing: Composing<R>,
): Promise<(report: R) => readonly Line[]> => {
  const [compose, { spokenSheet }] = await Promise.all([
    import('../render/sheet/compose.ts'),
    import('../render/screen-reader/spoken-sheet.ts'),
  ]);
  const tables = [{ title: 'Board', show: drawable(io.face, await table()) }];
  return (report) => spokenSheet(composing(compose)(report, { tables, rules: [], again: '', version: '' }));
};
