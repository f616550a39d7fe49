import { expect, test } from 'vitest';
import { RULED, type RuledDoc } from '../corpus/index.ts';
import { type Card, cardPool } from '../state/index.ts';
import { parseBoardLine } from '../state/notation/index.ts';
import { ruleOn } from './index.ts';

const pool = cardPool([
  {
    key: 'own:Runner',
    name: 'Runner',
    kind: 'pokemon',
    stage: 'basic',
    hp: 60,
    types: ['C'],
    weakness: [],
    resistance: [],
    retreat: 1,
    attacks: [{ name: 'Bump', cost: [], damage: 10 }],
  },
  { key: 'own:Aide', name: 'Aide', kind: 'supporter', play: { text: 'Draw a card.', does: [{ draw: 1 }] } },
] as readonly Card[]);

/** By which rules it is said that the bar of a first turn is on the other player. */
const saidBy = (doc: RuledDoc, header: string, question: string): readonly (string | null)[] => {
  const { setup } = parseBoardLine(
    `CR ${header} | Runner / Runner [hand (Aide), deck 9] vs Runner / - [hand (Aide, Runner), deck 9]`,
  );
  const ruled = ruleOn(question, { setup, pool, doc });
  if (!ruled.ok) throw new Error(ruled.fault.code);
  return ruled.ruling.ways.filter(({ code }) => code === 'first-turn-no-matter').map(({ rule }) => rule);
};

const BARS: { readonly [doc in RuledDoc]?: { readonly attack?: string; readonly supporter?: string } } = {
  'xy-2016': { attack: 'xy-2016/Turn.3#3' },
  'me-2026': { attack: 'me-2026/Turn.3#3', supporter: 'me-2026/Turn.2D#4' },
  'comprehensive-2009': { supporter: 'comprehensive-2009/602.1a' },
};

test.each(RULED)('in the second first turn it is said whose bar it is, in %s where it has one', (doc) => {
  const { attack, supporter } = BARS[doc] ?? {};
  expect(saidBy(doc, 't2 p2', 'attack Bump')).toEqual(attack === undefined ? [] : [attack]);
  expect(saidBy(doc, 't2 p2', 'play Aide')).toEqual(supporter === undefined ? [] : [supporter]);
});

test.each(RULED)('it is not said of a Pokémon card that is benched, which nobody is barred from, in %s', (doc) => {
  expect(saidBy(doc, 't2 p2', 'bench Runner')).toEqual([]);
});

test.each(RULED)('it is said in no later turn, and not of the player who goes first, in %s', (doc) => {
  for (const header of ['t4 p2', 't3 p1', 't1 p1']) {
    expect(saidBy(doc, header, 'attack Bump')).toEqual([]);
    expect(saidBy(doc, header, 'play Aide')).toEqual([]);
  }
});
