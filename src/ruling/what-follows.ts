import { settledView, type View } from '../claims/index.ts';
import {
  type Action,
  type Answer,
  isSetUp,
  type Legality,
  type Outcome,
  possibleAnswers,
  type Question,
  type TraceEntry,
  type TraceNode,
} from '../engine/index.ts';
import type { Rules } from '../rules/index.ts';
import type { GameState } from '../state/index.ts';
import { afterTheTurn, comesThen, traceAfterTurn } from './after-the-turn.ts';
import { asOftenAsCanBe, asOneMove, asOnePlacement } from './as-often-as-can-be.ts';
import { carriedOut } from './carried-out.ts';
import { leavesOnly } from './doubts/leaves-only.ts';
import {
  type Asked,
  afterEveryAnswer,
  type EveryAnswer,
  everyAnswer,
  firstAndLast,
  withTheFirst,
} from './every-answer.ts';
import { gapOf, gapsBearingOn, mayBear, plainCard } from './gaps.ts';
import { sawItsMoment } from './moments-of-texts.ts';
import { lostByTheNextDraw } from './next-draw.ts';
import { endsWhateverIsTaken, takenUnseen } from './none-taken.ts';
import type { AfterTurn, Follows, GapFound } from './ruling.ts';
import { afterTheSame, isOfTwoSides, type ShownAnswer, sidesOfCoins } from './sides-of-coins.ts';
import { nameOfActing, textOfAct } from './text-of-act.ts';
import { whateverIsFound } from './whatever-is-found.ts';

/** What comes of an action that may be done: the action itself, and the checks after it, as a replay plays them. The verdict does not depend on it. */

const endsTheTurn = (entries: readonly TraceEntry[]): boolean =>
  entries.some((entry) =>
    entry.kind === 'rule' ? endsTheTurn(entry.entries) : entry.kind === 'phase-began' && entry.phase === 'end',
  );

/** What was done before the turn ended, also of an act in the middle of which a rule ends it. */
export const beforeTheEnd = <E extends TraceEntry>(entries: readonly E[]): readonly E[] => {
  const end = entries.findIndex((entry) => endsTheTurn([entry]));
  const last = entries[end];
  if (last === undefined) return entries;
  if (last.kind !== 'rule') return entries.slice(0, end);
  const within = [...beforeTheEnd(last.entries), ...entriesAfter(last.entries).flatMap(toItsPile)];
  return [...entries.slice(0, end), ...(within.length === 0 ? [] : [{ ...last, entries: within }])];
};

const entriesAfter = (entries: readonly TraceEntry[]): readonly TraceEntry[] =>
  entries.slice(entries.findIndex((entry) => endsTheTurn([entry])) + 1);

/** Where a card that is played ends the turn by its text, it goes to its pile after that, as a part of being played. */
const toItsPile = (entry: TraceEntry): readonly TraceEntry[] => {
  if (entry.kind !== 'rule') return entry.kind === 'moved' && entry.from.zone === 'beside' ? [entry] : [];
  const within = entry.entries.flatMap(toItsPile);
  return within.length === 0 ? [] : [{ ...entry, entries: within }];
};

/** What is known of an attack before any text speaks. */
const OF_THE_COST: ReadonlySet<string> = new Set(['attack-kept', 'energy-meets-cost']);

/** How the cost of an attack is met: no text that is not read changes that any more. */
export const onlyItsCost = <E extends TraceEntry>(entries: readonly E[]): readonly E[] =>
  entries.flatMap((entry) => {
    if (entry.kind === 'note') return OF_THE_COST.has(entry.code) ? [entry] : [];
    if (entry.kind !== 'rule') return [];
    const within = onlyItsCost(entry.entries);
    return within.length === 0 ? [] : [{ ...entry, entries: within }];
  });

/** A trace without the notes that have been said already. */
export const beyond = <E extends TraceEntry>(entries: readonly E[], said: readonly TraceEntry[]): readonly E[] => {
  const before = said.flatMap((entry) => (entry.kind === 'rule' ? notesOf(entry.entries) : [entry]));
  return without(entries, before);
};

const notesOf = (entries: readonly TraceEntry[]): readonly TraceEntry[] =>
  entries.flatMap((entry) => (entry.kind === 'rule' ? notesOf(entry.entries) : [entry]));

