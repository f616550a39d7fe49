import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { growth } from './attack.ts';
import { expressionsIn } from './expressions.ts';

/**
 * No regular expression takes its time by the cube or worse of what it reads. The expressions of every file are tried on short texts here, which finds those
 * that double with each sign; `npm run fuzz` tries them on long ones.
 */

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
