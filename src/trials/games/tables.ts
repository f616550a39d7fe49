import type { RuledDoc } from '../../corpus/index.ts';
import { DOCUMENTS, RULED } from '../../corpus/index.ts';

/** How games at random begin. */
export interface Beginning {
  readonly name: string;
  readonly doc: RuledDoc;
  readonly form: '1on1' | '2on2' | 'team';
  readonly board: string;
}

const HAND = 'hand (Pup, Hound, Cat, R, W, Salve, Swap, Helper)';
const DECK = 'deck (R, Pup, W, Hound, Cat, R, Salve, W, Pup, R, Swap, Helper, Cat, W, R)';
const side = (prizes: number): string => `[prizes ${prizes} (R), ${HAND}, ${DECK}, discard 0, lost 0]`;
const LAST = 'Cat / Cat [prizes 1 (R), hand (R, W), deck (9 R, 9 W), discard 0, lost 0]';
/** Decks so short that players are removed from the game. */
const FEW = `[prizes 1 (R), ${HAND}, deck (R, Cat), discard 0, lost 0]`;
const FOUR = `Pup / Cat ${FEW} vs Cat / Pup ${FEW} vs Cat / Pup ${FEW} vs Pup / Cat ${FEW}`;

const labelOf = (doc: RuledDoc): string => DOCUMENTS.find(({ key }) => key === doc)?.label ?? doc;

const twoPlayers = (doc: RuledDoc): readonly Beginning[] => {
  const label = labelOf(doc);
  return [
    { name: '1on1', board: `${label} t3 p1 | Pup / Cat ${side(1)} vs Cat / Pup ${side(1)}` },
    { name: 'the set-up of 1on1', board: `${label} setup p1 | [deck 60] vs [deck 60]` },
    { name: 'Sudden Death', board: `${label} t3 p1 | ${LAST} vs ${LAST}` },
  ].map((one) => ({ ...one, doc, form: '1on1' }));
};

/** Play with four places, of which the 2009 rules alone speak. */
const FOURS: readonly Beginning[] = (
  [
    ['2on2', '2on2', `CR t3 p1 2on2 | Pup, Cat / Cat ${side(3)} vs Cat, Pup / Pup ${side(3)}`],
    ['team', 'team', `CR t5 p1 team p1-p4 | ${FOUR}`],
    ['the set-up of 2on2', '2on2', 'CR setup p1 2on2 | [deck 60] vs [deck 60]'],
    ['the set-up of team', 'team', 'CR setup p1 team p1-p2 | [deck 60] vs [deck 60] vs [deck 60] vs [deck 60]'],
  ] as const
).map(([name, form, board]) => ({ name, doc: 'comprehensive-2009', form, board }));

export const BEGINNINGS: readonly Beginning[] = [...RULED.flatMap(twoPlayers), ...FOURS];
