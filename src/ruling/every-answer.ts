import type { Facts, NeedCode, NoteCode } from '../claims/index.ts';
import type { RuleId } from '../corpus/index.ts';
import {
  type Action,
  type Answer,
  type Answerer,
  asWritten,
  driveOnce,
  type EventKind,
  type EventOf,
  type Future,
  futuresTogether,
  type Legality,
  type Note,
  type Outcome,
  possibleAnswers,
  recorded,
  type TraceEntry,
  type TraceNode,
} from '../engine/index.ts';
import type { Rules } from '../rules/index.ts';
import { type CardId, type GameState, type Mark, type Seat, STRUCK_OUT, sameValue, type Uid } from '../state/index.ts';
import type { Said } from './ruling.ts';
import { type Leaf, sameInTheEnd } from './same-in-the-end.ts';
import { stepsSaid } from './steps-said.ts';

/**
 * What all answers to an open question have in common: whatever is chosen there and after it, and however the coins fall, this comes of it. Nothing
 * is said that one of them does not bring.
 */

/** The code of a Knock Out that comes in every case, of one Pokémon or another. */
export const CODES = {
  note: ['one-falls-in-any-case'],
} as const;

export interface EveryAnswer {
  readonly trace: readonly TraceNode[];
  /** Coins are flipped after the choice as well. */
  readonly coins: boolean;
  /** What is not known after it, where that is the same in every case; null where nothing is missing. */
  readonly open: Said<NeedCode> | null;
  /** False where there are more ways than were followed: then nothing is said to be common to all. */
  readonly complete: boolean;
  /** The choice is one among cards that are not given. */
  readonly ofUnknownCards?: true;
  /** It is not a choice: a hand or a number of Prizes is not given. */
  readonly ofUnknown?: true;
}

/** So many ways are followed to their ends. */
const MOST_WAYS = 256;

const leavesOf = (entries: readonly TraceEntry[], path: readonly RuleId[] = []): readonly Leaf[] =>
  entries.flatMap((entry): readonly Leaf[] => {
    if (entry.kind === 'rule') return leavesOf(entry.entries, [...path, entry.rule]);
    return entry.kind === 'answered' ? [] : [{ entry, path }];
  });

/** That something does not come of it, and by which text. */
const PREVENTED: ReadonlySet<string> = new Set(['damage-prevented', 'effect-prevented']);

/** Damage to a Benched Pokémon that a text prevents: on whomever the choice falls, it is the same text. */
const isPreventedOnBench = ({ code, facts }: { readonly code: string; readonly facts: Facts }): boolean =>
  code === 'damage-prevented' && facts.benched !== undefined;

/**
 * Notes that are left out of what all answers bring: how damage was calculated, which may differ where the number does not, and what the events say as well. Every
 * other note is said.
 */
const NOT_SAID: ReadonlySet<NoteCode> = new Set<NoteCode>([
  'base-damage',
  'base-by-effect',
  'base-from-text',
  'base-to-itself',
  'damage-changed',
  'weakness',
  'resistance',
  'no-weakness',
  'no-resistance',
  'weakness-changed',
  'weakness-multiplied',
  'text-sets-aside',
  'step-left-out',
  'energy-meets-cost',
  'energy-removed',
  'energy-pays-the-rest',
  'moves-as-one',
  'drawn-from-the-top',
  'hand-has-no-limit',
]);

/** What two of a kind have to share to be one event to a judge; null for a kind that is left out, because the others say it. */
type Shared<K extends EventKind> = ((event: EventOf<K>) => readonly unknown[] | null) | null;

const effectOf = ({ origin, name, says, until }: Mark): readonly unknown[] =>
  origin === 'condition' ? [says] : [name, says, until];

/**
 * Every kind of event that may come after a question. A kind without an answer does not compile, so that nothing is left out of what all answers bring because it was
 * forgotten. Which of face-down Prizes is taken is no matter.
 */
