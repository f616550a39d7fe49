import { describe, expect, it } from 'vitest';
import { type Card, cardPool } from '../state/index.ts';
import { parseBoardLine } from '../state/notation/index.ts';
import { legalOn, ruleOn } from './index.ts';
import type { TableToRule } from './ruled.ts';

const basic = (key: string, name: string, more: Partial<Card> = {}): Card => ({
  key,
  print: key.toUpperCase(),
  name,
  kind: 'pokemon',
  stage: 'basic',
  hp: 50,
  types: ['R'],
  retreat: 1,
  attacks: [{ name: 'Scorch', cost: ['R'], damage: 20 }],
  ...more,
});

const FIRE: Card = {
  key: 'fire',
  name: 'Fire Energy',
  short: 'R',
  kind: 'energy',
  tags: ['basic energy'],
  provides: [{ units: ['R'] }],
};

const LAZY = { name: 'Lazy', kind: 'body', text: 'It may or may not retreat.', touches: ['retreat'] } as const;

const pool = cardPool([
  basic('a-1', 'Emberling'),
  basic('a-2', 'Emberling', { hp: 60 }),
  basic('a-3', 'Emberling', { retreat: 2 }),
  basic('a-4', 'Emberling', { retreat: 0, attacks: [{ name: 'Scorch', cost: ['R', 'R'], damage: 20 }] }),
  basic('b-1', 'Pebblet'),
  FIRE,
]);

const ruled = (line: string, question: string, cards = pool) => {
  const table: TableToRule = { setup: parseBoardLine(line).setup, pool: cards, doc: 'comprehensive-2009' };
  const came = ruleOn(question, table);
  if (!came.ok) throw new Error(came.fault.code);
  return { ruling: came.ruling, rows: () => legalOn(table) };
};

describe('a name that stands for prints that part', () => {
  it('is asked about by the printed fact that decides, with a print of each kind', () => {
    const { ruling } = ruled('CR t9 p1 | Emberling +R / Pebblet vs Pebblet / -', 'retreat');
    expect(ruling.verdict).toBe('undetermined');
    expect(ruling.needs[0]?.facts).toMatchObject({
      card: 'Emberling',
      kinds: ['Retreat Cost 0', 'Retreat Cost 1', 'Retreat Cost 2'],
      examples: ['A-4', 'such as A-1', 'A-3'],
    });
    expect(ruling.branches.map(({ if: when, verdict }) => [when[0], verdict])).toEqual([
      ['print: Retreat Cost 0', 'legal'],
      ['print: Retreat Cost 1', 'legal'],
      ['print: Retreat Cost 2', 'illegal'],
    ]);
  });

  it('is asked about by what an attack costs, where that decides', () => {
    const { ruling } = ruled('CR t9 p1 | Emberling +R / Pebblet vs Pebblet / -', 'attack Scorch');
    expect(ruling.needs[0]?.facts.kinds).toEqual(['Scorch for R', 'Scorch for RR']);
  });

  it('is not asked about where nothing that its prints part in matters', () => {
    const { ruling } = ruled('CR t9 p1 | Emberling ~asleep +R / Pebblet vs Pebblet / -', 'retreat');
    expect(ruling.verdict).toBe('illegal');
    expect(ruling.needs).toEqual([]);
  });

  it('is asked about in the overview as in the ruling', () => {
    const { rows } = ruled('CR t9 p1 | Emberling +R / Pebblet vs Pebblet / -', 'retreat');
    const row = rows().open.find(({ kind }) => kind === 'retreat');
    expect(row?.needs[0]?.facts.kinds).toEqual(['Retreat Cost 0', 'Retreat Cost 1', 'Retreat Cost 2']);
  });

  it('names the few prints that part from all others, and not every number', () => {
    const idle = { ...LAZY, name: 'Idle' };
    const powers = (power: typeof LAZY | typeof idle): Partial<Card> => ({
      powers: [power] as unknown as NonNullable<Card['powers']>,
    });
    const mostPlain = cardPool([
      basic('a-1', 'Emberling'),
      basic('a-2', 'Emberling', { hp: 60 }),
      basic('a-3', 'Emberling', { hp: 70 }),
      basic('a-4', 'Emberling', powers(LAZY)),
      basic('a-5', 'Emberling', powers(idle)),
      basic('b-1', 'Pebblet'),
      FIRE,
    ]);
    const { ruling } = ruled('CR t9 p1 | Emberling +R / Pebblet vs Pebblet / -', 'retreat', mostPlain);
    expect(ruling.needs[0]?.facts.kinds).toEqual(['A-4 or A-5', 'another print']);
    expect(ruling.needs[0]?.facts.examples).toEqual(['', 'such as A-1']);
  });

  it('goes by the Pokémon that acts, and not by one whose name ends alike', () => {
    const alike = cardPool([
      basic('a-1', 'Mr. Pebblet'),
      basic('b-1', 'Pebblet'),
      basic('b-2', 'Pebblet', { retreat: 2, hp: 60 }),
      FIRE,
    ]);
    const { ruling } = ruled('CR t9 p1 | Mr. Pebblet ~poisoned / - vs Pebblet ~poisoned -40 / -', 'end turn', alike);
    expect(ruling.follows?.open?.facts.kinds).toEqual(['50 HP', '60 HP']);
  });

  it('goes by HP where each takes the same damage, and not by a power that only some of them have', () => {
    const lazy = { powers: [LAZY] as unknown as NonNullable<Card['powers']>, weakness: [], resistance: [] };
    const either = cardPool([
      basic('a-1', 'Emberling'),
      basic('b-1', 'Pebblet', { ...lazy, hp: 60 }),
      basic('b-2', 'Pebblet', { ...lazy, hp: 20, powers: [] }),
      FIRE,
    ]);
    const { ruling } = ruled('CR t9 p1 | Emberling +R / - vs Pebblet / Emberling', 'attack Scorch', either);
    expect(ruling.follows?.open?.facts.kinds).toEqual(['20 HP', '60 HP']);
  });

  it('stays open where a fact decides that no act asks for', () => {
    const weak = [{ type: 'R', times: 2 }] as const;
    const frail = cardPool([
      basic('a-1', 'Emberling'),
      basic('b-1', 'Pebblet', { hp: 40 }),
      basic('b-2', 'Pebblet', { hp: 40, weakness: weak }),
      FIRE,
    ]);
    const { ruling } = ruled('CR t9 p1 | Emberling +R / - vs Pebblet / -', 'attack Scorch', frail);
    expect(ruling.follows?.open?.code).toBe('which-print');
    expect(ruling.follows?.open?.facts.prints).toEqual(['B-1', 'B-2']);
  });

  it('is asked about by its print where no single fact decides', () => {
    const both = cardPool([
      basic('a-1', 'Emberling'),
      basic('a-2', 'Emberling', { retreat: 2 }),
      basic('a-3', 'Emberling', { powers: [LAZY] as unknown as NonNullable<Card['powers']> }),
      basic('b-1', 'Pebblet'),
      FIRE,
    ]);
    const { ruling } = ruled('CR t9 p1 | Emberling +R / Pebblet vs Pebblet / -', 'retreat', both);
    expect(ruling.needs[0]?.facts.prints).toEqual(['A-1', 'A-2', 'A-3']);
    expect(ruling.needs[0]?.facts.kinds).toBeUndefined();
  });
});
