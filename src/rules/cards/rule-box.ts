import type { View, Why } from '../../claims/index.ts';
import { type Law, lawOf, reading, speaksOfLaw } from '../../engine/index.ts';
import type { Card } from '../../state/index.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  note: ['rule-box'],
} as const;

/** Which Pokémon have a Rule Box: a box on the card with a rule of its kind (APR 2025 II.D-18). */

/** Kinds whose rule is about Prize cards. */
const OF_PRIZES = ['ex', 'EX', 'gx', 'v', 'vmax', 'vstar', 'v-union', 'tag team', 'mega'];

/** Kinds whose rule is about something else. */
const OF_OTHER_THINGS = ['radiant', 'prism star', 'break', 'star'];

const isOf = ({ tags = [] }: Card, kinds: readonly string[]): boolean => kinds.some((kind) => tags.includes(kind));

const PRINTED = 'a Pokémon whose card prints a rule in a box has a Rule Box';

const AS_PRINTED = lawOf({
  'neo-2001': { silent: PRINTED, near: 'Play.1' },
  'ex-2003': { silent: PRINTED, near: 'Types: Pokémon' },
  'comprehensive-2009': { silent: PRINTED, near: '300.1' },
  'xy-2016': { silent: PRINTED, near: 'Gl:Pokémon-EX' },
  'me-2026': { silent: PRINTED, near: 'App8#4' },
  'advanced-2018': { silent: PRINTED, near: 'I.A' },
});

/** A rule that has nothing to do with Prize cards is one too. */
const ofAnotherRule = reading(
  { ...AS_PRINTED, 'advanced-2025': ['II.D-18#2', 'nothing to do with how many Prize cards'] },
  (_view, [card]: readonly [Card], why): boolean => {
    const is = isOf(card, OF_OTHER_THINGS);
    if (is) why('rule-box', { card: card.name });
    return is;
  },
  () => false,
);

/** Any box with a rule on the card counts. */
const ofPrizeRule = reading(
  { ...AS_PRINTED, 'advanced-2025': ['II.D-18#1', 'has a Rule Box'] },
  (_view, [card]: readonly [Card], why): boolean => {
    const is = isOf(card, OF_PRIZES);
    if (is) why('rule-box', { card: card.name });
    return is;
  },
  () => false,
);

const counts = (law: Law<'me-2026'>) =>
  reading(
    law,
    (_view, [card]: readonly [Card], why): boolean => {
      why('rule-box', { card: card.name });
      return true;
    },
    () => false,
  );

/** Two kinds of which one document says it. */
const radiantHasOne = counts({ 'me-2026': ['App8#4', 'a Pokémon with a Rule Box'] });
const vUnionHasOne = counts({ 'me-2026': ['App10#10', 'a Pokémon with a Rule Box'] });

/** The kind for which the document in force says it; null where it says so of none that the card is of. */
const saidOf = (view: View, card: Card): ReturnType<typeof counts> | null => {
  if (isOf(card, ['radiant']) && speaksOfLaw(radiantHasOne.law, view.doc)) return radiantHasOne;
  return isOf(card, ['v-union']) && speaksOfLaw(vUnionHasOne.law, view.doc) ? vUnionHasOne : null;
};

export const hasRuleBox = (view: View, card: Card, why?: Why): boolean =>
  saidOf(view, card)?.(view, [card], why) ?? (ofPrizeRule(view, [card], why) || ofAnotherRule(view, [card], why));
