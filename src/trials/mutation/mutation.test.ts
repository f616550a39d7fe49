import { describe, expect, test } from 'vitest';
import { forgetting, mutated, switchable } from './sites.ts';
import { inOrder, movedTo, partOf, placeOf, placesOf } from './survivors.ts';
import { callsOf, mutantSwitch, SWITCH } from './switch.ts';

const SOURCE = `const LIMIT = 5;
const full = (bench, more) => bench.length + more >= LIMIT;
const least = (a, b) => Math.min(a, b);
const said = (answer) => answer === 'heads';
const words = (name) => 'a ' + name;
`;

const { text, mutants } = switchable('src/rules/x.ts', SOURCE, 0);

/** What the source makes of these with that mutant on. */
const made = (on: number) => {
  const switches = mutantSwitch();
  switches.on = on;
  const all = new Function(SWITCH, `${callsOf(false)}\n${text}; return { full, least, said, words };`)(switches);
  return [
    all.full([1, 2, 3], 2),
    all.full([1, 2, 3, 4], 2),
    all.full([], 2),
    all.least(1, 2),
    all.said('heads'),
    all.words('b'),
  ];
};

const find = (from: string, to: string): number => mutants.find((one) => one.from === from && one.to === to)?.id ?? -1;

describe('the changed text', () => {
  test('means what it meant while no mutant is on', () => {
    expect(made(-1)).toEqual([true, true, false, 1, true, 'a b']);
  });

  test.each([
    ['>=', '>', [false, true, false, 1, true, 'a b']],
    ['>=', '<', [false, false, true, 1, true, 'a b']],
    ['+', '-', [false, false, false, 1, true, 'a b']],
    ['5', '6', [false, true, false, 1, true, 'a b']],
    ['Math.min', 'Math.max', [true, true, false, 2, true, 'a b']],
    ['===', '!==', [true, true, false, 1, false, 'a b']],
    ["'heads'", "'tails'", [true, true, false, 1, false, 'a b']],
  ])('%s → %s changes that alone', (from, to, expected) => {
    expect(made(find(from, to))).toEqual(expected);
  });

  test('joining words is not a calculation', () => {
    expect(mutants.filter(({ change }) => change.includes("'a '"))).toEqual([]);
  });

  test('the example of a verb has no mutants', () => {
    expect(
      switchable('src/text/x.ts', 'const verbs = { draw: { example: { draw: 2 }, most: 7 } };', 0).mutants,
    ).toMatchObject([{ from: '7' }]);
  });

  test('what is evaluated at load is marked, and every mutant has a place of its own', () => {
    expect(mutants.filter(({ atLoad }) => atLoad).map(({ from }) => from)).toEqual(['5']);
    expect(new Set(placesOf(mutants).map(placeOf)).size).toBe(mutants.length);
  });

  test('a place is named by its words, and by a number only where they stand there twice', () => {
    const twice = switchable(
      'src/rules/y.ts',
      'const f = (a) => a > 1 || a > 1;\nconst g = (a) => a > 1;\n',
      0,
    ).mutants;
    expect(placesOf(twice).map(placeOf)).toContain('src/rules/y.ts f: a ‹> → >=› 1 #2');
    expect(placesOf(twice).map(placeOf)).toContain('src/rules/y.ts g: a ‹> → >=› 1');
  });

  test('what is said of a mutant goes along when its declaration goes to another file, unless it could be either of two', () => {
    const place = { within: 'f', change: 'a ‹> → >=› 1' };
    const said = { ...place, file: 'src/rules/old.ts', kind: 'speed', why: 'the same' } as const;
    const here = { ...place, file: 'src/rules/new.ts' };
    const there = { ...place, file: 'src/rules/other.ts' };
    expect([...movedTo([here], [said])]).toEqual([[placeOf(here), { ...said, ...here }]]);
    expect([...movedTo([here, there], [said])]).toEqual([]);
    expect([...movedTo([here], [said, { ...said, file: 'src/rules/older.ts' }])]).toEqual([]);
    expect([...movedTo([here, { ...place, file: 'src/rules/old.ts' }], [said])]).toEqual([]);
  });

  test('whatever order files are read in, the mutants are in one order, and each is in one part of a run', () => {
    const files = ['src/rules/b.ts', 'src/rules/a.ts', 'src/engine/c.ts'];
    const read = (order: readonly string[]) => {
      let next = 0;
      return order.flatMap((file) => {
        const { mutants: made } = switchable(file, SOURCE, next);
        next += made.length;
        return made;
      });
    };
    const named = (all: ReturnType<typeof inOrder>) => placesOf(all).map(placeOf);
    const [one, other] = [read(files), read(files.toReversed())];
    expect(named(inOrder(one))).toEqual(named(inOrder(other)));
    for (const parts of [1, 2, 3, 7]) {
      const cut = (all: typeof one) => Array.from({ length: parts }, (_, at) => partOf(all, at + 1, parts));
      expect(cut(one).map(named)).toEqual(cut(other).map(named));
      expect(cut(one).flat()).toEqual(inOrder(one));
    }
  });

  test('the mutant alone reads as a person might have written it', () => {
    const one = mutants.find(({ to }) => to === '>');
    expect(one === undefined ? '' : mutated(SOURCE, one)).toBe(SOURCE.replace('>=', '>'));
  });

  test('a listener hears the places that are come by, and the mutants that make another value there', () => {
    const switches = mutantSwitch();
    const differing: number[] = [];
    let passed = 0;
    switches.passed = (site, others) => {
      passed += 1;
      for (const [at, other] of others.entries()) if (other) differing.push(site + at);
    };
    new Function(SWITCH, `${callsOf(true)}\n${text}; return full;`)(switches)([], 0);
    expect(passed).toBe(3);
    expect(differing.map((id) => mutants[id]?.to)).toEqual(['6', '<']);
  });

  test('a mutant that goes in circles is stopped', () => {
    const switches = mutantSwitch();
    const round = switchable('src/rules/z.ts', 'const f = () => { for (let i = 0; i < 3; i = i + 1); };', 0);
    const f = new Function(SWITCH, `${callsOf(false)}\n${round.text}; return f;`)(switches) as () => void;
    switches.on = round.mutants.find(({ to }) => to === '-')?.id ?? -1;
    switches.most = 100;
    expect(f).toThrow('in circles');
  });

  test('what is kept between questions forgets what a mutant made of it, and keeps what came with the file', () => {
    const switches = mutantSwitch();
    const kept = switchable('src/rules/m.ts', 'const kept = new Map(); kept.set(1, 2); const weak = new WeakMap();', 0);
    const { kept: map, weak } = new Function(SWITCH, `${callsOf(false)}\n${kept.text}; return { kept, weak };`)(
      switches,
    ) as {
      kept: Map<number, number>;
      weak: WeakMap<object, number>;
    };
    const key = {};
    switches.loaded();
    map.set(3, 4);
    weak.set(key, 5);
    expect(weak.get(key)).toBe(5);
    switches.forget();
    expect([...map]).toEqual([[1, 2]]);
    expect(weak.has(key)).toBe(false);
  });

  test('what a file without mutants keeps between questions is forgotten as well', () => {
    const switches = mutantSwitch();
    const kept = forgetting(
      'src/ruling/m.ts',
      'const f = (a) => a > 1; const weak = new WeakMap(); const own = () => new Map(); const given = new Map([[1, 2]]);',
    );
    expect(kept).toContain('a > 1');
    const { weak, own, given } = new Function(SWITCH, `${kept}; return { weak, own, given };`)(switches) as {
      weak: WeakMap<object, number>;
      own: () => Map<number, number>;
      given: Map<number, number>;
    };
    const key = {};
    weak.set(key, 5);
    const mine = own().set(1, 2);
    switches.loaded();
    expect(weak.get(key)).toBe(5);
    switches.forget();
    expect(weak.has(key)).toBe(false);
    expect([...mine, ...given]).toEqual([
      [1, 2],
      [1, 2],
    ]);
  });
});
