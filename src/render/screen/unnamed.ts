import { PLAIN_FACE } from '../face.ts';
import { goesToItsEnd } from '../report/branches-json.ts';
import type { FollowsJson, OtherTextJson, OtherTextsJson, ReplayReport, RulingReport } from '../report/types.ts';
import { type Line, textOf } from '../rich.ts';
import { branchRowsOf } from '../words/branches.ts';
import { replayScreen } from './replay.ts';
import { rulingScreen } from './ruling.ts';

/** Which texts in play a screen does not name: they stand in its closing row, so that a player who counts on one of these cards sees that it was looked at. */

const isReplay = (report: RulingReport | ReplayReport): report is ReplayReport => 'steps' in report;

/** Of a file that only asks, the ruling is what is shown. */
const shownOf = (report: RulingReport | ReplayReport): RulingReport | ReplayReport =>
  isReplay(report) && report.steps.length === 0 && report.ruling !== null ? report.ruling : report;

/** Every line but the table itself, in which every card stands. */
const linesOf = (report: RulingReport | ReplayReport): readonly Line[] => {
  const { ownCards: _own, ...rest } = { ...shownOf(report), board: '' };
  const shown = rest as RulingReport | ReplayReport;
  return isReplay(shown) ? replayScreen(PLAIN_FACE, shown) : rulingScreen(PLAIN_FACE, shown);
};

const LETTER = /[\p{L}\p{N}]/u;

/** Does the name stand there, and not only within a longer word? */
const names = (screen: string, name: string): boolean => {
  for (let at = screen.indexOf(name); at >= 0; at = screen.indexOf(name, at + 1))
    if (!LETTER.test(screen[at - 1] ?? ' ') && !LETTER.test(screen[at + name.length] ?? ' ')) return true;
  return false;
};

const CERTAIN: readonly string[] = ['legal', 'illegal', 'depends'];

/** With more futures than these to a screen, nobody tries what each text has to do with each of them. */
const FEW_FUTURES = 6;

/** Is it known to the end, with every answer to the question it waits for? */
const isKnown = ({ asks, open, sides = [] }: Pick<FollowsJson, 'asks' | 'open' | 'sides'>): boolean =>
  open === null && (asks === null || (sides.length > 0 && sides.length <= FEW_FUTURES && sides.every(goesToItsEnd)));

const isRulingSettled = ({ verdict, follows, branches, unreadAfter }: RulingReport): boolean =>
  CERTAIN.includes(verdict) &&
  unreadAfter === undefined &&
  (follows === null ||
    (follows.unread.length === 0 && [follows, follows.afterTurn].every((one) => one === undefined || isKnown(one)))) &&
  branchRowsOf(branches).length <= FEW_FUTURES &&
  branches.every(({ open }) => open === null);

const isReplaySettled = ({ verdict, steps, doubts, notGoneInto }: ReplayReport): boolean =>
  CERTAIN.includes(verdict) &&
  doubts === undefined &&
  notGoneInto === undefined &&
  steps.every((step) => step.open === null && step.mayBeDone === undefined && step.ifUnchanged === undefined);

/** Is there nothing open after which one of them could still have a part? */
export const isSettled = (report: RulingReport | ReplayReport): boolean => {
  const shown = shownOf(report);
  return isReplay(shown) ? isReplaySettled(shown) : isRulingSettled(shown);
};

/** Is it certain that it does nothing here? A text without a reason may have had its part in a number that is shown. */
const isPlainlyIdle = ({ read, why }: OtherTextJson): boolean => read && why !== undefined;

/** What the lines of a report say, but for the table itself. */
export const screenWithoutTable = (report: RulingReport | ReplayReport): string =>
  linesOf(report).map(textOf).join('\n');

/** Those of these texts that no line names. */
export const notNamed = <T extends { readonly name: string; readonly short?: string }>(
  screen: string,
  texts: readonly T[],
): readonly T[] =>
  texts.filter(({ name, short }) => !names(screen, name) && (short === undefined || !names(screen, short)));

/** They stand in the closing row; null where there are none. */
export const closingRow = (
  report: RulingReport | ReplayReport,
  texts: readonly OtherTextJson[],
): OtherTextsJson | null =>
  texts.length === 0
    ? null
    : {
        settled: isSettled(report) && texts.every((text) => text.without !== undefined || isPlainlyIdle(text)),
        texts,
      };
