import { expect, test } from 'vitest';
import { RULED, type RuledDoc } from '../../corpus/index.ts';
import { type Card, cardPool } from '../../state/index.ts';
import { parseBoardLine } from '../../state/notation/index.ts';
import { ruleOn } from '../index.ts';

/** Of an attack whose own text is not read, and only adds to its damage, it is said what comes of the printed damage. */

const cub = (text: string, mark: '+' | 'x'): Card => ({
  key: 'own:Cub',
  name: 'Cub',
  kind: 'pokemon',
  stage: 'basic',
  hp: 60,
  types: ['C'],
  weakness: [],
  resistance: [],
  retreat: 1,
  attacks: [{ name: 'Bump', cost: [], damage: 50, mark, text, touches: ['damage'] }],
});

const isCounted = (doc: RuledDoc, text: string, mark: '+' | 'x' = '+'): boolean => {
  const { setup } = parseBoardLine('CR t9 p1 | Cub / - vs Cub / Cub');
  const found = ruleOn('attack Bump', { setup, pool: cardPool([cub(text, mark)]), doc });
  if (!found.ok) throw new Error(found.fault.code);
  return (found.ruling.follows?.ifNothing?.trace.length ?? 0) > 0;
};

test.each(RULED)('the printed damage is counted where the text only adds to it, in %s', (doc) => {
  expect(isCounted(doc, 'If the weather is fine, this attack does 30 more damage.')).toBe(true);
});

test.each(RULED)(
  'nothing is counted where the text does more, or the number is not itself the damage, in %s',
  (doc) => {
    expect(isCounted(doc, 'If the weather is fine, this attack does 30 more damage. Sing a song.')).toBe(false);
    expect(isCounted(doc, 'If the weather is fine, this attack does nothing.')).toBe(false);
    expect(isCounted(doc, 'If the weather is fine, this attack does 30 more damage.', 'x')).toBe(false);
  },
);
