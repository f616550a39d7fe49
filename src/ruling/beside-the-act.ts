import type { View } from '../claims/index.ts';
import type { Action, Legality, TraceEntry } from '../engine/index.ts';
import type { Rules } from '../rules/index.ts';
import { bansOnTheHandAlone } from './bans-on-the-hand-alone.ts';
import { bansPassedBy } from './bans-passed-by.ts';
import { conditionsNoMatter } from './conditions-no-matter.ts';
import { discardIsNoKnockOut } from './discard-is-no-knock-out.ts';
import { earlierActsNoMatter } from './earlier-acts-no-matter.ts';
import { firstTurnNoMatter } from './first-turn-no-matter.ts';
import type { OneAction } from './rule-on-action.ts';
import type { Follows, GapFound, Way } from './ruling.ts';
import { switchIsNoRetreat } from './switch-is-no-retreat.ts';
import { termsMet } from './terms-met.ts';
import { textsOfTheHit } from './texts-of-the-hit.ts';
import { textsOutOfReach } from './texts-out-of-reach.ts';
import { attackedIn, countedBeside, textsWithoutEffect } from './texts-without-effect.ts';
import { unlessUnknown } from './unless-unknown.ts';

/** What may be thought to stand in the way of an act that may be done: what came before in the turn or the game, its first turns, a ban on something else, what its card asks for. */
export const doesNotStop = (
  view: View,
  action: Action,
  passed: readonly Pick<Legality['passed'][number], 'code' | 'rule'>[],
  rules: Rules,
): readonly Way[] => [
  ...earlierActsNoMatter(view, action, passed),
  ...firstTurnNoMatter(view, action, passed),
  ...bansPassedBy(view, action, rules),
  ...termsMet(view, action, passed),
];

/** What is not known of the table stands with the step itself. */
const asFarAsKnown = (found: () => readonly Way[]): readonly Way[] => unlessUnknown(found, () => []);

/** Texts that say nothing to what came of an act, though the players may count on them; those that are named already are left out. */
export const besideWhatCame = (
  view: View,
  action: Action,
  traces: readonly (readonly TraceEntry[])[],
  named: readonly Way[] = [],
): readonly Way[] => {
  const ways = asFarAsKnown(() => [
    ...textsOfTheHit(view, action, traces, attackedIn(view, action)),
    ...textsOutOfReach(view, action, traces),
    ...bansOnTheHandAlone(view, action, traces),
  ]);
  const said = [...named, ...ways];
  return ways.filter((one) => said.findIndex(({ facts }) => facts.text === one.facts.text) === said.indexOf(one));
};

/** What an act does that is like another thing and is not that: no retreat, no Knock Out. `following`: what is asked next. */
export const isNotWhatItIsLike = (
  view: View,
  action: Action,
  traces: readonly (readonly TraceEntry[])[],
  following: readonly Follows[],
  rules: Rules,
): readonly Way[] => [
  ...switchIsNoRetreat(view, action, traces, following, rules),
  ...discardIsNoKnockOut(view, action, traces),
];

/** What the players will ask of a step beside what comes of it: texts and bans that say nothing to it, and Special Conditions that do not stop it. */
export const besideTheAct = (
  view: View,
  action: Action,
  { verdict, grounds, passed }: Pick<OneAction, 'verdict' | 'grounds' | 'passed'>,
  rules: Rules,
): readonly Way[] => {
  const open = grounds.filter(({ overruled }) => overruled === null);
  const isLegal = verdict === 'legal';
  const counted = isLegal || countedBeside(open.map(({ code }) => code));
  const bars = open.map(({ obstacle }) => obstacle);
  return [
    ...asFarAsKnown(() =>
      conditionsNoMatter(view, action, { grounds: [], passed: isLegal ? passed : [] }, true, () => false),
    ),
    ...(isLegal ? asFarAsKnown(() => doesNotStop(view, action, passed, rules)) : []),
    ...asFarAsKnown(() => textsWithoutEffect(view, action, counted, bars)),
  ];
};

/** Without what is said of a text that does not speak now, where it may once the act is done. */
export const withoutBegun = <W extends Way>(
  ways: readonly W[],
  gaps: readonly Pick<GapFound, 'place'>[],
): readonly W[] =>
  ways.filter(
    ({ code, facts }) => code !== 'text-not-now' || !gaps.some(({ place }) => place.endsWith(` ${String(facts.text)}`)),
  );
