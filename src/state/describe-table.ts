import type { CardPool } from './card-pool.ts';
import { sameName } from './card-pool.ts';
import {
  attacksDescribed,
  type Describing,
  describeCard,
  describeEffects,
  describePokemon,
  energyAmong,
  usedOf,
} from './describe-pokemon.ts';
import { type GameState, type Player, type Pokemon, ZONE_NAMES, type Zone, type ZoneName } from './game-state.ts';
import { type Seat, TURN_LIMITS } from './seat.ts';
import type { CardSpec, Setup, Side, ZoneSpec } from './setup.ts';

/** The reverse of setting up a table: a state written as a setup, for the board line and the YAML. Hidden cards stay unnamed. */

/**
 * A table whose turn was not given is counted from some later one. What came about in this very turn can only be said with its number, so that it is
 * given as soon as something did: else a Pokémon that came into play in this turn would be described as there before.
 */
const isTurnGiven = ({ given, players, turn, toMove }: GameState): boolean =>
  given.turn ||
  players.some(
    ({ seat, active, bench, marks }) =>
      [...active, ...bench].some(
        (pokemon) =>
          pokemon !== null &&
          ((pokemon.since > 0 && pokemon.since === turn) ||
            pokemon.marks.some((mark) =>
              mark.origin === 'condition'
                ? mark.name === 'paralyzed' && mark.from !== reckonedFrom(seat, toMove, turn)
                : mark.from > 0 && mark.origin !== 'told',
            )),
      ) || marks.some((mark) => mark.from > 0 && mark.origin !== 'told'),
  );

/** Since when a Pokémon is assumed to be Paralyzed where it was not given: in the turn before, or if it is not its player's turn in this one. */
const reckonedFrom = (seat: Seat, toMove: Seat, turn: number): number => (seat === toMove ? turn - 1 : turn);

/** Is it known what all Supporters of this turn are called? */
const allNamed = ({ spent, supporters = 1, supportersPlayed = [] }: GameState): boolean =>
  spent.supporter && supportersPlayed.length > 0 && supportersPlayed.length === Math.max(1, supporters);

const describePile = (table: Describing, zone: Zone, seat: Seat, ordered: boolean): ZoneSpec | undefined => {
  const faceUp = new Set(zone.faceUp ?? []);
  // Cards under others that are unknown have no place on a line.
  const reach = zone.given ? zone.cards : zone.cards.slice(0, zone.cards.length - (zone.beneath ?? 0));
  const listed = reach.map((id): CardSpec | null => {
    const card = describeCard(table, id, seat);
    if (card === null) return null;
    const used = usedOf(table, id);
    return {
      ...card,
      ...(faceUp.has(id) ? { up: true as const } : {}),
      ...(used.length === 0 ? {} : { used }),
    };
  });
  const known = listed.filter((one): one is CardSpec => one !== null);
  if (known.length === 0) return zone.given ? { count: zone.cards.length, listed: [] } : undefined;
  const inOrder = ordered && zone.shuffled !== true;
  const last = inOrder ? listed.findLastIndex((one) => one !== null) + 1 : known.length;
  const shown = inOrder ? listed.slice(0, last) : known;
  const shuffled = ordered && zone.shuffled === true ? { shuffled: true as const } : {};
  if (!zone.given) return { listed: shown, atLeast: true, ...shuffled };
  return shown.length === zone.cards.length
    ? { listed: shown, ...shuffled }
    : { count: zone.cards.length, listed: shown, ...shuffled };
};

/** The attacks of the last turn that no Pokémon in play tells, or that there was none. */
const attackedOf = (table: Describing, player: Player): Pick<Side, 'attacked'> => {
  const described = attacksDescribed(table, player);
  return described === null || (described.gone.length === 0 && described.beside.length > 0)
    ? {}
    : { attacked: described.gone };
};

