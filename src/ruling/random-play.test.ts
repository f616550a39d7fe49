import { describe, expect, it } from 'vitest';
import { viewOf } from '../claims/index.ts';
import { type Action, drive, legality, possibleAnswers } from '../engine/index.ts';
import { rulesetOf } from '../eras/index.ts';
import { type Format, oneOnOne, teamBattle, twoOnTwo } from '../formats/index.ts';
import { attacksOf } from '../rules/index.ts';
import { type Card, cardPool, type GameState, layTable } from '../state/index.ts';
import { parseBoardLine } from '../state/notation/index.ts';

const energy = (letter: 'R' | 'W', name: string): Card => ({
  key: letter,
  name: `${name} Energy`,
  short: letter,
  kind: 'energy',
  tags: ['basic energy'],
  provides: [{ units: [letter] }],
});

const pool = cardPool([
  energy('R', 'Fire'),
  energy('W', 'Water'),
  {
    key: 'pup',
    name: 'Pup',
    kind: 'pokemon',
    stage: 'basic',
    hp: 50,
    types: ['R'],
    retreat: 1,
    weakness: [{ type: 'W', times: 2 }],
    attacks: [
      { name: 'Nip', cost: ['C'], damage: 20 },
      { name: 'Howl', cost: [], damage: null, does: [{ condition: 'confused', on: 'defending' }] },
    ],
  },
  {
    key: 'hound',
    name: 'Hound',
    kind: 'pokemon',
    stage: 'stage 1',
    from: 'Pup',
    hp: 80,
    types: ['R'],
    retreat: 1,
    attacks: [
      {
        name: 'Bite',
        cost: ['R'],
        damage: 30,
        does: [
          {
            flip: { heads: [{ condition: 'poisoned', on: 'defending' }], tails: [{ condition: 'asleep', on: 'self' }] },
          },
        ],
      },
    ],
  },
  {
    key: 'cat',
    name: 'Cat',
    kind: 'pokemon',
    stage: 'basic',
    hp: 60,
    types: ['W'],
    retreat: 0,
    attacks: [{ name: 'Claw', cost: ['W'], damage: 30, does: [{ condition: 'burned', on: 'defending' }] }],
  },
  {
    key: 'potion',
    name: 'Salve',
    kind: 'trainer',
    play: { does: [{ heal: 20, from: { one: { side: 'yours', damaged: true } } }] },
  },
  { key: 'swap', name: 'Swap', kind: 'trainer', play: { does: [{ switch: 'yours' }] } },
]);
const rulesOf = ({ name }: Format) => rulesetOf('comprehensive-2009', { pool, format: name });

/** A small generator with a seed, so that a failing game can be played again. */
const seeded = (seed: number): ((below: number) => number) => {
  let now = seed >>> 0;
  return (below) => {
    now = (Math.imul(now, 1664525) + 1013904223) >>> 0;
    return Math.floor((now / 2 ** 32) * below);
  };
};

const HAND = 'hand (Pup, Hound, Cat, R, W, Salve, Swap)';
const DECK = 'deck (R, Pup, W, Hound, Cat, R, Salve, W, Pup, R, Swap, Hound, Cat, W, R, R, Pup, W)';
const ZONES = `[prizes 3 (R, W, Pup), ${HAND}, ${DECK}, discard 0]`;

/** Decks so short that players are removed from the game. */
const FEW = `[prizes 3 (R, W, Pup), ${HAND}, deck (R, Pup, W, Cat, R), discard 0]`;

/** For each form of play how many games, and how they begin. */
const GAMES = [
  [20, oneOnOne, `CR t3 p1 | Pup / Cat ${ZONES} vs Cat / Pup ${ZONES}`],
  [8, twoOnTwo, `CR t3 p1 2on2 | Pup, Cat / Cat ${ZONES} vs Cat, Pup / Pup ${ZONES}`],
  [6, teamBattle, `CR t5 p1 team p1-p4 | Pup / Cat ${FEW} vs Cat / Pup ${FEW} vs Cat / Pup ${FEW} vs Pup / Cat ${FEW}`],
] as const;

