import { describe, expect, it } from 'vitest';
import { rulesetOf } from '../eras/index.ts';
import { oneOnOne } from '../formats/index.ts';
import { type Card, cardPool, type GameState, setUpTable } from '../state/index.ts';
import { parseBoardLine } from '../state/notation/index.ts';
import { drive, futures, legality, mistakesIn, Table, takeStep } from './index.ts';

const cards: readonly Card[] = [
  { key: 'r', name: 'Fire Energy', short: 'R', kind: 'energy', tags: ['basic energy'], provides: [{ units: ['R'] }] },
  {
    key: 'a',
    name: 'Alpha',
    kind: 'pokemon',
    stage: 'basic',
    hp: 60,
    types: ['R'],
    retreat: 1,
    attacks: [
      { name: 'Hit', cost: ['R'], damage: 20 },
      { name: 'Rattle', cost: [], damage: 10, base: { times: { heads: 7 } } },
      { name: 'Hail', cost: [], damage: 10, base: { times: { 'heads-until-tails': true } } },
      { name: 'Swirl', cost: [], damage: 0, does: [{ switch: 'yours' }, { switch: 'theirs' }] },
      {
        name: 'Whirl',
        cost: [],
        damage: 0,
        does: [{ 'pick-one': { aye: [{ counters: 1, on: 'self' }] } }, { switch: 'yours' }, { switch: 'theirs' }],
      },
      { name: 'Doze', cost: [], damage: 10, does: [{ flip: { heads: [{ condition: 'asleep', on: 'defending' }] } }] },
    ],
  },
  { key: 'b', name: 'Beta', kind: 'pokemon', stage: 'basic', hp: 60, types: ['W'], retreat: 0 },
];
const pool = cardPool(cards);
const rules = rulesetOf('comprehensive-2009', { pool });

const table = (line: string): GameState => {
  const { setup, faults } = parseBoardLine(line);
  expect(faults).toEqual([]);
  return setUpTable(setup, pool, oneOnOne, 'comprehensive-2009').state;
};

const freeze = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) freeze(inner);
  }
  return value;
};

const active = (state: GameState): number => state.players[0]?.active[0]?.uid ?? 0;
const doze = (state: GameState) => ({ kind: 'attack', attacker: active(state), attack: 'Doze' }) as const;

