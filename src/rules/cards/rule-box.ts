import type { View, Why } from '../../claims/index.ts';
import { reading } from '../../engine/index.ts';
import type { Card } from '../../state/index.ts';

/** Which Pokémon have a Rule Box: a box on the card with a rule of its kind (APR 2025 II.D-18). */

/** Kinds whose rule is about Prize cards. */
const OF_PRIZES = ['ex', 'EX', 'gx', 'v', 'vmax', 'vstar', 'v-union', 'tag team', 'mega'];

/** Kinds whose rule is about something else. */
const OF_OTHER_THINGS = ['radiant', 'prism star', 'break', 'star'];

const isOf = ({ tags = [] }: Card, kinds: readonly string[]): boolean => kinds.some((kind) => tags.includes(kind));

const PRINTED = 'a Pokémon whose card prints a rule in a box has a Rule Box';

/** A rule that has nothing to do with Prize cards is one too. */
const ofAnotherRule = reading(
  {
    'neo-2001': { silent: PRINTED, near: 'Play.1' },
    'ex-2003': { silent: PRINTED, near: 'Types: Pokémon' },
    'comprehensive-2009': { silent: PRINTED, near: '300.1' },
    'xy-2016': { silent: PRINTED, near: 'Gl:Pokémon-EX' },
    'advanced-2018': { silent: PRINTED, near: 'I.A' },
    'advanced-2025': ['II.D-18#2', 'nothing to do with how many Prize cards'],
  },
  (_view, [card]: readonly [Card], why): boolean => {
    const is = isOf(card, OF_OTHER_THINGS);
    if (is) why('rule-box', { card: card.name });
    return is;
  },
  () => false,
);

/** Any box with a rule on the card counts. */
const ofPrizeRule = reading(
  {
    'neo-2001': { silent: PRINTED, near: 'Play.1' },
    'ex-2003': { silent: PRINTED, near: 'Types: Pokémon' },
    'comprehensive-2009': { silent: PRINTED, near: '300.1' },
    'xy-2016': { silent: PRINTED, near: 'Gl:Pokémon-EX' },
    'advanced-2018': { silent: PRINTED, near: 'I.A' },
    'advanced-2025': ['II.D-18#1', 'has a Rule Box'],
  },
  (_view, [card]: readonly [Card], why): boolean => {
    const is = isOf(card, OF_PRIZES);
    if (is) why('rule-box', { card: card.name });
    return is;
  },
  () => false,
);

export const hasRuleBox = (view: View, card: Card, why?: Why): boolean =>
  ofPrizeRule(view, [card], why) || ofAnotherRule(view, [card], why);
