import { describe, expect, it } from 'vitest';
import { RULED, type RuledDoc } from '../corpus/index.ts';
import { eventsIn, type GameEvent, type TraceEntry } from '../engine/index.ts';
import { type Card, cardPool, ENERGY_NAMES, hasEntry, type Json } from '../state/index.ts';
import { parseBoardLine } from '../state/notation/index.ts';
import { ruleOn } from './rule-on.ts';
import type { Follows, Ruling } from './ruling.ts';

/** A preview that ends with a question says what every answer to it brings, and no more than that. */

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
  attacks: [],
  ...more,
});

/** A text of a Pokémon that acts when Energy is attached to it from the hand. */
const uponEnergy = (name: string, does: Json) =>
  ({
    name: `Power of ${name}`,
    kind: 'body',
    text: 'x',
    always: [{ claim: 'trigger', event: 'energy-attached', from: 'hand', on: 'self', does: [does] }],
  }) as const;

const pool = cardPool([
  pokemon('Pup'),
  pokemon('Steady', {
    powers: [uponEnergy('A', { heal: 20, from: 'self' }), uponEnergy('B', { counters: 2, on: 'self' })],
  }),
  pokemon('Unsteady', {
    powers: [uponEnergy('A', { heal: 'all', from: 'self' }), uponEnergy('B', { counters: 2, on: 'self' })],
  }),
  pokemon('Large', { hp: 200 }),
  pokemon('Rain', {
    attacks: [
      {
        name: 'Pour',
        cost: [],
        damage: 60,
        text: 'x',
        does: [{ times: 6, does: [{ counters: 1, on: { one: { side: 'theirs', place: 'bench' } } }] }],
      },
    ],
  }),
  pokemon('Hail', {
    attacks: [
      {
        name: 'Strike',
        cost: [],
        damage: null,
        text: 'x',
        does: [
          { counters: 1, on: { one: { side: 'theirs', place: 'bench' } } },
          { counters: 5, on: { one: { side: 'theirs', place: 'bench' } } },
        ],
      },
    ],
  }),
  pokemon('Archer', {
    attacks: [
      {
        name: 'Aim',
        cost: [],
        damage: null,
        text: 'x',
        choose: [{ choose: { side: 'theirs' } }],
        does: [{ damage: 60, to: 'chosen' }],
      },
      { name: 'Burn', cost: [], damage: 60, text: 'x', discards: [{ 'discard-energy': 1, from: 'self' }], does: [] },
      { name: 'Blaze', cost: [], damage: 60, text: 'x', discards: [{ 'discard-energy': 4, from: 'self' }], does: [] },
    ],
  }),
  pokemon('Wide', {
    attacks: [
      {
        name: 'Sweep',
        cost: [],
        damage: null,
        text: 'x',
        does: [
          { counters: 1, on: { one: { side: 'theirs', place: 'bench' } } },
          { devolve: { each: { side: 'theirs', evolved: true, place: 'active' } }, to: 'hand' },
          { 'discard-energy': 'all', from: 'self' },
          { condition: 'asleep', on: 'self' },
          { draw: 2 },
        ],
      },
      {
        name: 'Trade',
        cost: [],
        damage: null,
        text: 'x',
        does: [
          { 'discard-energy': 1, from: 'self' },
          { counters: 1, on: 'self' },
        ],
      },
    ],
  }),
  pokemon('Tall', { stage: 'stage 1', from: 'Pup' }),
  ...['R', 'W', 'G', 'L', 'P', 'F', 'D', 'M'].map(
    (short): Card => ({
      key: short,
      name: `${ENERGY_NAMES[short as 'R']} Energy`,
      short,
      kind: 'energy',
      tags: ['basic energy'],
      provides: [{ units: [short as 'R'] }],
    }),
  ),
]);

const ruled = (doc: RuledDoc, board: string, question: string, answers: readonly string[] = []): Ruling => {
  const came = ruleOn(question, { setup: parseBoardLine(board).setup, pool, doc }, { answers });
  if (!came.ok) throw new Error(`${came.fault.code} ${answers.join()}`);
  return came.ruling;
};

