import type { View, Why } from '../../claims/index.ts';
import type { Doc } from '../../corpus/index.ts';
import { type Law, lawOf, reading, speaksHere, UnknownFact, type Where } from '../../engine/index.ts';
import type { Card } from '../../state/index.ts';
import { partIsNoBasic } from '../pokemon/v-union.ts';
import { isFossil } from './card-types.ts';
import { asPrinted } from './later-cards.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  note: [
    'baby-is-basic',
    'counts-as-evolution',
    'fossil-is-no-basic',
    'level-up-is-no-basic',
    'level-up-is-no-evolution',
    'restored-is-no-basic',
    'restored-is-not-meant',
  ],
} as const;

/** What a card is by the stage it prints: a Basic Pokémon card, an Evolution card, or neither (CR 201-204). In play other rules say it (CR 307.1). */

/** A Baby Pokémon card is a Basic Pokémon card too. */
const babyIsBasic = reading(
  {
    'comprehensive-2009': ['201.2', 'Basic Pokémon card'],
    'ex-2003': ['Evo.1', 'Baby Pokémon are treated like Basic Pokémon'],
    'advanced-2018': { silent: 'a Baby Pokémon card is a Basic Pokémon card', near: 'I.A-04#1' },
    'advanced-2025': { silent: 'a Baby Pokémon card is a Basic Pokémon card', near: 'I.A-04#1' },
    'neo-2001': ['Evolution#4', 'side'],
    'xy-2016': { silent: 'a Baby Pokémon card is a Basic Pokémon card', near: 'Gl:Basic Pokémon Card' },
    'me-2026': { silent: 'a Baby Pokémon card is a Basic Pokémon card', near: 'Gl:Basic Pokémon card' },
  },
  (_where: Where, _stage: readonly [string], why) => {
    why('baby-is-basic');
    return true;
  },
  () => false,
);

/** Outside play a Level Up card is not a Basic Pokémon card. */
const levelUpIsNoBasic = reading(
  {
    'comprehensive-2009': ['204.3', 'neither as a Basic Pokémon card'],
    'ex-2003': { silent: 'a LV.X card is neither a Basic Pokémon card nor an Evolution card', near: 'Evo.3' },
    'advanced-2018': { silent: 'a LV.X card is not a Basic Pokémon card', near: 'I.A-04#1' },
    'advanced-2025': { silent: 'a LV.X card is not a Basic Pokémon card', near: 'I.A-04#1' },
    'xy-2016': { silent: 'a LV.X card is not a Basic Pokémon card', near: 'Gl:Basic Pokémon Card' },
    'me-2026': { silent: 'a LV.X card is not a Basic Pokémon card', near: 'Gl:Basic Pokémon card' },
  },
  (_where: Where, _stage: readonly [string], why) => {
    why('level-up-is-no-basic');
    return true;
  },
  () => false,
);

const FOSSIL_OUTSIDE_PLAY: Law<'xy-2016' | 'me-2026'> = {
  'xy-2016': ['Gl:Fossil Trainer Cards', 'In the hand, in the deck and in the discard pile'],
  'me-2026': ['App18#4', 'a Trainer card and not a Basic Pokémon'],
};

const fossilIsNoBasic = reading(
  FOSSIL_OUTSIDE_PLAY,
  (_where: Where, [card]: readonly [string], why) => {
    why('fossil-is-no-basic', { card });
    return true;
  },
  () => false,
);

/** A Fossil in a pile or in the hand is not a Basic Pokémon, in a document that says so. */
export const isFossilOutsidePlay = (view: View, card: Card, why?: Why): boolean =>
  isFossil(card) && speaksHere(FOSSIL_OUTSIDE_PLAY, view) && fossilIsNoBasic(view, [card.name], why);

/** A Restored Pokémon is not a Basic Pokémon. */
const restoredIsBasic = reading(
  {
    ...asPrinted('a Restored Pokémon is not a Basic Pokémon'),
    'xy-2016': ['AppC.Notes.2', 'Restored Pokémon are not Basic Pokémon'],
    'me-2026': ['App28.Notes.2a', 'Restored Pokémon are not Basic Pokémon'],
  },
  (_where: Where, _stage: readonly [string], why) => {
    why('restored-is-no-basic');
    return false;
  },
  () => true,
);

/** Nor does a text that speaks of Basic Pokémon mean one. */
export const basicTextMeansRestored = reading(
  {
    ...asPrinted('a Restored Pokémon is not a Basic Pokémon'),
    'xy-2016': ['AppC.Notes.3', 'does not affect Restored Pokémon'],
    'me-2026': ['App28.Notes.3', 'does not affect Restored Pokémon'],
  },
  (_where: Where, _stage: readonly [string], why) => {
    why('restored-is-not-meant');
    return false;
  },
  () => true,
);

export const isBasicPokemonCard = (where: Where, { kind, stage, name }: Card, why?: Why): boolean => {
  if (kind !== 'pokemon') return false;
  switch (stage) {
    case 'basic':
      return true;
    case 'baby':
      return babyIsBasic(where, [stage], why);
    case 'restored':
      return restoredIsBasic(where, [stage], why);
    case 'v-union':
      return !partIsNoBasic(where, [name], why);
    case 'level-up':
      return !levelUpIsNoBasic(where, [stage], why);
    default:
      return false;
  }
};

