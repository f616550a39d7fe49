import { CONDITIONS, type ConditionName, EXCLUSIVE_CONDITIONS, type View, type Why } from '../../claims/index.ts';
import { lawOf, reading } from '../../engine/index.ts';
import type { Card } from '../../state/index.ts';
import { isTool } from '../attached-cards/attached-cards.ts';
import { isTrainerCard } from '../cards-from-hand/trainers.ts';
import { isBasicPokemonCard, isEvolutionCard } from './stage-of-card.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  note: [
    'all-conditions-meant',
    'any-pokemon-card',
    'full-heal-means-all',
    'read-anew',
    'trainer-cards-only',
    'trainer-in-the-old-sense',
  ],
} as const;

/** Older card texts that mean something else than they say (CR 900-903). */

/** Chapter 9 comes before the words of a card, which otherwise come before the rules. */
const beforeTheCard = reading(
  {
    'comprehensive-2009': ['900.2', 'exception to'],
    'ex-2003': 'absent',
    'advanced-2018': 'absent',
    'advanced-2025': 'absent',
    'xy-2016': 'absent',
    'me-2026': 'absent',
    'neo-2001': 'absent',
  },
  (_view, [says]: readonly [string], why): boolean => {
    why('read-anew', { says });
    return true;
  },
  () => false,
);

/** "Basic Pokémon or Evolution card" is any Pokémon card, a Level Up card too. */
export const anyPokemonCard = reading(
  {
    'comprehensive-2009': ['901.1', 'any card that is a Pokémon card'],
    'ex-2003': 'absent',
    'advanced-2018': 'absent',
    'advanced-2025': 'absent',
    'xy-2016': 'absent',
    'me-2026': 'absent',
    'neo-2001': 'absent',
  },
  (view, [card]: readonly [Card], why, asked): boolean => {
    if (card.kind !== 'pokemon') return false;
    if (isBasicPokemonCard(view, card, asked) || isEvolutionCard(view, card, asked)) return true;
    why('any-pokemon-card', { card: card.name });
    return beforeTheCard(view, ['Basic Pokémon or Evolution card'], asked);
  },
  (view, [card]) => isBasicPokemonCard(view, card) || isEvolutionCard(view, card),
);

/** Where no text means anything else, Supporters and Stadiums are Trainer cards of special kinds. */
const isOfTheFamily = (view: View, card: Card): boolean =>
  isTrainerCard(view, card) || card.kind === 'supporter' || card.kind === 'stadium';

/** "Trainer" in a text from before Diamond & Pearl reaches Supporters and Stadiums too. */
export const oldTrainer = reading(
  {
    'comprehensive-2009': ['902.2', 'any Supporter'],
    'ex-2003': 'absent',
    'advanced-2018': 'absent',
    'advanced-2025': 'absent',
    'xy-2016': 'absent',
    'me-2026': 'absent',
    'neo-2001': 'absent',
  },
  (view, [card]: readonly [Card], why, asked): boolean => {
    if (isTrainerCard(view, card)) return true;
    if (card.kind !== 'supporter' && card.kind !== 'stadium') return isTool(card);
    why('trainer-in-the-old-sense', { card: card.name });
    return beforeTheCard(view, ['Trainer'], asked);
  },
  (view, [card]) => isOfTheFamily(view, card),
);

/** As it was ruled when those cards were called Items. */
const NOW_ITEMS = 'a card of the Diamond & Pearl years means Items by “Trainer cards”';

/** In a text since Diamond & Pearl it reaches Trainer cards only. */
export const TRAINERS_ALONE = lawOf({
  'comprehensive-2009': ['902.3', 'Trainer cards only'],
  'ex-2003': 'absent',
  'advanced-2018': { silent: NOW_ITEMS, near: 'I.B' },
  'advanced-2025': { silent: NOW_ITEMS, near: 'I.B' },
  'xy-2016': { silent: NOW_ITEMS, near: '3 Card Types: Trainer' },
  'me-2026': { silent: NOW_ITEMS, near: '3 Card Types: Trainer' },
  'neo-2001': 'absent',
});

export const newTrainer = reading(
  TRAINERS_ALONE,
  (view, [card]: readonly [Card], why, asked): boolean => {
    const other = card.kind === 'supporter' || card.kind === 'stadium';
    if (other) why('trainer-cards-only', { card: card.name });
    return isTrainerCard(view, card, undefined, asked);
  },
  (view, [card]) => isOfTheFamily(view, card),
);

export const THREE_MEAN_ALL = lawOf({
  'comprehensive-2009': ['903.1', 'all Special Conditions'],
  'ex-2003': 'absent',
  'advanced-2018': 'absent',
  'advanced-2025': 'absent',
  'xy-2016': 'absent',
  'me-2026': 'absent',
  'neo-2001': 'absent',
});

/** Asleep, Confused and Paralyzed, named all three, are all Special Conditions. */
export const conditionsMeant = reading(
  THREE_MEAN_ALL,
  (view, [names]: readonly [readonly ConditionName[]], why, asked): readonly ConditionName[] => {
    if (!EXCLUSIVE_CONDITIONS.every((name) => names.includes(name)) || names.length === CONDITIONS.length) return names;
    why('all-conditions-meant');
    return beforeTheCard(view, ['Asleep, Confused, and Paralyzed'], asked) ? CONDITIONS : names;
  },
  (_view, [names]) => names,
);

const FULL_HEAL: ReadonlySet<string> = new Set(['full heal', 'full heal energy']);

/** Full Heal takes every status effect off, though its oldest prints name four. */
const fullHealMeans = reading(
  {
    'neo-2001': 'absent',
    'ex-2003': ['Status#1', 'Full Heal and the Energy card Full Heal Energy remove them too'],
    'comprehensive-2009': 'absent',
    'xy-2016': 'absent',
    'me-2026': 'absent',
    'advanced-2018': 'absent',
    'advanced-2025': 'absent',
  },
  (_view, [card, names]: readonly [string, readonly ConditionName[]], why): readonly ConditionName[] => {
    if (!FULL_HEAL.has(card.toLowerCase())) return names;
    why('full-heal-means-all', { card });
    return CONDITIONS;
  },
  (_view, [, names]) => names,
);

/** Which conditions a card takes off, by its words or by a rule about them. */
export const conditionsCured = (
  view: View,
  cure: 'all' | readonly ConditionName[],
  card: string,
  why?: Why,
): readonly ConditionName[] =>
  cure === 'all' ? CONDITIONS : fullHealMeans(view, [card, conditionsMeant(view, [cure], why)], why);
