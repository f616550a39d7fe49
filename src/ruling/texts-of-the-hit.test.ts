import { describe, expect, it } from 'vitest';
import { RULED, type RuledDoc } from '../corpus/index.ts';
import { type Card, cardPool } from '../state/index.ts';
import { parseBoardLine } from '../state/notation/index.ts';
import { ruleOn } from './rule-on.ts';

/** A text of a Pokémon that the attack brings up, or hits on the Bench, is named with what it asks for where that is not so as the damage comes. */

const pokemon = (name: string, more: Partial<Card> = {}): Card => ({
  key: name,
  name,
  kind: 'pokemon',
  stage: 'basic',
  hp: 60,
  types: ['C'],
  retreat: 0,
  weakness: [],
  resistance: [],
  attacks: [{ name: 'Bite', cost: [], damage: 20 }],
  ...more,
});

const guard = (name: string, claim: object): Card =>
  pokemon(name, { powers: [{ name: `${name} Wall`, kind: 'ability', text: 'A wall.', always: [claim] as never }] });

const pool = cardPool([
  pokemon('Pup', {
    attacks: [
      { name: 'Bite', cost: [], damage: 20 },
      {
        name: 'Drag',
        cost: [],
        damage: null,
        text: 'Brings one up, and hits it.',
        does: [
          { switch: 'theirs', chooser: 'you' },
          { damage: 20, to: 'opponents-active' },
        ] as never,
      },
      {
        name: 'Song',
        cost: [],
        damage: null,
        text: 'The Defending Pokémon is now Asleep.',
        does: [{ condition: 'asleep', on: 'defending' }] as never,
      },
      {
        name: 'Lob',
        cost: [],
        damage: null,
        text: '20 damage to each of the Benched Pokémon.',
        does: [{ damage: 20, to: { each: { side: 'theirs', place: 'bench' } } }] as never,
      },
    ],
  }),
  guard('Shy', { claim: 'prevent', what: 'damage', on: 'self', while: { self: { place: 'bench' } } }),
  guard('Bold', { claim: 'prevent', what: 'damage', on: 'self', while: { self: { place: 'active' } } }),
  guard('Whole', { claim: 'prevent', what: 'damage', on: 'self', while: { self: { 'full-hp': true } } }),
  guard('Awake', {
    claim: 'immune-to-condition',
    names: ['asleep'],
    stays: true,
    on: 'self',
    while: { not: { self: { condition: ['asleep', 'confused', 'paralyzed'] } } },
  }),
  guard('Four', { claim: 'prevent', what: 'damage', on: 'self', while: { 'hand-at-least': 4, 'hand-at-most': 4 } }),
  pokemon('Gem', {
    tags: ['tera'],
    always: [{ claim: 'prevent', what: 'damage', on: 'self', while: { self: { place: 'bench' } } }] as never,
  }),
  guard('Fresh', { claim: 'prevent', what: 'damage', on: 'self', while: { self: { damaged: false } } }),
]);

const rulesOf = (doc: RuledDoc, theirs: string, question: string): readonly unknown[] => {
  const { setup } = parseBoardLine(`CR t9 p1 | Pup / Pup [deck 9] vs ${theirs} [deck 9]`);
  const found = ruleOn(question, { setup, pool, doc }, { answers: [] });
  if (!found.ok) throw new Error(found.fault.code);
  return found.ruling.ways.filter(({ code }) => code === 'text-not-now').map(({ rule }) => rule);
};

const notNow = (doc: RuledDoc, theirs: string, question: string): readonly unknown[] => {
  const { setup } = parseBoardLine(`CR t9 p1 | Pup / Pup [deck 9] vs ${theirs} [deck 9]`);
  const found = ruleOn(question, { setup, pool, doc }, { answers: [] });
  if (!found.ok) throw new Error(found.fault.code);
  return found.ruling.ways.filter(({ code }) => code === 'text-not-now').map(({ facts }) => facts.text);
};

