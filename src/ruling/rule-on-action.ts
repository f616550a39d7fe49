import { isActive, type NeedCode, pokemonOf, settledView, type View } from '../claims/index.ts';
import type { RuleId } from '../corpus/index.ts';
import {
  type Action,
  type ActionOf,
  type Answer,
  type Answered,
  type Future,
  futures,
  knownAnswers,
  type Legality,
  legality,
  MAY_BE_BEGUN,
  mistakesIn,
  NotModelled,
  type Outcome,
  paragraphOf,
  type TraceEntry,
  textsRead,
} from '../engine/index.ts';
import { announced, attack, attacksOf, notPlayedForNothing, powers, type Rules } from '../rules/index.ts';
import type { CardId, GameState } from '../state/index.ts';
import { mayComeToNothing } from '../text/index.ts';
import { allowedBy } from './allows.ts';
import { besideWhatCame, doesNotStop, isNotWhatItIsLike, withoutBegun } from './beside-the-act.ts';
import { branchesOf, isByChoice } from './branches.ts';
import { conditionsNoMatter, staysHowever } from './conditions-no-matter.ts';
import { gapOf } from './gaps.ts';
import { hasNoEffect } from './has-no-effect.ts';
import type { Prepared } from './in-hand.ts';
import { withItsDiscard } from './own-discard.ts';
import { withPowersFirst } from './powers-first.ts';
import { remedyFor } from './remedy.ts';
import type { Follows, GapFound, Ground, Ruling, Said, Verdict } from './ruling.ts';
import { subjectOf } from './subject.ts';
import { allowedWithoutMuting, countedBeside, textsWithoutEffect } from './texts-without-effect.ts';
import { missingIn, type Unknown, unlessUnknown } from './unless-unknown.ts';
import { otherPayments, waysOf } from './ways.ts';
import { whatFollows } from './what-follows.ts';
import { chosenInstead, whyNotChosen } from './why-not-chosen.ts';

/** The code of what is needed where more coins are flipped than can be followed. */
export const CODES = {
  need: ['coins-not-told'],
} as const;

/**
 * The ruling on one action on one table: grounds first, then every future its coins and choices lead to. Texts that are in play and are not
 * executed say nothing here; a text the action itself runs into is a gap.
 */

/** The part of a ruling that one action decides. */
type OfAction = Pick<
  Ruling,
  'subject' | 'verdict' | 'grounds' | 'passed' | 'ways' | 'branches' | 'gaps' | 'needs' | 'trace' | 'follows' | 'remedy'
>;

export interface OneAction extends OfAction {
  readonly action: Action;
  readonly unsaid: readonly Said[];
  readonly assumedCards: Prepared['assumed'];
  /** Was it played at all, so that its coins and choices were asked for? */
  readonly played: boolean;
  /** False when there were more coins and choices than were followed. */
  readonly followedAll: boolean;
  readonly wrongAnswer: {
    readonly code: 'wrong-answers';
    readonly said: string;
    readonly expected: readonly string[];
    readonly because: readonly Said[];
    readonly instead: Answered | null;
  } | null;
}

/** Futures that are followed; more coins and choices than that are said not to have been. */
const MOST_FUTURES = 64;

interface OnGrounds {
  readonly one: OneAction;
  readonly judged: Legality;
  /** False where its futures still have to be looked at. */
  readonly settled: boolean;
}

