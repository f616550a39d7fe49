import { type Citation, citationOf } from '../../corpus/index.ts';
import { eventsIn, rulesIn, type TraceEntry } from '../../engine/index.ts';
import type { AskedNext, Verdict } from '../../ruling/index.ts';
import type { BoardFile, Checked, Replay, ReplayedStep } from '../../scenario/index.ts';
import { describeTable, type GameState, type Uid, type WinCondition } from '../../state/index.ts';
import { playersOn, saidTo } from '../player-names.ts';
import { done } from '../words/actions.ts';
import { passedWords } from '../words/by-code.ts';
import { doubtsJson } from '../words/doubts.ts';
import { conditionWords } from '../words/events.ts';
import { counted, listed, sentence } from '../words/facts.ts';
import { type Names, namesFrom } from '../words/names.ts';
import { spokenNoEffect } from '../words/no-effect.ts';
import { answersTo, spokenQuestion } from '../words/questions.ts';
import { mayBeDone, type SaidBefore, sayAfter, sayBefore, sayOfResult, winnersWin } from '../words/say-replay.ts';
import { boardObject } from './board-format.ts';
import { futuresInWords, leavesOf } from './branches-json.ts';
import { changedBetween } from './changed.ts';
import { alwaysJson } from './follows-json.ts';
import { groundsJson, type Situation, spokenGrounds } from './grounds-json.ts';
import { needOf, needsJson } from './needs-json.ts';
import { noDamageSaid, reckoningsIn } from './reckoning.ts';
import {
  assumptionsJson,
  gapJson,
  impossibleJson,
  optionsJson,
  overruledJson,
  preventedIn,
  unnamedRuleset,
} from './ruling-report.ts';
import { traceJson } from './trace-json.ts';
import type { ReplayReport, ResultJson, RulesetFrom, RulingReport, StepJson, TraceJson, UnmetJson } from './types.ts';

/** A replay with what it was compared with, and what goes with it on the table. */
export interface Replayed {
  readonly file: BoardFile;
  readonly replay: Replay;
  readonly checked: Checked;
  readonly ruling: RulingReport | null;
  readonly board: string;
  readonly rulesetFrom: RulesetFrom;
}

const situationOf = (state: GameState): Situation => ({
  player: state.toMove,
  turn: state.turn,
  turnGiven: state.given.turn,
});

const openJson = ({ question, under }: AskedNext): StepJson['open'] => ({
  by: question.by,
  question: spokenQuestion(question),
  answers: answersTo(question),
  rules: under.map(citationOf),
});

/** The Pokémon against which an attack was declared; null where none was. */
const attackedIn = (trace: readonly TraceEntry[]): Uid | null => {
  for (const entry of trace) {
    const found =
      entry.kind === 'rule' ? attackedIn(entry.entries) : entry.kind === 'attack-declared' ? entry.target : null;
    if (found !== null) return found;
  }
  return null;
};

/** Does it damage other Pokémon of the opponent, and is nothing calculated for the one against which it was declared? Then it is not said to attack that one. */
const hitsOthers = (trace: readonly TraceEntry[], isOpposing: (uid: Uid) => boolean): boolean => {
  const hit = eventsIn(trace)
    .flatMap((event) => (event.kind === 'damaged' ? [event.uid] : []))
    .filter(isOpposing);
  const target = attackedIn(trace);
  return (
    hit.length > 0 && target !== null && !hit.includes(target) && reckoningsIn(trace).every(({ total }) => total > 0)
  );
};

const branchesOf = ({ branches, before }: ReplayedStep, names: Names): Pick<StepJson, 'branches'> =>
  branches.length === 0
    ? {}
    : { branches: futuresInWords(branches, () => names, false, situationOf(before)).map(({ json }) => json) };

const passedOf = ({ passed, before }: ReplayedStep): Pick<StepJson, 'passed'> => {
  const said = passed.map(({ rule, code, facts }) => ({
    ...citationOf(rule),
    says: passedWords(code, { ...facts, turnGiven: before.given.turn }),
  }));
  return said.length === 0 ? {} : { passed: said };
};

