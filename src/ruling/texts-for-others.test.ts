import { expect, test } from 'vitest';
import type { Claim } from '../claims/index.ts';
import { RULED, type RuledDoc } from '../corpus/index.ts';
import type { TraceEntry } from '../engine/index.ts';
import { type Card, cardPool } from '../state/index.ts';
import { parseBoardLine } from '../state/notation/index.ts';
import { ruleOn } from './index.ts';

/** What a player counts on, or fears, and what does not reach this Pokémon, is named with what it asks for. */

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
    { name: 'Bump', cost: [], damage: 50 },
    {
      name: 'Splash',
      cost: [],
      damage: null,
      does: [{ damage: 20, to: { each: { side: 'theirs', place: 'bench' } } }],
    },
    { name: 'Pierce', cost: [], damage: 50, ignores: ['effects'] },
    { name: 'Mark', cost: [], damage: null, does: [{ counters: 2, on: 'defending' }] },
    { name: 'Daze', cost: [], damage: null, does: [{ condition: 'asleep', on: 'defending' }] },
  ],
};
const beast: Card = { ...cub, key: 'own:Beast', name: 'Beast', types: ['W'] };

const sage = (...always: readonly Claim[]): Card => ({
  ...cub,
  key: 'own:Sage',
  name: 'Sage',
  attacks: [],
  powers: [{ name: 'Old Words', kind: 'ability', always }],
});

const notesIn = (entries: readonly TraceEntry[]): readonly string[] =>
  entries.flatMap((entry) =>
    entry.kind === 'rule' ? notesIn(entry.entries) : entry.kind === 'note' ? [entry.code] : [],
  );

const ruled = (doc: RuledDoc, always: Claim | readonly Claim[], sides: string, asked = 'attack Bump') => {
  const { setup } = parseBoardLine(`CR t9 p1 | ${sides}`);
  const found = ruleOn(asked, { setup, pool: cardPool([cub, beast, sage(...[always].flat())]), doc });
  if (!found.ok) throw new Error(found.fault.code);
  return found.ruling;
};

const noted = (doc: RuledDoc, always: Claim | readonly Claim[], sides: string, asked?: string): readonly string[] =>
  notesIn(ruled(doc, always, sides, asked).trace).filter((code) =>
    [
      'damage-alone-changed',
      'damage-alone-prevented',
      'damage-to-active-alone',
      'text-for-others',
      'prevents-other-amounts',
    ].includes(code),
  );

const MINE = 'Cub / Sage [deck 9] vs Beast / - [deck 9]';
const EVOLVED = 'Beast / Sage [deck 9] vs Cub / - [deck 9]';
const THEIRS = 'Cub / - [deck 9] vs Beast / Sage [deck 9]';
const YOUNG = 'Beast / - [deck 9] vs Cub / Sage [deck 9]';

test.each(RULED)('a text that changes the damage of another kind is named in %s', (doc) => {
  const more: Claim = { claim: 'damage', when: 'before', add: 30, on: { side: 'yours', type: 'W' } };
  expect(noted(doc, more, MINE)).toEqual(['text-for-others']);
  expect(noted(doc, more, EVOLVED)).toEqual([]);
  const against: Claim = { ...more, on: { side: 'yours' }, against: { side: 'theirs', place: 'active', type: 'C' } };
  expect(noted(doc, against, MINE)).toEqual(['text-for-others']);
  expect(noted(doc, against, EVOLVED)).toEqual([]);
});

test.each(RULED)('a text about damage to the Active Pokémon is named where the Bench takes it in %s', (doc) => {
  const more: Claim = { claim: 'damage', when: 'before', add: 30, on: { side: 'yours' }, against: { place: 'active' } };
  const spread = 'Cub / Sage [deck 9] vs Beast / Cub [deck 9]';
  expect(noted(doc, more, spread, 'attack Splash')).toEqual(['damage-to-active-alone']);
  expect(noted(doc, { ...more, against: { side: 'theirs' } }, spread, 'attack Splash')).toEqual([]);
});

test.each(RULED)('a text that prevents damage to, or by, another kind is named in %s', (doc) => {
  const spares: Claim = { claim: 'prevent', what: 'damage', on: { side: 'yours', type: 'C' } };
  expect(noted(doc, spares, THEIRS)).toEqual(['text-for-others']);
  expect(noted(doc, spares, YOUNG)).toEqual([]);
  const from: Claim = { claim: 'prevent', what: 'damage', on: { side: 'yours' }, from: { side: 'theirs', type: 'W' } };
  expect(noted(doc, from, THEIRS)).toEqual(['text-for-others']);
  expect(noted(doc, from, YOUNG)).toEqual([]);
});

