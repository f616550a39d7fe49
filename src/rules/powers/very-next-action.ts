import { mutedBy, namedApart, type OwnPower, pokemonOf, seatOf, type View } from '../../claims/index.ts';
import {
  type Action,
  type ActionOf,
  type GameEvent,
  lawOf,
  NotModelled,
  paragraphOf,
  speaksHere,
  step,
  UnknownFact,
  unknownFact,
} from '../../engine/index.ts';
import { CAME_UP, type Card, foundOn, type Pokemon, type Power, type PutDown, type Uid } from '../../state/index.ts';
import { CAME_UP_ASKED, keeps } from '../effects/remembered.ts';
import { cardsThatCount, features } from '../pokemon/pokemon.ts';
import { forbids } from '../prohibition.ts';
import type { T } from '../questions.ts';
import { MOMENTS } from './moments.ts';
import { isUsedUp } from './power-limits.ts';
import { findPower, withoutEffect } from './powers.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  need: ['last-action-not-told'],
} as const;

/** Powers that wait for an event: they are the very next action after it, or are forfeited (CR 408.3). */

/** The paragraph that would decide where the last action is not given. */
const VERY_NEXT = lawOf({
  'comprehensive-2009': ['408.3', 'next turn action'],
  'ex-2003': { silent: 'a Pokémon Power that waits for an event may be used right after it', near: 'Options.6' },
  'advanced-2018': ['II.E-05#2', 'once other actions have been taken'],
  'advanced-2025': ['II.E-05#2', 'once they have used another card'],
  'neo-2001': { silent: 'a Pokémon Power that waits for an event may be used right after it', near: 'Play.9B6' },
  'xy-2016': { silent: 'an Ability that waits for an event may be used right after it', near: 'Turn.2F#1' },
  'me-2026': { silent: 'an Ability that waits for an event may be used right after it', near: 'Turn.2F#1a' },
});

/** Two documents speak of each event in a section of its own; what they say of evolving they say of leveling up too. */
const AFTER_BENCHING = lawOf({
  ...VERY_NEXT,
  'advanced-2018': ['II.E-06#2', 'once other actions have been taken'],
  'advanced-2025': ['II.E-06#2', 'once they have used another card'],
});
const AFTER_ATTACHING = lawOf({
  ...VERY_NEXT,
  'advanced-2018': ['II.E-07#2', 'once other actions have been taken'],
  'advanced-2025': ['II.E-07#3', 'once they have played another card'],
});

const using = (law: typeof VERY_NEXT) =>
  step(law, (_t: T, use: () => void): void => {
    use();
  });

const usedAt: { readonly [event in PutDown]: ReturnType<typeof using> } = {
  benched: using(AFTER_BENCHING),
  'energy-attached': using(AFTER_ATTACHING),
  evolved: using(VERY_NEXT),
  'leveled-up': using(VERY_NEXT),
  'came-up': using(VERY_NEXT),
};

/** A power that waited for its event is used at its moment, and only there: the paragraph is said with its use. */
export const atItsMoment = (t: T, { on }: Power, use: () => void): void =>
  on === undefined ? use() : usedAt[on](t, use);

const waits = (view: View, action: ActionOf<'use-power'>): boolean => findPower(view, action)?.power.on !== undefined;

/** Energy, a level and the Active place may come to a Pokémon long after it came into play; where it is kept what came up, that is known too. */
const cannotHaveHappened = (view: View, event: PutDown | undefined, pokemon: Pokemon): boolean =>
  event === 'evolved' || event === 'benched'
    ? pokemon.since < view.state.turn
    : event === 'came-up' &&
      keeps(view, CAME_UP_ASKED) &&
      !pokemon.thisTurn.includes(CAME_UP) &&
      !justCameUp(view, pokemon);

const justCameUp = ({ state: { window } }: View, { uid }: Pokemon): boolean =>
  window !== null && window !== 'untold' && window.uid === uid && window.event === 'came-up';

