import { isTeammate, seatOf, type TriggerEvent } from '../claims/index.ts';
import { type EventOf, type GameEvent, reading, speaksHere } from '../engine/index.ts';
import { type Put, STRUCK, type T } from '../rules/index.ts';
import type { CardId, Uid, ZoneName } from '../state/index.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  note: ['one-attachment-event'],
} as const;

/** What has happened to Pokémon that texts may wait for (CR 406). */
export interface Happening {
  readonly event: TriggerEvent;
  readonly uid: Uid;
  /** The cards that were attached or put down. */
  readonly cards: readonly CardId[];
  readonly from: ZoneName | null;
  /** It is the attachment that every turn has, and no text's. */
  readonly asTurn?: boolean;
  /** A text has put it there. */
  readonly put?: Put;
  /** Whose attack it was. */
  readonly by: Uid | null;
}

type Attached = EventOf<'attached'>;

const ofOneEffect = (a: Attached, b: Attached): boolean =>
  a.to === b.to && a.effect !== undefined && a.effect === b.effect;

/** What one effect attaches to a Pokémon at the same time is attached in one event. */
const oneEvent = reading(
  {
    'comprehensive-2009': ['406.3', 'just one attachment event'],
    'advanced-2018': { otherwise: 'II.C-09' },
    'advanced-2025': { otherwise: 'II.C-09' },
    'neo-2001': { open: 'whether cards that one effect attaches are one attachment', near: 'Play.9B3' },
    'ex-2003': { open: 'whether cards that one effect attaches are one attachment', near: 'Options.1' },
    'xy-2016': { open: 'whether cards that one effect attaches are one attachment', near: 'Gl:Attach' },
    'me-2026': { open: 'whether cards that one effect attaches are one attachment', near: 'Gl:attach' },
  },
  (_view, [all]: readonly [readonly Attached[]], why): readonly (readonly Attached[])[] => {
    const groups: Attached[][] = [];
    for (const one of all) {
      const group = groups.find(([first]) => first !== undefined && ofOneEffect(first, one));
      if (group === undefined) groups.push([one]);
      else group.push(one);
    }
    for (const group of groups) if (group.length > 1) why('one-attachment-event', { cards: group.length });
    return groups;
  },
  (_view, [all]) => all.map((one) => [one]),
);

const attachedAs = ({ to, from, effect }: Attached, cards: readonly CardId[]): Happening => ({
  event: 'energy-attached',
  uid: to,
  cards,
  from: from.zone,
  asTurn: from.zone === 'hand' && effect === undefined,
  by: null,
});

const attachments = (t: T, fresh: readonly GameEvent[]): readonly Happening[] => {
  const all: Attached[] = [];
  for (const event of fresh) if (event.kind === 'attached' && event.energy) all.push(event);
  if (all.length === 0) return NOBODY;
  if (all.length < 2) return all.map((one) => attachedAs(one, [one.card]));
  // Whether they are one is asked only of cards that one effect attached, and only where a text waits for attaching.
  const together =
    all.some((one, at) => all.slice(at + 1).some((other) => ofOneEffect(one, other))) &&
    t.view.forces('trigger').some(({ claim }) => claim.claim === 'trigger' && claim.event === 'energy-attached');
  const groups = together ? oneEvent(t.view, [all], t.why) : all.map((one) => [one]);
  return groups.flatMap((group): readonly Happening[] => {
    const [first] = group;
    return first === undefined
      ? []
      : [
          attachedAs(
            first,
            group.map(({ card }) => card),
          ),
        ];
  });
};

/** Only who takes 10 damage at least is damaged. */
const isStruck = reading(
  STRUCK,
  (_view, [amount]: readonly [number]) => amount >= 10,
  () => false,
);

/** An attack that damages a Pokémon more than once has damaged it. A Pokémon that damages itself is not damaged by another. */
const blows = (t: T, fresh: readonly GameEvent[]): readonly Happening[] => {
  if (!isAmong(DAMAGED, fresh, 0)) return NOBODY;
  const struck = new Map<Uid, Happening>();
  for (const event of fresh) {
    if (event.kind !== 'damaged' || event.by === null) continue;
    const owner = seatOf(t.state, event.uid);
    if (owner === null || isTeammate(t.view, seatOf(t.state, event.by) ?? t.state.toMove, owner)) continue;
    if (speaksHere(STRUCK, t.rules) && !isStruck(t.view, [event.amount])) continue;
    struck.set(event.uid, { event: 'damaged-by-attack', uid: event.uid, cards: [], from: null, by: event.by });
  }
  return [...struck.values()];
};

const ofOne = (event: TriggerEvent, uid: Uid): Happening => ({ event, uid, cards: [], from: null, by: null });

