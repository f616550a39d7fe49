import { describe, expect, test } from 'vitest';
import { RULED, type RuledDoc } from '../corpus/index.ts';
import { type Attack, type Card, cardPool, hasSignUnexplained } from '../state/index.ts';
import { parseBoardLine } from '../state/notation/index.ts';
import { ruleOn } from './index.ts';

/** The sign beside the damage of an attack may stand for what its text adds in a later turn: this time it does what is printed. */

const later = (attack: string): Attack => ({
  name: 'Punch',
  cost: [],
  damage: 50,
  mark: '+',
  text: 'More of it next turn.',
  does: [
    { lasting: { claim: 'damage', when: 'before', add: 50, attack }, on: 'self', until: 'your-next-turn' },
  ] as never,
});

const puncher = (attack: Attack): Card => ({
  key: 'own:Puncher',
  name: 'Puncher',
  kind: 'pokemon',
  stage: 'basic',
  hp: 100,
  types: ['C'],
  weakness: [],
  resistance: [],
  retreat: 1,
  attacks: [attack],
});

const ruled = (doc: RuledDoc, attack: Attack) => {
  const { setup } = parseBoardLine('CR t9 p1 | Puncher / - vs Puncher / -');
  const found = ruleOn('attack Punch', { setup, pool: cardPool([puncher(attack)]), doc });
  if (!found.ok) throw new Error(found.fault.code);
  return found.ruling;
};

describe.each(RULED)('a sign beside the damage, in %s', (doc) => {
  test('is explained by more damage of the same attack later', () => {
    expect(ruled(doc, later('Punch')).verdict).toBe('legal');
  });

  test('is not explained by more damage of another attack', () => {
    expect(ruled(doc, later('Kick')).verdict).toBe('not-modelled');
  });
});

test('a number to multiply by is not explained by more damage later', () => {
  expect(hasSignUnexplained({ ...later('Punch'), mark: 'x' })).toBe(true);
  expect(hasSignUnexplained(later('Punch'))).toBe(false);
});