/** Where a document does not say that other actions forfeit such a power, a later turn has nothing to do with its event all the same. */
export const eventIsOver = forbids({
  acts: ['use-power'],
  obstacle: 'used',
  code: 'power-forfeited',
  law: {
    'ex-2003': {
      silent: 'a Pokémon Power that waits for an event is used in the turn of the event',
      near: 'Options.6',
    },
    'neo-2001': { silent: 'a power that waits for an event is used in the turn of the event', near: 'Play.9B6' },
    'xy-2016': { silent: 'an Ability that waits for an event is used in the turn of the event', near: 'Turn.2F#1' },
    'me-2026': { silent: 'an Ability that waits for an event is used in the turn of the event', near: 'Turn.2F#1a' },
  },
  concerns: waits,
  when: (view, action) => {
    const power = findPower(view, action)?.power;
    const pokemon = pokemonOf(view.state, action.pokemon);
    return power !== undefined && pokemon !== null && cannotHaveHappened(view, power.on, pokemon)
      ? { pokemon: namedApart(view, pokemon), power: power.name, event: power.on ?? '', late: true }
      : null;
  },
});

export const veryNextAction = forbids({
  acts: ['use-power'],
  obstacle: 'used',
  code: 'power-forfeited',
  law: {
    'comprehensive-2009': ['408.3', 'next turn action'],
    'neo-2001': {
      open: 'whether a power that waits for an event may still be used after another action',
      near: 'Play.9B6',
    },
    'ex-2003': {
      open: 'whether a Pokémon Power that waits for an event may still be used after another action',
      near: 'Options.6',
    },
    'xy-2016': {
      open: 'whether an Ability that waits for an event may still be used after another action',
      near: 'Turn.2F#1',
    },
    'me-2026': {
      open: 'whether an Ability that waits for an event may still be used after another action',
      near: 'Turn.2F#1a',
    },
  },
  concerns: waits,
  when: (view, action) => {
    const found = findPower(view, action);
    const pokemon = pokemonOf(view.state, action.pokemon);
    if (found?.power.on === undefined || pokemon === null) return null;
    const { window } = view.state;
    if (window === 'untold') {
      // What was done last is not on the board; a Pokémon that came into play in an earlier turn is too late in any case.
      if (cannotHaveHappened(view, found.power.on, pokemon))
        return { pokemon: namedApart(view, pokemon), power: found.power.name, event: found.power.on, late: true };
      return unknownFact(view, VERY_NEXT, 'last-action-not-told', {
        pokemon: namedApart(view, pokemon),
        power: found.power.name,
        event: found.power.on,
      });
    }
    const open =
      window !== null && window.uid === pokemon.uid && window.inc === pokemon.inc && window.event === found.power.on;
    if (open && window.late === true) paragraphOf(WHETHER_TOO_LATE, view);
    return open ? null : { pokemon: namedApart(view, pokemon), power: found.power.name, event: found.power.on };
  },
});

/** Opens the window for such a power after a Pokémon was put down, and closes it with whatever action comes next. */
export const moveWindow = (t: T, action: Action): void => {
  const opened = putDown(t);
  // A window that is not open need not be closed.
  if (opened === null && t.state.window === null) return;
  usedAt[opened?.event ?? 'evolved'](t, () => moveOn(t, action, opened));
};

const moveOn = (t: T, action: Action, opened: ReturnType<typeof putDown>): void => {
  const powers = opened === null ? [] : features(t.view, [opened.pokemon]).powers;
  const uses = powers.filter(({ power }) => power.on === opened?.event);
  const left = uses.filter(({ power }) => !isUsedUp(t.view, power));
  if (opened !== null && uses.length > 0)
    openFor(
      t,
      opened,
      left.every((one) => saySwitchedOff(t, opened.pokemon, one)),
    );
  else if (staysOpen(t, action)) leaveOpen(t);
  else if (t.state.window !== null && (t.state.window !== 'untold' || powerWaits(t)))
    t.put({ kind: 'window', open: null });
};

/** Says so of a power that a text leaves without effect at its moment. Where that is unknown, nothing is said of it yet: its use will ask. */
const saySwitchedOff = (t: T, { uid }: Pokemon, { power: { name, kind }, card }: OwnPower): boolean => {
  const from = { seat: seatOf(t.state, uid) ?? t.state.toMove, uid };
  try {
    const by = mutedBy(t.view, { from, card, name, origin: 'body', kind });
    if (by.length > 0)
      t.aside(paragraphOf(withoutEffect(kind), t.view), 'trigger-muted', { text: name, by: by.join(' and ') });
    return by.length > 0;
  } catch (stop) {
    if (stop instanceof UnknownFact || stop instanceof NotModelled) return false;
    throw stop;
  }
};

