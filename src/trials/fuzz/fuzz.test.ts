import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ran } from '../../cli/fake-io.fixture.ts';
import { EXAMPLES } from '../../scenario/examples.fixture.ts';
import { chanceOf, seedOfRun } from '../chance.ts';
import { fuzzOne } from './fuzz.ts';
import { broken } from './promises.ts';
import { seedsOf } from './seeds.ts';
import { shrunkText } from './shrink.ts';
import { caseOf } from './targets.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'headjudge-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const DECK = 'deck: |\n  4 Luxray DP 7\n  36 Fire Energy\nexpect: {verdict: illegal}\n';
const seeds = seedsOf([...EXAMPLES.map(([, text]) => text), DECK]);

describe('a share of the fuzzing', () => {
  test('spoilt boards, scenarios, decks, card files, questions and command lines are answered as promised', async () => {
    const seen = new Set<string>();
    const failures: string[] = [];
    for (let run = 0; run < 120; run += 1) {
      const failure = await fuzzOne(2009, run, seeds, folder, seen);
      if (failure !== null) failures.push(JSON.stringify(failure).slice(0, 2_000));
    }
    expect(failures).toEqual([]);
  });

  test('the same seed gives the same cases', () => {
    const drawn = (seed: number): string => JSON.stringify(caseOf(chanceOf(seedOfRun(seed, 3)), seeds));
    expect(drawn(1)).toBe(drawn(1));
    expect(drawn(1)).not.toBe(drawn(2));
  });
});

describe('what is promised of a run', () => {
  const given = { words: ['board', 'check', '-', '--json'], input: 'CR | x' };
  const ended = { code: 1, out: '{}', error: '', sheet: '', took: 5 };

  test('is found kept where it is kept', () => {
    expect(broken(given, ended)).toEqual([]);
  });

  test.each([
    ['exit code 4', { ...ended, code: 4 }],
    ['steering sign in the output', { ...ended, out: '{"a": "\u001b[31m"}' }],
    ['steering sign in the error output', { ...ended, error: '\u202e' }],
    ['stack trace', { ...ended, error: 'Error: x\n    at read (/somewhere/main.cjs:1:2)\n' }],
    ['what --json wrote is not JSON', { ...ended, out: 'no' }],
    ['slow', { ...ended, took: 60_000 }],
    ['wrong usage without a fault in --json', { ...ended, code: 2 }],
    [
      'the fault x stands in line 9 of 1',
      { ...ended, code: 2, out: '{"errors":[{"code":"x","message":"m","line":9,"column":1}]}' },
    ],
    [
      'the fault x stands at 0:1',
      { ...ended, code: 2, out: '{"errors":[{"code":"x","message":"m","line":0,"column":1}]}' },
    ],
    ['the fault x says nothing', { ...ended, code: 2, out: '{"errors":[{"code":"x","message":" "}]}' }],
  ])('is found broken: %s', (kind, run) => {
    expect(broken(given, run).join('\n')).toContain(kind);
  });

  test('a prototype that was tampered with is noticed', () => {
    Object.defineProperty(Object.prototype, 'polluted', { value: true, configurable: true });
    try {
      expect(broken(given, ended).join('\n')).toContain('prototype of Object');
    } finally {
      Reflect.deleteProperty(Object.prototype, 'polluted');
    }
  });
});

test('a failing text is shrunk to what it fails on', async () => {
  const text = `${'a '.repeat(200)}<here>${' b'.repeat(200)}`;
  expect(await shrunkText(text, async (shorter) => shorter.includes('<here>'))).toBe('<here>');
});

describe('what is longer than anything a person types is refused, not looked through', () => {
  const long = ' '.repeat(60_000);

  const CASES: Readonly<Record<string, readonly [readonly string[], string]>> = {
    'a question': [['can', `retreat${long}x`, '-b', 'CR | Luxray vs Machamp'], ''],
    'a query': [['search', `asleep${long}x`], ''],
    'a topic': [['compare', '.'.repeat(60_000)], ''],
    'an assumption': [['can', 'retreat', '-b', 'CR | Luxray vs Machamp', '--assume', `x${long}x`], ''],
    'a query of many': [['search', '--batch'], `asleep\n${'x'.repeat(5_000)}\n`],
    'a step': [['replay', '-'], `board: CR | Luxray vs Machamp\nsteps:\n  - "attack${long}x"\n`],
    'a name': [['board', 'check', '-'], `CR | "${'x'.repeat(60_000)}" vs Machamp`],
  };

  test.each(Object.keys(CASES))('%s', async (what) => {
    const [words, input] = CASES[what] ?? [[], ''];
    const { code, out } = await ran([...words, '--json'], input);
    expect(code).toBe(2);
    const { errors } = JSON.parse(out) as { errors: readonly { code: string }[] };
    expect(errors.map((one) => one.code)).toContain('too-long');
  });

  test('a batch without end is refused', async () => {
    const { code, out } = await ran(['search', '--batch', '--json'], 'x\n'.repeat(3_000_000));
    expect(code).toBe(2);
    expect(out).toContain('too-large');
  });
});

describe('cards of another time, of which a document says nothing, leave a question open', () => {
  test.each([
    [['deck', 'check', '-', '--ruleset', 'Neo'], '1 Lucario LV.X\n59 Fire Energy\n'],
    [['deck', 'check', '-', '--ruleset', 'Neo'], '4 Dome Fossil\n56 Fire Energy\n'],
    [['legal', '-b', '-', '--ruleset', 'Neo'], 'Luxray GL [hand (Lucario LV.X)] vs Chansey'],
    [['can', 'bench Lucario LV.X', '-b', '-', '--ruleset', 'Neo'], 'Luxray GL vs Chansey'],
  ])('%j', async (words, input) => {
    const { code } = await ran([...words, '--json'], input);
    expect([0, 3]).toContain(code);
  });
});