/** The ruling as far as the grounds alone decide it. */
const judge = (prepared: Prepared, rules: Rules): OnGrounds => {
  const { action, state } = prepared;
  const view = settledView(state, rules);
  const judged = legality(rules, state, action);
  const texts = textsRead(rules, state, action);
  const grounds = judged.grounds.map((ground) => ({
    ...ground,
    allowances:
      ground.overruled === null
        ? [...ground.allowances, ...allowedWithoutMuting(view, action, ground.obstacle)]
        : ground.allowances,
    readBy: [...new Set(texts.flatMap(({ of, rule }) => (of === ground.code && rule !== ground.rule ? [rule] : [])))],
  }));
  const subject = subjectOf(view, action);
  const open = grounds.filter((ground) => ground.overruled === null);
  // An action that the document does not mention is neither allowed nor forbidden.
  const silent = unlessUnknown(
    () => paragraphOf(allowedBy(view, action), rules) === null,
    (stop) => stop,
  );
  if (open.length === 0 && typeof silent !== 'boolean')
    return { judged, settled: true, one: undecided(prepared, rules, silent) };
  const verdict = open.length > 0 ? 'illegal' : judged.unknownFacts.length > 0 ? 'undetermined' : 'legal';
  const one: OneAction = {
    action,
    subject,
    verdict,
    grounds,
    passed: judged.passed.map(({ rule, code }) => ({ rule, code, facts: subject })),
    unsaid: [...judged.unsaid, ...texts],
    // Whether a coin would be flipped is not looked at where the act is refused.
    ways:
      verdict === 'illegal'
        ? [
            ...otherPayments(view, action, open, rules),
            ...conditionsNoMatter(view, action, judged, true, () => true),
            // Where its cost alone is missing, a text that would lower it is what the players quarrel over.
            ...textsWithoutEffect(
              view,
              action,
              countedBeside(judged.grounds.map(({ code }) => code)),
              open.map(({ obstacle }) => obstacle),
            ),
          ]
        : [],
    branches: [],
    gaps: [],
    needs: verdict === 'undetermined' ? judged.unknownFacts : [],
    trace: [],
    follows: null,
    remedy: verdict === 'illegal' ? remedyFor(open, action, rules, view) : [],
    assumedCards: prepared.assumed,
    played: false,
    followedAll: true,
    wrongAnswer: null,
  };
  return { judged, settled: verdict !== 'legal', one };
};

/** The ruling on an action that the rules broke off before anything could be said of it. */
export const undecided = ({ action, state, assumed }: Prepared, rules: Rules, stop: Unknown): OneAction => {
  const view = settledView(state, rules);
  return {
    ...UNDECIDED,
    action,
    subject: unlessUnknown(
      () => subjectOf(view, action),
      () => ({ player: state.toMove, turn: state.turn, act: action.kind }),
    ),
    verdict: stop instanceof NotModelled ? 'not-modelled' : 'undetermined',
    gaps: stop instanceof NotModelled ? [gapOf(view, stop, [action.kind])] : [],
    needs: missingIn(stop),
    assumedCards: assumed,
  };
};

const UNDECIDED = {
  grounds: [],
  passed: [],
  unsaid: [],
  ways: [],
  branches: [],
  trace: [],
  follows: null,
  remedy: [],
  played: false,
  followedAll: true,
  wrongAnswer: null,
} as const;

/** What follows from an act that is legal; up to a choice also where one of its answers comes upon a text that is not read. */
const followsOf = (verdict: Verdict, next: () => OneAction['follows']): OneAction['follows'] => {
  if (verdict !== 'legal' && verdict !== 'not-modelled') return null;
  const follows = next();
  return verdict === 'legal' || (follows !== null && follows.asks !== null) ? follows : null;
};

/** The same with the powers that would allow it, if they were used first. */
const withWaysOut = (one: OneAction, { action, state }: Prepared, rules: Rules): OneAction => {
  const grounds = withPowersFirst(one.grounds, action, state, rules);
  const open = grounds.filter(({ overruled }) => overruled === null);
  return { ...one, grounds, remedy: remedyFor(open, action, rules, settledView(state, rules)) };
};

/** The ruling on whether an action may be begun, whatever comes of it. */
export const ruleOnGrounds = (prepared: Prepared, rules: Rules): OneAction => judge(prepared, rules).one;

