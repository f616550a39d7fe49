import { scenarioOf } from '../../games.fixture.ts';
import { chanceOf, seedOfRun } from '../chance.ts';
import { GameBroke, playThrough, shortened } from './play.ts';
import type { Beginning } from './tables.ts';

/** A game that does not end goes on no longer than this. */
const LONGEST = 400;

/** One table in so many is asked everything about. */
const ASKED = 25;

/** What became of a game, in words alone, so that one thread can tell another. */
export interface Played {
  readonly game: number;
  readonly steps: number;
  /** Was there a result? */
  readonly toTheEnd: boolean;
  /** The law it broke, and the game made short; null where it kept them all. */
  readonly broken: { readonly beginning: string; readonly law: string; readonly scenario: string } | null;
}

const choicesOf = (seed: number, game: number): readonly number[] => {
  const chance = chanceOf(seedOfRun(seed, game));
  return Array.from({ length: LONGEST }, () => chance.below(100_000));
};

/** Plays the game of that number, always the same one. */
export const playNumber = (beginnings: readonly Beginning[], seed: number, game: number): Played => {
  const beginning = beginnings[game % beginnings.length];
  if (beginning === undefined) throw new Error('no game begins here');
  const { board, name, doc } = beginning;
  const choices = choicesOf(seed, game);
  try {
    const { steps, state } = playThrough(board, choices, ASKED);
    return { game, steps: steps.length, toTheEnd: state.result !== null, broken: null };
  } catch (error) {
    if (!(error instanceof GameBroke)) throw error;
    const short = shortened(board, choices);
    const law = short.message.split('\n\n')[0] ?? '';
    const broken = { beginning: `${name} by ${doc}`, law, scenario: scenarioOf(short.game) };
    return { game, steps: error.game.steps.length, toTheEnd: false, broken };
  }
};
