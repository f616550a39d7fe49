import { describe, expect, it } from 'vitest';
import { inPlay, playerOf } from '../claims/index.ts';
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
const rules = rulesetOf('comprehensive-2009', { pool });

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

/** p1 has a Pup in both places, each with this effect on it. */
const stateWith = (held: Mark): GameState => {
  const { state } = setUpTable(
    parseBoardLine('CR t9 p1 | Pup / Pup vs Pup / -').setup,
    pool,
    oneOnOne,
    'comprehensive-2009',
  );
  const [mine, ...others] = state.players;
  if (mine === undefined) throw new Error('no player at the table');
  const marked = {
    ...mine,
    active: mine.active.map((pokemon) => (pokemon === null ? null : { ...pokemon, marks: [held] })),
    bench: mine.bench.map((pokemon) => ({ ...pokemon, marks: [held] })),
  };
  return { ...state, players: [marked, ...others] };
};

const allowancesOf = (state: GameState, make: (uid: number) => Action, place = 0): readonly string[] => {
  const uid = inPlay(playerOf(state, 'p1'))[place]?.uid ?? -1;
  const { grounds } = legality(rules, state, make(uid));
  return grounds
    .filter(({ code }) => code === 'lasting-effect-forbids')
    .flatMap(({ allowances }) => allowances.map(({ code }) => code));
};

const retreat = (pokemon: number): Action => ({ kind: 'retreat', pokemon });
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
    expect(allowancesOf(state, use, 1)).toEqual(['evolve-it']);
  });
});
