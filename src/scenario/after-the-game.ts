import type { View } from '../claims/index.ts';
import { type Ground, mayBegin, type QuestionFault, type Replaying, readQuestion } from '../ruling/index.ts';

/** Steps after the end of a game: that it is over is the one reason that counts. */

const isTheEnd = ({ code, overruled }: Ground): boolean => code === 'game-is-over' && overruled === null;

/** What else forbids a step after the game is beside the point. */
export const orOnlyTheEnd = (grounds: readonly Ground[]): readonly Ground[] =>
  grounds.some(isTheEnd) ? grounds.filter(isTheEnd) : grounds;

/** Words that mean nothing on this table, because play stopped before it got as far as they suppose. */
const OF_THE_TABLE: ReadonlySet<QuestionFault['code']> = new Set([
  'unknown-attack',
  'unknown-power',
  'unknown-place',
  'not-attached',
  'not-to-move',
  'says-otherwise',
]);

/** Why a step is refused that cannot be read on the table of a game that has ended; null where the game goes on, or the words are wrong on any table. */
export const refusedAfterTheGame = (
  view: View,
  fault: QuestionFault,
  replaying: Replaying,
): readonly Ground[] | null => {
  if (view.state.result === null || !OF_THE_TABLE.has(fault.code)) return null;
  const read = readQuestion(view, 'end turn');
  const grounds = read.ok ? read.prepared.flatMap((one) => mayBegin(one, replaying).grounds).filter(isTheEnd) : [];
  return grounds.length === 0 ? null : grounds;
};
