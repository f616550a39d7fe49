import { expect, it } from 'vitest';
import { ruleOn } from '../../ruling/index.ts';
import { cardPool } from '../../state/index.ts';
import { parseBoardLine } from '../../state/notation/index.ts';

/** A card that changes damage is named with the Pokémon it is attached to, also where the other one attacks. */
const onWhom = (board: string): readonly string[] => {
  const pokemon = { kind: 'pokemon', stage: 'basic', hp: 90, types: ['C'], weakness: [], resistance: [] } as const;
  const energy = { kind: 'energy', special: true, provides: [{ units: ['C'] }] } as const;
  const reading = { claim: 'damage', when: 'before' } as const;
  const pool = cardPool([
    { ...pokemon, key: 'own:Cub', name: 'Cub', retreat: 1, attacks: [{ name: 'Nip', cost: [], damage: 30 }] },
    { ...pokemon, key: 'own:Wall', name: 'Wall', retreat: 1, attacks: [] },
    {
      ...energy,
      key: 'own:Ward',
      name: 'Ward Energy',
      always: [{ ...reading, add: -10, on: { side: 'theirs' }, against: { other: false } }],
    },
    { ...energy, key: 'own:Spur', name: 'Spur Energy', always: [{ ...reading, add: 10, on: 'host' }] },
  ]);
  const { setup } = parseBoardLine(board);
  const found = ruleOn('attack Nip', { setup, pool, doc: 'xy-2016' });
  if (!found.ok) throw new Error(found.fault.code);
  const notes = JSON.stringify(found.ruling.trace).matchAll(
    /"code":"damage-changed","facts":\{"by":"([^"]*)".*?"pokemon":"([^"]*)"/gu,
  );
  return [...notes].map(([, by, host]) => `${by} on ${host}`);
};

it('is on the Defending Pokémon', () =>
  expect(onWhom('XY t9 p1 | Cub / - vs Wall +Ward Energy / -')).toEqual(['Ward Energy on Wall']));
it('is on the Attacking Pokémon', () =>
  expect(onWhom('XY t9 p1 | Cub +Spur Energy / - vs Wall / -')).toEqual(['Spur Energy on Cub']));
