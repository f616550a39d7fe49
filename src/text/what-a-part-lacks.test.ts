import { expect, test } from 'vitest';
import { RULED, type RuledDoc } from '../corpus/index.ts';
import type { TraceEntry } from '../engine/index.ts';
import { ruleOn } from '../ruling/index.ts';
import { type Card, cardPool } from '../state/index.ts';
import { parseBoardLine } from '../state/notation/index.ts';

/** What a text offers and what would change nothing is not asked for; why is said. */

const cub: Card = {
  key: 'own:Cub',
  name: 'Cub',
  kind: 'pokemon',
  stage: 'basic',
  hp: 200,
  types: ['C'],
  weakness: [],
  resistance: [],
  retreat: 1,
  attacks: [
    { name: 'Slip', cost: [], damage: 10, does: [{ may: [{ switch: 'yours' }] }] },
    {
      name: 'Tug',
      cost: [],
      damage: 10,
      does: [{ may: [{ 'discard-energy': 1, from: 'opponents-active', type: 'R' }] }],
    },
  ],
};
const energy = (letter: 'R' | 'W', name: string): Card => ({
  key: `own:${letter}`,
  name,
  short: letter,
  kind: 'energy',
  tags: ['basic energy'],
  provides: [{ units: [letter] }],
});
const pool = cardPool([cub, energy('R', 'Fire Energy'), energy('W', 'Water Energy')]);

const notesIn = (entries: readonly TraceEntry[]): readonly TraceEntry[] =>
  entries.flatMap((entry) => (entry.kind === 'rule' ? notesIn(entry.entries) : [entry]));

const lackingIn = (doc: RuledDoc, question: string, sides: string) => {
  const { setup } = parseBoardLine(`CR t9 p1 | ${sides}`);
  const found = ruleOn(question, { setup, pool, doc });
  if (!found.ok) throw new Error(found.fault.code);
  const notes = notesIn(found.ruling.trace).flatMap((entry) =>
    entry.kind === 'note' && entry.code === 'offers-nothing' ? [entry.facts] : [],
  );
  return notes.map(({ lacks }) => lacks);
};

test.each(RULED)('a switch that may be made is offered only where somebody is on the Bench, in %s', (doc) => {
  expect(lackingIn(doc, 'attack Slip', 'Cub / - vs Cub / -')).toEqual(['benched']);
  expect(lackingIn(doc, 'attack Slip', 'Cub / Cub vs Cub / -')).toEqual([]);
});

test.each(RULED)('Energy that may be discarded is offered only where there is some of the kind, in %s', (doc) => {
  expect(lackingIn(doc, 'attack Tug', 'Cub / - vs Cub +W / -')).toEqual(['energy-on-it']);
  expect(lackingIn(doc, 'attack Tug', 'Cub / - vs Cub +R / -')).toEqual([]);
});
