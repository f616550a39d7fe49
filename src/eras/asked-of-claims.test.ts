import { expect, it } from 'vitest';
import { DOCUMENTS, RULED } from '../corpus/index.ts';
import { legality } from '../engine/index.ts';
import { gameOn, readied } from '../games.fixture.ts';
import type { GameState, Mark } from '../state/index.ts';

// Where no text says the claim that a prohibition waits for, it is not asked. A recorder has every one asked, so that with it the same has to be found.

const HAND = '[prizes 2 (2 R), hand (Pup, Hound, Cat, R, W, Salve, Swap, Helper), deck (R, Pup), discard 0, lost 0]';

const BAN: Mark = {
  id: 1,
  says: { claim: 'cannot', act: 'retreat' },
  name: 'Web',
  seat: 'p2',
  origin: 'attack',
  marker: false,
  from: 2,
  until: null,
  parent: null,
};

const banned = (state: GameState): GameState => ({
  ...state,
  players: state.players.map((player) => ({
    ...player,
    active: player.active.map((one) => (one === null ? null : { ...one, marks: [BAN] })),
  })),
});

it.each(RULED)('finds the same under %s whether every prohibition is asked or not', (doc) => {
  const { label } = DOCUMENTS.find(({ key }) => key === doc) ?? { label: doc };
  const game = gameOn(`${label} t3 p1 | Pup / Cat ${HAND} vs Cat / Pup ${HAND}`);
  for (const state of [game.state, banned(game.state)]) {
    const asked = readied({ ...game, state });
    const everyOneAsked = { ...game.rules, recorder: () => {} };
    expect(asked.length).toBeGreaterThan(0);
    for (const { action, said } of asked) expect(legality(everyOneAsked, state, action)).toEqual(said);
    const grounds = asked.flatMap(({ said }) => said.grounds.map(({ code }) => code));
    expect(grounds.includes('lasting-effect-forbids')).toBe(state !== game.state);
  }
});
