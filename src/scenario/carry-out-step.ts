import { settledView, type View } from '../claims/index.ts';
import {
  type Action,
  afterRefusal,
  asWritten,
  drive,
  eventsIn,
  type GameEvent,
  knownAnswers,
  MAY_BE_BEGUN,
  type Outcome,
  possibleAnswers,
  type Question,
  recorded,
  type Scope,
  type TraceNode,
} from '../engine/index.ts';
import { eitherWayOnBench, type Rules, silentCheckup, USES } from '../rules/index.ts';
import {
  allGrounds,
  beforeTheEnd,
  besideTheAct,
  besideWhatCame,
  cardNotGiven,
  certainGrounds,
  couldEnd,
  type Doubt,
  doubtsOfGrounds,
  doubtsOfLegal,
  doubtsOfOutcome,
  everyAnswer,
  type GapFound,
  gapOf,
  isLegalHowever,
  isNotWhatItIsLike,
  leavesOnly,
  leftOut,
  mattersAtTheEnd,
  mayBear,
  mayBegin,
  mayBringItsMoment,
  neededFor,
  noneTaken,
  type OnTable,
  ownTextOf,
  type Prepared,
  plainCard,
  questionFor,
  type Replaying,
  reaching,
  readQuestion,
  sameOnBench,
  sawItsMoment,
  settledAnyhow,
  suppose,
  supposedFor,
  surelyPassed,
  takenUnseen,
  unreadBehind,
  whateverIsFound,
  whyNotChosen,
  withCardsOfAnswers,
  withItsDiscard,
  withNamedAsAnswer,
  withoutBegun,
  withoutSupposed,
  withSilent,
  withWayBack,
} from '../ruling/index.ts';
import type { GameState } from '../state/index.ts';
import { orOnlyTheEnd, refusedAfterTheGame } from './after-the-game.ts';
import type { Step } from './board-file.ts';
import { bothWaysOf } from './both-ways.ts';
import { doubtsOfWords } from './doubts-of-words.ts';
import { notCarriedOut, type ReplayedStep, type StepFault } from './replayed-step.ts';
import { sayingWhyNothing } from './without-effect.ts';

/** Is a card played, or a power used, for what its text does? */
const isUse = (kind: Action['kind']): boolean => USES.some((one) => one === kind);

/** The fault of a question without an answer. */
const missingAnswer = (step: Step, question: Question): StepFault => ({
  code: 'missing-answers',
  said: step.answers.join(', '),
  expected: possibleAnswers(question),
});

/** A verdict that rests on what an unread text of an earlier step may have done: nothing of the step is carried out. */
const inDoubt = (one: ReplayedStep, doubts: readonly Doubt[]): ReplayedStep => ({
  ...withoutAlways(one),
  verdict: 'undetermined',
  doubts,
  grounds: [],
  beside: [],
  trace: [],
  open: null,
  fault: null,
  unasked: [],
  after: one.before,
});

/** What every answer comes to is certain only where no text that is not read may have changed it. */
const withoutAlways = ({ always: _, ...one }: ReplayedStep): ReplayedStep => one;

/** Whose attack it is that the Pokémon on this table does not have is not known: the step is called as it was written. */
const inItsWords = (one: ReplayedStep): ReplayedStep =>
  one.grounds.some(({ code }) => code === 'no-such-attack') ? { ...one, action: null } : one;

/** A refusal beside the doubts of a table: what refuses it whatever they are, or that it is not certain. */
const refusalBeside = (one: ReplayedStep, all: readonly Doubt[], { rules }: Replaying): ReplayedStep => {
  if (one.verdict !== 'illegal' || all.length === 0) return one;
  const doubts = one.action === null ? all : reaching(settledView(one.before, rules), one.action, all);
  const open = doubtsOfGrounds(one.grounds, doubts);
  const certain = certainGrounds(one.grounds, doubts);
  if (open.length === 0) return one;
  return certain.length > 0 ? { ...one, grounds: certain } : inDoubt(inItsWords(one), open);
};

