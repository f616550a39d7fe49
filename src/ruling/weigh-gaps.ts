import { type NeedCode, settledView, type View } from '../claims/index.ts';
import { actOf, type TraceEntry } from '../engine/index.ts';
import { ONLY_TIME_ENDS_IT, type Rules } from '../rules/index.ts';
import { sameName, type TableSetUp } from '../state/index.ts';
import { mayHaveActedBefore } from './acts-before-a-flip.ts';
import { allowsItself } from './allows-itself.ts';
import type { Assumed } from './assumptions.ts';
import { withoutAfterwards } from './conditions-no-matter.ts';
import { type CostTried, tryCosts } from './costs-tried.ts';
import { ON_TABLE } from './doubts/may-leave.ts';
import { type OwnText, ownTextOf } from './doubts/own-text.ts';
import { forbidsNothing } from './forbids-nothing.ts';
import { gapsBearingOn, givenGaps, named, onlyCost, plainCard } from './gaps.ts';
import type { Prepared } from './in-hand.ts';
import { standsBeside } from './no-text-allows.ts';
import { remedyFor } from './remedy.ts';
import { type OneAction, undecided } from './rule-on-action.ts';
import type { Branch, Follows, GapFound, Said } from './ruling.ts';
import { withSilent } from './silent-texts.ts';
import { assumedOf, overrulable, type Supposed, suppose } from './suppose.ts';
import { paragraphOrOther, unlessUnknown } from './unless-unknown.ts';
import { beyond, fell, onlyItsCost, onlyItsEnd, withSettled } from './what-follows.ts';

/** The codes of what is needed where an effect may be there. */
export const CODES = { need: ['effect-not-told'] } as const;

/**
 * An action on a table with card texts the engine does not execute. It is ruled on as if they did not apply, and with everything they could say,
 * as far as that is known. If all come to one verdict, that is the verdict; if not, there is none before the text has been read.
 */
export const weighGaps = (
  prepared: Prepared,
  rules: Rules,
  tableSetUp: TableSetUp,
  assumed: Assumed,
  ruleOne: (prepared: Prepared, rules: Rules) => OneAction,
): OneAction =>
  unlessUnknown(
    () => settledFor(weighed(prepared, rules, tableSetUp, assumed, ruleOne), assumed),
    (stop) => undecided(prepared, rules, stop),
  );

/** What follows, with the texts that the judge has settled. */
const settledFor = (one: OneAction, { ignored }: Assumed): OneAction => {
  if (ignored.length === 0) return one;
  const settled = (follows: Follows): Follows => withSettled(follows, (card) => named({ card }, ignored));
  const branches = one.branches.map(({ follows, ...branch }) =>
    follows === undefined ? branch : { ...branch, follows: settled(follows) },
  );
  return { ...one, follows: one.follows === null ? null : settled(one.follows), branches };
};

