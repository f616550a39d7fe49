import type { View } from '../../claims/index.ts';
import { lawOf, reading } from '../../engine/index.ts';
import { type Card, sameName } from '../../state/index.ts';
import { forbids } from '../prohibition.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  note: ['restored-by-its-item', 'restored-by-no-other'],
} as const;

/** Restored Pokémon: onto the Bench by their fossil Item alone (XY AppC). What texts reach them is in `stage-of-card.ts`. */

const isRestored = (card: Card | null): boolean => card?.stage === 'restored';

export const restoredNeedsItsItem = forbids({
  acts: ['bench'],
  obstacle: 'target',
  code: 'restored-needs-its-item',
  law: {
    'xy-2016': ['AppC.Notes.1', 'cannot be played to the Bench'],
    'me-2026': ['App28.Notes.1', 'cannot be played to the Bench'],
  },
  concerns: (view, action) => isRestored(view.cardAt(action.card)),
  when: (view, action) => {
    const card = view.cardAt(action.card);
    return card === null ? null : { card: card.name, by: card.from ?? 'its fossil Item' };
  },
});

const ONLY_BY = lawOf({
  'xy-2016': ['AppC#1', 'no other way leads Archen onto the Bench'],
  'me-2026': ['App28#1', 'only by the effect of its own Fossil Item'],
});

/** Does the text of that card bring a Restored Pokémon onto the Bench? Only that of the Item which the Pokémon names does. */
const broughtBy = reading(
  ONLY_BY,
  (_view, [card, by]: readonly [Card, string], why): boolean => {
    const is = sameName(card.from ?? '', by);
    why(is ? 'restored-by-its-item' : 'restored-by-no-other', { card: card.name, by });
    return is;
  },
  () => true,
);

export const mayBeBroughtBy = (
  view: View,
  card: Card | null,
  by: string,
  why?: Parameters<typeof broughtBy>[2],
): boolean => card === null || !isRestored(card) || broughtBy(view, [card, by], why);
