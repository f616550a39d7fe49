import { expect, test } from 'vitest';
import { ruled } from '../screen/rulings.fixture.ts';

// One fact that two paragraphs state is overruled once: beside the paragraph that forbids it the other says nothing more.

const evolving = (stadium: string) =>
  ruled('evolve Garchomp on active', `CR t9 p1 | Gabite@9<Gible / - [hand (Garchomp)] vs Machop / -${stadium}`);

test('where a card lets a Pokémon evolve again in a turn, the paragraph that forbids it is named once', () => {
  const { verdict, overruled } = evolving(' | stadium Broken Time-Space');
  expect([verdict, overruled.map(({ ground }) => ground)]).toEqual(['legal', ['307.2e']]);
});

test('where none does, both paragraphs stand with the ground', () => {
  const { verdict, grounds } = evolving('');
  expect([verdict, grounds.map(({ rule }) => rule.id)]).toEqual(['illegal', ['307.2e', '307.2d']]);
});
