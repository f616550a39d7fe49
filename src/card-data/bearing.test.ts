import { describe, expect, it } from 'vitest';
import { grammar } from '../card-language/grammar/index.ts';
import { asText, treesOf } from '../card-language/grammar/random-tree.fixture.ts';
import { type Printed, readText } from '../card-language/index.ts';
import { wordsOf } from '../card-language/print/index.ts';
import type { Claim, ClaimKind, TriggerEvent } from '../claims/index.ts';
import { touchesOf } from './touches.ts';

/** What a text bears on is seen from its words where it is not read; where it is read, it is known. The words may never say less than is known. */

/** Each entry has to be among what the words touch, or one of several; null: the text may bear on anything. */
type Bearing = readonly (readonly string[])[] | null;

const either = (act: string): readonly string[] => [act, `after-${act}`];

const ON_EVENT: Readonly<Record<TriggerEvent, readonly string[]>> = {
  'energy-attached': either('attach-energy'),
  'damaged-by-attack': ['damage'],
  benched: either('bench'),
  evolved: either('evolve'),
  'leveled-up': either('level-up'),
  'knocked-out': ['knock-out'],
  'up-for-retreated': either('retreat'),
};

/** A kind that is missing here does not compile. */
const ON_CLAIM: { readonly [K in ClaimKind]: Bearing } = {
  retreat: [['retreat-cost']],
  hp: [['hp']],
  types: [['types']],
  'energy-type': [['energy']],
  'energy-units': [['energy']],
  cost: [['cost']],
  cannot: [],
  may: [],
  damage: [['damage']],
  prevent: [['damage', 'attack', 'effects']],
  mute: null,
  'sets-aside': [['damage']],
  'no-weakness': [['weakness']],
  'no-resistance': [['weakness']],
  weakness: [['weakness']],
  'uses-attacks': [['attack']],
  survives: [['knock-out']],
  'base-damage': [['damage']],
  'heal-times': [['effects']],
  'no-heal': [['effects']],
  'flip-to-prevent': [['damage']],
  'poison-counters': [['checkup']],
  prizes: [['prizes']],
  condition: [['conditions']],
  'immune-to-condition': [['conditions']],
  'turn-goes-on': [either('evolve')],
  trigger: [],
  'flip-to-stop': [either('play-trainer'), either('play-supporter'), either('play-stadium')],
  'flip-to-attack': [['attack']],
  'flip-to-be-attacked': [['attack']],
  unaffected: [['effects']],
  'supporter-limit': [['play-supporter']],
  'tool-limit': [['play-trainer']],
  'bench-size': [['bench']],
  'back-to-hand': [['effects']],
  'burn-counters': [['checkup']],
  checkup: [['checkup']],
  'end-of-turn': [['checkup']],
};

const bearingOf = (claim: Claim): Bearing => {
  if (claim.claim === 'cannot' || claim.claim === 'may')
    return [[claim.act === 'use-card' ? 'use-power' : claim.act, ...(claim.act === 'attack' ? ['cost'] : [])]];
  return claim.claim === 'trigger' ? [ON_EVENT[claim.event]] : ON_CLAIM[claim.claim];
};

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
    const bearing = bearingOf(claim);
    if (bearing === null) return [`${claim.claim}: anything`];
    return bearing
      .filter((ways) => !ways.some((way) => touches.includes(way)))
      .map((ways) => `${claim.claim}: ${ways}`);
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
