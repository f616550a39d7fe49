import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openPoints, packPoints } from './packed-points.ts';
import type { PointsIndex } from './points.ts';

const all: PointsIndex = JSON.parse(readFileSync(join(import.meta.dirname, '../../dist/points.json'), 'utf8'));

it('packed points are the same when they are opened, to the last letter', () => {
  expect(JSON.stringify(openPoints(JSON.parse(JSON.stringify(packPoints(all)))))).toBe(JSON.stringify(all));
});

it('a point without one of the documents is not packed', () => {
  const [first] = all.points;
  const lacking = { ...first, answers: {} } as PointsIndex['points'][number];
  expect(() => packPoints({ ...all, points: [...all.points, lacking] })).toThrow('does not have the documents');
});
