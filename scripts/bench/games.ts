import { type Action, type Answer, drive, legality } from '../../src/engine/index.ts';
import { type Game, gameOn, playOn, readied } from '../../src/games.fixture.ts';
import type { GameState } from '../../src/state/index.ts';
import { fixedLoop, type Measured, measured } from './measured.ts';

/** The same games in every run: a seed, and what follows from it. */
const chance = (seed: number): ((below: number) => number) => {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

const HAND = 'hand (Pup, Hound, Cat, R, W, Salve, Swap, Helper)';
const DECK = 'deck (R, Pup, W, Hound, Cat, R, Salve, W, Pup, R, Swap, Helper, Cat, W, R)';
const SIDE = `[prizes 2 (2 R), ${HAND}, ${DECK}, discard 0, lost 0]`;
const BOARD = `CR t3 p1 | Pup / Cat ${SIDE} vs Cat / Pup ${SIDE}`;

interface Played {
  readonly action: Action;
  readonly answers: readonly Answer[];
}
interface Position {
  readonly state: GameState;
  readonly actions: readonly Action[];
}

const GAMES = 8;
const LONGEST = 200;

/** Plays a game at random, and keeps what was done and every position on the way with all that could be asked on it. */
const record = (
  start: Game,
  seed: number,
): { readonly log: readonly Played[]; readonly positions: readonly Position[] } => {
  const pick = chance(seed);
  const log: Played[] = [];
  const positions: Position[] = [];
  for (let game = start; game.state.result === null && log.length < LONGEST; ) {
    const asked = readied(game).filter(({ state }) => state === game.state);
    positions.push({ state: game.state, actions: asked.map(({ action }) => action) });
    const open = asked.filter(({ refused }) => !refused);
    const one = open[pick(open.length)];
    const next = one === undefined ? null : playOn(game, one, pick);
    if (one === undefined || next === null) break;
    log.push({ action: one.action, answers: next.steps.at(-1)?.answers ?? [] });
    game = next;
  }
  return { log, positions };
};

/** Games replayed with their full trace, and every ground of every action at every position, by the rules of 2009. */
export const games = (iterations: number): Promise<readonly Measured[]> => {
  const start = gameOn(BOARD);
  const { rules } = start;
  const played = Array.from({ length: GAMES }, (_none, at) => record(start, at + 1));
  const actions = played.reduce((sum, { log }) => sum + log.length, 0);
  const positions = played.flatMap((game) => game.positions);
  const asked = positions.reduce((sum, one) => sum + one.actions.length, 0);
  const replayed = (): void => {
    for (const { log } of played) {
      let { state } = start;
      for (const { action, answers } of log) {
        let at = 0;
        const outcome = drive(rules, state, action, () => answers[at++] ?? null);
        if (outcome.kind !== 'done') throw new Error(`a recorded action came to ${outcome.kind}`);
        state = outcome.state;
      }
    }
  };
  const grounds = (): void => {
    for (const one of positions) for (const action of one.actions) legality(rules, one.state, action);
  };
  return measured(
    [
      fixedLoop,
      {
        name: `${GAMES} games of ${actions} actions replayed, full trace`,
        run: replayed,
        each: actions,
        what: 'actions',
      },
      {
        name: `all grounds of ${asked} actions at ${positions.length} positions`,
        run: grounds,
        each: positions.length,
        what: 'positions',
      },
    ],
    iterations,
  );
};
