import { describe, expect, it } from 'vitest';
import { RULED, type RuledDoc, type RuleId } from '../corpus/index.ts';
import { drive, speaksOfLaw, statesLaw } from '../engine/index.ts';
import { oneOnOne } from '../formats/index.ts';
import { cardPool, setUpTable, someWithin } from '../state/index.ts';
import { parseBoardLine } from '../state/notation/index.ts';
import { rulesetOf } from './index.ts';
import { POINTS, type Prohibition } from './prohibitions.ts';
import { isContrary } from './stated.ts';

/** In play a ruleset is put together once for a pool of cards; a caller who changes it, or listens, gets another one. */

const pool = cardPool([
  {
    key: 'k',
    name: 'Kicker',
    kind: 'pokemon',
    stage: 'basic',
    hp: 90,
    types: ['F'],
    attacks: [{ name: 'Tap', cost: [], damage: 20 }],
  },
  {
    key: 's',
    name: 'Slab',
    kind: 'pokemon',
    stage: 'basic',
    hp: 90,
    types: ['C'],
    resistance: [{ type: 'F', minus: 30 }],
    attacks: [],
  },
  {
    key: 'g',
    name: 'Gauntlet',
    kind: 'trainer',
    attaches: true,
    always: [{ claim: 'damage', when: 'before', add: 20, on: 'host' }],
  },
]);
const DOC = 'comprehensive-2009';
const ONE = new Set<RuleId>(['comprehensive-2009/309.2']);

describe('a ruleset', () => {
  it('is the same one, as long as nothing is switched off and there is no listener', () => {
    const kept = rulesetOf(DOC, { pool });
    expect(rulesetOf(DOC, { pool, off: new Set(), recorder: null })).toBe(kept);
    expect(rulesetOf(DOC, { pool: cardPool([]) })).not.toBe(kept);
    expect(rulesetOf(DOC, { pool, format: 'team' })).not.toBe(kept);
  });

  it('is another one with a paragraph off, and that paragraph alone', () => {
    const kept = rulesetOf(DOC, { pool });
    expect([...rulesetOf(DOC, { pool, off: ONE }).off]).toEqual([...ONE]);
    expect(rulesetOf(DOC, { pool })).toBe(kept);
    expect([...kept.off]).toEqual([]);
  });

  it('is another one with a listener', () => {
    const kept = rulesetOf(DOC, { pool });
    const recorder = { acted: () => {} } as unknown as NonNullable<(typeof kept)['recorder']>;
    expect(rulesetOf(DOC, { pool, recorder }).recorder).toBe(recorder);
    expect(rulesetOf(DOC, { pool }).recorder).toBeNull();
  });
});

describe('a silence of one document', () => {
  const attacked = (fallback?: 'comprehensive-2009') => {
    const { setup } = parseBoardLine('Neo t7 p1 | Kicker +Gauntlet / - vs Slab / -');
    const { state, pool: cards } = setUpTable(setup, pool, oneOnOne, 'neo-2001');
    const attacker = state.players[0]?.active[0]?.uid ?? 0;
    const rules = rulesetOf('neo-2001', { pool: cards, ...(fallback === undefined ? {} : { fallback }) });
    return drive(rules, state, { kind: 'attack', attacker, attack: 'Tap' }, () => null, { scope: 'action' });
  };

  it('stops what depends on it', () => {
    expect(attacked().kind).toBe('not-told');
  });

  it('is filled from another one that was named: less than nothing counts as nothing, and 20 are added to that', () => {
    const outcome = attacked('comprehensive-2009');
    expect(outcome.kind === 'done' && outcome.state.players[1]?.active[0]?.damage).toBe(20);
    const sums: unknown[] = [];
    someWithin(outcome, (inner, key) => key === 'damage' && sums.push(inner) === 0);
    expect(sums).toContain(20);
    expect(sums).not.toContain(21);
  });

  it.each(RULED.flatMap((doc) => RULED.map((fallback) => [doc, fallback] as const)))(
    'of %s is filled from %s by its wording of a point as a whole, and nothing is added to a wording that it states',
    (doc, fallback) => {
      const of = ({ forbids }: object & { readonly forbids: unknown }) =>
        new Set(Object.values(forbids as Readonly<Record<string, readonly Prohibition[]>>).flat());
      const inForce = of(rulesetOf(doc, { pool, fallback }));
      const alone = of(rulesetOf(doc, { pool }));
      const there = of(rulesetOf(fallback, { pool }));
      const codes = (rules: readonly Prohibition[]) => rules.map(({ code }) => code);
      for (const point of POINTS) {
        const worded = (by: RuledDoc) => point.find(([lead]) => speaksOfLaw(lead.law, by));
        const inferred = worded(doc);
        const states = inferred?.some(({ law }) => statesLaw(law, doc)) === true;
        const theirs = point.find((wording) => wording !== inferred && statesLaw(wording[0].law, fallback));
        const own =
          inferred !== undefined && !states && theirs !== undefined && doc !== fallback ? undefined : inferred;
        const meant: readonly Prohibition[] = own ?? (inferred === undefined ? worded(fallback) : theirs) ?? [];
        expect(
          codes(
            point
              .flat()
              .filter((rule) => inForce.has(rule) && !alone.has(rule) && (own !== undefined || !meant.includes(rule))),
          ),
        ).toEqual([]);
        // A point is put once, whichever document puts it.
        const stand = point.flat().filter((rule) => inForce.has(rule));
        expect(point.some((wording) => stand.every((rule) => wording.includes(rule)))).toBe(true);
        if (own === undefined)
          expect(
            codes(
              meant.filter(
                (rule) =>
                  there.has(rule) && statesLaw(rule.law, fallback) && !isContrary(rule, doc) && !inForce.has(rule),
              ),
            ),
          ).toEqual([]);
      }
    },
  );
});
