import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drive, legality } from '../engine/index.ts';
import { formatOf } from '../formats/index.ts';
import { DOC, type Game, gameOn, onFile, playOn, type Readied, readied, scenarioOf } from '../games.fixture.ts';
import { legalOn, type Row, ruleOn } from '../ruling/index.ts';
import { type GameState, layTable, type Player, tellTable, type Uid } from '../state/index.ts';
import { lineCannotSay, parseBoardLine, printBoardLine } from '../state/notation/index.ts';
import { readBoard, replay } from './index.ts';

/**
 * Games in every form of play, played at random from one end to the other. A game that breaks a law is shrunk, and told as a scenario that
 * `judge replay` reads.
 */

const HAND = 'hand (Pup, Hound, Cat, R, W, Salve, Swap, Helper)';
const DECK = 'deck (R, Pup, W, Hound, Cat, R, Salve, W, Pup, R, Swap, Helper, Cat, W, R)';
const side = (prizes: number): string => `[prizes ${prizes} (R), ${HAND}, ${DECK}, discard 0, lost 0]`;
const LAST = 'Cat / Cat [prizes 1 (R), hand (R, W), deck (9 R, 9 W), discard 0, lost 0]';
/** Decks so short that players are removed from the game. */
const FEW = `[prizes 1 (R), ${HAND}, deck (R, Cat), discard 0, lost 0]`;
const FOUR = `Pup / Cat ${FEW} vs Cat / Pup ${FEW} vs Cat / Pup ${FEW} vs Pup / Cat ${FEW}`;

const END = (game: Game): boolean => game.state.result !== null;
const BEGUN = ({ state }: Game): boolean => state.phase !== 'setup';

/** How each kind of game begins, how many are played, and how far one of them at least has to come. */
const GAMES: readonly (readonly [name: string, board: string, games: number, reaches: (game: Game) => boolean])[] = [
  ['1on1', `CR t3 p1 | Pup / Cat ${side(1)} vs Cat / Pup ${side(1)}`, 5, END],
  ['2on2', `CR t3 p1 2on2 | Pup, Cat / Cat ${side(3)} vs Cat, Pup / Pup ${side(3)}`, 5, END],
  ['team', `CR t5 p1 team p1-p4 | ${FOUR}`, 5, END],
  ['the set-up of 1on1', 'CR setup p1 | [deck 60] vs [deck 60]', 8, BEGUN],
  ['the set-up of 2on2', 'CR setup p1 2on2 | [deck 60] vs [deck 60]', 8, BEGUN],
  ['the set-up of team', 'CR setup p1 team p1-p2 | [deck 60] vs [deck 60] vs [deck 60] vs [deck 60]', 8, BEGUN],
  [
    'Sudden Death',
    `CR t3 p1 | ${LAST} vs ${LAST}`,
    12,
    ({ state }) => state.suddenDeath === true && state.phase !== 'setup',
  ],
];

const cardsOf = ({ deck, hand, discard, prizes, lost, beside, active, bench }: Player): readonly number[] => [
  ...[deck, hand, discard, prizes, lost, beside].flatMap(({ cards }) => cards),
  ...[...active, ...bench].flatMap((one) =>
    one === null ? [] : [...one.stack, ...one.attached.map(({ card }) => card)],
  ),
];

const uidsOf = (state: GameState): readonly Uid[] =>
  state.players.flatMap(({ active, bench }) => [...active, ...bench].flatMap((one) => one?.uid ?? []));

/** What is so of every table that was ever reached. */
const keepsTheLaws = (game: Game): void => {
  const { state, rules } = game;
  const everywhere = [...state.players.flatMap(cardsOf), ...(state.stadium === null ? [] : [state.stadium.card])];
  // Every card exactly once, in a place of this game.
  expect(everywhere.toSorted((a, b) => a - b)).toEqual(state.cards.map((_card, id) => id));
  const uids = uidsOf(state);
  expect(new Set(uids).size).toBe(uids.length);
  for (const uid of uids) expect(uid).toBeLessThan(state.nextUid);
  const form = formatOf(parseBoardLine(game.board).setup);
  for (const player of state.players) {
    expect(player.bench.length).toBeLessThanOrEqual(form.name === '1on1' ? 5 : 4);
    expect(player.active.length).toBe(form.actives);
    const there = player.active.filter((one) => one !== null).length;
    if (state.result === null && player.bench.length > 0) expect(there).toBe(form.actives);
    if (state.result === null && state.phase !== 'setup' && form.name !== 'team') expect(there).toBeGreaterThan(0);
    for (const one of [...player.active, ...player.bench]) {
      if (one === null) continue;
      expect(one.damage).toBeGreaterThanOrEqual(0);
      expect(one.damage % 10).toBe(0);
    }
    for (const zone of [player.deck, player.prizes]) expect(zone.beneath ?? 0).toBeGreaterThanOrEqual(0);
  }
  // Plain JSON, nothing of it lost on the way to a file and back.
  expect(JSON.parse(JSON.stringify(state))).toStrictEqual(state);
  expect(rules.format).toBe(state.format);
};

/** Told as a board and laid out again, the table tells the same; so does its line. */
const survivesTelling = ({ state, pool }: Game): void => {
  const told = tellTable(state, pool);
  expect(lineCannotSay(told)).toEqual([]);
  const read = parseBoardLine(printBoardLine(told));
  expect(read.faults).toEqual([]);
  const again = layTable(read.setup, pool, formatOf(read.setup), DOC).state;
  expect(tellTable(again, pool)).toEqual(told);
};

