import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { toldBy } from './facts.ts';
import { GROUNDS } from './grounds.ts';
import { IMPOSSIBLE } from './impossible.ts';
import { LIFTS } from './lifts.ts';
import { NOTES } from './notes.ts';
import { PASSED } from './passed.ts';

const source = (room: string): string => {
  const folder = fileURLToPath(new URL(`../../${room}/`, import.meta.url));
  return readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(folder + file, 'utf8'))
    .join('\n');
};

const found = (text: string, pattern: RegExp): string[] =>
  [...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? ''))].sort();

const rules = source('rules') + source('text');
const prohibitions = found(rules, /bar: '[\w-]+',\s*code: '([\w-]+)'/gu);
const notes = found(rules, /\b(?:note|why|asked)\??\.?\((?:[\w.]+\([^)]*\), |\n\s*)?'([\w-]+)'/gu);
const lifts = found(rules, /law: \{[^}]*\}(?: as const)?, code: '([\w-]+)'/gu);
const impossible = found(source('ruling'), /yield \{ law: [^}]*\}, code: '([\w-]+)'/gu);

const without = (codes: readonly string[], table: object): string[] =>
  codes.filter((code) => !Object.hasOwn(table, code));

// The words follow once the rules have settled their codes.
describe.skip('every code has words', () => {
  test('prohibitions, as a ground and as a line of the path', () => {
    expect(without(prohibitions, GROUNDS)).toEqual([]);
    expect(without(prohibitions, PASSED)).toEqual([]);
  });
  test('notes of a trace', () => expect(without(notes, NOTES)).toEqual([]));
  test('what lifts a ground', () => expect(without(lifts, LIFTS)).toEqual([]));
  test('what is impossible on a table', () => expect(without(impossible, IMPOSSIBLE)).toEqual([]));
});

test('the words never break, whatever facts are missing', () => {
  const none = toldBy({});
  for (const words of Object.values(GROUNDS))
    for (const one of Object.values(words)) expect(one(none)).toBeTypeOf('string');
  for (const note of Object.values(NOTES)) expect(note(none).text).not.toBe('');
  for (const table of [LIFTS, PASSED, IMPOSSIBLE])
    for (const words of Object.values(table)) expect(words(none)).not.toBe('');
});
