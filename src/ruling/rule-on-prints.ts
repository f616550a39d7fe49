import { type AmbiguousName, plainName, sameValue, type TableSetUp } from '../state/index.ts';
import { branchesOn, decidingBy, flipAlike, followsOn, whichFlips } from './follows-by-print.ts';
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
import { actAsked, type PrintsApart, printsApart } from './prints-apart.ts';
import { type Ruled, sourcesOf, type TableToRule } from './ruled.ts';
import type { Assumption, Branch, Ground, Said, Way } from './ruling.ts';
import { stepsSaid } from './steps-said.ts';

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
        ways: waysOfPrints(meant.map((each) => ({ ...each, ways: each.came.ok ? each.came.ruling.ways : NO_WAYS }))),
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
