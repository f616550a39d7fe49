import { type ActionOf, lawOf } from '../../engine/index.ts';
import type { Card, Json } from '../../state/index.ts';
import { forbids } from '../prohibition.ts';
import type { Texts } from '../questions.ts';
import { contextOfPlay } from './trainers.ts';

/** A card that costs something in play: Energy that its text discards in order to do what else it says. */

type PlayAction = ActionOf<'play-trainer'> | ActionOf<'play-supporter'>;

const HAS_TO_BE_PAID = 'a cost has to be paid';

/** What has to be done first, where that is the price of all the rest; null where there is none. */
const priceOf = (card: Card | null): readonly Json[] | null => {
  const [only, ...more] = card?.play?.does ?? [];
  if (more.length > 0 || typeof only !== 'object' || only === null || !('price' in only)) return null;
  return 'first' in only && Array.isArray(only.first) ? only.first : null;
};

/** The documents that say nothing of a card that changes nothing have a price in play as they have one in cards of the hand. */
export const priceInPlay = (texts: Texts) =>
  forbids({
    acts: ['play-trainer', 'play-supporter'],
    obstacle: 'energy',
    code: 'price-of-playing',
    law: lawOf({
      'ex-2003': { silent: HAS_TO_BE_PAID, near: 'Options.4' },
      'neo-2001': { silent: HAS_TO_BE_PAID, near: 'Play.9B4' },
      'xy-2016': { silent: HAS_TO_BE_PAID, near: 'Turn.2D' },
      'me-2026': { silent: HAS_TO_BE_PAID, near: 'Turn.2D' },
    }),
    concerns: (view, action: PlayAction) => priceOf(view.cardAt(action.card)) !== null,
    when: (view, action: PlayAction) => {
      const card = view.cardAt(action.card);
      const price = priceOf(card);
      if (card === null || price === null) return null;
      const payable = texts.wouldChange(view, price, contextOfPlay(view, action.card));
      return payable === false ? { card: card.name } : null;
    },
  });
