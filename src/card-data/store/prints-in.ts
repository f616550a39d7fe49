import { type Card, printsOfCard } from '../../state/index.ts';

/** The names of the cards with each print, as `asPrint` spells it; names as `plainName` spells them. */
export const printsIn = (
  named: Iterable<readonly [plain: string, cards: readonly Card[]]>,
): Readonly<Record<string, readonly string[]>> => {
  const prints = new Map<string, Set<string>>();
  for (const [plain, cards] of named)
    for (const card of cards)
      for (const print of printsOfCard(card)) {
        const names = prints.get(print);
        if (names === undefined) prints.set(print, new Set([plain]));
        else names.add(plain);
      }
  return Object.fromEntries([...prints].map(([print, names]) => [print, [...names]]));
};
