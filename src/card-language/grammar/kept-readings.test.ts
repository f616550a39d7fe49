import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { grammar } from './index.ts';
import { FEW, KEPT, keptReadings } from './kept-readings.fixture.ts';

const kept = keptReadings(readFileSync(KEPT, 'utf8'));
const names = grammar().productions.map(({ sort, name }) => `${sort}: ${name}`);
const all = [...kept.values()];

describe('how many texts each construction reads', () => {
  it('is on file for every construction, and for no other: npm run bench:cards -- FOLDER --write', () => {
    expect(names.filter((name) => !kept.has(name))).toEqual([]);
    expect([...kept.keys()].filter((name) => !names.includes(name))).toEqual([]);
  });

  it('comes with a reason where it is few, and with none elsewhere', () => {
    expect(all.filter(({ texts, why = '' }) => texts < FEW && why.trim() === '').map(({ of }) => of)).toEqual([]);
    expect(all.filter(({ texts, why }) => texts >= FEW && why !== undefined).map(({ of }) => of)).toEqual([]);
  });

  it('has no reason that stands for many: each says why this one is apart', () => {
    const shared = new Map<string, number>();
    for (const { why } of all) if (why !== undefined) shared.set(why, (shared.get(why) ?? 0) + 1);
    expect([...shared].filter(([, times]) => times > 24)).toEqual([]);
  });
});