const SAME: { readonly [K in EventKind]: Shared<K> } = {
  'turn-began': (e) => [e.seat],
  'phase-began': null,
  spent: null,
  conjured: null,
  drawn: (e) => [e.seat, e.card],
  // A card on its way through being played is the act itself.
  moved: (e) => (e.from.zone === 'beside' || e.to.zone === 'beside' ? null : [e.card, e.from, e.to]),
  'rest-moved': (e) => [e.from, e.to],
  shuffled: (e) => [e.seat, e.zone],
  searched: (e) => [e.seat],
  'prizes-turned-up': (e) => [e.seat, e.cards],
  benched: (e) => [e.seat, e.card, e.from],
  attached: (e) => [e.card, e.to, e.from, e.as],
  'attachment-moved': (e) => [e.card, e.from, e.to],
  detached: (e) => [e.card, e.from, e.to],
  evolved: (e) => [e.uid, e.card],
  'leveled-up': (e) => [e.uid, e.card],
  devolved: (e) => [e.uid, e.cards, e.to],
  exchanged: (e) => [e.uid, e.card, e.with],
  switched: (e) => [e.in, e.out],
  promoted: (e) => [e.uid],
  damaged: (e) => [e.uid, e.amount],
  'counters-placed': (e) => [e.uid, e.counters],
  healed: (e) => [e.uid, e.amount],
  marked: (e) => [e.uid, ...effectOf(e.mark)],
  unmarked: (e) => [e.uid, e.name],
  'player-marked': (e) => [e.seat, ...effectOf(e.mark)],
  'player-unmarked': (e) => [e.seat, e.name],
  'knocked-out': (e) => [e.uid, e.prizes],
  'prize-taken': (e) => [e.seat],
  'prizes-due': (e) => [e.seat, e.prizes],
  'attack-declared': null,
  'attack-ended': (e) => [e.code],
  'power-used': null,
  'card-used': null,
  'retreat-failed': (e) => [e.uid],
  'gx-used': null,
  'vstar-used': null,
  'union-played': null,
  'spent-in-game': null,
  happened: (e) => (e.what === STRUCK_OUT ? [e.uid, e.what] : null),
  'happenings-forgotten': null,
  fell: null,
  'fallen-forgotten': null,
  returned: (e) => [e.uid, e.to],
  'counters-moved': (e) => [e.from, e.to, e.counters],
  'stadium-played': (e) => [e.card],
  'stadium-discarded': (e) => [e.card],
  window: null,
  incarnated: null,
  'turn-marks-cleared': null,
  'player-out': (e) => [e.seat],
  'lost-sight': null,
  'hand-drawn': (e) => [e.seat, e.cards],
  'hand-shown': (e) => [e.seat, e.cards],
  'hand-returned': (e) => [e.seat, e.counts],
  'set-out': (e) => [e.seat, e.card, e.as],
  'prizes-set': (e) => [e.seat, e.cards.length],
  'first-player': null,
  'turned-up': null,
  'game-began': null,
  'game-ended': (e) => [e.result],
  'new-game': () => [],
};

/** What makes two notes one and the same: on whom a Knock Out or a prevention falls may depend on the choice. */
const sharedNote = (note: Note): readonly unknown[] | null => {
  if (NOT_SAID.has(note.code)) return null;
  if (note.code === 'prize-for-it') return [note.code];
  return isPreventedOnBench(note) ? [note.code, note.facts.by] : [note.code, note.facts];
};

/** What makes two of these one and the same to a judge; null for one that is not looked at. */
const sameness = ({ entry }: Leaf): string | null => {
  const shared =
    entry.kind === 'note' ? sharedNote(entry) : ((SAME[entry.kind] as Shared<EventKind>)?.(entry as never) ?? null);
  return shared === null ? null : JSON.stringify([entry.kind, ...shared]);
};

/** Events that a line words by the damage on a Pokémon, which comes of all that happened to it. */
const WORDED_BY_THE_PAST: ReadonlySet<EventKind> = new Set<EventKind>([
  'damaged',
  'healed',
  'counters-placed',
  'marked',
  'unmarked',
  'returned',
]);

