import { expect, it } from 'vitest';
import { viewOf } from '../claims/index.ts';
import { rulesetOf } from '../eras/index.ts';
import { oneOnOne } from '../formats/index.ts';
import { type Card, cardPool, type GameState, type Mark, type Power, setUpTable } from '../state/index.ts';
import { parseBoardLine } from '../state/notation/index.ts';

// Bans and permissions are looked for only where a view says that there are some, so what it says has to be all of them.

const DOC = 'comprehensive-2009';

const pokemon = (name: string, always?: Power['always']): Card => ({
  key: name,
  name,
  kind: 'pokemon',
  stage: 'basic',
  hp: 50,
  ...(always === undefined ? {} : { powers: [{ name, kind: 'body', always }] }),
});

const pool = cardPool([
  pokemon('Pup'),
  pokemon('Warden', [{ claim: 'cannot', act: 'retreat', on: { side: 'theirs' } }]),
  pokemon('Hush', [{ claim: 'mute', what: 'bodies', on: { side: 'theirs' } }]),
]);
const rules = rulesetOf(DOC, { pool });

const stateOf = (line: string): GameState => setUpTable(parseBoardLine(line).setup, pool, oneOnOne, DOC).state;

const says = (state: GameState, kind: 'cannot' | 'may', act: 'retreat' | 'attack'): boolean =>
  viewOf(state, rules).says(kind, act);

const left: Mark = {
  id: 1,
  says: { claim: 'cannot', act: 'attack' },
  name: 'Hold',
  seat: 'p2',
  origin: 'attack',
  marker: false,
  from: 8,
  until: null,
  parent: null,
};

const PLAIN = 'CR t9 p1 | Pup / Pup vs Pup / Pup';

it('says nothing where no card and no effect does', () => {
  expect([says(stateOf(PLAIN), 'cannot', 'retreat'), says(stateOf(PLAIN), 'cannot', 'attack')]).toEqual([false, false]);
});

it('says what a text in play says, and nothing else', () => {
  const state = stateOf('CR t9 p1 | Pup / Pup vs Pup / Warden');
  expect([says(state, 'cannot', 'retreat'), says(state, 'may', 'retreat'), says(state, 'cannot', 'attack')]).toEqual([
    true,
    false,
    false,
  ]);
});

it('says nothing of a text that another mutes', () => {
  expect(says(stateOf('CR t9 p1 | Hush / Pup vs Pup / Warden'), 'cannot', 'retreat')).toBe(false);
});

it('says what an effect left on a Benched Pokémon', () => {
  const state = stateOf(PLAIN);
  const players = state.players.map((player) =>
    player.seat === 'p2' ? { ...player, bench: player.bench.map((one) => ({ ...one, marks: [left] })) } : player,
  );
  const after = { ...state, players };
  expect([says(after, 'cannot', 'attack'), says(after, 'may', 'attack'), says(after, 'cannot', 'retreat')]).toEqual([
    true,
    false,
    false,
  ]);
});

it('says what an effect left on a player', () => {
  const state = stateOf(PLAIN);
  const players = state.players.map((player) => (player.seat === 'p1' ? { ...player, marks: [left] } : player));
  expect(says({ ...state, players }, 'cannot', 'attack')).toBe(true);
});
