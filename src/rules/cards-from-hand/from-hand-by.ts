import { playerOf, type View } from '../../claims/index.ts';
import type { Advanced, Doc } from '../../corpus/index.ts';
import type { ForbidParts, Law } from '../../engine/index.ts';
import type { CardId } from '../../state/index.ts';
import { isItem } from '../cards/card-types.ts';
import { isPart } from '../pokemon/v-union.ts';
import { PLAYED_TO_EVOLVE } from '../powers/moments.ts';
import { forbids } from '../prohibition.ts';
import type { Answers } from '../questions.ts';
import { tooFewTogether } from './trainers.ts';

/** Playing out of the hand, where every class of cards has a paragraph of its own for it (APR I.A-04, I.B, I.C, II.E-05; XY Turn.2A, Turn.2B#1, Turn.2C). */

type Played = 'bench' | 'level-up' | 'attach-energy' | 'evolve' | 'play-trainer' | 'play-supporter' | 'play-stadium';

/** Documents that say it of each class of cards. */
type OfEachClass = Advanced | 'xy-2016' | 'me-2026';

/** XY 2016 says from where Pokémon and Energy come, and nothing of it of Trainer cards. */
const TRAINERS_OF_XY = { silent: 'Trainer cards are played from the hand', near: 'Turn.2D' } as const;

const outOfHand = <K extends Played, D extends OfEachClass>(
  act: K,
  law: Law<D>,
): ForbidParts<Answers<Doc>, K, D, 'not-in-hand'> => ({
  acts: [act],
  obstacle: 'hand',
  code: 'not-in-hand',
  law,
  // The parts of a V-UNION come from the discard pile.
  concerns: (view: View, action: { readonly card: CardId }) => !isPart(view.cardAt(action.card)),
  when: (view: View, action: { readonly card: CardId; readonly together?: number }) => {
    const { hand, seat } = playerOf(view.state, view.state.toMove);
    if (hand.cards.includes(action.card)) return tooFewTogether(view, action);
    return { card: view.cardAt(action.card)?.name ?? 'that card', player: seat };
  },
});

export const basicFromHand = forbids(
  outOfHand('bench', {
    'advanced-2018': ['I.A-04#1', 'Basic Pokémon from their hand'],
    'advanced-2025': ['I.A-04#1', 'Basic Pokémon from their hand'],
    'xy-2016': ['Turn.2A', 'Basic Pokémon card in hand'],
    'me-2026': ['Turn.2A', 'Basic Pokémon card in hand'],
  }),
);
export const energyFromHand = forbids(
  outOfHand('attach-energy', {
    'advanced-2018': ['I.C#2', 'who has Energy in hand'],
    'advanced-2025': ['I.C#2', 'who has Energy in hand'],
    'xy-2016': ['Turn.2C', 'From the hand'],
    'me-2026': ['Turn.2C', 'From the hand'],
  }),
);
export const evolutionFromHand = forbids(
  outOfHand('evolve', {
    ...PLAYED_TO_EVOLVE,
    'xy-2016': ['Turn.2B#1', 'A card in hand'],
    'me-2026': { silent: 'the card that evolves a Pokémon comes from the hand', near: 'Turn.2B#1a' },
  }),
);
const isPlayedAsItem = (view: View, { card }: { readonly card: CardId }): boolean => {
  const printed = view.cardAt(card);
  return printed === null || isItem(view, [printed]);
};

export const itemFromHand = forbids({
  ...outOfHand('play-trainer', {
    'advanced-2018': ['I.B-01/itm.2', 'from your hand'],
    'advanced-2025': ['I.B-01/itm.2', 'from your hand'],
    'xy-2016': TRAINERS_OF_XY,
    'me-2026': { silent: 'Trainer cards are played from the hand', near: 'Turn.2D#1' },
  }),
  concerns: isPlayedAsItem,
});
/** A Tool that is not an Item. */
export const toolFromHand = forbids({
  ...outOfHand('play-trainer', {
    'advanced-2018': 'absent',
    'advanced-2025': { silent: 'a Pokémon Tool is played from the hand', near: 'I.B-02#1' },
    'xy-2016': TRAINERS_OF_XY,
    'me-2026': { silent: 'Trainer cards are played from the hand', near: 'Turn.2D#1' },
  }),
  concerns: (view, action) => !isPlayedAsItem(view, action),
});
export const supporterFromHand = forbids(
  outOfHand('play-supporter', {
    'advanced-2018': ['I.B-02/sup.2', 'from your hand'],
    'advanced-2025': ['I.B-03/sup.2', 'from your hand'],
    'xy-2016': TRAINERS_OF_XY,
    'me-2026': { silent: 'Trainer cards are played from the hand', near: 'Turn.2D#1' },
  }),
);
export const stadiumFromHand = forbids(
  outOfHand('play-stadium', {
    'advanced-2018': ['I.B-03#1', 'from their hand'],
    'advanced-2025': ['I.B-04#1', 'from their hand'],
    'xy-2016': TRAINERS_OF_XY,
    'me-2026': { silent: 'Trainer cards are played from the hand', near: 'Turn.2D#1' },
  }),
);
/** APR 2018 has no such act. */
export const levelUpFromHand = forbids(
  outOfHand('level-up', {
    'xy-2016': { silent: 'cards are played from the hand', near: 'Zones: Hand' },
    'me-2026': { silent: 'cards are played from the hand', near: 'Zones: Hand' },
  }),
);
