import { eventsIn } from '../engine/index.ts';
import { type AmbiguousName, plainName, sameValue, type TableSetUp } from '../state/index.ts';
import { afterStart, commonStart } from './every-answer.ts';
import {
  everyPrint,
  firstPrint,
  isCalledInFull,
  lacksWhatIsAsked,
  type OnPrint,
  onePrintForAll,
  printsAssumed,
  thoseThatDecide,
  waysOfPrints,
  whichPrint,
} from './prints.ts';
import { actAsked, MOST_KINDS, type PrintsApart, printsApart } from './prints-apart.ts';
import { type Ruled, sourcesOf, type TableToRule } from './ruled.ts';
import type { Assumption, Branch, CoinSide, Follows, Ground, Ruling, Said, Way } from './ruling.ts';
import { stepsHappened, stepsSaid, withTraces } from './steps-said.ts';

/** One question, asked with every print that the names on the table may mean. */

const verdictOf = (ruled: Ruled): string => (ruled.ok ? ruled.ruling.verdict : 'fault');

const NO_WAYS: readonly Way[] = [];

/** More combinations than these are reported by the names that decide, where those settle it. */
const MOST_IN_FULL = 6;

/** What came of the prints, one for each print of the names that decide; of every combination, where they are few or those names alone do not settle it. */
const branchesOf = (meant: readonly OnPrint<Ruled>[], decide: readonly AmbiguousName[]): readonly OnPrint<Ruled>[] => {
  if (meant.length <= MOST_IN_FULL) return meant;
  const names = new Set(decide.map(({ name }) => plainName(name)));
  const groups = new Map<string, OnPrint<Ruled>[]>();
  for (const one of meant) {
    const label = [...one.pick]
      .filter(([name]) => names.has(name))
      .map(([, key]) => one.pool.card(key).print ?? key)
      .join(' · ');
    groups.set(label, [...(groups.get(label) ?? []), one]);
  }
  const settled = [...groups.values()].every((group) => new Set(group.map(({ came }) => verdictOf(came))).size === 1);
  return settled ? [...groups].flatMap(([label, [one]]) => (one === undefined ? [] : [{ ...one, label }])) : meant;
};

/** One of each kind of print, where a printed fact of one name decides. */
const ofKinds = (
  meant: readonly OnPrint<Ruled>[],
  { name }: AmbiguousName,
  kinds: PrintsApart,
): readonly OnPrint<Ruled>[] =>
  kinds.flatMap(({ kind, keys }) => {
    const one = meant.find(({ pick }) => keys.includes(pick.get(plainName(name)) ?? ''));
    return one === undefined ? [] : [{ ...one, label: kind }];
  });

/** The names whose prints part in this: as what is needed, and in which kinds where it is one name that has few. */
interface WhichDecides {
  needs(cameTo: (came: Ruled) => unknown, isHit?: boolean): Ruling['needs'];
  kinds(
    cameTo: (came: Ruled) => unknown,
    isHit?: boolean,
  ): { readonly name: string; readonly kinds: PrintsApart } | null;
}

/** What follows with every print; where they part, what comes before that, that the rest depends on which print it is, and what it is with each kind of them. */
const followsOn = (
  meant: readonly OnPrint<Ruled>[],
  first: Ruling['follows'],
  whichDecides: WhichDecides,
  followsOf: (ruling: Ruling) => Ruling['follows'],
): Ruling['follows'] => {
  const ofRuled = (came: Ruled): Ruling['follows'] => (came.ok ? followsOf(came.ruling) : null);
  const comesOf = (came: Ruled): unknown => {
    const follows = ofRuled(came);
    return follows === null ? null : withTraces(follows, stepsHappened);
  };
  // Prints whose texts are not read have that in common, whichever they are.
  const endOf = (came: Ruled): unknown => {
    const follows = ofRuled(came);
    return follows !== null && follows.unread.length > 0 ? 'unread' : comesOf(came);
  };
  const [one, ...others] = meant;
  if (one === undefined || others.every(({ came }) => came === one.came || sameValue(comesOf(came), comesOf(one.came))))
    return first;
  // Where every print flips the same coins, what follows stands with each side of them.
  if (meant.some(({ came }) => comesOf(came) === null)) return null;
  const startOf = (traceOf: (follows: Ruling['follows']) => Follows['trace'] | undefined): Follows['trace'] =>
    commonStart(meant.map(({ came }) => traceOf(ofRuled(came)) ?? []));
  const trace = startOf((follows) => follows?.trace);
  // What comes of it if those texts change nothing is another thing for each print.
  if (first !== null && meant.every(({ came }) => sameValue(endOf(came), 'unread'))) {
    const { always: _always, sides: _sides, afterTurn: _after, ifNothing, ...unread } = first;
    const started = startOf((follows) => follows?.ifNothing?.trace);
    const nothing = { trace: started, asks: null, open: whichDecides.needs(comesOf)[0] ?? null };
    return { ...unread, trace, asks: null, ...(ifNothing === undefined ? {} : { ifNothing: nothing }) };
  }
  const isHit = eventsIn(trace).some(({ kind }) => kind === 'damaged');
  const [open = null] = whichDecides.needs(endOf, isHit);
  const apart = whichDecides.kinds(endOf, isHit);
  const sides = (apart?.kinds ?? []).flatMap(({ kind, keys }): readonly CoinSide[] => {
    const those = meant.filter(({ pick }) => keys.includes(pick.get(plainName(apart?.name ?? '')) ?? ''));
    const [any] = those;
    const follows =
      any?.came.ok === true
        ? followsOn(those, followsOf(any.came.ruling), { ...whichDecides, kinds: () => null }, followsOf)
        : null;
    return follows === null ? [] : [{ if: [`print: ${kind}`], follows: afterThat(follows, trace) }];
  });
  const isShort = sides.length > 1 && sides.length <= MOST_KINDS;
  return { trace, asks: null, unread: [], open, ...(isShort ? { sides } : {}) };
};