const without = <E extends TraceEntry>(entries: readonly E[], notes: readonly TraceEntry[]): readonly E[] =>
  entries.flatMap((entry) => {
    if (entry.kind !== 'rule') return notes.includes(entry) ? [] : [entry];
    const within = without(entry.entries, notes);
    return within.length === 0 && entry.entries.length > 0 ? [] : [{ ...entry, entries: within }];
  });

/** After an attack the turn ends; what comes of that is said of the end of the turn. */
const upToTheEnd = (trace: Follows['trace'], action: Action): Follows['trace'] =>
  action.kind === 'end-turn' ? trace : beforeTheEnd(trace);

/** Only how the game ends, under the rules that end it. */
export const onlyItsEnd = <E extends TraceEntry>(entries: readonly E[]): readonly E[] =>
  entries.flatMap((entry) => {
    if (entry.kind !== 'rule') return entry.kind === 'game-ended' ? [entry] : [];
    const within = onlyItsEnd(entry.entries);
    return within.length === 0 ? [] : [{ ...entry, entries: within }];
  });

/** What follows where some of those texts are settled to change nothing. */
export const withSettled = (follows: Follows, isSettled: (card: string) => boolean): Follows => {
  const { ifNothing, ...unknown } = follows;
  const unread = follows.unread.filter((card) => !isSettled(card));
  if (ifNothing === undefined) return follows;
  const texts = (follows.texts ?? []).filter(({ card }) => !isSettled(card));
  if (unread.length > 0) return { ...follows, unread, texts };
  const { texts: _settled, ...bare } = unknown;
  return { ...ifNothing, unread, trace: [...bare.trace, ...ifNothing.trace] };
};

/** What came up to the last of the given answers before which none of these texts has anything to do; null where there is none. */
const beforeTheirMoment = (
  gaps: readonly GapFound[],
  { rules, state, action, answers, judged }: Omit<Asked, 'before' | 'within' | 'isUnsure'>,
): readonly TraceNode[] | null => {
  for (let given = answers.length - 1; given >= 0; given -= 1) {
    const outcome = carriedOut(rules, state, action, answers.slice(0, given), judged);
    if (outcome.kind === 'pending' && gaps.every((gap) => !sawItsMoment(gap, state, outcome.trace)))
      return upToTheEnd(outcome.trace, action);
  }
  return null;
};

const isPrizeTaken = (entry: TraceEntry): boolean =>
  entry.kind === 'rule' ? entry.entries.some(isPrizeTaken) : entry.kind === 'prize-taken';

const upToAPrize = <E extends TraceEntry>(entries: readonly E[]): readonly E[] => {
  const at = entries.findIndex(isPrizeTaken);
  const taken = entries[at];
  if (taken === undefined) return entries;
  const within = taken.kind === 'rule' ? upToAPrize(taken.entries) : [];
  return [...entries.slice(0, at), ...(within.length === 0 ? [] : [{ ...taken, entries: within }])];
};

/** What came before a Prize was taken, where no other texts are open than those that speak when they are taken as one; else null. */
const beforeAPrize = (gaps: readonly GapFound[], trace: readonly TraceNode[]): readonly TraceNode[] | null =>
  gaps.every(({ waits }) => waits?.upon === 'prize-taken') ? upToAPrize(trace) : null;

const isOfTheAct = ({ afterTurn }: GapFound, { kind }: Action): boolean => kind === 'end-turn' || afterTurn !== true;

const asText = ({ card, place, text, isThere }: GapFound) => ({
  card,
  place,
  text,
  ...(isThere === undefined ? {} : { isThere }),
});

type Traces = readonly (readonly TraceNode[])[];

/** Does a choice that is not shown answer by answer decide something? `ends`: what the first of all answers brings, and the last. */
const leavesUnsaid = ({ asks, sides = [] }: Follows, action: Action, ends: () => Traces): boolean =>
  asks?.question.kind === 'choose' && (sides.length === 0 || areSome(sides)) && differ(ends(), action);

/** Are these some of the ways alone: the ends of many numbers, or all counters on one Pokémon? */
const areSome = (sides: NonNullable<Follows['sides']>): boolean =>
  sides.some((side) => side.if.some((one) => /\(the (?:fewest|most)\)$| times$/u.test(one)));