describe('a text that is not there as the damage comes', () => {
  it.each(RULED)('is named where its Pokémon is brought up in %s', (doc) => {
    expect(notNow(doc, 'Pup / Shy', 'attack Drag')).toEqual(['Shy Wall']);
    expect(notNow(doc, 'Pup / Fresh -10', 'attack Drag')).toEqual(['Fresh Wall']);
    expect(notNow(doc, 'Pup / Fresh', 'attack Drag')).toEqual([]);
    expect(notNow(doc, 'Pup / Bold', 'attack Drag')).toEqual([]);
  });

  it.each(RULED)('is named where its Pokémon is hit on the Bench in %s', (doc) => {
    expect(notNow(doc, 'Pup / Bold', 'attack Lob')).toEqual(['Bold Wall']);
    expect(notNow(doc, 'Pup / Shy', 'attack Lob')).toEqual([]);
    expect(notNow(doc, 'Pup / Bold', 'attack Bite')).toEqual([]);
  });

  it.each(RULED)('is named once where its Pokémon was Active before in %s', (doc) => {
    expect(notNow(doc, 'Shy / Pup', 'attack Bite')).toEqual(['Shy Wall']);
  });
});

describe('what such a text asks for', () => {
  it.each(['advanced-2018', 'advanced-2025'] as const)('is cited by the paragraph on that very thing in %s', (doc) => {
    expect(rulesOf(doc, 'Whole -10 / Pup', 'attack Bite')).toEqual([`${doc}/II.D-14`]);
    expect(rulesOf(doc, 'Shy / Pup', 'attack Bite')).toEqual([`${doc}/II.E-13#3`]);
    // Nobody announces such an Ability.
    expect(rulesOf(doc, 'Fresh -10 / Pup', 'attack Bite')).toEqual([`${doc}/I.A-02#4`]);
  });

  it('is cited by what is said of Abilities, where a document says nothing more of it', () => {
    expect(rulesOf('xy-2016', 'Whole -10 / Pup', 'attack Bite')).toEqual(['xy-2016/Turn.2F#1']);
  });

  it('is cited by the rule about old texts where the condition that is there is not named, and not where it is', () => {
    expect(rulesOf('comprehensive-2009', 'Awake ~poisoned / Pup', 'attack Song')).toEqual(['comprehensive-2009/903.1']);
    expect(rulesOf('comprehensive-2009', 'Awake ~confused / Pup', 'attack Song')).toEqual(['comprehensive-2009/409.1']);
    expect(notNow('neo-2001', 'Awake ~poisoned / Pup', 'attack Song')).toEqual([]);
    expect(notNow('comprehensive-2009', 'Awake / Pup', 'attack Song')).toEqual([]);
  });

  it('is given as a whole where it is just so many, however many more or fewer there are', () => {
    const asked = (hand: number): unknown => {
      const { setup } = parseBoardLine(`CR t9 p1 | Pup / Pup [deck 9] vs Four / Pup [deck 9, hand ${hand}]`);
      const found = ruleOn('attack Bite', { setup, pool, doc: 'comprehensive-2009' }, { answers: [] });
      return found.ok && found.ruling.ways.find(({ code }) => code === 'text-not-now')?.facts.terms;
    };
    const terms = JSON.stringify({ 'hand-at-least': 4, 'hand-at-most': 4 });
    expect([3, 4, 5].map(asked)).toEqual([terms, undefined, terms]);
  });

  it('is called the Tera rule where the card of a Tera Pokémon prints it, and not elsewhere', () => {
    const isTera = (theirs: string): unknown => {
      const { setup } = parseBoardLine(`CR t9 p1 | Pup / Pup [deck 9] vs ${theirs} [deck 9]`);
      const found = ruleOn('attack Bite', { setup, pool, doc: 'advanced-2025' }, { answers: [] });
      return found.ok && found.ruling.ways.find(({ code }) => code === 'text-not-now')?.facts.tera;
    };
    expect([isTera('Gem / Pup'), isTera('Shy / Pup')]).toEqual([true, undefined]);
  });
});
