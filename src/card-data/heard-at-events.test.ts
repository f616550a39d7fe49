import { describe, expect, it } from 'vitest';
import type { RuledDoc } from '../corpus/index.ts';
import { ruleOn } from '../ruling/index.ts';
import { type Card, cardPool } from '../state/index.ts';
import { parseBoardLine } from '../state/notation/index.ts';
import { cardOf } from './card-of.ts';
import { readDataFile } from './reading/read-data-file.ts';
import { rawEnergy, rawPokemon } from './samples.fixture.ts';

/** A text that is not read and may act as something happens is heard there, however it says that it is used; where nothing of the kind happens, it leaves nothing open. */

const SET = { id: 'tst1', name: 'Test Meadow', code: 'TM', released: '2024/02/01' };

let made = 0;
const card = (name: string, more: object = {}): Card => {
  made += 1;
  const raw = rawPokemon({ id: `tst1-${made}`, number: `${made}`, name, retreatCost: [], ...more });
  const [source] = readDataFile(JSON.stringify([raw]), 't.json', 'tst1').cards;
  if (source === undefined) throw new Error('no card was read');
  return cardOf(source, SET);
};

const ITSELF = 'this Pokémon';
const strike = { name: 'Bite', cost: [], damage: '40', text: '' };
const toss = { name: 'Toss', cost: [], damage: '20', text: 'Flip a coin. If heads, draw a card.' };
const having = (type: string, text: string) => ({ abilities: [{ name: 'Hum', type, text }] });

const energy = readDataFile(
  JSON.stringify([rawEnergy({ name: 'Basic Fire Energy', subtypes: ['Basic'], rules: undefined })]),
  't.json',
  'tst1',
).cards.map((one) => cardOf(one, SET));

const pool = cardPool([
  ...energy,
  card('Pup', { attacks: [strike, toss] }),
  card(
    'Dune',
    having(
      'Ability',
      'When you play Dune from your hand to evolve one of yours, you may use this Ability. You may also use this Ability if this Pokémon is Knocked Out by damage from an attack. Hum a tune with everybody.',
    ),
  ),
  card('Lull', having('Ability', 'Once during your turn, you may use this Ability. Hum a tune until everybody sings.')),
  card(
    'Dusk',
    having(
      'Poké-Power',
      'Once at the end of your turn, you may use this power. Hum a tune, then attach up to 2 Energy cards.',
    ),
  ),
  card(
    'Charger',
    having(
      'Poké-Power',
      'Whenever you attach an Energy card from your hand to Charger, you may hum a tune with everybody.',
    ),
  ),
  card(
    'Lucky',
    having(
      'Ability',
      'Once during your turn, after you flip any coins for an attack, you may ignore all effects of those coin flips and sing instead.',
    ),
  ),
  card('Mover', {
    attacks: [strike],
    ...having(
      'Ability',
      `Once during your turn, when ${ITSELF} moves from the Active Spot to your Bench, you may use this Ability. Hum a tune with everybody.`,
    ),
  }),
]);

/** Of whose texts it depends what comes of the act. */
const unread = (doc: RuledDoc, board: string, question: string): readonly string[] => {
  const came = ruleOn(question, { setup: parseBoardLine(board).setup, pool, doc }, {});
  if (!came.ok) throw new Error(came.fault.code);
  const { follows, branches, gaps } = came.ruling;
  expect(gaps).toEqual([]);
  const ways = branches.flatMap((branch) => branch.follows?.unread ?? []);
  return [...new Set([...(follows?.unread ?? []), ...ways])].map((of) => of.replace(/ \(.*/u, ''));
};

const PILES = '[prizes 6, hand 1 R, deck 9]';

describe('a used text that may act as something happens', () => {
  it.each(['me-2026', 'advanced-2025', 'advanced-2018', 'xy-2016'] as const)(
    'is heard at its own Knock Out: %s',
    (doc) => {
      const board = (other: string) => `t5 p1 | Pup / Pup ${PILES} vs ${other} / Pup ${PILES}`;
      expect(unread(doc, board('Dune -30'), 'attack Bite')).toEqual(['Dune']);
      expect(unread(doc, board('Dune'), 'attack Bite')).toEqual([]);
      expect(unread(doc, board('Lull -30'), 'attack Bite')).toEqual([]);
    },
  );

  it('is heard when the own turn ends', () => {
    const board = (turn: string) => `${turn} | Pup / Dusk ${PILES} vs Pup / Pup ${PILES}`;
    expect(unread('comprehensive-2009', board('t5 p1'), 'end turn')).toEqual(['Dusk']);
    expect(unread('comprehensive-2009', board('t6 p2'), 'end turn')).toEqual([]);
    expect(unread('comprehensive-2009', board('t5 p1'), 'bench Pup')).toEqual([]);
  });

  it.each(['ex-2003', 'comprehensive-2009'] as const)('is heard when Energy is attached to it: %s', (doc) => {
    const board = `t5 p1 | Charger / Pup ${PILES} vs Pup / Pup ${PILES}`;
    expect(unread(doc, board, 'attach R to Charger')).toEqual(['Charger']);
    expect(unread(doc, board, 'attach R to Pup')).toEqual([]);
  });

  it('is heard when coins are flipped for an attack of its player', () => {
    const board = (own: string, other: string) => `t5 p1 | Pup / ${own} ${PILES} vs Pup / ${other} ${PILES}`;
    expect(unread('xy-2016', board('Lucky', 'Pup'), 'attack Toss')).toEqual(['Lucky']);
    expect(unread('xy-2016', board('Lucky', 'Pup'), 'attack Bite')).toEqual([]);
    expect(unread('xy-2016', board('Pup', 'Lucky'), 'attack Toss')).toEqual([]);
  });

  it('is heard when its Pokémon moves', () => {
    const board = (active: string) => `t5 p1 | ${active} / Pup ${PILES} vs Pup / Pup ${PILES}`;
    expect(unread('me-2026', board('Mover'), 'retreat to bench 1')).toEqual(['Mover']);
    expect(unread('me-2026', board('Mover'), 'attack Bite')).toEqual([]);
  });
});