/** An act that may be done on the table as it is shown, and not on every one that a text may have left: what comes if that text changed nothing. */
const ifAllowed = (
  played: ReplayedStep,
  view: View,
  action: Action,
  inTheWay: readonly Doubt[],
  doubts: readonly Doubt[],
): ReplayedStep => {
  const isDone = played.verdict === 'legal' || (played.verdict === 'not-modelled' && played.after !== played.before);
  if (!isDone || played.open !== null || played.fault !== null) return inDoubt(played, inTheWay);
  const others = doubtsOfOutcome(view, action, played.trace, doubts).filter((one) => !inTheWay.includes(one));
  const verdict = played.verdict === 'legal' ? 'undetermined' : played.verdict;
  const doubted = [...inTheWay, ...others];
  return { ...withoutAlways(played), verdict, mayBeDone: false, doubts: doubted, ifUnchanged: true, unasked: [] };
};

/** What was carried out, beside the doubts of the table it began on. */
const playedBeside = (one: ReplayedStep, view: View, doubts: readonly Doubt[]): ReplayedStep => {
  if (doubts.length === 0 || one.action === null) return one;
  const open = doubtsOfOutcome(view, one.action, one.trace, doubts);
  if (open.length === 0) return one;
  if (one.fault !== null && one.open === null) return inDoubt(one, open);
  const verdict = one.verdict === 'legal' ? 'undetermined' : one.verdict;
  const doubted: ReplayedStep = { ...withoutAlways(one), verdict, doubts: open };
  // Answers that fit nothing here may be those to what the text brought about.
  return one.unasked.length === 0 ? doubted : { ...doubted, mayBeDone: false, ifUnchanged: true, unasked: [] };
};

/**
 * Carries out one step with the answers written for it. The table it starts from is not changed. `doubts`: what unread texts of earlier steps may have
 * left otherwise on it.
 */
export const carryOut = (
  step: Step,
  state: GameState,
  replaying: Replaying,
  doubts: readonly Doubt[] = [],
): ReplayedStep =>
  sayingWhyNothing(refusalBeside(carryOutBeside(step, state, replaying, doubts), doubts, replaying), replaying);

