import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ACTS, type Act, type ActRuledOn, type Precedent, precedentsFor, precedentsOf } from './index.ts';

const one = (changed: Partial<Precedent> = {}): Precedent => ({
  id: 'ex/one',
  name: 'Rare Candy is not played just to be rid of it',
  period: 'ex',
  date: '2003-10-30',
  source: { kind: 'rules-team', where: 'somewhere' },
  cards: ['Rare Candy'],
  called: null,
  mechanic: 'no effect',
  act: 'play',
  holds: 'It cannot be played.',
  verdict: 'illegal',
  document: 'same',
  because: 'The game stays as it was.',
  restsOn: [{ document: 'comprehensive-2009', id: '602.3' }],
  heldBy: [],
  plays: false,
  open: 'no table',
  ...changed,
});

const ruled = (changed: Partial<ActRuledOn> = {}): ActRuledOn => ({
  act: 'play',
  card: 'Rare Candy',
  called: null,
  table: 'CR | Tropius / Abra vs Gible',
  verdict: 'illegal',
  rules: [{ document: 'comprehensive-2009', id: '602.3' }],
  ...changed,
});

const RULES = ['602.3', '307.2e', '309.2'].map((id) => ({ document: 'comprehensive-2009', id }));
const NAMES = ['Rare Candy', 'Switch', 'Pichu', 'Blaziken'];
const acts = fc.constantFrom(...ACTS);
const precedents = fc
  .record({
    act: acts,
    cards: fc.uniqueArray(fc.constantFrom(...NAMES), { maxLength: 3 }),
    called: fc.constantFrom(null, 'Firestarter'),
    verdict: fc.constantFrom('legal' as const, 'illegal' as const, null),
    document: fc.constantFrom('same' as const, 'contrary' as const, 'silent' as const),
    restsOn: fc.uniqueArray(fc.constantFrom(...RULES)),
  })
  .map(one);
const rulings = fc
  .record({
    act: acts,
    card: fc.constantFrom(...NAMES),
    called: fc.constantFrom(null, 'Firestarter', 'Kindle'),
    table: fc.constantFrom('Pichu vs Gible', 'Tropius vs Gible'),
    verdict: fc.constantFrom('legal', 'illegal', 'undetermined'),
    rules: fc.uniqueArray(fc.constantFrom(...RULES)),
  })
  .map(ruled);

describe('the precedents of a ruling', () => {
  it('are never those of another act, card, attack or paragraph', () => {
    fc.assert(
      fc.property(fc.array(precedents, { maxLength: 8 }), rulings, (all, ruling) => {
        for (const found of precedentsOf(all, ruling)) {
          expect(found.act).toBe(ruling.act);
          expect(found.cards).toContain(ruling.card);
          if (ruling.act === 'attack' || ruling.act === 'power') expect(found.called).toBe(ruling.called);
          expect(ruling.rules.some(({ id }) => found.restsOn.some((rule) => rule.id === id))).toBe(true);
        }
      }),
    );
  });

  it('come to the same verdict, unless document and ruling part', () => {
    fc.assert(
      fc.property(precedents, rulings, (found, ruling) => {
        const shown = precedentsOf([found], ruling).length > 0;
        if (shown && found.verdict !== null && ruling.verdict !== 'undetermined')
          expect(found.verdict === ruling.verdict).toBe(found.document !== 'contrary');
      }),
    );
  });

  it('that speak of two cards need the other one on the table', () => {
    const pair = one({ cards: ['Rare Candy', 'Pichu'] });
    expect(precedentsOf([pair], ruled())).toEqual([]);
    expect(precedentsOf([pair], ruled({ table: 'CR | Pichu vs Gible' }))).toEqual([pair]);
  });

  it('have what is official first, then the newest', () => {
    const old = one({ id: 'a', date: '2001' });
    const newer = one({ id: 'b', date: '2005-01-02' });
    const forum = one({ id: 'c', date: '2020', source: { kind: 'community', where: 'a forum' } });
    expect(precedentsOf([forum, old, newer], ruled()).map(({ id }) => id)).toEqual(['b', 'a', 'c']);
  });
});

describe('precedents by words', () => {
  const all = [
    one(),
    one({ id: 'b', cards: ['Switch'], name: 'Switch is not a retreat', mechanic: 'switching', holds: 'You may.' }),
    one({ id: 'c', cards: ['Pokémon Trader'], name: 'A trade needs two', holds: 'Nothing is traded.' }),
  ];
  const found = (words: string) => precedentsFor(all, words).map(({ id }) => id);

  it.each([
    ['rare candy', ['ex/one']],
    ['RARE CANDY!', ['ex/one']],
    ['pokemon trader', ['c']],
    ['switch retreating', ['b']],
    ['can I play rare candy', ['ex/one']],
    ['no such thing at all', []],
    ['', []],
  ])('“%s”', (words, ids) => expect(found(words)).toEqual(ids));

  it('find every act by its word', () => {
    for (const act of ACTS satisfies readonly Act[])
      expect(precedentsFor([one({ act, cards: [] })], act.replace('-', ' ')).length, act).toBe(1);
  });
});
