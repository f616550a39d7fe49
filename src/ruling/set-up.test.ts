import { describe, expect, it } from 'vitest';
import { viewOf } from '../claims/index.ts';
import type { RuledDoc } from '../corpus/index.ts';
import { drive, legality, possibleAnswers } from '../engine/index.ts';
import { rulesetOf } from '../eras/index.ts';
import { oneOnOne } from '../formats/index.ts';
import { cardPool, type GameState, type Player, setUpTable } from '../state/index.ts';
import { parseBoardLine } from '../state/notation/index.ts';
import { ruleOn } from './index.ts';
import { inspect } from './inspection/index.ts';
import { readQuestion } from './question/index.ts';

const pool = cardPool([
  { key: 'pup', name: 'Pup', kind: 'pokemon', stage: 'basic', hp: 50 },
  { key: 'hound', name: 'Hound', kind: 'pokemon', stage: 'stage 1', from: 'Pup', hp: 80 },
  { key: 'shell', name: 'Shell', kind: 'trainer', tags: ['fossil'], hp: 40 },
  { key: 'R', name: 'Fire Energy', short: 'R', kind: 'energy', tags: ['basic energy'], provides: [{ units: ['R'] }] },
]);
const rules = rulesetOf('comprehensive-2009', { pool });
const stateOf = (line: string): GameState =>
  setUpTable(parseBoardLine(line).setup, pool, oneOnOne, 'comprehensive-2009').state;

const asked = (state: GameState, question: string) => readQuestion(viewOf(state, rules), question);

describe('questions of the set-up', () => {
  it.each([
    ['draw seven', 'initial-hand'],
    ['draw an initial hand', 'initial-hand'],
    ['shuffle and draw seven cards', 'initial-hand'],
    ['draw hand: Pup, 6 R', 'initial-hand'],
    ['draw seven (Pup, ?)', 'initial-hand'],
    ['put Pup as active', 'initial-active'],
    ['place Pup face down as my Active Pokémon', 'initial-active'],
    ['start with Pup', 'initial-active'],
    ['change my active to Pup', 'initial-active'],
    ['put Pup down as the second Active Pokémon', 'initial-active'],
    ['bench Pup', 'initial-bench'],
    ['put Pup on the bench', 'initial-bench'],
    ['lay prizes', 'set-prizes'],
    ['set out my Prize Cards', 'set-prizes'],
    ['put six prizes aside', 'set-prizes'],
    ['mulligan', 'mulligan'],
    ['take a mulligan', 'mulligan'],
    ['show my hand', 'mulligan'],
    ['draw extra', 'extra-card'],
    ['draw an extra card', 'extra-card'],
    ['draw 2 extra', 'extra-card'],
    ['draw up to two extra cards', 'extra-card'],
    ['flip for the first turn', 'first-turn'],
    ['begin the game', 'first-turn'],
    ['go second', 'first-turn'],
    ['go later', 'first-turn'],
    ['start the Sudden Death game', 'new-game'],
    ['start a new game', 'new-game'],
    ['shuffle all cards back into the decks', 'new-game'],
    ['let my opponent go first', 'first-turn'],
  ])('%s', (question, kind) => {
    for (const said of [question, `p2 ${question}`, `can p2 ${question}?`, `may I ${question}`]) {
      const read = asked(stateOf('CR setup | [hand 7, deck 53] vs [hand 7, deck 53]'), said);
      expect(read).toMatchObject({ ok: true, kind });
      if (read.ok) expect(read.prepared[0]?.state.toMove).toBe(said.includes('p2') ? 'p2' : 'p1');
    }
  });

  it('takes several extra cards for no opening hand, and asks how many where that is not said', () => {
    const state = stateOf('CR setup | [hand 7, deck 53] vs [hand 7, deck 53]');
    for (const said of ['draw 2 extra cards', 'draw two extra', 'draw both extra cards', 'draw 2 extra (Pup)']) {
      const read = asked(state, said);
      expect(read.ok && read.prepared[0]?.action).toMatchObject({ kind: 'extra-card', drawn: { length: 2 } });
    }
    for (const said of ['draw some extra cards', 'draw all extra', 'draw 0 extra'])
      expect(asked(state, said)).toMatchObject({ ok: false, fault: { expected: ['draw extra', 'draw 2 extra'] } });
  });

  it('reads how many Prizes, and who goes first', () => {
    const state = stateOf('CR setup | [hand 7, deck 53] vs [hand 7, deck 53]');
    expect(asked(state, 'put six prizes aside')).toMatchObject({ prepared: [{ action: { count: 6 } }] });
    expect(asked(state, 'lay 4 prizes')).toMatchObject({ prepared: [{ action: { count: 4 } }] });
    expect(asked(state, 'go second')).toMatchObject({ prepared: [{ action: { goes: 'second' } }] });
  });

  it('takes the rest of seven cards as not described, and a given hand as the whole of it', () => {
    const state = stateOf('CR setup | [deck 60] vs [deck 60]');
    const sizes = ['draw seven: Pup', 'draw hand: Pup, 2 R', 'draw seven'].map((question) => {
      const read = asked(state, question);
      const action = read.ok ? read.prepared[0]?.action : undefined;
      return action?.kind === 'initial-hand' ? action.cards.length : null;
    });
    expect(sizes).toEqual([7, 3, 7]);
  });

  it('refuses a card that is not in a given pile, and asks where a Basic Pokémon is to go', () => {
    const state = stateOf('CR setup | [hand (7 R), deck (53 R)] vs [deck 60]');
    expect(asked(state, 'draw hand: Pup, 6 R')).toMatchObject({
      ok: false,
      fault: { code: 'unknown-card', said: 'Pup' },
    });
    expect(asked(state, 'play Pup')).toMatchObject({ ok: false, fault: { code: 'incomplete-question' } });
  });

  it('leaves the questions of the game alone', () => {
    const state = stateOf('CR t3 p1 | Pup / - [hand 7] vs Pup / -');
    for (const [question, kind] of [
      ['bench Pup', 'bench'],
      ['draw', 'draw'],
      ['play Pup', 'bench'],
      ['end turn', 'end-turn'],
      ['mulligan', 'mulligan'],
    ] as const)
      expect(asked(state, question)).toMatchObject({ ok: true, kind });
    for (const question of ['put Pup as active', 'flip a coin', 'draw seven', 'show my hand'])
      expect(asked(state, question)).toMatchObject({ ok: false, fault: { code: 'unknown-question' } });
  });
});

