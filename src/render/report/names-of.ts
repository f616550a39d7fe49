import type { Action } from '../../engine/index.ts';
import type { Ruling } from '../../ruling/index.ts';
import type { CardPool, GameState } from '../../state/index.ts';
import { type Names, namesFrom } from '../words/names.ts';

/** The names on the table a ruling was made on: those of the table, and the card that was only taken to be in hand. */
export const namesOf = (
  ruling: Pick<Ruling, 'action' | 'subject' | 'ruleset'>,
  state: GameState,
  pool: CardPool,
): (() => Names) => {
  const { action, subject, ruleset } = ruling;
  const id = action === null ? undefined : cardOf(action);
  const name = subject.card;
  const key = typeof name === 'string' ? pool.named(name)[0]?.key : undefined;
  if (id === undefined || key === undefined || typeof state.cards[id]?.card === 'string')
    return () => namesFrom(state, pool, ruleset);
  const cards = [...state.cards];
  while (cards.length < id) cards.push({ card: null, owner: state.toMove });
  cards[id] = { card: key, owner: state.toMove };
  return () => namesFrom({ ...state, cards }, pool, ruleset);
};

const cardOf = (action: Action): number | undefined => ('card' in action ? action.card : undefined);
