import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { RuledDoc } from '../corpus/index.ts';
import type { ActionKind } from '../engine/index.ts';
import { type Card, cardPool, sameValue } from '../state/index.ts';
import { parseBoardLine } from '../state/notation/index.ts';
import { legalOn, ruleOn } from './index.ts';

const pool = cardPool(
  JSON.parse(readFileSync(join(import.meta.dirname, '../../dist/cards.json'), 'utf8')) as readonly Card[],
);

const assumed = (question: string, line: string, doc: RuledDoc = 'comprehensive-2009'): readonly string[] => {
  const ruled = ruleOn(question, { setup: parseBoardLine(line).setup, pool, doc });
  if (!ruled.ok) throw new Error(ruled.fault.code);
  return ruled.ruling.assumptions.map(({ code }) => code);
};

/** What is inferred where the document is silent. */
const inferred = (question: string, line: string, doc: RuledDoc): readonly unknown[] => {
  const ruled = ruleOn(question, { setup: parseBoardLine(line).setup, pool, doc });
  return ruled.ok ? ruled.ruling.assumptions.map(({ facts }) => facts.inferred) : [];
};

describe('an assumption is reported where it could have changed the ruling', () => {
  test.each([
    ['evolve Raichu on active', 'CR p1 | Pikachu@1 / - [hand (Raichu(DP 3))] vs ?', 'turn'],
    ['play Rare Candy', 'CR p1 | Shinx@1 / - [hand (Luxray(DP 7), Rare Candy)] vs ?', 'turn'],
    ['retreat', 'CR t9 | Pikachu / Pichu vs ?', 'to-move'],
    ['retreat', 'CR t9 p1 | Luxray{90HP} +L / Pichu vs Machop', 'sketch-not-card'],
    ['attack Revenge', 'CR t9 p1 | Machamp(DP 31) ~confused +F / - vs Machop / -', 'no-fall-told'],
  ])('%s on %s: %s', (question, line, code) => {
    expect(assumed(question, line)).toContain(code);
  });

  test.each([
    ['retreat', 'CR p1 | Cyndaquil ~asleep / Luxray vs ?', 'turn'],
    ['attack Thunder Jolt', 'CR t9 p1 | Pachirisu ~confused +L / Machamp(DP 31) vs Machop / -', 'no-fall-told'],
    ['retreat', 'CR t9 p1 | Luxray(DP 7) / - vs Machamp', 'normal-line'],
    ['retreat', 'CR t9 p1 | Luxray(DP 7) / - vs Wobbuffet{90HP}', 'sketch-not-card'],
    ['retreat', 'CR t9 p1 | Luxray(DP 7) / - vs Sketchmon{90HP}', 'sketch-not-card'],
  ])('%s on %s: not %s', (question, line, code) => {
    expect(assumed(question, line)).not.toContain(code);
  });
});