describe('the inspection of a set-up', () => {
  const faultsOf = (line: string) =>
    inspect({ setup: parseBoardLine(line).setup, pool, doc: 'comprehensive-2009' }).map(({ code }) => code);

  it('finds a Pokémon that could not be set out, and nothing wrong with what is not there yet', () => {
    expect(faultsOf('CR setup | Hound / Shell [prizes 6] vs [deck 60]')).toEqual(['no-basic-set-out']);
    expect(faultsOf('CR setup | [deck 60] vs [hand 7, deck 53]')).toEqual([]);
    expect(faultsOf('CR t3 | - / - [prizes 0] vs Pup / -')).toContain('already-lost-all');
  });
});

const seeded = (seed: number): ((below: number) => number) => {
  let now = seed >>> 0;
  return (below) => {
    now = (Math.imul(now, 1664525) + 1013904223) >>> 0;
    return Math.floor((now / 2 ** 32) * below);
  };
};

const NAMES = ['Pup', 'Hound', 'Shell', 'R', 'R', 'R', 'R', 'R', 'R', 'R', 'R', 'R'];

const cardsOf = (player: Player): number =>
  [player.deck, player.hand, player.prizes].reduce((sum, pile) => sum + pile.cards.length, 0) +
  [...player.active, ...player.bench].reduce((sum, pokemon) => sum + (pokemon?.stack.length ?? 0), 0);

describe('a set-up played at random', () => {
  it('keeps 60 cards a player, never more Prizes than six, and begins only with two Active Pokémon', () => {
    let begun = 0;
    let extras = 0;
    for (let seed = 1; seed <= 60; seed += 1) {
      const below = seeded(seed);
      const some = (): string => NAMES[below(NAMES.length)] ?? 'R';
      let state = stateOf('CR setup | [deck 60] vs [deck 60]');
      for (let turn = 0; turn < 200 && state.phase === 'setup'; turn += 1) {
        const question = [
          `draw hand: ${Array.from({ length: 7 }, some).join(', ')}`,
          'mulligan',
          `put ${some()} as active`,
          `bench ${some()}`,
          'lay prizes',
          `draw extra ${some()}`,
          'flip',
        ][below(7)];
        const read = asked(state, `p${1 + below(2)} ${question}`);
        if (!read.ok) continue;
        const [prepared] = read.prepared;
        if (prepared === undefined) continue;
        const before = JSON.stringify(prepared.state);
        const judged = legality(rules, prepared.state, prepared.action);
        const outcome = drive(rules, prepared.state, prepared.action, (put) => {
          const answers = possibleAnswers(put);
          return answers[below(answers.length)] ?? null;
        });
        expect(JSON.stringify(prepared.state)).toBe(before);
        if (judged.grounds.length > 0) expect(outcome.kind).toBe('forbidden');
        if (outcome.kind !== 'done') continue;
        if (prepared.action.kind === 'extra-card') extras += 1;
        state = outcome.state;
        for (const player of state.players) {
          expect(cardsOf(player)).toBe(60);
          expect([0, 6]).toContain(player.prizes.cards.length);
          expect(player.bench.length).toBeLessThanOrEqual(5);
        }
      }
      if (state.phase === 'setup') continue;
      begun += 1;
      expect(state).toMatchObject({ turn: 1, phase: 'draw', toMove: state.first });
      for (const player of state.players) {
        expect(player.active[0]).not.toBeNull();
        expect(player.prizes.cards.length).toBe(6);
      }
    }
    expect(begun).toBeGreaterThan(20);
    expect(extras).toBeGreaterThan(0);
  });
});

describe('a hand without a Basic Pokémon', () => {
  const remedies = (doc: RuledDoc, hand: string): readonly (readonly [string, string])[] => {
    const { setup } = parseBoardLine(`CR p1 setup | [hand (${hand}), deck 53] vs Pup / - [prizes 6, hand 6, deck 47]`);
    const ruled = ruleOn('put Hound as active', { setup, pool, doc });
    if (!ruled.ok) throw new Error(ruled.fault.code);
    return ruled.ruling.remedy.map(({ code, rule }) => [code, rule]);
  };

  it.each<[RuledDoc, string]>([
    ['comprehensive-2009', '500.4'],
    ['xy-2016', 'Start#1'],
    ['me-2026', 'Mulligan#1'],
    ['ex-2003', 'Begin#2'],
    ['neo-2001', 'Play.4'],
    ['advanced-2018', 'I.G/set.5a'],
    ['advanced-2025', 'I.G/set.5a'],
  ])('has a mulligan due, which is said with the refusal in %s', (doc, rule) => {
    expect(remedies(doc, 'Hound, 6 R')).toEqual([['mulligan-is-due', `${doc}/${rule}`]]);
    expect(remedies(doc, 'Hound, Pup, 5 R').map(([code]) => code)).not.toContain('mulligan-is-due');
    expect(remedies(doc, 'Hound, 6 ?').map(([code]) => code)).not.toContain('mulligan-is-due');
  });
});
