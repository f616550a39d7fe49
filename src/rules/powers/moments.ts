import type { Advanced } from '../../corpus/index.ts';
import { type Law, lawOf, step } from '../../engine/index.ts';
import type { PutDown } from '../../state/index.ts';
import type { T } from '../questions.ts';

/** The events that open the moment of an Ability, where a document says of each what it is (APR II.E-05 to E-07); null: none says it. */

const opening = (law: Law<Advanced>) => ({
  law,
  opened: step(law, (_t: T, open: () => void): void => {
    open();
  }),
});

export const PLAYED_TO_EVOLVE = lawOf({
  'advanced-2018': ['II.E-05#1', 'playing a Pokémon from the hand to evolve'],
  'advanced-2025': ['II.E-05#1', 'playing a Pokémon from the hand to evolve'],
});

const evolving = opening(PLAYED_TO_EVOLVE);

/** What each of these events is, and so from when on such an Ability may be used. */
export const MOMENTS: { readonly [event in PutDown]: ReturnType<typeof opening> | null } = {
  evolved: evolving,
  'leveled-up': evolving,
  benched: opening({
    'advanced-2018': ['II.E-06#1', 'you play onto your Bench from your hand'],
    'advanced-2025': ['II.E-06#1', 'you play onto your Bench from your hand'],
  }),
  'energy-attached': opening({
    'advanced-2018': ['II.E-07#1', 'goes from your hand onto a Pokémon'],
    'advanced-2025': ['II.E-07#1', "goes from a player's hand onto a Pokémon"],
  }),
  'came-up': null,
};
