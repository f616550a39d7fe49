import { expect, test } from 'vitest';
import { RULED, type RuledDoc } from '../corpus/index.ts';
import type { TraceEntry } from '../engine/index.ts';
import { ruleOn } from '../ruling/index.ts';
import { type Card, cardPool } from '../state/index.ts';
import { parseBoardLine } from '../state/notation/index.ts';

/** Where a text asks for a kind of Pokémon, those that stand there and are not of it are named. */

const pokemon = (name: string, more: Partial<Card> = {}): Card => ({
  key: `own:${name}`,
  name,
  kind: 'pokemon',
  stage: 'basic',
  hp: 100,
  types: ['C'],
  weakness: [],
  resistance: [],
  retreat: 1,
  ...more,
});
const pool = cardPool([
  pokemon('Cub', {
    attacks: [
      { name: 'Hook', cost: [], damage: null, does: [{ switch: 'theirs', chooser: 'you', of: { type: 'W' } }] },
      {
        name: 'Hit',
        cost: [],
        damage: null,
        does: [{ damage: 10, to: { one: { side: 'theirs', type: 'W', place: 'bench' } } }],
      },
      { name: 'Any', cost: [], damage: null, does: [{ damage: 10, to: { one: { side: 'theirs', place: 'bench' } } }] },
    ] as never,
  }),
  pokemon('Fish', { types: ['W'] }),
  pokemon('Mouse'),
]);

const notesIn = (entries: readonly TraceEntry[]): readonly unknown[] =>
  entries.flatMap((entry) =>
    entry.kind === 'rule'
      ? notesIn(entry.entries)
      : entry.kind === 'note' && entry.code === 'not-of-the-kind'
        ? [entry.facts.pokemon]
        : [],
  );

const leftOut = (doc: RuledDoc, attack: string, theirs: string): readonly unknown[] => {
  const { setup } = parseBoardLine(`CR t9 p1 | Cub / Mouse [deck 9] vs Mouse / ${theirs} [deck 9]`);
  const found = ruleOn(`attack ${attack}`, { setup, pool, doc });
  return found.ok ? notesIn(found.ruling.trace) : [];
};

test.each(RULED)('Pokémon that are not of the kind are named, in %s', (doc) => {
  expect(leftOut(doc, 'Hook', 'Fish, Mouse')).toEqual([["p2's Mouse on Bench 2"]]);
  expect(leftOut(doc, 'Hit', 'Fish, Fish, Cub')).toEqual([["p2's Cub"]]);
});

test.each(RULED)('nobody is, where all are of it, none is, or any may be chosen, in %s', (doc) => {
  expect(leftOut(doc, 'Hook', 'Fish')).toEqual([]);
  expect(leftOut(doc, 'Hit', 'Mouse')).toEqual([]);
  expect(leftOut(doc, 'Any', 'Fish, Mouse')).toEqual([]);
});
