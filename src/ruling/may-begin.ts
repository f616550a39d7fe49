import type { View } from '../claims/index.ts';
import type { Action } from '../engine/index.ts';
import type { Rules } from '../rules/index.ts';
import { type GameState, sameName, type TableSetUp } from '../state/index.ts';
import type { Assumed } from './assumptions.ts';
import type { FaultCode } from './codes.ts';
import { inTheWay } from './faults-that-matter.ts';
import { gapsBearingOn, named, onlyCost } from './gaps.ts';
import type { Prepared } from './in-hand.ts';
import { type OneAction, ruleOnGrounds } from './rule-on-action.ts';
import type { GapFound, Said } from './ruling.ts';
import { assumedOf, retreatCosts, type Supposed, suppose } from './suppose.ts';
import { weighGaps } from './weigh-gaps.ts';

/** A turn that is being replayed: the rules, what was given at its beginning, what is assumed, what is wrong with the table. */
export interface Replaying {
  readonly rules: Rules;
  readonly tableSetUp: TableSetUp;
  readonly assumed: Assumed;
  readonly faults: readonly Said<FaultCode>[];
}

/** What was given, without the effects on a Pokémon or player that are over by now. */
const stillGiven = (tableSetUp: TableSetUp, state: GameState): TableSetUp => {
  if (tableSetUp.givenEffects.length === 0) return tableSetUp;
  const names = state.players
    .flatMap((player) => [player, ...player.active, ...player.bench])
    .flatMap((bearer) => bearer?.marks.map(({ name }) => name) ?? []);
  const lasts = ({ name, place }: TableSetUp['givenEffects'][number]): boolean =>
    place === 'the table' || names.some((other) => sameName(other, name));
  return { ...tableSetUp, givenEffects: tableSetUp.givenEffects.filter(lasts) };
};

const assumedCost = (action: Action, { retreatCost }: Assumed): readonly Supposed[] =>
  action.kind === 'retreat' && retreatCost !== null ? [retreatCosts(retreatCost)] : [];

/** What the judge assumes of this action, as claims to put on the table while it is carried out. */
export const supposedFor = (action: Action, { assumed, tableSetUp }: Replaying): readonly Supposed[] => [
  ...assumedOf(action, assumed, (name) => tableSetUp.givenEffects.some((effect) => sameName(effect.name, name))),
  ...assumedCost(action, assumed),
];

/** May this action be begun on the table as it is now? Every ground, every unread text weighed, the faults of the table. */
export const mayBegin = (prepared: Prepared, replaying: Replaying): OneAction => {
  const { rules, tableSetUp, assumed, faults } = replaying;
  const { action, state } = prepared;
  const priced = { ...prepared, state: suppose(state, assumedCost(action, assumed)) };
  const one = weighGaps(priced, rules, stillGiven(tableSetUp, state), assumed, ruleOnGrounds);
  const wrong = faults.length === 0 ? null : inTheWay(faults, { ...one, carriedOut: true });
  return wrong === null ? one : { ...one, verdict: 'undetermined', needs: wrong.needs };
};

/** The unread texts that bear on what the action leads to, and that nothing assumed settles. */
export const unreadBehind = (view: View, action: Action, { assumed }: Replaying): readonly GapFound[] =>
  gapsBearingOn(view, action, 'outcome', true).filter(
    (gap) =>
      !named(gap, [...assumed.ignored, ...assumed.forbidding, ...assumed.allowing]) &&
      !(assumed.retreatCost !== null && onlyCost(gap, action.kind)),
  );
