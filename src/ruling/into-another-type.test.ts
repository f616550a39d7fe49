import { expect, test } from 'vitest';
import { type Card, cardPool } from '../state/index.ts';
import { parseBoardLine } from '../state/notation/index.ts';
import { ruleOn } from './index.ts';

/** A text that lets Pokémon evolve at once into one type says so of a card of another type. */

const sprig: Card = {
  key: 'own:Sprig',
  name: 'Sprig',
  kind: 'pokemon',
  stage: 'basic',
  hp: 60,
  types: ['G'],
  weakness: [],
  resistance: [],
  retreat: 1,
};
const branch: Card = { ...sprig, key: 'own:Branch', name: 'Branch', stage: 'stage 1', from: 'Sprig' };
const torch: Card = { ...branch, key: 'own:Torch', name: 'Torch', types: ['R'] };
const glade: Card = {
  key: 'own:Glade',
  name: 'Glade',
  kind: 'stadium',
  always: [{ claim: 'may', act: 'evolve', despite: ['new'], into: 'G', on: { side: 'any', type: 'G' } }],
} as Card;
const pool = cardPool([sprig, branch, torch, glade]);

const evolving = (card: string) => {
  const read = parseBoardLine(`ME t7 p1 | Sprig@7 / - [hand (${card})] vs Sprig / - | stadium Glade`);
  const { setup } = read;
  const answer = setup === null ? null : ruleOn(`evolve ${card} on active`, { setup, pool, doc: 'me-2026' });
  if (answer === null || !answer.ok) throw new Error(JSON.stringify([read, answer]));
  const { verdict, ways } = answer.ruling;
  return [verdict, ways.filter(({ code }) => code === 'text-not-now').map(({ facts }) => [facts.text, facts.unmet])];
};

test('a card of another type is not helped, and the text says into which type', () => {
  expect(evolving('Torch')).toEqual(['illegal', [['Glade', 'into']]]);
});

test('a card of that type evolves at once', () => {
  expect(evolving('Branch')).toEqual(['legal', []]);
});
