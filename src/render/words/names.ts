import { apartFrom } from '../../claims/index.ts';
import type { RuledDoc } from '../../corpus/index.ts';
import type { GameEvent } from '../../engine/index.ts';
import { type CardId, type CardPool, energyLabel, type GameState, type Seat, type Uid } from '../../state/index.ts';
import { effectSays } from './lasting-effects.ts';
import { Places } from './places.ts';
import { Attached, Damage, KnownCards, Marks, Stacks } from './pokemon-in-play.ts';

/** What things are called at the moment an event happens. `see` moves on past the event. */
export interface Names {
  pokemon(uid: Uid): string;
  card(id: CardId): string;
  /** What it is called by the card beneath these; null where that is not known. */
  without(uid: Uid, cards: readonly CardId[]): string | null;
  /** Energy as judges write it: a letter, a short name, else the name. */
  energy(id: CardId): string;
  owner(uid: Uid): Seat;
  /** Damage points on it. */
  damage(uid: Uid): number;
  /** Energy on the Pokémon that attacks, in the order of attaching. */
  attackersEnergy(): readonly string[];
  /** What the effect on it with this number says, as far as there are words for it: ` (“attacks do no damage to Aegislash”)`; else empty. */
  whatItSays(uid: Uid, mark: number): string;
  see(event: GameEvent): void;
  /** The document that rules here, for what documents call by different names. */
  readonly doc: RuledDoc | null;
  /** Is it known which turn it is? A table whose turn was not given is counted from some later one, and no number of it is said. */
  readonly turnGiven: boolean;
}

const UNDESCRIBED = 'a Pokémon';
export const UNDESCRIBED_CARD = 'a card';

/**
 * Names on the table before anything happened. Each event that is seen changes the names for those after it: a Pokémon that evolved has its new
 * name, one that left play keeps its last.
 */
export const namesFrom = (state: GameState, pool: CardPool, doc: RuledDoc | null = null): Names => {
  const cards = new KnownCards(state, pool);
  const stacks = new Stacks(state);
  const damage = new Damage(state);
  const attached = new Attached(state);
  const places = new Places(state);
  const marks = new Marks(state);
  /** What those who left play were called last. */
  const gone = new Map<Uid, string>();
  /** Who changed places, by what they are to the Active place since: of namesakes, where one stood and where it stands is easily mistaken. */
  const moved = new Map<Uid, 'former' | 'new'>();
  let attacker: Uid | null = null;
  const nameAt = (uid: Uid): string | null => {
    const top = stacks.top(uid);
    return (top === null ? null : cards.at(top))?.name ?? null;
  };
  const called = (uid: Uid): string => {
    const name = nameAt(uid);
    const place = places.of(uid);
    if (name === null || place === null) return gone.get(uid) ?? name ?? UNDESCRIBED;
    const namesakes = places.all().filter((one) => one.uid !== uid && nameAt(one.uid) === name);
    const own = namesakes.some(({ seat }) => seat === place.seat);
    const others = namesakes.some(({ seat }) => seat !== place.seat);
    const since = moved.get(uid);
    if (own && since !== undefined) return `${others ? `${place.seat}'s` : 'the'} ${since} Active ${name}`;
    return apartFrom(name, place.seat, place, { own, others });
  };
  return {
    doc,
    turnGiven: state.given.turn || state.phase === 'setup',
    pokemon: called,
    card: (id) => cards.at(id)?.name ?? UNDESCRIBED_CARD,
    without(uid, taken) {
      const top = stacks.topWithout(uid, taken);
      return (top === null ? null : cards.at(top))?.name ?? null;
    },
    energy(id) {
      const card = cards.at(id);
      return card === null ? UNDESCRIBED_CARD : energyLabel(card);
    },
    owner: (uid) => stacks.owner(uid),
    damage: (uid) => damage.on(uid),
    whatItSays(uid, id) {
      const ended = marks.on(uid).find((mark) => mark.id === id);
      const says = ended === undefined ? null : effectSays(ended, called(uid));
      return says === null ? '' : ` (“${says}”)`;
    },
    attackersEnergy: () =>
      (attacker === null ? [] : attached.to(attacker)).flatMap((id) => {
        const card = cards.at(id);
        return card?.kind === 'energy' ? [energyLabel(card)] : [];
      }),
    see(event) {
      if (event.kind === 'knocked-out' || event.kind === 'returned') gone.set(event.uid, called(event.uid));
      if (event.kind === 'attack-declared') attacker = event.uid;
      if (event.kind === 'switched') moved.set(event.out, 'former').set(event.in, 'new');
      for (const followed of [cards, stacks, damage, attached, places, marks]) followed.see(event);
    },
  };
};
