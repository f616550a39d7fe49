import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { legalOn, ruleOn } from '../ruling/index.ts';
import { type Card, cardPool, describeTable } from '../state/index.ts';
import { printBoardLine } from '../state/notation/index.ts';
import { readChecked } from './index.ts';
import { replay } from './replay.ts';

const shipped = cardPool(JSON.parse(readFileSync(new URL('../../dist/cards.json', import.meta.url), 'utf8')) as Card[]);
const DOC = 'comprehensive-2009';

const tableOf = (text: string) => {
  const board = readChecked(text, 'own.yaml', shipped);
  expect(board.faults).toEqual([]);
  return {
    board,
    table: { setup: board.setup, pool: cardPool([...shipped.all(), ...board.cards]), doc: DOC } as const,
  };
};

const ruled = (question: string, text: string) => {
  const answer = ruleOn(question, tableOf(text).table);
  if (!answer.ok) throw new Error(answer.fault.code);
  return answer.ruling;
};

/** Faults as `code line:column first-words`. */
const faults = (text: string): readonly string[] =>
  readChecked(text, 'own.yaml', shipped).faults.map(
    ({ code, span, file, excerpt }) =>
      `${file} ${code} ${span?.line}:${span?.column}${excerpt === undefined ? ' ?' : ''}`,
  );

const HEAVY = 'Cyndaquil: {kind: pokemon, hp: 90, type: R, retreat: 3}';

describe('a card written in the file goes before those on file of its name', () => {
  test('on the table', () => {
    const board = 'board: CR t5 p1 | Cyndaquil +RR / Luxray(DP 7) vs ?';
    expect(ruled('retreat', `cards: {${HEAVY}}\n${board}\n`).verdict).toBe('illegal');
    expect(ruled('retreat', `${board}\n`).verdict).toBe('legal');
  });

  test('unless a print on file is named', () => {
    expect(ruled('retreat', `cards: {${HEAVY}}\nboard: CR t5 p1 | Cyndaquil(MT 79) +RR / ? vs ?\n`).verdict).toBe(
      'legal',
    );
  });

  test('in a question about a card from the hand', () => {
    const board = 'board: CR t5 p1 | Cyndaquil(MT 79) / - [deck 20] vs Pichu(MT 93) / -';
    const own = 'Switch: {kind: trainer, play: {text: Draw two cards., does: [{draw: 2}]}}';
    expect(ruled('play Switch', `cards: {${own}}\n${board}\n`).verdict).toBe('legal');
    expect(ruled('play Switch', `${board}\n`).verdict).toBe('illegal');
  });

  test('and keeps its name where basic Energy would become a letter, before and after a step', () => {
    const { board, table } = tableOf(`cards:
  Lightning Energy: {kind: energy, tags: [basic energy], provides: [{units: [P, P]}]}
  Wall: {kind: pokemon, hp: 90, type: R, retreat: 2}
board: CR t5 p1 | Wall +Lightning Energy / Pichu(MT 93) [discard 0] vs ?
steps: [{do: retreat, answers: []}]
`);
    expect(printBoardLine(board.setup)).toContain('Wall +Lightning Energy /');
    const played = replay(board, table);
    expect(played.steps[0]?.verdict).toBe('legal');
    expect(printBoardLine(describeTable(played.state, played.pool))).toContain('discard (Lightning Energy)');
  });
});

describe('two cards of one name in the file', () => {
  const TWICE = `cards:
  Two Walls:
    - {kind: pokemon, hp: 90, type: C, retreat: 1}
    - {id: heavy, kind: pokemon, hp: 90, type: C, retreat: 3}
`;

  test('are two prints: a ruling on which they part is undetermined, whichever of them has an id', () => {
    const { verdict, branches } = ruled('retreat', `${TWICE}board: CR t5 p1 | Two Walls +GG / Pichu(MT 93) vs ?\n`);
    expect(verdict).toBe('undetermined');
    expect(branches.map((branch) => branch.verdict)).toEqual(['legal', 'illegal']);
  });

  test.each([
    ['own:Two Walls', 'legal'],
    ['heavy', 'illegal'],
  ])('the one called %s is found by it', (id, verdict) => {
    expect(ruled('retreat', `${TWICE}board: 'CR t5 p1 | Two Walls(${id}) +GG / Pichu(MT 93) vs ?'\n`).verdict).toBe(
      verdict,
    );
  });

  test('without ids, or in two spellings, are refused at the second', () => {
    const card = '{kind: pokemon, hp: 90, type: C, retreat: 1}';
    expect(faults(`cards:\n  Wall:\n    - ${card}\n    - ${card}\nboard: Wall vs ?\n`)).toEqual([
      'own.yaml duplicate-key 4:7',
    ]);
    expect(faults(`cards:\n  Mr Wall: ${card}\n  Mr. Wall: ${card}\nboard: Mr. Wall vs ?\n`)).toEqual([
      'own.yaml duplicate-key 3:3',
    ]);
  });
});