/** Events by which a Pokémon has another name afterwards. */
const RENAMES: ReadonlySet<EventKind> = new Set<EventKind>(['evolved', 'leveled-up', 'devolved', 'exchanged']);

/** Of these it matters what they did, to those before it that they happened. */
const COUNTS_IN_FULL: ReadonlySet<EventKind> = new Set<EventKind>([
  ...WORDED_BY_THE_PAST,
  ...RENAMES,
  'counters-moved',
  'knocked-out',
]);

const ABOUT = ['uid', 'to', 'from', 'in', 'out'] as const;

const aboutWhom = (entry: Leaf['entry']): readonly unknown[] => {
  const found: { readonly [key: string]: unknown } = entry.kind === 'note' ? {} : { ...entry };
  // A pile is nobody.
  return ABOUT.flatMap((key) => (found[key] == null || typeof found[key] === 'object' ? [] : [found[key]]));
};

/** What happened to this Pokémon, of all or of these kinds, as one text to compare. With whom it changes places changes nothing of what a line says of it. */
const historyOf = (leaves: readonly Leaf[], uid: unknown, kinds: ReadonlySet<EventKind> | null): string =>
  JSON.stringify(
    leaves.flatMap(({ entry }) =>
      entry.kind !== 'note' && (kinds === null || kinds.has(entry.kind)) && aboutWhom(entry).includes(uid)
        ? [[entry.kind, COUNTS_IN_FULL.has(entry.kind) ? sameness({ entry, path: [] }) : null]]
        : [],
    ),
  );

/** Is every Pokémon of this event, with all that a line says of it, the same in all of them? */
const isOneHistory = ({ entry }: Leaf, all: readonly (readonly Leaf[])[]): boolean => {
  if (entry.kind === 'note') return true;
  const kinds = WORDED_BY_THE_PAST.has(entry.kind) ? null : RENAMES;
  return aboutWhom(entry).every((uid) => new Set(all.map((leaves) => historyOf(leaves, uid, kinds))).size === 1);
};

/** By what it is, the paths of each time it happened. */
const byKey = (leaves: readonly Leaf[]): ReadonlyMap<string, readonly (readonly RuleId[])[]> => {
  const found = new Map<string, (readonly RuleId[])[]>();
  for (const leaf of leaves) {
    const key = sameness(leaf);
    if (key !== null) found.set(key, [...(found.get(key) ?? []), leaf.path]);
  }
  return found;
};

const fallenOf = (leaves: readonly Leaf[], seat: Seat): readonly Leaf[] =>
  leaves.filter(({ entry }) => entry.kind === 'knocked-out' && entry.seat === seat);

/** Of a player of whom in each of them more Pokémon are Knocked Out than are the same ones: that so many are, where the first of those stands. */
const withOneOrAnother = (first: readonly Leaf[], common: readonly Leaf[], all: readonly (readonly Leaf[])[]) => {
  const entries = common.map(({ entry }) => entry);
  return first.flatMap((leaf): readonly Leaf[] => {
    const { entry } = leaf;
    const same = common.find((one) => one.entry === entry);
    if (same !== undefined) return [same];
    if (entry.kind !== 'knocked-out') return [];
    const others = fallenOf(first, entry.seat).filter((one) => !entries.includes(one.entry));
    const least = Math.min(...all.map((leaves) => fallenOf(leaves, entry.seat).length));
    const count = least - (fallenOf(first, entry.seat).length - others.length);
    if (count <= 0 || others[0]?.entry !== entry) return [];
    return [
      { path: leaf.path, entry: { kind: 'note', code: 'one-falls-in-any-case', facts: { player: entry.seat, count } } },
    ];
  });
};

/** Of which Pokémon it is said that its Knock Out gives Prizes may differ. */
const anonymous = (leaf: Leaf): Leaf =>
  leaf.entry.kind === 'note' && leaf.entry.code === 'prize-for-it'
    ? { ...leaf, entry: { ...leaf.entry, facts: { pokemon: 'the Pokémon' } } }
    : leaf;