/** A refused step asks nothing, so answers to it need no word. */
const unaskedOf = ({ unasked, verdict }: ReplayedStep): Pick<StepJson, 'unasked'> =>
  unasked.length === 0 || verdict === 'illegal'
    ? {}
    : {
        unasked: `Nothing asked for ${listed(unasked.map((answer) => `“${answer}”`))} here, so leave ${unasked.length === 1 ? 'it' : 'them'} out.`,
      };

/** What could not be read on its table, with who does it once. */
const asWritten = (seat: string, did: string): string =>
  sentence(`${seat}: ${did.startsWith(`${seat} `) ? did.slice(seat.length + 1) : did}`);

const stepJson = (one: ReplayedStep, replay: Replay): StepJson => {
  const names = namesFrom(one.before, replay.pool, replay.ruleset);
  const { action, before } = one;
  const seat = before.toMove;
  const attacked = hitsOthers(one.trace, (uid) => names.owner(uid) !== seat) ? null : attackedIn(one.trace);
  const target = attacked === null ? null : names.pokemon(attacked);
  const along = namesFrom(before, replay.pool, replay.ruleset);
  const trace = traceJson(one.trace, along);
  return {
    action: { kind: action?.kind ?? null, question: one.step.do, answers: one.step.answers },
    says: action === null ? asWritten(seat, one.step.do) : done(seat, action, names, target),
    verdict: one.verdict,
    ...(one.mayBeDone ? { mayBeDone: true } : {}),
    ...(isNotGiven(one) ? { ifNone: true } : {}),
    ...(one.ifNoneMayBe === true ? { ifNoneMayBe: true } : {}),
    ...(one.ifUnchanged === true && trace.length > 0 ? { ifUnchanged: true } : {}),
    ...(one.onPrints !== undefined && trace.length + one.grounds.length > 0 ? { onPrints: one.onPrints } : {}),
    grounds: groundsJson(one.grounds, situationOf(before)),
    overruled: overruledJson(one.grounds),
    ...(one.beside.length === 0 ? {} : { options: optionsJson(one.beside) }),
    needs: needsJson(one.needs, seat),
    gaps: one.gaps.map(gapJson),
    ...(one.doubts.length === 0 ? {} : { doubts: doubtsJson(one.doubts) }),
    open: one.open === null ? null : openJson(one.open),
    ...(one.always === undefined ? {} : { always: alwaysJson(one.always, along, seat) }),
    ...branchesOf(one, names),
    ...passedOf(one),
    ...unaskedOf(one),
    trace,
  };
};

const CONDITIONS: readonly WinCondition[] = ['prizes', 'no-pokemon', 'no-draw', 'by-card', 'fewer-prizes'];

