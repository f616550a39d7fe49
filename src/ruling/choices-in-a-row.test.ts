import { expect, test } from 'vitest';
import { type Card, cardPool } from '../state/index.ts';
import { parseBoardLine } from '../state/notation/index.ts';
import { ruleOn } from './rule-on.ts';

/** Of choices that come one after the other, each way is shown with what it brings, where there are few of them. */

const pokemon = (name: string, more: Partial<Card> = {}): Card => ({
  key: name,
  name,
  kind: 'pokemon',
  stage: 'basic',
  hp: 200,
  types: ['C'],
  retreat: 0,
  weakness: [],
  resistance: [],
  ...more,
});

const energy = (name: string, short: string): Card => ({
  key: name,
  name,
  short,
  kind: 'energy',
  tags: ['basic energy'],
  provides: [{ units: [short] }] as never,
});

const ofOneType = { 'discard-energy': 'any', type: 'R', from: 'self' };

const pool = cardPool([
  pokemon('Wall'),
  pokemon('Burner', {
    attacks: [
      {
        name: 'Burn Off',
        cost: [],
        damage: 20,
        base: { plus: 50, times: { discarded: true } },
        activate: [{ may: [{ 'pick-one': { fire: [ofOneType], storm: [{ ...ofOneType, type: 'L' }] } }] }],
      } as never,
    ],
  }),
  energy('Fire Energy', 'R'),
  energy('Lightning Energy', 'L'),
]);

const sidesOf = (energyOnIt: string): readonly string[] => {
  const { setup } = parseBoardLine(`APR25 t9 p1 | Burner ${energyOnIt} / - [deck 20] vs Wall / - [deck 20]`);
  const asked = ruleOn('attack Burn Off', { setup, pool, doc: 'advanced-2025' }, { answers: ['yes'] });
  if (!asked.ok) throw new Error(asked.fault.code);
  return (asked.ruling.follows?.sides ?? []).map((side) => side.if.map((one) => one.replace('choose: ', '')).join(' '));
};

test('each way is shown to its end', () => {
  expect(sidesOf('+RRL')).toEqual(['fire R R', 'fire R none', 'fire none', 'storm L', 'storm none']);
});

test('of too many ways only the first choice is shown', () => {
  expect(sidesOf('+RRRRRLLLLL')).toEqual(['fire', 'storm']);
});
