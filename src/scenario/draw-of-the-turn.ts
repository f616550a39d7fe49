import { rulesIn } from '../engine/index.ts';
import { type Assumption, type Doubt, lostByTheNextDraw, type Replaying } from '../ruling/index.ts';
import type { GameState } from '../state/index.ts';
import type { Step } from './board-file.ts';
import { carryOut, type ReplayedStep } from './carry-out-step.ts';

/** The draw that begins a turn which a replay has come to: few write it down as a step of its own, and everybody does it. */

/**
 * Does the step say that the player of the new turn acts? An attack and the end of a turn can be nobody else's; of any other act the player
 * of the turn before may be meant, who wants to do more after an attack.
 */
const isOfTheNewTurn = ({ do: said }: Step, { action }: ReplayedStep, { toMove }: GameState): boolean => {
  const named = /^p\d+\b/iu.exec(said)?.[0].toLowerCase();
  return named === undefined ? action?.kind === 'attack' || action?.kind === 'end-turn' : named === toMove;
};

/** The same step after that draw, where it is not to be done before it; else the step as it is. `state`: the table it was asked on; `reached`: the replay itself came to this turn. */
export const afterTheDraw = (
  one: ReplayedStep,
  step: Step,
  state: GameState,
  reached: boolean,
  replaying: Replaying,
  doubts: readonly Doubt[],
): ReplayedStep => {
  const isOnItsWay = reached && state.phase === 'draw' && state.result === null;
  if (!isOnItsWay || one.verdict !== 'illegal' || !isOfTheNewTurn(step, one, state)) return one;
  const drawn = carryOut({ ...step, do: 'draw', answers: [] }, state, replaying, doubts);
  if (drawn.verdict !== 'legal' || drawn.open !== null || drawn.gaps.length > 0) return one;
  const then = carryOut(step, drawn.after, replaying, doubts);
  return { ...then, drew: drawn.trace, trace: [...drawn.trace, ...then.trace] };
};

/** The last step of a replay, which goes on to the next draw where that ends the game. */
export const upToALostDraw = (
  steps: readonly ReplayedStep[],
  state: GameState,
  { rules }: Replaying,
): { readonly steps: readonly ReplayedStep[]; readonly state: GameState } => {
  const last = steps.at(-1);
  const lost = last?.verdict === 'legal' && last.after === state ? lostByTheNextDraw(rules, state) : null;
  if (last === undefined || lost === null) return { steps, state };
  const ended: ReplayedStep = { ...last, trace: [...last.trace, ...lost.trace], after: lost.state };
  return { steps: [...steps.slice(0, -1), ended], state: lost.state };
};

/** That a player drew for the turn although no step says so, once for each turn. */
export const drawsAssumed = (steps: readonly ReplayedStep[]): readonly Assumption[] =>
  steps.flatMap(({ drew, before }): readonly Assumption[] => {
    const [rule] = drew === undefined ? [] : rulesIn(drew);
    if (rule === undefined) return [];
    const player = before.toMove;
    return [{ kind: 'default', about: player, code: 'drew-for-the-turn', facts: { player }, rule }];
  });
