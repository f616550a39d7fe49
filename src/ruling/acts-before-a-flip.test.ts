import { expect, test } from 'vitest';
import { RULED, type RuledDoc } from '../corpus/index.ts';
import { type Card, cardPool } from '../state/index.ts';
import { parseBoardLine } from '../state/notation/index.ts';
import { ruleOn } from './index.ts';

/** Where what an attack asks for comes before the Confusion flip, tails leave open what was done for a text that is not read. */

const confusedWith = (name: string, text: string): Card => ({
  key: `asked:${name}`,
  name,
  kind: 'pokemon',
  stage: 'basic',
  hp: 90,
  types: ['C'],
  weakness: [],
  resistance: [],
  retreat: 1,
  attacks: [{ name: 'Surge', cost: [], damage: 20, text, touches: ['damage', 'effects'] }],
});

const PRICED = 'Throw all of its cards away in order to use this attack.';
const pool = cardPool([confusedWith('Payer', PRICED), confusedWith('Idler', 'The other Pokémon hums.')]);

const onTails = (doc: RuledDoc, card: string) => {
  const { setup } = parseBoardLine(`CR t9 p1 | ${card} ~confused / - vs Idler / -`);
  const found = ruleOn('attack Surge', { setup, pool, doc });
  if (!found.ok) throw new Error(found.fault.code);
  return found.ruling.branches.find((branch) => branch.if.some((one) => one.includes('tails')));
};

const ASKED_BEFORE: readonly RuledDoc[] = ['neo-2001', 'comprehensive-2009'];

test.each(RULED)('tails are settled only where nothing may have been asked for before, in %s', (doc) => {
  expect(onTails(doc, 'Payer')).toMatchObject({ verdict: 'illegal' });
  expect(onTails(doc, 'Payer')?.after === null).toBe(ASKED_BEFORE.includes(doc));
});

test.each(RULED)('of a text that asks for nothing they are settled, in %s', (doc) => {
  expect(onTails(doc, 'Idler')).toMatchObject({ verdict: 'illegal' });
  expect(onTails(doc, 'Idler')?.after).not.toBeNull();
});
