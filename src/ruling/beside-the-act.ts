import type { View } from '../claims/index.ts';
import type { Action } from '../engine/index.ts';
import type { Rules } from '../rules/index.ts';
import { bansPassedBy } from './bans-passed-by.ts';
import { conditionsNoMatter } from './conditions-no-matter.ts';
import { firstTurnNoMatter } from './first-turn-no-matter.ts';
import type { OneAction } from './rule-on-action.ts';
import type { Way } from './ruling.ts';
import { textsWithoutEffect } from './texts-without-effect.ts';
import { unlessUnknown } from './unless-unknown.ts';

/** What is not known of the table stands with the step itself. */
const asFarAsKnown = (found: () => readonly Way[]): readonly Way[] => unlessUnknown(found, () => []);

/** What the players will ask of a step beside what comes of it: texts and bans that say nothing to it, and Special Conditions that do not stop it. */
export const besideTheAct = (
  view: View,
  action: Action,
  { verdict, grounds, passed }: Pick<OneAction, 'verdict' | 'grounds' | 'passed'>,
  rules: Rules,
): readonly Way[] => {
  const open = grounds.filter(({ overruled }) => overruled === null);
  const isLegal = verdict === 'legal';
  const counted = isLegal || open.every(({ code }) => code === 'retreat-cost');
  const bars = open.map(({ obstacle }) => obstacle);
  return [
    ...asFarAsKnown(() =>
      conditionsNoMatter(view, action, { grounds: [], passed: isLegal ? passed : [] }, true, () => false),
    ),
    ...(isLegal ? firstTurnNoMatter(view, action, passed) : []),
    ...(isLegal ? asFarAsKnown(() => bansPassedBy(view, action, rules)) : []),
    ...asFarAsKnown(() => textsWithoutEffect(view, action, counted, bars)),
  ];
};
