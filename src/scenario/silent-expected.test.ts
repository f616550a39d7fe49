import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cardPool } from '../state/index.ts';
import { runScenario } from './index.ts';

/** `silent` of an expectation: beside which paragraphs something was assumed, because the document does not say it. */

const root = join(import.meta.dirname, '../..');
const pool = cardPool(JSON.parse(readFileSync(join(root, 'dist/cards.json'), 'utf8')));

const passed = (document: string, silent: string): readonly string[] => {
  const text = `ruleset: ${document}\nboard: t7 p1 | Onix / - vs Onix / - [deck 9]\nask: end turn\nexpect: {silent: ${silent}}\n`;
  const run = runScenario(text, 'pass.yaml', { pool, doc: 'comprehensive-2009', knownRules });
  return [
    ...run.faults.map(({ message }) => message),
    ...run.checked.unmet.map(({ path, expected, got }) => `${path}: ${expected}, got ${got}`),
  ];
};

const { entries }: { readonly entries: readonly { readonly document: string; readonly id: string }[] } = JSON.parse(
  readFileSync(join(root, 'dist/corpus.json'), 'utf8'),
);

const knownRules = (document: string): ReadonlySet<string> =>
  new Set(entries.flatMap((entry) => (entry.document === document ? [entry.id] : [])));

describe('what a scenario expects a ruling to take for granted', () => {
  it('is met by the paragraph beside which the document is silent', () => {
    expect(passed('XY', '[Parts.3]')).toEqual([]);
    expect(passed('Neo', '[Neo Play.9C]')).toEqual([]);
  });

  it('is not met where the document states it, or says it elsewhere', () => {
    expect(passed('CR', '[603.2]')).toEqual(['silent: 603.2, got none']);
    expect(passed('XY', '[Parts.2]')).toEqual(['silent: Parts.2, got Parts.3']);
  });

  it('can be that nothing is assumed', () => {
    expect(passed('CR', 'none')).toEqual([]);
    expect(passed('XY', 'none')).toEqual(['silent: none, got Parts.3']);
  });

  it('names rules of the document', () => {
    expect(passed('XY', '[Parts.9]')).toEqual(['no rule has the number “Parts.9”.']);
  });
});