const carryOutBeside = (
  written: Step,
  state: GameState,
  replaying: Replaying,
  doubts: readonly Doubt[],
): ReplayedStep => {
  const { rules } = replaying;
  const view = settledView(state, rules);
  const { read, answers } = withNamedAsAnswer(view, readQuestion(view, written.do), rules, written.answers);
  const step = { ...written, answers };
  const blank = notCarriedOut(step, state);
  if (!read.ok) {
    const settled = settledAnyhow(view, read, (one) => mayBegin(withWayBack(one, replaying.assumed), replaying));
    const over = refusedAfterTheGame(view, read.fault, replaying);
    if (settled === null) {
      const moved = doubtsOfWords(view, read.fault, doubts, replaying.tableSetUp.pool);
      if (moved.length > 0) return inDoubt(blank, moved);
      return over === null ? { ...blank, fault: read.fault } : { ...blank, verdict: 'illegal', grounds: over };
    }
    const before = read.outOfTurn?.seen.state ?? state;
    // Whose turn it would be is no matter once the game is over.
    const { action, grounds, gaps, verdict } =
      over === null ? settled : { action: settled.action, grounds: over, gaps: [], verdict: 'illegal' as const };
    return { ...blank, action, grounds, gaps, verdict, before, unasked: step.answers };
  }
  if (read.prepared.length === 0) return { ...blank, needs: neededFor(view, read) };
  const judged = read.prepared
    .map((prepared) => withCardsOfAnswers(rules, withWayBack(prepared, replaying.assumed), answers))
    .map((prepared) => ({ prepared, one: mayBegin(prepared, replaying) }));
  const open = judged.filter(({ one }) => one.verdict !== 'illegal');
  const [first] = open.length > 0 ? open : judged;
  if (first === undefined) return { ...blank, fault: { code: 'incomplete-question', said: step.do, expected: [] } };
  if (open.length > 1) {
    const expected = [...new Set(open.map(({ one }) => questionFor(one.subject)))];
    return { ...blank, fault: { code: 'ambiguous-question', said: step.do, expected } };
  }
  const { one, prepared } = first;
  const { action, state: before } = prepared;
  const { unsaid, gaps, needs } = one;
  // Where none of several is possible, the step is refused for the reasons of all.
  const grounds = orOnlyTheEnd(open.length > 0 ? one.grounds : allGrounds(judged.map((each) => each.one)));
  const beside = besideTheAct(settledView(before, rules), action, { ...one, grounds }, rules);
  const begun = { ...blank, action, grounds, unsaid, beside, assumedCards: prepared.assumed, before, after: before };
  if (one.verdict === 'illegal') {
    const declared = !grounds.some((ground) => ground.code === 'no-such-attack');
    const left = declared ? afterRefusal(rules, state, action) : { state, trace: [] };
    return { ...begun, gaps, verdict: 'illegal', trace: left.trace, after: left.state, unasked: step.answers };
  }
  if (one.verdict !== 'legal') {
    const open = { ...begun, verdict: one.verdict, gaps, needs, passed: one.passed, branches: one.branches };
    return ifItWereAllowed(step, open, prepared, replaying);
  }
  const inTheWay = doubtsOfLegal(view, action, doubts);
  const whole = playOut(step, begun, action, replaying, unreadBehind(view, action, replaying));
  // So may those be that are written before what is asked here.
  const misfits = doubts.length > 0 && whole.fault !== null && whole.open === null;
  const bare = misfits ? (besideTexts(step, begun, action, replaying, [], 'all') ?? whole) : whole;
  const start = settledView(before, rules);
  const came = [
    ...besideWhatCame(start, action, [bare.trace], beside),
    ...isNotWhatItIsLike(start, action, [bare.trace], [], rules),
  ];
  const played = { ...bare, beside: withoutBegun([...beside, ...came], bare.gaps) };
  if (inTheWay.length > 0) return ifAllowed(played, view, action, inTheWay, doubts);
  // Where what its own text says decides the act itself, the rest of the act is ruled on all the same.
  const isOpen = played.verdict === 'not-modelled' && !played.mayBeDone;
  return playedBeside(isOpen ? { ...played, passed: surelyPassed(one, true) } : played, view, doubts);
};

/** A coin, or whether something is done: not one of the things that a choice offers, so another text may have asked for it. */
const OF_ANY_QUESTION = /^(?:heads|tails|h|t|yes|no)$/iu;

/**
 * What the play of this step comes to beside the texts of these cards: without the first answers, for which such a text may ask. Where one of those names a
 * thing, what it was meant for is unknown, and nothing is answered.
 */
const besideTexts = (
  step: Step,
  begun: ReplayedStep,
  action: Action,
  replaying: Replaying,
  cards: readonly string[],
  scope: Scope,
): ReplayedStep | null => {
  const assumed = { ...replaying.assumed, ignored: [...replaying.assumed.ignored, ...cards] };
  for (let from = 0; from <= step.answers.length; from += 1) {
    const names = step.answers.slice(0, from).some((answer) => !OF_ANY_QUESTION.test(answer.trim()));
    if (names && from < step.answers.length) continue;
    const answers = step.answers.slice(from);
    const played = playOut({ ...step, answers }, begun, action, { ...replaying, assumed }, [], scope);
    // Another text stops it, and no answer left out would let it pass.
    if (played.verdict === 'not-modelled') return null;
    // Where something is not given after all of them, they were answers all the same: without one it would be asked for again.
    if (played.fault === null || played.open !== null) return played;
  }
  return null;
};

