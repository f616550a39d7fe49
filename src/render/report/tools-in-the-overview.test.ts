import { expect, test } from 'vitest';
import { overviewOf } from '../screen/rulings.fixture.ts';

// A Tool goes onto a Pokémon: an overview that leaves out which ones it may go onto answers half of what is asked.

const open = (card: string) =>
  overviewOf(`CR t9 p1 | Pikachu -20 / Luxray [hand (${card})] vs Onix / -`).open.find(({ says }) =>
    says.startsWith(card),
  );

test('a Tool stands with the Pokémon it may be attached to, each with a question of its own', () => {
  const row = open('Expert Belt');
  expect([row?.action, row?.says, row?.ask.map(({ question }) => question)]).toEqual([
    'attach',
    'Expert Belt, to Pikachu or Luxray',
    ['attach Expert Belt to active', 'attach Expert Belt to bench 1'],
  ]);
});

test('a Trainer card that goes onto no Pokémon stands alone', () => {
  const row = open('Potion');
  expect([row?.action, row?.says]).toEqual(['play', 'Potion']);
});