const weighed = (
  prepared: Prepared,
  rules: Rules,
  tableSetUp: TableSetUp,
  assumed: Assumed,
  ruleOne: (prepared: Prepared, rules: Rules) => OneAction,
): OneAction => {
  const { action } = prepared;
  const isByName = (name: string): boolean => tableSetUp.givenEffects.some((effect) => sameName(effect.name, name));
  const state = suppose(prepared.state, assumedOf(action, assumed, isByName));
  const rule = (by: Rules, supposed: readonly Supposed[] = []): OneAction =>
    ruleOne({ ...prepared, state: suppose(state, supposed) }, by);
  const asRead = rule(withSilent(rules, assumed.ignored));
  // What cannot be allowed is not settled by saying that a text allows it; and a text about a cost allows nothing else.
  const spoken = actOf(action) === null ? [] : assumed.forbidding;
  const heard = actOf(action) === null || standing(asRead).length > 0 ? [] : assumed.allowing;
  const settled = (gap: GapFound): boolean =>
    named(gap, assumed.ignored) ||
    (named(gap, [...spoken, ...heard]) && !isPrice(gap)) ||
    (assumed.retreatCost !== null && isPrice(gap));
  const view = settledView(state, rules);
  const itself = asRead.verdict === 'illegal' ? allowsItself(view, action) : [];
  const inPlay = [...gapsBearingOn(view, action, 'legality'), ...givenGaps(view, tableSetUp, action), ...itself].filter(
    (gap) => !settled(gap),
  );
  const own = asRead.gaps;
  // A power that is used is in play as well, and its text is one.
  const all = [...inPlay, ...own.filter((gap) => !inPlay.some((other) => isSameText(gap, other)))];
  if (asRead.wrongAnswer !== null || inPlay.length + own.length === 0) return asRead;
  // A power that may be used whatever its text does is used without it.
  const isCertain = action.kind === 'use-power' && own.every(({ couldChange }) => couldChange.length === 0);
  const silent = withSilent(rules, [...assumed.ignored, ...own.map(plainCard)], isCertain ? 'used' : undefined);
  const apart = own.length === 0 ? asRead : rule(silent);
  if (apart.gaps.length > 0 || apart.wrongAnswer !== null) return { ...asRead, verdict: 'not-modelled', gaps: all };
  if (apart.verdict === 'undetermined') return { ...apart, gaps: all };

  const heardOf = apart.verdict === 'illegal' ? inPlay : inPlay.filter((gap) => !forbidsNothing(gap, action));
  const costs = heardOf.filter((gap) => onlyCost(gap, action.kind));
  const tried = costs.length === 0 ? [] : tryCosts(view, rules, action, costs, (supposed) => rule(silent, supposed));
  const open = heardOf.length > costs.length || own.some((gap) => gap.couldChange.length > 0);
  const certain = open ? apart.grounds.filter((ground) => standsBeside(inPlay, ground, action)) : [];
  if (certain.length > 0)
    return { ...agreed(apart, asRead, certain, rules, view), gaps: inert(inPlay), passed: surelyPassed(apart, true) };
  if (!open && tried.every(({ verdict }) => verdict === apart.verdict))
    return {
      ...agreed(apart, asRead, firm(apart, tried), rules, view),
      gaps: inert(
        all.filter((gap) => inPlay.length === heardOf.length || !inPlay.includes(gap) || heardOf.includes(gap)),
      ),
    };
  const needs = effectsToAsk([...heardOf, ...own], rules);
  const unknown = needs.length > 0 ? [] : [UNKNOWN];
  return {
    ...apart,
    verdict: needs.length > 0 ? 'undetermined' : 'not-modelled',
    grounds: [],
    ways: [],
    trace: [],
    follows: null,
    needs,
    remedy: [],
    passed: surelyPassed(apart, open),
    branches: [...(open ? unknown : tried.map(branchOf)), doesNotApply(apart)],
    // Of the own text of an attack it can't be assumed what it does: without it the attack is what the rules make of it.
    gaps: all.map((gap) => ({
      ...gap,
      settledBy: itself.includes(gap) ? [`ignore ${plainCard(gap)}`] : settlers(gap, apart, tried),
    })),
  };
};

/** Where every text is executed, and all that is open is whether effects of some are there: what has to be asked. */
const effectsToAsk = (gaps: readonly GapFound[], rules: Rules): readonly Said<NeedCode>[] => {
  const deciding = gaps.filter(({ couldChange }) => couldChange.length > 0);
  const needs = deciding.flatMap(({ card, isThere }): readonly Said<NeedCode>[] =>
    isThere === undefined
      ? []
      : [
          {
            rule: paragraphOrOther(ONLY_TIME_ENDS_IT, rules),
            code: 'effect-not-told',
            facts: { effect: card, player: isThere },
          },
        ],
  );
  return needs.length < deciding.length ? [] : needs;
};

const isSameText = (one: GapFound, other: GapFound): boolean =>
  one.text === other.text && plainCard(one) === plainCard(other);

/** Texts beside a verdict that does not depend on them. */
const inert = (gaps: readonly GapFound[]): readonly GapFound[] => gaps.map((gap) => ({ ...gap, couldChange: [] }));

/** What an act has passed whatever the unread texts say. */
export const surelyPassed = ({ passed }: Pick<OneAction, 'passed'>, open: boolean): OneAction['passed'] =>
  passed.filter(({ code }) => !(COST.has(code) || (open && SPOKEN.has(code))));

