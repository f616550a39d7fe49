import { expect, test } from 'vitest';
import { type Card, cardPool } from '../state/index.ts';
import { parseBoardLine } from '../state/notation/index.ts';
import { ruleOn } from './index.ts';

/** Which of the prints of a name is meant, where the act that is asked about is not on all of them. */

const pokemon = (key: string, name: string, more: object = {}): Card =>
  ({ key, name, print: key.toUpperCase(), kind: 'pokemon', stage: 'basic', hp: 90, types: ['C'], ...more }) as Card;

const attack = (name: string, damage: number) => ({ attacks: [{ name, cost: [], damage }] });
const GLOW = { powers: [{ name: 'Glow', kind: 'ability', oncePerTurn: true, does: [{ draw: 1 }] }] };

const ruled = (question: string, line: string, ...cards: readonly Card[]) => {
  const { setup, faults } = parseBoardLine(line);
  expect(faults).toEqual([]);
  const found = ruleOn(question, { setup, pool: cardPool([pokemon('o-1', 'Other'), ...cards]), doc: 'me-2026' });
  if (!found.ok) throw new Error(found.fault.code);
  return found.ruling;
};

test('an attack that is called by its whole name is meant before one that only begins so', () => {
  const prints = [pokemon('a-1', 'Alpha', attack('Push', 20)), pokemon('a-2', 'Alpha', attack('Push Over', 80))];
  const line = 'ME t5 p1 | Alpha / Other vs Other / Other';
  expect(ruled('attack Push', line, ...prints)).toMatchObject({ verdict: 'legal', follows: { open: null } });
  expect(ruled('attack Pu', line, ...prints)).toMatchObject({ follows: { open: { code: 'which-print' } } });
});

test('a print without the Ability is not the one that is meant, though the card beneath has it', () => {
  const line = 'ME t5 p1 | Beta<Alpha / Other [deck 9, hand 3] vs Other / Other';
  const beta = { stage: 'stage 1', from: 'Alpha' };
  const [alpha, plain] = [pokemon('a-1', 'Alpha', GLOW), pokemon('b-2', 'Beta', beta)];
  expect(ruled('use Glow', line, alpha, plain, pokemon('b-1', 'Beta', { ...beta, ...GLOW })).verdict).toBe('legal');
  expect(ruled('use Glow', line, alpha, plain).verdict).toBe('illegal');
});

test('a card of the hand is of the print that the question names', () => {
  const ends = { stage: 'stage 1', from: 'Other' };
  const bloom = (event: string) => ({
    powers: [{ name: 'Glow', kind: 'ability', oncePerTurn: true, on: event, does: [{ draw: 1 }] }],
  });
  const prints = [pokemon('b-1', 'Beta', ends), pokemon('b-2', 'Beta', { ...ends, hp: 20 })];
  const line = 'ME t5 p1 | Other / Other@2 -30 [hand ? (Beta)] vs Other / Other';
  const one = ruled(
    'evolve Beta (B-2) on bench 1',
    line,
    ...prints,
    pokemon('b-3', 'Beta', { ...ends, ...bloom('evolved') }),
  );
  expect(one).toMatchObject({ verdict: 'legal', follows: { open: null } });
  expect(one.assumptions.map(({ code }) => code)).not.toContain('card-in-hand');
  // A card that is not known to be in hand is assumed there all the same.
  const other = ruled('evolve Beta (B-2) on bench 1', line.replace('(Beta)', '(Other)'), ...prints);
  expect(other.assumptions.map(({ code }) => code)).toContain('card-in-hand');
});
