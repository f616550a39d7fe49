import { expect, test } from 'vitest';
import type { RuledDoc } from '../corpus/index.ts';
import { type Card, cardPool } from '../state/index.ts';
import { parseBoardLine } from '../state/notation/index.ts';
import { ruleOn } from './index.ts';

const runner: Card = {
  key: 'own:Runner',
  name: 'Runner',
  kind: 'pokemon',
  stage: 'basic',
  hp: 60,
  types: ['C'],
  weakness: [],
  resistance: [],
  retreat: 1,
  attacks: [{ name: 'Bump', cost: [], damage: 10 }],
  powers: [{ name: 'Leaf Through', kind: 'ability', oncePerTurn: true, does: [{ draw: 1 }] }],
};

/** By which rules it is said that what was done this turn does not stop the question. */
const saidBy = (doc: RuledDoc, header: string, sides: string): readonly (string | null)[] => {
  const { setup } = parseBoardLine(`CR t9 p1${header} | ${sides}`);
  const ruled = ruleOn('attack Bump', { setup, pool: cardPool([runner]), doc });
  if (!ruled.ok) throw new Error(ruled.fault.code);
  return ruled.ruling.ways.filter(({ code }) => code === 'act-no-matter').map(({ rule }) => rule);
};

const SIDES = 'Runner / Runner [deck 9] vs Runner / - [deck 9]';
const AFTER_AN_ABILITY = 'Runner / Runner ^Leaf Through [deck 9] vs Runner / - [deck 9]';

test.each<[RuledDoc, string, string, readonly string[]]>([
  ['me-2026', ' used retreat', SIDES, ['me-2026/Turn.2E#4']],
  ['xy-2016', ' used retreat', SIDES, ['xy-2016/Turn.2E#4']],
  ['advanced-2025', ' used retreat', SIDES, []],
  ['me-2026', '', SIDES, []],
  ['me-2026', '', AFTER_AN_ABILITY, ['me-2026/Turn.2F#2']],
  ['advanced-2025', '', AFTER_AN_ABILITY, ['advanced-2025/I.A-02#2']],
])('what was done this turn leaves an attack open: %s%s, %s', (doc, header, sides, rules) => {
  expect(saidBy(doc, header, sides)).toEqual(rules);
});

test('says in the document that has it that the VSTAR Power and the GX attack of a game are two allowances', () => {
  const gx: Card = { ...runner, attacks: [{ name: 'Bump', cost: [], damage: 10, gx: true }] };
  const saidOf = (card: Card, doc: RuledDoc, spent: string): readonly unknown[] => {
    const { setup } = parseBoardLine(`CR t9 p1 | Runner / - [deck 9, ${spent}] vs Runner / - [deck 9]`);
    const ruled = ruleOn('attack Bump', { setup, pool: cardPool([card]), doc });
    if (!ruled.ok) throw new Error(ruled.fault.code);
    return ruled.ruling.ways.filter(({ code }) => code === 'act-no-matter').map(({ facts }) => facts.done);
  };
  const vstar: Card = { ...runner, attacks: [{ name: 'Bump', cost: [], damage: 10, vstar: true }] };
  expect(saidOf(gx, 'me-2026', 'vstar')).toEqual(['vstar']);
  expect(saidOf(vstar, 'me-2026', 'gx')).toEqual(['gx']);
  expect([saidOf(runner, 'me-2026', 'vstar'), saidOf(gx, 'advanced-2025', 'vstar')]).toEqual([[], []]);
});

test.each<[RuledDoc, string, readonly string[]]>([
  ['ex-2003', ' used retreat', ['ex-2003/Options#1']],
  ['neo-2001', ' used retreat', ['neo-2001/Play.9B']],
  ['neo-2001', '', []],
  ['comprehensive-2009', ' used retreat', []],
])('says where retreats are not counted that the one of this turn stops no other: %s%s', (doc, header, rules) => {
  const { setup } = parseBoardLine(`CR t9 p1${header} | Runner / Runner vs Runner / -`);
  const ruled = ruleOn('retreat', { setup, pool: cardPool([{ ...runner, retreat: 0 }]), doc });
  if (!ruled.ok) throw new Error(ruled.fault.code);
  expect(ruled.ruling.ways.flatMap(({ code, rule }) => (code === 'act-no-matter' ? [rule] : []))).toEqual(rules);
});

test.each<[RuledDoc, string | null]>([
  ['comprehensive-2009', '305.3'],
  ['ex-2003', 'Options.1'],
  ['neo-2001', 'Play.9B3'],
  ['xy-2016', 'Turn.2C'],
  ['advanced-2025', 'I.C#2'],
  ['me-2026', 'Turn.2C'],
])('says in %s that the Energy of this turn does not stop one by a text', (doc, rule) => {
  const attach = { attach: { kind: 'energy' }, count: 1, from: 'hand', to: 'self' };
  const saidOf = (does: readonly unknown[], used: string): readonly unknown[] => {
    const card: Card = { ...runner, attacks: [{ name: 'Bump', cost: [], damage: 10, text: 'x', does: does as never }] };
    const { setup } = parseBoardLine(`CR t9 p1${used} | Runner / - [deck 9, hand (W)] vs Runner / - [deck 9]`);
    const ruled = ruleOn('attack Bump', { setup, pool: cardPool([card]), doc });
    if (!ruled.ok) throw new Error(ruled.fault.code);
    return ruled.ruling.ways
      .filter(({ code, facts }) => code === 'act-no-matter' && facts.done === 'energy-by-text')
      .map((way) => way.rule);
  };
  expect(saidOf([attach], ' used energy')).toEqual([`${doc}/${rule}`]);
  expect(saidOf([attach], '')).toEqual([]);
  expect(saidOf([{ ...attach, from: 'discard' }], ' used energy')).toEqual([]);
  expect(saidOf([{ draw: 1 }], ' used energy')).toEqual([]);
});
