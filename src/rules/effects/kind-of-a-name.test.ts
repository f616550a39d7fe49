import { expect, it } from 'vitest';
import type { View } from '../../claims/index.ts';
import type { Card } from '../../state/index.ts';
import { isOfKindByName } from './kind-of-a-name.ts';

const using = (name: string) => ({ name, cost: [], damage: { amount: 10 } });
const prints = [
  { key: 'a-1', print: 'A 1', name: 'Scout', tags: ['ancient'], attacks: [using('Signal')] },
  { key: 'a-2', print: 'A 2', name: 'Scout', tags: [], attacks: [using('Tap')] },
] as unknown as readonly Card[];

const view = {
  pool: { named: (name: string) => prints.filter((card) => card.name === name) },
  readings: { isOfKind: (_view: View, card: Card, tag: string) => (card.tags as readonly string[]).includes(tag) },
} as unknown as View;

const ancient = (name: string, attack?: string) => isOfKindByName(view, name, { tag: 'ancient' }, attack);

it('knows a Pokémon of which the name is left by the attack that it used', () => {
  expect(ancient('Scout', 'Signal')).toBe(true);
  expect(ancient('Scout', 'Tap')).toBe(false);
});

it('leaves it open where its prints differ, and no print has the attack or none is given', () => {
  expect(ancient('Scout', 'Lent')).toBeNull();
  expect(ancient('Scout')).toBeNull();
  expect(ancient('Nobody', 'Signal')).toBeNull();
});

it('knows it by its print where that is given', () => {
  expect(ancient('Scout (A 1)')).toBe(true);
  expect(ancient('Scout (A 2)')).toBe(false);
  expect(ancient('Scout (A 3)')).toBeNull();
});
