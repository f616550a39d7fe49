import type { Card, CardId, GameState, Mark, Player, Pokemon, Power, PowerKind, Seat, Uid } from '../state/index.ts';
import type { View } from './view.ts';

/** Looks at the table that need no rule: who sits where, which Pokémon has this uid, what is on top. */

export const playersOf = (view: View): readonly Player[] => view.state.players;

export const playerOf = (state: GameState, seat: Seat): Player => {
  for (const player of state.players) if (player.seat === seat) return player;
  throw new Error(`there is no player at ${seat}`);
};

export const inPlay = (player: Player): readonly Pokemon[] => {
  const found: Pokemon[] = [];
  for (const pokemon of player.active) if (pokemon !== null) found.push(pokemon);
  for (const pokemon of player.bench) found.push(pokemon);
  return found;
};

/** Looks at every Pokémon in play, players and places in their order. Code that changes the table on the way goes through `inPlay`. */
export const lookAtAll = (players: readonly Player[], look: (pokemon: Pokemon, player: Player) => void): void => {
  for (const player of players) {
    for (const pokemon of player.active) if (pokemon !== null) look(pokemon, player);
    for (const pokemon of player.bench) look(pokemon, player);
  }
};

/** The Pokémon with that uid, or null when it has left play. */
export const pokemonOf = (state: GameState, uid: Uid): Pokemon | null => {
  for (const player of state.players) {
    for (const pokemon of player.active) if (pokemon !== null && pokemon.uid === uid) return pokemon;
    for (const pokemon of player.bench) if (pokemon.uid === uid) return pokemon;
  }
  return null;
};

export const seatOf = (state: GameState, uid: Uid): Seat | null => {
  for (const player of state.players) {
    for (const pokemon of player.active) if (pokemon !== null && pokemon.uid === uid) return player.seat;
    for (const pokemon of player.bench) if (pokemon.uid === uid) return player.seat;
  }
  return null;
};

export const ownerOf = (view: View, pokemon: Pokemon): Seat => seatOf(view.state, pokemon.uid) ?? 'p1';

export const isActive = (view: View, pokemon: Pokemon): boolean => {
  for (const player of view.state.players) {
    for (const one of player.active) if (one !== null && one.uid === pokemon.uid) return true;
  }
  return false;
};

/** The seats that play against this one, as the form of play says. */
export const opponentsOf = (view: View, seat: Seat): readonly Seat[] => view.readings.opponents(view, seat);

/** Does that seat play on the side of this one, or sit there itself? */
export const isTeammate = (view: View, a: Seat, b: Seat): boolean => a === b || !opponentsOf(view, a).includes(b);

/** A player's Active Pokémon, as many as there are. */
export const activesOf = (player: Player): readonly Pokemon[] => player.active.filter((pokemon) => pokemon !== null);

/** The top card, or null when the Pokémon is not described. */
export const topCard = (view: View, pokemon: Pokemon): Card | null => {
  const top = pokemon.stack[0];
  return top === undefined ? null : view.cardAt(top);
};

/** Is it on the table without being described? Then cards that were not given may be attached to it all the same. */
export const isUndescribed = (view: View, pokemon: Pokemon): boolean => topCard(view, pokemon) === null;

/** What the Pokémon is called; an undescribed one is "a Pokémon". LV.X stays in the printed name. */
export const nameOf = (view: View, pokemon: Pokemon): string => topCard(view, pokemon)?.name ?? 'a Pokémon';

/** Where a Pokémon stands: its row, the place in it from 0, and how many places its player has for Active Pokémon. */
export interface Standing {
  readonly row: 'active' | 'bench';
  readonly at: number;
  readonly actives: number;
}

/** A name with what tells it from namesakes: its player where another player has one too, its place where the same player has another. */
export const apartFrom = (
  name: string,
  seat: Seat,
  { row, at, actives }: Standing,
  namesakes: { readonly own: boolean; readonly others: boolean },
): string => {
  const owned = namesakes.others ? `${seat}'s ` : '';
  if (!namesakes.own) return owned + name;
  if (row === 'bench') return `${owned}${name} on Bench ${at + 1}`;
  if (actives > 1) return `${owned}${name} at Active ${at + 1}`;
  return `${owned === '' ? 'the ' : owned}Active ${name}`;
};