/**
 * Is it put on the Bench as it is, and not onto a Pokémon? That is what a question means by playing it; where the document says nothing of a card of
 * another time, it is asked about as what its stage makes it.
 */
export const isPutOnBench = (where: Where, card: Card): boolean => {
  if (card.stage === 'restored' || card.stage === 'legend' || card.stage === 'v-union') return true;
  try {
    return isBasicPokemonCard(where, card);
  } catch (stop) {
    if (stop instanceof UnknownFact) return false;
    throw stop;
  }
};

/** Outside play a Level Up card is not an Evolution card, though it is put on a Pokémon like one. */
const levelUpIsNoEvolution = reading(
  {
    'comprehensive-2009': ['204.3', 'not'],
    'ex-2003': { silent: 'a LV.X card is neither a Basic Pokémon card nor an Evolution card', near: 'Evo.3' },
    'advanced-2018': { silent: 'a LV.X card is not an Evolution card', near: 'I.A-05#1' },
    'advanced-2025': { silent: 'a LV.X card is not an Evolution card', near: 'I.A-05#1' },
  },
  (_view, [card]: readonly [Card], why) => {
    if (card.stage === 'level-up') why('level-up-is-no-evolution', { card: card.name });
    return false;
  },
  (_view, [card]) => card.stage === 'level-up',
);

/** A Pokémon evolves into a card that says it evolves from it; a LV.X card says that it is put onto it. */
const levelUpEvolves = reading(
  {
    'comprehensive-2009': ['204.3', 'not'],
    'ex-2003': { silent: 'a LV.X card is neither a Basic Pokémon card nor an Evolution card', near: 'Evo.3' },
    'advanced-2018': ['I.A-05#1', 'the one it evolves from'],
    'advanced-2025': ['I.A-05#1', 'an Evolution Pokémon that evolves from it'],
    'xy-2016': ['Turn.2B#1', 'say that it evolves from a certain Pokémon'],
    'me-2026': ['Turn.2B#1a', 'say that it evolves from a certain Pokémon'],
  },
  (_view, [card]: readonly [Card], why) => {
    why('level-up-is-no-evolution', { card: card.name });
    return false;
  },
  () => true,
);

/** Does a Pokémon evolve into such a card, if its name fits? */
export const saysItEvolves = (view: View, card: Card, why?: Why): boolean =>
  card.stage === 'level-up' ? levelUpEvolves(view, [card], why) : isEvolutionCard(view, card, why);

/** MEGA is a stage of its own, and its cards are Evolution cards. */
const megaIsEvolution = reading(
  {
    ...asPrinted('a card that evolves a Pokémon is an Evolution card'),
    'xy-2016': ['AppB.Rules#2', 'They count as Evolution cards'],
    'me-2026': ['App26.Rules#2', 'count as Evolution cards'],
  },
  (_view, [card]: readonly [Card], why) => {
    why('counts-as-evolution', { card: card.name });
    return true;
  },
  () => false,
);

/** So is BREAK. */
const breakIsEvolution = reading(
  {
    ...asPrinted('a card that evolves a Pokémon is an Evolution card'),
    'xy-2016': ['AppH.Rules#2', 'They count as Evolution cards'],
    'me-2026': ['App22.Rules#2', 'count as Evolution cards'],
  },
  (_view, [card]: readonly [Card], why) => {
    why('counts-as-evolution', { card: card.name });
    return true;
  },
  () => false,
);

/** VMAX and VSTAR are stages of their own too. Where no document names them, a card that prints its Stage and what it evolves from is an Evolution card. */
const LATEST_STAGES = lawOf({
  ...asPrinted('a card that evolves a Pokémon is an Evolution card'),
  'xy-2016': { silent: 'a card that evolves a Pokémon is an Evolution card', near: 'Turn.2B#1' },
  'advanced-2025': ['I.A-05#1', 'names its Stage and what it evolves from'],
  'me-2026': ['App13#1', 'a stage of its own and an Evolution'],
});

const isEvolution = <D extends Doc>(law: Law<D>) =>
  reading(
    law,
    (_view, [card]: readonly [Card], why) => {
      why('counts-as-evolution', { card: card.name });
      return true;
    },
    () => false,
  );

const vmaxIsEvolution = isEvolution(LATEST_STAGES);
const vstarIsEvolution = isEvolution({
  ...LATEST_STAGES,
  'me-2026': ['App9#3', 'a stage of its own and an Evolution'],
});

export const isEvolutionCard = (view: View, card: Card, why?: Why): boolean => {
  if (card.stage === 'level-up') return levelUpIsNoEvolution(view, [card], why);
  if (card.stage === 'mega') return megaIsEvolution(view, [card], why);
  if (card.stage === 'break') return breakIsEvolution(view, [card], why);
  if (card.stage === 'vmax') return vmaxIsEvolution(view, [card], why);
  if (card.stage === 'vstar') return vstarIsEvolution(view, [card], why);
  return card.stage === 'stage 1' || card.stage === 'stage 2';
};