/** A card that is played, or a power that is used, for a text that is not read: the use itself is carried out, and nothing of the text. */
const withoutItsText = (
  step: Step,
  open: ReplayedStep,
  action: Action,
  replaying: Replaying,
  card: string,
): ReplayedStep => {
  const rules = withSilent(replaying.rules, [card], 'used');
  const assumed = { ...replaying.assumed, ignored: [...replaying.assumed.ignored, card] };
  // Answers can only be those to what the text asks.
  const played = playOut({ ...step, answers: [] }, { ...open, gaps: [] }, action, { ...replaying, rules, assumed }, []);
  if (played.verdict !== 'legal' || played.open !== null || played.after === open.before) return open;
  const { gaps, mayBeDone } = open;
  return { ...withoutAlways(played), verdict: 'not-modelled', mayBeDone, ifUnchanged: true, gaps };
};

/** An attack whose own text is not read: what comes of it if that text changes nothing. */
const ifItsTextDoesNothing = (
  step: Step,
  stopped: ReplayedStep,
  open: ReplayedStep,
  action: Action,
  replaying: Replaying,
): ReplayedStep => {
  const cards = open.gaps.map(plainCard);
  const played = besideTexts(step, { ...stopped, gaps: [] }, action, replaying, cards, 'all');
  if (played === null) return open;
  const { gaps, mayBeDone } = open;
  return { ...withoutAlways(played), verdict: 'not-modelled', mayBeDone, ifUnchanged: true, gaps, unasked: [] };
};

const isDecisive = ({ kind }: GameEvent): boolean => kind === 'knocked-out' || kind === 'game-ended';

/** The same where the damage is certain, and what comes after it rests on the text: that damage alone is shown, unless the turn can't go on without more. */
const upToItsDamage = ({ trace }: ReplayedStep, onward: ReplayedStep): ReplayedStep => {
  const goesOn = onward.after !== onward.before && onward.open === null && !eventsIn(onward.trace).some(isDecisive);
  if (onward.after !== onward.before && !goesOn) return onward;
  const { ifUnchanged: _, ...whole } = onward;
  return { ...whole, trace };
};

/** The own text of an attack that is not read, which is silent with its card where another text of the card is taken to change nothing. */
const ownUnread = (step: Step, open: ReplayedStep, action: Action, replaying: Replaying): readonly GapFound[] =>
  action.kind === 'attack'
    ? playOut(step, { ...open, gaps: [] }, action, replaying, []).gaps.filter(
        ({ text }) => !open.gaps.some((gap) => gap.text === text),
      )
    : [];

/** An act that a text which is not read may forbid, and nothing else does: what comes of it if that text changes nothing. */
const ifItWereAllowed = (step: Step, open: ReplayedStep, prepared: Prepared, replaying: Replaying): ReplayedStep => {
  const { gaps, action } = open;
  if (open.verdict !== 'not-modelled' || action === null || gaps.length === 0) return open;
  const cards = gaps.map(plainCard);
  const assumed = { ...replaying.assumed, ignored: [...replaying.assumed.ignored, ...cards] };
  const beside = { ...replaying, assumed, rules: withSilent(replaying.rules, cards) };
  if (mayBegin(prepared, beside).verdict !== 'legal') return open;
  const played = besideTexts(step, { ...open, gaps: [], passed: [], branches: [] }, action, beside, cards, 'all');
  if (played === null || played.open !== null || played.gaps.length > 0) return open;
  const { verdict, passed, branches } = open;
  return {
    ...withoutAlways(played),
    verdict,
    gaps: [...gaps, ...ownUnread(step, open, action, replaying)],
    passed,
    branches,
    mayBeDone: false,
    ifUnchanged: true,
    unasked: [],
  };
};

/** May another text have its say in a step whose own text is not read? One whose moment does not come in it, and which that text can't bring, may not. */
const maySpeak = (
  other: GapFound,
  step: Step,
  stopped: ReplayedStep,
  action: Action,
  replaying: Replaying,
  own: GapFound,
  left: readonly OnTable[],
): boolean => {
  if (other.waits === undefined || mayBringItsMoment(left, other)) return true;
  const played = besideTexts(step, { ...stopped, gaps: [] }, action, replaying, [plainCard(own)], 'all');
  return played === null || played.open !== null || sawItsMoment(other, stopped.before, played.trace);
};

