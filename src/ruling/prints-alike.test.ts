import { beforeAll, describe, expect, it, vi } from 'vitest';
import { type Card, cardPool, foundOn, type Setup, type TableSetUp } from '../state/index.ts';
import { parseBoardLine } from '../state/notation/index.ts';
import { legalOn, ruleOn } from './index.ts';
import { everyPrint } from './prints.ts';
import { onceForAlike } from './prints-alike.ts';
import { type Ruled, setUpWith, type TableToRule } from './ruled.ts';
import type { Assumption } from './ruling.ts';

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

const lasting = (claim: object): object => ({ powers: [{ name: 'Cinder Coat', kind: 'body', always: [claim] }] });

/** Prints that part in lasting texts of many kinds, and in the types of their Weakness and Resistance. */
const LASTING = [
  {},
  { weakness: [{ type: 'W', times: 2 }] },
  { weakness: [{ type: 'F', times: 2 }], resistance: [{ type: 'R', minus: 30 }] },
  { weakness: [{ type: 'F', plus: 20 }], types: ['F', 'R'] },
  { resistance: [{ type: 'F', minus: 20 }] },
  lasting({ claim: 'cannot', act: 'retreat', on: {} }),
  lasting({ claim: 'damage', when: 'after', add: -20, on: 'self' }),
  lasting({ claim: 'hp', add: 20, on: 'self' }),
  lasting({ claim: 'mute', what: 'bodies', on: { side: 'any' } }),
  lasting({ claim: 'weakness', type: 'F', on: { side: 'any' } }),
  lasting({ claim: 'types', also: ['F'], on: { side: 'any' } }),
];

