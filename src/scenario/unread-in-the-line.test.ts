import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { RuledDoc } from '../corpus/index.ts';
import { type Card, cardPool, describeTable } from '../state/index.ts';
import { printBoardLine } from '../state/notation/index.ts';
import { readChecked, replay } from './index.ts';

/** The closing line of a replay has the name of every effect that an unread text may have left, for as long as that text can speak. */

const shipped = cardPool(JSON.parse(readFileSync(new URL('../../dist/cards.json', import.meta.url), 'utf8')) as Card[]);

const CARDS = `cards:
  Tune: {kind: trainer, play: {text: 'During this turn, your Pokémon sing.'}}
  Hymn: {kind: trainer, play: {text: 'Draw a card. Sing.'}}
`;
const LATER = "During your opponent's next turn, whenever they flip a coin, treat it as tails.";
const NOW = 'Your opponent sings.';

const lineAfter = (doc: RuledDoc, label: string, text: string, steps: readonly string[]): string => {
  const sides = `Hummer{70HP, W, retreat 0, "Hum 0 ${text}"} / Hummer{70HP, W, retreat 0, "Hum 0 ${text}"} [hand (Tune, Hymn), deck 9]`;
  const file = `${CARDS}board: '${`${label} t9 p1 | ${sides} vs Shinx / - [deck 9]`.replaceAll("'", "''")}'\nsteps: [${steps.join(', ')}]\n`;
  const board = readChecked(file, 'line.yaml', shipped);
  expect(board.faults).toEqual([]);
  const played = replay(board, { pool: shipped, doc });
  return printBoardLine(describeTable(played.inLine(), played.pool));
};

const DOCS: readonly (readonly [RuledDoc, string])[] = [
  ['neo-2001', 'Neo'],
  ['ex-2003', 'EX'],
  ['comprehensive-2009', 'CR'],
  ['xy-2016', 'XY'],
  ['advanced-2018', 'APR'],
  ['advanced-2025', 'APR25'],
  ['me-2026', 'ME'],
];

describe.each(DOCS)('by %s', (doc, label) => {
  it('is named on the Pokémon after an attack about a later turn, until that turn is over', () => {
    expect(lineAfter(doc, label, LATER, ['attack Hum'])).toMatch(
      /^\S+ t10 p2[^|]*\| Hummer\{[^}]*\} \*Hum@9 \/ Hummer/u,
    );
    expect(lineAfter(doc, label, LATER, ['attack Hum', 'p2 end turn'])).not.toContain('*Hum@9');
  });

  it('is not there after an attack whose text leaves nothing that lasts', () => {
    expect(lineAfter(doc, label, NOW, ['attack Hum'])).not.toContain('*');
  });

  it('is named with the player after a card that was played, where it may last', () => {
    expect(lineAfter(doc, label, LATER, ['play Tune'])).toContain('*Tune@9]');
    expect(lineAfter(doc, label, LATER, ['play Hymn'])).not.toContain('*');
  });
});
