import assert from 'node:assert/strict';
import { settledView, viewOf } from '../../claims/index.ts';
import { citationOf } from '../../corpus/index.ts';
import { type ActionKind, drive, legality, type TraceEntry } from '../../engine/index.ts';
import { formatOf } from '../../formats/index.ts';
import { docOf, formOf, type Game, onFile, type Readied, scenarioOf } from '../../games.fixture.ts';
import { legalOn, lostByTheNextDraw, type Row, ruleOn } from '../../ruling/index.ts';
import { readBoard, replay } from '../../scenario/index.ts';
import { describeTable, type GameState, type Player, setUpTable, type Uid } from '../../state/index.ts';
import { lineCannotSay, parseBoardLine, printBoardLine } from '../../state/notation/index.ts';
import { same } from './same.ts';
import { doubleOf, settled, textOf } from './settled.ts';

/** What holds for every table a game can reach. Each throws what does not hold. */

const cardsOf = ({ deck, hand, discard, prizes, lost, beside, active, bench }: Player): readonly number[] => [
  ...[deck, hand, discard, prizes, lost, beside].flatMap(({ cards }) => cards),
  ...[...active, ...bench].flatMap((one) =>
    one === null ? [] : [...one.stack, ...one.attached.map(({ card }) => card)],
  ),
];

const uidsOf = (state: GameState): readonly Uid[] =>
  state.players.flatMap(({ active, bench }) => [...active, ...bench].flatMap((one) => one?.uid ?? []));

/** Every card exactly once, nothing negative, everybody where they may be. */
export const keepsTheLaws = ({ state, rules, board }: Game): void => {
  const everywhere = [...state.players.flatMap(cardsOf), ...(state.stadium === null ? [] : [state.stadium.card])];
  same(
    everywhere.toSorted((a, b) => a - b),
    state.cards.map((_card, id) => id),
    'every card exactly once',
  );
  const uids = uidsOf(state);
  assert.equal(new Set(uids).size, uids.length, 'every Pokémon exactly once');
  for (const uid of uids) assert.ok(uid < state.nextUid, 'no Pokémon of the future');
  const form = formOf(board);
  for (const player of state.players) {
    assert.ok(player.bench.length <= (form.name === '1on1' ? 5 : 4), `the Bench of ${player.seat}`);
    assert.equal(player.active.length, form.actives);
    const there = player.active.filter((one) => one !== null).length;
    const goesOn = state.result === null;
    if (goesOn && player.bench.length > 0) assert.equal(there, form.actives, `${player.seat} has an Active Pokémon`);
    if (goesOn && state.phase !== 'setup' && form.name !== 'team') assert.ok(there > 0, `${player.seat} has a Pokémon`);
    for (const one of [...player.active, ...player.bench]) {
      if (one === null) continue;
      assert.ok(one.damage >= 0 && one.damage % 10 === 0, `damage ${one.damage}`);
      for (const { says } of one.marks) assert.ok(!(Number(says.counters) < 0), 'no fewer than no counters');
    }
    for (const zone of [player.deck, player.prizes]) assert.ok((zone.beneath ?? 0) >= 0);
    assert.ok(player.fallen >= 0 && player.mulligans >= 0);
  }
  settled(state);
  assert.equal(rules.format, state.format);
  // What play remembered on its way is what a fresh look at the table finds.
  same(settledView(state, rules).forces(), viewOf(state, rules).forces(), 'the same texts speak');
};

/** What one player does once in a turn at most, by every document. */
const ONCE: readonly ActionKind[] = ['attach-energy', 'attack', 'draw', 'play-stadium'];
/** By the later documents only: formerly a Pokémon retreated as often as it could pay. */
const ONCE_LATER: readonly ActionKind[] = ['retreat', 'play-supporter'];
const EARLY = ['neo-2001', 'ex-2003'];

export type DoneThisTurn = ReadonlySet<string>;

/** Counts what was done in this turn; throws at a second time. */
export const onceATurn = (before: Game, after: Game, done: DoneThisTurn): DoneThisTurn => {
  const { last } = after;
  if (last === null || before.state.phase === 'setup') return done;
  const { kind } = last.action;
  const key = `${before.state.turn} ${before.state.toMove} ${kind}`;
  const limited = ONCE.includes(kind) || (ONCE_LATER.includes(kind) && !EARLY.includes(docOf(before.board)));
  if (limited) assert.ok(!done.has(key), `${kind} twice in turn ${before.state.turn}`);
  return before.state.turn === after.state.turn && before.state.toMove === after.state.toMove
    ? new Set([...done, key])
    : new Set();
};