/** `onward`: also what follows from it; an overview does without. */
export const ruleOnAction = (
  prepared: Prepared,
  rules: Rules,
  answers: readonly string[],
  onward = true,
): OneAction => {
  const { judged, settled, one: base } = judge(prepared, rules);
  if (settled) return onward && base.verdict === 'illegal' ? withWaysOut(base, prepared, rules) : base;
  const { action, state } = prepared;
  const { grounds } = base;
  const view = settledView(state, rules);
  const after = (scope: 'action' | 'all') =>
    futures(rules, state, action, { fixed: answers, limit: MOST_FUTURES, scope, judged });
  const { futures: all, complete } = after(action.kind === 'end-turn' ? 'all' : 'action');
  const unused = mistakesIn(all, answers);
  // An answer that the act itself does not ask for may be for what follows from it, such as who comes up after a Knock Out.
  const mistake = unused?.question === null ? mistakesIn(after('all').futures, answers) : unused;
  if (mistake !== null) {
    const { question, said, trace } = mistake;
    const expected = question === null ? [] : knownAnswers(question);
    return {
      ...base,
      verdict: 'undetermined',
      wrongAnswer: {
        code: 'wrong-answers',
        said: said.join(', '),
        expected,
        because: said.flatMap((answer) => whyNotChosen(trace, answer)),
        instead: question === null ? chosenInstead(trace, said[0] ?? '') : null,
      },
    };
  }
  const judgedFutures = all.map((future) => ({ future, verdict: verdictOf(future.outcome, action) }));
  const needs: Said<NeedCode>[] = [];
  for (const { future } of judgedFutures) {
    const { outcome } = future;
    if (outcome.kind === 'not-told' && !needs.some((need) => need.code === outcome.needs.code))
      needs.push(outcome.needs);
  }
  const textGaps = judgedFutures.flatMap(({ future: { outcome } }) => {
    if (outcome.kind !== 'not-modelled') return [];
    const unread = withItsDiscard(view, action, outcome);
    const gap = gapOf(view, unread, couldEnd(view, action, unread.touches) ? [action.kind] : []);
    return [{ ...gap, ...ofPlay(view, action, outcome.card) }];
  });
  const gaps = textGaps.filter((gap, at) => textGaps.findIndex((other) => other.text === gap.text) === at);
  const agreed = together(judgedFutures.map((one) => one.verdict));
  // Of so many coins only some were followed: what all of those agree on stands only where no further coin could turn it.
  const sure = complete || agreed === 'depends' || agreed === 'not-modelled' || !couldTurn(view, action);
  // What was rightly announced is legal, also where a coin or its own text leaves it without effect.
  const endsInNothing = sure && agreed === 'illegal';
  const isChosen = agreed === 'depends' && isByChoice(judgedFutures);
  const verdict = !sure ? 'undetermined' : endsInNothing || isChosen ? 'legal' : agreed;
  if (!sure) needs.push({ rule: paragraphOf(attack.TEXT_IN_ORDER, rules), code: 'coins-not-told', facts: {} });
  const next = (said: readonly string[]) => whatFollows(rules, state, action, said, judged);
  const branches = branchesOf(
    judgedFutures,
    ({ answers: put }) => (onward ? next(put.map(({ answer }) => answer)) : null),
    complete,
  );
  const [only] = all;
  const trace = only !== undefined && 'trace' in only.outcome ? only.outcome.trace : [];
  const traces = whollyDone(all);
  // No ground refuses an attack that every future ends, and yet it has no effect: the rule that ended it is the ground of that.
  const ends = endsInNothing ? all.flatMap(({ outcome }) => ('trace' in outcome ? endsOf(outcome.trace) : [])) : [];
  const follows = onward && branches.length === 0 ? followsOf(verdict, () => next(answers)) : null;
  const following = [follows, ...branches.map((branch) => branch.follows)].flatMap((one) => one ?? []);
  const begun = following.flatMap((one) => one.texts ?? []);
  const grounded = [...grounds, ...ends.filter((end, at) => ends.findIndex((other) => other.rule === end.rule) === at)];
  return {
    ...base,
    played: true,
    followedAll: complete,
    grounds: grounded.map((ground) => ({ ...ground, facts: { ...base.subject, ...ground.facts } })),
    verdict,
    ways: [
      // Where the coins that were given have decided against it, nobody changes places.
      ...waysOf(view, action, rules).filter(({ code }) => !endsInNothing || code !== 'change-with'),
      ...conditionsNoMatter(view, action, judged, action.kind === 'attack' || branches.length > 0, staysHowever(all)),
      ...isNotWhatItIsLike(view, action, tracesOf(all, following), following, rules),
      ...doesNotStop(view, action, judged.passed, rules),
      ...withoutBegun(besideTheAct(view, action, all, onward), begun),
      ...(verdict === 'legal' && traces !== null
        ? hasNoEffect(view, action, traces, rules, complete && answers.length === 0)
        : []),
    ],
    branches,
    gaps,
    // What only its outcome depends on is not needed for the answer.
    needs: verdict === 'undetermined' ? needs : [],
    trace,
    follows,
    remedy: [],
  };
};

