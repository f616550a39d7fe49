import { apartFrom, type Standing } from '../../claims/index.ts';
import type { GameEvent } from '../../engine/index.ts';
import {
  type Card,
  type CardId,
  type CardPool,
  energyLabel,
  type GameState,
  type Seat,
  type Uid,
} from '../../state/index.ts';

/** Who stands where, moved along with the events. */
class Places {
  readonly #rows = new Map<Seat, { active: (Uid | null)[]; bench: Uid[] }>();

  constructor(state: GameState) {
    for (const { seat, active, bench } of state.players)
      this.#rows.set(seat, {
        active: active.map((pokemon) => pokemon?.uid ?? null),
        bench: bench.map(({ uid }) => uid),
      });
  }

  of(uid: Uid): (Standing & { readonly seat: Seat }) | null {
    for (const [seat, { active, bench }] of this.#rows) {
      const actives = active.length;
      if (active.includes(uid)) return { seat, row: 'active', at: active.indexOf(uid), actives };
      if (bench.includes(uid)) return { seat, row: 'bench', at: bench.indexOf(uid), actives };
    }
    return null;
  }

  /** Every Pokémon in play with its player. */
  all(): readonly { readonly uid: Uid; readonly seat: Seat }[] {
    return [...this.#rows].flatMap(([seat, { active, bench }]) =>
      [...active, ...bench].flatMap((uid) => (uid === null ? [] : [{ uid, seat }])),
    );
  }

  #leave(uid: Uid): void {
    for (const row of this.#rows.values()) {
      row.active = row.active.map((one) => (one === uid ? null : one));
      row.bench = row.bench.filter((one) => one !== uid);
    }
  }

  #activate(seat: Seat, uid: Uid): void {
    this.#leave(uid);
    const { active = [] } = this.#rows.get(seat) ?? {};
    active[Math.max(0, active.indexOf(null))] = uid;
  }

  see(event: GameEvent): void {
    if (event.kind === 'knocked-out' || event.kind === 'returned') this.#leave(event.uid);
    if (event.kind === 'promoted') this.#activate(event.seat, event.uid);
    if (event.kind === 'benched') this.#rows.get(event.seat)?.bench.push(event.uid);
    if (event.kind === 'set-out') {
      if (event.as === 'bench') this.#rows.get(event.seat)?.bench.push(event.uid);
      else this.#activate(event.seat, event.uid);
    }
    const row = event.kind === 'switched' ? this.#rows.get(event.seat) : undefined;
    if (row !== undefined && event.kind === 'switched') {
      row.active = row.active.map((one) => (one === event.out ? event.in : one));
      row.bench = row.bench.map((one) => (one === event.in ? event.out : one));
    }
  }
}

/** What things are called at the moment an event happens. `see` moves on past the event. */
export interface Names {
  pokemon(uid: Uid): string;
  card(id: CardId): string;
  /** Energy as judges write it: a letter, a short name, else the name. */
  energy(id: CardId): string;
  owner(uid: Uid): Seat;
  /** Damage points on it. */
  damage(uid: Uid): number;
  /** Energy on the Pokémon that attacks, in the order of attaching. */
  attackersEnergy(): readonly string[];
  see(event: GameEvent): void;
}

const UNDESCRIBED = 'a Pokémon';
export const UNDESCRIBED_CARD = 'a card';

/**
 * Names on the table before anything happened. Each event that is seen changes the names for those after it: a Pokémon that evolved has its new
 * name, one that left play keeps its last.
 */