/** Grounds that stand whatever a text makes of the cost; those it could take away are not reported as if they stood. */
const firm = ({ grounds }: OneAction, tried: readonly CostTried[]): OneAction['grounds'] =>
  grounds.filter(
    ({ overruled, code }) =>
      overruled !== null || tried.every((one) => one.grounds.some((ground) => ground.code === code)),
  );

/** The verdict on which all agree. What the action leads to is known only as far as its text was carried out. */
const agreed = (
  apart: OneAction,
  asRead: OneAction,
  grounds: OneAction['grounds'],
  rules: Rules,
  view: View,
): OneAction => {
  if (apart.verdict === 'illegal') {
    const open = grounds.filter((ground) => ground.overruled === null);
    return { ...apart, grounds, remedy: open.length === 0 ? [] : remedyFor(open, apart.action, rules, view) };
  }
  if (apart === asRead) return apart;
  const own = ownTextOf(view, apart.action, asRead.gaps);
  const coins = apart.verdict === 'depends' || own.until !== 'cost' ? apart.branches : [];
  const branches = coins.map((one) => {
    if (one.verdict === 'legal') return besideText(one, own);
    return mayHaveActedBefore(rules, asRead.gaps, one.trace) ? withoutFollows({ ...one, after: null }) : one;
  });
  // Without its text it does nothing, which says nothing of the text.
  const ways = withoutAfterwards(apart.ways).filter(({ code }) => code !== 'changes-nothing');
  const trace = own.until === 'cost' || coins.length > 0 ? asRead.trace : apart.trace;
  return { ...apart, ways, trace, follows: asRead.follows ?? followsBeside(asRead.gaps, apart, own, view), branches };
};

/** A future of an attack whose own text is not read, as far as it stands. */
const besideText = (one: Branch, { until }: OwnText): Branch => {
  // Another text that is not read may change what stands beside this one.
  const isAlone = one.follows === undefined || one.follows === null || one.follows.unread.length === 0;
  if (until === 'cost' || !isAlone) return withoutFollows({ ...one, trace: answersIn(one.trace), after: null });
  return until === 'end' && one.follows?.unread.length === 0
    ? { ...one, after: null }
    : withoutFollows({ ...one, after: null });
};

/** A Pokémon that would be Knocked Out is gone before the checks where the text takes it away, and the Knock Out with it. */
const leftWithTheFall = ({ follows, branches }: OneAction, { left }: OwnText): OwnText['left'] => {
  if (!left.includes('places')) return left;
  const traces = [follows, ...branches.map((branch) => branch.follows)].flatMap((one) => one?.trace ?? []);
  const lost: OwnText['left'] = !fell(traces) ? [] : onlyItsEnd(traces).length > 0 ? OF_A_LAST_FALL : OF_A_FALL;
  return ON_TABLE.filter((what) => left.includes(what) || lost.includes(what));
};

const OF_A_FALL: OwnText['left'] = ['fallen', 'prizes'];
const OF_A_LAST_FALL: OwnText['left'] = [...OF_A_FALL, 'end'];

/** Does another unread text wait for an Active Pokémon to go to the Bench, which the text of the act may send there? */
const mayWakeAnother = (view: View, { action }: OneAction, { left }: OwnText): boolean =>
  left.includes('places') &&
  gapsBearingOn(view, action, 'outcome').some(({ waits }) => waits?.upon === 'moved-to-bench');

/** What follows whatever the text of the act itself does, and what that can change. */
const followsBeside = (gaps: OneAction['gaps'], apart: OneAction, own: OwnText, view: View): OneAction['follows'] => {
  const unknown = unknownFor(gaps, apart);
  if (unknown === null) return null;
  if (own.until === 'cost') return own.adds === true ? withPrintedDamage(unknown, apart) : unknown;
  if (mayWakeAnother(view, apart, own)) return unknown;
  const couldChange = leftWithTheFall(apart, own);
  // Where other texts are not read either, what follows beside them all is not worked out.
  if (othersUnread(apart).length > 0) return unknown;
  if (apart.branches.length > 0) return { ...unknown, couldChange };
  if (own.until === 'damage') return { ...unknown, trace: apart.trace, couldChange };
  if (apart.follows === null) return unknown;
  const { trace, asks, open } = apart.follows;
  return { ...unknown, trace, asks, open, couldChange };
};