/** What comes after a beginning that has been said. */
const afterThat = (follows: Follows, start: Follows['trace']): Follows => ({
  ...follows,
  trace: afterStart(follows.trace, start),
  ...(follows.ifNothing === undefined
    ? {}
    : { ifNothing: { ...follows.ifNothing, trace: afterStart(follows.ifNothing.trace, start) } }),
});

const coinsOf = ({ branches }: Ruling): readonly string[] => branches.map((branch) => branch.if.join());

const flipAlike = (meant: readonly OnPrint<Ruled>[], first: Ruling): boolean =>
  meant.every(({ came }) => came.ok && sameValue(coinsOf(came.ruling), coinsOf(first)));

/** What is legal with every print, where only some of them flip a coin: nothing is said of the sides of one. */
const whichFlips = (whichDecides: WhichDecides): Pick<Ruling, 'follows' | 'branches'> => {
  const cameTo = (came: Ruled): unknown => (came.ok ? coinsOf(came.ruling) : null);
  const [open = null] = whichDecides.needs(cameTo);
  return { follows: { trace: [], asks: null, unread: [], open }, branches: [] };
};

/** The same for each fall of the coins, where every print flips the same coins. */
const branchesOn = (meant: readonly OnPrint<Ruled>[], first: Ruling, whichDecides: WhichDecides): readonly Branch[] => {
  if (!flipAlike(meant, first)) return first.branches;
  return first.branches.map((branch, at) => {
    if (branch.follows === undefined) return branch;
    const follows = followsOn(meant, branch.follows, whichDecides, ({ branches }) => branches[at]?.follows ?? null);
    return follows === null || follows === branch.follows ? branch : { ...branch, follows };
  });
};

/** By which names, and by which kinds of their prints, what comes of them parts. */
const decidingBy = (
  table: TableToRule,
  first: TableSetUp,
  meant: readonly OnPrint<Ruled>[],
  act: ReturnType<typeof actAsked>,
): WhichDecides => {
  const apartBy = (cameTo: (came: Ruled) => unknown, isHit: boolean) => (name: string) =>
    printsApart(name, meant, cameTo, { ...act, isHit });
  const decidingIn = (cameTo: (came: Ruled) => unknown) => thoseThatDecide(first.ambiguous, meant, cameTo);
  return {
    needs: (cameTo, isHit = false) => whichPrint(decidingIn(cameTo), sourcesOf(table), apartBy(cameTo, isHit)),
    kinds(cameTo, isHit = false) {
      const [only, ...others] = decidingIn(cameTo);
      const kinds = only === undefined || others.length > 0 ? null : apartBy(cameTo, isHit)(only.name);
      return kinds === null || only === undefined ? null : { name: only.name, kinds };
    },
  };
};

type Allowance = Ground['allowances'][number];

/** Does every print leave that way out? A power of one of them is none of the others. */
const isOfAll = ({ code, facts }: Said, meant: readonly OnPrint<Ruled>[]): boolean =>
  code !== 'use-power-first' ||
  meant.every(
    ({ came }) =>
      came.ok &&
      came.ruling.grounds.some(({ allowances }) =>
        allowances.some((one: Allowance) => one.code === code && sameValue(one.facts, facts)),
      ),
  );

const allowedByAll = (ground: Ground, meant: readonly OnPrint<Ruled>[]): Ground => ({
  ...ground,
  allowances: ground.allowances.filter((one) => isOfAll(one, meant)),
});

/** A table afterwards holds the very prints it was played with. Without it prints that say the same come to the same ruling, and are compared by that. */
const withoutTables = (ruled: Ruled): Ruled => {
  if (!ruled.ok || ruled.ruling.branches.every(({ after }) => after === null)) return ruled;
  const branches = ruled.ruling.branches.map((branch) => ({ ...branch, after: null }));
  return { ok: true, ruling: { ...ruled.ruling, branches } };
};

const IN_HAND: Assumption['code'] = 'card-in-hand';

