import { readingShown } from '../../card-data/how-read/index.ts';
import { textsOf } from '../../card-data/index.ts';
import type { TextReadJson } from '../../render/report/cards-report.ts';
import type { Card } from '../../state/index.ts';

/** How the texts of a card are read that is in no store; it loads the grammar of card texts. */

/** The readings in the order of the texts; null for one that has none to show. */
export const readingsOf = (card: Card): readonly (TextReadJson | null)[] =>
  textsOf(card).map((text) => readingShown(card, text));
