import { topCard } from '../../claims/index.ts';
import { reading, step } from '../../engine/index.ts';
import type { Card, Pokemon, Seat } from '../../state/index.ts';
import type { T } from '../questions.ts';
import type { CheckRun } from './check-run.ts';
import { inOrderOfTaking, onePrizeUnlessMarked, takePrizes } from './prizes-taken.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  note: ['two-prizes'],
} as const;

/** Prizes of the EX article: one for each Knock Out, taken when the turn is over. */

/** A Pokémon-ex says of itself that two prizes are taken for it; the article knows one for each Knock Out. */
const printedOnIt = reading(
  { 'ex-2003': { silent: 'a Pokémon-ex prints that two prizes are taken for it', near: 'Attack' } },
  (_view, [card]: readonly [Card], why) => {
    why('two-prizes', { pokemon: card.name });
    return 2;
  },
  () => 1,
);

export const onePrizeEach = reading(
  { 'ex-2003': ['Attack', 'take a prize'] },
  (view, [pokemon]: readonly [Pokemon], _why, asked): number => {
    const card = topCard(view, pokemon);
    if (card?.tags?.includes('ex') === true && (card.prizes ?? 2) === 2) return printedOnIt(view, [card], asked);
    return card?.prizes ?? onePrizeUnlessMarked(view, card, ['EX', 'gx']);
  },
  () => 0,
);

/** What was Knocked Out before the attack is paid for when the turn is over, and so is what the attack Knocks Out; what falls after the turn, at once. */
export const prizesAfterTheTurn = step(
  { 'ex-2003': ['Attack', 'For each Pokémon that was Knocked Out in your turn'] },
  (t: T, { fallen }: CheckRun) => {
    const { prizeTaker } = t.rules.answers.form;
    const owing = new Map<Seat, number>();
    const owe = (seat: Seat, prizes: number): void => {
      if (prizes > 0) owing.set(seat, (owing.get(seat) ?? 0) + prizes);
    };
    for (const { seat, prizes } of fallen) owe(prizeTaker(t.view, [seat]), prizes);
    if (t.state.phase === 'draw' || t.state.phase === 'action') {
      for (const [seat, prizes] of owing) t.put({ kind: 'prizes-due', seat, prizes });
      return;
    }
    for (const { seat, due } of t.state.players) owe(seat, due);
    for (const [seat, prizes] of inOrderOfTaking(t, owing))
      takePrizes(
        t,
        Array.from({ length: prizes }, () => () => seat),
      );
  },
);
