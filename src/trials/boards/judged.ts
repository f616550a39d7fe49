import { can } from '../../asking/rulings/can.ts';
import { legal } from '../../asking/rulings/legal.ts';
import { type Choose, replay } from '../../asking/rulings/replay.ts';
import type { TableRead } from '../../asking/tables/read-table.ts';
import type { World } from '../../asking/world.ts';
import * as asLibrary from '../../library/index.ts';
import { drawable, PLAIN_FACE } from '../../render/face.ts';
import type { FaultJson, LegalReport, ReplayReport, RulingReport } from '../../render/report/types.ts';
import { type Line, textOf } from '../../render/rich.ts';
import { replayScreen } from '../../render/screen/replay.ts';
import { rulingScreen } from '../../render/screen/ruling.ts';
import { spokenSheet } from '../../render/screen-reader/spoken-sheet.ts';
import { sheetOfRuling } from '../../render/sheet/compose.ts';
import { sheetMarkdown } from '../../render/sheet/markdown.ts';
import type { Sheet } from '../../render/sheet/sheet.ts';

/** What a judge gets who asks: the reports that are printed, and the screen drawn from them. */

export type Answered<R> =
  | { readonly report: R; readonly table: TableRead; readonly faults: null }
  | { readonly report: null; readonly faults: readonly FaultJson[] };

export interface Judged {
  can(line: string, question: string, more?: Asked): Promise<Answered<RulingReport>>;
  legal(line: string, more?: Asked): Promise<Answered<LegalReport>>;
  /** The steps, one after the other; the answers given beside them are those of the first. */
  replay(line: string, steps: readonly StepAsked[], more?: Asked): Promise<Answered<ReplayReport>>;
  /** The same three as a program asks them; null where it is refused. */
  readonly asProgram: AsProgram;
}

/** What is done, with its coins and choices where they are known. */
export type StepAsked = string | { readonly do: string; readonly answers: readonly string[] };

export interface AsProgram {
  can(line: string, question: string, fallback: string | null): Promise<RulingReport | null>;
  legal(line: string, fallback: string | null): Promise<LegalReport | null>;
  replay(line: string, steps: readonly string[], more?: Asked): Promise<ReplayReport | null>;
}

export interface Asked {
  readonly fallback?: string | null;
  readonly ruleset?: string;
  readonly everywhere?: boolean;
  readonly answers?: readonly string[];
  readonly choose?: Choose;
}

const whole = (lines: readonly Line[]): string => lines.map(textOf).join('\n');

/** The screen without colour, one fact a line. */
export const screenOf = (report: RulingReport): string => whole(rulingScreen(PLAIN_FACE, drawable(PLAIN_FACE, report)));

const sheetOf = (report: RulingReport): Sheet =>
  sheetOfRuling(report, 'none', { tables: [], rules: [], again: '', version: '' });

/** The sentences of a screen reader. */
export const spokenOf = (report: RulingReport): string => whole(spokenSheet(sheetOf(report)));

/** Everything in which a ruling is printed, without its closing line, in which every card stands. */
export const facesOf = (
  report: RulingReport,
): Readonly<Record<'screen' | 'sheet' | 'screen reader' | 'JSON', string>> => {
  const shown = { ...report, board: '' };
  const { trace: _trace, ...json } = shown;
  return {
    screen: screenOf(shown),
    sheet: sheetMarkdown(sheetOf(shown)).replaceAll('\\', ''),
    'screen reader': spokenOf(shown),
    JSON: JSON.stringify(json),
  };
};

export const replayScreenOf = (report: ReplayReport): string =>
  whole(replayScreen(PLAIN_FACE, drawable(PLAIN_FACE, report)));

const source = (text: string) => ({ text, file: 'standard input' });

/** A file of that table and these steps; the answers are those of the first. */
export const stepsFrom = (line: string, steps: readonly StepAsked[], answers: readonly string[] = []): string =>
  [
    `board: ${JSON.stringify(line)}`,
    'steps:',
    ...steps.map((step, at) => {
      const asked = typeof step === 'string' ? { do: step, answers: at === 0 ? answers : [] } : step;
      return `  - {do: ${JSON.stringify(asked.do)}, answers: ${JSON.stringify(asked.answers)}}`;
    }),
  ].join('\n');

const optionsOf = ({ fallback, answers, ruleset, everywhere }: Asked) => ({
  ...(fallback === undefined || fallback === null ? {} : { fallback }),
  ...(ruleset === undefined ? {} : { ruleset }),
  ...(everywhere === undefined ? {} : { everywhere }),
  ...(answers === undefined ? {} : { answers }),
});

type Came<R> = { readonly report: R; readonly table: TableRead } | { readonly faults: readonly FaultJson[] };

const answered = <R>(came: Came<R>): Answered<R> =>
  'report' in came ? { report: came.report, table: came.table, faults: null } : { report: null, faults: came.faults };

/** What a program is answered, and null where it is refused. */
const unlessRefused = async <R>(asked: Promise<R>): Promise<R | null> => {
  try {
    return await asked;
  } catch (thrown) {
    if (thrown instanceof asLibrary.JudgeError) return null;
    throw thrown;
  }
};

const asProgramBy = (dataFolder: string | undefined): AsProgram => {
  const optionsWith = (fallback: string | null) => ({
    ...(fallback === null ? {} : { fallback }),
    ...(dataFolder === undefined ? {} : { dataFolder }),
  });
  return {
    can: (line, question, fallback) =>
      unlessRefused(asLibrary.can(question, { board: line, ...optionsWith(fallback) })),
    legal: (line, fallback) => unlessRefused(asLibrary.legal(line, optionsWith(fallback))),
    replay: (line, steps, { fallback = null, answers } = {}) =>
      unlessRefused(asLibrary.replay(stepsFrom(line, steps, answers), optionsWith(fallback))),
  };
};

/** Half of all questions are asked by several laws. What is asked again is answered with what was ruled before. */
const askedOnce = (ask: Judged['can']): Judged['can'] => {
  const ruled = new Map<string, ReturnType<Judged['can']>>();
  return (line, question, more = {}) => {
    const asked = JSON.stringify([line, question, more]);
    const before = ruled.get(asked);
    if (before !== undefined) return before;
    if (ruled.size >= MOST_REMEMBERED) ruled.clear();
    const now = ask(line, question, more);
    ruled.set(asked, now);
    return now;
  };
};
const MOST_REMEMBERED = 100;

/** `dataFolder`: where the cards of this world are, for those who ask as a program. */
export const judgedBy = (world: World, dataFolder?: string): Judged => ({
  asProgram: asProgramBy(dataFolder),
  can: askedOnce(async (line, question, more = {}) =>
    answered(await can({ table: source(line), question, ...optionsOf(more) }, world)),
  ),
  legal: async (line, more = {}) => answered(await legal({ table: source(line), ...optionsOf(more) }, world)),
  async replay(line, steps, { choose, answers, fallback = null } = {}) {
    const asked = { table: source(stepsFrom(line, steps, answers)), ...optionsOf({ fallback }) };
    return answered(await replay({ ...asked, ...(choose === undefined ? {} : { choose }) }, world));
  },
});
