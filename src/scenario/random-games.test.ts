import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Game, gameOn } from '../games.fixture.ts';
import { onceATurn } from '../trials/games/invariants.ts';
import { GameBroke, playThrough, shortened } from '../trials/games/play.ts';
import { BEGINNINGS } from '../trials/games/tables.ts';
import { readBoard } from './index.ts';

/** Games in every document and form of play, played at random from one end to the other; `npm run soak` plays a million actions of them. */

/** How far one game at least has to come. */
const reached = (doc: string, name: string, { state }: Game): boolean => {
  if (name === 'Sudden Death') return state.suddenDeath === true || state.result !== null || state.turn > 5;
  if (name.startsWith('the set-up')) return state.phase !== 'setup';
  // A few games only, and what a document leaves open is left alone: by some of them a game goes on for long.
  return state.result !== null || state.suddenDeath === true || (doc !== 'comprehensive-2009' && state.turn > 3);
};

/** Everything of 2009 is played, four players included; of the others less. */
const GAMES = { 'comprehensive-2009': 6, others: 3 };

describe('a game played at random keeps the laws, survives being described, and replays to the same bytes', () => {
  it.each(BEGINNINGS.map((one) => [one.doc, one.name, one] as const))('%s, %s', (doc, name, { board }) => {
    const choices = fc.array(fc.nat({ max: 99_999 }), { minLength: 10, maxLength: 80, size: 'max' });
    let far = 0;
    const play = (chosen: readonly number[]): void => {
      if (reached(doc, name, playThrough(board, chosen))) far += 1;
    };
    const numRuns = doc === 'comprehensive-2009' ? GAMES[doc] : GAMES.others;
    fc.assert(fc.property(choices, play), { seed: 2009, numRuns });
    expect(far).toBeGreaterThan(0);
  });
});

describe('a game that breaks a law', () => {
  // A second draw in one turn, as if the law had been forgotten.
  const twice = (): never => {
    const [beginning] = BEGINNINGS;
    const game = gameOn(beginning?.board ?? '');
    const drawn: Game = { ...game, last: { action: { kind: 'draw' }, trace: [] } };
    onceATurn(drawn, drawn, onceATurn(drawn, drawn, new Set()));
    throw new Error('not noticed');
  };

  it('is noticed where something is done twice in a turn', () => {
    expect(twice).toThrow('draw twice in turn 3');
  });

  it('is described as a scenario that can be read', () => {
    const [beginning] = BEGINNINGS;
    const game = playThrough(beginning?.board ?? '', [4, 18, 36]);
    const parts = new GameBroke(game, new Error('broken')).message.split('\n\n');
    expect(parts[0]).toBe('broken');
    const file = readBoard(parts.slice(1).join('\n\n'), 'game.yaml');
    expect(file.faults).toEqual([]);
    expect(file.steps.length).toBe(game.steps.length);
  });

  it('is not made up: choices that break nothing are refused', () => {
    expect(() => shortened(BEGINNINGS[0]?.board ?? '', [4])).toThrow('break nothing');
  });
});
