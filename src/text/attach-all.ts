import { namedApart, pokemonOf } from '../claims/index.ts';
import type { Pile } from '../engine/index.ts';
import { leavesHand, mayCarry, sayWhereKept, type T, type TextContext } from '../rules/index.ts';
import type { CardId, Pokemon, Uid } from '../state/index.ts';
import { reached } from './prevention.ts';
import type { Who } from './verb.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  note: ['attached-to-others-only'],
} as const;

interface Attaching {
  readonly from: Pile;
  readonly onto: Who;
  /** Each card may go to another Pokémon. */
  readonly spread: boolean;
}

/** One effect attaches these cards (CR 406.3). A Pokémon that may not carry a card is not offered, and a card that none may carry stays where it is. */
export const attachAll = (
  t: T,
  cards: readonly CardId[],
  { from, onto, spread }: Attaching,
  context: TextContext,
): void => {
  const effect = t.events.length;
  let to: Uid | undefined;
  for (const [at, card] of cards.entries()) {
    const printed = t.view.cardAt(card);
    const carries = (pokemon: Pokemon): boolean =>
      printed === null ||
      (mayCarry(t.view, printed, pokemon, context.seat) && (from.zone !== 'hand' || leavesHand(t.view, card, pokemon)));
    if (from.zone === 'hand' && (at === 0 || spread)) sayWhereKept(t.view, [card], context.seat, t.why);
    if (at === 0 || spread) [to] = reached(t, onto, context, carries);
    const pokemon = to === undefined ? null : pokemonOf(t.state, to);
    if (pokemon !== null && printed !== null && !mayCarry(t.view, printed, pokemon, context.seat))
      t.note('attached-to-others-only', { card: printed.name, pokemon: [namedApart(t.view, pokemon)] });
    if (to === undefined || pokemon === null || !carries(pokemon)) continue;
    t.put({ kind: 'attached', card, to, from, energy: printed?.kind === 'energy', effect });
    context.given = [...(context.given ?? []), to];
  }
};
