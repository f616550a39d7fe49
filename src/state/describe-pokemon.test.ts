import { expect, it } from 'vitest';
import { describeEffects } from './describe-pokemon.ts';
import type { Json, Mark } from './index.ts';

const bearing = { seat: 'p1', energy: () => null } as const;

const left = (says: Mark['says'], id: number): Mark => ({
  id,
  says,
  name: 'Long Talk',
  seat: 'p1',
  origin: 'card',
  marker: false,
  from: 5,
  until: { turn: 5 } as unknown as Mark['until'],
  parent: null,
});

const bans = (act: string): { readonly [key: string]: Json } => ({ claim: 'cannot', act });

const names = (...says: readonly Mark['says'][]): readonly string[] =>
  describeEffects(says.map(left), bearing).map(({ name, since }) => `${name}@${since}`);

// A line that names a text once for each thing it says would be read as that text so many times over.
it('names what one text left once, however much it says', () => {
  expect(names(bans('play-trainer'), bans('play-supporter'), bans('play-stadium'))).toEqual(['Long Talk@5']);
});

it('names it as often as the same was left', () => {
  const more = { claim: 'damage', when: 'before', add: 30 };
  expect(names(more, more)).toEqual(['Long Talk@5', 'Long Talk@5']);
  expect(names(more, bans('retreat'), more, bans('retreat'))).toEqual(['Long Talk@5', 'Long Talk@5']);
});
