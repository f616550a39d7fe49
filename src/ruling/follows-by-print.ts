import { eventsIn } from '../engine/index.ts';
import { plainName, sameValue, type TableSetUp } from '../state/index.ts';
import { afterStart, commonStart } from './every-answer.ts';
import { type OnPrint, thoseThatDecide, whichPrint } from './prints.ts';
import { type ActAsked, MOST_KINDS, type PrintsApart, printsApart } from './prints-apart.ts';
import { type Ruled, sourcesOf, type TableToRule } from './ruled.ts';
import type { Branch, Follows, FollowsIf, Ruling } from './ruling.ts';
import { stepsHappened, withTraces } from './steps-said.ts';

/** What follows an act that is legal with every print, where the prints part in that. */

/** The names whose prints part in this: as what is needed, and in which kinds where it is one name that has few. */
export interface WhichDecides {
  needs(cameTo: (came: Ruled) => unknown, isHit?: boolean): Ruling['needs'];
  kinds(
    cameTo: (came: Ruled) => unknown,
    isHit?: boolean,
  ): { readonly name: string; readonly kinds: PrintsApart } | null;
}

/** What follows with every print; where they part, what comes before that, that the rest depends on which print it is, and what it is with each kind of them. */
export const followsOn = (
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
  const sides = (apart?.kinds ?? []).flatMap(({ kind, keys }): readonly FollowsIf[] => {
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

export const flipAlike = (meant: readonly OnPrint<Ruled>[], first: Ruling): boolean =>
  meant.every(({ came }) => came.ok && sameValue(coinsOf(came.ruling), coinsOf(first)));

/** What is legal with every print, where only some of them flip a coin: nothing is said of the sides of one. */
export const whichFlips = (whichDecides: WhichDecides): Pick<Ruling, 'follows' | 'branches'> => {
  const cameTo = (came: Ruled): unknown => (came.ok ? coinsOf(came.ruling) : null);
  const [open = null] = whichDecides.needs(cameTo);
  return { follows: { trace: [], asks: null, unread: [], open }, branches: [] };
};

/** The same for each fall of the coins, where every print flips the same coins. */
export const branchesOn = (
  meant: readonly OnPrint<Ruled>[],
  first: Ruling,
  whichDecides: WhichDecides,
): readonly Branch[] => {
  if (!flipAlike(meant, first)) return first.branches;
  return first.branches.map((branch, at) => {
    if (branch.follows === undefined) return branch;
    const follows = followsOn(meant, branch.follows, whichDecides, ({ branches }) => branches[at]?.follows ?? null);
    return follows === null || follows === branch.follows ? branch : { ...branch, follows };
  });
};

/** By which names, and by which kinds of their prints, what comes of them parts. */
export const decidingBy = (
  table: TableToRule,
  first: TableSetUp,
  meant: readonly OnPrint<Ruled>[],
  act: ActAsked,
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
