import { type DeckFinding, forbidsDeck } from '../../engine/index.ts';
import { type Card, type DeckCard, plainName } from '../../state/index.ts';
import { copies, withCount } from '../cards/card-names.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  deck: ['union-hangs-on-illustrator', 'union-of-one-printing', 'union-of-two-sets'],
} as const;

/** Pokémon V-UNION in a deck: all copies of a name of one set and by one illustrator (ME App10#2). */

const isPart = ({ prints }: DeckCard): boolean => prints.length > 0 && prints.every(({ stage }) => stage === 'v-union');

/** The four parts of one printing have numbers that follow each other. */
const PARTS = 4;

/** The set of a print and its number in it: `PR-SW SWSH155`. */
const numbered = ({ print = '' }: Card): { readonly set: string; readonly number: number } => {
  const [, set = print, number = '0'] = /^(.*?)\s*[A-Z]*(\d+)[a-z]?$/iu.exec(print) ?? [];
  return { set, number: Number(number) };
};

const setsOf = ({ prints }: DeckCard): readonly string[] => [...new Set(prints.map((print) => numbered(print).set))];

/** May all of them, as they are listed, be of one printing and of no other? */
const areOnePrinting = (parts: readonly DeckCard[]): boolean => {
  const numbers = parts.flatMap(({ prints }) => prints.map((print) => numbered(print).number));
  return new Set(parts.flatMap(setsOf)).size === 1 && Math.max(...numbers) - Math.min(...numbers) < PARTS;
};

export const onePrintingOfAUnion = forbidsDeck(
  { 'me-2026': ['App10#2', 'of the same set and by the same illustrator'] },
  ({ cards }): readonly DeckFinding[] => {
    const parts = cards.filter(isPart);
    const names = [...new Set(parts.map(({ name }) => plainName(name)))];
    return names.map((name): DeckFinding => {
      const same = parts.filter((card) => plainName(card.name) === name);
      const facts = { name: same[0]?.name ?? '', copies: copies(same), cards: same.map(withCount) };
      if (areOnePrinting(same)) return { outcome: 'passed', code: 'union-of-one-printing', facts };
      const [set, other] = [...new Set(same.flatMap((card) => (setsOf(card).length === 1 ? setsOf(card) : [])))];
      const line = cards.findIndex((card) => same.includes(card) && setsOf(card)[0] === other);
      return set === undefined || other === undefined
        ? { outcome: 'open', code: 'union-hangs-on-illustrator', facts }
        : { outcome: 'applies', code: 'union-of-two-sets', facts: { ...facts, sets: [set, other] }, at: { line } };
    });
  },
);