/** So it is called where another of them may take damage. */
const ONE_OF_THEM = 'one of those chosen';
/** And where the choice decides how many do. */
const AT_LEAST_ONE = `at least ${ONE_OF_THEM}`;

/** Does that name leave it open that another of those chosen takes damage? */
export const isOneOfThem = (name: string): boolean => name === ONE_OF_THEM || name === AT_LEAST_ONE;

const struckIn = (leaves: readonly Leaf[]): readonly Uid[] =>
  leaves.flatMap(({ entry }) => (entry.kind === 'damaged' ? [entry.uid] : []));

/** Is somebody damaged after one choice who is not after another? */
const isOneDamaged = (all: readonly (readonly Leaf[])[]): boolean => {
  const struck = all.map(struckIn);
  return struck.some((some) => some.some((uid) => struck.some((others) => !others.includes(uid))));
};

type Spared = Leaf & { readonly entry: Note };

const isSpared = (leaf: Leaf): leaf is Spared => leaf.entry.kind === 'note' && isPreventedOnBench(leaf.entry);

/** Which of those chosen are spared by a text that spares so many of them after each choice, where it spares all that are spared or not. */
const sparedOf = (counts: readonly number[], isAll: boolean): string => {
  const [number = 1, ...others] = counts;
  if (others.some((other) => other !== number)) return AT_LEAST_ONE;
  if (isAll) return number === 1 ? 'the one chosen' : `each of the ${number} chosen`;
  return number === 1 ? ONE_OF_THEM : AT_LEAST_ONE;
};

/** That the text applies, and whom it spares: said once, for however many of them. */
const isSaidBefore = ({ entry }: Leaf, before: readonly Leaf[]): boolean =>
  entry.kind === 'note' &&
  (isPreventedOnBench(entry) || entry.code === 'body-is-active') &&
  before.some(
    (one) => one.entry.kind === 'note' && one.entry.code === entry.code && sameValue(one.entry.facts, entry.facts),
  );

/** And on which of the Bench the damage is prevented, where that depends on the choice. */
const onWhomever = (found: readonly Leaf[], all: readonly (readonly Leaf[])[]): readonly Leaf[] => {
  const spared = all.map((leaves) => leaves.filter(isSpared));
  const isAlways = ({ entry }: Spared): boolean =>
    spared.every((those) => those.some((one) => sameValue(one.entry.facts, entry.facts)));
  const chosen = spared.map((those) => those.filter((one) => !isAlways(one)));
  const named = found.map((leaf): Leaf => {
    if (!isSpared(leaf) || isAlways(leaf)) return leaf;
    const { facts } = leaf.entry;
    const byThis = chosen.map((those) => those.filter(({ entry }) => sameValue(entry.facts.by, facts.by)).length);
    const isAll = !isOneDamaged(all) && chosen.every((those, at) => those.length === byThis[at]);
    return { ...leaf, entry: { ...leaf.entry, facts: { ...facts, pokemon: sparedOf(byThis, isAll) } } };
  });
  return named.filter((leaf, at) => !isSaidBefore(leaf, named.slice(0, at)));
};

/** Said beside other things alone. */
const AS_WELL: ReadonlySet<EventKind> = new Set<EventKind>(['shuffled', 'searched']);

/** The cards whose order is unknown after one answer at least: a name would say of a drawn one what only another answer brings. */
const lostFromSight = (all: readonly (readonly Leaf[])[], seat: Seat): readonly CardId[] => [
  ...new Set(
    all.flat().flatMap(({ entry }) => (entry.kind === 'lost-sight' && entry.seat === seat ? entry.cards : [])),
  ),
];

const outOfDeck = ({ entry }: Leaf): Seat | null => {
  if (entry.kind === 'drawn' || entry.kind === 'hand-drawn') return entry.seat;
  return entry.kind === 'moved' && entry.from.zone === 'deck' ? entry.from.seat : null;
};

