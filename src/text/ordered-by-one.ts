import { matches, namedApart, pokemonOf } from '../claims/index.ts';
import { type AnyLaw, type Law, type OptionFor, step } from '../engine/index.ts';
import type { Falling, T } from '../rules/index.ts';
import type { Seat, Uid } from '../state/index.ts';
import { needsNoOrder, optionsOf } from './owners-order.ts';
import { act, actAtTheEnd, contextOf, everyUid, isClaimed, keyOf, type Waiting, waitingOn } from './triggers.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  question: ['between-turns-when', 'checkup-when', 'order-of-all'],
} as const;

/** Where one player orders everything that waits at one moment, no matter on whose Pokémon (APR25 II.E-04#4, II.E-08#2, II.E-21#3). */

/** One text with all the Pokémon that it is about at this moment. */
interface Group {
  readonly force: Waiting | Falling['force'];
  readonly uids: readonly Uid[];
}

const decides = <D extends 'advanced-2025' | 'me-2026'>(law: Law<D>) =>
  step(
    law,
    (t: T, by: Seat, options: readonly OptionFor<Group['force']>[]): Group['force'] | undefined =>
      t.choose({ by, code: 'order-of-all', facts: {}, options }).value,
    (_t: T, _by: Seat, [first]: readonly OptionFor<Group['force']>[]) => first?.value,
  );

/** Which of these comes next, as the player who orders them says. */
type Ordered = ((t: T, by: Seat, options: readonly OptionFor<Group['force']>[]) => Group['force'] | undefined) & {
  readonly law: AnyLaw;
};

const ofFallen = decides({
  'advanced-2025': ['II.E-04#4', 'the player whose turn it is decides the order of them all'],
});

/** No turn is going on during Checkup: who would order these there is not said. */
const ofFallenAtCheckup = decides({
  'advanced-2025': { open: 'who orders effects of Knock Outs that come at Pokémon Checkup', near: 'II.E-04#4' },
});

const atEndOfTurn = decides({
  'advanced-2025': ['II.E-21#3', 'the player whose turn is ending decides the order'],
});

const inCheckup = decides({
  'advanced-2025': ['II.E-08#2', 'the player whose turn would be next decides the order'],
  'me-2026': { open: 'who orders several effects before the Special Conditions, or after them', near: 'Checkup#2c' },
});

const nextGroup = <G extends Group>(t: T, groups: readonly G[], by: Seat, ordered: Ordered): G | undefined => {
  const options = optionsOf(groups) as readonly OptionFor<Group['force']>[];
  const isOrdered = options.length > 1 && !needsNoOrder(t, ordered.law, groups);
  const force = isOrdered ? ordered(t, by, options) : groups[0]?.force;
  return groups.find((one) => one.force === force);
};

const nextPlayer = (t: T): Seat => t.rules.answers.form.turnAfter(t.view, [t.state.toMove]);

/** What is still to be done at this moment, the same text on several Pokémon together. */
const groupsAt = (t: T, kind: 'checkup' | 'end-of-turn', done: ReadonlySet<string>): readonly Group[] => {
  const groups = new Map<string, { force: Waiting; uids: Uid[] }>();
  for (const uid of everyUid(t, kind))
    for (const force of waitingOn(t, uid, kind, done)) {
      const key = keyOf(0 as Uid, force);
      const group = groups.get(key) ?? { force, uids: [] };
      group.uids.push(uid);
      groups.set(key, group);
    }
  return [...groups.values()];
};

const playGroup = (t: T, { force, uids }: { force: Waiting; uids: readonly Uid[] }, done: Set<string>): void => {
  for (const uid of uids) {
    const still = waitingOn(t, uid, force.claim.claim, done).some((one) => keyOf(uid, one) === keyOf(uid, force));
    if (!still) continue;
    done.add(keyOf(uid, force));
    // The reason why the text reaches this Pokémon is reported with the act.
    if (typeof force.claim.on === 'object') matches(t.view, force.claim.on, force.from, uid, t.why);
    actAtTheEnd(t, force, contextOf(uid, force));
  }
};

const playAllByOne = (t: T, kind: 'checkup' | 'end-of-turn', by: (t: T) => Seat, ordered: Ordered): void => {
  if (!isClaimed(t, kind)) return;
  const done = new Set<string>();
  const next = () => nextGroup(t, groupsAt(t, kind, done), by(t), ordered);
  for (let group = next(); group !== undefined; group = next())
    playGroup(t, group as { force: Waiting; uids: readonly Uid[] }, done);
};

export const endOfTurnByOne = (t: T): void => {
  playAllByOne(t, 'end-of-turn', ({ state }) => state.toMove, atEndOfTurn);
};

export const atCheckupByOne = (t: T): void => {
  playAllByOne(t, 'checkup', nextPlayer, inCheckup);
};

const beforeOrAfter = step(
  {
    'advanced-2025': ['I.F/chk.2', 'whether it is applied before or after the whole of'],
    'me-2026': ['Checkup#2c', 'chooses where each such effect comes'],
  },
  (t: T, { force, uids }: Group): boolean => {
    const on = uids.length === 1 ? pokemonOf(t.state, uids[0] as Uid) : null;
    const answer = t.ask({
      kind: 'choose',
      by: nextPlayer(t),
      code: on === null ? 'checkup-when' : 'between-turns-when',
      facts: { by: force.name, ...(on === null ? {} : { pokemon: namedApart(t.view, on) }) },
      options: [
        { key: 'now', aliases: ['first', 'before'] },
        { key: 'later', aliases: ['after'] },
      ],
    });
    return answer === 'now';
  },
  () => false,
);

/** The next player says of every effect whether it comes ahead of the conditions, and in which order those come. */
export const aheadByOne = (t: T): void => {
  const chosen = new Set<string>();
  for (const group of groupsAt(t, 'checkup', new Set()))
    if (beforeOrAfter(t, group)) chosen.add(keyOf(0 as Uid, group.force as Waiting));
  const done = new Set<string>();
  const ahead = () => groupsAt(t, 'checkup', done).filter(({ force }) => chosen.has(keyOf(0 as Uid, force as Waiting)));
  for (let group = nextGroup(t, ahead(), nextPlayer(t), inCheckup); group !== undefined; ) {
    for (const uid of group.uids) t.dealtWith.add(keyOf(uid, group.force as Waiting));
    for (const uid of group.uids) {
      done.add(keyOf(uid, group.force as Waiting));
      act(t, group.force, contextOf(uid, group.force));
    }
    group = nextGroup(t, ahead(), nextPlayer(t), inCheckup);
  }
};

/** Every text that waited for these Knock Outs, of both players, in the order in which the player whose turn it is wants them. */
export const fallingByOne = (t: T, waiting: readonly Falling[]): void => {
  const left = new Set(waiting);
  const ordered: Ordered = t.state.phase === 'between' ? ofFallenAtCheckup : ofFallen;
  const next = (): Falling | undefined => nextGroup(t, [...left].map(withUids), t.state.toMove, ordered)?.one;
  for (let one = next(); one !== undefined; one = next()) {
    left.delete(one);
    act(t, one.force, contextOf(one.uid, one.force, one.by));
  }
};

const withUids = (one: Falling) => ({ one, force: one.force, uids: [one.uid] });
