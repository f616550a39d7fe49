import { describe, expect, it } from 'vitest';
import type { NoteCode, View } from '../claims/index.ts';
import type { RuleId } from '../corpus/index.ts';
import type { GameState } from '../state/index.ts';
import {
  isOff,
  leftOpenBy,
  paragraphOf,
  perSources,
  reading,
  stage,
  step,
  Table,
  UnknownFact,
  type Where,
} from './index.ts';
import type { Ruleset } from './ruleset.ts';
import { idleNode } from './trace.ts';

const ID = 'comprehensive-2009/103.1';
const OTHER = 'comprehensive-2009/304.1';
const LAW = { 'comprehensive-2009': ['103.1', 'negative'], 'xy-2016': 'absent' } as const;

const where = (over: Partial<Where> = {}): Where => ({
  doc: 'comprehensive-2009',
  fallback: null,
  off: new Set(),
  recorder: null,
  ...over,
});
const off = (...rules: readonly RuleId[]): Where => where({ off: new Set(rules) });

const two = reading(
  LAW,
  (_where: Where, _args: readonly []) => 2,
  () => 1,
);
const doubled = stage(LAW, (_view, damage, _ctx: null) => damage * 2);

describe('what depends on the documents alone', () => {
  it('is made once for each document and each that fills its silences', () => {
    const made = perSources(() => ({}));
    const one = made(where());
    expect(made(where())).toBe(one);
    const filled = made(where({ fallback: 'xy-2016' }));
    expect(filled).not.toBe(one);
    expect(made(where({ doc: 'xy-2016' }))).not.toBe(one);
    expect(made(where({ fallback: 'xy-2016' }))).toBe(filled);
    expect(made(where())).toBe(one);
  });
});

describe('a rule that is switched off', () => {
  it('is off by its own paragraph alone', () => {
    expect([where(), off(OTHER), off(ID), off(ID, OTHER)].map((one) => isOff(one, LAW))).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  it('as a reading gives the value without it', () => {
    expect([where(), off(OTHER), off(ID), off(ID, OTHER)].map((one) => two(one as View, []))).toEqual([2, 2, 1, 1]);
  });

  it('as a stage leaves the damage as it was', () => {
    const reckoned = [where(), off(OTHER), off(ID), off(ID, OTHER)].map((one) => doubled(one as View, 30, null));
    expect(reckoned).toEqual([60, 60, 30, 30]);
  });

  it('as a step does nothing', () => {
    const done: string[] = [];
    const run = step(LAW, (_t: Table<unknown>) => void done.push('done'));
    for (const one of [off(OTHER), off(ID), off(ID, OTHER)]) run(tableUnder(one));
    expect(done).toEqual(['done']);
  });
});

const tableUnder = (one: Where): Table<unknown> =>
  new Table({ players: [], cards: [] } as unknown as GameState, one as unknown as Ruleset<unknown>, () => 'heads');

describe('a rule and its sources', () => {
  it('breaks off where a document has nothing on a point that another one only infers, and names the place there', () => {
    const inferred = { 'neo-2001': { silent: 'a turn may end without an attack', near: 'Play.9C' } } as const;
    const asked = (): RuleId => paragraphOf(inferred, { doc: 'comprehensive-2009', fallback: null });
    expect(asked).toThrow(UnknownFact);
    expect(paragraphOf({ ...inferred, ...LAW }, { doc: 'comprehensive-2009', fallback: null })).toBe(ID);
    expect(() => paragraphOf({ ...inferred, ...LAW }, { doc: 'ex-2003', fallback: null })).toThrow(
      expect.objectContaining({ rule: ID, code: 'document-silent' }),
    );
  });

  it('is bound to a document at least', () => {
    expect(() =>
      reading(
        { 'xy-2016': 'absent' },
        () => 1,
        () => 2,
      ),
    ).toThrow('a rule is bound to no document');
  });

  it('looks its paragraph up again when another document fills the silences', () => {
    const xy = where({ doc: 'xy-2016' });
    const filled = where({ doc: 'xy-2016', fallback: 'comprehensive-2009' });
    expect([xy, filled, xy, filled].map((one) => two(one as View, []))).toEqual([1, 2, 1, 2]);
  });
});

describe('the trace', () => {
  const inner = step(LAW, (t: Table<unknown>) => t.why(OTHER, 'inner' as NoteCode));
  const outer = step({ 'comprehensive-2009': ['304.1', '10 damage'] }, (t: Table<unknown>) => {
    t.note('before' as NoteCode);
    inner(t);
  });

  it('reports a rule that only considered another one as considered, after one that acted too', () => {
    const idle = step(LAW, () => {});
    const considers = step({ 'comprehensive-2009': ['304.1', '10 damage'] }, (t: Table<unknown>) => idle(t));
    const t = tableUnder(where());
    considers(t);
    outer(t);
    considers(t);
    expect(t.trace.map(({ depth }) => depth)).toEqual([3, 2, 3]);
  });

  it('has what a step calls within that step, and what explains a value under the step that asked', () => {
    const t = tableUnder(where());
    outer(t);
    expect(t.trace).toMatchObject([
      {
        rule: OTHER,
        entries: [
          { kind: 'note', code: 'before' },
          {
            kind: 'rule',
            rule: ID,
            entries: [{ kind: 'rule', rule: OTHER, entries: [{ kind: 'note', code: 'inner' }] }],
          },
        ],
      },
    ]);
  });

  it('is whole when a step was broken off', () => {
    const t = tableUnder(where());
    t.enter(idleNode(OTHER));
    t.enter(idleNode(ID));
    t.note('within' as NoteCode);
    t.closeAll();
    expect(t.trace).toMatchObject([{ rule: OTHER, entries: [{ rule: ID, entries: [{ code: 'within' }] }] }]);
  });
});

describe('a point that a document leaves open', () => {
  const law = { ...LAW, 'ex-2003': { open: 'what comes of it', near: 'Attack' } } as const;

  it('is open at the place where one would look for it', () => {
    expect(leftOpenBy(law, { doc: 'ex-2003', fallback: null })).toBe('ex-2003/Attack');
    expect(leftOpenBy(law, { doc: 'ex-2003', fallback: 'neo-2001' })).toBe('ex-2003/Attack');
  });

  it('is not where the document that fills its silences states it', () => {
    expect(leftOpenBy(law, { doc: 'ex-2003', fallback: 'comprehensive-2009' })).toBeNull();
  });
});