/** Who comes up from the Bench, also for one that moves there in a turn of its own player, and who retreats for that. */
const cameUp = (t: T, event: GameEvent): readonly Happening[] => {
  if (event.kind === 'promoted') return [ofOne('became-active', event.uid)];
  if (event.kind !== 'switched') return NOBODY;
  const isInOwnTurn = t.state.phase !== 'between' && isTeammate(t.view, t.state.toMove, event.seat);
  return [
    ...(event.retreat === true ? [ofOne('up-for-retreated', event.in), ofOne('retreated', event.out)] : []),
    ...(isInOwnTurn ? [ofOne('up-for-benched', event.in), ofOne('moved-to-bench', event.out)] : []),
    ofOne('became-active', event.in),
  ];
};

const putDown = (t: T, event: GameEvent): Happening | null => {
  // Texts that wait for a Pokémon on the Bench wait for its player to put it there in a turn of their own.
  if (event.kind === 'benched')
    return !isTeammate(t.view, t.state.toMove, event.seat)
      ? null
      : { event: 'benched', uid: event.uid, cards: [event.card], from: event.from, by: null };
  if (event.kind === 'evolved' || event.kind === 'leveled-up') {
    const put = event.kind === 'evolved' && event.put !== undefined ? { put: event.put } : {};
    return { event: event.kind, uid: event.uid, cards: [event.card], from: event.from.zone, by: null, ...put };
  }
  return null;
};

/** What has happened since the attack was declared; all of it, where there was none. */
export const sinceDeclared = ({ events }: T): readonly GameEvent[] =>
  events.slice(events.findLastIndex(({ kind }) => kind === 'attack-declared') + 1);

/** Texts wait for nothing else. */
const MATTERS = ['attached', 'damaged', 'benched', 'evolved', 'leveled-up', 'switched', 'promoted'] as const;

/** Is there anything a text may wait for among the events from that one on? */
export const mattersIn = (events: readonly GameEvent[], from: number): boolean => isAmong(MATTERS, events, from);

/** Is there an event of these kinds from that one on? */
const isAmong = (kinds: readonly GameEvent['kind'][], events: readonly GameEvent[], from: number): boolean => {
  for (let at = from; at < events.length; at += 1) {
    const event = events[at];
    if (event !== undefined && kinds.includes(event.kind)) return true;
  }
  return false;
};

const COUNTERS = ['counters-placed', 'counters-moved'] as const;
const DAMAGED = ['damaged'] as const;
const DECLARED = ['attack-declared'] as const;
const ENDED = ['attack-ended'] as const;
const NOBODY: readonly never[] = [];

/** A Pokémon that was attacked, by which one, and by the attack of which name; null: counters were put on it. */
interface Attacked {
  readonly uid: Uid;
  readonly by: Uid;
  readonly attack: string | null;
}

/** Whom the attack was declared against, or put counters on, unless it was ended; of the opponent's Pokémon, among the events from that one on. */
export const attackedIn = (events: readonly GameEvent[], from: number): readonly Attacked[] => {
  if (!isAmong(DECLARED, events, from)) return NOBODY;
  const at = events.findLastIndex(({ kind }) => kind === 'attack-declared');
  const declared = events[at];
  if (declared?.kind !== 'attack-declared' || isAmong(ENDED, events, from)) return NOBODY;
  const by = declared.uid;
  const countered = new Set<Uid>();
  for (let next = at; next < events.length; next += 1) {
    const event = events[next];
    if (event?.kind === 'counters-placed') countered.add(event.uid);
  }
  const all = [...countered].filter((uid) => uid !== by).map((uid) => ({ uid, by, attack: null }));
  return declared.target === null || countered.has(declared.target)
    ? all
    : [{ uid: declared.target, by, attack: declared.attack }, ...all];
};

/** On whom of the other side a text that is not an attack has put or moved counters, in the turn itself, among the events from that one on. */
export const counteredIn = ({ view, state, events }: T, from: number): readonly Uid[] => {
  if (state.phase !== 'action' || !isAmong(COUNTERS, events, from)) return NOBODY;
  const fresh = events.slice(from);
  if (fresh.some(({ kind }) => kind === 'attack-declared')) return [];
  const all = fresh.flatMap((event) => {
    if (event.kind === 'counters-placed') return [event.uid];
    return event.kind === 'counters-moved' && event.to !== null ? [event.to] : [];
  });
  return [...new Set(all)].filter((uid) => {
    const owner = seatOf(state, uid);
    return owner !== null && !isTeammate(view, state.toMove, owner);
  });
};

/** Everything of these events that a text may wait for. */
export const happeningsIn = (t: T, fresh: readonly GameEvent[]): readonly Happening[] => {
  const found: Happening[] = [...attachments(t, fresh), ...blows(t, fresh)];
  for (const event of fresh) {
    const one = putDown(t, event);
    if (one !== null) found.push(one);
    found.push(...cameUp(t, event));
  }
  return found;
};
