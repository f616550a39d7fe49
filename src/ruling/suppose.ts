import { type Claim, playerOf } from '../claims/index.ts';
import { type Action, actOf } from '../engine/index.ts';
import type { GameState, Mark, Pokemon } from '../state/index.ts';
import type { Assumed } from './assumptions.ts';

/**
 * What a card text that is not executed might say, as claims the engine does execute. A table with such a claim added is ruled on like any
 * other: what a judge assumes and what is only tried out are the same thing.
 */

export interface Supposed {
  readonly says: Claim;
  /** The assumed source. */
  readonly name: string;
  /** The claim is on the Active Pokémon of the player to move, or on the player. */
  readonly on: 'active' | 'player';
  /** A lasting effect that was given by its name, not a card in play. */
  readonly byName?: boolean;
}

const withClaim = (state: GameState, { says, name, on, byName }: Supposed): GameState => {
  const player = playerOf(state, state.toMove);
  const mark: Mark = {
    id: state.nextMark,
    says: says as unknown as Mark['says'],
    name,
    seat: player.seat,
    origin: byName === true ? 'told' : 'assumed',
    marker: false,
    from: state.turn,
    until: null,
    parent: null,
  };
  const active = player.active.map((pokemon) =>
    pokemon === null ? null : { ...pokemon, marks: [...pokemon.marks, mark] },
  );
  const marked = on === 'active' ? { ...player, active } : { ...player, marks: [...player.marks, mark] };
  const players = state.players.map((other) => (other.seat === player.seat ? marked : other));
  return { ...state, nextMark: state.nextMark + 1, players };
};

/** Adds claims to the table. */
export const suppose = (state: GameState, supposed: readonly Supposed[]): GameState =>
  supposed.reduce(withClaim, state);

/** The table without the claims that were added to `before`. */
export const withoutSupposed = (after: GameState, before: GameState, supposed: readonly Supposed[]): GameState => {
  if (supposed.length === 0) return after;
  const kept = (marks: readonly Mark[]): readonly Mark[] =>
    marks.filter(({ id }) => id < before.nextMark || id >= before.nextMark + supposed.length);
  const bare = (pokemon: Pokemon): Pokemon => ({ ...pokemon, marks: kept(pokemon.marks) });
  const players = after.players.map((player) => ({
    ...player,
    marks: kept(player.marks),
    active: player.active.map((pokemon) => (pokemon === null ? null : bare(pokemon))),
    bench: player.bench.map(bare),
  }));
  return { ...after, players };
};

/** What belongs to the action phase, asked in the attack phase: with the opponent's permission the player is back there (CR 603.3). */
export const withWayBack = <P extends { readonly action: Action; readonly state: GameState }>(
  prepared: P,
  { wayBack }: Assumed,
): P =>
  wayBack && prepared.state.phase === 'attack' && !['attack', 'end-turn', 'draw'].includes(prepared.action.kind)
    ? { ...prepared, state: { ...prepared.state, phase: 'action' } }
    : prepared;

export const retreatCosts = (cost: number, name = 'the assumption'): Supposed => ({
  says: { claim: 'retreat', set: cost },
  name,
  on: 'active',
});

/** Grounds that a card can overrule so that the act can still be carried out; what is not there cannot be allowed. */
const OVERRULABLE = ['asleep', 'paralyzed', 'limit', 'first-turn', 'new', 'effect', 'used'] as const;

/** Grounds against this action that a permission of a card can overrule. An attack needs its Energy only to be begun; a retreat also pays with it. */
export const overrulable = (action: Action): readonly ((typeof OVERRULABLE)[number] | 'energy')[] =>
  action.kind === 'attack' ? [...OVERRULABLE, 'energy'] : OVERRULABLE;

/** A card that forbids or allows the action; null for what no card speaks of. */
export const speaks = (verb: 'forbids' | 'allows', action: Action, name: string, byName = false): Supposed | null => {
  const act = actOf(action);
  if (act === null) return null;
  const says: Claim =
    verb === 'forbids' ? { claim: 'cannot', act } : { claim: 'may', act, despite: overrulable(action) };
  return { says, name, on: 'player', byName };
};

/** What the judge assumes of this action, as claims. */
export const assumedOf = (
  action: Action,
  assumed: Assumed,
  isByName: (name: string) => boolean,
): readonly Supposed[] => [
  ...assumed.forbidding.flatMap((name) => speaks('forbids', action, name, isByName(name)) ?? []),
  ...assumed.allowing.flatMap((name) => speaks('allows', action, name, isByName(name)) ?? []),
];
