import type { Action } from '../../engine/index.ts';
import type { Ruling } from '../../ruling/index.ts';
import type { CardPool, GameState } from '../../state/index.ts';
import { type Names, namesFrom } from '../words/names.ts';

/** The names on the table a ruling was made on: those of the table, and the cards that were only taken to be in a hand or a pile. */
export const namesOf = (
  { action, subject, ruleset, assumptions }: Pick<Ruling, 'action' | 'subject' | 'ruleset' | 'assumptions'>,
  state: GameState,
  pool: CardPool,
): (() => Names) => {
  const asked = action === null ? undefined : cardOf(action);
  const name = subject.card;
  const key = typeof name === 'string' ? pool.named(name)[0]?.key : undefined;
  const taken = [
    ...(asked === undefined || key === undefined ? [] : [{ id: asked, key }]),
    ...assumptions.flatMap(({ facts }) =>
      typeof facts.id === 'number' && typeof facts.key === 'string' ? [{ id: facts.id, key: facts.key }] : [],
    ),
  ];
  const cards = [...state.cards];
  for (const one of taken) {
    while (cards.length <= one.id) cards.push({ card: null, owner: state.toMove });
    if (cards[one.id]?.card === null) cards[one.id] = { card: one.key, owner: state.toMove };
  }
  return () => namesFrom({ ...state, cards }, pool, ruleset);
};

const cardOf = (action: Action): number | undefined => ('card' in action ? action.card : undefined);
