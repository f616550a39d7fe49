import { describe, expect, it } from 'vitest';
import { type Card, cardPool } from '../state/index.ts';
import { parseBoardLine } from '../state/notation/index.ts';
import { ruleOn } from './rule-on.ts';

/** A text that the players quarrel over, and that does not reach what is done, is named with its reason; one that acts, or would change nothing, is not. */

const pokemon = (name: string, more: Partial<Card> = {}): Card => ({
  key: name,
  name,
  kind: 'pokemon',
  stage: 'basic',
  hp: 60,
  types: ['G'],
  retreat: 0,
  weakness: [],
  resistance: [],
  attacks: [{ name: 'Bite', cost: [], damage: 20 }],
  ...more,
});

const guard = (name: string, claim: object): Card =>
  pokemon(name, {
    powers: [{ name: `${name} Wall`, kind: 'ability', text: 'A wall.', always: [claim] as never }],
  });

const pool = cardPool([
  pokemon('Pup'),
  pokemon('Lobber', {
    attacks: [
      {
        name: 'Lob',
        cost: [],
        damage: null,
        text: 'Puts 2 damage counters on the Defending Pokémon.',
        does: [{ counters: 2, on: 'defending' }] as never,
      },
    ],
  }),
  guard('Mime', { claim: 'prevent', what: 'all', on: { side: 'yours', place: 'bench' } }),
  guard('Storm', {
    claim: 'prevent',
    what: 'damage',
    on: { side: 'yours' },
    while: { self: { place: 'active' } },
  }),
  pokemon('Wave', {
    attacks: [
      {
        name: 'Splash',
        cost: [],
        damage: 20,
        text: 'Does 10 damage to each Benched Pokémon of the opponent.',
        does: [{ damage: 10, to: { each: { side: 'theirs', place: 'bench' } } }] as never,
      },
    ],
  }),
  guard('Veil', { claim: 'prevent', what: 'damage', on: { side: 'yours' }, while: { self: { 'full-hp': true } } }),
  guard('Cage', { claim: 'prevent', what: 'counters', on: { side: 'yours' } }),
]);

const notNow = (sides: string, question = 'attack Bite'): readonly unknown[] => {
  const came = ruleOn(question, { setup: parseBoardLine(`ME t5 p1 | ${sides}`).setup, pool, doc: 'me-2026' }, {});
  if (!came.ok) throw new Error(came.fault.code);
  return came.ruling.ways.flatMap(({ code, facts }) => (code === 'text-not-now' ? [[facts.text, facts.unmet]] : []));
};

describe('a text that does not reach what is done', () => {
  it('protects only the Bench', () => {
    expect(notNow('Pup / - vs Pup / Mime')).toEqual([['Mime Wall', 'kind']]);
    expect(notNow('Pup / - vs Pup / Pup')).toEqual([]);
  });

  it('asks of its own Pokémon to be Active', () => {
    expect(notNow('Pup / - vs Pup / Storm')).toEqual([['Storm Wall', 'self-place']]);
    expect(notNow('Pup / - vs Storm / Pup')).toEqual([]);
  });

  it('is named once where its own Pokémon is attacked too', () => {
    expect(notNow('Wave / - vs Veil -10 / Pup', 'attack Splash')).toEqual([['Veil Wall', 'self-full-hp']]);
    expect(notNow('Wave / - vs Pup / Veil -10', 'attack Splash')).toHaveLength(1);
  });

  it('keeps off counters that are placed, and not damage', () => {
    expect(notNow('Pup / - vs Pup / Cage')).toEqual([['Cage Wall', 'no-damage']]);
    expect(notNow('Lobber / - vs Pup / Cage', 'attack Lob')).toEqual([]);
  });

  it('is not named where it would be of no avail there either', () => {
    expect(notNow('Mime / Mime vs Pup / -')).toEqual([]);
  });

  it('is one of three at most', () => {
    expect(notNow('Pup / - vs Pup / Mime, Storm, Cage')).toHaveLength(3);
  });
});
