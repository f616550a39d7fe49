import { describe, expect, it } from 'vitest';
import { type Action, futures, legality } from '../engine/index.ts';
import { rulesetOf } from '../eras/index.ts';
import { oneOnOne } from '../formats/index.ts';
import { type Card, cardPool, type GameState, setUpTable } from '../state/index.ts';
import { parseBoardLine } from '../state/notation/index.ts';

const attack = (name: string, does: readonly unknown[]) => ({ name, cost: [], damage: null, does: does as never });
const body = (does: readonly unknown[]) => ({ kind: 'trainer', play: { does: does as never } }) as const;

const pool = cardPool([
  {
    key: 'a',
    name: 'Alpha',
    kind: 'pokemon',
    stage: 'basic',
    hp: 60,
    retreat: 1,
    attacks: [
      { name: 'Hit', cost: [], damage: 20 },
      attack('Doze', [{ condition: 'asleep', on: 'defending' }]),
      attack('Whirl', [{ switch: 'theirs' }]),
      attack('Snatch', [{ 'discard-energy': 1, from: 'defending' }]),
      attack('Sum', [{ counters: { 'counters-on': 'defending' }, on: 'defending' }]),
      attack('Sting', [{ counters: 1, on: { each: { side: 'theirs' } } }]),
      attack('Shrink', [{ devolve: { one: { side: 'theirs' } }, to: 'hand' }]),
      attack('Hush', [{ lasting: { claim: 'mute', what: 'bodies' }, on: 'defending', until: 'opponents-next-turn' }]),
    ],
  },
  {
    key: 'b',
    name: 'Beta',
    kind: 'pokemon',
    stage: 'basic',
    hp: 60,
    types: ['W'],
    retreat: 1,
    weakness: [{ type: 'R', times: 2 }],
    powers: [{ name: 'Light', kind: 'body', always: [{ claim: 'cannot', act: 'retreat' }] }],
  },
  { key: 'c', name: 'Gamma', kind: 'pokemon', stage: 'stage 1', hp: 90, types: ['W'], retreat: 1 },
  { key: 'd', name: 'Delta LV.X', kind: 'pokemon', stage: 'level-up', hp: 90, types: ['W'], retreat: 1 },
  { key: 'belt', name: 'Belt', kind: 'trainer', tags: ['tool'], attachesTo: { tag: 'sp' } },
  { key: 't1', name: 'Poke', ...body([{ counters: 1, on: { each: { side: 'theirs', place: 'bench' } } }]) },
  { key: 't2', name: 'Reversal', ...body([{ cure: 'all', on: 'opponents-active' }]) },
] satisfies readonly Card[]);
const rules = rulesetOf('comprehensive-2009', { pool });

const table = (line: string): GameState =>
  setUpTable(parseBoardLine(line).setup, pool, oneOnOne, 'comprehensive-2009').state;
const active = (state: GameState, at = 0): number => state.players[at]?.active[0]?.uid ?? 0;

/** The needs that the futures of this attack end in. */
const needs = (line: string, name: string): readonly string[] => {
  const state = table(line);
  const action: Action = { kind: 'attack', attacker: active(state), attack: name };
  return futures(rules, state, action, { scope: 'action' }).futures.map(({ outcome }) =>
    outcome.kind === 'not-told' ? outcome.needs.code : outcome.kind,
  );
};