/** Rules on every combination of prints. All agree: no word about it. They part: undetermined, with a branch for each. */
export const ruleOnPrints = (
  table: TableToRule,
  first: TableSetUp,
  ruleOnSetUp: (tableSetUp: TableSetUp) => Ruled,
): Ruled => {
  const withTables = new Map<Ruled, Ruled>();
  const come = (tableSetUp: TableSetUp): Ruled => {
    const ruled = ruleOnSetUp(tableSetUp);
    const without = withoutTables(ruled);
    withTables.set(without, ruled);
    return without;
  };
  const { tried, matter, dropped } = everyPrint(table, first)(come, true);
  // A print that has no such attack or power is not the one that is meant, if another print has it.
  const having = tried.filter(({ came }) => came.ok && !lacksWhatIsAsked(came.ruling.grounds));
  // Nor is one by which the card that is played would not be the one in hand.
  const inHand = having.filter(({ came }) => came.ok && came.ruling.assumptions.every(({ code }) => code !== IN_HAND));
  const answered = inHand.length > 0 ? inHand : having;
  const inFull = answered.filter(({ came }) => came.ok && isCalledInFull(came.ruling.question, came.ruling.action));
  // Where every print that has it is refused for want of it, the others only do not know its name.
  const read = tried.filter(({ came }) => came.ok);
  const meant = [inFull, answered, read].find((prints) => prints.length > 0) ?? tried;
  const [one] = meant;
  if (one === undefined || !one.came.ok) return one?.came ?? tried[0]?.came ?? ruleOnSetUp(first);
  const outline = ({ came: ruled }: OnPrint<Ruled>): unknown =>
    ruled.ok
      ? [
          ruled.ruling.verdict,
          ruled.ruling.grounds.map((ground) => [ground.rule, ground.facts]),
          stepsSaid(ruled.ruling.trace),
          ruled.ruling.branches.map((branch) => stepsSaid(branch.trace)),
        ]
      : 'fault';
  const verdicts = new Set(meant.map(({ came }) => verdictOf(came)));
  // The first of those that came to the same is the one that was ruled on.
  const whole = withTables.get(one.came) ?? one.came;
  const { ruling } = whole.ok ? whole : one.came;
  if (verdicts.size === 1) {
    const firstOutline = outline(one);
    const differ =
      meant.length < tried.length ||
      meant.some((each) => each.came !== one.came && !sameValue(outline(each), firstOutline));
    const whichDecides = decidingBy(table, first, meant, actAsked(ruling.action, one.setUp()));
    const comes =
      ruling.verdict === 'legal' && !flipAlike(meant, ruling)
        ? whichFlips(whichDecides)
        : {
            follows: followsOn(meant, ruling.follows, whichDecides, (each) => each.follows),
            branches: branchesOn(meant, ruling, whichDecides),
          };
    // Names that were not tried in every combination have a line of their own.
    const inEvery = new Set(matter.filter((name) => !dropped.includes(name)).map(({ name }) => plainName(name)));
    const assumed = new Map([...one.pick].filter(([name]) => inEvery.has(name)));
    const taken = differ && assumed.size > 0 ? [printsAssumed(assumed, one.pool)] : [];
    return {
      ok: true,
      ruling: {
        ...ruling,
        ...(meant.some(({ came }) => came.ok && came.ruling.turnMayGoOn === true) ? { turnMayGoOn: true } : {}),
        ...comes,
        grounds: ruling.grounds.map((ground) => allowedByAll(ground, meant)),
        remedy: ruling.remedy.filter((one) => isOfAll(one, meant)),
        ways: waysOfPrints(meant.map(({ label, came }) => ({ label, ways: came.ok ? came.ruling.ways : NO_WAYS }))),
        assumptions: [
          ...ruling.assumptions,
          ...taken,
          ...(meant.length < tried.length ? onePrintForAll(one.pick, first) : []),
          ...dropped.map(firstPrint),
        ],
      },
    };
  }
  const decide = thoseThatDecide(first.ambiguous, meant, verdictOf);
  const act = actAsked(ruling.action, one.setUp());
  const apart = (name: string): PrintsApart | null => printsApart(name, meant, verdictOf, act);
  const needs = whichPrint(decide, sourcesOf(table), apart);
  const [only, ...others] = decide;
  const kinds = only === undefined || others.length > 0 ? null : apart(only.name);
  const listed = kinds === null || only === undefined ? branchesOf(meant, decide) : ofKinds(meant, only, kinds);
  const branches: Branch[] = listed.flatMap(({ label, came: ruled }) =>
    ruled.ok
      ? [
          {
            if: [`print: ${label}`],
            verdict: ruled.ruling.verdict,
            trace: ruled.ruling.trace,
            ...(ruled.ruling.follows === null ? {} : { follows: ruled.ruling.follows }),
            after: null,
            needs: ruled.ruling.needs,
            grounds: ruled.ruling.grounds,
          },
        ]
      : [],
  );
  return {
    ok: true,
    ruling: { ...ruling, verdict: 'undetermined', grounds: [], ways: [], branches, needs, follows: null, remedy: [] },
  };
};
