import { expect, test } from 'vitest';
import { eventsIn, type TraceEntry } from '../engine/index.ts';
import { type Card, cardPool } from '../state/index.ts';
import { parseBoardLine } from '../state/notation/index.ts';
import { ruleOn } from './index.ts';

/** Two prints of one Pokémon that the same attack treats otherwise, and the one that attacks. */
const pokemon = (key: string, name: string, hp: number): Card =>
  ({
    key,
    name,
    print: key.toUpperCase(),
    kind: 'pokemon',
    stage: 'basic',
    hp,
    types: ['C'],
    attacks: [{ name: 'Push', cost: [], damage: 50 }],
  }) as unknown as Card;

const followsOf = (otherHp: number, more: Partial<Card> = {}) => {
  const other = { ...pokemon('b-2', 'Beta', otherHp), ...more };
  const pool = cardPool([pokemon('a-1', 'Alpha', 90), pokemon('b-1', 'Beta', 50), other]);
  const { setup, faults } = parseBoardLine('CR t5 p1 | Alpha / - vs Beta / Alpha');
  expect(faults).toEqual([]);
  const ruled = ruleOn('attack Push', { setup, pool, doc: 'comprehensive-2009' });
  if (!ruled.ok) throw new Error(ruled.fault.code);
  expect(ruled.ruling.verdict).toBe('legal');
  return ruled.ruling.follows;
};

const damageIn = (trace: readonly TraceEntry[]) =>
  eventsIn(trace).flatMap((event) => (event.kind === 'damaged' || event.kind === 'knocked-out' ? [event.kind] : []));

test('where the prints part in what follows, the print is asked for after what all of them come to', () => {
  const follows = followsOf(60);
  expect(follows?.open).toMatchObject({ code: 'which-print', facts: { card: 'Beta' } });
  expect(damageIn(follows?.trace ?? [])).toEqual(['damaged']);
});

test('where they part from the beginning, nothing is said of one of them', () => {
  expect(followsOf(60, { weakness: [{ type: 'C', times: 2 }] })).toMatchObject({
    trace: [],
    open: { code: 'which-print', facts: { card: 'Beta' } },
  });
});

test('where one printed fact parts them, what follows with each kind of print is listed', () => {
  const always = [{ claim: 'damage', when: 'after', add: -20, on: 'self' }];
  const soft = { ...pokemon('b-2', 'Beta', 50), powers: [{ name: 'Soft', kind: 'body', text: '', always }] };
  const pool = cardPool([pokemon('a-1', 'Alpha', 90), pokemon('b-1', 'Beta', 50), soft as unknown as Card]);
  const { setup } = parseBoardLine('CR t5 p1 | Alpha / - vs Beta / Alpha');
  const ruled = ruleOn('attack Push', { setup, pool, doc: 'comprehensive-2009' });
  if (!ruled.ok) throw new Error(ruled.fault.code);
  const { sides = [] } = ruled.ruling.follows ?? {};
  expect(sides.map(({ if: print }) => print)).toEqual([['print: with Soft'], ['print: without Soft']]);
  for (const { follows } of sides) expect([follows.open, follows.trace.length > 0]).toEqual([null, true]);
});

test('where they agree, what follows is said', () => {
  const follows = followsOf(50);
  expect(follows?.open).toBeNull();
  expect(follows?.trace.length).toBeGreaterThan(0);
});

test('a card that nobody has to choose is no matter, whichever print it is', () => {
  const rise = { name: 'Rise', cost: [], damage: null, does: [{ evolve: 'self', from: 'hand' }] };
  const grown = (key: string): Card =>
    ({ ...pokemon(key, 'Beta', 60), stage: 'stage 1', from: 'Alpha' }) as unknown as Card;
  const alpha = { ...pokemon('a-1', 'Alpha', 90), attacks: [rise] } as unknown as Card;
  const { setup } = parseBoardLine('CR t5 p1 | Alpha / - [hand (Beta)] vs Alpha / Alpha');
  const pool = cardPool([alpha, grown('b-1'), grown('b-2')]);
  const ruled = ruleOn('attack Rise', { setup, pool, doc: 'comprehensive-2009' });
  if (!ruled.ok) throw new Error(ruled.fault.code);
  const { open, trace = [] } = ruled.ruling.follows ?? {};
  expect(open).toBeNull();
  expect(eventsIn(trace).map(({ kind }) => kind)).toContain('evolved');
});

