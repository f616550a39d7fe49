import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { packPrecedents, unpackPrecedents } from './packed.ts';
import type { Precedent } from './precedent.ts';

const all: readonly Precedent[] = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../dist/precedents.json'), 'utf8'),
);

it('packed published rulings are the same when they are opened, to the last letter', () => {
  expect(JSON.stringify(unpackPrecedents(JSON.parse(JSON.stringify(packPrecedents(all)))))).toBe(JSON.stringify(all));
});

it('one that says something of its own is not packed', () => {
  const [first] = all;
  expect(() => packPrecedents([...all, { ...first, aside: true } as unknown as Precedent])).toThrow('does not say');
});