test.each(RULED)('a text that keeps effects off another kind is named where one comes about in %s', (doc) => {
  const spares: Claim = { claim: 'prevent', what: 'effects', on: { side: 'yours', type: 'C' } };
  expect(noted(doc, spares, THEIRS, 'attack Daze')).toEqual(['text-for-others']);
  expect(noted(doc, spares, YOUNG, 'attack Daze')).toEqual([]);
  expect(noted(doc, spares, THEIRS)).toEqual([]);
});

test.each(RULED)('a text that prevents damage alone is named where counters are placed in %s', (doc) => {
  const spares: Claim = { claim: 'prevent', what: 'damage', on: { side: 'yours', type: 'W' } };
  expect(noted(doc, spares, THEIRS, 'attack Mark')).toEqual(['damage-alone-prevented']);
  expect(noted(doc, spares, YOUNG, 'attack Mark')).toEqual([]);
  expect(noted(doc, { ...spares, from: { type: 'W' } }, THEIRS, 'attack Mark')).toEqual([]);
  expect(noted(doc, { ...spares, 'at-most': 40 }, THEIRS, 'attack Mark')).toEqual([]);
});

test.each(RULED)('a text that changes damage is named where counters are placed in %s', (doc) => {
  const shell: Claim = { claim: 'damage', when: 'after', add: -10, on: { side: 'yours', type: 'W' } };
  expect(noted(doc, shell, THEIRS, 'attack Mark')).toEqual(['damage-alone-changed']);
  expect(noted(doc, shell, YOUNG, 'attack Mark')).toEqual([]);
  expect(noted(doc, { ...shell, against: { type: 'W' } }, THEIRS, 'attack Mark')).toEqual([]);
  expect(noted(doc, { ...shell, when: 'before' }, THEIRS, 'attack Mark')).toEqual([]);
});

const setAsideIn = (entries: readonly TraceEntry[]): readonly unknown[] =>
  entries.flatMap((entry) =>
    entry.kind === 'rule'
      ? setAsideIn(entry.entries)
      : entry.kind === 'note' && entry.code === 'text-sets-aside'
        ? [entry.facts.texts]
        : [],
  );

test.each(RULED)('an attack that leaves effects out names those that it leaves out in %s', (doc) => {
  const named = (always: Claim, sides: string) =>
    setAsideIn(ruled(doc, always, sides, 'attack Pierce').trace).find((texts) => texts !== undefined);
  const shell: Claim = { claim: 'damage', when: 'after', add: -10, on: { side: 'yours', type: 'W' } };
  const wall: Claim = { claim: 'prevent', what: 'damage', on: { side: 'yours', type: 'W' } };
  expect(named(shell, THEIRS)).toEqual(['Old Words']);
  expect(named(wall, THEIRS)).toEqual(['Old Words']);
  expect(named(shell, YOUNG)).toBeUndefined();
  expect(named({ ...shell, when: 'before' }, THEIRS)).toBeUndefined();
});

test.each(RULED)('what stands on the attacked Pokémon itself is said once, with the attack, in %s', (doc) => {
  const own: Claim = { claim: 'prevent', what: 'damage', on: 'self', from: { type: 'W' } };
  const sides = 'Cub / - [deck 9] vs Sage / - [deck 9]';
  expect(noted(doc, own, sides)).toEqual([]);
  expect(ruled(doc, own, sides).ways.filter(({ code }) => code === 'text-not-now')).toHaveLength(1);
});

test.each(RULED)('a text that prevents other amounts is named in %s', (doc) => {
  const small: Claim = { claim: 'prevent', what: 'damage', 'at-most': 40, on: { side: 'yours' } };
  expect(noted(doc, small, THEIRS)).toEqual(['prevents-other-amounts']);
  expect(noted(doc, { ...small, 'at-most': 60 }, THEIRS)).toEqual([]);
});

test.each(RULED)('a ban on attacks of another kind is named in %s', (doc) => {
  const ban: Claim = { claim: 'cannot', act: 'attack', on: { side: 'theirs', type: 'W' } };
  const ways = (sides: string) => ruled(doc, ban, sides).ways.filter(({ code }) => code === 'ban-for-others').length;
  expect(ways(THEIRS)).toBe(1);
  expect(ways(YOUNG)).toBe(0);
});