const pool = cardPool([
  basic('a-1'),
  basic('a-2', { hp: 60 }),
  basic('a-3', { retreat: 2 }),
  basic('a-4', { attacks: [{ name: 'Singe', cost: ['R', 'R'], damage: 40 }] }),
  basic('a-5', { powers: [power] as unknown as NonNullable<Card['powers']> }),
  basic('a-6', { hp: 60, weakness: [{ type: 'W', by: 'x2' }] as unknown as NonNullable<Card['weakness']> }),
  ...LASTING.map((more, at) => basic(`c-${at + 1}`, { name: 'Cinderkin', hp: 30, ...(more as Partial<Card>) })),
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
  'CR t9 p1 | Pebblet +RR / Cinderkin vs Cinderkin / -',
  'CR t9 p1 | Cinderkin +RR / Pebblet vs Cinderkin -10 / Cinderkin',
];

describe('prints that say the same wherever a ruling looks', () => {
  /** The same program where nothing is found once for several prints: each is ruled on by itself. */
  let eachAlone: Pick<typeof import('./index.ts'), 'legalOn' | 'ruleOn'>;
  beforeAll(async () => {
    vi.resetModules();
    vi.doMock('./prints-alike.ts', () => ({
      onceForAlike:
        (...[over, , setUp]: Parameters<typeof onceForAlike>) =>
        (come: (tableSetUp: TableSetUp) => unknown) => ({
          come: (pick: ReadonlyMap<string, string>) => come(setUp(pick, over)),
          isNoMatter: () => false,
        }),
    }));
    eachAlone = await import('./index.ts');
    vi.doUnmock('./prints-alike.ts');
  });
  /** Without the prints that were assumed: which of them made no difference is known only where tables are looked at once. */
  const withoutPrints = (found: { readonly assumptions: readonly Assumption[] }): unknown => ({
    ...found,
    assumptions: found.assumptions.filter(({ code }) => !/print-taken$/u.test(code)),
  });
  const rulingOf = (ruled: Ruled): unknown => (ruled.ok ? withoutPrints(ruled.ruling) : ruled);

  it.each(LINES)('give the answers that each of them gives by itself: %s', (line) => {
    const table = tableOf(line);
    for (const question of ['retreat', 'attack Scorch', 'attack Singe', 'end turn', 'play Pebblet', 'use Warm Coat'])
      expect(rulingOf(ruleOn(question, table)), question).toEqual(rulingOf(eachAlone.ruleOn(question, table)));
    expect(withoutPrints(legalOn(table))).toEqual(withoutPrints(eachAlone.legalOn(table)));
  });

  it('tell a recorder the same rules', () => {
    const heardOf = (by: Pick<typeof import('./index.ts'), 'ruleOn'>, line: string, question: string): string[] => {
      const heard = new Set<string>();
      by.ruleOn(question, { ...tableOf(line), recorder: (rule, acted) => heard.add(`${rule} ${acted}`) });
      return [...heard].toSorted();
    };
    for (const line of LINES)
      for (const question of ['retreat', 'attack Scorch', 'end turn'])
        expect(heardOf({ ruleOn }, line, question)).toEqual(heardOf(eachAlone, line, question));
  });

  /** How many tables are looked at of all prints of Emberling. */
  const looks = (look: (card: Card) => unknown): number => {
    const table = tableOf('CR t9 p1 | Emberling vs Pebblet');
    const prints = pool.named('Emberling').map(({ key }) => key);
    let count = 0;
    const { come } = onceForAlike(pool, new Set(prints), (pick, over) => setUpWith({ ...table, pool: over }, pick))(
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

describe('names with more prints than are tried in every combination', () => {
  const taken = (question: string, line: string): readonly unknown[] => {
    const ruled = ruleOn(question, tableOf(line));
    if (!ruled.ok) throw new Error(JSON.stringify(ruled.fault));
    return ruled.ruling.assumptions.filter(({ code }) => code === 'first-print-taken').map(({ facts }) => facts.card);
  };
  const printsOf = (name: string): readonly string[] => pool.named(name).map(({ key }) => key);

  const TABLES = [
    ['bench Pebblet', 'CR t9 p1 | Pebblet / Emberling [hand (Pebblet)] vs Pebblet / Emberling'],
    ['retreat', 'CR t9 p1 | Pebblet +R / Emberling vs Pebblet / -'],
    ['retreat', 'CR t9 p1 | Emberling +R / Pebblet vs Pebblet / -'],
    ['bench Pebblet', 'CR t9 p1 | Emberling -30 / Pebblet -30 [hand (Pebblet)] vs Pebblet -30 / Emberling -30'],
    ['end turn', 'CR t9 p1 | Emberling -30 ~poisoned / Pebblet vs Pebblet -30 ~poisoned / -'],
    ['attack Scorch', 'CR t9 p1 | Emberling +RR / - vs Pebblet -20 / Pebblet'],
  ] as const;

  const dropped = (names: readonly string[]): readonly string[] => {
    const table = tableOf('CR t9 p1 | Emberling / Pebblet vs Pebblet / Emberling');
    const looked = ({ state, pool: here }: TableSetUp): number => {
      const cards = state.cards.map(({ card }) => here.card(card ?? '')).filter(({ name }) => names.includes(name));
      return cards.filter(({ hp = 0 }) => hp > 1000).length;
    };
    return everyPrint(table, setUpWith(table))(looked, true).dropped.map(({ name }) => name);
  };

  it('are dropped only where prints of two names were found to differ', () => {
    expect(dropped([])).toEqual([]);
    expect(dropped(['Emberling'])).toEqual([]);
    // Each of its prints was tried, and the other name made no difference.
    expect(dropped(['Pebblet'])).toEqual([]);
    expect(dropped(['Emberling', 'Pebblet'])).toEqual(['Pebblet']);
  });

  it.each(TABLES)('and where that is not assumed, every combination gives one ruling: %s on %s', (question, line) => {
    if (taken(question, line).length > 0) return;
    const whole = ruleOn(question, tableOf(line));
    const verdicts = new Set<string>();
    for (const ember of printsOf('Emberling'))
      for (const pebble of printsOf('Pebblet')) {
        const named = line.replaceAll('Emberling', `Emberling(${ember})`).replaceAll('Pebblet', `Pebblet(${pebble})`);
        const ruled = ruleOn(question.replace('Pebblet', `Pebblet(${pebble})`), tableOf(named));
        verdicts.add(ruled.ok ? ruled.ruling.verdict : 'fault');
      }
    const verdict = whole.ok ? whole.ruling.verdict : 'fault';
    if (verdict === 'undetermined') expect(verdicts.size).toBeGreaterThan(1);
    else expect([...verdicts]).toEqual([verdict]);
  });
});