/** A step that came upon a text that is not read, as far as it stands beside that text. */
const stoppedBy = (
  outcome: Extract<Outcome, { readonly kind: 'not-modelled' }>,
  step: Step,
  stopped: ReplayedStep,
  action: Action,
  replaying: Replaying,
  unread: readonly GapFound[],
): ReplayedStep => {
  const view = settledView(stopped.before, replaying.rules);
  const ran = withItsDiscard(view, action, outcome);
  const mayBeDone = stopped.mayBeDone || !couldEnd(view, action, ran.touches);
  const gap = gapOf(view, ran, mayBeDone ? [] : [action.kind]);
  const open: ReplayedStep = { ...stopped, verdict: 'not-modelled', mayBeDone, gaps: [...stopped.gaps, gap] };
  const { until, left } = ownTextOf(view, action, [gap]);
  const isSilent = replaying.assumed.ignored.includes(plainCard(gap));
  const others = isSilent ? unread : unread.filter((one) => maySpeak(one, step, stopped, action, replaying, gap, left));
  // A text that speaks only when the turn is over leaves what the attack does as it is.
  const isOver = others.length > 0 && others.every(({ afterTurn }) => afterTurn === true);
  if (others.length > 0 && !isOver) return open;
  // What still stops it when that card says nothing is another text.
  if (isSilent) return open;
  if (isUse(action.kind)) return withoutItsText(step, open, action, replaying, plainCard(gap));
  const { gaps } = open;
  const scope = until === 'end' && !isOver ? 'all' : 'action';
  if (!mayBeDone || until === 'cost') return ifItsTextDoesNothing(step, stopped, open, action, replaying);
  const played = besideTexts(step, { ...stopped, gaps: [] }, action, replaying, [plainCard(gap)], scope);
  if (played === null) return open;
  if (scope === 'action') return upToItsDamage(played, ifItsTextDoesNothing(step, stopped, open, action, replaying));
  const trace = mattersAtTheEnd(left) ? beforeTheEnd(played.trace) : played.trace;
  // Answers that are left over may be those to what the text asks.
  return { ...withoutAlways(played), verdict: 'not-modelled', mayBeDone, gaps, trace, unasked: [] };
};

/** What was played beside a text that is not read comes of it if that text changes nothing, or in any case where all that it does is known. */
const besideUnread = (
  gaps: readonly GapFound[],
): Partial<Pick<ReplayedStep, 'verdict' | 'mayBeDone' | 'ifUnchanged'>> => {
  if (gaps.length === 0) return {};
  const stands = gaps.every((gap) => leavesOnly(gap.text, plainCard(gap)) !== null);
  return { verdict: 'not-modelled', mayBeDone: true, ...(stands ? {} : { ifUnchanged: true }) };
};

/** Is there a text that is not read by which the same Pokémon may attack again, so that it is unknown whether the turn is over? */
export const mayAttackAgain = (gaps: readonly GapFound[]): boolean =>
  gaps.some(({ waits }) => waits?.upon === 'own-attack');

/** The rules by which what a document leaves unsaid is played on either way. */
const EITHER_WAY = [
  { what: 'check', ways: silentCheckup.eitherWay },
  { what: 'bench', ways: eitherWayOnBench },
] as const;

/** An attack that waits for an answer is not yet one that was used: a line with it would ask for the next one. */
const underWay = (reached: GameState, { attacksUsed = [] }: GameState): GameState =>
  reached.phase === 'attack' ? { ...reached, attacksUsed } : reached;