/** What is refused leaves the table alone, whoever asks and however often; what is not is judged alike on a revived table. */
const refusesWithoutAChange = (game: Game, all: readonly Readied[]): void => {
  for (const one of all) {
    const before = JSON.stringify(one.state);
    const outcome = drive(game.rules, one.state, one.action, () => null);
    expect(outcome.kind === 'forbidden', one.question).toBe(one.refused);
    expect(JSON.stringify(one.state)).toBe(before);
    expect(legality(game.rules, JSON.parse(before), one.action)).toEqual(legality(game.rules, one.state, one.action));
  }
};

/** A board has no words for a first Active place that is empty beside a second that is not: told, the Pokémon lies in the first. */
const hasGap = ({ state }: Game): boolean =>
  state.players.some(({ active: [first, second] }) => first === null && second !== null && second !== undefined);

/** The single question, asked of the table as it is told, says what the step does. */
const answersAlike = (game: Game, all: readonly Readied[]): void => {
  if (game.state.result !== null || hasGap(game)) return;
  const setup = tellTable(game.state, game.pool);
  for (const one of all) {
    const ruled = ruleOn(one.question, { setup, pool: game.pool, doc: DOC });
    const verdict = ruled.ok ? ruled.ruling.verdict : ruled.fault.code;
    expect(verdict === 'illegal', `${one.question}: ${verdict}`).toBe(one.refused);
  }
};

/** The row of the overview about this question, as this test asks it. */
const asQuestion = ({ kind, subject, place }: Row): string => {
  const { card = '', attack = '' } = subject;
  if (kind === 'attack') return `attack ${attack} with ${place}`;
  if (kind === 'retreat') return `retreat ${place}`;
  if (kind === 'attach-energy') return `attach ${card} to ${place}`;
  if (kind === 'evolve') return `evolve ${card} on ${place}`;
  if (kind === 'bench') return `bench ${card}`;
  return kind.startsWith('play-') ? `play ${card}` : kind.replace('-', ' ');
};

/** The overview lists as open what a step would carry out, and nothing else. */
const listsAlike = (game: Game, all: readonly Readied[]): void => {
  if (game.state.result !== null || game.state.phase === 'setup' || hasGap(game)) return;
  const { open, closed } = legalOn({ setup: tellTable(game.state, game.pool), pool: game.pool, doc: DOC });
  const opened = new Set(open.map(asQuestion));
  const listed = new Set([...opened, ...closed.map(asQuestion)]);
  for (const { question, refused } of all) {
    if (!refused) expect([...opened]).toContain(question);
    else if (listed.has(question)) expect(opened.has(question), question).toBe(false);
  }
};

/** Written down and replayed, the game comes to the same bytes. */
const replaysAlike = (game: Game): void => {
  const file = readBoard(scenarioOf(game), 'game.yaml');
  expect(file.faults).toEqual([]);
  const replayed = replay(file, { pool: onFile, doc: DOC });
  expect(replayed.steps.map(({ fault }) => fault)).toEqual(game.steps.map(() => null));
  expect(replayed.steps.map(({ verdict }) => verdict)).toEqual(
    game.steps.map(({ refused }) => (refused ? 'illegal' : 'legal')),
  );
  expect(JSON.stringify(replayed.state)).toBe(JSON.stringify(game.state));
};

/** One in so many tables is asked everything about, and one in so many steps is a refused one. */
const ASKED = 9;

const playThrough = (board: string, choices: readonly number[]): Game => {
  let game = gameOn(board);
  try {
    for (const [at, choice] of choices.entries()) {
      const all = readied(game);
      refusesWithoutAChange(game, all);
      if (at % ASKED === 0) {
        answersAlike(game, all);
        listsAlike(game, all);
      }
      const wanted = all.filter(({ refused }) => refused === (choice % ASKED === 1));
      const allowed = wanted.length > 0 ? wanted : all.filter(({ refused }) => !refused);
      const attacks = allowed.filter(({ action }) => action.kind === 'attack');
      // Half of the turns in which an attack is possible end with one, so that games come to an end.
      const among = attacks.length > 0 && choice % 2 === 0 ? attacks : allowed;
      const one = among[Math.floor(choice / ASKED) % among.length];
      if (one === undefined) break;
      const pick = (below: number): number => (choice >>> 3) % below;
      const next = playOn(game, one, pick);
      if (next === null) continue;
      const revived = playOn(
        { ...game, state: JSON.parse(JSON.stringify(game.state)) },
        { ...one, state: JSON.parse(JSON.stringify(one.state)) },
        pick,
      );
      game = next;
      expect(JSON.stringify(revived?.state)).toBe(JSON.stringify(game.state));
      keepsTheLaws(game);
      survivesTelling(game);
    }
    replaysAlike(game);
  } catch (broken) {
    throw new Error(`${broken instanceof Error ? broken.message : String(broken)}\n\n${scenarioOf(game)}`);
  }
  return game;
};

describe('a game played at random keeps the laws, survives being told, and replays to the same bytes', () => {
  it.each(GAMES)('%s', (_name, board, games, reaches) => {
    const choices = fc.array(fc.nat({ max: 99_999 }), { minLength: 10, maxLength: 80, size: 'max' });
    let reached = 0;
    const play = (chosen: readonly number[]): void => {
      if (reaches(playThrough(board, chosen))) reached += 1;
    };
    fc.assert(fc.property(choices, play), { seed: 2009, numRuns: games });
    expect(reached).toBeGreaterThan(0);
  });
});
