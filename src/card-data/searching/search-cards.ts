import { plainName } from '../../state/index.ts';
import type { FoundCard } from '../reading/source-card.ts';
import type { StoredPack } from '../store/pack.ts';
import { CALLED, NAMED, type OpenWordIndex, wordsIn } from '../store/word-index.ts';

const MOST_WORDS = 12;

const inOrder = (numbers: Iterable<number>): readonly number[] => [...new Set(numbers)].sort((a, b) => a - b);

/** The cards with all these words, each as it is or as the beginning of a longer one. */
const havingAll = (words: readonly string[], index: OpenWordIndex): readonly number[] => {
  const [first, ...others] = words.map((word) => index.beginning(word));
  return first === undefined ? [] : inOrder(first).filter((n) => others.every((other) => other.has(n)));
};

const everyName = (index: OpenWordIndex): readonly string[] => {
  const names = new Set<string>();
  for (let n = 1; n <= index.cards; n += 1) {
    const card = index.card(n);
    if (card !== null) names.add(card.name);
  }
  return [...names];
};

/** Cards that have all the words, by name, also in another language, before by text; and every name, for those who slipped. */
export const searchIn = (
  pack: StoredPack,
  asked: string,
): { readonly found: readonly FoundCard[]; readonly names: () => readonly string[] } => {
  const index = pack.words();
  const plain = plainName(asked);
  const has = (name: string): boolean => plain !== '' && name.includes(plain);
  const named = inOrder([
    ...pack
      .names()
      .filter(has)
      .flatMap((name) => index.having(NAMED + name)),
    ...pack
      .localNames()
      .filter(has)
      .flatMap((name) => index.having(CALLED + name)),
  ]);
  const byName = new Set(named);
  const byText = havingAll(wordsIn(asked).slice(0, MOST_WORDS), index).filter((n) => !byName.has(n));
  const found = [...named, ...byText].flatMap((n): FoundCard[] => {
    const card = index.card(n);
    return card === null ? [] : [{ card, set: pack.set(card.set), byName: byName.has(n) }];
  });
  return { found, names: () => (found.length > 0 ? [] : everyName(index)) };
};