describe('one step of the engine', () => {
  it('leaves the old state untouched, whatever comes of the action', () => {
    const before = freeze(table('CR t3 p1 | Alpha +R / Beta vs Beta / -'));
    const copy = JSON.stringify(before);
    expect(takeStep(rules, before, { kind: 'retreat', pokemon: active(before) }, []).kind).toBe('done');
    expect(takeStep(rules, before, doze(before), []).kind).toBe('pending');
    expect(takeStep(rules, before, { kind: 'attack', attacker: active(before), attack: 'None' }, []).kind).toBe(
      'forbidden',
    );
    expect(JSON.stringify(before)).toBe(copy);
  });

  it('waits with the question when an answer is missing, and goes on when it is given', () => {
    const before = table('CR t3 p1 | Alpha / - vs Beta / -');
    const pending = takeStep(rules, before, doze(before), []);
    expect(pending).toMatchObject({ kind: 'pending', question: { kind: 'coin', by: 'p1' } });
    const done = takeStep(rules, before, doze(before), ['tails']);
    expect(done.kind).toBe('done');
  });

  it('refuses an answer that is none, and says when answers were left over', () => {
    const before = table('CR t3 p1 | Alpha / - vs Beta / -');
    expect(takeStep(rules, before, doze(before), ['edge'])).toMatchObject({ kind: 'no-such-answer', answer: 'edge' });
    expect(takeStep(rules, before, doze(before), ['tails', 'heads'])).toMatchObject({
      kind: 'unused-answers',
      unused: ['heads'],
    });
  });

  it('gives the same bytes for the same input', () => {
    const before = table('CR t3 p1 | Alpha +R / - vs Beta / -');
    const once = takeStep(rules, before, doze(before), ['heads', 'tails']);
    expect(JSON.stringify(takeStep(rules, before, doze(before), ['heads', 'tails']))).toBe(JSON.stringify(once));
  });

  it('goes on from a revived state as from the state itself', () => {
    const before = table('CR t3 p1 | Alpha +R / Beta vs Beta / Alpha');
    const revived: GameState = JSON.parse(JSON.stringify(before));
    const there = takeStep(rules, before, { kind: 'attack', attacker: active(before), attack: 'Hit' }, []);
    expect(
      JSON.stringify(takeStep(rules, revived, { kind: 'attack', attacker: active(before), attack: 'Hit' }, [])),
    ).toBe(JSON.stringify(there));
  });

  it('explores every coin both ways', () => {
    const before = table('CR t3 p1 | Alpha / - vs Beta / -');
    const { futures: all, complete } = futures(rules, before, doze(before), { scope: 'action' });
    expect(complete).toBe(true);
    expect(all.map((future) => future.answers.map(({ answer }) => answer))).toEqual([['heads'], ['tails']]);
  });

  it('splits early coins first, and follows what is too much one way to its end', () => {
    const before = table('CR t3 p1 | Alpha ~confused / - vs Beta / -');
    const { futures: all, complete } = futures(
      rules,
      before,
      { ...doze(before), attack: 'Rattle' },
      { scope: 'action', limit: 8 },
    );
    expect(complete).toBe(false);
    expect(new Set(all.map(({ answers }) => answers[0]?.answer))).toEqual(new Set(['heads', 'tails']));
    for (const { outcome } of all) expect(outcome.kind).toBe('done');
    expect(futures(rules, before, { ...doze(before), attack: 'Rattle' }, { scope: 'action' })).toMatchObject({
      complete: false,
    });
  });

  it('tells no more futures apart than the limit', () => {
    const before = table('CR t3 p1 | Alpha / - vs Beta / -');
    for (const [limit, followed] of [
      [3, 2],
      [4, 4],
      [6, 4],
      [8, 8],
    ] as const) {
      const { futures: all } = futures(
        rules,
        before,
        { ...doze(before), attack: 'Rattle' },
        { scope: 'action', limit },
      );
      expect(all).toHaveLength(followed);
    }
  });

  it('follows coins flipped until tails without end, one future for each length', () => {
    const before = table('CR t3 p1 | Alpha / - vs Beta / -');
    const { futures: all } = futures(rules, before, { ...doze(before), attack: 'Hail' }, { scope: 'action', limit: 8 });
    expect(all.map(({ answers }) => answers.length)).toEqual([7, 6, 5, 4, 3, 2, 1]);
  });

  it('finds all grounds at once, not the first', () => {
    const before = table('CR t3 p1 used retreat | Alpha ~asleep / - vs Beta / -');
    const { grounds } = legality(rules, before, { kind: 'retreat', pokemon: active(before) });
    expect(grounds.map((ground) => ground.code)).toEqual([
      'is-asleep',
      'retreat-cost',
      'no-bench',
      'already-retreated',
    ]);
  });

  it('lets nothing change without a rule in force', () => {
    const before = table('CR t3 p1 | Alpha / - vs Beta / -');
    const loose = new Table(before, rules, () => 'heads');
    expect(() => loose.put({ kind: 'damaged', uid: active(before), amount: 10, by: null })).toThrow('no rule in force');
  });

  it('puts no question that has one possible answer', () => {
    const before = table('CR t3 p1 | Alpha +R / Beta vs Beta / -');
    let asked = 0;
    drive(rules, before, { kind: 'retreat', pokemon: active(before) }, () => {
      asked += 1;
      return null;
    });
    expect(asked).toBe(0);
  });

  it('takes an answer that names what was forced, and none that names something else', () => {
    const before = table('CR t3 p1 | Alpha +R / Beta vs Beta / -');
    const retreat = { kind: 'retreat', pokemon: active(before) } as const;
    const named = takeStep(rules, before, retreat, ['bench 1']);
    expect(named).toMatchObject({ kind: 'done' });
    expect(JSON.stringify((named as { state: GameState }).state)).toBe(
      JSON.stringify((takeStep(rules, before, retreat, []) as { state: GameState }).state),
    );
    expect(takeStep(rules, before, retreat, ['R', 'bench 1']).kind).toBe('done');
    expect(takeStep(rules, before, retreat, ['bench 2']).kind).toBe('unused-answers');
    expect(takeStep(rules, before, retreat, ['bench 1', 'bench 1']).kind).toBe('unused-answers');
  });

  it('keeps answers for open questions where a forced choice could take them', () => {
    const before = table('CR t3 p1 | Alpha +R / Beta vs Beta / -');
    const { futures: all } = futures(
      rules,
      before,
      { kind: 'retreat', pokemon: active(before) },
      { fixed: ['bench 1'] },
    );
    expect(all.map(({ answers }) => answers.map(({ answer }) => answer))).toEqual([['bench 1']]);
    expect(mistakesIn(all, ['bench 1'])).toBeNull();
    expect(mistakesIn(all, ['bench 1', 'heads'])).toMatchObject({ said: ['heads'] });
  });

  it('explores an open question after a forced choice, and lets that choice take none of its answers', () => {
    const before = table('CR t3 p1 | Alpha / Beta vs Beta / Alpha, Beta');
    const { futures: all } = futures(rules, before, { ...doze(before), attack: 'Swirl' }, { scope: 'action' });
    expect(all.map(({ answers }) => answers.map(({ answer }) => answer))).toEqual([['bench 1'], ['bench 2']]);
  });

  it('lets no forced choice after the fixed answers take what is explored', () => {
    const before = table('CR t3 p1 | Alpha / Beta vs Beta / Alpha, Beta');
    const { futures: all } = futures(
      rules,
      before,
      { ...doze(before), attack: 'Whirl' },
      { scope: 'action', fixed: ['aye'] },
    );
    expect(all.map(({ answers }) => answers.map(({ answer }) => answer))).toEqual([
      ['aye', 'bench 1'],
      ['aye', 'bench 2'],
    ]);
  });

  it('reports whether a forced choice was named', () => {
    const before = table('CR t3 p1 | Alpha +R / Beta vs Beta / -');
    const retreat = { kind: 'retreat', pokemon: active(before) } as const;
    const named = (answers: readonly string[]): number =>
      JSON.stringify(takeStep(rules, before, retreat, answers)).split('"asked":true').length - 1;
    expect([named([]), named(['bench 1']), named(['R', 'bench 1'])]).toEqual([0, 1, 2]);
  });

  it('says that a fact is missing instead of guessing it', () => {
    const before = table('CR t3 p1 | Alpha +R vs Beta / -');
    expect(takeStep(rules, before, { kind: 'retreat', pokemon: active(before) }, [])).toMatchObject({
      kind: 'not-told',
      needs: { code: 'bench-not-told' },
    });
  });
});