/** Where the act is not shown to its end, the text that acts is read out instead; what comes after it is not of that text. */
const withOwnText = (
  view: View,
  action: Action,
  follows: Follows,
  ends: () => Traces,
  isOver: () => boolean,
): Follows => {
  const isOpen = follows.open !== null || leavesUnsaid(follows, action, ends);
  const text = isOpen && !isOver() ? (textOfAct(view, action) ?? '') : '';
  return text === '' ? follows : { ...follows, own: { card: nameOfActing(view, action), text } };
};

/** With these coins and choices, up to the first that is not among them, unless it makes no difference to how the game ends. */
export const whatFollows = (
  rules: Rules,
  state: GameState,
  action: Action,
  answers: readonly Answer[],
  judged: Legality,
): Follows | null => {
  const outcome = carriedOut(rules, state, action, answers, judged);
  if (!('trace' in outcome)) return null;
  // Of the set-up only what the act itself does is said: what comes next is another act.
  if (isSetUp(action)) {
    const asks = outcome.kind === 'pending' ? { question: outcome.question, under: outcome.under } : null;
    return outcome.trace.length === 0 ? null : { trace: outcome.trace, asks, unread: [], open: null };
  }
  const view = settledView(state, rules);
  const bearing = mayBear(gapsBearingOn(view, action, 'outcome', true), outcome, {
    rules,
    state,
    action,
    answers,
    judged,
  });
  const seen = bearing.filter((gap) => sawItsMoment(gap, state, outcome.trace));
  // What comes when the turn is over is not shown with an act of the turn; what may come after an open question is.
  const unread = seen.filter((gap) => isOfTheAct(gap, action));
  const stopped = outcome.kind === 'not-modelled' ? [gapOf(view, outcome, [])] : [];
  const found = [...unread, ...stopped];
  const cards = [...new Set(found.map(({ card }) => card))];
  const texts = found.map(asText);
  const isUnsure = (trace: readonly TraceNode[]): boolean =>
    bearing.some((gap) => !unread.includes(gap) && sawItsMoment(gap, state, trace));
  const played = (): Follows =>
    seen.length > unread.length
      ? asShown(outcome, action)
      : asPlayed(outcome, { rules, state, action, answers, judged, isUnsure });
  if (cards.length === 0) {
    let known: Traces | null = null;
    const ends = (): Traces => {
      known ??= firstAndLast({ rules, state, action, answers, judged });
      return known;
    };
    const isOver = (): boolean => carriedOut(rules, state, action, answers, judged, 'action').kind === 'done';
    const follows = withOwnText(view, action, played(), ends, isOver);
    if (follows.asks === null || bearing.length === 0) return follows;
    const ways = ends().map((trace) => upToTheEnd(trace, action));
    const later = bearing.filter((gap) => isOfTheAct(gap, action) && ways.some((way) => sawItsMoment(gap, state, way)));
    return later.length === 0 ? follows : { ...follows, texts: later.map(asText) };
  }
  const left = found.map((gap) => leavesOnly(gap.text, plainCard(gap)));
  // What the act did stands beside texts of which all that they do is known.
  if (left.every((one) => one !== null))
    return { ...played(), unread: cards, texts, couldChange: [...new Set(left.flatMap((one) => one?.now ?? []))] };
  const before =
    stopped.length > 0
      ? null
      : (beforeAPrize(found, outcome.trace) ?? beforeTheirMoment(found, { rules, state, action, answers, judged }));
  const certain = before ?? onlyItsCost(outcome.trace);
  const unknown: Follows = { trace: certain, asks: null, unread: cards, texts, open: null };
  if (stopped.length > 0) return unknown;
  const { trace, unread: _, ...more } = played();
  const onward = before === null ? beyond(trace, certain) : afterTheSame(trace, before);
  return onward.length === 0 && more.asks === null && more.open === null
    ? unknown
    : { ...unknown, ifNothing: { trace: onward, ...more } };
};

/** How the game ends where a Pokémon was Knocked Out and every choice that is left leads to the same end; null where one does not. */
const endWhateverIsChosen = (trace: Follows['trace'], always: EveryAnswer | null): Follows['trace'] | null => {
  const end = always !== null && fell(trace) ? onlyItsEnd(always.trace) : [];
  return end.length === 0 ? null : end;
};