/** Before the first card that leaves a deck, that its order is unknown by then. */
const afterLossOfSight = (found: readonly Leaf[], all: readonly (readonly Leaf[])[]): readonly Leaf[] => {
  const met = new Set<Seat>();
  return found.flatMap((leaf): readonly Leaf[] => {
    const seat = outOfDeck(leaf);
    if (seat === null || met.has(seat)) return [leaf];
    met.add(seat);
    const cards = lostFromSight(all, seat);
    return cards.length === 0 ? [leaf] : [{ path: leaf.path, entry: { kind: 'lost-sight', seat, cards } }, leaf];
  });
};

/** What happens in all of them, in the order of the first, each under the rules that are common to all. `whole`: with what came before that. */
const commonTo = (all: readonly (readonly Leaf[])[], whole = all): readonly Leaf[] => {
  const [first, ...others] = all;
  if (first === undefined) return [];
  const known = others.map(byKey);
  const met = new Map<string, number>();
  const common = first.flatMap((leaf): readonly Leaf[] => {
    const key = sameness(leaf);
    if (key === null || !isOneHistory(leaf, whole)) return [];
    const time = met.get(key) ?? 0;
    met.set(key, time + 1);
    const paths = known.map((paths) => paths.get(key)?.[time]);
    if (paths.some((path) => path === undefined)) return [];
    return [
      {
        ...anonymous(leaf),
        path: leaf.path.filter((rule) => paths.every((path) => path?.includes(rule) === true)),
      },
    ];
  });
  const found = afterLossOfSight(onWhomever(withOneOrAnother(first, common, all), all), all);
  // A reason without what it is the reason for says nothing, and a shuffle alone is not worth a word.
  const saysMore = ({ entry }: Leaf): boolean =>
    entry.kind === 'note'
      ? entry.code === 'one-falls-in-any-case' || PREVENTED.has(entry.code)
      : !AS_WELL.has(entry.kind);
  return found.some(saysMore) ? found : [];
};

/** Leaves as a trace: what stands under one rule one after the other is under it once. */
const asTrace = (leaves: readonly Leaf[], depth = 0): readonly TraceNode[] => {
  const nodes: { readonly rule: RuleId; readonly leaves: Leaf[] }[] = [];
  for (const leaf of leaves) {
    const rule = leaf.path[depth];
    if (rule === undefined) continue;
    const last = nodes.at(-1);
    if (last?.rule === rule) last.leaves.push(leaf);
    else nodes.push({ rule, leaves: [leaf] });
  }
  return nodes.map(({ rule, leaves: within }) => ({
    kind: 'rule',
    rule,
    depth: 2,
    entries: entriesAt(within, depth + 1),
  }));
};

/** What stands at this depth, and the rules beneath it, in order. */
const entriesAt = (leaves: readonly Leaf[], depth: number): readonly TraceEntry[] => {
  const at = leaves.findIndex(({ path }) => path.length === depth);
  const own = leaves[at];
  if (own === undefined) return asTrace(leaves, depth);
  return [...asTrace(leaves.slice(0, at), depth), own.entry, ...entriesAt(leaves.slice(at + 1), depth)];
};

/** Each event with the notes before it. */
const inSegments = (leaves: readonly Leaf[]): readonly { readonly notes: readonly Leaf[]; readonly event: Leaf }[] => {
  let notes: Leaf[] = [];
  return leaves.flatMap((leaf) => {
    if (leaf.entry.kind === 'note') {
      notes.push(leaf);
      return [];
    }
    const before = notes;
    notes = [];
    return [{ notes: before, event: leaf }];
  });
};

/**
 * What all of these traces begin with: event by event, with those notes between two events that all have there. Without rules that did not apply; empty
 * where no event that a judge counts is common to all.
 */