/** Nothing happens but on the authority of a rule of the document in force, which is not switched off. */
export const everyEventHasARule = ({ last, rules, board }: Game): void => {
  const doc = docOf(board);
  const walk = (entries: readonly TraceEntry[], authority: string | null): void => {
    for (const entry of entries) {
      if (entry.kind === 'rule') {
        assert.equal(citationOf(entry.rule).document, doc, `${entry.rule} is not a rule of ${doc}`);
        assert.ok(!rules.off.has(entry.rule), `${entry.rule} is switched off`);
        walk(entry.entries, entry.rule);
      } else if (entry.kind !== 'note' && entry.kind !== 'answered')
        assert.notEqual(authority, null, `${entry.kind} without a rule`);
    }
  };
  walk(last?.trace ?? [], null);
};

/** Described as a board and set up again, the table is described alike; so does its line. */
export const survivesTelling = ({ state, pool, board }: Game): void => {
  const described = describeTable(state, pool);
  same(lineCannotSay(described), []);
  const line = printBoardLine(described);
  const read = parseBoardLine(line);
  same(read.faults, [], line);
  const again = setUpTable(read.setup, pool, formatOf(read.setup), docOf(board)).state;
  same(describeTable(again, pool), described, line);
};

/**
 * What is asked leaves the table alone, allowed or refused, by any player and however often; on the same table of other parts it is judged alike.
 * Both are closed to every change beforehand, so any change fails there. Table after table, since what was found out of one serves the
 * next question about the same.
 */
export const refusesWithoutAChange = ({ rules }: Game, all: readonly Readied[]): void => {
  for (const state of new Set(all.map((one) => one.state))) {
    const asked = all.filter((one) => one.state === state);
    const double = doubleOf(state);
    for (const { action, said, question } of asked) same(legality(rules, double, action), said, question);
    for (const { action, refused, question } of asked) {
      const outcome = drive(rules, state, action, () => null);
      assert.equal(outcome.kind === 'forbidden', refused, question);
    }
  }
};

/** A board has no words for a first Active place that is empty beside a second that is not: described, the Pokémon is in the first. */
const hasGap = ({ state }: Game): boolean =>
  state.players.some(({ active: [first, second] }) => first === null && second !== null && second !== undefined);

/** The single question, asked of the table as it is described, says what the step does. */
export const answersAlike = (game: Game, all: readonly Readied[]): void => {
  if (game.state.result !== null || hasGap(game)) return;
  const table = { setup: describeTable(game.state, game.pool), pool: game.pool, doc: docOf(game.board) };
  for (const { question, refused } of all) {
    const ruled = ruleOn(question, table);
    const verdict = ruled.ok ? ruled.ruling.verdict : ruled.fault.code;
    assert.equal(verdict === 'illegal', refused, `${question}: ${verdict}`);
  }
};

/** The row of the overview about this question, as a game asks it. */
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
export const listsAlike = (game: Game, all: readonly Readied[]): void => {
  if (game.state.result !== null || game.state.phase === 'setup' || hasGap(game)) return;
  const table = { setup: describeTable(game.state, game.pool), pool: game.pool, doc: docOf(game.board) };
  const { open, closed } = legalOn(table);
  const opened = new Set(open.map(asQuestion));
  const listed = new Set([...opened, ...closed.map(asQuestion)]);
  for (const { question, refused } of all) {
    if (!refused) assert.ok(opened.has(question), `${question} is open, and not listed so`);
    else if (listed.has(question)) assert.ok(!opened.has(question), `${question} is listed as open`);
  }
};

/** Written down and replayed, the game comes to the same bytes. */
export const replaysAlike = (game: Game): void => {
  const file = readBoard(scenarioOf(game), 'game.yaml');
  assert.deepEqual(file.faults, []);
  const replayed = replay(file, { pool: onFile, doc: docOf(game.board) });
  assert.deepEqual(
    replayed.steps.map(({ fault }) => fault),
    game.steps.map(() => null),
  );
  assert.deepEqual(
    replayed.steps.map(({ verdict }) => verdict),
    game.steps.map(({ refused }) => (refused ? 'illegal' : 'legal')),
  );
  // A replay also goes through a draw that ends the game.
  const lost = game.steps.at(-1)?.refused === false ? lostByTheNextDraw(game.rules, game.state) : null;
  assert.equal(JSON.stringify(replayed.state), textOf(lost?.state ?? game.state), 'replayed to the same bytes');
};
