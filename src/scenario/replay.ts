import { settledView } from '../claims/index.ts';
import type { RuledDoc } from '../corpus/index.ts';
import type { Probe, Sources } from '../engine/index.ts';
import { formatOf } from '../formats/index.ts';
import type { Rules } from '../rules/index.ts';
import {
  type Assumed,
  type Assumption,
  assumptionFault,
  assumptionsOf,
  type Doubt,
  doubtsAfter,
  everyPrint,
  type FaultCode,
  firstPrint,
  inspect,
  isCalledInFull,
  lacksWhatIsAsked,
  NOTHING_ASKED,
  type OnPrint,
  type Played,
  printsApart,
  printsAssumed,
  type Replaying,
  type Ruled,
  type Ruling,
  readAssumptions,
  ruleOn,
  rulesFor,
  type Said,
  sourcesOf,
  thoseThatDecide,
  type UnreadAct,
  whichPrint,
  withEffects,
  withSeats,
  withUnreadEffects,
  wordingsAssumed,
} from '../ruling/index.ts';
import {
  type AmbiguousName,
  type CardPool,
  describeTable,
  type GameState,
  plainName,
  poolWith,
  sameValue,
  setUpTable,
  spelling,
  type TableSetUp,
} from '../state/index.ts';
import { restingOn, takenOnTheWay, thatCouldMatterIn } from './assumed-in-replay.ts';
import type { BoardFile, Step } from './board-file.ts';
import { type OtherTable, onBoth, withoutDoubt } from './both-ways.ts';
import { carryOut, mayAttackAgain } from './carry-out-step.ts';
import { afterTheDraw, asTheStepHas, drawsAssumed, ofThePlayerBefore, upToALostDraw } from './draw-of-the-turn.ts';
import type { ReplayedStep, StepFault } from './replayed-step.ts';

/** Carries out the steps of a scenario, one action after the other, with the answers that were given. */

type RulingFault = Extract<Ruled, { readonly ok: false }>['fault'];

export interface Replay {
  readonly ruleset: RuledDoc;
  readonly name: string;
  readonly pool: CardPool;
  readonly rules: Rules;
  readonly steps: readonly ReplayedStep[];
  /** The ruling on the file's `ask`, where it has one. */
  readonly ruling: Ruling | null;
  readonly rulingFault: StepFault | RulingFault | null;
  /** The table as far as it was played. */
  readonly state: GameState;
  /** The same as a board line gives it: with the names of effects that unread texts may have left. */
  readonly inLine: () => GameState;
  /** What unread texts may have left otherwise on it. */
  readonly doubts: readonly Doubt[];
  /** What no game could have reached of the table that was given. */
  readonly faults: readonly Said<FaultCode>[];
  /** What it rests on, worked out when it is asked for. */
  readonly assumptions: () => readonly Assumption[];
}

export interface ReplayOptions extends Probe {
  readonly pool: CardPool;
  readonly doc: RuledDoc;
}

/** Silences are filled by the document asked for, else by the one that the file names. */
const filledAs = (file: BoardFile, options: ReplayOptions): ReplayOptions => {
  const fallback = options.fallback ?? file.fallback;
  return fallback === undefined || fallback === options.doc ? options : { ...options, fallback };
};

/** May the replay go on after this step? */
const goesOn = (one: ReplayedStep): boolean =>
  one.fault === null &&
  one.open === null &&
  (one.verdict === 'legal' ||
    one.verdict === 'illegal' ||
    // What came of it is shown as far as it is known; only what rests on it is in doubt from then on.
    (one.doubts.length > 0 && one.after !== one.before) ||
    // It is played on with both of the tables to which it may have led.
    (one.bothWays !== undefined && one.after === one.bothWays.stays) ||
    // Whichever card is taken, the act is done.
    one.ifNone !== undefined ||
    // Where it may be that the same Pokémon attacks again, it is unknown whose turn it is.
    (one.verdict === 'not-modelled' && one.after !== one.before && !mayAttackAgain(one.gaps)));

/** The acts of this game of which a text is not read. */
const unreadActs = (steps: readonly ReplayedStep[], rules: Rules): readonly UnreadAct[] => {
  const begun = steps.findLastIndex(({ action, verdict }) => action?.kind === 'new-game' && verdict === 'legal');
  return steps
    .slice(begun + 1)
    .flatMap(({ action, gaps, before, after, verdict }) =>
      action === null || gaps.length === 0 || verdict === 'illegal' || after === before
        ? []
        : [{ view: settledView(before, rules), action, gaps }],
    );
};