export const commonStart = (traces: readonly (readonly TraceNode[])[]): readonly TraceNode[] => {
  const [first = [], ...others] = traces.map((trace) => inSegments(leavesOf(stepsSaid(trace))));
  const parts = first.findIndex(
    (one, at) => !others.every((other) => sameValue(other[at]?.event.entry, one.event.entry)),
  );
  const common = (parts < 0 ? first : first.slice(0, parts)).flatMap(({ notes, event }, at) => {
    const isCommon = (note: Leaf): boolean =>
      others.every((other) => other[at]?.notes.some(({ entry }) => sameValue(entry, note.entry)) === true);
    return [...notes.filter(isCommon), event];
  });
  return common.every((leaf) => leaf.entry.kind === 'note' || sameness(leaf) === null) ? [] : asTrace(common);
};

/** What comes of it after such a beginning. */
export const afterStart = (trace: readonly TraceNode[], start: readonly TraceNode[]): readonly TraceNode[] => {
  const isEvent = ({ entry }: Leaf): boolean => entry.kind !== 'note';
  const said = leavesOf(stepsSaid(start)).filter(isEvent).length;
  if (said === 0) return trace;
  const leaves = leavesOf(stepsSaid(trace));
  const last = leaves.filter(isEvent)[said - 1];
  return last === undefined ? trace : asTrace(leaves.slice(leaves.indexOf(last) + 1));
};

/** What is decided by an act for a judge: worth saying that it was not followed. */
const DECISIVE: ReadonlySet<string> = new Set(['knocked-out', 'prize-taken', 'prizes-due', 'game-ended']);

export interface Asked {
  readonly rules: Rules;
  readonly state: GameState;
  readonly action: Action;
  /** Those before the open question. */
  readonly answers: readonly Answer[];
  readonly judged: Legality;
  /** The play as far as the open question. */
  readonly before: readonly TraceEntry[];
  /** What of a trace is said of this act. */
  readonly within: (trace: readonly TraceNode[]) => readonly TraceEntry[];
  /** Does a text that is not read see its moment there? */
  readonly isUnsure: (trace: readonly TraceNode[]) => boolean;
}

/** What comes with the first of all answers. */
export const withTheFirst = (asked: PlayedOn): readonly TraceNode[] => traceOf(playedOn(asked, 0));

/** The same, and what comes with the last. */
export const firstAndLast = (asked: PlayedOn): readonly (readonly TraceNode[])[] => [
  withTheFirst(asked),
  traceOf(playedOn(asked, -1)),
];

const traceOf = (outcome: Outcome): readonly TraceNode[] => ('trace' in outcome ? outcome.trace : []);

const endsGame = (leaves: readonly Leaf[]): boolean => leaves.some(({ entry }) => entry.kind === 'game-ended');

const isCounted = (leaf: Leaf): boolean => leaf.entry.kind !== 'note' || sameness(leaf) !== null;

/** What comes after the open question in each of these. */
const afterTheQuestion = ({ before, within }: Asked, outcomes: readonly Outcome[]): readonly (readonly Leaf[])[] => {
  const said = leavesOf(before).filter(isCounted).length;
  const beyond = (leaves: readonly Leaf[]): readonly Leaf[] => leaves.filter(isCounted).slice(said);
  const whole = outcomes.map((outcome) => beyond(leavesOf(traceOf(outcome))));
  // How the game ends is said, also where it ends after the act.
  if (whole.every(endsGame)) return whole;
  return outcomes.map((outcome) => beyond(leavesOf(within(traceOf(outcome)))));
};

export type PlayedOn = Pick<Asked, 'rules' | 'state' | 'action' | 'answers' | 'judged'>;

/** Plays on with the first of all answers, or the last. */
export const playedOn = ({ rules, state, action, answers, judged }: PlayedOn, at: 0 | -1): Outcome =>
  asWritten(
    (names) => {
      const list = recorded(answers, names);
      const answer: Answerer = (question) => list.asked(question) ?? possibleAnswers(question).at(at) ?? null;
      return driveOnce(rules, state, action, answer, { forced: list.forced, judged });
    },
    ({ kind }) => kind !== 'no-such-answer',
  );

