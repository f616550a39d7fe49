import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Count, POSITIONS, perft } from './perft.ts';

const recorded = JSON.parse(readFileSync(join(import.meta.dirname, 'perft.json'), 'utf8')) as Record<
  string,
  readonly Count[]
>;

/** Counted to their whole depth here; the others by  npm run perft. */
const WHOLE = /^(?:CR|XY) /u;

describe('what can happen from a table has not changed; a change on purpose is recorded by  npm run perft -- --write', () => {
  test.each(POSITIONS.map((one) => [one.name, one] as const))('%s', (name, { board, depth }) => {
    const deep = WHOLE.test(board) ? depth : 1;
    expect(perft(board, deep)).toEqual(recorded[name]?.slice(0, deep));
  });

  test('the record holds nothing that is no longer counted', () => {
    expect(Object.keys(recorded).sort()).toEqual(POSITIONS.map(({ name }) => name).sort());
  });

  test('something is carried out, and something refused, at every table', () => {
    for (const counts of Object.values(recorded)) {
      expect(counts[0]?.done).toBeGreaterThan(0);
      expect(counts[0]?.refused).toBeGreaterThan(0);
    }
  });
});