describe('refused at its place in the file', () => {
  test('an id that a card on file has, so that neither takes the other away', () => {
    expect(faults('cards:\n  Wall: {id: dp1-7, kind: pokemon, hp: 90}\nboard: Wall / Luxray(DP 7) vs ?\n')).toContain(
      'own.yaml duplicate-key 2:3',
    );
  });

  test.each(['L', 'l'])('the name %s, and a short name of letters, which are basic Energy', (name) => {
    const energy = 'kind: energy, provides: [{units: [P]}]';
    expect(faults(`cards:\n  ${name}: {${energy}}\n  Odd Energy: {${energy}, short: LL}\nboard: Pichu vs ?\n`)).toEqual(
      ['own.yaml bad-value 2:3', 'own.yaml bad-value 3:3'],
    );
  });

  test('Energy that does not say what it provides', () => {
    expect(faults('cards:\n  Odd Energy: {kind: energy}\nboard: Pichu +Odd Energy vs ?\n')).toEqual([
      'own.yaml missing-key 2:3',
    ]);
  });

  test('every slip of one text, each where it stands', () => {
    const own = [
      'cards:',
      '  Kick:',
      '    kind: trainer',
      '    attaches: true',
      '    always:',
      '      - {claim: damge, when: befor,',
      '         add: x, on: hostt}',
      '      - {claim: hp, add: 20, on: {sid: any}}',
      'board: CR t9 p1 | Machop vs Machop',
    ].join('\n');
    expect(faults(`${own}\n`)).toEqual([
      'own.yaml card-text 6:17',
      'own.yaml card-text 6:30',
      'own.yaml card-text 7:15',
      'own.yaml card-text 7:22',
      'own.yaml card-text 8:35',
    ]);
  });

  test('a slip inside one of several shapes, and in a power whose kind is none', () => {
    const own = [
      'cards:',
      '  Zap:',
      '    {kind: pokemon, stage: basic, hp: 50, attacks: [',
      '      {name: Bolt, cost: [], does: [{damage: 20, to: {one: {side: their, plac: bench}}}]}],',
      '    powers: [{name: Glow, kind: poke-body, always: [{claim: hp, add: lots}]}]}',
      'board: CR t9 p1 | Machop vs Machop',
    ].join('\n');
    expect(faults(`${own}\n`)).toEqual([
      'own.yaml bad-value 5:33',
      'own.yaml card-text 4:67',
      'own.yaml card-text 4:74',
      'own.yaml card-text 5:70',
    ]);
  });

  test('text with a verb that does not exist', () => {
    expect(faults('cards:\n  Kick: {kind: trainer, play: {does: [{draww: 1}]}}\nboard: Pichu vs ?\n')).toEqual([
      'own.yaml card-text 2:40',
    ]);
  });
});

describe('a line of Evolution among cards of the file', () => {
  const LINE = `cards:
  Mist-Larva: {kind: pokemon, hp: 40, type: G, retreat: 1}
  Mistmoth: {kind: pokemon, stage: stage 1, from: mistlarva, hp: 70, type: G, retreat: 1}
  Mistgod: {kind: pokemon, stage: stage 2, from: Mistmoth, hp: 90, type: G, retreat: 1}
board: CR t5 p1 | Mist-Larva / Mistgod [hand (Mistmoth)] vs Pichu(MT 93)
`;

  test('evolves by its name in any spelling, and the overview lists it', () => {
    expect(ruled('evolve active into Mistmoth', LINE).verdict).toBe('legal');
    const rows = legalOn(tableOf(LINE).table).open.filter(({ kind }) => kind === 'evolve');
    expect(rows).toHaveLength(1);
  });

  test('is under its highest card', () => {
    const { board, table } = tableOf(`${LINE}steps: []\n`);
    const { state, pool } = replay(board, table);
    const setup = describeTable(state, pool);
    expect(printBoardLine(setup)).toContain('/ Mistgod<Mistmoth<Mist-Larva');
  });
});

test('home-made Energy pays, a Tool counts as one, a Stadium lies and a Trainer is played', () => {
  const text = `cards:
  Bolt Energy: {kind: energy, provides: [{units: [L, L]}], short: BLT}
  Shield: {kind: trainer, tags: [tool], attaches: true, always: [{claim: damage, add: -10, when: after}]}
  Rain Field: {kind: stadium}
  Kick: {kind: trainer, play: {text: Draw one., does: [{draw: 1}]}}
board: CR t5 p1 | Cyndaquil(MT 79) +BLT+Shield / Pichu(MT 93) [hand (Kick, Shield, Rain Field), deck 9] vs Pichu(MT 93) | stadium Rain Field(p1)
`;
  expect(ruled('retreat', text).verdict).toBe('legal');
  expect(ruled('play Kick', text).verdict).toBe('legal');
  expect(ruled('play Shield on active', text).grounds.map(({ code }) => code)).toContain('already-has-a-tool');
  expect(ruled('play Rain Field', text).verdict).toBe('illegal');
});
