import { describe, expect, it } from 'vitest';
import type { RuledDoc } from '../corpus/index.ts';
import type { TraceEntry } from '../engine/index.ts';
import { type Card, cardPool } from '../state/index.ts';
import { parseBoardLine } from '../state/notation/index.ts';
import { ruleOn } from './rule-on.ts';

/** A ruling names what a text asks for and does not find, with the paragraph: in a pile, on the table, and of what has come about. */

const pokemon = (name: string, more: Partial<Card> = {}): Card => ({
  key: name,
  name,
  kind: 'pokemon',
  stage: 'basic',
  hp: 60,
  types: ['G'],
  retreat: 1,
  ...more,
});
const trainer = (name: string, does: readonly object[]): Card => ({
  key: name,
  name,
  kind: 'trainer',
  play: { text: 'x', does: does as never },
});
const attack = (name: string, more: object) => ({ name, cost: [], damage: null, ...more }) as never;

const SPINES = {
  name: 'Spines',
  kind: 'ability',
  text: 'x',
  always: [{ claim: 'trigger', event: 'damaged-by-attack', on: 'self', does: [{ counters: 1, on: 'attacker' }] }],
} as never;

const WALL_CALL = {
  name: 'Wall Call',
  kind: 'ability',
  text: 'x',
  always: [
    { claim: 'trigger', event: 'damaged-by-attack', on: { side: 'yours', place: 'bench' }, does: [{ draw: 1 }] },
  ],
} as never;

const COUNTING = {
  name: 'Counting',
  kind: 'ability',
  text: 'x',
  always: [
    {
      claim: 'trigger',
      event: 'damaged-by-attack',
      on: 'self',
      while: { 'hand-at-least': 3 },
      does: [{ counters: 1, on: 'attacker' }],
    },
  ],
} as never;

const pool = cardPool([
  pokemon('Pup'),
  pokemon("Erika's Pup"),
  pokemon('Hound', { stage: 'stage 1', from: 'Pup' }),
  pokemon('Den Pup', {
    attacks: [
      attack('Call', { does: [{ search: { kind: 'pokemon', named: 'Pup' }, count: 1, to: 'hand' }] }),
      attack('Grudge', {
        damage: 20,
        mark: '+',
        base: { plus: 30, times: { when: { defending: { damaged: true } } } },
      }),
      // biome-ignore lint/suspicious/noThenProperty: the keyword of the verb, never awaited
      attack('Nap', { does: [{ if: { self: { damaged: true } }, then: [{ draw: 1 }] }] }),
      // biome-ignore lint/suspicious/noThenProperty: the keyword of the verb, never awaited
      attack('Sulk', { activate: [{ if: { self: { damaged: true } }, then: [{ nothing: true }] }] }),
    ],
  }),
  pokemon('Prickle', { attacks: [attack('Poke', { damage: 10 })], powers: [SPINES] }),
  pokemon('Guard', { powers: [WALL_CALL], resistance: [{ type: 'G', minus: 30 }] }),
  pokemon('Counting Prickle', { powers: [COUNTING], resistance: [{ type: 'G', minus: 30 }] }),
  pokemon('Fetcher', {
    attacks: [attack('Fetch', { does: [{ attach: { kind: 'energy' }, count: 1, from: 'discard', to: 'self' }] })],
  }),
  { key: 'Fire', name: 'Fire', kind: 'energy', provides: [{ units: [['R']] }] } as never,
  {
    key: 'Own Energy',
    name: 'Own Energy',
    kind: 'energy',
    provides: [{ units: [['C']] }],
    always: [
      {
        claim: 'trigger',
        event: 'energy-attached',
        this: true,
        from: 'hand',
        on: 'host',
        does: [{ heal: 20, from: 'host' }],
      },
    ],
  } as never,
  pokemon('Iron Prickle', { powers: [SPINES], resistance: [{ type: 'G', minus: 30 }] }),
  trainer('Net', [{ search: { kind: 'energy', tag: 'basic energy' }, count: 1, to: 'hand' }]),
  trainer('Rake', [{ 'from-discard': { kind: 'supporter' }, count: 1, to: 'hand' }]),
  trainer('Swap', [{ exchange: { one: { side: 'yours' } }, for: { kind: 'pokemon', basic: true }, from: 'deck' }]),
  trainer('Spur', [{ evolve: 'your-active', from: 'deck' }]),
  trainer('Goad', [{ evolve: 'your-active', from: 'deck', which: { 'none-of': [{ has: 'ability' }] } }]),
  trainer('Junk', [{ draw: 1 }]),
]);

const ABOUT: ReadonlySet<string> = new Set([
  'another-name',
  'condition-met',
  'condition-not-met',
  'none-evolves',
  'nothing-fits',
  'pile-empty',
  'trigger-not-met',
]);

const notesIn = (entries: readonly TraceEntry[], rule: string | null = null): readonly (readonly unknown[])[] =>
  entries.flatMap((entry) => {
    if (entry.kind === 'rule') return notesIn(entry.entries, entry.rule);
    if (entry.kind !== 'note' || !ABOUT.has(entry.code)) return [];
    const { filter, unmet, lacks, said, onto } = entry.facts;
    return [[entry.code, filter ?? unmet ?? lacks ?? said ?? onto ?? entry.facts.zone, rule]];
  });

