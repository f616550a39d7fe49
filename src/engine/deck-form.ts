import type { DeckCode, Facts } from '../claims/index.ts';
import type { Doc, RuleId } from '../corpus/index.ts';
import type { Deck } from '../state/index.ts';
import type { Where } from './form.ts';
import type { Law } from './law.ts';
import { paragraphOf } from './law.ts';
import { enrol } from './registry.ts';

/** What a prohibition over decks finds in one deck: that it applies, that it was checked and passed, or that it depends on something unknown. */
export interface DeckFinding {
  readonly outcome: 'applies' | 'passed' | 'open';
  readonly code: DeckCode;
  readonly facts: Facts;
  /** Further paragraphs it rests on: why names are one, or two. */
  readonly by?: readonly RuleId[];
  /** The line of the deck, or of its side deck, at which it shows; absent: the deck as a whole. */
  readonly at?: { readonly line: number; readonly side?: boolean };
}

/**
 * "A deck may not …". A deck is not a table: nothing has happened and no player acts, so there is neither `View` nor action. Switched off it finds
 * nothing.
 */
export interface ForbidDeck<D extends Doc = Doc> {
  readonly form: 'forbids-deck';
  readonly law: Law<D>;
  find(deck: Deck, where: Where): readonly DeckFinding[];
}

export const forbidsDeck = <D extends Doc>(
  law: Law<D>,
  find: (deck: Deck, where: Where) => readonly DeckFinding[],
): ForbidDeck<D> => {
  enrol(law);
  return {
    form: 'forbids-deck',
    law,
    find: (deck, where) => (where.off.has(paragraphOf(law, where)) ? [] : find(deck, where)),
  };
};