/** The same act with what stays and with what is over, where one such thing is left unsaid and nothing else is missing. */
const playedBothWays = (
  rules: Rules,
  bare: (after: GameState) => GameState,
  play: (by: Rules) => { readonly outcome: Outcome; readonly unused: readonly string[] },
): Pick<ReplayedStep, 'bothWays'> => {
  for (const { what, ways } of EITHER_WAY) {
    const [stays, ends] = ways(rules)?.map(play) ?? [];
    if (stays?.outcome.kind !== 'done' || ends?.outcome.kind !== 'done') continue;
    if (stays.unused.length + ends.unused.length > 0) continue;
    const [one, other] = [stays.outcome, ends.outcome].map(({ trace, state }) => ({ trace, state: bare(state) }));
    const found = one === undefined || other === undefined ? null : bothWaysOf(one, other, what);
    if (found !== null) return { bothWays: found };
  }
  return {};
};

const answeredWrongly = ({
  answer,
  question,
  trace,
}: Extract<Outcome, { readonly kind: 'no-such-answer' }>): ReplayedStep['fault'] => ({
  code: 'wrong-answers',
  said: answer,
  expected: knownAnswers(question),
  because: whyNotChosen(trace, answer),
});

/** What a choice leaves out does not answer it, also where only one thing was left to choose and nothing was asked. */
const refusedAnswer = (trace: readonly TraceNode[], [said]: readonly string[]): ReplayedStep['fault'] => {
  const because = said === undefined ? [] : leftOut(trace, said);
  return said === undefined || because.length === 0 ? null : { code: 'wrong-answers', said, expected: [], because };
};

/** The answers before a last `none`; null where that is not the last. */
const withoutLastNone = (answers: readonly string[]): readonly string[] | null =>
  answers.at(-1)?.trim().toLowerCase() === 'none' ? answers.slice(0, -1) : null;

const KNOWN = { none: null, isOpen: false } as const;

/** How the act ends where no card is taken. Where the document does not say whether a search may take none, there may have been none. */
const endsWithNone = (
  rules: Rules,
  stopped: Extract<Outcome, { readonly kind: 'not-told' }>,
  answers: readonly string[],
  play: (answers: readonly string[], by?: Rules) => { readonly outcome: Outcome; readonly unused: readonly string[] },
) => {
  const named = withoutLastNone(answers);
  const isOpen = named !== null && stopped.needs.code !== 'pile-not-told';
  const put = isOpen ? named : answers;
  const from = isOpen ? play(put).outcome : stopped;
  return { none: noneTaken(rules, from, (more, by) => play([...put, ...more], by)), isOpen };
};

/** What was done to its end, and the table after it. */
const allDone = (
  { trace, state }: Extract<Outcome, { readonly kind: 'done' }>,
  gaps: readonly GapFound[],
  bare: (after: GameState) => GameState,
) => ({
  verdict: 'legal' as const,
  mayBeDone: false,
  trace: mayAttackAgain(gaps) ? beforeTheEnd(trace) : trace,
  after: bare(state),
});

