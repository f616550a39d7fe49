import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { EXAMPLES_2025 } from './advanced-2025.ts';

/** The number that the files of a worked example begin with: `Y19b-marks-bd.yaml` plays Y19. */
const NUMBERED = /^(Y\d+)[a-z]?-/u;

const scenarios = new Map<string, string[]>();
for (const file of readdirSync(join(import.meta.dirname, '../../../scenarios/advanced-2025'), {
  recursive: true,
  encoding: 'utf8',
})) {
  const [, number] = NUMBERED.exec(basename(file)) ?? [];
  if (number !== undefined) scenarios.set(number, [...(scenarios.get(number) ?? []), file]);
}

describe('the worked examples of the rulebook of 2025', () => {
  it('each is played by a scenario of its own', () => {
    const missing = EXAMPLES_2025.filter(([number]) => !scenarios.has(number));
    expect(missing.map((example) => example.join(' · '))).toEqual([]);
  });
  it('no scenario has the number of an example that is not listed', () => {
    const listed = new Set(EXAMPLES_2025.map(([number]) => number));
    expect([...scenarios.keys()].filter((number) => !listed.has(number))).toEqual([]);
  });
  it('every example is listed once', () => {
    const numbers = EXAMPLES_2025.map(([number]) => number);
    expect(new Set(numbers).size).toBe(numbers.length);
  });
});
