import type { View, Why } from '../claims/index.ts';
import { reading, type Where } from '../engine/index.ts';
import type { Card } from '../state/index.ts';

/** What a card is by the stage it prints: a Basic Pokémon card, an Evolution card, or neither (CR 201-204). In play other rules say it (CR 307.1). */

/** A Baby Pokémon card is a Basic Pokémon card too. */
export const babyIsBasic = reading(
  {
    'comprehensive-2009': ['201.2', 'Basic Pokémon card'],
    'advanced-2018': { silent: 'a Baby Pokémon card is a Basic Pokémon card', near: 'I.A-04#1' },
    'neo-2001': ['Evolution#4', 'side'],
    'xy-2016': { silent: 'a Baby Pokémon card is a Basic Pokémon card', near: 'Gl:Basic Pokémon Card' },
  },
  (_where: Where, [stage]: readonly [string], why) => {
    if (stage === 'baby') why('baby-is-basic');
    return stage === 'baby';
  },
  () => false,
);

/** Outside play a Level Up card is no Basic Pokémon card. */
const levelUpIsNoBasic = reading(
  {
    'comprehensive-2009': ['204.3', 'neither as a Basic Pokémon card'],
    'advanced-2018': { silent: 'a LV.X card is no Basic Pokémon card', near: 'I.A-04#1' },
    'xy-2016': { silent: 'a LV.X card is no Basic Pokémon card', near: 'Gl:Basic Pokémon Card' },
  },
  (_where: Where, [stage]: readonly [string]) => stage === 'level-up',
  () => false,
);

export const isBasicPokemonCard = (where: Where, { kind, stage }: Card, why?: Why): boolean =>
  kind === 'pokemon' &&
  stage !== undefined &&
  (stage === 'basic' ||
    babyIsBasic(where, [stage], why) ||
    (stage === 'level-up' && !levelUpIsNoBasic(where, [stage])));

/** Outside play a Level Up card is no Evolution card, though it goes onto a Pokémon as one does. */
const levelUpIsNoEvolution = reading(
  {
    'comprehensive-2009': ['204.3', 'not'],
  },
  (_view, [card]: readonly [Card], why) => {
    if (card.stage === 'level-up') why('level-up-is-no-evolution', { card: card.name });
    return false;
  },
  (_view, [card]) => card.stage === 'level-up',
);

export const isEvolutionCard = (view: View, card: Card, why?: Why): boolean =>
  card.stage === 'level-up'
    ? levelUpIsNoEvolution(view, [card], why)
    : card.stage === 'stage 1' || card.stage === 'stage 2';
