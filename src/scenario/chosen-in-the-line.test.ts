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
  Twin: {kind: pokemon, hp: 90, type: R, retreat: 1, attacks: [{name: Lock, cost: [], does: [{lock-attack: defending, until: opponents-next-turn}]}]}
  Tosser: {kind: pokemon, hp: 90, type: R, retreat: 1, attacks: [{name: Toss, cost: [], does: [{flip: {heads: [{lasting: {claim: cannot, act: play-supporter}, on: opponent, until: opponents-next-turn}], tails: [{lasting: {claim: cannot, act: play-trainer}, on: opponent, until: opponents-next-turn}]}}]}, {name: Hold, cost: [], does: [{flip: {heads: [{lasting: {claim: cannot, act: retreat}, on: defending, until: opponents-next-turn}]}}]}]}
  Kiln: {kind: pokemon, hp: 90, type: R, retreat: 1, powers: [{name: Bake, kind: power, does: [{lasting: {claim: energy-type, type: R, there-now: true, on: {side: yours}}, on: you, until: this-turn}]}]}
  Burner: {kind: pokemon, hp: 90, type: R, retreat: 1, powers: [{name: Burn, kind: power, as-often-as-liked: true, does: [{lasting: {claim: energy-type, type: R, there-now: true}, on: self, until: this-turn}]}]}
`;

test('whose turn it is, where an act of the other player is in doubt', () => {
  const line =
    lineAfter(`${CARDS}  Hazer: {kind: pokemon, hp: 90, type: R, retreat: 1, attacks: [{name: Haze, cost: [], damage: 10, text: Strange things happen in each turn.}]}
board: CR t5 p1 | Hazer / - vs Target / - [hand ? (R)]
steps: [{do: p1 attack Haze}, {do: p2 attack Hit}, {do: p2 attach R}]
`);
  expect(line).toContain('CR t7 p1 draw');
});

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

test('an attack that is called as the one that locked it', () => {
  const line = lineAfter(`${CARDS}board: CR t5 p1 | Locker / - vs Twin / -
steps: [{do: attack Lock, answers: [Lock]}]
`);
  expect(line).toContain('*attack Lock@5=Lock');
});

test('how the coin fell, where it decides what is left, and not where it decides whether', () => {
  const after = (attack: string, coin: string): string =>
    lineAfter(`${CARDS}board: CR t5 p1 | Tosser / - vs Target / -
steps: [{do: attack ${attack}, answers: [${coin}]}]
`);
  expect(after('Toss', 'heads')).toContain('[*attack Toss@5=heads]');
  expect(after('Toss', 'tails')).toContain('[*attack Toss@5=tails]');
  expect(after('Hold', 'heads')).toContain('*attack Hold@5 ');
});

test('Energy of all Pokémon of a player, unless cards of one name came later to another', () => {
  const after = (attached: string): string =>
    lineAfter(`${CARDS}board: CR t5 p1 | Kiln +G / Target +W [hand (${attached})] vs Target / -
steps: [{do: use Bake}, {do: attach ${attached} to active}]
`);
  expect(after('F')).toContain('*Poké-Power Bake@5="G, W"');
  expect(after('W')).toMatch(/\*Poké-Power Bake@5[\],]/u);
});
