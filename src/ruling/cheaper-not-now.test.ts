import { expect, test } from 'vitest';
import { RULED, type RuledDoc } from '../corpus/index.ts';
import { type Card, cardPool } from '../state/index.ts';
import { parseBoardLine } from '../state/notation/index.ts';
import { ruleOn } from './index.ts';

/** Where only Energy is lacking, a text is named under which the attack would cost less, with what it asks for. */

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
  attacks: [{ name: 'Bump', cost: ['C', 'C'], damage: 50, freeWhen: { 'hand-at-most': 0 } }],
};
const motor: Card = {
  ...cub,
  key: 'own:Motor',
  name: 'Motor',
  attacks: [{ name: 'Bump', cost: ['C', 'C'], damage: 50 }],
  powers: [
    {
      name: 'Roll',
      kind: 'ability',
      always: [{ claim: 'cost', none: true, while: { 'hand-at-most': 0 } }],
    },
  ],
};
const other: Card = {
  ...motor,
  key: 'own:Other',
  name: 'Other',
  powers: [
    {
      name: 'Swap',
      kind: 'ability',
      always: [{ claim: 'cost', set: ['R'], on: 'self', while: { 'hand-at-most': 0 } }],
    },
  ],
};

const named = (doc: RuledDoc, sides: string): readonly unknown[] => {
  const { setup } = parseBoardLine(`CR t9 p1 | ${sides} vs Cub / -`);
  const found = ruleOn('attack Bump', { setup, pool: cardPool([cub, motor, other]), doc });
  if (!found.ok) throw new Error(found.fault.code);
  return found.ruling.ways.filter(({ code }) => code === 'text-not-now').map(({ facts }) => facts.text);
};

test.each(RULED)('the text of the attack itself, and that of its Pokémon, in %s', (doc) => {
  expect(named(doc, 'Cub +R / - [hand 2]')).toEqual(['Bump']);
  expect(named(doc, 'Motor +R / - [hand 2]')).toEqual(['Roll']);
  expect(named(doc, 'Other +R / - [hand 2]')).toEqual(['Swap']);
});

test.each(RULED)('not where it applies, nor where another prohibition stands in the way, in %s', (doc) => {
  expect(named(doc, 'Cub +R / - [hand 0]')).toEqual([]);
  expect(named(doc, 'Cub ~asleep +R / - [hand 2]')).toEqual([]);
});