test('prints whose texts are not read are named together beside the many that are', () => {
  const unread = (key: string, hp: number): Card =>
    ({
      ...pokemon(key, 'Beta', hp),
      unread: [{ text: `Something happens to ${key}.`, touches: ['damage'] }],
    }) as unknown as Card;
  const plain = ['b-1', 'b-2', 'b-3'].map((key, at) => pokemon(key, 'Beta', 60 + 10 * at));
  const pool = cardPool([pokemon('a-1', 'Alpha', 90), ...plain, unread('c-1', 100), unread('c-2', 110)]);
  const { setup } = parseBoardLine('CR t5 p1 | Alpha / Alpha vs Alpha / Beta');
  const ruled = ruleOn('attack Push', { setup, pool, doc: 'comprehensive-2009' });
  if (!ruled.ok) throw new Error(ruled.fault.code);
  expect(ruled.ruling.follows?.open).toMatchObject({
    code: 'which-print',
    facts: { kinds: ['C-1 or C-2', 'another print'] },
  });
});

test('where the prints part after a coin, each side of it asks for the print and says nothing of one of them', () => {
  const unread = {
    ...pokemon('b-2', 'Beta', 60),
    unread: [{ text: 'Burned Pokémon are treated in another way.', touches: ['checkup'] }],
  } as unknown as Card;
  const endOf = (...prints: readonly Card[]) => {
    const pool = cardPool([pokemon('a-1', 'Alpha', 90), pokemon('b-1', 'Beta', 60), ...prints]);
    const { setup } = parseBoardLine('ME t5 p1 | Alpha / - vs Beta ~burned / -');
    const ruled = ruleOn('end turn', { setup, pool, doc: 'me-2026' });
    if (!ruled.ok) throw new Error(ruled.fault.code);
    return { verdict: ruled.ruling.verdict, after: ruled.ruling.branches.map(({ follows }) => follows) };
  };
  const parted = endOf(unread);
  expect(parted.verdict).toBe('legal');
  expect(parted.after).toMatchObject([
    { trace: [], open: { code: 'which-print' } },
    { trace: [], open: { code: 'which-print' } },
  ]);
  // How much more HP a print has, and whether it has a Weakness that counters pass by, changes nothing that happens.
  const weak = { ...pokemon('b-2', 'Beta', 70), weakness: { type: 'C', times: 2 } } as unknown as Card;
  expect(endOf(weak).after.map((follows) => [follows?.open, follows?.trace.length !== 0])).toEqual([
    [null, true],
    [null, true],
  ]);
});

test('a print whose power waits for its moment parts from none while another act is carried out', () => {
  const waits = {
    ...pokemon('b-2', 'Beta', 50),
    powers: [{ name: 'Entry', kind: 'poke-power', on: 'benched', does: [{ draw: 1 }] }],
  } as unknown as Card;
  const pool = cardPool([pokemon('a-1', 'Alpha', 90), pokemon('b-1', 'Beta', 50), waits]);
  const { setup } = parseBoardLine('CR t5 p1 | Alpha / Beta [deck 9] vs Alpha / -');
  const ruled = ruleOn('attack Push', { setup, pool, doc: 'comprehensive-2009' });
  if (!ruled.ok) throw new Error(ruled.fault.code);
  expect(ruled.ruling.follows?.open).toBeNull();
  expect(ruled.ruling.follows?.trace.length).toBeGreaterThan(0);
  expect(ruled.ruling.assumptions.map(({ code }) => code)).not.toContain('print-taken');
});

