import { describe, expect, test } from 'vitest';
import type { Card } from '../card.ts';
import { cardPool } from '../card-pool.ts';
import { canonicalNames, checkNames, lineCannotSay, parseBoardLine, printBoardLine } from './index.ts';

const pokemon = (key: string, name: string, more: Partial<Card> = {}): Card => ({
  key,
  name,
  kind: 'pokemon',
  ...more,
});
const energy = (key: string, name: string, more: Partial<Card> = {}): Card => ({ key, name, kind: 'energy', ...more });

const pool = cardPool([
  pokemon('dp1-7', 'Luxray', { print: 'DP 7', hp: 120, types: ['L'], retreat: 1 }),
  pokemon('pl2-9', 'Luxray', { print: 'RR 9', hp: 110, types: ['L'], retreat: 2 }),
  pokemon('dp1-52', 'Luxio'),
  pokemon('ex2-98', 'Raichu ex', { print: 'SS 98' }),
  pokemon('xy-1', 'Mewtwo-EX'),
  pokemon('ex-1', 'Mewtwo ex'),
  pokemon('u-q', 'Unown [Q]'),
  pokemon('w', 'Wailord'),
  { key: 't', name: 'Luxury Ball', kind: 'trainer' },
  { key: 'fb', name: 'Fluffy Berry', kind: 'trainer', tags: ['tool'] },
  { key: 'ms', name: 'Moonlight Stadium', kind: 'stadium' },
  { key: 'se', name: 'Study (Elder)', kind: 'trainer', print: 'EL 12' },
  energy('cg-88', 'Double Rainbow Energy', { short: 'DRE', print: 'CG 88' }),
  energy('dce', 'Double Colorless Energy', { short: 'DCE' }),
  energy('sde', 'Darkness Energy', { short: 'SDE' }),
  energy('l', 'Lightning Energy', { tags: ['basic energy'] }),
]);

const read = (line: string) => parseBoardLine(line).setup;
const canonical = (line: string): string => printBoardLine(canonicalNames(read(line), pool));

test('what was used this turn is read whether it is given in one go, with commas or bit by bit', () => {
  for (const used of ['used energy retreat', 'used retreat, energy', 'used energy t7 used retreat'])
    expect(parseBoardLine(`CR ${used} | Luxray vs Riolu`)).toMatchObject({
      setup: { used: ['energy', 'retreat'] },
      faults: [],
    });
  for (const wrong of ['used retreat,', 'used retreat used retreat', 'used, retreat'])
    expect(parseBoardLine(`CR ${wrong} | Luxray vs Riolu`).faults.length).toBeGreaterThan(0);
});

test('the print of the card that made an effect stands in whichever way it is written', () => {
  for (const by of ['Luxray; DP 7', 'Luxray(DP 7)', 'Luxray DP 7', 'Luxray;DP 7']) {
    const { setup, faults } = parseBoardLine(`CR | Wailord *Flash Impact(${by})@8 vs Riolu`);
    expect([by, faults]).toEqual([by, []]);
    expect(printBoardLine(setup)).toContain('*Flash Impact(Luxray; DP 7)@8');
  }
  expect(printBoardLine(read('CR | Wailord *Flash Impact(Unown Q)@8 vs Riolu'))).toContain('*Flash Impact(Unown Q)@8');
  expect(parseBoardLine('CR | Wailord *Flash Impact(Luxray(DP 7)@8 vs Riolu').faults.length).toBeGreaterThan(0);
});

