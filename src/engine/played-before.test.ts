import { expect, it } from 'vitest';
import { rulesetOf } from '../eras/index.ts';
import { oneOnOne } from '../formats/index.ts';
import { type Card, cardPool, setUpTable } from '../state/index.ts';
import { parseBoardLine } from '../state/notation/index.ts';
import { type Answer, drive, driveOnce, legality } from './index.ts';

// Protects that what is kept of an action is what playing it again would give, for that action on that table under those rules alone.

const cards: readonly Card[] = [
  {
    key: 'a',
    name: 'Alpha',
    kind: 'pokemon',
    stage: 'basic',
    hp: 60,
    types: ['R'],
    attacks: [{ name: 'Rattle', cost: [], damage: 10, base: { times: { heads: 2 } } }],
  },
];
const pool = cardPool(cards);
const rules = rulesetOf('comprehensive-2009', { pool });
const table = () =>
  setUpTable(parseBoardLine('CR t3 p1 | Alpha / - vs Alpha / -').setup, pool, oneOnOne, 'comprehensive-2009').state;

const rattle = (uid: number) => ({ kind: 'attack', attacker: uid, attack: 'Rattle' }) as const;

const begun = (ruled = rules) => {
  const state = { ...table() };
  const action = rattle(state.players[0]?.active[0]?.uid ?? 0);
  const judged = legality(ruled, state, action);
  const listed = (answers: readonly Answer[]) => {
    let at = 0;
    return () => answers[at++] ?? null;
  };
  return {
    once: (...answers: readonly Answer[]) => driveOnce(ruled, state, action, listed(answers), { judged }),
    afresh: (...answers: readonly Answer[]) => drive(ruled, state, action, listed(answers), { judged }),
  };
};

const WAYS: readonly (readonly Answer[])[] = [
  [],
  ['heads'],
  ['heads', 'tails'],
  ['heads', 'heads'],
  ['tails'],
  ['tails', 'heads'],
  ['edge'],
];

it('gives what playing gives, in whichever order the answers are tried', () => {
  for (const ways of [WAYS, WAYS.toReversed()]) {
    const { once, afresh } = begun();
    for (const answers of [...ways, ...ways]) expect(once(...answers)).toEqual(afresh(...answers));
  }
});

it('plays the same answers once, and others on another table', () => {
  const { once } = begun();
  const heads = once('heads', 'heads');
  once('tails');
  expect(once('heads', 'heads')).toBe(heads);
  const other = begun();
  expect(other.once('heads', 'heads')).not.toBe(heads);
  expect(other.once('heads', 'heads')).toEqual(heads);
});

it('plays it each time where a recorder listens', () => {
  let heard = 0;
  const recorded = rulesetOf('comprehensive-2009', {
    pool,
    recorder: () => {
      heard += 1;
    },
  });
  const { once } = begun(recorded);
  once('heads', 'heads');
  const first = heard;
  once('heads', 'heads');
  expect(first).toBeGreaterThan(0);
  expect(heard).toBeGreaterThan(first);
});
