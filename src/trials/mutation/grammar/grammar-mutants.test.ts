import { describe, expect, test } from 'vitest';
import type { Grammar } from '../../../card-language/grammar/index.ts';
import { grammarOf } from '../../../card-language/grammar/table.ts';
import { changedPatterns } from './patterns.ts';
import { switchable } from './sites.ts';
import { grammarSwitch, ON } from './switch.ts';

const SOURCE = `const NONE = { on: 'self' };
const heal = effect('heal', 'heal {n:Number} damage', ({ n, some }) =>
  n > 1 && some.every((one) => one === n) ? act(null, { heal: n, from: 'self' }, NONE) : null,
);
`;

const { text, mutants } = switchable('src/card-language/grammar/x.ts', SOURCE, 0);

/** What the source makes of these with that mutant on. */
const made = (on: number) => {
  const switches = grammarSwitch();
  switches.on = on;
  const effect = (_name: string, _pattern: string, means: unknown) => means;
  const act = (_about: null, ...verbs: readonly unknown[]) => verbs;
  const heal = new Function(ON, 'effect', 'act', `${text}; return heal;`)(switches, effect, act);
  return [heal({ n: 2, some: [2, 2] }), heal({ n: 1, some: [1] }), heal({ n: 2, some: [2, 3] })];
};

const HEALED = [{ heal: 2, from: 'self' }, { on: 'self' }];
const find = (from: string, to: string): number => mutants.find((one) => one.from === from && one.to === to)?.id ?? -1;

describe('the changed text of a construction', () => {
  test('means what it meant while no mutant is on', () => {
    expect(made(-1)).toEqual([HEALED, null, null]);
  });

  test.each([
    ['>', '>=', [HEALED, [{ heal: 1, from: 'self' }, { on: 'self' }], null]],
    ['&&', '||', [HEALED, [{ heal: 1, from: 'self' }, { on: 'self' }], HEALED]],
    ['every', 'some', [HEALED, null, HEALED]],
    ["from: 'self'", '...{}', [[{ heal: 2 }, { on: 'self' }], null, null]],
    ['NONE', '...[]', [[{ heal: 2, from: 'self' }], null, null]],
    ["'self'", "'defending'", [[{ heal: 2, from: 'self' }, { on: 'defending' }], null, null]],
  ])('%s → %s changes that alone', (from, to, expected) => {
    expect(made(find(from, to))).toEqual(expected);
  });

  test('its name and its patterns are left alone, and what is there at load is marked', () => {
    expect(mutants.filter(({ from }) => from.includes('damage'))).toEqual([]);
    expect(mutants.filter(({ atLoad }) => atLoad).map(({ from }) => from)).toEqual(["on: 'self'", "'self'"]);
    expect(mutants.filter(({ within }) => within === 'heal').length).toBe(mutants.length - 2);
  });
});

test('every choice in the spellings of a construction is taken away once', () => {
  const grammar: Grammar = grammarOf([
    { sort: 'Side', name: 'yours', patterns: ['your [own] (card|cards) \\(all\\)', 'mine'], means: () => 'yours' },
  ]);
  expect(changedPatterns(grammar).map(({ change }) => change)).toEqual([
    'without “your [own] (card|cards) \\(all\\)”',
    '[own] always',
    'without card',
    'without cards',
    'without “mine”',
  ]);
  expect(new Set(changedPatterns(grammar).map(({ ways }) => ways)).size).toBe(5);
});