export const namesFrom = (state: GameState, pool: CardPool): Names => {
  const cards: (string | null)[] = state.cards.map((card) => card.card);
  const tops = new Map<Uid, CardId | null>();
  const seats = new Map<Uid, Seat>();
  const stacks = new Map<Uid, readonly CardId[]>();
  const damage = new Map<Uid, number>();
  const attached = new Map<Uid, readonly CardId[]>();
  let attacker: Uid | null = null;
  for (const player of state.players) {
    for (const pokemon of [...player.active, ...player.bench]) {
      if (pokemon === null) continue;
      tops.set(pokemon.uid, pokemon.stack[0] ?? null);
      stacks.set(pokemon.uid, pokemon.stack);
      seats.set(pokemon.uid, player.seat);
      damage.set(pokemon.uid, pokemon.damage);
      attached.set(
        pokemon.uid,
        pokemon.attached.filter((one) => one.as === undefined).map((one) => one.card),
      );
    }
  }
  const cardAt = (id: CardId): Card | null => {
    const key = cards[id] ?? null;
    return key === null ? null : (pool.find(key) ?? null);
  };
  const put = (uid: Uid, card: CardId): void => {
    tops.set(uid, card);
    stacks.set(uid, [card, ...(stacks.get(uid) ?? [])]);
  };
  const more = (uid: Uid, points: number): void => {
    damage.set(uid, (damage.get(uid) ?? 0) + points);
  };
  const lose = (uid: Uid, card: CardId): void => {
    attached.set(
      uid,
      (attached.get(uid) ?? []).filter((one) => one !== card),
    );
  };
  const places = new Places(state);
  /** What those who left play were called last. */
  const gone = new Map<Uid, string>();
  const nameAt = (uid: Uid): string | null => {
    const top = tops.get(uid) ?? null;
    return (top === null ? null : cardAt(top))?.name ?? null;
  };
  const called = (uid: Uid): string => {
    const name = nameAt(uid);
    const place = places.of(uid);
    if (name === null || place === null) return gone.get(uid) ?? name ?? UNDESCRIBED;
    const namesakes = places.all().filter((one) => one.uid !== uid && nameAt(one.uid) === name);
    return apartFrom(name, place.seat, place, {
      own: namesakes.some(({ seat }) => seat === place.seat),
      others: namesakes.some(({ seat }) => seat !== place.seat),
    });
  };
  return {
    pokemon: called,
    card: (id) => cardAt(id)?.name ?? UNDESCRIBED_CARD,
    energy(id) {
      const card = cardAt(id);
      return card === null ? UNDESCRIBED_CARD : energyLabel(card);
    },
    owner: (uid) => seats.get(uid) ?? 'p1',
    damage: (uid) => damage.get(uid) ?? 0,
    attackersEnergy: () =>
      (attacker === null ? [] : (attached.get(attacker) ?? [])).flatMap((id) => {
        const card = cardAt(id);
        return card?.kind === 'energy' ? [energyLabel(card)] : [];
      }),
    see(event) {
      if (event.kind === 'knocked-out' || event.kind === 'returned') gone.set(event.uid, called(event.uid));
      if (event.kind === 'attack-declared') attacker = event.uid;
      if (event.kind === 'damaged' || event.kind === 'healed')
        more(event.uid, event.kind === 'healed' ? -event.amount : event.amount);
      if (event.kind === 'counters-placed') more(event.uid, event.counters * 10);
      if (event.kind === 'counters-moved') {
        more(event.from, -event.counters * 10);
        if (event.to !== null) more(event.to, event.counters * 10);
      }
      if (event.kind === 'attached') attached.set(event.to, [...(attached.get(event.to) ?? []), event.card]);
      if (event.kind === 'detached') lose(event.from, event.card);
      if (event.kind === 'attachment-moved') {
        lose(event.from, event.card);
        attached.set(event.to, [...(attached.get(event.to) ?? []), event.card]);
      }
      if (event.kind === 'conjured') cards[event.card] = null;
      if (event.kind === 'lost-sight') for (const card of event.cards) cards[card] = null;
      if (event.kind === 'benched' || event.kind === 'set-out') {
        put(event.uid, event.card);
        seats.set(event.uid, event.seat);
      }
      if (event.kind === 'evolved' || event.kind === 'leveled-up') put(event.uid, event.card);
      if (event.kind === 'devolved') {
        const left = (stacks.get(event.uid) ?? []).filter((card) => !event.cards.includes(card));
        stacks.set(event.uid, left);
        tops.set(event.uid, left[0] ?? null);
      }
      places.see(event);
    },
  };
};