/** Is an act that may be begun legal however it is answered from here on? */
export const isLegalHowever = (rules: Rules, state: GameState, action: Action, answers: readonly Answer[]): boolean => {
  const scope = action.kind === 'end-turn' ? 'all' : 'action';
  const ways = { fixed: answers, limit: MOST_FUTURES, scope, judged: MAY_BE_BEGUN } as const;
  const { futures: all, complete } = futures(rules, state, action, ways);
  const isLegal = all.every(({ outcome }) => verdictOf(outcome, action) === 'legal');
  return isLegal && (complete || !couldTurn(settledView(state, rules), action));
};

/** Texts that say nothing of it now, though the players may count on them; each once. */
const besideTheAct = (view: View, action: Action, all: readonly Future[], onward: boolean): Ruling['ways'] => {
  const traces = onward ? all.flatMap(({ outcome }) => ('trace' in outcome ? [outcome.trace] : [])) : [];
  const now = textsWithoutEffect(view, action, onward);
  const ways = [...now, ...besideWhatCame(view, action, traces, now)];
  return ways.filter((one, at) => ways.findIndex(({ facts }) => facts.text === one.facts.text) === at);
};

/** All that an act leads to, with what follows it. */
const tracesOf = (all: readonly Future[], following: readonly Follows[]): readonly (readonly TraceEntry[])[] => [
  ...all.flatMap(({ outcome }) => ('trace' in outcome ? [outcome.trace] : [])),
  ...following.flatMap(({ trace, sides = [] }) => [trace, ...sides.map((side) => side.follows.trace)]),
];

/** What every future comes to; null where one of them was not carried out to its end. */
const whollyDone = (all: readonly { readonly outcome: Outcome }[]): readonly (readonly TraceEntry[])[] | null => {
  const done = all.flatMap(({ outcome }) => (outcome.kind === 'done' ? [outcome.trace] : []));
  return done.length === all.length ? done : null;
};

/** Could a late coin still end this action? */
const couldTurn = (view: View, action: Action): boolean => {
  if (action.kind !== 'attack') return false;
  const attacker = pokemonOf(view.state, action.attacker);
  const found =
    attacker === null ? [] : attacksOf(view, attacker).filter(({ attack }) => attack.name === action.attack);
  return found.some(({ attack }) => mayComeToNothing(attack));
};

/** Where an attack was ended, as grounds. */
const endsOf = (trace: readonly TraceEntry[], rule: RuleId | null = null): readonly Ground[] =>
  trace.flatMap((entry) => {
    if (entry.kind === 'rule') return endsOf(entry.entries, entry.rule);
    if (entry.kind !== 'attack-ended' || rule === null) return [];
    return [
      { rule, code: `ended-${entry.code}`, obstacle: 'effect', facts: {}, overruled: null, allowances: [], readBy: [] },
    ];
  });

/**
 * Could the text an action runs into refuse it? What is played or used for its text alone may need all of it; an attack only what touches
 * attacking, or says which Benched Pokémon it may be aimed at.
 */
export const couldEnd = (view: View, action: Action, touches: readonly string[] | null): boolean =>
  action.kind === 'use-power'
    ? !announced.mayBeForNothing(view) || powers.findPower(view, action)?.power.limitsRead !== true
    : action.kind !== 'attack' || isAimed(view, action) || touches === null || touches.includes('attack');

/** Is another than a Defending Pokémon named, so that it is for the text to say whether it may be aimed at? */
const isAimed = (view: View, { target }: ActionOf<'attack'>): boolean => {
  const aimed = target === undefined ? null : pokemonOf(view.state, target);
  return target !== undefined && (aimed === null || !isActive(view, aimed));
};

