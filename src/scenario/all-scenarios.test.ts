import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cardPool } from '../state/index.ts';
import { isForTournament, placeName, runScenario } from './index.ts';
import { shippedScenarios } from './shipped.fixture.ts';

/** Every situation in scenarios/ still comes out as it says. */
const root = join(import.meta.dirname, '../..');
const dist = (file: string): string => readFileSync(join(root, 'dist', file), 'utf8');
const pool = cardPool(JSON.parse(dist('cards.json')));
const entries: readonly { readonly document: string; readonly id: string }[] = JSON.parse(dist('corpus.json')).entries;
const knownRules = (document: string): ReadonlySet<string> =>
  new Set(entries.flatMap((entry) => (entry.document === document ? [entry.id] : [])));

describe('scenarios', () => {
  it.each(shippedScenarios.filter(({ text }) => !isForTournament(text)))('$name', ({ name: file, text }) => {
    const run = runScenario(text, file, {
      pool,
      doc: 'comprehensive-2009',
      knownRules,
    });
    expect(run.faults.map((fault) => fault.message)).toEqual([]);
    const unmet = run.checked.unmet.map(
      ({ path, expected, got, span }) =>
        `${span === null ? file : placeName(file, span)} ${path}: expected ${expected}, got ${got}`,
    );
    expect(unmet).toEqual([]);
    expect(run.checked.met, 'a scenario that expects nothing protects nothing').toBeGreaterThan(0);
  });
});
