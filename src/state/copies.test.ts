import { describe, expect, it } from 'vitest';
import { copyOfPlayer, copyOfPokemon, copyOfState, copyOfZone } from './copies.ts';
import type { GameState, Player, Pokemon, Zone } from './game-state.ts';

// Every field of each type stands here, the ones that may be missing too, so that one more field of the type does not compile before it is copied.

const zone: Required<Zone> = { cards: [1], given: true, atLeast: true, shuffled: true, beneath: 1, faceUp: [1] };

const pokemon: Required<Pokemon> = {
  uid: 1,
  inc: 2,
  stack: [3],
  attached: [{ card: 4, at: 5 }],
  damage: 60,
  marks: [],
  since: 7,
  at: 8,
  thisTurn: ['healed'],
};

const player: Required<Player> = {
  seat: 'p1',
  team: 0,
  active: [pokemon],
  bench: [],
  activeGiven: true,
  benchGiven: false,
  prizes: zone,
  hand: zone,
  deck: zone,
  discard: zone,
  lost: zone,
  beside: zone,
  marks: [],
  out: false,
  fallen: 1,
  mulligans: 2,
  due: 3,
  fallenToDamage: 4,
  fallenNames: ['Shinx'],
  fallenToDamageNames: ['Shinx'],
  attacksBefore: [{ attack: 'Bite', by: 1, user: 'Shinx' }],
  attacksAssumed: true,
  gx: true,
  vstar: true,
  unions: ['Greninja V-UNION'],
  once: ['Legacy Energy'],
};

const state: Required<GameState> = {
  ruleset: 'comprehensive-2009',
  format: '1on1',
  facing: null,
  turn: 3,
  phase: 'action',
  toMove: 'p1',
  first: 'p2',
  players: [player],
  stadium: { card: 1, at: 2 },
  spent: { energy: true, retreat: false, supporter: true, stadium: false },
  cards: [],
  clock: 4,
  nextUid: 5,
  nextMark: 6,
  window: 'untold',
  result: null,
  given: { turn: true, first: false },
  supporters: 2,
  supportersPlayed: ['Cynthia'],
  powersUsed: ['Dash'],
  attacksUsed: [],
  cardsUsed: [],
  suddenDeath: true,
};

describe('a copy of what is on the table', () => {
  it('has every field, and is another object', () => {
    const pairs = [
      [zone, copyOfZone(zone)],
      [pokemon, copyOfPokemon(pokemon)],
      [player, copyOfPlayer(player)],
      [state, copyOfState(state)],
    ] as const;
    for (const [one, copy] of pairs) {
      expect(copy).not.toBe(one);
      expect(copy).toStrictEqual(one);
    }
  });

  it('has no field that was missing', () => {
    expect(copyOfZone({ cards: [], given: false })).toStrictEqual({ cards: [], given: false });
    const { fallenToDamage: _damage, gx: _gx, ...plain } = player;
    expect(copyOfPlayer(plain)).toStrictEqual(plain);
    const { powersUsed: _powers, cardsUsed: _cards, suddenDeath: _again, ...first } = state;
    expect(copyOfState(first)).toStrictEqual(first);
  });
});