/** The rules that say who has won. */
const WINNING = /\/(?:606\.|702\.1[01]$|I\.E[#/]|Winning\.\d$|BothWin(?:#|$)|intro$)/u;
/** One that is cited for every draw as well. */
const NO_DRAW = /\/Draw$/u;
/** One that lets a card say so. */
const CARD_TEXT = /\/(?:102\.1|II\.E-38)$/u;

/** Was it played on although a print, another fact or a text that is not read decides a step? Then how the game ends is not known either. */
const isOpen = (replay: Replay): boolean => {
  const verdict = deciding(replay)?.verdict;
  // A card that was taken into a hand ends no game.
  if (replay.doubts.some(({ taken, left }) => taken !== true || left.includes('benched'))) return true;
  return verdict === 'undetermined' || verdict === 'not-modelled';
};

const resultJson = (replay: Replay): ResultJson | null => {
  const { result } = replay.state;
  if (result === null || isOpen(replay)) return null;
  // A Sudden Death game has a result of its own.
  const begun = replay.steps.findLastIndex(({ action, verdict }) => action?.kind === 'new-game' && verdict === 'legal');
  const drewNothing = result.met.some(({ conditions }) => conditions.includes('no-draw'));
  const byCard = result.met.some(({ conditions }) => conditions.includes('by-card'));
  const by: readonly Citation[] = rulesIn(replay.steps.slice(begun + 1).flatMap((one) => one.trace))
    .filter((rule) => WINNING.test(rule) || (drewNothing && NO_DRAW.test(rule)) || (byCard && CARD_TEXT.test(rule)))
    .map(citationOf);
  const [winner] = result.winners;
  return {
    outcome: result.outcome,
    ...(result.next === undefined ? {} : { next: result.next }),
    winner: result.winners.length > 1 ? result.winners : (winner ?? null),
    by,
    conditions: CONDITIONS.filter((one) => result.met.some(({ conditions }) => conditions.includes(one))).map(
      (condition) => ({
        condition,
        says: conditionWords(condition),
      }),
    ),
    met: replay.state.players.map(({ seat }) => ({
      seat,
      conditions: result.met.find((one) => one.seat === seat)?.conditions ?? [],
    })),
  };
};

/** The step after which the expected number and the table parted: the first one that changed it. */
const parting = (trace: readonly TraceJson[], expected: string): string | undefined => {
  const value = Number(expected);
  const sums = leavesOf(trace).filter((node) => node.figure !== undefined);
  const at = sums.findLastIndex((node) => (node.sum ?? Number(node.figure)) === value);
  const next = at < 0 ? undefined : sums[at + 1];
  return next === undefined ? undefined : `${sentence(next.text)} ${expected} is the sum before it.`;
};

const unmetJson = (file: BoardFile, steps: readonly StepJson[], unmet: Checked['unmet'][number]): UnmetJson => {
  const step = /^step (\d+) /u.exec(unmet.path)?.[1];
  const trace = step === undefined ? steps.flatMap((one) => one.trace) : (steps[Number(step) - 1]?.trace ?? []);
  const says = unmet.partedAt === null ? undefined : parting(trace, unmet.expected);
  return {
    path: unmet.path,
    expected: unmet.expected,
    got: unmet.got,
    at: unmet.span === null ? file.file : `${file.file}:${unmet.span.line}:${unmet.span.column}`,
    partedAt:
      unmet.partedAt === null ? null : { ...citationOf(unmet.partedAt), ...(says === undefined ? {} : { says }) },
  };
};

const expectsSomething = (file: BoardFile): boolean =>
  file.expect !== undefined || file.steps.some((step) => step.expect !== undefined);

/** The step that decides what is said of the whole: the first that is not legal and was not expected to be so, else the last. Whichever card is taken in one, the whole goes on. */
const deciding = ({ steps }: Replay): ReplayedStep | undefined =>
  steps.find((one) => one.verdict !== 'legal' && !isNotGiven(one) && one.step.expect?.verdict === undefined) ??
  steps.at(-1);

/** Is it only not given which card was taken? */
const isNotGiven = ({ ifNone, ifNoneMayBe }: ReplayedStep): boolean => ifNone !== undefined && ifNoneMayBe !== true;

/** A replay that waits for an answer is not done, whatever came before. One that is asked only if an unread text changes nothing is not what is missing. */
const waits = ({ steps }: Replay): boolean => {
  const last = steps.at(-1);
  return last?.open != null && last.ifUnchanged === undefined;
};

/** Is the answer that it waits for all that is left, and no doubt of the act? */
const onlyWaits = (file: BoardFile, { steps }: Replay): boolean =>
  steps.length === file.steps.length && steps.at(-1)?.verdict === 'legal';

const verdictOf = (file: BoardFile, replay: Replay): Verdict =>
  waits(replay) && !onlyWaits(file, replay)
    ? 'undetermined'
    : (replay.ruling?.verdict ?? deciding(replay)?.verdict ?? 'undetermined');

/** The step whose verdict is that of the whole, where a later one waits for an answer. */
const decidedBefore = (file: BoardFile, replay: Replay): ReplayedStep | null => {
  const one = deciding(replay);
  return one !== undefined && one.verdict !== 'legal' && onlyWaits(file, replay) ? one : null;
};

/** For what a step waits: an answer that may decide it, or what only comes of it. */
const waitsFor = (file: BoardFile, replay: Replay): string => {
  const question = replay.steps.at(-1)?.open?.question;
  if (question === undefined || !onlyWaits(file, replay)) return 'an answer';
  return question.kind === 'coin' ? 'a coin' : `${question.by}'s choice`;
};

/** `step 2 of 4`, with what is open where only what comes of it is. */
const headOfStep = (one: ReplayedStep, file: BoardFile, { steps }: Replay): string =>
  `step ${steps.indexOf(one) + 1} of ${file.steps.length}${one.mayBeDone ? ` ${mayBeDone(one.verdict, isNotGiven(one))}` : ''}`;

const headlineOf = (
  { file, replay, checked }: Replayed,
  unmet: Checked['unmet'],
  result: ResultJson | null,
): string => {
  const { steps } = replay;
  if (waits(replay)) {
    const earlier = decidedBefore(file, replay);
    const which = earlier === null ? '' : `${headOfStep(earlier, file, replay)}; `;
    return `${which}step ${steps.length} waits for ${waitsFor(file, replay)}.`;
  }
  const all = checked.met + unmet.length;
  if (unmet.length > 0) {
    const legal = steps.length === file.steps.length && steps.every((one) => one.verdict === 'legal');
    return `${unmet.length} of ${counted(all, 'expectation')} not met.${legal ? '   The turn itself is legal.' : ''}`;
  }
  const one = deciding(replay);
  if (one !== undefined && one.verdict !== 'legal' && !expectsSomething(file))
    return `${headOfStep(one, file, replay)}.`;
  const ended =
    result === null
      ? ''
      : result.winner === null
        ? result.outcome === 'tie'
          ? 'The game ends in a tie. '
          : result.outcome === 'tiebreaker'
            ? 'The game ends: a tiebreaker game follows. '
            : 'The game ends: Sudden Death. '
        : `The game ends: ${winnersWin(result.winner)}. `;
  const refused = steps.filter(({ verdict }) => verdict === 'illegal').length;
  const played = steps.length === 0 ? '' : counted(steps.length, 'step');
  const stopped = refused === 0 || steps.length === 1 ? '' : `${refused} refused`;
  const met = expectsSomething(file) ? `${checked.met} of ${counted(all, 'expectation')} met` : '';
  return `${ended}${[played, stopped, met].filter((part) => part !== '').join(', ')}.`;
};

/** The cards whose texts a step came upon; none where the text of an attack itself is one of them. */
const unreadBeside = ({ action, gaps }: ReplayedStep): readonly string[] => {
  const own = action?.kind === 'attack' ? `attack ${action.attack}` : null;
  return own !== null && gaps.some(({ place }) => place === own) ? [] : gaps.map(({ card }) => card);
};

/** To whom it is said: the player of all steps; nobody where both players have some, for then each is called by its number. */
const moverOfAll = ({ steps }: Replay): string => {
  const movers = new Set(steps.map(({ before }) => before.toMove));
  return movers.size === 1 ? ([...movers][0] ?? '') : '';
};

/** That the act does nothing, and what keeps it off where that is all that there is to say. */
const noEffectSaid = ({ beside, trace }: ReplayedStep): string | null =>
  spokenNoEffect(beside, 'has', [...new Set(preventedIn(trace))]);

const sayLast = (replay: Replay, last: ReplayedStep, mover: string): readonly string[] => {
  const { toMove } = last.before;
  return sayAfter({
    verdict: last.verdict,
    mayBeDone: last.mayBeDone,
    action: last.action,
    mover,
    toMove,
    noDamage: noDamageSaid(last.trace),
    noEffect: noEffectSaid(last),
    grounds: spokenGrounds(last.grounds, situationOf(last.before)),
    trace: [...last.trace, ...(last.always?.trace ?? [])],
    names: namesFrom(last.before, replay.pool, replay.ruleset),
    open: last.open?.question ?? null,
    needed: last.needs.map((need) => needOf(need, toMove).say),
    unread: unreadBeside(last),
    ifUnchanged: last.ifUnchanged === true,
    unfinished: last.unfinished === true,
  });
};

/** A step is said to the player who acts in it. */
const sayAlone = (replay: Replay, one: ReplayedStep): readonly string[] => {
  const { toMove, players } = one.before;
  return sayLast(replay, one, toMove).map((text) => saidTo(toMove, players.length, text));
};

const sayFor = (replayed: Replayed, result: ResultJson | null): readonly string[] => {
  const { file, replay, ruling } = replayed;
  if (ruling !== null && replay.steps.length === 0) return ruling.say;
  const isWaiting = waits(replay);
  const decided = isWaiting ? decidedBefore(file, replay) : null;
  const last = isWaiting ? replay.steps.at(-1) : deciding(replay);
  if (last === undefined) return [];
  const { toMove, players } = last.before;
  // What is refused or left open is decided by itself; of a turn that was played, and of a game that is over, what came of it is said from its beginning.
  const isPlayed = last.verdict === 'legal' || result !== null;
  const mover = isPlayed ? moverOfAll(replay) : toMove;
  const earlier = isPlayed ? replay.steps.slice(0, replay.steps.indexOf(last)) : [];
  const played = playedIn(replay);
  const before = sayBefore(earlier.map(played), mover);
  const said = result === null ? sayLast(replay, last, mover) : sayBefore([last].map(played), mover);
  const all = [...before, ...said].map((text) => saidTo(mover, mover === '' ? 0 : players.length, text));
  return [
    ...(decided === null ? [] : sayAlone(replay, decided)),
    ...all,
    ...(last.verdict === 'illegal' && result === null ? sayOnward(replay, last) : []),
    ...(result === null ? [] : sayOfResult(result)),
  ];
};

/** What came of the steps after one that was refused, which are carried out without it. */
const sayOnward = (replay: Replay, refused: ReplayedStep): readonly string[] => {
  const later = replay.steps.slice(replay.steps.indexOf(refused) + 1);
  const { toMove, players } = refused.before;
  const mover = later.every(({ before }) => before.toMove === toMove) ? toMove : '';
  // What is open is said where it begins; of what comes after it, what does not rest on it.
  const isKnown = ({ verdict, doubts }: ReplayedStep): boolean =>
    doubts.length === 0 && (verdict === 'legal' || verdict === 'illegal');
  const open = later.find((one) => !isKnown(one));
  const at = open === undefined ? later.length : later.indexOf(open);
  const came = [
    ...sayBefore(later.slice(0, at).map(wentOn(replay)), mover),
    ...(open === undefined ? [] : sayLast(replay, open, mover)),
    ...sayBefore(later.slice(at).filter(isKnown).map(wentOn(replay)), mover),
  ];
  const said = came.length === 0 ? [] : ['Without it the game goes on.', ...came];
  return said.map((text) => saidTo(mover, mover === '' ? 0 : players.length, text));
};

/** What is needed to say what came of a step. */
const playedIn =
  ({ pool, ruleset }: Replay) =>
  ({ trace, before, action }: ReplayedStep) => ({
    trace,
    names: namesFrom(before, pool, ruleset),
    noDamage: noDamageSaid(trace),
    isDraw: action?.kind === 'draw',
  });

/** The same of a step after one that was refused: it may be refused as well, and how the turn ends is not said elsewhere. */
const wentOn =
  (replay: Replay) =>
  (one: ReplayedStep): SaidBefore => {
    const { action, before, verdict, grounds } = one;
    const seat = before.toMove;
    return {
      ...playedIn(replay)(one),
      ...(action?.kind === 'end-turn' ? {} : { turnOf: seat }),
      ...(verdict === 'illegal' && action !== null
        ? { refused: { action, seat, grounds: spokenGrounds(grounds, situationOf(before)) } }
        : {}),
    };
  };

/** Expectations that were not met. A question that waits for its answer is reported by its step, and the verdict answers for a file that expects nothing. */
const unmetOf = ({ file, checked }: Replayed): Checked['unmet'] =>
  checked.unmet.filter(
    ({ path, implied }) => !path.endsWith('missing-answers') && (implied !== true || expectsSomething(file)),
  );

/** What a judge asks next about an act that was not allowed. */
const PENALTY =
  "If it was played so:  judge penalty 'WHAT HAPPENED' -b FILE  takes the act back and names the penalty.";

/** A step before the draw of a turn that the replay has come to may lack nothing but that draw. */
const drawLeftOut = ({ steps }: Replay): string | null => {
  const at = steps.findIndex(
    ({ verdict, before, action, grounds }, i) =>
      i > 0 &&
      verdict === 'illegal' &&
      before.phase === 'draw' &&
      before.result === null &&
      action?.kind !== 'draw' &&
      // A step of the other player lacks more than that.
      !grounds.some(({ code }) => code === 'not-your-turn'),
  );
  const before = steps[at]?.before;
  return before === undefined
    ? null
    : `If ${before.toMove} had drawn a card for the turn, write  - do: draw  before step ${at + 1}.`;
};

/** Steps after one that left a table which is not known. A question that waits for its answer says itself that it goes on afterwards. */
const notGoneInto = (file: Replayed['file'], replay: Replay): { readonly notGoneInto?: string } => {
  const done = replay.steps.length;
  const [first, last] = [done + 1, file.steps.length];
  if (first > last || done === 0 || waits(replay) || replay.steps.at(-1)?.fault !== null) return {};
  const which = first === last ? `step ${last} is` : `steps ${first} ${last - first === 1 ? 'and' : 'to'} ${last} are`;
  return { notGoneInto: `${which} not gone into: what step ${done} leaves is not known.` };
};

/** What changed on the table. Where only what comes after the act is not known, that table is the one right after it, and its lines go further. */
const changedLines = (before: GameState, replay: Replay): readonly string[] => {
  const [first, ...more] = changedBetween(before, replay.state, replay.rules);
  if (first === undefined) return [];
  const last = replay.steps.at(-1);
  const isEarlier =
    last?.mayBeDone === true && last.needs.length > 0 && last.ifNone === undefined && last.unfinished === undefined;
  return [isEarlier ? `right after the act: ${first}` : first, ...more];
};

/** The disputed turn, step by step, in words and in the shape of the contract. */
export const replayReport = (replayed: Replayed): ReplayReport => {
  const { file, replay, checked, ruling } = replayed;
  const steps = replay.steps.map((one) => stepJson(one, replay));
  const unmet = unmetOf(replayed);
  const result = resultJson(replay);
  const first = replay.steps[0];
  const isAsExpected = unmet.length === 0;
  const lacksDraw = isAsExpected ? drawLeftOut(replay) : null;
  const isRefused = steps.some(({ verdict }) => verdict === 'illegal');
  return {
    schema: 1,
    ruleset: replay.ruleset,
    rulesetFrom: replayed.rulesetFrom,
    name: replay.name,
    verdict: verdictOf(file, replay),
    headline: headlineOf(replayed, unmet, result),
    say: sayFor(replayed, result),
    steps,
    ruling,
    table: boardObject({ ...describeTable(replay.inLine(), replay.pool), ruleset: replay.ruleset }, file.cards),
    result,
    expectations: { met: checked.met, unmet: unmet.map((one) => unmetJson(file, steps, one)) },
    changed: first === undefined ? [] : changedLines(first.before, replay),
    ...(replay.doubts.length === 0 ? {} : { doubts: doubtsJson(replay.doubts) }),
    ...notGoneInto(file, replay),
    gaps: steps.flatMap((step) => step.gaps),
    ...(replay.faults.length === 0 ? {} : { faults: replay.faults.map(impossibleJson) }),
    assumptions: [
      ...assumptionsJson(replay.assumptions()),
      ...(ruling === null ? unnamedRuleset(replayed.rulesetFrom, replay.ruleset) : []),
    ],
    penalty: isRefused && isAsExpected && lacksDraw === null ? PENALTY : null,
    drawLeftOut: lacksDraw,
    board: replayed.board,
    ...playersOn(file.setup),
  };
};
