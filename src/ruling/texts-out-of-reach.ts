import {
  type Claim,
  type ClaimOf,
  type Filter,
  type Force,
  fits,
  matches,
  pokemonOf,
  preventsDamage,
  preventsEffects,
  seatOf,
  type View,
} from '../claims/index.ts';
import { type Action, eventsIn, type TraceEntry } from '../engine/index.ts';
import type { Uid } from '../state/index.ts';
import type { Way } from './ruling.ts';
import { ofWhom, ruleFor, unmetConditionOf } from './texts-not-now.ts';
import { reachedBy } from './texts-without-effect.ts';
import { unlessUnknown } from './unless-unknown.ts';

/** Texts of other cards that would keep off, or change, what an act does to a Pokémon, and do not reach it where it stands or as things are. */

/** More of them than these would hide what does act. */
const MOST = 3;

/** A Pokémon to which the act does something, and what. */
interface Reached {
  readonly uid: Uid;
  readonly by: 'damaged' | 'counters-placed';
}

type Traces = readonly (readonly TraceEntry[])[];

const reachedIn = (view: View, all: Traces): readonly Reached[] => {
  const found = all.flatMap((trace) =>
    eventsIn(trace).flatMap((event): readonly Reached[] =>
      event.kind === 'damaged' || event.kind === 'counters-placed' ? [{ uid: event.uid, by: event.kind }] : [],
    ),
  );
  return found.filter(
    (one, at) =>
      seatOf(view.state, one.uid) !== view.state.toMove &&
      found.findIndex(({ uid, by }) => uid === one.uid && by === one.by) === at,
  );
};

/** The Pokémon from which it comes. */
const sourceOf = (action: Action): Uid | null =>
  action.kind === 'attack' ? action.attacker : action.kind === 'use-power' ? action.pokemon : null;

/** Does the text keep off what is done there, wherever it is done? */
const isAgainst = (claim: ClaimOf<'prevent'>, action: Action, { by }: Reached): boolean => {
  if (by === 'damaged') return preventsDamage(claim);
  return claim.what === 'counters' || (action.kind === 'attack' && preventsEffects(claim));
};

const comesFrom = (view: View, { claim, from }: Force, source: Uid | null): boolean => {
  const whom = claim.claim === 'prevent' ? claim.from : undefined;
  const pokemon = source === null ? null : pokemonOf(view.state, source);
  return whom === undefined || (pokemon !== null && fits(view, pokemon, whom, from));
};

/** Of Pokémon in another place than this one, which is what they speak of in all else. */
const isElsewhere = (view: View, { claim, from }: Force, uid: Uid): boolean => {
  const pokemon = pokemonOf(view.state, uid);
  if (pokemon === null || typeof claim.on !== 'object' || claim.on.place === undefined) return false;
  const { place: _place, ...others } = claim.on;
  return !fits(view, pokemon, claim.on, from) && fits(view, pokemon, others, from);
};

const placeIn = ({ on }: Claim): Filter =>
  typeof on === 'object' && on.place !== undefined ? { place: on.place } : {};

/** What such a text asks for: of Pokémon that stand elsewhere, or what is not so now; null where it acts, or is about something else. */
const passedBy = (view: View, action: Action, force: Force, reached: Reached): Way['facts'] | null => {
  const { claim, from } = force;
  if (claim.claim !== 'prevent' || from.uid === reached.uid || force.origin === 'mark') return null;
  if (!isAgainst(claim, action, reached) || !comesFrom(view, force, sourceOf(action))) return null;
  if (isElsewhere(view, force, reached.uid))
    return { text: force.name, player: from.seat, unmet: 'kind', terms: JSON.stringify(placeIn(claim)) };
  if (claim.while === undefined || !matches(view, claim.on ?? 'self', from, reached.uid)) return null;
  const unmet = unmetConditionOf(view, force);
  return unmet === null ? null : { ...ofWhom(view, force), ...unmet };
};

/** A text that keeps off what attacks do to that Pokémon beside damage, or counters that are placed: damage comes through. */
const letsDamageThrough = (view: View, action: Action, force: Force, { uid, by }: Reached): Way['facts'] | null => {
  const { claim, from } = force;
  if (claim.claim !== 'prevent' || by !== 'damaged' || preventsDamage(claim) || force.origin === 'mark') return null;
  if (!comesFrom(view, force, sourceOf(action)) || !matches(view, claim.on ?? 'self', from, uid)) return null;
  return unmetConditionOf(view, force) === null
    ? { text: force.name, player: from.seat, unmet: 'no-damage', what: claim.what }
    : null;
};

const wayOf = (view: View, action: Action, force: Force, reached: Reached): Way | null => {
  const facts = passedBy(view, action, force, reached) ?? letsDamageThrough(view, action, force, reached);
  return facts === null ? null : { legal: false, code: 'text-not-now', facts, rule: ruleFor(view, force, facts) };
};

const namedIn = (entries: readonly TraceEntry[]): readonly unknown[] =>
  entries.flatMap((entry) => {
    if (entry.kind === 'rule') return namedIn(entry.entries);
    return entry.kind === 'note' ? [entry.facts.by] : [];
  });

/** Does it keep off from another Pokémon what the same act would do there? Then it is not said to act nowhere. */
const actsElsewhere = (view: View, action: Action, { claim, from }: Force): boolean =>
  reachedBy(view, action, []).some(
    (uid) => seatOf(view.state, uid) !== view.state.toMove && matches(view, claim.on ?? 'self', from, uid),
  );

/** Each such text once; one that the play names already is left out. */
export const textsOutOfReach = (view: View, action: Action, all: Traces): readonly Way[] => {
  if (!view.says('prevent')) return [];
  const named = new Set(all.flatMap(namedIn));
  const ways = reachedIn(view, all).flatMap((reached) =>
    view.forces('prevent').flatMap((force): readonly Way[] => {
      if (named.has(force.name)) return [];
      const way = unlessUnknown(
        () => wayOf(view, action, force, reached),
        () => null,
      );
      return way === null || (way.facts.unmet === 'kind' && actsElsewhere(view, action, force)) ? [] : [way];
    }),
  );
  return ways.filter((one, at) => ways.findIndex(({ facts }) => facts.text === one.facts.text) === at).slice(0, MOST);
};
