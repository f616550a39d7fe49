import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { RULED } from '../corpus/index.ts';
import { rulesetOf } from '../eras/index.ts';
import { cardPool } from '../state/index.ts';
import { BEARINGS } from './faults-that-matter.ts';
import { HAS_TO_SAY, NO_TEXT_ALLOWS } from './no-text-allows.ts';
import { DECISIVE } from './rule-on-action.ts';

/** Tables that decide by a code what it means for a verdict: none may be left out, and none be there that no rule has. */

const source = (room: string): string => {
  const folder = fileURLToPath(new URL(`../${room}/`, import.meta.url));
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(folder + file, 'utf8'))
    .join('\n');
};

const found = (text: string, pattern: RegExp): readonly string[] =>
  [...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? ''))].toSorted();

const prohibitions = new Set<string>(
  RULED.flatMap((doc) => Object.values(rulesetOf(doc, { pool: cardPool([]) }).forbids).flat()).map(({ code }) => code),
);

describe('every code is decided about', () => {
  test('what is impossible on a table', () => {
    const faults = found(source('ruling/inspection'), /(?:breaks\(\s*|\bcode: )'([\w-]+)'/gu);
    expect(faults.length).toBeGreaterThan(30);
    expect(Object.keys(BEARINGS).toSorted()).toEqual(faults);
  });

  test('what a rule needs and is unknown', () => {
    const rules = source('rules') + source('text') + source('formats') + source('claims') + source('eras');
    const needs = [
      ...found(rules, /unknownFact\(\s*[\w.]+,\s*[\w.]+,\s*'([\w-]+)'/gu),
      ...found(rules + source('engine'), /new UnknownFact\([^;']*'([\w-]+)'/gu),
      ...found(rules, /'([\w-]+-(?:not-told|untold|not-prints-apart))'/gu),
    ];
    expect(needs.length).toBeGreaterThan(15);
    expect([...new Set(needs)].filter((code) => !Object.hasOwn(DECISIVE, code))).toEqual([]);
    expect(Object.keys(DECISIVE).filter((code) => !needs.includes(code))).toEqual([]);
  });

  test('what no text allows is a prohibition', () => {
    const codes = [...Object.keys(NO_TEXT_ALLOWS), ...Object.keys(HAS_TO_SAY)];
    expect(codes.filter((code) => !prohibitions.has(code))).toEqual([]);
  });
});
