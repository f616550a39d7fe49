import { pokemonOf, type View, viewOf } from '../claims/index.ts';
import type { RuleId } from '../corpus/index.ts';
import {
  type Action,
  futures,
  type Law,
  legality,
  mistakesIn,
  type Outcome,
  paragraphOf,
  possibleAnswers,
  type TraceEntry,
} from '../engine/index.ts';
import { attacksOf, type Rules } from '../rules/index.ts';
import type { LaidTable } from '../state/index.ts';
import { mayComeToNothing } from '../text/index.ts';
import { type Assumed, isSettled, NOTHING_ASSUMED } from './assumptions.ts';
import { branchesOf } from './branches.ts';
import { couldLift, gapsBearingOn } from './gaps.ts';
import type { Prepared } from './in-hand.ts';
import { remedyFor } from './remedy.ts';
import type { Branch, Ground, Ruling, Said, Verdict, Way } from './ruling.ts';
import { subjectOf } from './subject.ts';
import { waysOf } from './ways.ts';

/** The ruling on one action on one table: grounds first, then every future its coins and choices lead to. */

export interface OneAction {
  readonly action: Action;
  readonly subject: Ruling['subject'];
  readonly verdict: Verdict;
  readonly grounds: readonly Ground[];
  readonly passed: readonly Said[];
  readonly ways: readonly Way[];
  readonly branches: readonly Branch[];
  readonly gaps: Ruling['gaps'];
  readonly needs: readonly Said[];
  readonly trace: Ruling['trace'];
  readonly remedy: readonly Said[];
  readonly assumedCards: readonly string[];
  /** False when there were more coins and choices than were followed. */
  readonly followedAll: boolean;
  readonly wrongAnswer: {
    readonly code: 'wrong-answers';
    readonly said: string;
    readonly expected: readonly string[];
  } | null;
}

/** Futures that are followed; more coins and choices than that are said not to have been. */
const MOST_FUTURES = 64;

/** The ruling as far as the grounds alone decide it; `settled` is false where its futures still have to be looked at. */
const judge = (
  prepared: Prepared,
  rules: Rules,
  laid: LaidTable,
  assumed: Assumed,
): { readonly settled: boolean; readonly one: OneAction } => {
  const { action, state } = prepared;
  const view = viewOf(state, rules.doc, rules.readings, rules.pool, rules.off);
  const judged = legality(rules, state, action);
  const grounds: readonly Ground[] = judged.grounds.map((ground) => ({
    ...ground,
    lifted: ground.lifted === null ? null : { ...ground.lifted },
  }));
  const passed: readonly Said[] = judged.passed.map((one) => ({ ...one, facts: subjectOf(view, action) }));
  const gaps = [...gapsBearingOn(view, action, 'legality'), ...toldGaps(laid)].filter(
    (gap) => !isSettled(assumed, gap),
  );
  const open = grounds.filter((ground) => ground.lifted === null);
  const base = {
    action,
    subject: subjectOf(view, action),
    grounds,
    passed,
    ways: [],
    branches: [],
    gaps,
    needs: [],
    trace: [],
    remedy: [],
    assumedCards: prepared.assumed,
    followedAll: true,
    wrongAnswer: null,
  };
  if (open.length > 0) {
    // A ground that no unexecuted text could lift decides, whatever the others come to.
    const firm = open.some((ground) => !gaps.some((gap) => couldLift(gap, ground.bar)));
    const verdict: Verdict = firm ? 'illegal' : 'not-modelled';
    return { settled: true, one: { ...base, verdict, remedy: remedyFor(open, action, rules) } };
  }
  if (judged.notTold.length > 0)
    return { settled: true, one: { ...base, verdict: 'undetermined', needs: judged.notTold } };
  return { settled: false, one: { ...base, verdict: gaps.length > 0 ? 'not-modelled' : 'legal' } };
};

/** An action with a card that only stands for some card of its kind: no text of it can be followed. */
export const ruleOnSomeCard = (prepared: Prepared, rules: Rules, laid: LaidTable): OneAction =>
  judge(prepared, rules, laid, NOTHING_ASSUMED).one;

