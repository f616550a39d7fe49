import { describe, expect, it } from 'vitest';
import { ruleOn } from '../../ruling/index.ts';
import { cardPool } from '../../state/index.ts';
import { parseBoardLine } from '../../state/notation/index.ts';
import { sparedOnBench } from './spoken-future.ts';

/** Whether a text keeps damage off the Bench is what the players ask, so it is said aloud. */
const said = (guard: boolean): string | null => {
  const cub = {
    kind: 'pokemon',
    stage: 'basic',
    hp: 90,
    types: ['C'],
    weakness: [],
    resistance: [],
    retreat: 1,
  } as const;
  const attacks = [
    {
      name: 'Splash',
      cost: [],
      damage: 30,
      does: [{ damage: 10, to: { each: { side: 'theirs', place: 'bench' } } }],
    },
  ];
  const always = [{ claim: 'prevent', what: 'damage', on: { side: 'yours', place: 'bench' } }];
  const pool = cardPool([
    { ...cub, key: 'own:Cub', name: 'Cub', attacks },
    {
      ...cub,
      key: 'own:Guard',
      name: 'Guard',
      attacks: [],
      ...(guard ? { powers: [{ name: 'Veil', kind: 'ability', always }] as const } : {}),
    },
  ]);
  const { setup } = parseBoardLine('ME t9 p1 | Cub / - [deck 9] vs Cub / Guard [deck 9]');
  const found = ruleOn('attack Splash', { setup, pool, doc: 'me-2026' });
  if (!found.ok) throw new Error(found.fault.code);
  return sparedOnBench(found.ruling.trace);
};

describe('a Benched Pokémon that takes no damage', () => {
  it('is named', () => expect(said(true)).toBe('Guard takes no damage'));
  it('is not named where it takes damage', () => expect(said(false)).toBeNull());
});