test('beside an unread text too, what comes of it if that text changes nothing is not said of one print alone', () => {
  const sage = {
    ...pokemon('s-1', 'Sage', 60),
    unread: [{ text: 'Whenever a Pokémon is Knocked Out, draw a card.', touches: ['knock-out'] }],
  } as unknown as Card;
  const ifNothing = (otherHp: number) => {
    const pool = cardPool([
      pokemon('a-1', 'Alpha', 90),
      pokemon('b-1', 'Beta', 50),
      pokemon('b-2', 'Beta', otherHp),
      sage,
    ]);
    const { setup } = parseBoardLine('CR t5 p1 | Alpha / - vs Beta / Sage');
    const ruled = ruleOn('attack Push', { setup, pool, doc: 'comprehensive-2009' });
    if (!ruled.ok) throw new Error(ruled.fault.code);
    expect(ruled.ruling.follows?.unread).toEqual(['Sage (S-1)']);
    return ruled.ruling.follows?.ifNothing;
  };
  expect(ifNothing(60)?.open).toMatchObject({ code: 'which-print', facts: { card: 'Beta' } });
  expect(damageIn(ifNothing(60)?.trace ?? [])).toEqual(['damaged']);
  expect(ifNothing(50)?.trace.length).toBeGreaterThan(0);
});

test('beside an unread text prints part by what happens, and not by the number of the print that has the text', () => {
  const sage = (key: string, text: string): Card =>
    ({ ...pokemon(key, 'Sage', 60), unread: [{ text, touches: ['knock-out'] }] }) as unknown as Card;
  const ifNothing = (...prints: readonly Card[]) => {
    const pool = cardPool([pokemon('a-1', 'Alpha', 90), ...prints]);
    const { setup } = parseBoardLine('CR t5 p1 | Alpha / - vs Beta / Sage');
    const ruled = ruleOn('attack Push', { setup, pool, doc: 'comprehensive-2009' });
    if (!ruled.ok) throw new Error(ruled.fault.code);
    return ruled.ruling.follows?.ifNothing;
  };
  const draws = 'Whenever a Pokémon is Knocked Out, draw a card.';
  // Both prints of Beta are Knocked Out, however much HP each had; the prints of Sage say the same.
  const alike = ifNothing(
    pokemon('b-1', 'Beta', 40),
    pokemon('b-2', 'Beta', 50),
    sage('s-1', draws),
    sage('s-2', draws),
  );
  expect(alike?.open).toBeNull();
  expect(alike?.trace.length).toBeGreaterThan(0);
  // Prints whose texts say something else are asked for.
  const other = 'Whenever a Pokémon is Knocked Out, draw 2 cards.';
  expect(ifNothing(pokemon('b-1', 'Beta', 50), sage('s-1', draws), sage('s-2', other))?.open).toMatchObject({
    code: 'which-print',
    facts: { card: 'Sage' },
  });
});

test('where only some prints flip a coin, the print is asked for and no side of a coin is said', () => {
  const coin = {
    ...pokemon('a-2', 'Gamma', 90),
    attacks: [{ name: 'Push', cost: [], damage: 10, does: [{ flip: { heads: [{ draw: 1 }] } }] }],
  };
  const plain = { ...pokemon('a-3', 'Gamma', 90), attacks: [{ name: 'Push', cost: [], damage: 10 }] };
  const pool = cardPool([plain, coin, pokemon('b-1', 'Beta', 50)] as unknown as readonly Card[]);
  const { setup } = parseBoardLine('CR t5 p1 | Gamma / - vs Beta / Beta');
  const ruled = ruleOn('attack Push', { setup, pool, doc: 'comprehensive-2009' });
  if (!ruled.ok) throw new Error(ruled.fault.code);
  expect(ruled.ruling.verdict).toBe('legal');
  expect(ruled.ruling.branches).toEqual([]);
  expect(ruled.ruling.follows?.open).toMatchObject({ code: 'which-print', facts: { card: 'Gamma' } });
});