/** Only the use of another card forfeits such an Ability; whether a retreat or another Ability does, is not said. */
const ANOTHER_CARD = lawOf({
  'comprehensive-2009': { otherwise: '408.3' },
  'advanced-2018': { otherwise: 'II.E-05#2' },
  'advanced-2025': ['II.E-05#2', 'once they have used another card'],
});

const WHETHER_TOO_LATE = lawOf({
  'advanced-2025': {
    open: 'whether an Ability that waits for an event may still be used after an act that uses no other card',
    near: 'II.E-05#2',
  },
});

const staysOpen = ({ state, rules }: T, action: Action): boolean => {
  const { window } = state;
  if (window === null || window === 'untold' || !speaksHere(ANOTHER_CARD, rules)) return false;
  return action.kind === 'retreat' || (action.kind === 'use-power' && action.pokemon !== window.uid);
};

const leaveOpen = (t: T): void => {
  const { window } = t.state;
  if (window === null || window === 'untold' || window.late === true) return;
  t.put({ kind: 'window', open: { uid: window.uid, event: window.event, late: true } });
};

type Opened = { readonly pokemon: Pokemon; readonly event: PutDown };

const openFor = (t: T, { pokemon: { uid }, event }: Opened, forNone: boolean): void => {
  const open = (): void => void t.put({ kind: 'window', open: { uid, event }, ...(forNone ? { forNone } : {}) });
  const moment = MOMENTS[event];
  if (moment !== null && speaksHere(moment.law, t.rules)) moment.opened(t, open);
  else open();
};

/** Is there a Poké-Power at all that an unknown last action could matter to? Not where its event would be of an earlier turn. */
const powerWaits = (t: T): boolean => {
  for (const { active, bench } of t.state.players) {
    for (const pokemon of active) if (pokemon !== null && isWaiting(t, pokemon)) return true;
    for (const pokemon of bench) if (isWaiting(t, pokemon)) return true;
  }
  return false;
};

const printsAwaited = ({ powers }: Card): boolean => powers?.some(({ on }) => on !== undefined) === true;

const hasAwaited = (t: T, pokemon: Pokemon): boolean => {
  const counted = cardsThatCount(t.view, pokemon);
  for (let at = 0; at < counted; at++) {
    const id = pokemon.stack[at];
    const card = id === undefined ? null : t.view.cardAt(id);
    if (card !== null && foundOn(card, printsAwaited)) return true;
  }
  return false;
};

/** Asked of every Pokémon after every action; most cards print no power that waits, and then it need not be asked whose powers count. */
const isWaiting = (t: T, pokemon: Pokemon): boolean =>
  (t.rules.recorder !== null || hasAwaited(t, pokemon)) &&
  features(t.view, [pokemon]).powers.some(
    ({ power }) => power.on !== undefined && !cannotHaveHappened(t.view, power.on, pokemon),
  );

const opensMoment = (event: GameEvent): { readonly uid: Uid; readonly event: PutDown } | null => {
  if (event.kind === 'benched' && event.from === 'hand') return { uid: event.uid, event: event.kind };
  if ((event.kind === 'evolved' || event.kind === 'leveled-up') && event.from.zone === 'hand')
    return { uid: event.uid, event: event.kind };
  if (event.kind === 'switched') return { uid: event.in, event: 'came-up' };
  if (event.kind === 'promoted') return { uid: event.uid, event: 'came-up' };
  return event.kind === 'attached' && event.energy && event.from.zone === 'hand'
    ? { uid: event.to, event: 'energy-attached' }
    : null;
};

/** The Pokémon that was put down from a hand or got an Energy card from it, by the rules or by the text of a card. */
const putDown = (t: T): Opened | null => {
  let last: ReturnType<typeof opensMoment> = null;
  for (let at = t.events.length - 1; at >= 0 && last === null; at -= 1) {
    const event = t.events[at];
    if (event !== undefined) last = opensMoment(event);
  }
  const pokemon = last === null ? null : pokemonOf(t.state, last.uid);
  return last === null || pokemon === null ? null : { pokemon, event: last.event };
};