/** What comes of it if the text adds nothing to the printed damage. */
const withPrintedDamage = (unknown: Follows, { follows, branches }: OneAction): Follows => {
  if (follows === null || branches.length > 0 || follows.unread.length > 0) return unknown;
  const { trace, unread: _, texts: _texts, ifNothing: _ifNothing, ...more } = follows;
  return { ...unknown, ifNothing: { trace: beyond(trace, unknown.trace), ...more } };
};

/** The texts of other cards that are not read and that have their say in it even if the text of the act does nothing. */
const othersUnread = ({ follows, branches }: OneAction): NonNullable<Follows['texts']> =>
  [follows, ...branches.map((branch) => branch.follows)].flatMap((one) => one?.texts ?? []);

/** What an unread text leads to is unknown, also where it cannot change whether it may be done. */
const unknownFor = (gaps: OneAction['gaps'], apart: OneAction): OneAction['follows'] => {
  if (gaps.length === 0) return null;
  const texts = [...gaps.map(({ card, place, text }) => ({ card, place, text })), ...othersUnread(apart)];
  const trace = onlyItsCost(apart.follows?.trace ?? apart.trace);
  // A card is named once, be it with its print for one text and without it for another.
  const unread = texts.filter((one, at) => texts.findIndex((other) => plainCard(other) === plainCard(one)) === at);
  return { trace, asks: null, unread: unread.map(({ card }) => card), texts, open: null };
};

const withoutFollows = ({ follows: _, ...branch }: Branch): Branch => branch;

/** The coins of a trace, without what came of them. */
const answersIn = (nodes: Branch['trace']): Branch['trace'] =>
  nodes.flatMap((node) => {
    const entries = node.entries.flatMap((entry): readonly TraceEntry[] => {
      if (entry.kind === 'rule') return answersIn([entry]);
      return entry.kind === 'answered' ? [entry] : [];
    });
    return entries.length === 0 ? [] : [{ ...node, entries }];
  });

/** Prohibitions that are not said to have been passed while a text is unread that could make them apply. */
const COST: ReadonlySet<string> = new Set([
  'retreat-cost',
  'payment-order',
  'payment-too-small',
  'attack-cost',
  'attack-is-illegal',
  'energy-by-its-text',
]);
const SPOKEN: ReadonlySet<string> = new Set(['attachment-target', 'card-in-play-forbids', 'lasting-effect-forbids']);

const UNKNOWN: Branch = { if: ['clause: applies'], verdict: 'not-modelled', trace: [], after: null };

const standing = ({ grounds }: OneAction): OneAction['grounds'] =>
  grounds.filter((ground) => ground.overruled === null);

const doesNotApply = (apart: OneAction): Branch => ({
  if: ['clause: does not apply'],
  verdict: apart.verdict,
  trace: apart.trace,
  after: null,
  grounds: standing(apart),
});

const branchOf = ({ condition, verdict, cost, trace, grounds }: CostTried): Branch => ({
  if: ['clause: applies', condition],
  verdict,
  trace,
  after: null,
  grounds: cost === null ? [] : grounds,
});

/** Does this text change the Retreat Cost itself, and nothing else? Then an assumed cost settles it. */
const isPrice = (gap: GapFound): boolean => gap.couldChange.every((touched) => touched === 'retreat-cost');

/** The assumptions that settle one text: that it does not apply, and one that turns the verdict. */
const settlers = (gap: GapFound, apart: OneAction, tried: readonly CostTried[]): readonly string[] => {
  const { action } = apart;
  const name = plainCard(gap);
  if (gap.couldChange.length === 0) return [];
  const turned = tried.find(({ verdict, cost }) => verdict !== apart.verdict && cost !== null);
  if (isPrice(gap)) return [`ignore ${name}`, ...(turned === undefined ? [] : [`retreat cost ${turned.cost}`])];
  if (actOf(action) === null) return [`ignore ${name}`];
  if (apart.verdict !== 'illegal') return [`ignore ${name}`, `${name} forbids it`];
  const bars: readonly string[] = overrulable(action);
  const liftable = standing(apart).every(({ obstacle }) => bars.includes(obstacle));
  return [`ignore ${name}`, ...(liftable ? [`${name} allows it`] : [])];
};