/** What is said of the text for which a card is played: whether it may be played for nothing goes by a paragraph, where there is one. */
const ofPlay = (view: View, action: Action, card: CardId | null): Pick<GapFound, 'played' | 'rule'> => {
  if ((action.kind !== 'play-trainer' && action.kind !== 'play-supporter') || action.card !== card) return {};
  const rule = notPlayedForNothing(view, action.kind);
  return { played: true, ...(rule === null ? {} : { rule }) };
};

/** The actions for which an unknown fact, missed on the way, decides whether they may be done at all, and not only what comes of them. */
export const DECISIVE: Readonly<Record<string, readonly Action['kind'][]>> = {
  'ability-hangs-on-untold': [],
  'active-not-told': [],
  'arrival-not-told': [],
  'attacks-not-told': [],
  'level-card-not-told': [],
  'bench-not-told': ['retreat'],
  'burn-recovery-not-told': [],
  'deck-not-told': [],
  'defending-not-told': [],
  'designation-not-told': [],
  'document-silent': [],
  'document-silent-on': [],
  'drawn-card-not-told': [],
  'effect-hangs-on-untold': [],
  'effects-not-prints-apart': [],
  'facing-not-told': [],
  'fall-not-told': [],
  'fate-not-told': [],
  'hand-not-told': [],
  'kinds-of-powers-not-told': [],
  'lent-ability-not-told': [],
  'hp-not-told': [],
  'initial-active-not-told': [],
  'last-action-not-told': [],
  'first-player-not-told': [],
  'flip-winner-not-told': [],
  'later-set-up-not-told': [],
  'extra-as-second-active-not-told': [],
  'half-of-odd-prizes-not-told': [],
  'mutes-not-prints-apart': [],
  'energy-and-text-circle': [],
  'order-after-shuffle': [],
  'origin-not-told': [],
  'parts-not-told': [],
  'paralysis-read-two-ways': [],
  'pile-not-told': [],
  'pokemon-not-described': [],
  'stadium-owner-not-told': [],
  'attack-not-told': [],
  'first-attack-not-told': [],
  'user-not-told': [],
  'fallen-kind-not-told': [],
  'supporter-kind-not-told': [],
  'put-down-not-told': [],
  'supporter-not-told': [],
  'powers-not-told': [],
  'price-not-told': [],
  'prizes-not-told': [],
  'prizes-of-size-not-told': [],
  'retreat-cost-not-told': ['retreat'],
  'search-for-nobody': [],
  'set-prizes-not-told': [],
  'sudden-death-not-told': [],
  'put-from-hand-against-ban': [],
  'put-from-hand-and-trigger': [],
  'turn-not-told': [],
  'types-not-told': [],
  'counters-not-told': [],
  'hit-on-itself-not-told': [],
  'resistance-not-told': [],
  'second-char-not-told': [],
  'weakness-not-told': [],
  'who-discards-first': [],
  'worth-not-told': [],
};

const fails = ({ kind }: { readonly kind: string }): boolean => kind === 'attack-ended' || kind === 'retreat-failed';

/** Did the act fail before it came upon what is not known? */
const failedIn = (entries: readonly TraceEntry[]): boolean =>
  entries.some((entry) => (entry.kind === 'rule' ? failedIn(entry.entries) : fails(entry)));

const verdictOf = (outcome: Outcome, action: Action): Verdict => {
  switch (outcome.kind) {
    case 'done':
      return outcome.events.some(fails) ? 'illegal' : 'legal';
    case 'not-modelled':
      return 'not-modelled';
    case 'not-told':
      if ((DECISIVE[outcome.needs.code] ?? []).includes(action.kind)) return 'undetermined';
      return failedIn(outcome.trace) ? 'illegal' : 'legal';
    default:
      return 'legal';
  }
};

const together = (verdicts: readonly Verdict[]): Verdict => {
  if (verdicts.includes('not-modelled')) return 'not-modelled';
  if (verdicts.includes('undetermined')) return 'undetermined';
  const [first] = verdicts;
  if (first !== undefined && verdicts.every((verdict) => verdict === first)) return first;
  return 'depends';
};