test.each(RULED)('a text that takes the powers of another kind is named beside a power that is used, in %s', (doc) => {
  const mutes: Claim = { claim: 'mute', what: 'abilities', on: { side: 'any', type: 'W' } };
  const ways = (type: 'C' | 'W'): number => {
    const user: Card = {
      ...cub,
      types: [type],
      powers: [
        { name: 'Look Up', kind: 'ability', use: 'once', does: [{ draw: 1 }] } as NonNullable<Card['powers']>[number],
      ],
    };
    const { setup } = parseBoardLine('CR t9 p1 | Cub / Sage [deck 9, hand 1] vs Beast / - [deck 9]');
    const found = ruleOn('use Look Up', { setup, pool: cardPool([user, beast, sage(mutes)]), doc });
    if (!found.ok) throw new Error(found.fault.code);
    return found.ruling.ways.filter(({ code }) => code === 'ban-for-others').length;
  };
  expect(ways('C')).toBe(1);
  expect(ways('W')).toBe(0);
});

test.each(RULED)('a text that lets another kind evolve all the same is named where that is forbidden, in %s', (doc) => {
  const grown: Card = { ...cub, key: 'own:Grown', name: 'Grown', stage: 'stage 1', from: 'Cub' };
  const ways = (type: 'C' | 'W'): number => {
    const lets: Claim = { claim: 'may', act: 'evolve', despite: ['new'], on: { side: 'any', type } };
    const { setup } = parseBoardLine('CR t9 p1 | Cub@9 / Sage [deck 9, hand 2 (Grown)] vs Beast / - [deck 9]');
    const found = ruleOn('evolve Grown on active', { setup, pool: cardPool([cub, grown, beast, sage(lets)]), doc });
    if (!found.ok) throw new Error(found.fault.code);
    return found.ruling.ways.filter(({ code }) => code === 'text-not-now').length;
  };
  // Neo leaves open whether a new Pokémon may evolve.
  expect(ways('W')).toBe(doc === 'neo-2001' ? 0 : 1);
  expect(ways('C')).toBe(0);
});

const charm: Card = {
  key: 'own:Charm',
  name: 'Charm',
  kind: 'trainer',
  tags: ['tool'],
  attaches: true,
  play: { text: 'A Water Pokémon that carries it has 50 HP more.', does: [] },
  always: [{ claim: 'hp', add: 50, on: 'host', while: { self: { type: 'W' } } }],
};

const withCharm = (doc: RuledDoc, asked: string, sides: string) => {
  const { setup } = parseBoardLine(`CR t9 p1 | ${sides}`);
  const found = ruleOn(asked, { setup, pool: cardPool([cub, beast, charm]), doc });
  if (!found.ok) throw new Error(found.fault.code);
  return found.ruling;
};

test.each(RULED)('a card that does nothing for the Pokémon it is attached to is named in %s', (doc) => {
  const codes = (own: string): readonly string[] =>
    notesIn(withCharm(doc, 'attach Charm to active', `${own} / - [deck 9, hand 2 (Charm)] vs Beast / -`).trace);
  expect(codes('Cub')).toContain('attached-for-nothing');
  expect(codes('Beast')).not.toContain('attached-for-nothing');
});

test.each(RULED)('HP that a card would give the attacked Pokémon is named where it gives none in %s', (doc) => {
  const ways = (target: string): number =>
    withCharm(doc, 'attack Bump', `Cub / - [deck 9] vs ${target} +Charm / Cub [deck 9]`).ways.filter(
      ({ code }) => code === 'text-not-now',
    ).length;
  expect(ways('Cub')).toBe(1);
  expect(ways('Beast')).toBe(0);
});

test.each(RULED)('a ban that asks for a place where its Pokémon is not is named in %s', (doc) => {
  const ban: Claim = {
    claim: 'cannot',
    act: 'attack',
    on: { side: 'theirs' },
    while: { self: { place: 'active' } },
  };
  const said = (sides: string): readonly unknown[] =>
    ruled(doc, ban, sides).ways.flatMap(({ code, facts }) => (code === 'text-not-now' ? [facts.text] : []));
  expect(said(THEIRS)).toEqual(['Old Words']);
  expect(said(MINE)).toEqual([]);
  expect(said('Cub / - [deck 9] vs Sage / - [deck 9]')).toEqual([]);
});

test.each(RULED)('a text that says the same of several kinds is not said to be for others of them in %s', (doc) => {
  const both = (['C', 'W'] as const).map((type) => ({ side: 'yours', type }) as const);
  const more = both.map((on): Claim => ({ claim: 'damage', when: 'before', add: 30, on }));
  expect(noted(doc, more, MINE)).toEqual([]);
  const free = both.map((on): Claim => ({ claim: 'retreat', set: 0, on }));
  const notNow = (all: readonly Claim[]): number =>
    ruled(doc, all, MINE, 'retreat').ways.filter(({ code }) => code === 'text-not-now').length;
  expect([notNow(free), notNow(free.slice(0, 1)), notNow(free.slice(1))]).toEqual([0, 0, 1]);
});
