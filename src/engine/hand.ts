import {
  type CardId,
  copyOfPlayer,
  copyOfPokemon,
  copyOfState,
  copyOfZone,
  type GameState,
  type Player,
  type Pokemon,
  type Seat,
  type Uid,
  type Zone,
  type ZoneName,
} from '../state/index.ts';

/** What may be written on. Its lists may not: to change one, another is put in its place. */
type Open<T> = { -readonly [K in keyof T]: T[K] };

export type OpenPokemon = Open<Pokemon>;
export type OpenPlayer = Open<Player>;
export type OpenZone = Open<Zone>;
export type OpenState = Omit<Open<GameState>, 'players'> & { players: Player[] };

type Row = 'active' | 'bench';

/** The list with something else at that place. */
const putAt = <T>(list: readonly T[], at: number, one: T): readonly T[] => {
  const copy = list.slice();
  copy[at] = one;
  return copy;
};

/** The list without what is at that place. */
const without = <T>(list: readonly T[], at: number): readonly T[] => {
  if (at === 0) return list.slice(1);
  const copy = list.slice();
  copy.splice(at, 1);
  return copy;
};

/**
 * Writes one step's changes. A player, a Pokémon or a pile is copied at its first touch and then written on until the step ends, so the old
 * state stays valid and shares everything untouched, and the fold of events reads like assignment.
 */
export class Hand {
  readonly state: OpenState;
  /** Everything this hand has copied and holds alone: a few objects, which no set finds sooner than a list. */
  readonly #own: object[] = [];

  constructor(before: GameState) {
    const state = copyOfState(before) as OpenState;
    state.players = before.players.slice();
    this.state = state;
  }

  player(seat: Seat): OpenPlayer {
    const { players } = this.state;
    for (let at = 0; at < players.length; at += 1) {
      const player = players[at];
      if (player === undefined || player.seat !== seat) continue;
      if (this.#own.includes(player)) return player;
      const copy = copyOfPlayer(player);
      this.#own.push(copy);
      players[at] = copy;
      return copy;
    }
    throw new Error(`no player sits at ${seat}`);
  }

  /** Who that is, and where; the player is one to write on. */
  #placeOf(uid: Uid): {
    readonly player: OpenPlayer;
    readonly row: Row;
    readonly at: number;
    readonly pokemon: Pokemon;
  } {
    for (const { seat, active, bench } of this.state.players) {
      for (let at = 0; at < active.length; at += 1) {
        const pokemon = active[at];
        if (pokemon?.uid === uid) return { player: this.player(seat), row: 'active', at, pokemon };
      }
      for (let at = 0; at < bench.length; at += 1) {
        const pokemon = bench[at];
        if (pokemon?.uid === uid) return { player: this.player(seat), row: 'bench', at, pokemon };
      }
    }
    throw new Error(`no Pokémon ${uid} in play`);
  }

  pokemon(uid: Uid): OpenPokemon {
    const { player, row, at, pokemon } = this.#placeOf(uid);
    if (this.#own.includes(pokemon)) return pokemon;
    const copy = copyOfPokemon(pokemon);
    this.#own.push(copy);
    if (row === 'active') player.active = putAt(player.active, at, copy);
    else player.bench = putAt(player.bench, at, copy);
    return copy;
  }

  /** Puts a Pokémon on a Bench. */
  bench(seat: Seat, pokemon: Pokemon): void {
    const player = this.player(seat);
    player.bench = [...player.bench, pokemon];
  }

  /** Puts a Pokémon in the first Active place that is empty. */
  activate(seat: Seat, pokemon: Pokemon): void {
    const player = this.player(seat);
    player.active = putAt(player.active, player.active.indexOf(null), pokemon);
  }

  /** Takes a Pokémon off the table and returns it with its owner's seat. An Active place stays, empty. */
  takeOffTable(uid: Uid): { pokemon: Pokemon; seat: Seat } {
    const { player, row, at, pokemon } = this.#placeOf(uid);
    if (row === 'active') player.active = putAt(player.active, at, null);
    else player.bench = without(player.bench, at);
    return { pokemon, seat: player.seat };
  }

  /** Switches an Active Pokémon with a Benched one of the same player. */
  swap(out: Uid, into: Uid): void {
    const goes = this.#placeOf(out);
    const comes = this.#placeOf(into);
    goes.player.active = putAt(goes.player.active, goes.at, comes.pokemon);
    comes.player.bench = putAt(comes.player.bench, comes.at, goes.pokemon);
  }

  zone(seat: Seat, zone: ZoneName): OpenZone {
    const player = this.player(seat);
    const pile = player[zone];
    if (this.#own.includes(pile)) return pile;
    const copy = copyOfZone(pile);
    this.#own.push(copy);
    player[zone] = copy;
    return copy;
  }

  take(card: CardId, seat: Seat, zone: ZoneName): void {
    const pile = this.zone(seat, zone);
    const at = pile.cards.indexOf(card);
    if (at < 0) throw new Error(`card ${card} is not in the ${zone} of ${seat}`);
    if (pile.beneath !== undefined && at >= pile.cards.length - pile.beneath) pile.beneath -= 1;
    if (pile.faceUp !== undefined) pile.faceUp = pile.faceUp.filter((id) => id !== card);
    pile.cards = without(pile.cards, at);
  }

  putInto(card: CardId, seat: Seat, zone: ZoneName, bottom = false): void {
    const pile = this.zone(seat, zone);
    if (this.state.cardsUsed?.some((one) => one.card === card) === true)
      this.state.cardsUsed = this.state.cardsUsed.map((one) =>
        one.card === card ? { ...one, putDownAgain: true } : one,
      );
    pile.cards = zone === 'deck' && !bottom ? [card, ...pile.cards] : [...pile.cards, card];
    if (bottom && !pile.given) pile.beneath = (pile.beneath ?? 0) + 1;
  }

  ownerOf(card: CardId): Seat {
    const instance = this.state.cards[card];
    if (instance === undefined) throw new Error(`no card ${card}`);
    return instance.owner;
  }
}
