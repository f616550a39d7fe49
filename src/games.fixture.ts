import { settledView } from './claims/index.ts';
import { isRuled, type RuledDoc } from './corpus/index.ts';
import { type Action, afterRefusal, drive, legality, possibleAnswers, type TraceNode } from './engine/index.ts';
import { rulesetOf } from './eras/index.ts';
import { type Format, formatOf } from './formats/index.ts';
import { attacksOf, type Rules } from './rules/index.ts';
import { readQuestion } from './ruling/index.ts';
import { readBoard } from './scenario/index.ts';
import { type Card, type CardPool, cardPool, type GameState, type Player, setUpTable } from './state/index.ts';
import { parseBoardLine } from './state/notation/index.ts';

// Games played at random, question by question, so that each can be written down as a scenario.

export const DOC = 'comprehensive-2009';

const energy = (letter: 'R' | 'W', name: string): Card => ({
  key: letter,
  name: `${name} Energy`,
  short: letter,
  kind: 'energy',
  tags: ['basic energy'],
  provides: [{ units: [letter] }],
});

/** The cards on file. */
export const onFile = cardPool([energy('R', 'Fire'), energy('W', 'Water')]);

/** The cards that every written game has with it. */
const OWN = `cards:
  Pup:
    {kind: pokemon, stage: basic, hp: 50, type: R, retreat: 1, weakness: W x2, attacks: [
      {name: Nip, cost: [C], damage: 20},
      {name: Howl, cost: [], text: Confusion., does: [{condition: confused, on: defending}]}]}
  Hound:
    {kind: pokemon, stage: stage 1, from: Pup, hp: 80, type: R, retreat: 1, attacks: [
      {name: Fang, cost: [R], damage: 30, text: "Heads Poison, tails sleep.",
       does: [{flip: {heads: [{condition: poisoned, on: defending}], tails: [{condition: asleep, on: self}]}}]}]}
  Cat:
    {kind: pokemon, stage: basic, hp: 60, type: W, retreat: 0, attacks: [
      {name: Claw, cost: [W], damage: 30, text: A Burn., does: [{condition: burned, on: defending}]},
      {name: Burst, cost: [], damage: 60, text: As much to itself., does: [{damage: 60, to: self}]}]}
  Salve: {kind: trainer, play: {text: Two counters off., does: [{heal: 20, from: {one: {side: yours, damaged: true}}}]}}
  Swap: {kind: trainer, play: {text: Change places., does: [{switch: yours}]}}
  Helper: {kind: supporter, play: {text: Two cards., does: [{draw: 2}]}}
`;

export interface Written {
  readonly do: string;
  readonly answers: readonly string[];
  readonly refused: boolean;
}

/** A game as far as it was played. */
export interface Game {
  readonly board: string;
  readonly rules: Rules;
  readonly pool: CardPool;
  readonly steps: readonly Written[];
  readonly state: GameState;
  /** What was done last, and on whose authority; null before anything was, and where it was refused. */
  readonly last: { readonly action: Action; readonly trace: readonly TraceNode[] } | null;
}

/** The game as a scenario that `judge replay` reads. */
export const scenarioOf = ({ board, steps }: Pick<Game, 'board' | 'steps'>): string =>
  [
    `${OWN}board: ${JSON.stringify(board)}`,
    ...(steps.length === 0 ? [] : ['steps:']),
    ...steps.map((step) => {
      const expect = step.refused ? ', expect: {verdict: illegal}' : '';
      return `  - {do: ${JSON.stringify(step.do)}, answers: ${JSON.stringify(step.answers)}${expect}}`;
    }),
    '',
  ].join('\n');

interface Begun {
  readonly doc: RuledDoc;
  readonly form: Format;
  readonly pool: CardPool;
  readonly rules: Rules;
  readonly state: GameState;
}

/** Boards that games began from: there are few, and every check asks for the document and the form of play of its own. */
const BEGUN = new Map<string, Begun>();

const begunFrom = (board: string): Begun => {
  const known = BEGUN.get(board);
  if (known !== undefined) return known;
  const { setup } = parseBoardLine(board);
  const doc = setup.ruleset !== undefined && isRuled(setup.ruleset) ? setup.ruleset : DOC;
  const form = formatOf(setup);
  const cards = cardPool([...onFile.all(), ...readBoard(scenarioOf({ board, steps: [] }), 'game.yaml').cards]);
  const { pool, state } = setUpTable(setup, cards, form, doc);
  const begun = { doc, form, pool, rules: rulesetOf(doc, { pool, format: state.format }), state };
  BEGUN.set(board, begun);
  return begun;
};

