import { expect, test } from 'vitest';
import { RULED, type RuledDoc } from '../corpus/index.ts';
import { eventsIn } from '../engine/index.ts';
import { type Card, cardPool, type Json } from '../state/index.ts';
import { parseBoardLine } from '../state/notation/index.ts';
import { ruleOn } from './rule-on.ts';

/** Where a deck, a hand or the Prizes were not given it is said who is Knocked Out, where that does not depend on them. */

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
      attack('Kindle', 30, [{ search: { kind: 'energy', type: 'R' }, count: 1, to: 'hand' }]),
      attack('Flock', 30, [{ search: { kind: 'pokemon', 'name-has': 'Mouse' }, count: 1, to: 'bench' }]),
      attack('Summon', 30, [{ search: { kind: 'pokemon', named: 'Owl' }, count: 1, to: 'bench' }]),
      attack('Call', null, [
        { damage: 60, to: 'self' },
        { search: { kind: 'pokemon', basic: true }, count: 1, to: 'bench' },
      ]),
      attack('Pilfer', 30, [{ 'hand-at-random': 1, of: 'theirs', to: 'discard' }]),
      attack('Tally', 30, [], { base: { plus: 10, times: { 'prizes-taken': 'theirs' } } }),
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

test.each(RULED)('also where Energy of a type is searched for, or a card like one on the table, in %s', (doc) => {
  for (const name of ['Kindle', 'Flock'])
    expect(certain(doc, name, 'Finder / - [deck 20, prizes 3] vs Mouse -30 / Mouse [deck 9, prizes 3]')).toContain(
      'knocked-out',
    );
});

test.each(RULED)('also where not even the number of cards is known, in %s', (doc) => {
  expect(certain(doc, 'Fetch', 'Finder / - [deck ?] vs Mouse -30 / Mouse [deck 9]')).toContain('knocked-out');
});

test.each(RULED)('nothing is where nobody falls, in %s', (doc) => {
  expect(certain(doc, 'Fill', 'Finder / - [deck 20] vs Mouse -30 / Mouse [deck 9]')).toEqual([]);
});

test.each(RULED)('a Knock Out is said before cards of a hand that was not given are discarded, in %s', (doc) => {
  expect(certain(doc, 'Pilfer', 'Finder / - vs Mouse -30 / Mouse [deck 9]')).toContain('knocked-out');
  expect(certain(doc, 'Pilfer', 'Finder / - vs Mouse -20 / Mouse [deck 9]')).toEqual([]);
});

test.each(RULED)('damage by Prizes that were not given is said to be enough where it always is, in %s', (doc) => {
  expect(certain(doc, 'Tally', 'Finder / - vs Mouse -30 / Mouse [deck 9]')).toContain('knocked-out');
  expect(certain(doc, 'Tally', 'Finder / - vs Mouse -20 / Mouse [deck 9]')).toEqual([]);
});

test('that the game ends is not said where it depends on what is found', () => {
  const found = certain('advanced-2025', 'Call', 'Finder / - [deck 20, prizes 3] vs Mouse / Mouse [deck 9, prizes 3]');
  expect(found).toContain('knocked-out');
  expect(found).not.toContain('game-ended');
});

test.each(RULED)('nothing is said where a card of the kind that is searched for was not tried, in %s', (doc) => {
  expect(certain(doc, 'Summon', 'Finder / - [deck 20, prizes 3] vs Mouse -30 / Mouse [deck 9, prizes 3]')).toEqual([]);
});
