import { opponentsOf, type View, type Why } from '../../claims/index.ts';
import { type Law, NotModelled, reading, speaksOfLaw } from '../../engine/index.ts';
import type { Seat } from '../../state/index.ts';
import { onePrize } from '../end-of-game/sudden-death.ts';
import type { FormatAnswers } from '../forms-of-play/format-questions.ts';
import { prizesLeft } from '../public-information.ts';

/** How many Prizes a player has taken, which texts ask (APR II.D-17). */

const TAKEN: Law<'advanced-2018'> = { 'advanced-2018': ['II.D-17#1', 'those that have been taken are counted'] };

/** Of the Prizes laid out in the set-up those that are not there any more. */
const takenSinceSetup = reading(
  TAKEN,
  (_view, [laid, left]: readonly [number, number]) => laid - left,
  () => 0,
);

/** Breaks off where nobody told how many are left, or where a player has put down those of a teammate. */
export const prizesTakenBy = (
  view: View,
  form: Pick<FormatAnswers<never>, 'prizesAtStart'>,
  seat: Seat,
  why?: Why,
): number => {
  const left = prizesLeft(view, [seat]);
  const against = opponentsOf(view, seat);
  if (view.state.players.some(({ seat: mate, out }) => out && mate !== seat && !against.includes(mate)))
    throw new NotModelled(
      null,
      'Prizes taken',
      'how many Prizes were taken by a player who has put down those of a teammate',
    );
  const atStart = onePrize(view, [], why) ?? form.prizesAtStart(view, [], why);
  return speaksOfLaw(TAKEN, view.doc) ? takenSinceSetup(view, [atStart, left]) : atStart - left;
};