export const fell = (entries: readonly TraceEntry[]): boolean =>
  entries.some((entry) => (entry.kind === 'rule' ? fell(entry.entries) : entry.kind === 'knocked-out'));

/** What the play brought, up to the first choice that is not among the answers; nothing of what comes when the turn is over. */
const asShown = (outcome: Extract<Outcome, { readonly trace: unknown }>, action: Action): Follows => {
  const trace = upToTheEnd(outcome.trace, action);
  const asks =
    outcome.kind === 'pending' && trace === outcome.trace ? { question: outcome.question, under: outcome.under } : null;
  return { trace, asks, unread: [], open: outcome.kind === 'not-told' ? outcome.needs : null };
};

/** Of a choice among so many, what each brings is shown. */
const FEW_ANSWERS = 4;

/** What a choice decides for a judge: on whom damage, counters and Special Conditions come, who falls, who wins; and where a text keeps an effect off. */
const DECIDED: ReadonlySet<string> = new Set(['damaged', 'counters-placed', 'knocked-out', 'prizes-due', 'game-ended']);

const isDecided = (entry: Exclude<TraceEntry, TraceNode>): boolean =>
  (entry.kind === 'note' ? entry.code === 'effect-prevented' : DECIDED.has(entry.kind)) ||
  (entry.kind === 'marked' && entry.mark.origin === 'condition');

const decidedIn = (entries: readonly TraceEntry[]): readonly TraceEntry[] =>
  entries.flatMap((entry) => (entry.kind === 'rule' ? decidedIn(entry.entries) : isDecided(entry) ? [entry] : []));

const differ = (ways: readonly (readonly TraceNode[])[], action: Action): boolean =>
  new Set(ways.map((way) => JSON.stringify(decidedIn(upToTheEnd(way, action))))).size > 1;

/** How many of something, where that may be more than each is shown of. */
const isOfManyNumbers = (question: Question): boolean => {
  const answers = possibleAnswers(question);
  return answers.length > FEW_ANSWERS && answers.every((answer) => /^\d+$/u.test(answer));
};

const ENDS: ReadonlySet<string> = new Set(['knocked-out', 'game-ended']);

/** Who is Knocked Out and who wins. */
const endsIn = (trace: readonly TraceNode[]): string =>
  JSON.stringify(decidedIn(trace).filter(({ kind }) => ENDS.has(kind)));

/** Of many numbers the fewest and the most, and between them the fewest with which a Pokémon is Knocked Out or the game ends. */
const tellingNumbers = (
  question: Question,
  { action, ...asked }: Omit<Asked, 'before' | 'within'>,
): readonly ShownAnswer[] => {
  const numbers = possibleAnswers(question);
  const ends = numbers.map((number) =>
    endsIn(upToTheEnd(withTheFirst({ ...asked, action, answers: [...asked.answers, number] }), action)),
  );
  const last = numbers.length - 1;
  const shown = numbers.flatMap((answer, at): readonly ShownAnswer[] => {
    if (at === 0) return [{ answer, called: `${answer} (the fewest)` }];
    if (at === last) return [{ answer, called: `${answer} (the most)` }];
    return ends[at] === ends[at - 1] ? [] : [{ answer, called: `${answer} (the fewest for this)` }];
  });
  return shown.length > FEW_ANSWERS ? [...shown.slice(0, FEW_ANSWERS - 1), ...shown.slice(-1)] : shown;
};

/** Is it a choice among few of which one answer decides what another does not? Of the ways of a text each is shown, by what it does. */
const decidesByChoice = (question: Question, asked: Omit<Asked, 'before' | 'within'>): boolean => {
  const answers = possibleAnswers(question);
  const isOfMany = isOfManyNumbers(question);
  if (question.kind !== 'choose' || answers.length < 2 || (answers.length > FEW_ANSWERS && !isOfMany)) return false;
  if (question.code === 'pick-one') return true;
  const tried = isOfMany ? [...answers.slice(0, 1), ...answers.slice(-1)] : answers;
  const ways = tried.map((answer) => withTheFirst({ ...asked, answers: [...asked.answers, answer] }));
  return differ(ways, asked.action);
};

const FEW_TIMES = 2;