export const ruleOnAction = (
  prepared: Prepared,
  rules: Rules,
  laid: LaidTable,
  assumed: Assumed = NOTHING_ASSUMED,
  answers: readonly string[] = [],
): OneAction => {
  const { settled, one: base } = judge(prepared, rules, laid, assumed);
  if (settled) return base;
  const { action, state } = prepared;
  const { grounds, gaps } = base;
  const view = viewOf(state, rules.doc, rules.readings, rules.pool, rules.off);
  const { futures: all, complete } = futures(rules, state, action, {
    fixed: answers,
    limit: MOST_FUTURES,
    scope: action.kind === 'end-turn' ? 'all' : 'action',
  });
  const mistake = mistakesIn(all, answers);
  if (mistake !== null) {
    const { question, said } = mistake;
    const expected = question === null ? [] : possibleAnswers(question);
    return {
      ...base,
      verdict: 'undetermined',
      wrongAnswer: { code: 'wrong-answers', said: said.join(', '), expected },
    };
  }
  const judgedFutures = all.map((future) => ({ future, verdict: verdictOf(future.outcome, action) }));
  const needs: Said[] = [];
  for (const { future } of judgedFutures) {
    const { outcome } = future;
    if (outcome.kind === 'not-told' && !needs.some((need) => need.code === outcome.needs.code))
      needs.push(outcome.needs);
  }
  const textGaps = judgedFutures.flatMap(({ future: { outcome } }) =>
    outcome.kind === 'not-modelled'
      ? [
          {
            card: cardName(view, outcome.card),
            place: outcome.place,
            clause: outcome.clause,
            text: outcome.clause,
            couldChange: [action.kind],
          },
        ]
      : [],
  );
  const allGaps = [
    ...gaps,
    ...textGaps.filter((gap, at) => textGaps.findIndex((other) => other.text === gap.text) === at),
  ].filter((gap) => !isSettled(assumed, gap));
  const agreed = together(
    judgedFutures.map((one) => one.verdict),
    allGaps.length > 0,
  );
  // Of so many coins only some were followed: what all of those agree on stands only where no further coin could turn it.
  const sure = complete || agreed === 'depends' || !couldTurn(view, action);
  const verdict = sure || agreed === 'not-modelled' ? agreed : 'undetermined';
  if (verdict !== agreed)
    needs.push({ rule: paragraphOf(TEXT_IN_ORDER, rules.doc), code: 'coins-not-told', facts: {} });
  const branches = branchesOf(judgedFutures);
  const [only] = all;
  const trace = only !== undefined && 'trace' in only.outcome ? only.outcome.trace : [];
  // An attack that every future ends is refused by nothing, and yet comes to nothing: the rule that ended it is the ground.
  const ends =
    verdict === 'illegal' ? all.flatMap(({ outcome }) => ('trace' in outcome ? endsOf(outcome.trace) : [])) : [];
  const grounded = [...grounds, ...ends.filter((end, at) => ends.findIndex((other) => other.rule === end.rule) === at)];
  return {
    ...base,
    followedAll: complete,
    grounds: grounded.map((ground) => ({ ...ground, facts: { ...base.subject, ...ground.facts } })),
    verdict,
    ways: waysOf(view, action, rules),
    branches,
    gaps: allGaps,
    // What only its outcome hangs on is not needed for the answer.
    needs: verdict === 'undetermined' ? needs : [],
    trace,
    remedy: [],
  };
};

const TEXT_IN_ORDER: Law<'comprehensive-2009'> = { 'comprehensive-2009': ['302.5', 'order of the text'] };

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
    return [{ rule, code: `ended-${entry.code}`, bar: 'effect', facts: {}, lifted: null, lifts: [] }];
  });

const cardName = (view: View, card: number | null): string =>
  card === null ? 'the rules' : (view.cardAt(card)?.name ?? 'a card');

/** Lasting effects that were told by name: the engine has no text for them. */
const toldGaps = (laid: LaidTable): Ruling['gaps'] =>
  laid.toldEffects.map(({ name, place }) => ({
    card: name,
    place,
    clause: 'an effect told by its name',
    text: name,
    couldChange: [],
  }));

/** A fact that decides whether the action may be done at all, not only what comes of it. */
const DECISIVE: Readonly<Record<string, readonly Action['kind'][]>> = {
  'bench-not-told': ['retreat'],
  'retreat-cost-not-told': ['retreat'],
};

const verdictOf = (outcome: Outcome, action: Action): Verdict => {
  switch (outcome.kind) {
    case 'done':
      return outcome.events.some((event) => event.kind === 'attack-ended') ? 'illegal' : 'legal';
    case 'not-modelled':
      return 'not-modelled';
    case 'not-told':
      return (DECISIVE[outcome.needs.code] ?? []).includes(action.kind) ? 'undetermined' : 'legal';
    default:
      return 'legal';
  }
};

const together = (verdicts: readonly Verdict[], gaps: boolean): Verdict => {
  if (gaps || verdicts.includes('not-modelled')) return 'not-modelled';
  if (verdicts.includes('undetermined')) return 'undetermined';
  const [first] = verdicts;
  if (first !== undefined && verdicts.every((verdict) => verdict === first)) return first;
  return 'depends';
};