/** Plays an action that may be begun, with the answers of its step. */
const playOut = (
  step: Step,
  begun: ReplayedStep,
  action: Action,
  replaying: Replaying,
  unread: readonly GapFound[],
  scope: Scope = 'all',
): ReplayedStep => {
  // A text that is taken not to matter is passed over where it would be carried out.
  const rules = withSilent(replaying.rules, replaying.assumed.ignored);
  const supposed = supposedFor(action, replaying);
  const start = suppose(begun.before, supposed);
  const bare = (after: GameState): GameState => withoutSupposed(after, begun.before, supposed);
  const played = (upTo: Scope, answers = step.answers, by = rules) =>
    asWritten(
      (forced) => {
        const list = recorded(answers, forced);
        return {
          outcome: drive(by, start, action, list.asked, { forced: list.forced, judged: MAY_BE_BEGUN, scope: upTo }),
          unused: answers.slice(list.used()),
        };
      },
      (one) => one.outcome.kind !== 'no-such-answer' && one.unused.length === 0,
    );
  const { outcome: first, unused } = played(scope);
  const outcome = sameOnBench(rules, first, (by) => played(scope, step.answers, by).outcome) ?? first;
  const trace = 'trace' in outcome ? outcome.trace : [];
  const act = { rules, state: start, action, answers: step.answers, judged: MAY_BE_BEGUN };
  const speaking = unread.filter(({ notYet }) => notYet !== true);
  const gaps = mayBear(unread, outcome, act).filter((gap) => sawItsMoment(gap, begun.before, trace));
  const ifUnchanged = besideUnread(gaps);
  const base = { ...begun, gaps, unasked: unused };
  const refused = refusedAnswer(trace, unused);
  switch (outcome.kind) {
    case 'done':
      if (refused !== null) return { ...base, unasked: [], fault: refused };
      return { ...base, ...allDone(outcome, gaps, bare), ...ifUnchanged };
    case 'pending': {
      const { question, under, trace, state: reached } = outcome;
      // Answers are used up exactly: what waits is not done, be it for the attack itself or for a coin between turns. How far it came can be looked at.
      // Beside a text that is not read nothing is common to all answers.
      const isUnsure = (whole: readonly TraceNode[]): boolean =>
        speaking.some((gap) => sawItsMoment(gap, begun.before, whole));
      const always =
        scope === 'all' ? everyAnswer({ ...act, before: trace, isUnsure, within: (whole) => whole }) : null;
      const waits = always === null ? base : { ...base, always };
      // An act that is legal either way is legal before it is chosen or flipped.
      const isLegal = gaps.length === 0 && isLegalHowever(rules, start, action, step.answers);
      return {
        ...waits,
        ...(isLegal ? { verdict: 'legal' as const } : {}),
        ...ifUnchanged,
        unasked: [],
        open: { question, under },
        trace,
        after: bare(underWay(reached, begun.before)),
        fault: missingAnswer(step, question),
      };
    }
    // Where the play broke off early, it is unknown what else would have been asked.
    case 'not-told': {
      const open = { ...base, ...ifUnchanged, unasked: [], needs: [outcome.needs], trace: outcome.trace };
      const unseen = takenUnseen(rules, outcome, (put, by) => played(scope, [...step.answers, ...put], by));
      if (unseen !== null) return { ...base, ...allDone(unseen, gaps, bare), ...ifUnchanged };
      const { none, isOpen } =
        gaps.length > 0 ? KNOWN : endsWithNone(rules, outcome, step.answers, (put, by) => played(scope, put, by));
      if (none !== null) {
        const ifNone = cardNotGiven(settledView(begun.before, rules), action);
        return {
          ...open,
          mayBeDone: true,
          ifNone,
          ...(isOpen ? { ifNoneMayBe: true } : {}),
          trace: none.trace,
          after: bare(none.state),
        };
      }
      // Where the act itself is over by then, only what comes after it is open, and the table is that before the end of the turn.
      const isAlone = scope === 'all' && gaps.length === 0;
      const over = isAlone ? played('action').outcome : outcome;
      const ways = isAlone ? playedBothWays(rules, bare, (by) => played('all', step.answers, by)) : {};
      const found = gaps.length === 0 ? whateverIsFound(outcome, act) : null;
      const certain = found === null ? {} : { always: found };
      if (over.kind === 'done') return { ...open, ...ways, ...certain, mayBeDone: true, after: bare(over.state) };
      // What is missing within the act does not undo that it may be begun, which is settled by then; the table stays the one before it.
      return gaps.length === 0 ? { ...open, ...ways, ...certain, mayBeDone: true, unfinished: true } : open;
    }
    case 'not-modelled': {
      // A text that speaks once the act is done can't keep it from being done.
      const isDone = scope === 'all' && played('action').outcome.kind === 'done';
      const stopped = { ...base, mayBeDone: isDone, unasked: [], trace: outcome.trace };
      return stoppedBy(outcome, step, stopped, action, replaying, speaking);
    }
    case 'no-such-answer':
      return { ...base, unasked: [], fault: answeredWrongly(outcome) };
    case 'forbidden':
    case 'unused-answers':
      throw new Error('what may be begun is not refused, and drive itself counts no answers');
  }
};
