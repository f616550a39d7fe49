import { describe, expect, test } from 'vitest';
import { RULED, type RuledDoc } from '../corpus/index.ts';
import { type Card, cardPool } from '../state/index.ts';
import { parseBoardLine } from '../state/notation/index.ts';
import { ruleOn } from './index.ts';

/** A text that keeps Energy of the hand off a Pokémon is named where other Energy is attached to it, with the reason why it does not stop that. */

const pokemon = (name: string, more: Partial<Card>): Card => ({
  key: `own:${name}`,
  name,
  kind: 'pokemon',
  stage: 'basic',
  hp: 90,
  types: ['R'],
  weakness: [],
  resistance: [],
  retreat: 1,
  ...more,
});

const REKINDLE = { attach: { kind: 'energy' }, count: 1, from: 'discard', to: 'self' };

const kiln = (type: string): Card =>
  pokemon('Kiln', {
    powers: [
      { name: 'Cold Hearth', kind: 'ability', always: [{ claim: 'cannot', act: 'attach-energy', type, on: 'self' }] },
    ],
    attacks: [{ name: 'Rekindle', cost: [], damage: null, text: 'From the pile.', does: [REKINDLE] as never }],
  });

const fire: Card = {
  key: 'own:Fire Energy',
  name: 'Fire Energy',
  kind: 'energy',
  tags: ['basic energy'],
  short: 'R',
  provides: [{ units: ['R'] }],
};

const named = (doc: RuledDoc, type: string): readonly unknown[] => {
  const { setup } = parseBoardLine('CR t9 p1 | Kiln / - [deck 9, discard (R)] vs Kiln / - [deck 9]');
  const found = ruleOn('attack Rekindle', { setup, pool: cardPool([kiln(type), fire]), doc });
  if (!found.ok) throw new Error(found.fault.code);
  return found.ruling.ways.flatMap(({ code, facts }) => (code === 'ban-on-the-hand' ? [facts.text] : []));
};

describe.each(RULED)('Energy out of the discard pile, in %s', (doc) => {
  test('is attached past a ban on that of the hand, which is named', () => {
    expect(named(doc, 'R')).toEqual(['Cold Hearth']);
  });

  test('has nothing to do with a ban on another type', () => {
    expect(named(doc, 'W')).toEqual([]);
  });
});
