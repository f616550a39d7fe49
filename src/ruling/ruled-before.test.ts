import { describe, expect, it } from 'vitest';
import { type Card, cardPool } from '../state/index.ts';
import { parseBoardLine } from '../state/notation/index.ts';
import { ruleOn } from './index.ts';

const pebblet = (retreat: number): Card => ({
  key: 'pebblet',
  name: 'Pebblet',
  kind: 'pokemon',
  stage: 'basic',
  hp: 50,
  types: ['F'],
  retreat,
});

const [light, heavy] = [cardPool([pebblet(0)]), cardPool([pebblet(2)])];
const { setup } = parseBoardLine('CR t9 p1 | Pebblet / Pebblet vs Pebblet');

describe('a ruling that is kept', () => {
  it('is the ruling on the same question', () => {
    const table = { setup, pool: light, doc: 'comprehensive-2009' } as const;
    expect(ruleOn('retreat', table)).toBe(ruleOn('retreat', table));
    expect(ruleOn('retreat', table)).toEqual(ruleOn('retreat', { ...table, setup: { ...setup } }));
  });

  it('does not count with other cards, documents, rules or assumptions', () => {
    const verdict = (more: object, options = {}): unknown => {
      const ruled = ruleOn('retreat', { setup, pool: light, doc: 'comprehensive-2009', ...more }, options);
      return ruled.ok ? ruled.ruling.verdict : ruled.fault.code;
    };
    expect(verdict({})).toBe('legal');
    expect(verdict({ pool: heavy })).toBe('illegal');
    expect(verdict({ pool: heavy }, { assume: ['retreat cost 0'] })).toBe('legal');
    const ruled = ruleOn('retreat', { setup, pool: light, doc: 'xy-2016' });
    expect(ruled.ok && ruled.ruling.ruleset).toBe('xy-2016');
    let heard = 0;
    verdict({ recorder: () => heard++ });
    expect(heard).toBeGreaterThan(0);
  });
});
