import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Card, cardPool } from '../state/index.ts';
import { parseBoardLine } from '../state/notation/index.ts';
import { ruleOn } from './index.ts';

/** A card that was played on the wrong Pokémon: those are offered with whom it would do something. */

const cards = JSON.parse(readFileSync(join(import.meta.dirname, '../../dist/cards.json'), 'utf8')) as readonly Card[];
const balm = {
  key: 'own:Balm',
  name: 'Balm',
  kind: 'trainer',
  play: {
    text: 'Heal 20 damage from 1 of your Basic Pokémon.',
    does: [{ heal: 20, from: { one: { basic: true, side: 'yours' } } }],
  },
} as unknown as Card;
const pool = cardPool([...cards, balm]);

const offered = (question: string, side: string): readonly unknown[] => {
  const { setup } = parseBoardLine(`CR t9 p1 | ${side} vs Gible / -`);
  const ruled = ruleOn(question, { setup, pool, doc: 'comprehensive-2009' });
  if (!ruled.ok) throw new Error(ruled.fault.code);
  expect(ruled.ruling.verdict).toBe('illegal');
  const found = ruled.ruling.grounds.flatMap(({ allowances }) => allowances);
  return found.filter(({ code }) => code === 'name-who-is-meant').map(({ facts }) => facts.meant);
};

test('a Basic Pokémon with damage is offered, and not one without', () => {
  const side = (bench: string): string => `Luxio<Shinx -20 / ${bench} [hand (Balm)]`;
  expect(offered('play Balm on active', side('Shinx -20, Riolu'))).toEqual([['Shinx']]);
  expect(offered('play Balm on active', side('Shinx, Riolu'))).toEqual([]);
});

test('a Basic Pokémon that a card of the hand fits is offered to Rare Candy, and no other', () => {
  const side = (hand: string): string => `Luxio<Shinx / Shinx [hand (Rare Candy(GE 102), ${hand})]`;
  expect(offered('play Rare Candy on active', side('Luxray'))).toEqual([['Shinx']]);
  expect(offered('play Rare Candy on active', side('Alakazam'))).toEqual([]);
});
