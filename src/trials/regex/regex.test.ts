import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { growth } from './attack.ts';
import { expressionsIn } from './expressions.ts';

/**
 * No regular expression takes its time by the cube or worse of what it reads. The expressions of every file are tried on short texts here, which finds those
 * that double with each sign; `npm run fuzz` tries them on long ones.
 */

/** Takes down every expression that is built from parts while it is in force. */
class Recorded extends RegExp {
  static readonly built = new Map<string, RegExp>();
  constructor(pattern: RegExp | string, flags?: string) {
    super(pattern, flags);
    Recorded.built.set(`/${this.source}/${this.flags}`, new Native(this.source, this.flags));
  }
}
const Native = RegExp;

const src = join(import.meta.dirname, '..', '..');
const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !/\.(?:test|fixture)\.ts$/u.test(file))
  .filter((file) => !file.startsWith('trials') && !file.includes('generated'));

test('no expression of the program goes through a text of two hundred signs in more than a blink', () => {
  const all = files.flatMap((file) => expressionsIn(file, readFileSync(join(src, file), 'utf8')).literals);
  expect(all.length).toBeGreaterThan(300);
  const slow = all.flatMap(({ at, source, flags }) => {
    const found = growth(new RegExp(source, flags), 200);
    return found === null ? [] : `${at} /${source}/${flags} on ${JSON.stringify(found.text)}`;
  });
  expect(slow).toEqual([]);
});

describe('expressions that are built from parts', () => {
  const building = files.filter(
    (file) => !file.startsWith('cli') && expressionsIn(file, readFileSync(join(src, file), 'utf8')).built.length > 0,
  );
  beforeAll(async () => {
    globalThis.RegExp = Recorded as unknown as RegExpConstructor;
    for (const file of building) await import(join(src, file));
  }, 120_000);
  afterAll(() => {
    globalThis.RegExp = Native;
  });

  test('take no longer than the others', () => {
    expect(building.length).toBeGreaterThan(8);
    expect(Recorded.built.size).toBeGreaterThan(40);
    const slow = [...Recorded.built].flatMap(([written, pattern]) => {
      const found = growth(pattern, 200);
      return found === null ? [] : `${written.slice(0, 300)} on ${JSON.stringify(found.text)}`;
    });
    expect(slow).toEqual([]);
  });
});

describe('the attack', () => {
  test.each([/^(a+)+$/u, /^(\w+\s?)*$/u, /^(.*?)\s*-?\s*\(?\s*x\s*\)?$/u])('finds %s', (pattern) => {
    expect(growth(pattern)).not.toBeNull();
  });

  test.each([/^[a-z]+$/u, /\d+(?:\.\d+)?/gu, /^play\s+(\S.*)$/u])('leaves %s alone', (pattern) => {
    expect(growth(pattern)).toBeNull();
  });
});

test('expressions are found where they stand, those built from parts as well', () => {
  const { literals, built } = expressionsIn('x.ts', "const a = /b\\/c/gu;\nconst d = new RegExp('^' + a, 'u');\n");
  expect(literals).toEqual([{ at: 'x.ts:1', source: 'b\\/c', flags: 'gu' }]);
  expect(built).toEqual(['x.ts:2']);
});