describe('a text about an undescribed Pokémon', () => {
  it.each(['Doze', 'Whirl', 'Snatch', 'Sum', 'Sting', 'Hush'])('%s breaks off and names the Active Pokémon', (name) => {
    expect(needs('CR t9 p1 | Alpha / -', name)).toEqual(['active-not-told']);
  });

  it('leaves the choice of an undescribed Pokémon open', () => {
    expect(needs('CR t9 p1 | Alpha / - vs Beta', 'Shrink')).toEqual(['bench-not-told']);
  });

  it.each(['Snatch', 'Sum', 'Shrink'])('%s breaks off at a Pokémon that was not described', (name) => {
    expect(needs('CR t9 p1 | Alpha / - vs ? / -', name)).toEqual(['pokemon-not-described']);
  });

  it.each(['Doze', 'Snatch', 'Sum', 'Sting', 'Shrink', 'Hush'])('%s is done where all is given', (name) => {
    expect(needs('CR t9 p1 | Alpha / - vs Beta / -', name)).toEqual(['done']);
  });

  it('asks for the type of an attacker, not who it is', () => {
    expect(needs('CR t9 p1 | Alpha / - vs Beta / -', 'Hit')).toEqual(['types-not-told']);
  });
});

describe('whether a play changes anything', () => {
  const judged = (line: string, key: string) => {
    const state = table(line);
    const card = state.cards.findIndex((one) => one.card === key);
    const { grounds, unknownFacts } = legality(rules, state, { kind: 'play-trainer', card });
    return [...grounds.map(({ code }) => code), ...unknownFacts.map(({ code }) => code)];
  };

  it.each([
    ['CR t9 p1 | Alpha / - [hand (Poke)] vs Beta / Beta', 't1', []],
    ['CR t9 p1 | Alpha / - [hand (Poke)] vs Beta / -', 't1', ['no-game-effect']],
    ['CR t9 p1 | Alpha / - [hand (Poke)] vs Beta', 't1', ['effect-hangs-on-untold']],
    ['CR t9 p1 | Alpha / - [hand (Reversal)] vs Beta ~asleep / -', 't2', []],
    ['CR t9 p1 | Alpha / - [hand (Reversal)] vs Beta / -', 't2', ['no-game-effect']],
    ['CR t9 p1 | Alpha / - [hand (Reversal)] vs ? / -', 't2', ['effect-hangs-on-untold']],
    ['CR t9 p1 | Alpha / - [hand (Reversal)]', 't2', ['effect-hangs-on-untold']],
  ])('%s: %s', (line, key, codes) => {
    expect(judged(line, key)).toEqual(codes);
  });
});

describe('a card on file with a part missing', () => {
  const hand = table('CR t9 p1 | Beta / - [hand (Gamma, Delta LV.X, Belt)] vs Beta / -');
  const judged = (action: Action) => {
    const { grounds, unknownFacts } = legality(rules, hand, action);
    return [...grounds.map(({ code }) => code), ...unknownFacts.map(({ code }) => code)];
  };
  const card = (key: string): number => hand.cards.findIndex((one) => one.card === key);

  it('evolves from a Pokémon that is not given, not from none', () => {
    expect(judged({ kind: 'evolve', card: card('c'), on: active(hand) })).toEqual(['origin-not-told']);
    expect(judged({ kind: 'level-up', card: card('d'), on: active(hand) })).toEqual(['origin-not-told']);
  });

  it('is a Tool whether or not it says that it is attached', () => {
    expect(judged({ kind: 'play-trainer', card: card('belt') })).toEqual(['attachment-target']);
  });
});

describe('a mute that an attack left', () => {
  it('silences the Poké-Body of its bearer, and of no other', () => {
    const state = table('CR t9 p1 | Alpha / - vs Beta / Beta');
    const outcome = futures(rules, state, { kind: 'attack', attacker: active(state), attack: 'Hush' }, { limit: 1 })
      .futures[0]?.outcome;
    const after = outcome?.kind === 'done' ? outcome.state : state;
    const forbidden = (at: GameState, pokemon: number | undefined): boolean =>
      legality(rules, at, { kind: 'retreat', pokemon: pokemon ?? 0 }).grounds.some(
        ({ code }) => code === 'card-in-play-forbids',
      );
    expect(forbidden(state, active(state, 1))).toBe(true);
    expect(forbidden(after, active(after, 1))).toBe(false);
    expect(forbidden(after, after.players[1]?.bench[0]?.uid)).toBe(true);
  });
});