const replayOnce = (
  file: BoardFile,
  options: ReplayOptions,
  assumed: Assumed,
  tableSetUp: TableSetUp,
  faults: readonly Said<FaultCode>[],
): Replay => {
  const rules = rulesFor(options, tableSetUp);
  let replaying: Replaying = { rules, tableSetUp, assumed, faults };
  const steps: ReplayedStep[] = [];
  let state = tableSetUp.state;
  let doubts: readonly Doubt[] = [];
  let other: OtherTable | null = null;
  const carriedOut = (step: Step, from: GameState, last: ReplayedStep | undefined): ReplayedStep => {
    const said = withSeats(step.do, file.setup, tableSetUp.pool);
    const asked = ofThePlayerBefore({ ...step, do: said }, from, last, replaying.rules);
    const bare = carryOut(asked, from, replaying, doubts);
    return { ...afterTheDraw(bare, asked, file.steps, from, last, replaying, doubts), step };
  };
  for (const step of file.steps) {
    const alone = carriedOut(step, state, steps.at(-1));
    const found = onBoth(alone, other, (table) => carriedOut(step, table.state, table.last));
    // What comes after the last step is open, and its table is the one before that.
    const isOpen = step === file.steps.at(-1) && found.table !== null && alone.bothWays !== undefined;
    const one = isOpen ? alone : found.step;
    other = found.table;
    steps.push(one);
    // The act of another player is looked at as if it were that one's turn: where nothing is done, it is not.
    const isAsIfInTurn = one.after === one.before && one.after.toMove !== state.toMove;
    if (!isAsIfInTurn) state = one.after;
    if (one.after !== one.before && one.verdict !== 'illegal')
      doubts = doubtsAfter(
        settledView(one.before, replaying.rules),
        one.action,
        {
          number: steps.length,
          gaps: one.gaps,
          mayBeDone: one.mayBeDone,
          taken: one.ifNone ?? null,
          open: one.doubts,
          trace: one.trace.slice(one.drew?.length ?? 0),
          after: settledView(one.after, replaying.rules),
        },
        asTheStepHas(doubts, one),
      );
    // What was described of a game ends with it.
    if (one.action?.kind === 'new-game' && one.verdict === 'legal')
      replaying = { ...replaying, tableSetUp: { ...tableSetUp, givenEffects: [] }, faults: [] };
    if (!goesOn(one)) break;
  }
  const known = other === null ? withoutDoubt(steps) : steps;
  const ended = upToALostDraw(known, state, replaying, doubts);
  const assumptions = (): readonly Assumption[] => {
    const held = new Map(
      steps.flatMap(({ assumedCards }) =>
        assumedCards.map((one) => [`${one.player} ${one.zone} ${one.card}`, one] as const),
      ),
    );
    return [
      ...assumed.chosen,
      ...assumptionsOf(tableSetUp, [...held.values()]),
      ...wordingsAssumed(tableSetUp, rules),
      ...takenOnTheWay(steps),
      ...restingOn(steps, options.doc),
    ];
  };
  return {
    ruleset: options.doc,
    name: file.name ?? file.file,
    pool: tableSetUp.pool,
    rules,
    steps: ended.steps,
    ruling: null,
    rulingFault: null,
    state: ended.state,
    inLine: () => withUnreadEffects(ended.state, unreadActs(ended.steps, rules)),
    doubts,
    faults,
    assumptions,
  };
};

/** The table that the steps of a file lead to, as play left it; with these prints of names that may mean several. */
export const playedOut =
  (file: BoardFile, given: ReplayOptions): Played =>
  (picks) => {
    const options = filledAs(file, given);
    const pool = poolWith(options.pool, file.cards);
    const tableSetUp = withEffects(
      { ...options, pool },
      setUpTable(file.setup, pool, formatOf(file.setup), options.doc, picks),
    );
    const played = replayOnce(file, options, readAssumptions(file.assume), tableSetUp, []);
    return { ...tableSetUp, state: played.state, pool: played.pool };
  };

/** The pool with plain names alone: prints are compared by their names, which some spell or shorten in their own way. */
const namedPlainly = (pool: CardPool): CardPool => ({
  ...pool,
  card: (key) => {
    const { short, ...card } = pool.card(key);
    return { ...card, name: spelling(card.name) };
  },
});

