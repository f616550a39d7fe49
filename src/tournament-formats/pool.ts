import { type Card, plainName } from '../state/index.ts';
import type { Pool } from './format.ts';
import { sameCard } from './same-card.ts';

/** Whether a print may be played, by the pool of a format. */
export type InPool =
  | { readonly in: true; readonly as: 'itself' | 'basic-energy' }
  /** A card of the same name and words is in the pool. */
  | { readonly in: true; readonly as: 'reprint'; readonly of: Card }
  /** A card of its name is in the pool, with other words. */
  | { readonly in: null; readonly why: 'other-words'; readonly of: Card }
  | { readonly in: null; readonly why: 'no-mark' }
  | { readonly in: false };

/** Since when every card bears a regulation mark: the first set with marks. */
const MARKED_SINCE = '2020/02/07';

export const isBasicEnergyCard = ({ tags }: Card): boolean => tags?.includes('basic energy') === true;

/** `PR-SM 158+` names the prints of a set from a number on. */
const inSets = (card: Card, sets: readonly string[]): boolean => {
  const [, set = '', number = ''] = /^(.*)\s+\D*(\d+)/u.exec(card.print ?? '') ?? [];
  return sets.some((one) => {
    const [code = '', from] = one.split(/\s+/u);
    if (code.toLowerCase() !== set.toLowerCase()) return false;
    return from === undefined || Number(number) >= Number.parseInt(from, 10);
  });
};

const byItself = (card: Card, { marks, sets, everything }: Pool): boolean =>
  everything || (card.regulation !== undefined && marks.includes(card.regulation)) || inSets(card, sets);

/** Asks of one print. `others` are all prints on file of its name. */
export const inPool = (card: Card, pool: Pool, others: readonly Card[]): InPool => {
  if (isBasicEnergyCard(card)) return { in: true, as: 'basic-energy' };
  if (byItself(card, pool)) return { in: true, as: 'itself' };
  const alike = others.filter((other) => plainName(other.name) === plainName(card.name) && byItself(other, pool));
  const same = alike.find((other) => sameCard(card, other) === true);
  if (same !== undefined) return { in: true, as: 'reprint', of: same };
  const perhaps = alike.find((other) => sameCard(card, other) === null);
  if (perhaps !== undefined) return { in: null, why: 'other-words', of: perhaps };
  if (card.regulation === undefined && (card.released ?? '') >= MARKED_SINCE && pool.marks.length > 0)
    return { in: null, why: 'no-mark' };
  return { in: false };
};