/** The document that a board is ruled by. */
export const docOf = (board: string): RuledDoc => begunFrom(board).doc;

/** The form of play of a board. */
export const formOf = (board: string): Format => begunFrom(board).form;

export const gameOn = (board: string): Game => {
  const { rules, pool, state } = begunFrom(board);
  return { board, rules, pool, steps: [], state, last: null };
};

const named = (game: Game, player: Player): readonly string[] => {
  const view = settledView(game.state, game.rules);
  return [...new Set(player.hand.cards.flatMap((id) => view.cardAt(id)?.name ?? []))];
};

const settingUp = (game: Game): readonly string[] =>
  game.state.players.flatMap((player) => [
    `${player.seat} draw hand: Pup, Cat, 5 R`,
    `${player.seat} draw hand: 7 W`,
    `${player.seat} mulligan`,
    ...named(game, player).flatMap((card) => [`${player.seat} put ${card} as active`, `${player.seat} bench ${card}`]),
    `${player.seat} lay prizes`,
    `${player.seat} draw extra`,
    `${player.seat} flip`,
  ]);

/** Everything that could sensibly be asked for now, allowed or not. */
export const questionsOn = (game: Game): readonly string[] => {
  const { state, rules } = game;
  if (state.result !== null)
    return state.result.outcome === 'sudden-death' ? ['start the Sudden Death game', 'draw'] : [];
  if (state.phase === 'setup') return settingUp(game);
  const player = state.players.find(({ seat }) => seat === state.toMove);
  if (player === undefined) return [];
  const view = settledView(state, rules);
  const two = player.active.length > 1;
  const actives = player.active.flatMap((pokemon, at) =>
    pokemon === null ? [] : [{ pokemon, place: two ? `active ${at + 1}` : 'active' }],
  );
  const places = [...actives.map(({ place }) => place), ...player.bench.map((_one, at) => `bench ${at + 1}`)];
  const kindOf = (name: string) => game.pool.named(name)[0]?.kind;
  return [
    'draw',
    'end turn',
    ...named(game, player).flatMap((card) => {
      const kind = kindOf(card);
      if (kind === 'energy') return places.map((place) => `attach ${card} to ${place}`);
      if (kind === 'pokemon') return [`bench ${card}`, ...places.map((place) => `evolve ${card} on ${place}`)];
      return [`play ${card}`];
    }),
    ...actives.flatMap(({ pokemon, place }) => [
      `retreat ${place}`,
      ...attacksOf(view, pokemon).map(({ attack }) => `attack ${attack.name} with ${place}`),
    ]),
  ];
};

/** One question read on the table as it is. */
export interface Readied {
  readonly question: string;
  readonly action: Action;
  readonly state: GameState;
  readonly refused: boolean;
  /** All that the rules say of whether it may be done. */
  readonly said: ReturnType<typeof legality>;
}

/** Every question that can be read in one way only, with what the rules say of it. */
export const readied = (game: Game): readonly Readied[] =>
  questionsOn(game).flatMap((question) => {
    const read = readQuestion(settledView(game.state, game.rules), question);
    const [one, ...more] = read.ok ? read.prepared : [];
    if (one === undefined || more.length > 0) return [];
    const said = legality(game.rules, one.state, one.action);
    const refused = said.grounds.some(({ overruled }) => overruled === null);
    return said.unknownFacts.length > 0 ? [] : [{ question, action: one.action, state: one.state, refused, said }];
  });

/** Plays one question; null where it stops at a fact that was not given. */
export const playOn = (game: Game, one: Readied, pick: (below: number) => number): Game | null => {
  if (one.refused) {
    const { state } = afterRefusal(game.rules, game.state, one.action);
    return { ...game, state, steps: [...game.steps, { do: one.question, answers: [], refused: true }], last: null };
  }
  const answers: string[] = [];
  const outcome = drive(game.rules, one.state, one.action, (question) => {
    const possible = possibleAnswers(question);
    const answer = possible[pick(possible.length)] ?? 'heads';
    answers.push(answer);
    return answer;
  });
  if (outcome.kind !== 'done') {
    if (outcome.kind === 'not-told') return null;
    throw new Error(`“${one.question}” came to ${outcome.kind}`);
  }
  const { state, trace } = outcome;
  const steps = [...game.steps, { do: one.question, answers, refused: false }];
  return { ...game, state, steps, last: { action: one.action, trace } };
};
