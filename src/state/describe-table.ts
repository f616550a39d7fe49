import { type Card, energyLabel } from './card.ts';
import type { CardPool } from './card-pool.ts';
import {
  type CardId,
  type GameState,
  type Mark,
  type Player,
  type Pokemon,
  ZONE_NAMES,
  type Zone,
  type ZoneName,
} from './game-state.ts';
import { type Seat, TURN_LIMITS } from './seat.ts';
import type { CardSpec, ConditionSpec, EffectSpec, PokemonSpec, Setup, Side, Sketch, ZoneSpec } from './setup.ts';

/** The reverse of setting up a table: a state written as a setup, for the board line and the YAML. Hidden cards stay unnamed. */

// A letter is the basic Energy card on file, never one that the table writes itself.
const shortName = (card: Card): string => (card.own === true ? (card.short ?? card.name) : energyLabel(card));

const sketchOf = (card: Card): Sketch => ({
  ...(card.hp === undefined ? {} : { hp: card.hp }),
  ...(card.types === undefined ? {} : { types: card.types }),
  ...(card.retreat === undefined ? {} : { retreat: card.retreat }),
  ...(card.weakness === undefined ? {} : { weakness: card.weakness }),
  ...(card.resistance === undefined ? {} : { resistance: card.resistance }),
  ...(card.stage === undefined || (card.stage === 'basic' && card.from === undefined) ? {} : { stage: card.stage }),
  ...(card.prizes === undefined ? {} : { prizes: card.prizes }),
  ...(card.from === undefined ? {} : { from: card.from }),
});

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

export const describeTable = (state: GameState, pool: CardPool): Setup => {
  const turnGiven = isTurnGiven(state);
  const spec = (id: CardId, holder: Seat): CardSpec | null => {
    const instance = state.cards[id];
    if (instance === undefined || instance.card === null) return null;
    const card = pool.card(instance.card);
    return {
      name: shortName(card),
      ...(instance.print === undefined || card.sketched === true ? {} : { print: instance.print }),
      ...(card.sketched === true ? { sketch: sketchOf(card) } : {}),
      ...(instance.owner === holder ? {} : { owner: instance.owner }),
    };
  };

  const conditions = (marks: readonly Mark[]): ConditionSpec[] =>
    marks
      .filter(
        (mark) =>
          (mark.origin === 'condition' || (mark.origin === 'told' && mark.marker && mark.says.given !== undefined)) &&
          mark.parent === null,
      )
      .map((mark) => {
        const amount = marks.find((other) => other.parent === mark.id)?.says.counters;
        return {
          name: mark.name,
          ...(typeof amount === 'number' ? { amount } : {}),
          ...(mark.origin === 'condition' && turnGiven && mark.reckoned !== true ? { since: mark.from } : {}),
        };
      });

  const effects = (marks: readonly Mark[]): EffectSpec[] =>
    marks
      .filter((mark) => mark.origin !== 'condition' && mark.parent === null && !(mark.origin === 'told' && mark.marker))
      .map((mark) => {
        const { by, chosen } = mark.says;
        return {
          name: mark.name,
          ...(typeof by === 'string' ? { by } : {}),
          ...(mark.from > 0 ? { since: mark.from } : {}),
          ...(typeof chosen === 'string' ? { chosen } : {}),
        };
      });

  const pokemon = (p: Pokemon, seat: Seat): PokemonSpec => {
    const [top, ...below] = p.stack;
    const card = top === undefined ? null : spec(top, seat);
    const under = below.map((id) => spec(id, seat));
    const printed = top === undefined ? null : (state.cards[top]?.card ?? null);
    const isEvolution = printed !== null && !['basic', 'baby', undefined].includes(pool.card(printed).stage);
    const allKnown = under.every((one) => one !== null);
    return {
      card:
        card === null
          ? null
          : { ...card, ...(p.since !== 0 && (turnGiven || p.since < 0) ? { since: Math.abs(p.since) } : {}) },
      ...(allKnown && (under.length > 0 || isEvolution) ? { under: under as CardSpec[] } : {}),
      attached: p.attached.flatMap((one) => {
        const attachedCard = spec(one.card, seat);
        return attachedCard === null ? [] : [{ card: attachedCard, ...(one.as === undefined ? {} : { as: one.as }) }];
      }),
      damage: p.damage,
      conditions: conditions(p.marks),
      history: p.thisTurn,
      effects: effects(p.marks),
    };
  };

  const pile = (zone: Zone, seat: Seat, ordered: boolean): ZoneSpec | undefined => {
    if (!zone.given) return undefined;
    const listed = zone.cards.map((id) => spec(id, seat));
    const known = listed.filter((one): one is CardSpec => one !== null);
    if (known.length === 0) return { count: zone.cards.length, listed: [] };
    const last = ordered ? listed.findLastIndex((one) => one !== null) + 1 : known.length;
    const shown = ordered ? listed.slice(0, last) : known;
    return shown.length === zone.cards.length ? { listed: shown } : { count: zone.cards.length, listed: shown };
  };

  const side = (player: Player): Side => {
    const piles = Object.fromEntries(
      ZONE_NAMES.flatMap((name) => {
        const described = pile(player[name], player.seat, name === 'deck');
        if (described === undefined || (name === 'beside' && player.beside.cards.length === 0)) return [];
        return [[name, described]];
      }),
    ) as Partial<Record<ZoneName, ZoneSpec>>;
    return {
      ...(player.activeGiven
        ? { active: player.active.filter((p): p is Pokemon => p !== null).map((p) => pokemon(p, player.seat)) }
        : {}),
      ...(player.benchGiven ? { bench: player.bench.map((p) => pokemon(p, player.seat)) } : {}),
      ...piles,
      ...(player.out ? { out: true } : {}),
      ...(player.fallen > 0 ? { fallen: player.fallen } : {}),
      ...(player.fallen > 0 && player.fallenToDamage !== undefined ? { fallenToDamage: player.fallenToDamage } : {}),
      // Who showed a hand does not matter once the game has begun.
      ...(player.mulligans > 0 && state.phase === 'setup' ? { mulligans: player.mulligans } : {}),
      ...(player.due > 0 ? { due: player.due } : {}),
      ...(player.gx === true ? { gx: true } : {}),
      effects: effects(player.marks),
    };
  };

  const stadium = state.stadium === null ? null : spec(state.stadium.card, 'p1');
  const owner = state.stadium === null ? undefined : state.cards[state.stadium.card]?.owner;
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
    sides: Object.fromEntries(state.players.map((player) => [player.seat, side(player)])),
    ...(stadium === null ? {} : { stadium: { ...stadium, ...(owner === undefined ? {} : { owner }) } }),
    effects: [],
  };
};