/** So many counters at most are followed one by one. */
const MOST_COUNTERS = 40;

const isOnlyCounters = (entries: readonly TraceEntry[]): boolean =>
  entries.every((entry) =>
    entry.kind === 'rule'
      ? isOnlyCounters(entry.entries)
      : entry.kind === 'counters-placed' || entry.kind === 'answered' || entry.kind === 'note',
  );

/** Of counters that are put one by one where the player likes: what comes where each goes on the same Pokémon, for each that may be chosen. */
const eachOnOne = (
  { trace, asks }: Pick<Follows, 'trace' | 'asks'>,
  whole: Omit<Asked, 'before' | 'within'>,
): NonNullable<Follows['sides']> => {
  const { rules, state, action, answers, judged, isUnsure } = whole;
  const question = asks?.question;
  const options = question?.kind === 'choose' ? possibleAnswers(question) : [];
  if (question === undefined || options.length < 2 || options.length > FEW_ANSWERS) return [];
  const isSame = (next: Question): boolean =>
    next.code === question.code && possibleAnswers(next).join() === options.join();
  const sides = options.map((answer) => {
    const put = [...answers];
    for (let times = 1; times <= MOST_COUNTERS; times += 1) {
      put.push(answer);
      const outcome = carriedOut(rules, state, action, put, judged);
      if (!('trace' in outcome) || outcome.kind === 'not-modelled' || isUnsure(outcome.trace)) return null;
      const isAgain = outcome.kind === 'pending' && isSame(outcome.question);
      if (isAgain && !isOnlyCounters(afterTheSame(outcome.trace, trace))) return null;
      if (isAgain) continue;
      // Of so few each way is shown.
      if (times <= FEW_TIMES) return null;
      const follows = asPlayed(outcome, { ...whole, answers: put }, false);
      const came = asOnePlacement(afterTheSame(follows.trace, trace));
      return { if: [`choose: ${answer}, ${times} times`], follows: { ...follows, trace: came } };
    }
    return null;
  });
  const known = sides.filter((side) => side !== null);
  return known.length === sides.length ? known : [];
};

/** What the sides of a coin bring that is flipped next, or the answers of a choice, each with the choices that come after it. */
const sidesOf = ({ trace, asks }: Follows, whole: Omit<Asked, 'before' | 'within'>): NonNullable<Follows['sides']> => {
  const { rules, state, action, answers, judged, isUnsure } = whole;
  if (asks === null) return [];
  const { question } = asks;
  const isChoice = !isOfTwoSides(question);
  if (isChoice && !decidesByChoice(question, whole)) return [];
  const series = isChoice ? eachOnOne({ trace, asks }, whole) : [];
  if (series.length > 0) return series;
  const play = (coins: readonly Answer[]) => {
    const put = [...answers, ...coins];
    const outcome = carriedOut(rules, state, action, put, judged);
    if (!('trace' in outcome) || outcome.kind === 'not-modelled' || isUnsure(outcome.trace)) return null;
    const asked = { rules, state, action, answers: put, judged, isUnsure };
    const isNextCoin = outcome.kind === 'pending' && outcome.question.kind === 'coin';
    return isNextCoin ? asShown(outcome, action) : asPlayed(outcome, asked, !isChoice);
  };
  const isFollowed = (next: Question, put: readonly Answer[]): boolean =>
    isChoice && decidesByChoice(next, { ...whole, answers: [...answers, ...put] });
  const shownOf = (next: Question, put: readonly Answer[]): readonly ShownAnswer[] =>
    isOfManyNumbers(next)
      ? tellingNumbers(next, { ...whole, answers: [...answers, ...put] })
      : possibleAnswers(next).map((answer) => ({ answer, called: answer }));
  const sides = sidesOfCoins(question, trace, play, isFollowed, shownOf);
  return sides.length > 0 && question.code === 'again' ? [...sides, ...theMost({ trace, asks }, whole)] : sides;
};