/** The name of a Pokémon for people, distinguished from any other of that name in play: `p1's Pikachu`, `Pikachu on Bench 2`. */
export const namedApart = (view: View, pokemon: Pokemon): string => {
  if (lastNamed.view !== view) lastNamed = { view, names: new Map() };
  const known = lastNamed.names.get(pokemon);
  if (known !== undefined) return known;
  const name = nameApart(view, pokemon);
  lastNamed.names.set(pokemon, name);
  return name;
};

/** The names on the table that was looked at last: several rules name the same Pokémon of one table. */
let lastNamed: { readonly view: View | null; readonly names: Map<Pokemon, string> } = { view: null, names: new Map() };

const nameApart = (view: View, pokemon: Pokemon): string => {
  const top = topCard(view, pokemon);
  if (top === null) return nameOf(view, pokemon);
  const namesakes: Seat[] = [];
  for (const { seat, active, bench } of view.state.players) {
    for (const one of active) if (one !== null && isNamesake(view, pokemon, one, top.name)) namesakes.push(seat);
    for (const one of bench) if (isNamesake(view, pokemon, one, top.name)) namesakes.push(seat);
  }
  // Most have none, and no more has to be known of them.
  const found = namesakes.length === 0 ? null : standingOf(view.state, pokemon.uid);
  if (found === null) return top.name;
  const own = namesakes.includes(found.seat);
  return apartFrom(top.name, found.seat, found, { own, others: namesakes.some((one) => one !== found.seat) });
};

const isNamesake = (view: View, pokemon: Pokemon, other: Pokemon, name: string): boolean =>
  other.uid !== pokemon.uid && topCard(view, other)?.name === name;

/** Where that Pokémon stands; null when it has left play. */
const standingOf = (state: GameState, uid: Uid): (Standing & { readonly seat: Seat }) | null => {
  for (const { seat, active, bench } of state.players) {
    const actives = active.length;
    const front = active.findIndex((one) => one?.uid === uid);
    if (front >= 0) return { seat, row: 'active', at: front, actives };
    const behind = bench.findIndex((one) => one.uid === uid);
    if (behind >= 0) return { seat, row: 'bench', at: behind, actives };
  }
  return null;
};

export const conditionOf = (pokemon: Pokemon, name: string): Mark | null =>
  pokemon.marks.find((mark) => mark.origin === 'condition' && mark.says.name === name) ?? null;

/** Attached Energy cards, in the order of attaching. */
export const energyIds = (view: View, pokemon: Pokemon): readonly CardId[] =>
  pokemon.attached.filter((a) => a.as === undefined && view.cardAt(a.card)?.kind === 'energy').map((a) => a.card);

export const energyCards = (view: View, pokemon: Pokemon): readonly (Card | null)[] =>
  energyIds(view, pokemon).map((id) => view.cardAt(id));

const POWER_WORDS: Readonly<Record<PowerKind, string>> = {
  power: 'Poké-Power',
  body: 'Poké-Body',
  'pokemon-power': 'Pokémon Power',
  ability: 'Ability',
  trait: 'Ancient Trait',
};

/** Where a text stands, in words: `Poké-Body Flame Body`. */
export const placeOfPower = ({ kind, name }: Power): string => `${POWER_WORDS[kind]} ${name}`;

/** A place in the words of a question: `active`, `active 2`, `bench 3`. */
export const placeOf = (state: GameState, uid: Uid): string => {
  for (const player of state.players) {
    const a = player.active.findIndex((p) => p?.uid === uid);
    if (a >= 0) return player.active.length > 1 ? `active ${a + 1}` : 'active';
    const b = player.bench.findIndex((p) => p.uid === uid);
    if (b >= 0) return `bench ${b + 1}`;
  }
  return 'nowhere';
};
