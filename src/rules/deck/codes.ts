import type { CodesIn } from '../../claims/index.ts';
import type * as deck from './deck.ts';
import type * as deckClasses from './deck-classes.ts';
import type * as deckCopies from './deck-copies.ts';
import type * as oneOfAClass from './one-of-a-class.ts';
import type * as prismStar from './prism-star.ts';
import type * as vUnionPrints from './v-union-prints.ts';

/** The codes that the rules of decks write, as each file declares them. `render/words` has words for each. */
export type DeckCodes = CodesIn<
  [typeof deckClasses, typeof deckCopies, typeof deck, typeof oneOfAClass, typeof prismStar, typeof vUnionPrints]
>;