const entriesIn = (entries: readonly TraceEntry[]): readonly TraceEntry[] =>
  entries.flatMap((entry) => (entry.kind === 'rule' ? entriesIn(entry.entries) : [entry]));

/** What is the same of an event whichever of the ways it comes on. */
const inShort = (event: GameEvent): string =>
  JSON.stringify(event.kind === 'prize-taken' ? [event.kind, event.seat] : event);

/** Every way to its end. */
const endsOf = (
  doc: RuledDoc,
  board: string,
  question: string,
  answers: readonly string[] = [],
): readonly Follows[] => {
  const { follows } = ruled(doc, board, question, answers);
  if (follows === null) throw new Error('a coin');
  if (follows.asks === null) return [follows];
  const { question: asked } = follows.asks;
  if (asked.kind === 'coin') throw new Error('a coin');
  return asked.options.flatMap(({ key }) => endsOf(doc, board, question, [...answers, key]));
};

/** The Neo rules do not say that who has taken the last Prize has won. */
const isOver = (doc: RuledDoc, { trace, open }: Pick<Follows, 'trace' | 'open'>): boolean =>
  doc === 'neo-2001' ? open?.code === 'document-silent' : hasEntry(trace, 'kind', 'game-ended');

const EVERY = RULED.map((doc) => [doc] as const);

