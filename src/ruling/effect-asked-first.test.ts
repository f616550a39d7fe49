import { describe, expect, it } from 'vitest';
import type { RuledDoc } from '../corpus/index.ts';
import { type Card, cardPool } from '../state/index.ts';
import { parseBoardLine } from '../state/notation/index.ts';
import { ruleOn } from './rule-on.ts';

/** Where a document leaves open what may be played for nothing, it is asked first whether the card would do something: then it may be played. */

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
};

const gather: Card = {
  key: 'Gather',
  name: 'Gather',
  kind: 'trainer',
  play: {
    text: 'Attach an Energy card from your discard pile to your Active Pokémon.',
    does: [
      { attach: { kind: 'energy' }, count: 1, from: 'discard', to: { one: { side: 'yours', place: 'active' } } },
    ] as never,
  },
};

const grass: Card = {
  key: 'grass',
  name: 'Grass Energy',
  short: 'G',
  kind: 'energy',
  tags: ['basic energy'],
  provides: [{ units: ['G'] }],
};

const needed = (doc: RuledDoc, pile: string): readonly string[] => {
  const { setup } = parseBoardLine(`CR t5 p1 | Pup / Pup [hand (Gather)${pile}] vs Pup / Pup`);
  const came = ruleOn('play Gather', { setup, pool: cardPool([pup, gather, grass]), doc }, {});
  if (!came.ok) throw new Error(came.fault.code);
  return [came.ruling.verdict, ...came.ruling.needs.map(({ code }) => code)];
};

describe('a card that may be of no effect', () => {
  for (const doc of ['neo-2001', 'ex-2003', 'xy-2016', 'me-2026'] as const)
    it(`by ${doc}`, () => {
      expect(needed(doc, '')).toEqual(['undetermined', 'effect-hangs-on-untold']);
      expect(needed(doc, ', discard 0')).toEqual(['undetermined', 'document-silent-on']);
      expect(needed(doc, ', discard (G)')[0]).toBe('legal');
    });
});
