import { describe, expect, it } from 'vitest';
import { RULED, type RuledDoc } from '../corpus/index.ts';
import { type Card, cardPool } from '../state/index.ts';
import { parseBoardLine } from '../state/notation/index.ts';
import { ruleOn } from './rule-on.ts';

/** A Fossil that its player discards is not Knocked Out, and that is said; of an attack that Knocks Out nothing of the kind is said. */

const pup: Card = {
  key: 'Pup',
  name: 'Pup',
  kind: 'pokemon',
  stage: 'basic',
  hp: 60,
  types: ['G'],
  retreat: 0,
  weakness: [],
  resistance: [],
  attacks: [{ name: 'Bite', cost: [], damage: 60 }],
};

const bone: Card = {
  key: 'Bone',
  name: 'Bone',
  kind: 'trainer',
  tags: ['fossil'],
  hp: 50,
  types: ['C'],
  announced: { text: 'You may discard it.', does: [{ return: 'self', to: 'discard', attached: 'discard' }] } as never,
};

const remarks = (doc: RuledDoc, question: string): readonly string[] => {
  const { setup } = parseBoardLine('CR t5 p1 | Pup / Bone, Pup [prizes 3] vs Pup / Pup [prizes 3]');
  const came = ruleOn(question, { setup, pool: cardPool([pup, bone]), doc }, {});
  if (!came.ok) throw new Error(came.fault.code);
  return came.ruling.ways.map(({ code }) => code);
};

describe('a Pokémon that is discarded', () => {
  for (const doc of RULED)
    it(`is not Knocked Out by ${doc}`, () => {
      expect(remarks(doc, 'discard Bone')).toContain('discard-is-no-knock-out');
      expect(remarks(doc, 'attack Bite')).not.toContain('discard-is-no-knock-out');
    });
});
