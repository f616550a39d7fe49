import { describe, expect, it } from 'vitest';
import { viewOf } from '../claims/index.ts';
import { rulesetOf } from '../eras/index.ts';
import { oneOnOne } from '../formats/index.ts';
import { cardPool, setUpTable } from '../state/index.ts';
import { parseBoardLine } from '../state/notation/index.ts';
import { factAt, meets } from './facts-of-place.ts';

const pool = cardPool([{ key: 'a', name: 'Alpha', kind: 'pokemon', stage: 'basic', hp: 60, types: ['R'], retreat: 1 }]);
const rules = rulesetOf('comprehensive-2009', { pool });

const holds = (line: string, path: string, expected: string): boolean => {
  const { state } = setUpTable(parseBoardLine(line).setup, pool, oneOnOne, 'comprehensive-2009');
  return meets(factAt(viewOf(state, rules), path), expected);
};

describe('what a scenario expects of a place', () => {
  const line = 'CR t3 p1 | Alpha / Alpha vs Alpha / -';

  it.each([
    ['p1 bench 2', 'none'],
    ['p2 bench', 'none'],
    ['p1 bench 1 tool', 'none'],
    ['p1 bench 1 damage', '0'],
  ])('%s: %s is met by an empty place, and by a Pokémon that has nothing', (path, expected) => {
    expect(holds(line, path, expected)).toBe(true);
  });

  it.each(['p1 bench 9 damage', 'p1 bench 2 conditions', 'p2 bench 1 energy', 'p1 bench 2 card'])(
    '%s: none is not met where there is no Pokémon',
    (path) => {
      expect(holds(line, path, 'none')).toBe(false);
    },
  );

  it.each(['p2 active', 'p2 bench', 'p2 bench 1', 'p2 hand'])('%s: none is not met by what is unknown', (path) => {
    expect(holds('CR t3 p1 | Alpha / -', path, 'none')).toBe(false);
  });
});
