import { hpOnTable } from '../../ruling/index.ts';
import {
  type Card,
  type CardPool,
  describeTable,
  energyLabel,
  type GameState,
  isDone,
  type Mark,
  type Pokemon,
  type PokemonSpec,
  type Seat,
  type Setup,
  sameName,
  ZONE_NAMES,
  type Zone,
  type ZoneName,
} from '../../state/index.ts';
import { playersOn } from '../player-names.ts';
import { conditionName, markName } from '../words/events.ts';
import type { PlaceJson, ShowReport, SideJson } from './types.ts';

const isEvolution = (card: Card | null): boolean =>
  card?.stage === 'stage 1' || card?.stage === 'stage 2' || card?.stage === 'level-up';

/** What a Pokémon did this turn: of a power, that it was used. */
const happened = (what: string): string => (isDone(what) ? what : `${what} used`);

/** `spec` is the Pokémon as it was described; a time that was only filled in is not drawn. */
const placeJson = (
  state: GameState,
  pool: CardPool,
  pokemon: Pokemon,
  place: string,
  seat: Seat,
  spec: PokemonSpec | undefined,
  history: readonly string[],
  hp: number | null,
): PlaceJson => {
  const cardAt = (id: number): Card | null => {
    const key = state.cards[id]?.card ?? null;
    return key === null ? null : (pool.find(key) ?? null);
  };
  const [top, ...beneath] = pokemon.stack;
  const card = top === undefined ? null : cardAt(top);
  const max = hp ?? card?.hp ?? null;
  const energy = pokemon.attached.filter(
    (one) => one.as === undefined && (cardAt(one.card)?.kind ?? 'energy') === 'energy',
  );
  const owned = (id: number): string => {
    const owner = state.cards[id]?.owner ?? seat;
    return owner === seat ? '' : `, owned by ${owner}`;
  };
  const wasGiven = (mark: Mark): boolean =>
    spec === undefined ||
    [...spec.conditions, ...spec.effects].some(
      ({ name, since }) => since === mark.from && sameName(name, markName(mark)),
    );
  const since = (mark: Mark): string =>
    mark.from > 0 && mark.from < state.turn && wasGiven(mark) ? ` since turn ${mark.from}` : '';
  const conditions = pokemon.marks.filter((mark) => mark.origin === 'condition');
  const others = pokemon.marks.filter((mark) => mark.origin !== 'condition' && mark.says.claim !== 'condition');
  const counters = (mark: Mark): string => {
    const { counters: number, coins } = mark.says;
    if (typeof coins === 'number') return ` (${coins} coins)`;
    return typeof number === 'number' && number !== 1 ? ` ${number}` : '';
  };
  return {
    place,
    name: card?.name ?? null,
    print: card?.print ?? null,
    on: beneath.map((id) => cardAt(id)?.name ?? '?'),
    bare: beneath.length === 0 && isEvolution(card),
    hp: max === null ? null : { left: Math.max(0, max - pokemon.damage), max },
    damage: pokemon.damage,
    energy: energy.map(({ card: id }) => {
      const attached = cardAt(id);
      return energyLabel(attached) + (owned(id) === '' ? '' : ` (${state.cards[id]?.owner})`);
    }),
    attached: pokemon.attached
      .filter((one) => !energy.includes(one))
      .map(({ card: id, as }) => {
        const attached = cardAt(id);
        const isTool = (attached?.tags ?? []).includes('tool');
        const name = attached?.name ?? 'a card';
        return as === 'tool' ? `${name} as a Tool${owned(id)}` : `${isTool ? 'Tool ' : ''}${name}${owned(id)}`;
      }),
    conditions: conditions.map((mark) => conditionName(markName(mark)) + counters(mark)),
    notes: [
      ...conditions.flatMap((mark) => (since(mark) === '' ? [] : [`${markName(mark)}${since(mark)}`])),
      ...history.map(happened),
      ...others.map((mark) => `${markName(mark)}${since(mark)}`),
      ...(pokemon.since > 0 && pokemon.since === state.turn ? ['new this turn'] : []),
    ],
  };
};

const zoneJson = (state: GameState, pool: CardPool, name: ZoneName, zone: Zone): SideJson['zones'] => {
  const known = zone.cards.flatMap((id) => {
    const key = state.cards[id]?.card ?? null;
    return key === null ? [] : [pool.find(key)?.name ?? key];
  });
  if (!zone.given && known.length === 0) return [];
  if (zone.given && zone.cards.length === 0 && (name === 'lost' || name === 'beside')) return [];
  const up = (zone.faceUp ?? []).flatMap((id) => {
    const key = state.cards[id]?.card ?? null;
    return key === null ? [] : [pool.find(key)?.name ?? key];
  });
  return [
    { zone: name, count: zone.given ? zone.cards.length : null, known, ...(up.length === 0 ? {} : { faceUp: up }) },
  ];
};

/** The table as it is, for drawing and for other programs. */
export const showReport = (state: GameState, pool: CardPool, board: string, setup: Setup | null = null): ShowReport => {
  const cardName = (id: number): string => {
    const key = state.cards[id]?.card ?? null;
    return key === null ? 'a Stadium' : (pool.find(key)?.name ?? key);
  };
  const now = describeTable(state, pool);
  const hpOf = hpOnTable(state, pool);
  return {
    schema: 1,
    ...playersOn(setup),
    ruleset: state.ruleset,
    format: state.format,
    turn: state.given.turn ? state.turn : null,
    toMove: state.toMove,
    phase: state.phase,
    used: [
      ...Object.entries(state.spent).flatMap(([limit, spent]) =>
        spent ? [limit === 'supporter' && (state.supporters ?? 0) > 1 ? `${state.supporters} Supporters` : limit] : [],
      ),
      ...(now.usedPowers ?? []),
      ...(now.momentOver === true ? ['moment over'] : []),
    ],
    stadium:
      state.stadium === null
        ? null
        : {
            name: cardName(state.stadium.card),
            owner: state.cards[state.stadium.card]?.owner ?? state.toMove,
            ...(now.stadiumUsed === true ? { used: true } : {}),
          },
    sides: state.players.map((player): SideJson => {
      const actives = player.active.length;
      const described = setup?.sides[player.seat];
      const side = now.sides[player.seat];
      const there = [...player.active.filter((one) => one !== null), ...player.bench];
      const given = [...(side?.active ?? []), ...(side?.bench ?? [])];
      const historyOf = (pokemon: Pokemon): readonly string[] =>
        (player.activeGiven && player.benchGiven ? given[there.indexOf(pokemon)]?.history : undefined) ??
        pokemon.thisTurn;
      const at = (pokemon: Pokemon, place: string, spec: PokemonSpec | undefined): PlaceJson =>
        placeJson(state, pool, pokemon, place, player.seat, spec, historyOf(pokemon), hpOf(pokemon));
      return {
        seat: player.seat,
        name: setup?.players?.[player.seat] ?? null,
        out: player.out,
        zones: ZONE_NAMES.flatMap((zone) => zoneJson(state, pool, zone, player[zone])),
        active: player.activeGiven
          ? player.active.flatMap((pokemon, index) =>
              pokemon === null
                ? []
                : [at(pokemon, actives > 1 ? `active ${index + 1}` : 'active', described?.active?.[index])],
            )
          : null,
        bench: player.benchGiven
          ? player.bench.map((pokemon, index) => at(pokemon, `bench ${index + 1}`, described?.bench?.[index]))
          : null,
        effects: player.marks.map(markName),
      };
    }),
    board,
  };
};
