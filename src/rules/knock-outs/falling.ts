import { claimsOn, type ForceOf, isTeammate, matches, pokemonOf, seatOf, topCard } from '../../claims/index.ts';
import { lawOf, leftOpenBy, reading, step } from '../../engine/index.ts';
import { type Pokemon, type Seat, sameValue, type Uid, withPrint } from '../../state/index.ts';
import { saySilent } from '../effects/silent-triggers.ts';
import { maximumHp } from '../pokemon/effective-values.ts';
import type { T } from '../questions.ts';
import type { CheckRun, Fallen } from './check-run.ts';

/** Effects of being Knocked Out, which come before the discard; and what of a Knock Out is remembered (APR I.D, II.E-04, II.E-11). */

/** The Pokémon, of either side, whose attack did the damage by which this one has no HP left; null where something else did it. */
export const strikerOf = (t: T, pokemon: Pokemon): Uid | null => {
  const hp = maximumHp(t.view, pokemon);
  if (hp === null || t.state.phase === 'between') return null;
  // Going back through what happened, up to the event by which the HP were gone.
  let before = pokemon.damage;
  for (const event of t.events.toReversed()) {
    const after = before;
    if (event.kind === 'damaged' && event.uid === pokemon.uid) before -= event.amount;
    else if (event.kind === 'counters-placed' && event.uid === pokemon.uid) before -= event.counters * 10;
    else if (event.kind === 'healed' && event.uid === pokemon.uid) before += event.amount;
    else if (event.kind === 'counters-moved' && event.to === pokemon.uid) before -= event.counters * 10;
    else if (event.kind === 'counters-moved' && event.from === pokemon.uid) before += event.counters * 10;
    else continue;
    if (before >= hp || after < hp) continue;
    return event.kind === 'damaged' ? event.by : null;
  }
  return null;
};

/** The same of an attack of the opponent. */
export const struckDownBy = (t: T, pokemon: Pokemon): Uid | null => {
  const by = strikerOf(t, pokemon);
  const owner = seatOf(t.state, pokemon.uid);
  if (by === null || owner === null) return null;
  return isTeammate(t.view, seatOf(t.state, by) ?? t.state.toMove, owner) ? null : by;
};

export const fellToDamage = (t: T, pokemon: Pokemon): boolean => struckDownBy(t, pokemon) !== null;

/** Own Pokémon that fall in the turn of the opponent are remembered for the turn that follows. */
export const rememberFall = (t: T, seat: Seat, toDamage: boolean, name: string | null): void => {
  if (t.state.phase === 'between' || isTeammate(t.view, seat, t.state.toMove)) return;
  t.put({ kind: 'fell', seat, count: 1, toDamage: toDamage ? 1 : 0, ...(name === null ? {} : { name }) });
};

/** A Trainer card in play as a Pokémon may say that its Knock Out is none, with which it gives no Prize. */
export const countsAsFallen = (t: T, pokemon: Pokemon): boolean => {
  const card = topCard(t.view, pokemon);
  return card?.kind !== 'trainer' || card.prizes !== 0;
};

/** The name by which a fallen Pokémon is remembered, with its print where that was given; null where it was of another type than its card prints, or is not known. */
export const nameToRemember = (t: T, pokemon: Pokemon): string | null => {
  const card = topCard(t.view, pokemon);
  if (card === null || !sameValue(t.view.readings.types(t.view, pokemon), card.types ?? [])) return null;
  const print = t.state.cards[pokemon.stack[0] ?? -1]?.print;
  return withPrint({ name: card.name, ...(print === undefined ? {} : { print }) });
};

/** With a new turn what was Knocked Out in the turn before that player's own no longer matters. */
export const forgetFalls = (t: T): void => {
  for (const { seat, fallen } of t.state.players)
    if (fallen > 0 && !isTeammate(t.view, seat, t.state.toMove)) t.put({ kind: 'fallen-forgotten', seat });
};

/** What such a text can reach, from the hand of its player alone to the Pokémon that falls and the Prizes for it. */
export type Reach = 'own-hand' | 'others' | 'fallen';

/** A text that waits for the Knock Out of a Pokémon, and by whose attack that came. */
export interface Falling {
  readonly uid: Uid;
  readonly force: ForceOf<'trigger'>;
  readonly by: Uid | null;
}

const waitingOn = (t: T, uid: Uid): readonly Falling[] => {
  const pokemon = pokemonOf(t.state, uid);
  if (pokemon === null) return [];
  const by = struckDownBy(t, pokemon);
  const forces = claimsOn(t.view, pokemon, 'trigger', {
    only: ({ claim, from }) =>
      claim.event === 'knocked-out' &&
      (claim['by-damage'] !== true || by !== null) &&
      (claim.by === undefined || (by !== null && matches(t.view, claim.by, from, by))),
    why: t.why,
  });
  saySilent(t, uid, { event: 'knocked-out', ...(by === null ? { lacks: 'fall-to-damage' } : {}), by }, forces);
  return forces.map((force) => ({ uid, force, by }));
};