const leftOut = (board: string, question: string, doc: RuledDoc = 'advanced-2025') => {
  const came = ruleOn(question, { setup: parseBoardLine(board).setup, pool, doc });
  if (!came.ok) throw new Error(came.fault.code);
  return notesIn(came.ruling.follows?.trace ?? []);
};

const PUP = '{"kind":"pokemon","named":"Pup"}';

describe('what a text does not find', () => {
  it('is named where a deck has no such card, in every document', () => {
    const board = 't9 p1 | Den Pup [hand 0, deck 2 (Junk, Junk)] vs Pup / -';
    const rules: { readonly [doc in RuledDoc]: string } = {
      'advanced-2018': 'I.H#2',
      'advanced-2025': 'I.H#2',
      'comprehensive-2009': '316.4b',
      'ex-2003': 'Types: Trainer',
      'me-2026': 'Zones: Deck',
      'neo-2001': 'Math.J',
      'xy-2016': 'Zones: Deck',
    };
    for (const [doc, rule] of Object.entries(rules))
      expect(leftOut(board, 'attack Call', doc as RuledDoc)).toEqual([['nothing-fits', PUP, `${doc}/${rule}`]]);
  });

  it('is not named where the card is there', () => {
    expect(leftOut('t9 p1 | Den Pup [hand 0, deck 2 (Junk, Pup)] vs Pup / -', 'attack Call')).toEqual([]);
  });

  it('is kept apart from a card of another name, with the rule about that part of the name', () => {
    const board = "t9 p1 | Den Pup [hand 0, deck 2 (Junk, Erika's Pup)] vs Pup / -";
    expect(leftOut(board, 'attack Call', 'xy-2016')).toEqual([
      ['nothing-fits', PUP, 'xy-2016/Zones: Deck'],
      ['another-name', 'Pup', 'xy-2016/Names.3'],
    ]);
  });

  it('is named of an exchange, of evolving out of the deck, and of a kind of Energy', () => {
    const board = (card: string): string => `t9 p1 | Pup / Pup [hand (${card}), deck 1 (Junk)] vs Pup / -`;
    expect(leftOut(board('Net'), 'play Net')).toEqual([
      ['nothing-fits', '{"kind":"energy","tag":"basic energy"}', 'advanced-2025/I.H#2'],
    ]);
    expect(leftOut(board('Swap'), 'play Swap')).toEqual([
      ['nothing-fits', '{"kind":"pokemon","basic":true}', 'advanced-2025/I.B-01/itm.3'],
    ]);
    expect(leftOut(board('Spur'), 'play Spur').map(([code, onto]) => [code, onto])).toEqual([
      ['none-evolves', ['Pup']],
    ]);
    const [[, kind] = []] = leftOut(board('Goad'), 'play Goad');
    expect(kind).toBe('{"none-of":[{"has":"ability"}]}');
  });
});

describe('what a text asks for and is not so', () => {
  it('is named of the damage, and of what is done beside it', () => {
    const board = 't9 p1 | Den Pup [hand 0, deck 2 (Junk, Junk)] vs Pup';
    expect(leftOut(`${board} / -`, 'attack Grudge')).toEqual([
      ['condition-not-met', 'terms', 'advanced-2025/II.B-01#1'],
    ]);
    expect(leftOut(`${board} -10 / -`, 'attack Grudge')).toEqual([]);
    expect(leftOut(`${board} / -`, 'attack Nap')).toEqual([
      ['condition-not-met', 'self-damaged', 'advanced-2025/I.A-01/atk.5'],
    ]);
    expect(leftOut('t9 p1 | Den Pup -10 [hand 0, deck 2 (Junk, Junk)] vs Pup / -', 'attack Nap')).toEqual([]);
  });

  it('is named where it is so, and therefore the attack does nothing', () => {
    const sulk = (damage: string) => leftOut(`t9 p1 | Den Pup${damage} / - vs Pup / -`, 'attack Sulk');
    expect(sulk(' -10').map(([code]) => code)).toEqual(['condition-met']);
    expect(sulk('').map(([code]) => code)).toEqual(['condition-not-met']);
  });

  it('is named of a text that waits for damage, only where the attack could do some', () => {
    expect(leftOut('t9 p1 | Prickle / - vs Prickle / -', 'attack Poke')).toEqual([]);
    expect(leftOut('t9 p1 | Den Pup [hand 0, deck 2 (Junk, Pup)] vs Prickle / -', 'attack Call')).toEqual([]);
    expect(leftOut('t9 p1 | Prickle / - vs Iron Prickle / -', 'attack Poke')).toEqual([
      ['trigger-not-met', 'damage', 'advanced-2025/II.E-03#1'],
    ]);
  });

  it('is not named of a text about another Pokémon or another card', () => {
    expect(leftOut('t9 p1 | Prickle / - vs Guard / Guard', 'attack Poke')).toEqual([]);
    expect(leftOut('t9 p1 | Fetcher +Own Energy [discard (Fire)] / - vs Pup / -', 'attack Fetch')).toEqual([]);
  });

  it('asks nothing that was not given, where no damage is ground enough', () => {
    expect(leftOut('t9 p1 | Prickle / - vs Counting Prickle / -', 'attack Poke')).toEqual([
      ['trigger-not-met', 'damage', 'advanced-2025/II.E-03#1'],
    ]);
  });
});
