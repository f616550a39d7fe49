import { rulesIn } from '../engine/index.ts';
import { type Assumption, type Doubt, drewForTheTurn, lostByTheNextDraw, type Replaying } from '../ruling/index.ts';
import type { GameState } from '../state/index.ts';
import type { Step } from './board-file.ts';
import { carryOut, type ReplayedStep } from './carry-out-step.ts';

/** The draw that begins a turn which a replay has come to: few write it down as a step of its own, and everybody does it. */

/**
 * Is the step an act of the player of the new turn? An attack and the end of a turn can be nobody else's, nor can anything once a player has ended
 * a turn; of any other act the player of the turn before may be meant, who wants to do more after an attack.
 */
const isOfTheNewTurn = (
  { do: said }: Step,
  { action }: ReplayedStep,
  last: ReplayedStep,
  { toMove }: GameState,
): boolean => {
  const named = /^p\d+\b/iu.exec(said)?.[0].toLowerCase();
  if (named !== undefined) return named === toMove;
  return (
    action?.kind === 'attack' ||
    action?.kind === 'end-turn' ||
    (last.action?.kind === 'end-turn' && last.verdict === 'legal')
  );
};

/** The same step after that draw, where it is not to be done before it; else the step as it is. `state`: the table it was asked on; `last`: the step by which the replay came to it. */
export const afterTheDraw = (
  one: ReplayedStep,
  step: Step,
  state: GameState,
  last: ReplayedStep | undefined,
  replaying: Replaying,
  doubts: readonly Doubt[],
): ReplayedStep => {
  if (last === undefined || state.phase !== 'draw' || state.result !== null) return one;
  if (one.verdict !== 'illegal' || !isOfTheNewTurn(step, one, last, state)) return one;
  const drawn = carryOut({ ...step, do: 'draw', answers: [] }, state, replaying, doubts);
  if (drawn.verdict !== 'legal' || drawn.open !== null || drawn.gaps.length > 0) return one;
  const then = carryOut(step, drawn.after, replaying, doubts);
  return { ...then, drew: drawn.trace, trace: [...drawn.trace, ...then.trace] };
};

/** The last step of a replay, which goes on to the next draw where that ends the game; not where an unread text may have left cards in that deck. */
export const upToALostDraw = (
  steps: readonly ReplayedStep[],
  state: GameState,
  { rules }: Replaying,
  doubts: readonly Doubt[],
): { readonly steps: readonly ReplayedStep[]; readonly state: GameState } => {
  const last = steps.at(-1);
  const isCertain =
    last?.verdict === 'legal' && last.after === state && !doubts.some(({ left }) => left.includes('deck'));
  const lost = isCertain ? lostByTheNextDraw(rules, state) : null;
  if (last === undefined || lost === null) return { steps, state };
  const ended: ReplayedStep = { ...last, trace: [...last.trace, ...lost.trace], after: lost.state };
  return { steps: [...steps.slice(0, -1), ended], state: lost.state };
};

/** That a player drew for the turn although no step says so, once for each turn. */
export const drawsAssumed = (steps: readonly ReplayedStep[]): readonly Assumption[] =>
  steps.flatMap(({ drew, before }): readonly Assumption[] => {
    const [rule] = drew === undefined ? [] : rulesIn(drew);
    return rule === undefined ? [] : [drewForTheTurn(before.toMove, rule)];
  });
