import type { Standing } from '../../claims/index.ts';
import type { GameEvent } from '../../engine/index.ts';
import type { GameState, Seat, Uid } from '../../state/index.ts';

/** Who stands where, moved along with the events. */
export class Places {
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
