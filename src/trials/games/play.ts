import assert from 'node:assert/strict';
import { type Game, gameOn, playOn, type Readied, readied, scenarioOf } from '../../games.fixture.ts';
import { MOST_STEPS } from '../../scenario/index.ts';
import {
  answersAlike,
  type DoneThisTurn,
  everyEventHasARule,
  keepsTheLaws,
  listsAlike,
  onceATurn,
  refusesWithoutAChange,
  replaysAlike,
  survivesTelling,
} from './invariants.ts';
import { revivedOf, textOf } from './settled.ts';

/** A game that broke a law, as far as it was played. */
export class GameBroke extends Error {
  readonly game: Game;
  constructor(game: Game, cause: unknown) {
    super(`${cause instanceof Error ? cause.message : String(cause)}\n\n${scenarioOf(game)}`, { cause });
    this.game = game;
  }
}

/** One in so many tables is asked everything about, and one in so many steps is a refused one. */
const ASKED = 9;

/** A replay goes through the draw before these, so that they are no longer refused there. */
const drawsFirst = ({ state, steps }: Game, { action, refused }: Readied): boolean =>
  refused &&
  state.phase === 'draw' &&
  steps.length > 0 &&
  (action.kind === 'attack' ||
    action.kind === 'end-turn' ||
    (steps.at(-1)?.do === 'end turn' && steps.at(-1)?.refused === false));

/** Plays from this board, a number for each choice, and keeps every law on the way. Throws `GameBroke`. */
export const playThrough = (board: string, choices: Iterable<number>, asked = ASKED): Game => {
  let game = gameOn(board);
  let done: DoneThisTurn = new Set();
  let at = 0;
  try {
    for (const choice of choices) {
      // A scenario has no more steps.
      if (game.steps.length >= MOST_STEPS) break;
      const all = readied(game);
      refusesWithoutAChange(game, all);
      if (at % asked === 0) {
        answersAlike(game, all);
        listsAlike(game, all);
      }
      at += 1;
      const wanted = all.filter((one) => one.refused === (choice % ASKED === 1) && !drawsFirst(game, one));
      const allowed = wanted.length > 0 ? wanted : all.filter(({ refused }) => !refused);
      const attacks = allowed.filter(({ action }) => action.kind === 'attack');
      // Half of the turns in which an attack is possible end with one, so that games come to an end.
      const among = attacks.length > 0 && choice % 2 === 0 ? attacks : allowed;
      const one = among[Math.floor(choice / ASKED) % among.length];
      if (one === undefined) break;
      const pick = (below: number): number => (choice >>> 3) % below;
      const next = playOn(game, one, pick);
      if (next === null) continue;
      // What is refused is refused on the table itself; everything else is played on the one it was readied on.
      const state = revivedOf(one.refused ? game.state : one.state);
      const revived = playOn({ ...game, state }, { ...one, state }, pick);
      const before = game;
      game = next;
      assert.equal(JSON.stringify(revived?.state), textOf(game.state), 'revived and played on to the same bytes');
      keepsTheLaws(game);
      done = onceATurn(before, game, done);
      everyEventHasARule(game);
      survivesTelling(game);
    }
    replaysAlike(game);
  } catch (broken) {
    throw new GameBroke(game, broken);
  }
  return game;
};

/** The first law a game of these choices breaks; null where it keeps them all. */
const broken = (board: string, choices: readonly number[], asked: number): GameBroke | null => {
  try {
    playThrough(board, choices, asked);
    return null;
  } catch (error) {
    if (error instanceof GameBroke) return error;
    throw error;
  }
};

/** The shortest game found that still breaks a law: choices are left out, fewer and fewer at once. */
export const shortened = (board: string, choices: readonly number[]): GameBroke => {
  let best = [...choices];
  let found = broken(board, best, 1);
  if (found === null) throw new Error('these choices break nothing');
  for (let size = Math.ceil(best.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let at = 0; at < best.length; ) {
      const fewer = [...best.slice(0, at), ...best.slice(at + size)];
      const still = broken(board, fewer, 1);
      if (still === null) at += size;
      else {
        best = fewer;
        found = still;
      }
    }
  }
  return found;
};