const BEFORE_THE_DISCARD = 'what a text does when a Pokémon is Knocked Out is done before anything is discarded';

/** All of them are processed before anything is discarded. */
const PROCESSED = lawOf({
  'neo-2001': { open: 'when what a text does at a Knock Out is done', near: 'Order.7' },
  'ex-2003': { open: 'when what a text does at a Knock Out is done', near: 'intro' },
  // Triggers that wait are done before the Knock Outs (303.1b), and none is set off before its event is over (406.2): where that leaves this one is
  // not said.
  'comprehensive-2009': { open: 'when what a text does at a Knock Out is done', near: '303.1b' },
  'advanced-2018': ['I.D/ko.2', 'Process the effects that are activated when a Pokémon is Knocked Out'],
  'advanced-2025': ['I.D/ko.2', 'Process the effects that are activated when a Pokémon is Knocked Out'],
  'xy-2016': { silent: BEFORE_THE_DISCARD, near: 'Turn.3C#3' },
  'me-2026': { silent: BEFORE_THE_DISCARD, near: 'Turn.3C#3a' },
});

const processed = step(PROCESSED, (t: T, waiting: readonly Falling[]): void => {
  beforeTheDiscard(t, waiting);
});

const beforeTheDiscard = step(
  {
    'advanced-2018': ['II.E-04#2', 'they are done immediately before that process discards the Pokémon'],
    'advanced-2025': ['II.E-04#3', 'they are done immediately before that process discards the Pokémon'],
    'xy-2016': { silent: BEFORE_THE_DISCARD, near: 'Turn.3C#3' },
    'me-2026': { silent: BEFORE_THE_DISCARD, near: 'Turn.3C#3a' },
  },
  (t: T, waiting: readonly Falling[]): void => {
    forWhoFell(t, waiting);
  },
);

const forWhoFell = step(
  {
    'advanced-2018': ['II.E-04#1', 'it has more damage counters than its remaining HP'],
    'advanced-2025': ['II.E-04#1', 'it has more damage counters than its remaining HP'],
    'xy-2016': ['Turn.3C#3', 'total damage is equal to its HP or more'],
    'me-2026': ['Turn.3C#3a', 'total damage is equal to its HP or more'],
  },
  (t: T, waiting: readonly Falling[]): void => {
    t.rules.answers.falling(t, waiting);
  },
);

/** Each player orders those of their own Pokémon; no rule says which player's come first. */
const ordered = reading(
  {
    'advanced-2018': {
      open: 'whose texts are done first where those of both players wait for one Knock Out',
      near: 'II.E-04#3',
    },
    'advanced-2025': 'absent',
  },
  (_view, [waiting]: readonly [readonly Falling[]]): readonly Falling[] => waiting,
  (_view, [waiting]) => waiting,
);

const DRAWS_AT_IT =
  'a text that only draws cards at a Knock Out does so whether the Pokémon is discarded before or after';

/** Where the moment is left open, but each leads to the same. */
const whicheverIsFirst = step(
  {
    'neo-2001': { silent: DRAWS_AT_IT, near: 'Order.7' },
    'ex-2003': { silent: DRAWS_AT_IT, near: 'intro' },
    'comprehensive-2009': ['406.1', 'such an effect performs its actions'],
    'advanced-2018': 'absent',
    'advanced-2025': 'absent',
    'xy-2016': 'absent',
    'me-2026': 'absent',
  },
  (t: T, waiting: readonly Falling[]): void => {
    t.rules.answers.falling(t, waiting);
  },
);

/** Effects of being Knocked Out, of all that fall together. Where their moment is left open, what leaves the Knock Out as it is waits for it and the Prizes. */
export const effectsOfFalling = (
  t: T,
  doomed: readonly Omit<Fallen, 'prizes'>[],
  { undecided }: Pick<CheckRun, 'undecided'>,
): void => {
  const waiting = doomed.flatMap(({ uid }) => waitingOn(t, uid));
  const owners = new Set(waiting.map(({ uid }) => seatOf(t.state, uid)));
  if (owners.size === 0) return;
  const reaches = new Set(waiting.map(({ force }) => t.rules.answers.reachOfFalling(force.claim.does)));
  if (leftOpenBy(PROCESSED, t.rules) === null || reaches.has('fallen'))
    processed(t, owners.size > 1 ? ordered(t.view, [waiting], t.why) : waiting);
  // The Prizes go to the other side, so that who draws takes none.
  else if (!reaches.has('others') && new Set(doomed.map(({ seat }) => seat)).size === 1) whicheverIsFirst(t, waiting);
  else undecided.push(...waiting);
};

/** Breaks off where texts wait whose moment is left open: after the Knock Out and its Prizes, which do not depend on it. */
export const stopBeforeUndecided = (t: T, { undecided }: CheckRun): void => {
  if (undecided.length > 0) processed(t, undecided);
};
