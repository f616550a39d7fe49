import { expect, test } from 'vitest';
import { RULED, type RuledDoc } from '../../corpus/index.ts';
import type { TraceEntry } from '../../engine/index.ts';
import { ruleOn } from '../../ruling/index.ts';
import { type Card, cardPool } from '../../state/index.ts';
import { parseBoardLine } from '../../state/notation/index.ts';

/** Where an effect may not evolve a Pokémon now, the ruling says why. */

const cub: Card = {
  key: 'own:Cub',
  name: 'Cub',
  kind: 'pokemon',
  stage: 'basic',
  hp: 60,
  types: ['C'],
  weakness: [],
  resistance: [],
  retreat: 1,
  attacks: [{ name: 'Grow', cost: [], damage: null, does: [{ evolve: 'self', from: 'deck' }] }],
};
const bear: Card = { ...cub, key: 'own:Bear', name: 'Bear', stage: 'stage 1', from: 'Cub', attacks: [] };
const pool = cardPool([cub, bear]);

const rulesIn = (entries: readonly TraceEntry[]): readonly string[] =>
  entries.flatMap((entry) => {
    if (entry.kind !== 'rule') return [];
    const isSaid = entry.entries.some((one) => one.kind === 'note' && one.code === 'not-ripe');
    return [...(isSaid ? [entry.rule] : []), ...rulesIn(entry.entries)];
  });

const said = (doc: RuledDoc, since: string): readonly string[] => {
  const { setup } = parseBoardLine(`CR t9 p1 | Cub${since} / - [deck shuffled (Bear, Cub)] vs Cub / -`);
  const found = ruleOn('attack Grow', { setup, pool, doc });
  if (!found.ok) throw new Error(found.fault.code);
  return rulesIn(found.ruling.trace);
};

/** The one document by which an effect is bound as evolving from the hand is; elsewhere a text may evolve at once, or that is left open. */
const BOUND: { readonly [doc in RuledDoc]?: string } = {
  'comprehensive-2009': 'comprehensive-2009/307.2e',
};

test.each(RULED)('a Pokémon that came into play this turn, in %s', (doc) => {
  const rule = BOUND[doc];
  expect(said(doc, '@9')).toEqual(rule === undefined ? [] : [rule]);
  expect(said(doc, '')).toEqual([]);
});
