import { expect, test } from 'vitest';
import { RULED, type RuledDoc } from '../corpus/index.ts';
import { eventsIn } from '../engine/index.ts';
import { type Card, cardPool, type Json } from '../state/index.ts';
import { parseBoardLine } from '../state/notation/index.ts';
import { ruleOn } from './rule-on.ts';

/** After a search of a deck that was not given it is said who is Knocked Out, where that does not depend on what is found. */

const pokemon = (name: string, more: Partial<Card> = {}): Card => ({
  key: `own:${name}`,
  name,
  kind: 'pokemon',
  stage: 'basic',
  hp: 60,
  types: ['C'],
  weakness: [],
  resistance: [],
  retreat: 1,
  ...more,
});
const attack = (name: string, damage: number | null, does: readonly Json[], more: object = {}) =>
  ({ name, cost: [], damage, does, ...more }) as never;

const energy = { kind: 'energy', tag: 'basic energy' };
const pool = cardPool([
  pokemon('Finder', {
    attacks: [
      attack('Fetch', 30, [{ search: energy, count: 1, to: 'hand' }]),
      attack('Fill', null, [{ search: energy, count: 1, to: 'hand' }]),
      attack('Summon', 30, [{ search: { kind: 'pokemon', named: 'Mouse' }, count: 1, to: 'bench' }]),
      attack('Call', null, [
        { damage: 60, to: 'self' },
        { search: { kind: 'pokemon', basic: true }, count: 1, to: 'bench' },
      ]),
    ],
  }),
  pokemon('Mouse'),
]);

const certain = (doc: RuledDoc, name: string, sides: string): readonly string[] => {
  const { setup } = parseBoardLine(`CR t9 p1 | ${sides}`);
  const found = ruleOn(`attack ${name}`, { setup, pool, doc });
  if (!found.ok) throw new Error(found.fault.code);
  expect(found.ruling.follows?.open).not.toBeNull();
  return eventsIn(found.ruling.follows?.always?.trace ?? []).map(({ kind }) => kind);
};

test.each(RULED)('a Knock Out by the damage before it is said, in %s', (doc) => {
  const found = certain(doc, 'Fetch', 'Finder / - [deck 20, prizes 3] vs Mouse -30 / Mouse [deck 9, prizes 3]');
  expect(found).toContain('knocked-out');
});

test.each(RULED)('nothing is where nobody falls, or the number of cards is not known, in %s', (doc) => {
  expect(certain(doc, 'Fill', 'Finder / - [deck 20] vs Mouse -30 / Mouse [deck 9]')).toEqual([]);
  expect(certain(doc, 'Fetch', 'Finder / - [deck ?] vs Mouse -30 / Mouse [deck 9]')).toEqual([]);
});

test('that the game ends is not said where it depends on what is found', () => {
  const found = certain('advanced-2025', 'Call', 'Finder / - [deck 20, prizes 3] vs Mouse / Mouse [deck 9, prizes 3]');
  expect(found).toContain('knocked-out');
  expect(found).not.toContain('game-ended');
});

test.each(RULED)('nothing is said where a card of the kind that is searched for was not tried, in %s', (doc) => {
  expect(certain(doc, 'Summon', 'Finder / - [deck 20, prizes 3] vs Mouse -30 / Mouse [deck 9, prizes 3]')).toEqual([]);
});
