import type { GameEvent } from '../../engine/index.ts';
import type { Card, CardId, CardPool, GameState, Mark, Pokemon, Seat, Uid } from '../../state/index.ts';

/** What the events so far made of the table: each class follows one thing. */

const inPlay = (state: GameState): readonly (readonly [Pokemon, Seat])[] =>
  state.players.flatMap(({ active, bench, seat }) =>
    [...active, ...bench].flatMap((pokemon) => (pokemon === null ? [] : [[pokemon, seat] as const])),
  );

/** Which card each id stands for, as far as it is known. */
export class KnownCards {
  readonly #keys: (string | null)[];
  readonly #pool: CardPool;

  constructor(state: GameState, pool: CardPool) {
    this.#keys = state.cards.map(({ card }) => card);
    this.#pool = pool;
  }

  at(id: CardId): Card | null {
    const key = this.#keys[id] ?? null;
    return key === null ? null : (this.#pool.find(key) ?? null);
  }

  see(event: GameEvent): void {
    if (event.kind === 'conjured') this.#keys[event.card] = null;
    if (event.kind === 'lost-sight') for (const card of event.cards) this.#keys[card] = null;
  }
}

/** The cards that make up each Pokémon, the top one first, and whose it is. Those of a Pokémon that left play stay. */
export class Stacks {
  readonly #cards = new Map<Uid, readonly CardId[]>();
  readonly #seats = new Map<Uid, Seat>();

  constructor(state: GameState) {
    for (const [{ uid, stack }, seat] of inPlay(state)) {
      this.#cards.set(uid, stack);
      this.#seats.set(uid, seat);
    }
  }

  top(uid: Uid): CardId | null {
    return this.#cards.get(uid)?.[0] ?? null;
  }

  /** The top card once these have been taken off. */
  topWithout(uid: Uid, cards: readonly CardId[]): CardId | null {
    return (this.#cards.get(uid) ?? []).find((card) => !cards.includes(card)) ?? null;
  }

  owner(uid: Uid): Seat {
    return this.#seats.get(uid) ?? 'p1';
  }

  see(event: GameEvent): void {
    if (event.kind === 'benched' || event.kind === 'set-out') {
      this.#put(event.uid, event.card);
      this.#seats.set(event.uid, event.seat);
    }
    if (event.kind === 'evolved' || event.kind === 'leveled-up') this.#put(event.uid, event.card);
    if (event.kind === 'exchanged')
      this.#cards.set(
        event.uid,
        (this.#cards.get(event.uid) ?? []).map((card) => (card === event.with ? event.card : card)),
      );
    if (event.kind === 'devolved')
      this.#cards.set(
        event.uid,
        (this.#cards.get(event.uid) ?? []).filter((card) => !event.cards.includes(card)),
      );
  }

  #put(uid: Uid, card: CardId): void {
    this.#cards.set(uid, [card, ...(this.#cards.get(uid) ?? [])]);
  }
}

/** Damage points on each Pokémon. */
export class Damage {
  readonly #points = new Map<Uid, number>();

  constructor(state: GameState) {
    for (const [{ uid, damage }] of inPlay(state)) this.#points.set(uid, damage);
  }

  on(uid: Uid): number {
    return this.#points.get(uid) ?? 0;
  }

  see(event: GameEvent): void {
    if (event.kind === 'damaged') this.#add(event.uid, event.amount);
    if (event.kind === 'healed') this.#add(event.uid, -event.amount);
    if (event.kind === 'counters-placed') this.#add(event.uid, event.counters * 10);
    if (event.kind === 'counters-moved') {
      this.#add(event.from, -event.counters * 10);
      if (event.to !== null) this.#add(event.to, event.counters * 10);
    }
  }

  #add(uid: Uid, points: number): void {
    this.#points.set(uid, this.on(uid) + points);
  }
}

/** Effects that last on each Pokémon. */
export class Marks {
  readonly #marks = new Map<Uid, readonly Mark[]>();

  constructor(state: GameState) {
    for (const [{ uid, marks }] of inPlay(state)) this.#marks.set(uid, marks);
  }

  on(uid: Uid): readonly Mark[] {
    return this.#marks.get(uid) ?? [];
  }

  see(event: GameEvent): void {
    if (event.kind === 'marked') this.#marks.set(event.uid, [...this.on(event.uid), event.mark]);
    if (event.kind === 'unmarked')
      this.#marks.set(
        event.uid,
        this.on(event.uid).filter(({ id }) => id !== event.mark),
      );
  }
}

/** Cards attached to each Pokémon as themselves, in the order of attaching. */
export class Attached {
  readonly #cards = new Map<Uid, readonly CardId[]>();

  constructor(state: GameState) {
    for (const [{ uid, attached }] of inPlay(state))
      this.#cards.set(
        uid,
        attached.filter((one) => one.as === undefined).map((one) => one.card),
      );
  }

  to(uid: Uid): readonly CardId[] {
    return this.#cards.get(uid) ?? [];
  }

  see(event: GameEvent): void {
    if (event.kind === 'detached' || event.kind === 'attachment-moved')
      this.#cards.set(
        event.from,
        this.to(event.from).filter((one) => one !== event.card),
      );
    if (event.kind === 'attached' || event.kind === 'attachment-moved')
      this.#cards.set(event.to, [...this.to(event.to), event.card]);
  }
}
