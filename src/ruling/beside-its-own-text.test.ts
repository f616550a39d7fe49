import { expect, test } from 'vitest';
import { RULED, type RuledDoc } from '../corpus/index.ts';
import { type Card, cardPool, hasEntry } from '../state/index.ts';
import { parseBoardLine } from '../state/notation/index.ts';
import { ruleOn } from './index.ts';

/** Where the own text of an attack is not read, another unread text that bears on what comes of it is named beside it. */

const pup = (name: string, more: Partial<Card> = {}): Card => ({
  key: `own:${name}`,
  name,
  kind: 'pokemon',
  stage: 'basic',
  hp: 90,
  types: ['C'],
  weakness: [],
  resistance: [],
  retreat: 1,
  attacks: [{ name: 'Bump', cost: [], damage: 20, text: 'Put something on the Bench.', touches: ['bench'] }],
  ...more,
});

const WALL = { name: 'Wall', kind: 'body', text: 'Something is prevented.', touches: ['damage', 'effects'] } as const;
const pool = cardPool([pup('Pup'), pup('Walled', { powers: [WALL] })]);

const followsOn = (doc: RuledDoc, attacked: string) => {
  const { setup } = parseBoardLine(`CR t9 p1 | Pup / - vs ${attacked} / Pup`);
  const found = ruleOn('attack Bump', { setup, pool, doc });
  if (!found.ok) throw new Error(found.fault.code);
  return found.ruling.follows;
};

test.each(RULED)('it is named, and the damage that it bears on is not said, in %s', (doc) => {
  const follows = followsOn(doc, 'Walled');
  expect(follows?.texts?.map(({ text }) => text)).toEqual(['Put something on the Bench.', WALL.text]);
  expect(hasEntry(follows?.trace ?? [], 'kind', 'damaged')).toBe(false);
});

test.each(RULED)('without it the damage stands beside the own text, in %s', (doc) => {
  const follows = followsOn(doc, 'Pup');
  expect(follows?.texts?.map(({ text }) => text)).toEqual(['Put something on the Bench.']);
  expect(hasEntry(follows?.trace ?? [], 'kind', 'damaged')).toBe(true);
});
