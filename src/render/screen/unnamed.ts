import { PLAIN_FACE } from '../face.ts';
import type { OtherTextJson, OtherTextsJson, ReplayReport, RulingReport } from '../report/types.ts';
import { type Line, textOf } from '../rich.ts';
import { replayScreen } from './replay.ts';
import { rulingScreen } from './ruling.ts';

/** Which texts in play a screen does not name: they stand in its closing row, so that a player who counts on one of these cards sees that it was looked at. */

const isReplay = (report: RulingReport | ReplayReport): report is ReplayReport => 'steps' in report;

/** Every line but the table itself, in which every card stands. */
const linesOf = (report: RulingReport | ReplayReport): readonly Line[] => {
  const { ownCards: _own, ...shown } = { ...report, board: '' };
  return isReplay(report)
    ? replayScreen(PLAIN_FACE, shown as ReplayReport)
    : rulingScreen(PLAIN_FACE, shown as RulingReport);
};

const LETTER = /[\p{L}\p{N}]/u;

/** Does the name stand there, and not only within a longer word? */
const names = (screen: string, name: string): boolean => {
  for (let at = screen.indexOf(name); at >= 0; at = screen.indexOf(name, at + 1))
    if (!LETTER.test(screen[at - 1] ?? ' ') && !LETTER.test(screen[at + name.length] ?? ' ')) return true;
  return false;
};

const CERTAIN: readonly string[] = ['legal', 'illegal', 'depends'];

/** More futures than these are not shown. */
const FEW_FUTURES = 6;

const isRulingSettled = ({ verdict, follows, branches, unreadAfter }: RulingReport): boolean =>
  CERTAIN.includes(verdict) &&
  unreadAfter === undefined &&
  (follows === null ||
    (follows.unread.length === 0 &&
      [follows, follows.afterTurn].every((one) => one === undefined || (one.asks === null && one.open === null)))) &&
  branches.length <= FEW_FUTURES &&
  branches.every(({ open }) => open === null);

const isReplaySettled = ({ verdict, steps, doubts, notGoneInto }: ReplayReport): boolean =>
  CERTAIN.includes(verdict) &&
  doubts === undefined &&
  notGoneInto === undefined &&
  steps.every((step) => step.open === null && step.mayBeDone === undefined && step.ifUnchanged === undefined);

/** Is there nothing open after which one of them could still have a part? */
const isSettled = (report: RulingReport | ReplayReport): boolean => {
  if (!isReplay(report)) return isRulingSettled(report);
  return report.steps.length === 0 && report.ruling !== null ? isRulingSettled(report.ruling) : isReplaySettled(report);
};

/** Is it certain that it does nothing here? A text without a reason may have had its part in a number that is shown. */
const isPlainlyIdle = ({ read, why }: OtherTextJson): boolean => read && why !== undefined;

/** Those of these texts that no line names; null where every one is named. `inJson` receives what the lines say. */
export const unnamed = <T extends { readonly name: string; readonly short?: string }>(
  report: RulingReport | ReplayReport,
  texts: readonly T[],
  inJson: (text: T, screen: string) => OtherTextJson,
): OtherTextsJson | null => {
  if (texts.length === 0) return null;
  const screen = linesOf(report).map(textOf).join('\n');
  const left = texts.filter(
    ({ name, short }) => !names(screen, name) && (short === undefined || !names(screen, short)),
  );
  if (left.length === 0) return null;
  const inWords = left.map((text) => inJson(text, screen));
  return { settled: isSettled(report) && inWords.every(isPlainlyIdle), texts: inWords };
};
