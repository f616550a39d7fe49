import { drive, type Outcome, possibleAnswers, recorded } from '../engine/index.ts';
import { type Game, gameOn, type Readied, readied } from '../games.fixture.ts';
import type { GameState } from '../state/index.ts';

/**
 * Counts of everything that can happen from a table to a depth, after the way chess programs count moves: a rule that changes by accident changes a
 * number. An action that was refused counts beside those that were carried out; each way a coin or a choice may go is a continuation of its own.
 */

export interface Count {
  /** Actions that were carried out, each outcome by itself. */
  readonly done: number;
  readonly refused: number;
  /** Actions that stop at an unknown fact or at what the document leaves open. */
  readonly open: number;
  /** Games that were over. */
  readonly over: number;
  /** Different tables at this depth. */
  readonly tables: number;
}

/** Most answers of one action that are followed. */
const MOST_WAYS = 400;

/** Every way the action may go. */
const outcomesOf = (game: Game, one: Readied): readonly Outcome[] => {
  const found: Outcome[] = [];
  const todo: (readonly string[])[] = [[]];
  for (let said = todo.pop(); said !== undefined && found.length < MOST_WAYS; said = todo.pop()) {
    const answers = said;
    const outcome = drive(game.rules, one.state, one.action, recorded(answers, 'left-out').asked);
    if (outcome.kind !== 'pending') found.push(outcome);
    else for (const answer of possibleAnswers(outcome.question)) todo.push([...answers, answer]);
  }
  return found;
};

/** Counts by depth, from 1 on. The same table reached in two ways is followed once. */
export const perft = (board: string, depth: number): readonly Count[] => {
  const start = gameOn(board);
  let level: ReadonlyMap<string, GameState> = new Map([[JSON.stringify(start.state), start.state]]);
  return Array.from({ length: depth }, (): Count => {
    const next = new Map<string, GameState>();
    const count = { done: 0, refused: 0, open: 0, over: 0 };
    for (const state of level.values()) {
      if (state.result !== null) {
        count.over += 1;
        continue;
      }
      const game = { ...start, state };
      for (const one of readied(game)) {
        if (one.refused) {
          count.refused += 1;
          continue;
        }
        for (const outcome of outcomesOf(game, one)) {
          if (outcome.kind !== 'done') {
            count.open += 1;
            continue;
          }
          count.done += 1;
          next.set(JSON.stringify(outcome.state), outcome.state);
        }
      }
    }
    level = next;
    return { ...count, tables: next.size };
  });
};

const SMALL = '[prizes 1 (R), hand (Pup, Hound, R, Swap), deck (W, R, Cat), discard 0, lost 0]';
const FORMS: readonly (readonly [name: string, header: string, table: string])[] = [
  ['1on1', 't3 p1', `Pup +R / Cat -40 ${SMALL} vs Cat -30 / Pup ${SMALL}`],
  ['conditions', 't3 p1', `Cat ~confused +W / Pup ${SMALL} vs Hound<Pup ~burned +R -30 / Cat ${SMALL}`],
];

export interface Position {
  readonly name: string;
  readonly board: string;
  readonly depth: number;
}

/** The tables that are counted from. */
export const POSITIONS: readonly Position[] = [
  ...['Neo', 'EX', 'CR', 'XY', 'APR'].flatMap((label) =>
    FORMS.map(([name, header, table]) => ({
      name: `${label} ${name}`,
      board: `${label} ${header} | ${table}`,
      depth: 3,
    })),
  ),
  { name: 'CR 2on2', board: `CR t3 p1 2on2 | Pup +R, Cat / Cat ${SMALL} vs Cat, Pup / Pup ${SMALL}`, depth: 2 },
  {
    name: 'CR team',
    board: `CR t5 p1 team p1-p4 | Pup +R / Cat ${SMALL} vs Cat / Pup ${SMALL} vs Cat / Pup ${SMALL} vs Pup / Cat ${SMALL}`,
    depth: 2,
  },
];