describe('whatever is chosen', () => {
  it.each(EVERY)('a Knock Out, its Prize and the end of the game come with each answer: %s', (doc) => {
    const board = 't5 p1 | Archer +R+W / - [prizes 1] vs Pup / Large [prizes 2]';
    const always = ruled(doc, board, 'attack Burn').follows?.always;
    expect(always).toMatchObject({ complete: true, coins: false });
    const said = eventsIn(always?.trace ?? []);
    expect(said.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['knocked-out', 'prize-taken']));
    expect(always !== undefined && isOver(doc, always)).toBe(true);
    const ends = endsOf(doc, board, 'attack Burn');
    expect(ends.length).toBe(2);
    expect(ends.every((one) => isOver(doc, one))).toBe(true);
    for (const { trace } of ends)
      expect(eventsIn(trace).map(inShort)).toEqual(expect.arrayContaining(said.map(inShort)));
  });

  it.each(EVERY)('one Pokémon or another is Knocked Out, where each of the targets is: %s', (doc) => {
    const board = 't5 p1 | Archer / - [prizes 1] vs Pup / Pup, Pup -20 [prizes 2]';
    const always = ruled(doc, board, 'attack Aim').follows?.always;
    expect(hasEntry(always?.trace, 'code', 'one-falls-in-any-case')).toBe(true);
    expect(hasEntry(always?.trace, 'kind', 'knocked-out')).toBe(false);
    expect(always !== undefined && isOver(doc, always)).toBe(true);
    for (const { trace, ...more } of endsOf(doc, board, 'attack Aim')) {
      expect(hasEntry(trace, 'kind', 'knocked-out')).toBe(true);
      expect(isOver(doc, { trace, ...more })).toBe(true);
    }
  });

  it.each(EVERY)('nothing is said where one of the targets is not Knocked Out: %s', (doc) => {
    const board = 't5 p1 | Archer / - [prizes 1] vs Pup / Pup, Large [prizes 2]';
    expect(ruled(doc, board, 'attack Aim').follows?.always).toBeUndefined();
    // Who is hit may be the same in every case, and who comes up after it is not.
    const last = 't5 p1 | Archer / - [prizes 1] vs Large / Large [prizes 2]';
    expect(ruled(doc, last, 'attack Aim').follows?.always).toBeUndefined();
  });

  it('is worked out for many picks, of which the order makes no other way', () => {
    const board = (energy: string): string => `CR t5 p1 | Archer ${energy} / - [prizes 3] vs Pup / Large [prizes 2]`;
    const few = ruled('comprehensive-2009', board('+R+R+R+R+W'), 'attack Blaze').follows?.always;
    expect(few?.complete).toBe(true);
    // As many ways as two texts bring that act on one Knock Out: each with its choices, in either order.
    const several = ruled('comprehensive-2009', board('+R+W+G+L+P'), 'attack Blaze').follows?.always;
    expect(several?.complete).toBe(true);
    expect(hasEntry(several?.trace, 'kind', 'knocked-out')).toBe(true);
    const many = ruled('comprehensive-2009', board('+R+W+G+L+P+F+D+M'), 'attack Blaze').follows?.always;
    expect(many?.complete).toBe(true);
    expect(hasEntry(many?.trace, 'kind', 'knocked-out')).toBe(true);
  });

  it.each(EVERY)('keeps both orders of picks apart where they bring different things: %s', (doc) => {
    const falls = (bench: string): boolean => {
      const { follows } = ruled(doc, `t5 p1 | Hail / - [prizes 3] vs Large / ${bench} [prizes 2]`, 'attack Strike');
      return hasEntry(follows?.always?.trace, 'code', 'one-falls-in-any-case');
    };
    // The 5 on the first and the 1 on the second leave both in play.
    expect(falls('Pup, Pup -10')).toBe(false);
    expect(falls('Pup -10, Pup -10')).toBe(true);
  });

  it.each(EVERY)('is said as far as all of too many ways have come, and no further: %s', (doc) => {
    const board = (bench: string): string => `t5 p1 | Rain / - [prizes 3] vs Pup / ${bench} [prizes 2]`;
    const said = (bench: string) => ruled(doc, board(bench), 'attack Pour').follows?.always;
    const many = said('Large, Large, Large, Large, Large');
    expect(hasEntry(many?.trace, 'kind', 'knocked-out')).toBe(true);
    expect(hasEntry(many?.trace, 'kind', 'promoted')).toBe(false);
    // Of one alone nothing is asked.
    expect(said('Large')).toBeUndefined();
  });

  it.each(EVERY)('the same damage in the end of every order of effects is said, and no other: %s', (doc) => {
    const question = 'attach R to active';
    const order = (name: string) => ruled(doc, `t5 p1 | ${name} -50 / - [hand (R)] vs Large / -`, question).follows;
    const { asks, always } = order('Steady') ?? {};
    // Where the document has its own order, nothing is asked.
    expect(asks != null || doc !== 'comprehensive-2009').toBe(true);
    if (asks == null) return;
    const found = entriesIn(always?.trace ?? []).find((one) => one.kind === 'note' && one.code === 'damage-in-the-end');
    expect(found).toMatchObject({ facts: { pokemon: 'Steady', damage: 50 } });
    expect(hasEntry(order('Unsteady')?.always?.trace, 'code', 'damage-in-the-end')).toBe(false);
  });

  it.each(EVERY)('names what becomes of cards, stages and conditions as well: %s', (doc) => {
    const board = 't5 p1 | Wide +R+W / - [deck 9] vs Tall<Pup -10 / Large, Large [hand 2]';
    const always = ruled(doc, board, 'attack Sweep').follows?.always;
    const kinds = new Set(eventsIn(always?.trace ?? []).map(({ kind }) => kind));
    expect([...kinds]).toEqual(expect.arrayContaining(['devolved', 'detached', 'marked', 'drawn']));
    // On whom of the Bench the counter comes is chosen, and which Energy goes.
    expect(kinds.has('counters-placed')).toBe(false);
    const trade = ruled(doc, 't5 p1 | Wide +R+W / - vs Large / -', 'attack Trade').follows?.always;
    expect(eventsIn(trade?.trace ?? []).map(({ kind }) => kind)).toEqual(['counters-placed']);
  });

  it('leaves out a shuffle that is alone', () => {
    const search = { search: { kind: 'pokemon' }, count: 1, to: 'hand' };
    const finds = (more: readonly Json[]) => {
      const card: Card = { key: 'Ball', name: 'Ball', kind: 'trainer', play: { text: 'x', does: [search, ...more] } };
      const setup = parseBoardLine('t5 p1 | Large / - [hand (Ball), deck shuffled (Pup, Large)] vs Large / -').setup;
      const came = ruleOn('play Ball', { setup, pool: cardPool([...pool.all(), card]), doc: 'comprehensive-2009' });
      return came.ok ? came.ruling.follows?.always : null;
    };
    expect(finds([])).toBeUndefined();
    const kinds = eventsIn(finds([{ condition: 'asleep', on: 'opponents-active' }])?.trace ?? []);
    expect(kinds.map(({ kind }) => kind)).toContain('marked');
  });
});