describe('names on a board', () => {
  test('cards are spelled as the pool has them; short names stay short and basic Energy becomes its letter', () => {
    expect(
      canonical(
        'cr | luxray(dp 7)<LUXIO +l+dre(cg 88)+lightning energy+Lightning / unown q vs wailord [hand (4 Lightning Energy)] | stadium moonlight stadium',
      ),
    ).toBe('CR | Luxray(DP 7)<Luxio +L+DRE(CG 88)+LL / Unown [Q] vs Wailord [hand (4 L)] | stadium Moonlight Stadium');
  });

  test('names the pool lacks, sketches, and names that special Energy shares stay as written', () => {
    expect(canonical('Mistmoth / wall{60HP} vs Wailord +Darkness Energy')).toBe(
      'Mistmoth / wall{60HP} vs Wailord +Darkness Energy',
    );
  });

  test('of two cards with one plain spelling the one that is written so is meant', () => {
    expect(canonical('Mewtwo ex vs Mewtwo-EX')).toBe('Mewtwo ex vs Mewtwo-EX');
    expect(canonical('mewtwo-ex vs MEWTWO EX')).toBe('Mewtwo-EX vs Mewtwo ex');
  });

  test('a Tool needs no role; another card in that role keeps it', () => {
    expect(canonical('Luxray +Fluffy Berry=tool vs Wailord +Unown Q=tool')).toBe(
      'Luxray +Fluffy Berry vs Wailord +Unown [Q]=tool',
    );
  });

  test('unknown cards, Energy and prints are reported together, with the nearest names and a sketch', () => {
    const faults = checkNames(
      read('CR | Luxry +LL+DER / Raichu ex(XX 1), Luxray(dp1-7) vs Wailord [hand (3 Luxury Bal, ?)]'),
      pool,
    );
    expect(faults.map(({ code, message }) => [code, message])).toEqual([
      ['unknown-card', 'no card is called “Luxry”.'],
      ['unknown-energy', '“DER” is not an Energy card.'],
      ['unknown-print', 'no Raichu ex has the print “XX 1”.'],
      ['unknown-card', 'no card is called “Luxury Bal”.'],
    ]);
    expect(faults[0]?.hint).toBe(
      'nearest   Luxray   Luxio\nnot in your card pool? sketch it:  Luxry{120HP, L, retreat 1}',
    );
    expect(faults[0]?.span).toMatchObject({ column: 6, line: 1 });
    expect(faults[1]?.hint).toMatch(/^nearest {3}DRE Double Rainbow Energy {3}DCE Double Colorless Energy/);
    expect(faults[2]?.hint).toBe('on file   Raichu ex(SS 98)');
    expect(faults[3]?.hint).toMatch(
      /^nearest {3}Luxury Ball.*\nnot in your card pool\? write what it says under {3}cards:/,
    );
  });

  test('a letter of costs among Energy is reported as what it is', () => {
    const [fault] = checkNames(read('CR | Luxray +LC vs Wailord'), pool);
    expect(fault?.hint).toContain('C is a cost that any Energy pays');
    expect(checkNames(read('CR | Luxray +LQ vs Wailord'), pool)[0]?.hint).not.toContain('C is a cost');
  });

  test('sketches, Pokémon not described and the letters of basic Energy are never unknown', () => {
    expect(checkNames(read('Foo{60HP} +GRWLPFDMY / ?2 vs Wailord +Fire Energy [discard (4 G, ?)]'), pool)).toEqual([]);
  });

  test('a sketch beside a print that is on file is a fault, since it would drop what that card prints', () => {
    const faults = (line: string) => checkNames(read(line), pool).map(({ code }) => code);
    expect(faults('Luxray(DP 7){C} / - vs Wailord')).toEqual(['sketch-of-print']);
    expect(faults('Luxray{C} / - vs Wailord')).toEqual([]);
    expect(faults('Luxray(XX 7){C} / - vs Wailord')).toEqual([]);
  });

  test('the period without basic Darkness and Metal Energy refuses their letters and names the special cards', () => {
    const faults = checkNames(read('Neo | Luxray +DM vs Wailord'), pool);
    expect(faults.map(({ code, hint }) => [code, /\+(\w+ Energy\(N1 \d+\))/u.exec(hint ?? '')?.[1]])).toEqual([
      ['unknown-energy', 'Darkness Energy(N1 104)'],
      ['unknown-energy', 'Metal Energy(N1 19)'],
    ]);
  });

  test('a name with control characters is shown without them', () => {
    const setup = {
      used: [],
      effects: [],
      sides: {
        p1: {
          effects: [],
          active: [{ card: { name: 'a\u001b[2J' }, attached: [], damage: 0, conditions: [], history: [], effects: [] }],
        },
      },
    };
    expect(checkNames(setup, pool)[0]?.message).toBe('no card is called “a\\u001b[2J”.');
    expect(printBoardLine(setup)).toBe('"a [2J"');
    expect(lineCannotSay(setup)).toHaveLength(1);
  });
});

test('a print may follow a name that ends in brackets', () => {
  for (const written of ['Study (Elder)(EL 12)', 'Study (Elder) (EL 12)', '"Study (Elder)"(EL 12)']) {
    const { setup, faults } = parseBoardLine(`CR t5 p1 | Luxio / - [hand 1 (${written})] vs Luxio / -`);
    expect(faults).toEqual([]);
    expect(canonicalNames(setup, pool).sides.p1?.hand?.listed).toMatchObject([
      { name: 'Study (Elder)', print: 'EL 12' },
    ]);
  }
});