/** Of what may be done again and again, what it brings where that is done until nothing of it is left. */
const theMost = (
  { trace, asks }: Pick<Follows, 'trace' | 'asks'>,
  { rules, state, action, answers, judged, isUnsure }: Omit<Asked, 'before' | 'within'>,
): NonNullable<Follows['sides']> => {
  if (asks?.question.facts.again === true) return [];
  const most = asOftenAsCanBe((put) => {
    const outcome = carriedOut(rules, state, action, put, judged);
    return 'state' in outcome && 'trace' in outcome && !isUnsure(outcome.trace) ? outcome : null;
  }, answers);
  if (most === null || most.times < 2) return [];
  const came = asOneMove(afterTheSame(upToTheEnd(most.outcome.trace, action), trace));
  return [
    {
      if: [`choose: yes, ${most.times} times (the most)`],
      follows: { trace: came, asks: null, unread: [], open: null },
    },
  ];
};

/** The same act with more answers. */
const playWith =
  ({ rules, state, action, answers, judged }: Omit<Asked, 'before' | 'within'>) =>
  (more: readonly Answer[], by = rules) => ({
    outcome: carriedOut(by, state, action, [...answers, ...more], judged),
    unused: [],
  });

/** The same, with what every choice brings, and what the end of the turn brings that ends the game. */
const asPlayed = (
  outcome: Extract<Outcome, { readonly trace: unknown }>,
  asked: Omit<Asked, 'before' | 'within'>,
  withSides = true,
): Follows => {
  const { rules, action } = asked;
  const shown = asShown(outcome, action);
  const { trace, asks } = shown;
  if (asks !== null) {
    const always = everyAnswer({ ...asked, before: trace, within: (whole) => upToTheEnd(whole, action) });
    const end = endWhateverIsChosen(trace, always);
    if (end !== null) return { ...shown, trace: [...trace, ...end], asks: null };
    const sides = withSides ? sidesOf(shown, asked) : [];
    const later = sides.length > 0 || action.kind === 'end-turn' ? null : afterWhatIsChosen(trace, asked);
    return {
      ...shown,
      ...(always === null ? {} : { always }),
      ...(sides.length === 0 ? {} : { sides }),
      ...(later === null ? {} : { afterTurn: later }),
    };
  }
  const unseen = takenUnseen(rules, outcome, playWith(asked));
  if (unseen !== null && !asked.isUnsure(unseen.trace)) return asPlayed(unseen, asked, withSides);
  const found = whateverIsFound(outcome, asked);
  if (found !== null) return { ...shown, always: found };
  const always = outcome.kind === 'not-told' ? endsWhateverIsTaken(outcome, asked, playWith(asked)) : null;
  if (always !== null) return { ...shown, always };
  const after = action.kind === 'end-turn' ? null : afterTurnOf(outcome, asked);
  const ended = after === null ? shown : { ...shown, afterTurn: after, open: null };
  const lost = outcome.kind === 'done' ? lostByTheNextDraw(rules, outcome.state) : null;
  return lost === null ? ended : { ...ended, trace: [...trace, ...lost.trace], open: null };
};

/** What comes when the turn is over whatever is chosen before that; null where the act does not end the turn, or nothing comes in every case. */
const afterWhatIsChosen = (trace: readonly TraceNode[], asked: Omit<Asked, 'before' | 'within'>): AfterTurn | null => {
  // What is asked when the turn is over already is shown there.
  if (traceAfterTurn(trace).length > 0) return null;
  const came = afterEveryAnswer(asked, traceAfterTurn);
  return comesThen(came) ? { trace: came, asks: null, open: null } : null;
};

/** What comes when the turn is over, with the sides of a coin that is flipped then. */
const afterTurnOf = (
  outcome: Extract<Outcome, { readonly trace: unknown }>,
  { rules, state, action, answers, judged, isUnsure }: Omit<Asked, 'before' | 'within'>,
): AfterTurn | null => {
  const play = (coins: readonly Answer[]) => {
    const next = carriedOut(rules, state, action, [...answers, ...coins], judged);
    if (!('trace' in next) || next.kind === 'not-modelled' || isUnsure(next.trace)) return null;
    const trace = traceAfterTurn(next.trace);
    const asks = next.kind === 'pending' ? { question: next.question, under: next.under } : null;
    return { trace, asks, unread: [], open: next.kind === 'not-told' ? next.needs : null };
  };
  return afterTheTurn(outcome, (before) =>
    outcome.kind === 'pending' && isOfTwoSides(outcome.question) ? sidesOfCoins(outcome.question, before, play) : [],
  );
};
