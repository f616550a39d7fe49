import { type Card, plainName } from '../../state/index.ts';
import type { SourceCard } from '../reading/source-card.ts';

/** The names of cards that evolve from, or are put onto, a Pokémon: by its plain name. */
export const evolvingNames = (cards: Iterable<SourceCard>): ReadonlyMap<string, ReadonlySet<string>> => {
  const evolving = new Map<string, Set<string>>();
  for (const card of cards) {
    // A Level Up card tells what it goes onto in its text.
    const onto = /^put this card onto your active (.+?)\. /iu.exec(
      card.rules?.find((rule) => /^put this card onto/iu.test(rule)) ?? '',
    )?.[1];
    for (const from of [card.from, onto]) {
      if (from === undefined) continue;
      const plainFrom = plainName(from);
      evolving.set(plainFrom, (evolving.get(plainFrom) ?? new Set()).add(plainName(card.name)));
    }
  }
  return evolving;
};

/** The names of all powers of these cards. */
export const powersOf = (cards: readonly Card[]): readonly string[] => [
  ...new Set(cards.flatMap(({ powers = [], lendsPowers = [] }) => [...powers, ...lendsPowers].map(({ name }) => name))),
];
