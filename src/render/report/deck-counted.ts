import type { Card, DeckCard } from '../../state/index.ts';

/** A deck in the order in which judges lay it out and count it: Pokémon, Trainer cards by kind, Energy. */

export const COUNTED_PARTS = [
  'Pokémon',
  'Supporters',
  'Items',
  'Pokémon Tools',
  'Stadiums',
  'Special Energy',
  'Basic Energy',
  'Not on file',
] as const;
export type CountedPart = (typeof COUNTED_PARTS)[number];

export interface CountedJson {
  readonly part: CountedPart;
  /** Cards in it. */
  readonly cards: number;
  readonly lines: readonly {
    readonly count: number;
    readonly card: string;
    /** Regulation mark; null where its prints on file differ or have none. */
    readonly mark: string | null;
  }[];
}

const partOfCard = ({ kind, tags = [] }: Card): CountedPart => {
  if (kind === 'pokemon') return 'Pokémon';
  if (kind === 'supporter') return 'Supporters';
  if (kind === 'stadium') return 'Stadiums';
  if (kind === 'energy') return tags.includes('basic energy') ? 'Basic Energy' : 'Special Energy';
  return tags.includes('tool') ? 'Pokémon Tools' : 'Items';
};

/** A card of which nothing is on file is where its heading puts it, if that is one pile. */
const partOf = ({ prints, part }: DeckCard): CountedPart => {
  const [first] = prints;
  if (first !== undefined) return partOfCard(first);
  return part === 'pokemon' ? 'Pokémon' : 'Not on file';
};

const markOf = (prints: readonly Card[]): string | null => {
  const marks = new Set(prints.map(({ regulation }) => regulation ?? null));
  const [only = null] = marks;
  return marks.size === 1 ? only : null;
};

/** Every line of the deck once, in piles; a pile without cards is left out. */
export const countedIn = (cards: readonly DeckCard[]): readonly CountedJson[] =>
  COUNTED_PARTS.flatMap((part): readonly CountedJson[] => {
    const lines = cards.filter((one) => partOf(one) === part);
    if (lines.length === 0) return [];
    return [
      {
        part,
        cards: lines.reduce((sum, { count }) => sum + count, 0),
        lines: lines.map(({ count, name, print, prints }) => ({
          count,
          card: print === undefined ? name : `${name} ${print}`,
          mark: markOf(prints),
        })),
      },
    ];
  });
