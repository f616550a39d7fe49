import { describe, expect, it } from 'vitest';
import { eventsIn } from '../engine/index.ts';
import { type Card, cardPool } from '../state/index.ts';
import { readBoard } from './read-board.ts';
import { replay } from './replay.ts';

/** Where a replay goes on with two tables, a step says what both of them showed, and nothing that only one did. */

const pokemon = (name: string, more: Partial<Card> = {}): Card => ({
  key: `own:${name}`,
  name,
  kind: 'pokemon',
  stage: 'basic',
  hp: 90,
  types: ['C'],
  weakness: [],
  resistance: [],
  retreat: 0,
  attacks: [{ name: 'Scratch', cost: [], damage: 20 }],
  ...more,
});

const hold = { lasting: { claim: 'cannot', act: 'retreat' }, on: 'defending', until: 'opponents-next-turn' };
const pool = cardPool([
  pokemon('Snare', {
    attacks: [{ name: 'Hold', cost: [], damage: 10, text: 'It stays.', does: [hold] as never }],
  }),
  pokemon('Cub'),
  {
    key: 'own:Relay',
    name: 'Relay',
    kind: 'trainer',
    play: { text: 'A switch.', does: [{ switch: 'yours' }] },
  } as Card,
]);

const played = (...then: readonly string[]) => {
  const board = 'EX t7 p1 | Snare / - [deck 9] vs Cub / Cub [hand (Relay), deck 9]';
  const file = readBoard(JSON.stringify({ board, steps: ['attack Hold', ...then] }), 'b.yaml');
  return replay(file, { pool, doc: 'ex-2003' }).steps;
};

const endedIn = (step: ReturnType<typeof played>[number] | undefined): readonly string[] =>
  eventsIn(step?.trace ?? []).flatMap((event) => (event.kind === 'unmarked' ? [event.name] : []));

describe('a step on both of two tables', () => {
  it('does not say that an effect ends which may have ended before', () => {
    const [, , attack, end] = played('p2 play Relay on bench 1', 'p2 attack Scratch', 'p1 end turn');
    expect(attack?.verdict).toBe('legal');
    expect(endedIn(attack)).toEqual([]);
    expect(end?.verdict).toBe('legal');
    expect(eventsIn(attack?.trace ?? []).some(({ kind }) => kind === 'damaged')).toBe(true);
  });

  it('says so where there is one table', () => {
    const [, attack] = played('p2 attack Scratch');
    expect(endedIn(attack)).toHaveLength(1);
  });
});
