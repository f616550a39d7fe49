import { describe, expect, it } from 'vitest';
import { inPlay, playerOf } from '../claims/index.ts';
import { RULED, type RuledDoc } from '../corpus/index.ts';
import { type Action, legality } from '../engine/index.ts';
import { rulesetOf } from '../eras/index.ts';
import { oneOnOne } from '../formats/index.ts';
import { cardPool, type GameState, type Mark, setUpTable } from '../state/index.ts';
import { parseBoardLine } from '../state/notation/index.ts';

const power = { name: 'Glow', kind: 'power', does: [{ heal: 10, from: 'self' }] } as const;
const attack = { name: 'Bite', cost: [], damage: 10 } as const;
const pool = cardPool([
  { key: 'pup', name: 'Pup', kind: 'pokemon', stage: 'basic', hp: 50, retreat: 0, attacks: [attack], powers: [power] },
]);

const mark = (origin: Mark['origin'], act: string, more: Partial<Mark> = {}): Mark => ({
  id: 1,
  says: { claim: 'cannot', act },
  name: 'Hold',
  seat: 'p2',
  origin,
  marker: false,
  from: 8,
  until: null,
  parent: null,
  ...more,
});

const CR = 'comprehensive-2009';

/** p1 has a Pup in both places. */
const table = (doc: RuledDoc): GameState =>
  setUpTable(parseBoardLine('t9 p1 | Pup / Pup vs Pup / -').setup, pool, oneOnOne, doc).state;

/** Each of them with this effect on it. */
const stateWith = (held: Mark, doc: RuledDoc = CR): GameState => {
  const state = table(doc);
  const [mine, ...others] = state.players;
  if (mine === undefined) throw new Error('no player at the table');
  const marked = {
    ...mine,
    active: mine.active.map((pokemon) => (pokemon === null ? null : { ...pokemon, marks: [held] })),
    bench: mine.bench.map((pokemon) => ({ ...pokemon, marks: [held] })),
  };
  return { ...state, players: [marked, ...others] };
};

/** The effect on p1, and none on a Pokémon. */
const heldByPlayer = (held: Mark, doc: RuledDoc): GameState => {
  const state = table(doc);
  return { ...state, players: state.players.map((one) => (one.seat === 'p1' ? { ...one, marks: [held] } : one)) };
};

const allowancesOf = (
  state: GameState,
  make: (uid: number) => Action,
  { place = 0, doc = CR }: { readonly place?: number; readonly doc?: RuledDoc } = {},
): readonly string[] => {
  const uid = inPlay(playerOf(state, 'p1'))[place]?.uid ?? -1;
  const { grounds } = legality(rulesetOf(doc, { pool }), state, make(uid));
  return grounds
    .filter(({ code }) => code === 'lasting-effect-forbids')
    .flatMap(({ allowances }) => allowances.map(({ code }) => code));
};

const retreat = (pokemon: number): Action => ({ kind: 'retreat', pokemon });
const attacks = (attacker: number): Action => ({ kind: 'attack', attacker, attack: 'Bite' });
const use = (pokemon: number): Action => ({ kind: 'use-power', pokemon, power: 'Glow' });

describe('what ends a lasting effect before its time', () => {
  it('leaving the Active place, where an attack made it', () => {
    expect(allowancesOf(stateWith(mark('attack', 'retreat')), retreat)).toEqual(['evolve-or-leave-active']);
  });

  it('not leaving it, where a Poké-Power made it or a marker shows it', () => {
    expect(allowancesOf(stateWith(mark('power', 'retreat')), retreat)).toEqual(['evolve-it']);
    expect(allowancesOf(stateWith(mark('attack', 'retreat', { marker: true })), retreat)).toEqual(['evolve-it']);
  });

  it('leaving it after all, where the effect says so itself', () => {
    const says = { claim: 'cannot', act: 'retreat', ends: 'leaving-active' };
    expect(allowancesOf(stateWith(mark('power', 'retreat', { says })), retreat)).toEqual(['evolve-or-leave-active']);
  });

  it('not leaving it, where the Pokémon is on the Bench anyway', () => {
    const state = stateWith(mark('attack', 'use-power'));
    expect(allowancesOf(state, use)).toEqual(['evolve-or-leave-active']);
    expect(allowancesOf(state, use, { place: 1 })).toEqual(['evolve-it']);
  });

  it.each(RULED.filter((doc) => doc !== 'neo-2001'))('only its time, where it is on the player: %s', (doc) => {
    for (const [act, make] of [['attack', attacks] as const, ['retreat', retreat] as const]) {
      const says = { claim: 'cannot', act, on: { side: 'yours' } };
      const held = mark('attack', act, { says, seat: 'p1' });
      expect(allowancesOf(heldByPlayer(held, doc), make, { doc })).toEqual(['only-its-end']);
    }
  });

  it.each(['advanced-2018', 'advanced-2025'] as const)('either, where it is on the Pokémon itself: %s', (doc) => {
    const ends = ['it-evolves', 'it-leaves-active'];
    expect(allowancesOf(stateWith(mark('attack', 'attack'), doc), attacks, { doc })).toEqual(ends);
    expect(allowancesOf(stateWith(mark('attack', 'retreat'), doc), retreat, { doc })).toEqual(ends);
  });
});
