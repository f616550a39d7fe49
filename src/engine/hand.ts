import type { CardId, GameState, Player, Pokemon, Seat, Uid, Zone, ZoneName } from '../state/index.ts';

type Open<T> = { -readonly [K in keyof T]: T[K] };

export type OpenPokemon = Omit<Open<Pokemon>, 'stack' | 'attached' | 'marks' | 'thisTurn'> & {
  stack: CardId[];
  attached: Pokemon['attached'][number][];
  marks: Pokemon['marks'][number][];
  thisTurn: string[];
};
export type OpenPlayer = Omit<Open<Player>, 'active' | 'bench' | 'marks'> & {
  active: (Pokemon | null)[];
  bench: Pokemon[];
  marks: Player['marks'][number][];
};
export type OpenZone = Omit<Open<Zone>, 'cards'> & { cards: CardId[] };
export type OpenState = Omit<Open<GameState>, 'players' | 'cards'> & {
  players: Player[];
  cards: GameState['cards'][number][];
};

/**
 * Writes one step's changes. A player or Pokémon is copied at its first touch and then changed in place until the step ends, so the old
 * state stays valid and shares everything untouched, and the fold of events reads like assignment.
 */
export class Hand {
  readonly state: OpenState;
  /** Everything this hand has copied, and nobody else holds: a few objects, which no set finds sooner than a list. */
  readonly #own: object[] = [];

  constructor(before: GameState) {
    this.state = { ...before, players: [...before.players], cards: before.cards as GameState['cards'][number][] };
  }

  player(seat: Seat): OpenPlayer {
    const at = this.state.players.findIndex((p) => p.seat === seat);
    const player = this.state.players[at];
    if (player === undefined) throw new Error(`nobody sits at ${seat}`);
    if (this.#own.includes(player)) return player as OpenPlayer;
    const copy: OpenPlayer = {
      ...player,
      active: [...player.active],
      bench: [...player.bench],
      marks: [...player.marks],
    };
    this.#own.push(copy);
    this.state.players[at] = copy;
    return copy;
  }

  #place(uid: Uid): { player: OpenPlayer; row: 'active' | 'bench'; at: number } {
    for (const { seat, active, bench } of this.state.players) {
      for (let at = 0; at < active.length; at += 1)
        if (active[at]?.uid === uid) return { player: this.player(seat), row: 'active', at };
      for (let at = 0; at < bench.length; at += 1)
        if (bench[at]?.uid === uid) return { player: this.player(seat), row: 'bench', at };
    }
    throw new Error(`no Pokémon ${uid} in play`);
  }

  pokemon(uid: Uid): OpenPokemon {
    const { player, row, at } = this.#place(uid);
    const pokemon = player[row][at] as Pokemon;
    if (this.#own.includes(pokemon)) return pokemon as OpenPokemon;
    const copy: OpenPokemon = {
      ...pokemon,
      stack: [...pokemon.stack],
      attached: [...pokemon.attached],
      marks: [...pokemon.marks],
      thisTurn: [...pokemon.thisTurn],
    };
    this.#own.push(copy);
    player[row][at] = copy;
    return copy;
  }

  /** Takes a Pokémon off the table and returns it with its owner's seat. An Active place stays, empty. */
  lift(uid: Uid): { pokemon: Pokemon; seat: Seat } {
    const { player, row, at } = this.#place(uid);
    const pokemon = player[row][at] as Pokemon;
    if (row === 'active') player.active[at] = null;
    else player.bench.splice(at, 1);
    return { pokemon, seat: player.seat };
  }

  /** Switches an Active Pokémon with a Benched one of the same player. */
  swap(out: Uid, into: Uid): void {
    const a = this.#place(out);
    const b = this.#place(into);
    const goes = a.player.active[a.at] as Pokemon;
    a.player.active[a.at] = b.player.bench[b.at] as Pokemon;
    b.player.bench[b.at] = goes;
  }

  zone(seat: Seat, zone: ZoneName): OpenZone {
    const player = this.player(seat);
    const pile: Zone = player[zone];
    if (this.#own.includes(pile)) return pile as OpenZone;
    const copy: OpenZone = { ...pile, cards: [...pile.cards] };
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
    pile.cards.splice(at, 1);
  }

  lay(card: CardId, seat: Seat, zone: ZoneName, bottom = false): void {
    const pile = this.zone(seat, zone);
    if (this.state.cardsUsed?.some((one) => one.card === card) === true)
      this.state.cardsUsed = this.state.cardsUsed.map((one) => (one.card === card ? { ...one, lain: true } : one));
    if (zone === 'deck' && !bottom) pile.cards.unshift(card);
    else pile.cards.push(card);
    if (bottom && !pile.told) pile.beneath = (pile.beneath ?? 0) + 1;
  }

  ownerOf(card: CardId): Seat {
    const instance = this.state.cards[card];
    if (instance === undefined) throw new Error(`no card ${card}`);
    return instance.owner;
  }
}