/** What each step came to, without prints: its verdict, and the table after it. A refused step that changed nothing comes to its verdict alone. */
const endsOf = ({ steps, pool }: Replay): readonly unknown[] => {
  const names = namedPlainly(pool);
  return steps.map((step) =>
    step.verdict === 'illegal' && sameValue(step.after, step.before)
      ? [step.verdict]
      : [step.verdict, describeTable(step.after, names, true)],
  );
};

/** The steps of the first table; those that another print would turn are undetermined. */
const agreed = (
  meant: readonly OnPrint<Replay>[],
  ambiguous: readonly AmbiguousName[],
  sources: Sources,
): Replay['steps'] => {
  const [one] = meant;
  if (one === undefined || meant.length === 1) return one?.came.steps ?? [];
  const ends = new Map(meant.map(({ came }) => [came, endsOf(came)]));
  return one.came.steps.map((step, at) => {
    const end = (came: Replay): unknown => ends.get(came)?.[at] ?? null;
    if (meant.every(({ came }) => sameValue(end(came), end(one.came)))) return step;
    const decide = thoseThatDecide(ambiguous, meant, end);
    const needs = whichPrint(decide, sources, (name) => printsApart(name, meant, end, NOTHING_ASKED));
    const onPrints = decide.flatMap(({ name, candidates }) => {
      const taken = candidates.find(({ key }) => key === one.pick.get(plainName(name)));
      return taken === undefined ? [] : [`${name} ${taken.print ?? taken.key}`];
    });
    return {
      ...step,
      verdict: 'undetermined',
      onPrints,
      needs: [...step.needs, ...needs],
    };
  });
};

/** A file that asks nothing. */
const stepsOf = ({ ask: _ask, ...file }: BoardFile): BoardFile => file;

/**
 * Replays a scenario: its question, if it has one, and its steps. A name that stands for several prints is tried with each; prints on which a
 * step cannot even be read are left out, and if the rest do not agree the steps that differ are undetermined.
 */
export const replay = (file: BoardFile, given: ReplayOptions): Replay => {
  const options = filledAs(file, given);
  const pool = poolWith(options.pool, file.cards);
  const assumed = readAssumptions(file.assume);
  const first = withEffects({ ...options, pool }, setUpTable(file.setup, pool, formatOf(file.setup), options.doc));
  const table = { ...options, setup: file.setup, pool };
  const faults = inspect(table);
  const { tried, dropped } = everyPrint(
    table,
    first,
  )((tableSetUp) => replayOnce(file, options, assumed, tableSetUp, faults));
  // A print on which a step cannot be read is not the one that is meant, if another can be; a missing answer is not such a fault.
  const readable = tried.filter(({ came }) =>
    came.steps.every(
      ({ fault, unasked, grounds }) =>
        unasked.length === 0 && (fault === null || fault.code === 'missing-answers') && !lacksWhatIsAsked(grounds),
    ),
  );
  const inFull = readable.filter(({ came }) => came.steps.every(({ step, action }) => isCalledInFull(step.do, action)));
  const meant = [inFull, readable].find((prints) => prints.length > 0) ?? tried;
  const [one] = meant;
  if (one === undefined) throw new Error('there is always one table');
  const steps = agreed(meant, first.ambiguous, sourcesOf(options));
  const sure = meant.length === tried.length || steps.some((step) => step.verdict === 'undetermined');
  const { ruling, rulingFault } = ruledOn(file, pool, options);
  return {
    ...one.came,
    steps,
    ruling,
    rulingFault: rulingFault ?? assumptionFault(assumed, first),
    assumptions: () => [
      ...thatCouldMatterIn({ ...one.came, steps }, one.came.assumptions(), table, ({ setup = file.setup, ...probe }) =>
        replay({ ...stepsOf(file), setup }, { ...options, ...probe }),
      ),
      ...drawsAssumed(steps),
      ...(sure ? [] : [printsAssumed(one.pick, one.came.pool)]),
      ...dropped.map(firstPrint),
    ],
  };
};

/** The ruling on the file's question, where it has one. */
const ruledOn = (
  file: BoardFile,
  pool: CardPool,
  options: ReplayOptions,
): { readonly ruling: Ruling | null; readonly rulingFault: Replay['rulingFault'] } => {
  if (file.ask === undefined) return { ruling: null, rulingFault: null };
  const asked = ruleOn(
    file.ask,
    { ...options, setup: file.setup, pool },
    { answers: file.answers, assume: file.assume },
  );
  return asked.ok ? { ruling: asked.ruling, rulingFault: null } : { ruling: null, rulingFault: asked.fault };
};