const coinsIn = ({ answers }: Future, from: number): boolean =>
  answers.slice(from).some(({ question }) => question.kind === 'coin');

/** What is missing in the end, where the same is missing in all of them. */
const openAfter = (outcomes: readonly Outcome[]): EveryAnswer['open'] => {
  const [first] = outcomes;
  if (first?.kind !== 'not-told') return null;
  return outcomes.every((one) => one.kind === 'not-told' && sameValue(one.needs, first.needs)) ? first.needs : null;
};

/** Of more ways than were followed to their ends: what all have brought so far. Where that is nothing, it is said that nothing was worked out, if something could be decided. */
const uncompleted = (asked: Asked, outcomes: readonly Outcome[], sampled: readonly Leaf[]): EveryAnswer | null => {
  const settled = commonTo(afterTheQuestion(asked, outcomes));
  if (settled.length > 0) return { trace: asTrace(settled), coins: false, open: null, complete: true };
  const isDecided = sampled.some(({ entry }) => DECISIVE.has(entry.kind));
  return isDecided ? { trace: [], coins: false, open: null, complete: false } : null;
};

/**
 * What these plays have in common of the events that are asked for, after what they began with; null where that is nothing, or one of them was not played to
 * its end.
 */
export const commonEvents = (
  outcomes: readonly Outcome[],
  isAsked: (entry: Leaf['entry']) => boolean,
  begun: readonly TraceNode[],
): EveryAnswer | null => {
  if (outcomes.some(({ kind }) => kind !== 'done')) return null;
  const asked = (trace: readonly TraceNode[]) => leavesOf(trace).filter(({ entry }) => isAsked(entry));
  const before = asked(begun).length;
  const common = commonTo(outcomes.map((outcome) => asked(traceOf(outcome)).slice(before)));
  return common.length === 0 ? null : { trace: asTrace(common), coins: false, open: null, complete: true };
};

/** What every answer brings; null where they have nothing in common that is worth a word. */
export const everyAnswer = (asked: Asked): EveryAnswer | null => {
  const { rules, state, action, answers, judged } = asked;
  const before = leavesOf(asked.before);
  const inCommon = (ways: readonly (readonly Leaf[])[]): readonly Leaf[] => [
    ...commonTo(ways),
    ...sameInTheEnd(ways, { rules, state, before }),
  ];
  const sample = afterTheQuestion(asked, [playedOn(asked, 0), playedOn(asked, -1)]);
  // Two of them that have nothing in common settle that all have not.
  if (inCommon(sample).length === 0) return null;
  const ways = { fixed: answers, limit: MOST_WAYS, judged };
  const { futures: all, complete } = futuresTogether(rules, state, action, ways);
  const outcomes = all.map(({ outcome }) => outcome);
  if (outcomes.some((outcome) => asked.isUnsure(traceOf(outcome)))) return null;
  const coins = all.some((future) => coinsIn(future, answers.length));
  if (!complete) return uncompleted(asked, outcomes, inCommon(sample));
  const common = inCommon(afterTheQuestion(asked, outcomes));
  return common.length === 0 ? null : { trace: asTrace(common), coins, open: openAfter(outcomes), complete };
};

/** What comes in every case when the turn is over, whatever is chosen before that; `after`: that part of a trace. */
export const afterEveryAnswer = (
  { rules, state, action, answers, judged, isUnsure }: Omit<Asked, 'before' | 'within'>,
  after: (trace: readonly TraceNode[]) => readonly TraceNode[],
): readonly TraceNode[] => {
  const { futures: all, complete } = futuresTogether(rules, state, action, {
    fixed: answers,
    limit: MOST_WAYS,
    judged,
  });
  const traces = all.map(({ outcome }) => traceOf(outcome));
  const isKnown = complete && all.every(({ outcome }) => outcome.kind === 'done') && !traces.some(isUnsure);
  if (!isKnown) return [];
  return asTrace(
    commonTo(
      traces.map((trace) => leavesOf(after(trace))),
      traces.map((trace) => leavesOf(trace)),
    ),
  );
};