const describeSide = (table: Describing, player: Player): Side => {
  const theirs = [...player.active, ...player.bench].filter((one) => one !== null);
  const piles = Object.fromEntries(
    ZONE_NAMES.flatMap((name) => {
      const described = describePile(table, player[name], player.seat, name === 'deck');
      if (described === undefined || (name === 'beside' && player.beside.cards.length === 0)) return [];
      return [[name, described]];
    }),
  ) as Partial<Record<ZoneName, ZoneSpec>>;
  return {
    ...(player.activeGiven
      ? {
          active: player.active
            .filter((p): p is Pokemon => p !== null)
            .map((p) => describePokemon(table, p, player.seat)),
        }
      : {}),
    ...(player.benchGiven ? { bench: player.bench.map((p) => describePokemon(table, p, player.seat)) } : {}),
    ...piles,
    ...(player.out ? { out: true } : {}),
    ...(player.fallen > 0 ? { fallen: player.fallen } : {}),
    ...(player.fallen > 0 && player.fallenToDamage !== undefined ? { fallenToDamage: player.fallenToDamage } : {}),
    ...(player.fallenNames === undefined ? {} : { fallenNames: player.fallenNames }),
    ...(player.fallenToDamageNames === undefined ? {} : { fallenToDamageNames: player.fallenToDamageNames }),
    ...attackedOf(table, player),
    // Who showed a hand does not matter once the game has begun.
    ...(player.mulligans > 0 && table.state.phase === 'setup' ? { mulligans: player.mulligans } : {}),
    ...(player.due > 0 ? { due: player.due } : {}),
    ...(player.gx === true ? { gx: true } : {}),
    ...(player.vstar === true ? { vstar: true } : {}),
    ...(player.unions === undefined ? {} : { unions: player.unions }),
    ...(player.once === undefined ? {} : { once: player.once }),
    effects: describeEffects(player.marks, {
      seat: player.seat,
      energy: (cards) => energyAmong(table, theirs, cards),
    }),
  };
};

/** Powers of which one Pokémon of a name may use one in a turn, and whose user is not there any more to show it. */
const usedPowers = ({ state, pool, asked }: Describing): readonly string[] => {
  const cards = new Set(state.cards.flatMap(({ card }) => card ?? []));
  const limited = [...cards].flatMap((key) =>
    (pool.find(key)?.powers ?? []).flatMap(({ name, oneOfNamePerTurn }) => (oneOfNamePerTurn === true ? [name] : [])),
  );
  const there = state.players
    .filter(({ seat }) => seat === state.toMove)
    .flatMap(({ active, bench }) => [...active, ...bench])
    .flatMap((pokemon) => pokemon?.thisTurn ?? []);
  return [...new Set(state.powersUsed ?? [])].filter(
    (used) => (asked || limited.some((name) => sameName(name, used))) && !there.some((name) => sameName(name, used)),
  );
};

/** Is the last action known to be none that a power of a Pokémon in play waits for? */
const momentOver = ({ state, pool, asked }: Describing): boolean =>
  state.window === null &&
  (asked ||
    state.players.some(
      ({ seat, active, bench }) =>
        seat === state.toMove &&
        [...active, ...bench].some(
          (pokemon) =>
            pokemon?.stack.some((id) =>
              (pool.find(state.cards[id]?.card ?? '')?.powers ?? []).some(
                ({ on }) =>
                  on !== undefined && (on === 'energy-attached' || on === 'came-up' || pokemon.since === state.turn),
              ),
            ) === true,
        ),
    ));

/** `asked`: what was done is written down as if a text on the table asked for it, so that tables of other prints are compared by what was done on them. */
export const describeTable = (state: GameState, pool: CardPool, asked = false): Setup => {
  const turnGiven = isTurnGiven(state);
  const table: Describing = { state, pool, turnGiven, asked };
  const stadium = state.stadium === null ? null : describeCard(table, state.stadium.card, 'p1');
  const powers = usedPowers(table);
  const owner =
    state.stadium === null || state.stadium.ownerUnknown === true ? undefined : state.cards[state.stadium.card]?.owner;
  return {
    ruleset: state.ruleset,
    ...(turnGiven ? { turn: state.turn } : {}),
    toMove: state.toMove,
    ...(state.phase === 'action' ? {} : { phase: state.phase }),
    ...(state.format === '1on1' ? {} : { format: state.format }),
    ...(state.phase === 'setup' && state.given.first ? { first: state.first } : {}),
    ...(state.facing === null ? {} : { facing: state.facing }),
    ...(state.suddenDeath === true ? { suddenDeath: true } : {}),
    used: TURN_LIMITS.filter((limit) => state.spent[limit]),
    ...((state.supporters ?? 0) > 1 ? { supporters: state.supporters } : {}),
    ...(allNamed(state) ? { supportersPlayed: state.supportersPlayed ?? [] } : {}),
    ...(powers.length === 0 ? {} : { usedPowers: powers }),
    ...(momentOver(table) ? { momentOver: true } : {}),
    sides: Object.fromEntries(state.players.map((player) => [player.seat, describeSide(table, player)])),
    ...(stadium === null ? {} : { stadium: { ...stadium, ...(owner === undefined ? {} : { owner }) } }),
    ...(state.stadium !== null && usedOf(table, state.stadium.card).length > 0 ? { stadiumUsed: true } : {}),
    effects: [],
  };
};
