import { describe, expect, it } from 'vitest';
import { type Card, cardPool, foundOn, type Setup } from '../state/index.ts';
import { parseBoardLine } from '../state/notation/index.ts';
import { legalOn, ruleOn } from './index.ts';
import { onceForAlike } from './prints-alike.ts';
import { setUpWith, type TableToRule } from './ruled.ts';

const basic = (key: string, more: Partial<Card> = {}): Card => ({
  key,
  print: key.toUpperCase(),
  name: 'Emberling',
  kind: 'pokemon',
  stage: 'basic',
  hp: 50,
  types: ['R'],
  retreat: 1,
  attacks: [{ name: 'Scorch', cost: ['R'], damage: 20 }],
  ...more,
});

const power = { name: 'Warm Coat', kind: 'body', text: 'It may not retreat while it is Asleep.' } as const;

const pool = cardPool([
  basic('a-1'),
  basic('a-2', { hp: 60 }),
  basic('a-3', { retreat: 2 }),
  basic('a-4', { attacks: [{ name: 'Singe', cost: ['R', 'R'], damage: 40 }] }),
  basic('a-5', { powers: [power] as unknown as NonNullable<Card['powers']> }),
  basic('a-6', { hp: 60, weakness: [{ type: 'W', by: 'x2' }] as unknown as NonNullable<Card['weakness']> }),
  ...['b-1', 'b-2', 'b-3', 'b-4', 'b-5'].map((key, at) =>
    basic(key, { name: 'Pebblet', hp: 40 + 10 * at, types: ['F'] }),
  ),
  { key: 'fire', name: 'Fire Energy', short: 'R', kind: 'energy', basic: true, gives: ['R'] } as unknown as Card,
]);

const setupOf = (line: string): Setup => parseBoardLine(line).setup;
const tableOf = (line: string): TableToRule => ({ setup: setupOf(line), pool, doc: 'comprehensive-2009' });

const LINES = [
  'CR t9 p1 | Emberling +RR / Pebblet vs Pebblet / Emberling',
  'CR t9 p1 | Emberling +R ~asleep -40 / Pebblet, Emberling vs Pebblet -30 / -',
  'CR p1 | Pebblet ~confused / Emberling vs Emberling -50 / Pebblet',
];

describe('prints that say the same wherever a ruling looks', () => {
  // A recorder hears of every table, so nothing is found once for several prints.
  const recorded = (table: TableToRule): TableToRule => ({ ...table, recorder: () => {} });

  it.each(LINES)('give the answers that each of them gives by itself: %s', (line) => {
    const table = tableOf(line);
    for (const question of ['retreat', 'attack Scorch', 'attack Singe', 'end turn', 'play Pebblet', 'use Warm Coat'])
      expect(ruleOn(question, table), question).toEqual(ruleOn(question, recorded(table)));
    expect(legalOn(table)).toEqual(legalOn(recorded(table)));
  });

  /** How many tables are looked at of all prints of Emberling. */
  const looks = (look: (card: Card) => unknown): number => {
    const table = tableOf('CR t9 p1 | Emberling vs Pebblet');
    const prints = pool.named('Emberling').map(({ key }) => key);
    let count = 0;
    const come = onceForAlike(
      pool,
      new Set(prints),
      (pick, over) => setUpWith({ ...table, pool: over }, pick),
      ({ state, pool: here }) => {
        count++;
        const card = here.card(state.cards[0]?.card ?? '');
        return look(card);
      },
    );
    for (const key of prints) expect(come(new Map([['emberling', key]]))).toEqual(look(pool.card(key)));
    return count;
  };

  it('are looked at once', () => {
    expect(looks(({ name }) => name)).toBe(1);
    expect(looks(({ hp }) => hp)).toBe(2);
    expect(looks(({ hp, retreat }) => [hp, retreat])).toBe(3);
    expect(looks(({ powers }) => powers?.length ?? 0)).toBe(2);
    expect(looks((card) => 'weakness' in card)).toBe(2);
  });

  it('are alike where the same is found on other texts', () => {
    const isHardy = ({ hp = 0 }: Card): boolean => hp >= 50;
    expect(looks((card) => foundOn(card, isHardy))).toBe(1);
    const isTough = ({ hp = 0 }: Card): boolean => hp >= 60;
    expect(looks((card) => foundOn(card, isTough))).toBe(2);
  });

  it('are looked at one by one where what came names them or was made of all they say', () => {
    expect(looks(({ key }) => key)).toBe(6);
    expect(looks((card) => ({ ...card }))).toBe(6);
    expect(looks((card) => Object.keys(card).length)).toBe(6);
  });

  it('leave no watched card in what came', () => {
    // Each is looked at twice: what was made of watched cards is thrown away.
    expect(looks((card) => [card])).toBe(12);
  });
});
