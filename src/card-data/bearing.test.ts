import { describe, expect, it } from 'vitest';
import { grammar } from '../card-language/grammar/index.ts';
import { asText, treesOf } from '../card-language/grammar/random-tree.fixture.ts';
import { type Printed, readText } from '../card-language/index.ts';
import { wordsOf } from '../card-language/print/index.ts';
import type { Claim } from '../claims/index.ts';
import { CLAIMS } from '../text/index.ts';
import { touchesOf } from './touches.ts';

/** What a text bears on is seen from its words where it is not read; where it is read, it is known. The words may never say less than is known. */

const printed: Printed = {
  name: 'Emberfox',
  attack: 'Glow',
  damage: 30,
  mark: null,
  gx: false,
  released: '2014/02/05',
};

const claimsIn = (says: unknown): readonly Claim[] =>
  (says as { readonly always?: readonly Claim[] } | null)?.always ?? (Array.isArray(says) ? (says as Claim[]) : []);

/** What the words of that text miss; nothing where they leave it open. */
const missed = (text: string, claims: readonly Claim[]): readonly string[] => {
  const touches = touchesOf(text);
  if (touches === undefined) return [];
  return claims.flatMap((claim) => {
    const { bears } = CLAIMS[claim.claim];
    const bearing = typeof bears === 'function' ? bears(claim) : bears;
    if (bearing === null) return [`${claim.claim}: anything`];
    return bearing
      .filter((one) => ![one].flat().some((way) => touches.includes(way)))
      .map((one) => `${claim.claim}: ${one}`);
  });
};

/** Each seed makes other texts of every construction. */
const SEEDS = [1, 2, 3];

describe.each([
  ['power', 'PowerText'],
  ['attached', 'AttachedText'],
] as const)('the words of a text that is read, %s', (kind, sort) => {
  it('touch everything that it says', { timeout: 300_000 }, () => {
    const around = { ...printed, ...(kind === 'attached' ? { carried: true as const } : {}) };
    let looked = 0;
    const wrong = new Set<string>();
    for (const seed of SEEDS) {
      for (const tree of treesOf(grammar(), around, seed).ofSort.get(sort) ?? []) {
        const text = asText(wordsOf(grammar(), tree, 'own'));
        const reading = readText(kind, text, around);
        if (!reading.read) continue;
        looked += 1;
        for (const one of missed(text, claimsIn(reading.says))) wrong.add(`${one} in “${text}”`);
      }
    }
    expect(looked).toBeGreaterThan(5 * SEEDS.length);
    expect([...wrong]).toEqual([]);
  });
});
