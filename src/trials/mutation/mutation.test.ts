import { describe, expect, test } from 'vitest';
import { nameOf, SWITCH, switchable } from './sites.ts';
import { mutantSwitch } from './switch.ts';

const SOURCE = `const LIMIT = 5;
const full = (bench, more) => bench.length + more >= LIMIT;
const least = (a, b) => Math.min(a, b);
const said = (answer) => answer === 'heads';
const words = (name) => 'a ' + name;
`;

const { text, mutants } = switchable('src/rules/x.ts', SOURCE, 0);
const alternatives = new Map(mutants.map(({ id, to }) => [id, to]));

/** What the source makes of these with that mutant on. */
const made = (on: number | null) => {
  const switches = mutantSwitch(alternatives, (operator) => (operator === '>=' ? 2 : 1));
  switches.on = on;
  const all = new Function(SWITCH, `${text}; return { full, least, said, words };`)(switches);
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
    expect(made(null)).toEqual([true, true, false, 1, true, 'a b']);
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

  test('words put together are no reckoning', () => {
    expect(mutants.filter(({ code }) => code.includes("'a '"))).toEqual([]);
  });

  test('what is evaluated at load is told apart, and every mutant has a name of its own', () => {
    expect(mutants.filter(({ atLoad }) => atLoad).map(({ from }) => from)).toEqual(['5']);
    expect(new Set(mutants.map(nameOf)).size).toBe(mutants.length);
  });

  test('what a place is come by is told', () => {
    const switches = mutantSwitch(alternatives, () => 1);
    switches.seen = new Set();
    new Function(SWITCH, `${text}; return full;`)(switches)([], 1);
    expect(switches.seen.size).toBe(3);
  });
});