describe('that no attack was used in the last turn', () => {
  const used = { 'used-last-turn': { by: 'any', tag: 'ancient' } };
  const chant = { name: 'Chant', cost: [], damage: 30, base: { plus: 60, times: { when: used } } };
  const attacks = [chant, { name: 'Tackle', cost: [], damage: 10 }];
  const singer = { key: 's-1', name: 'Singer', kind: 'pokemon', stage: 'basic', hp: 90, types: ['C'], retreat: 0 };
  const snap = {
    name: 'Snap',
    cost: [],
    damage: 30,
    onlyIf: { not: { 'used-last-turn': { by: 'any', attack: 'Snap' } } },
  };
  const walrus = { ...singer, key: 'w-1', name: 'Walrus', attacks: [snap] };
  const withSinger = cardPool([{ ...singer, tags: ['ancient'], attacks }, walrus] as unknown as Card[]);
  const reported = (question: string, board = 'Singer / Singer'): boolean => {
    const { setup } = parseBoardLine(`ME t9 p1 | ${board} vs Singer / -`);
    const ruled = ruleOn(question, { setup, pool: withSinger, doc: 'me-2026' });
    if (!ruled.ok) throw new Error(ruled.fault.code);
    return ruled.ruling.assumptions.some(({ code }) => code === 'no-attack-told');
  };

  test('is reported where the act asks for one, and not beside another act', () => {
    expect(['attack Chant', 'attack Tackle', 'retreat to bench 1'].map((one) => reported(one))).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('is reported of an attack for the Pokémon that has it, and not for another', () => {
    expect(reported('attack Snap', 'Walrus / Walrus')).toBe(true);
    expect(reported('attack Tackle', 'Singer / Walrus')).toBe(false);
  });
});

describe('that a card has the wording of its newest print', () => {
  const worded = (question: string, line: string): readonly string[] => {
    const own = (card: object): Card => card as unknown as Card;
    const tool = { name: 'Odd Belt', kind: 'trainer', attaches: true, tags: ['tool'] };
    const more = (add: number) => [{ claim: 'damage', when: 'before', add, on: 'host' }];
    const [alpha, old, young, waits] = [
      own({
        key: 'a-1',
        name: 'Alpha',
        kind: 'pokemon',
        stage: 'basic',
        hp: 90,
        types: ['C'],
        attacks: [{ name: 'Push', cost: [], damage: 10 }],
      }),
      own({ ...tool, key: 'o-1', print: 'O 1', released: '2004/01/01', always: more(10) }),
      own({ ...tool, key: 'o-2', print: 'O 2', released: '2006/01/01', always: more(20) }),
      own({
        ...tool,
        key: 'o-3',
        print: 'O 3',
        name: 'Dark Belt',
        always: [{ ...more(30)[0], while: { self: { type: 'D' } } }],
      }),
    ];
    const withBelts = cardPool([alpha, old, young, waits]);
    const { setup } = parseBoardLine(line);
    const ruled = ruleOn(question, { setup, pool: withBelts, doc: 'ex-2003', fallback: 'comprehensive-2009' });
    if (!ruled.ok) throw new Error(ruled.fault.code);
    return ruled.ruling.assumptions.map(({ code }) => code);
  };

  test('is assumed where it changes what comes of the act, though the act may be done in any case', () => {
    expect(worded('attack Push', 'EX t9 p1 | Alpha +Odd Belt(O 1) / - vs Alpha / -')).toContain('newest-wording');
  });

  test('and not where nothing comes otherwise, though another text is remarked on that does not apply now', () => {
    expect(worded('attack Push', 'EX t9 p1 | Alpha +Dark Belt / Alpha +Odd Belt(O 1) vs Alpha / -')).not.toContain(
      'newest-wording',
    );
  });
});

describe('cards beneath an Evolved Pokémon', () => {
  const BOARDS = [
    'CR t9 p1 | Luxray(DP 7) +LLLL / Shinx vs Machamp(DP 31) +FF -60 / Cyndaquil',
    'CR t9 p2 | Luxray(DP 7) ~poisoned -110 / Pichu vs Machamp(DP 31) ~confused +FFC / -',
    'CR t9 p1 | Luxio / Luxray(DP 7) [hand (Luxray(DP 7), Switch)] vs Raichu(DP 3) / Luxio',
    'CR t9 p1 | Luxray(DP 7) / - vs Machamp(DP 31) -30 / -',
  ];
  const without = (line: string) => {
    const { setup } = parseBoardLine(line);
    const sides = Object.fromEntries(
      Object.entries(setup.sides).map(([seat, side]) => [
        seat,
        {
          ...side,
          active: side?.active?.map((one) => ({ ...one, under: [] })),
          bench: side?.bench?.map((one) => ({ ...one, under: [] })),
        },
      ]),
    );
    return { ...setup, sides } as typeof setup;
  };
  const ACTS = ['retreat', 'end turn', 'evolve', 'attack Lightning Star', 'attack Hurricane Punch', 'play Switch'];

  test.each(BOARDS)('is no matter where it is not reported: %s', (line) => {
    let unreported = 0;
    for (const act of ACTS) {
      const asked = (setup: ReturnType<typeof without>) => ruleOn(act, { setup, pool, doc: 'comprehensive-2009' });
      const ruled = asked(parseBoardLine(line).setup);
      if (!ruled.ok || ruled.ruling.assumptions.some(({ code }) => code === 'normal-line')) continue;
      const bare = asked(without(line));
      expect(bare.ok && bare.ruling.verdict, act).toBe(ruled.ruling.verdict);
      unreported++;
    }
    expect(unreported).toBeGreaterThan(0);
  });

  test('leaves nothing on the tables of a ruling that notes looks', () => {
    const ruled = ruleOn('attack Lightning Star', {
      setup: parseBoardLine('CR t9 p1 | Luxray(DP 7) ~confused +LLLL / Shinx vs Machamp(DP 31) / -').setup,
      pool,
      doc: 'comprehensive-2009',
    });
    // What is watched cannot be copied so.
    if (ruled.ok) for (const { after } of ruled.ruling.branches) expect(structuredClone(after)).toEqual(after);
    expect(ruled.ok && ruled.ruling.branches.some(({ after }) => after !== null)).toBe(true);
  });
});

describe('that a deck has cards is assumed', () => {
  const board = "CR t9 p1 | Luxray / Pichu [hand (Professor Oak's Visit, R)] vs Pichu / -";
  test('where an empty one would forbid it', () => {
    expect(assumed("play Professor Oak's Visit", board)).toContain('deck-has-cards');
  });
  test('where the ruling breaks off before a card of it is seen', () => {
    const looks = 'CR t9 p1 | Pikachu / - [hand (Pokédex HANDY910is)] vs Pichu / -';
    expect(assumed('play Pokédex HANDY910is', looks)).toContain('deck-has-cards');
    expect(assumed('play Pokédex HANDY910is', looks.replace('hand', 'deck 9, hand'))).not.toContain('deck-has-cards');
  });
  test('and not where it is given, or no card is drawn', () => {
    expect(assumed("play Professor Oak's Visit", board.replace('hand', 'deck 9, hand'))).not.toContain(
      'deck-has-cards',
    );
    expect(assumed('end turn', board)).not.toContain('deck-has-cards');
  });
});

describe('what a LV.X keeps is assumed by a document that does not know it', () => {
  const board = 'APR t9 p1 | Luxray / Pichu vs Garchomp LV.X<Garchomp / -';
  test('and said where something depends on it', () => {
    expect(
      assumed('attack Bite', 'APR t9 p1 | Luxray GL LV.X<Luxray GL +LCC / Pichu vs Pichu / -', 'advanced-2018'),
    ).toContain('taken-from-silence');
  });
  test('and not said where nothing does', () => {
    expect(assumed('end turn', board, 'advanced-2018')).not.toContain('taken-from-silence');
    const active = 'APR t9 p1 | Garchomp LV.X<Garchomp / - vs Luxray / -';
    expect(assumed('end turn', active, 'advanced-2018')).not.toContain('taken-from-silence');
  });
});

describe('what a document leaves unsaid is reported where it decides something', () => {
  test.each([
    [
      'retreat',
      'Neo t9 p1 | Light{60HP, C, basic, retreat 1} +W / Pip{50HP, C, basic} vs Pip{50HP, C, basic} / -',
      'neo-2001',
    ],
    [
      'retreat',
      'Neo t9 p1 | Light{60HP, C, basic, retreat 0} / Pip{50HP, C, basic} vs Pip{50HP, C, basic} / -',
      'neo-2001',
    ],
  ] as const)('%s on %s', (question, line, doc) => {
    expect(assumed(question, line, doc)).toContain('taken-from-silence');
  });

  test('and not how Energy comes off for a cost of nothing', () => {
    const line = 'Neo t9 p1 | Light{60HP, C, basic, retreat 0} / Pip{50HP, C, basic} vs Pip{50HP, C, basic} / -';
    expect(inferred('retreat', line, 'neo-2001')).not.toContain(
      'Energy cards come off one by one until the cost is met',
    );
  });

  test('nor where the document says how much of it comes off', () => {
    const line = 'EX t9 p1 | Light{60HP, C, basic, retreat 1} +W / Pip{50HP, C, basic} vs Pip{50HP, C, basic} / -';
    expect(assumed('retreat', line, 'ex-2003')).not.toContain('taken-from-silence');
  });

  test('and not what would follow on a table that has to be set right first', () => {
    expect(assumed('retreat', 'XY t7 p1 | Pikachu<Cyndaquil +LL / Raichu vs Machamp', 'xy-2016')).not.toContain(
      'taken-from-silence',
    );
  });
});

test('that a player has put down nothing more is reported where something else would follow', () => {
  const line = 'CR p1 setup | - / - [hand (7 R), deck 53] vs [hand 7, deck 53]';
  expect(assumed('mulligan', line)).toContain('nothing-set-out');
});

describe('an overview assumes what one of its rows rests on', () => {
  const overview = (
    line: string,
    doc: RuledDoc,
    only: readonly ActionKind[] | null = null,
  ): readonly (string | undefined)[] =>
    legalOn({ setup: parseBoardLine(line).setup, pool, doc }, only).assumptions.map(({ code, facts }) =>
      String(facts.inferred ?? code),
    );
  const neo = 'Neo t9 p1 | Pikachu +LL / Pichu vs Machamp / Pikachu';

  test('and not what an act met on the way', () => {
    expect(overview(neo, 'neo-2001')).toContain('Energy cards come off one by one until the cost is met');
    expect(overview(neo, 'neo-2001')).not.toContain('what is attached to a Pokémon goes where it goes');
  });

  test('and what only rows of other kinds rest on is left to those', () => {
    const ends = 'a turn may end without an attack';
    expect(overview(neo, 'neo-2001')).toContain(ends);
    expect(overview(neo, 'neo-2001', ['retreat'])).not.toContain(ends);
  });

  test('and the turn only where a first turn would forbid or allow something', () => {
    const line = 'CR p1 | Luxray(DP 7) +LL / Shinx [hand (Luxio)] vs Machamp / -';
    expect(overview(line, 'comprehensive-2009')).toContain('turn');
    expect(overview(line, 'comprehensive-2009', ['retreat'])).not.toContain('turn');
  });

  test('and what is beneath a Pokémon only where a row depends on it', () => {
    const line = 'CR t9 p1 | Garchomp LV.X +LL / Luxray(DP 7) vs Pichu / -';
    expect(overview(line, 'comprehensive-2009')).toContain('normal-line');
    expect(overview(line, 'comprehensive-2009', ['retreat'])).not.toContain('normal-line');
  });
});

test('values are the same where every part is', () => {
  expect(sameValue({ a: [1, { b: null }] }, { a: [1, { b: null }] })).toBe(true);
  expect(sameValue({ a: [1, 2] }, { a: [2, 1] })).toBe(false);
  expect(sameValue({ a: 1 }, { a: 1, b: undefined })).toBe(false);
  expect(sameValue([], {})).toBe(false);
});
