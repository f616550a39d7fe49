import { expect, test } from 'vitest';
import { RULED, type RuledDoc } from '../../corpus/index.ts';
import { ruleOn } from '../../ruling/index.ts';
import { type Card, cardPool } from '../../state/index.ts';
import { parseBoardLine } from '../../state/notation/index.ts';

/** Where a document leaves open what two texts come to together, the ruling names both. */

const cub = (name: string, always: readonly unknown[]): Card => ({
  key: `own:${name}`,
  name,
  kind: 'pokemon',
  stage: 'basic',
  hp: 90,
  types: ['C'],
  weakness: [],
  resistance: [],
  retreat: 1,
  attacks: [{ name: 'Bump', cost: ['C'], damage: 10 }],
  powers: [{ name: `${name}'s text`, kind: 'ability', always } as NonNullable<Card['powers']>[number]],
});

const texts = (doc: RuledDoc, question: string, own: unknown, theirs: unknown): readonly unknown[] => {
  const pool = cardPool([cub('Cub', [own]), cub('Mire', theirs === null ? [] : [theirs])]);
  const { setup } = parseBoardLine('CR t9 p1 | Cub / Mire vs Mire / -');
  const found = ruleOn(question, { setup, pool, doc });
  if (!found.ok) throw new Error(found.fault.code);
  return found.ruling.needs.flatMap(({ facts }) => (facts.texts === undefined ? [] : [facts.texts]));
};

const SAID: readonly RuledDoc[] = ['comprehensive-2009', 'advanced-2018', 'advanced-2025'];

test.each(RULED)('a Retreat Cost that one text sets and another raises, in %s', (doc) => {
  const none = { claim: 'retreat', set: 0, on: 'self' };
  const more = { claim: 'retreat', add: 1, on: { side: 'theirs', place: 'active' } };
  const open = SAID.includes(doc) ? [] : [["Cub's text", "Mire's text"]];
  expect(texts(doc, 'retreat', none, more)).toEqual(open);
  expect(texts(doc, 'retreat', none, null)).toEqual([]);
});

test.each(RULED)('an attack cost that one text ignores and another raises, in %s', (doc) => {
  const none = { claim: 'cost', none: true, on: 'self' };
  const more = { claim: 'cost', add: 1, on: { side: 'theirs', place: 'active' } };
  const open = doc.startsWith('advanced') ? [] : [["Cub's text", "Mire's text"]];
  expect(texts(doc, 'attack Bump', none, more)).toEqual(open);
  expect(texts(doc, 'attack Bump', none, null)).toEqual([]);
});
