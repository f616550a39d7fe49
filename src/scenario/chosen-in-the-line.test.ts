import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Card, cardPool, describeTable } from '../state/index.ts';
import { printBoardLine } from '../state/notation/index.ts';
import { readChecked } from './index.ts';
import { replay } from './replay.ts';

/** The closing line of a replay says what an effect was chosen for, so that it can be ruled on. */

const shipped = cardPool(JSON.parse(readFileSync(new URL('../../dist/cards.json', import.meta.url), 'utf8')) as Card[]);

const lineAfter = (text: string): string => {
  const board = readChecked(text, 'chosen.yaml', shipped);
  expect(board.faults).toEqual([]);
  const pool = cardPool([...shipped.all(), ...board.cards]);
  const { state } = replay(board, { pool, doc: 'comprehensive-2009' });
  return printBoardLine(describeTable(state, pool));
};

const CARDS = `cards:
  Locker: {kind: pokemon, hp: 90, type: R, retreat: 1, attacks: [{name: Lock, cost: [], does: [{lock-attack: defending, until: opponents-next-turn}]}]}
  Target: {kind: pokemon, hp: 90, type: R, retreat: 1, attacks: [{name: Hit, cost: [], damage: 10}, {name: Kick, cost: [], damage: 20}]}
  Burner: {kind: pokemon, hp: 90, type: R, retreat: 1, powers: [{name: Burn, kind: power, as-often-as-liked: true, does: [{lasting: {claim: energy-type, type: R, there-now: true}, on: self, until: this-turn}]}]}
`;

test('an attack that was locked', () => {
  const line = lineAfter(`${CARDS}board: CR t5 p1 | Locker / - vs Target / -
steps: [{do: attack Lock, answers: [Kick]}]
`);
  expect(line).toContain('*attack Lock@5=Kick');
});

test('Energy that was there, and not what came after it', () => {
  const line = lineAfter(`${CARDS}board: CR t5 p1 | Burner +G / - [hand (W)] vs Target / -
steps: [{do: use Burn}, {do: attach W}]
`);
  expect(line).toContain('+GW *Poké-Power Burn@5=G');
});

test('that no Energy was there', () => {
  const line = lineAfter(`${CARDS}board: CR t5 p1 | Burner / - vs Target / -
steps: [{do: use Burn}]
`);
  expect(line).toContain('*Poké-Power Burn@5=none');
});
