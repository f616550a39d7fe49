import { type DeckFinding, forbidsDeck } from '../../engine/index.ts';
import { plainName } from '../../state/index.ts';
import { copies, countedName, withCount } from '../cards/card-names.ts';
import { lineBeyond } from './deck-copies.ts';
import { taggedCard } from './deck-facts.ts';
import { ONE_PRISM_STAR } from './one-of-a-class.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  deck: ['one-of-a-prism-star', 'prism-stars-hang-on-print', 'two-of-a-prism-star'],
} as const;

/** Prism Star cards in a deck: one of each name (ME App17). */

export const oneOfAPrismStar = forbidsDeck(ONE_PRISM_STAR, ({ cards }, where): readonly DeckFinding[] => {
  const stars = cards.flatMap((card, line) => {
    const is = taggedCard(card, 'prism star');
    return is === 'no' || (is === 'open' && card.prints.length === 0)
      ? []
      : [{ card, line, counted: countedName(where, card), sure: is === 'yes' }];
  });
  const names = [...new Set(stars.map(({ counted }) => plainName(counted.name)))];
  return names.flatMap((name): readonly DeckFinding[] => {
    const same = stars.filter(({ counted }) => plainName(counted.name) === name);
    const facts = {
      name: same[0]?.counted.name ?? '',
      copies: copies(same.map(({ card }) => card)),
      cards: same.map(({ card }) => withCount(card)),
    };
    if (facts.copies < 2) return [{ outcome: 'passed', code: 'one-of-a-prism-star', facts }];
    return same.every(({ sure }) => sure)
      ? [{ outcome: 'applies', code: 'two-of-a-prism-star', facts, at: { line: lineBeyond(same, 1) } }]
      : [{ outcome: 'open', code: 'prism-stars-hang-on-print', facts }];
  });
});
