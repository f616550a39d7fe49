import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Attack, type Card, cardPool } from '../state/index.ts';
import { parseBoardLine } from '../state/notation/index.ts';
import { ruleOn } from './index.ts';

const shipped = JSON.parse(readFileSync(join(import.meta.dirname, '../../dist/cards.json'), 'utf8')) as readonly Card[];

const attack = (name: string, more: Partial<Attack>): Attack => ({ name, cost: [], damage: 10, ...more });

const dozer: Card = {
  key: 'own:Dozer',
  name: 'Dozer',
  kind: 'pokemon',
  stage: 'basic',
  hp: 60,
  types: ['C'],
  weakness: [],
  resistance: [],
  retreat: 1,
  attacks: [
    attack('Bump', {}),
    attack('Doze', { does: [{ cure: 'all', on: 'self' }] }),
    attack('Riddle', { text: 'Your opponent answers a riddle.', touches: ['effects'] }),
  ],
};

/** What is said of the Burn that does not stop an attack. */
const burn = (name: string) => {
  const setup = parseBoardLine('CR t9 p1 | Dozer ~burned / - vs Machop / -').setup;
  const ruled = ruleOn(`attack ${name}`, { setup, pool: cardPool([...shipped, dozer]), doc: 'comprehensive-2009' });
  if (!ruled.ok) throw new Error(ruled.fault.code);
  return ruled.ruling.ways.find(({ code }) => code === 'condition-no-matter')?.facts;
};

test('says of a Burn that it applies after the turn, where the attack leaves it', () => {
  expect(burn('Bump')).toMatchObject({ condition: 'Burned', afterwards: '311.3b' });
});

test('says nothing of the time after the turn where the attack ends the Burn, or where its text is not read', () => {
  for (const name of ['Doze', 'Riddle']) {
    expect(burn(name)).toMatchObject({ condition: 'Burned' });
    expect(burn(name)).not.toHaveProperty('afterwards');
  }
});

test('says of a refused retreat that Confused does not stop it, unless the document has a coin decide it', () => {
  const said = (board: string, doc: 'advanced-2025' | 'me-2026' | 'neo-2001') => {
    const ruled = ruleOn('retreat', { setup: parseBoardLine(board).setup, pool: cardPool([...shipped, dozer]), doc });
    if (!ruled.ok) throw new Error(ruled.fault.code);
    expect(ruled.ruling.verdict).toBe('illegal');
    return ruled.ruling.ways.find(({ code }) => code === 'condition-no-matter')?.facts.condition;
  };
  const board = 't9 p1 | Dozer ~confused / Dozer vs Dozer / -';
  expect(said(`APR25 ${board}`, 'advanced-2025')).toBe('Confused');
  expect(said(`ME ${board}`, 'me-2026')).toBe('Confused');
  expect(said(`Neo ${board}`, 'neo-2001')).toBeUndefined();
});

test('says of an Active Pokémon that sleeps that a Benched one may attack, where its text lets it', () => {
  const reacher: Card = {
    ...dozer,
    key: 'own:Reacher',
    name: 'Reacher',
    attacks: [attack('Reach', { despite: ['place'] })],
  };
  const said = (board: string) => {
    const { setup } = parseBoardLine(board);
    const pool = cardPool([...shipped, dozer, reacher]);
    const ruled = ruleOn('attack Reach with bench 1', { setup, pool, doc: 'advanced-2025' });
    if (!ruled.ok) throw new Error(ruled.fault.code);
    return ruled.ruling.ways.filter(({ code }) => code === 'condition-of-another').map(({ facts }) => facts.pokemon);
  };
  expect(said('APR25 t9 p1 | Dozer ~asleep / Reacher vs Dozer / -')).toHaveLength(1);
  expect(said('APR25 t9 p1 | Dozer / Reacher ~asleep vs Dozer / -')).toEqual([]);
});