const candidates = (state: GameState, rules: ReturnType<typeof rulesOf>): readonly Action[] => {
  const player = state.players.find((p) => p.seat === state.toMove);
  if (player === undefined) return [];
  const view = viewOf(state, rules);
  const own = [...player.active, ...player.bench].filter((p) => p !== null);
  const found: Action[] = [{ kind: 'draw' }, { kind: 'end-turn' }];
  for (const id of player.hand.cards) {
    found.push({ kind: 'bench', card: id }, { kind: 'play-trainer', card: id });
    for (const pokemon of own)
      found.push({ kind: 'attach-energy', card: id, to: pokemon.uid }, { kind: 'evolve', card: id, on: pokemon.uid });
  }
  for (const pokemon of own) {
    found.push({ kind: 'retreat', pokemon: pokemon.uid });
    for (const { attack } of attacksOf(view, pokemon))
      found.push({ kind: 'attack', attacker: pokemon.uid, attack: attack.name });
  }
  // Questions name only what a card can be; the engine is asked about sensible pairings.
  return found.filter((action) => {
    if (!('card' in action)) return true;
    const kind = view.cardAt(action.card)?.kind;
    if (action.kind === 'attach-energy') return kind === 'energy';
    if (action.kind === 'play-trainer') return kind === 'trainer';
    return kind === 'pokemon';
  });
};

const countCards = (state: GameState): number =>
  state.players.reduce((sum, player) => {
    const piles = [player.deck, player.hand, player.discard, player.prizes, player.lost, player.beside];
    const own = [...player.active, ...player.bench].filter((p) => p !== null);
    return (
      sum +
      piles.reduce((n, pile) => n + pile.cards.length, 0) +
      own.reduce((n, p) => n + p.stack.length + p.attached.length, 0)
    );
  }, 0);

describe('random play', () => {
  it.each(GAMES.map(([games, form, line]) => [form.name, games, form, line] as const))(
    'in %s loses no card, never goes below zero, refuses without a change, and revives to the same game',
    (_name, games, form, line) => {
      const rules = rulesOf(form);
      const start = layTable(parseBoardLine(line).setup, pool, form, 'comprehensive-2009').state;
      const total = countCards(start);
      let finished = 0;
      for (let seed = 1; seed <= games; seed += 1) {
        const below = seeded(seed);
        let state = start;
        for (let turn = 0; turn < (120 * form.seats.length) / 2 && state.result === null; turn += 1) {
          const all = candidates(state, rules);
          const open = all.filter((action) => legality(rules, state, action).grounds.length === 0);
          for (const action of all) {
            const { grounds } = legality(rules, state, action);
            if (grounds.length > 0) expect(drive(rules, state, action, () => null).kind).toBe('forbidden');
          }
          const action = open[below(open.length)];
          if (action === undefined) break;
          const said: string[] = [];
          const before = JSON.stringify(state);
          const outcome = drive(rules, state, action, (question) => {
            const answers = possibleAnswers(question);
            const answer = answers[below(answers.length)] ?? 'heads';
            said.push(answer);
            return answer;
          });
          expect(JSON.stringify(state)).toBe(before);
          expect(outcome.kind, JSON.stringify({ seed, turn, action })).toBe('done');
          if (outcome.kind !== 'done') break;
          const again = drive(rules, JSON.parse(before), action, (_question, asked) => said[asked] ?? null);
          expect(again.kind === 'done' && JSON.stringify(again.state) === JSON.stringify(outcome.state)).toBe(true);
          state = outcome.state;
          expect(countCards(state)).toBe(total);
          for (const player of state.players) {
            for (const pokemon of [...player.active, ...player.bench])
              if (pokemon !== null) expect(pokemon.damage).toBeGreaterThanOrEqual(0);
            expect(player.bench.length).toBeLessThanOrEqual(form === oneOnOne ? 5 : 4);
            // Whoever has a Pokémon has it in the Active place; in a Team Battle somebody may have none.
            const active = player.active.filter((one) => one !== null).length;
            if (state.result === null && form !== teamBattle) expect(active).toBeGreaterThan(0);
            if (state.result === null && player.bench.length > 0) expect(active).toBe(form.actives);
          }
        }
        if (state.result !== null) finished += 1;
      }
      expect(finished).toBeGreaterThan(0);
    },
  );
});
