import { playerOf, type View } from '../../claims/index.ts';
import type { Doc } from '../../corpus/index.ts';
import type { ForbidParts, Law } from '../../engine/index.ts';
import type { CardId } from '../../state/index.ts';
import { forbids } from '../prohibition.ts';
import type { Answers } from '../questions.ts';

/** Playing out of the hand, where every class of cards has a paragraph of its own for it (APR I.A-04, I.B, I.C, II.E-05). */

type Played = 'bench' | 'attach-energy' | 'evolve' | 'play-trainer' | 'play-supporter' | 'play-stadium';

const outOfHand = <K extends Played>(
  act: K,
  law: Law<'advanced-2018'>,
): ForbidParts<Answers<Doc>, K, 'advanced-2018'> => ({
  acts: [act],
  obstacle: 'hand',
  code: 'not-in-hand',
  law,
  when: (view: View, action: { readonly card: CardId }) => {
    const { hand, seat } = playerOf(view.state, view.state.toMove);
    if (hand.cards.includes(action.card)) return null;
    return { card: view.cardAt(action.card)?.name ?? 'that card', player: seat };
  },
});

export const basicFromHand = forbids(
  outOfHand('bench', { 'advanced-2018': ['I.A-04#1', 'Basic Pokémon from their hand'] }),
);
export const energyFromHand = forbids(
  outOfHand('attach-energy', { 'advanced-2018': ['I.C#2', 'who has Energy in hand'] }),
);
export const evolutionFromHand = forbids(
  outOfHand('evolve', { 'advanced-2018': ['II.E-05#1', 'playing a Pokémon from the hand to evolve'] }),
);
export const itemFromHand = forbids(outOfHand('play-trainer', { 'advanced-2018': ['I.B-01/itm.2', 'from your hand'] }));
export const supporterFromHand = forbids(
  outOfHand('play-supporter', { 'advanced-2018': ['I.B-02/sup.2', 'from your hand'] }),
);
export const stadiumFromHand = forbids(outOfHand('play-stadium', { 'advanced-2018': ['I.B-03#1', 'from their hand'] }));
