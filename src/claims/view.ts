import type { RuledDoc, RuleId } from '../corpus/index.ts';
import type {
  Attack,
  Card,
  CardId,
  CardPool,
  ConditionName,
  EnergyLetter,
  GameState,
  Mark,
  Player,
  Pokemon,
  Power,
  PowerKind,
  Resistance,
  Seat,
  Stage,
  Uid,
  Weakness,
} from '../state/index.ts';
import type { Act } from './act.ts';
import type { ClaimKind, ClaimOf } from './claim.ts';
import type { NoteCode } from './codes.ts';
import { type Force, NOTHING_SAID, type Speakers, saidAt, sayNothing, speakersAt } from './force.ts';
import { lookAtAll } from './look.ts';
import { unmuted } from './mutes.ts';
import type { AttackAsked, FallAsked, SupporterAsked } from './shapes-of-words.ts';

/** Receives each rule that a value was read by, with the fact of this table. Given only when the reasons are asked for. */
export type Why = (rule: RuleId, code: NoteCode, facts?: Facts) => void;

/**
 * Receives each rule that gave a value, and whether the value would have been another without it. Given only by tests and the record of what
 * scenarios reach.
 */
export type Recorder = (rule: RuleId, acted: boolean) => void;

/** Facts of a table that go with a code; what the words at the very end are made of. */
export type Facts = { readonly [name: string]: string | number | boolean | readonly string[] };

/** The printed side of a Pokémon in play, after the rules that merge cards (CR 307.3h). Undescribed values are null. */
export interface Features {
  readonly attacks: readonly OwnAttack[];
  readonly powers: readonly OwnPower[];
  readonly hp: number | null;
  readonly types: readonly EnergyLetter[] | null;
  readonly weakness: readonly Weakness[] | null;
  readonly resistance: readonly Resistance[] | null;
  readonly retreat: number | null;
}

/** An attack or power, and the card that prints it. */
export interface OwnAttack {
  readonly attack: Attack;
  readonly card: CardId;
}
export interface OwnPower {
  readonly power: Power;
  readonly card: CardId;
}

/** Of whom a text speaks: of all that fit or of one, on which side, in which place; who "you" and "your opponent" are. */
export interface TextReach {
  readonly each: boolean;
  readonly side: 'yours' | 'theirs' | 'any' | undefined;
  readonly place: 'active' | 'bench' | undefined;
  readonly you: Seat;
  readonly them: Seat | null;
}

/**
 * Values that rules decide but that selectors need too. The rules room supplies them; this room only knows their shape.
 */
export interface Readings {
  basic(view: View, pokemon: Pokemon, why?: Why): boolean;
  evolved(view: View, pokemon: Pokemon, why?: Why): boolean;
  /** The stage that its card is of; null for a card of none, or an unknown one. */
  stage(view: View, pokemon: Pokemon): Stage | null;
  hasOwner(view: View, pokemon: Pokemon, why?: Why): boolean;
  /** Is that card of the kind that a text names by this word: `ex`, `v`? */
  isOfKind(view: View, card: Card, asked: string, why?: Why): boolean;
  /** Has that card a box with a rule of its kind? */
  hasRuleBox(view: View, card: Card, why?: Why): boolean;
  /** Is a card attached to it that counts as a Pokémon Tool there? Breaks off where its attached cards are unknown. */
  hasTool(view: View, pokemon: Pokemon, why?: Why): boolean;
  /** Is Energy attached to it that counts as of this type, or any at all? Breaks off where its attached cards are unknown. */
  hasEnergy(view: View, pokemon: Pokemon, type: EnergyLetter | true): boolean;
  /** Has it a Resistance to that type, or any? Breaks off where its card is not described. */
  resists(view: View, pokemon: Pokemon, type: EnergyLetter | true): boolean;
  /** Was the Stadium in play played by one of them? Breaks off where that is unknown. */
  stadiumIsOf(view: View, seats: readonly Seat[], why?: Why): boolean;
  /** Energy of that type on it, or all of it, unit by unit. Breaks off where its attached cards are unknown. */
  energyOn(view: View, pokemon: Pokemon, type: EnergyLetter | true): number;
  /** Which Special Conditions a text means that lists these. */
  conditionsMeant(view: View, names: readonly ConditionName[], why?: Why): readonly ConditionName[];
  types(view: View, pokemon: Pokemon, why?: Why): readonly EnergyLetter[];
  features(view: View, pokemon: Pokemon, why?: Why): Features;
  morePrizes(view: View, seat: Seat): boolean;
  /** Does a text of that Pokémon mean this one when it uses its own name? */
  meantByOwnName(view: View, source: Uid | null, uid: Uid): boolean;
  /** Does it have the name a text names? */
  hasName(view: View, pokemon: Pokemon, name: string, by: Uid | null, why?: Why): boolean;
  /** Is there no damage counter on it? */
  fullHp(view: View, pokemon: Pokemon, why?: Why): boolean;
  /** Remaining HP, in points. */
  hpLeft(view: View, pokemon: Pokemon, why?: Why): number;
  /** Its maximum HP. */
  mostHp(view: View, pokemon: Pokemon, why?: Why): number;
  /** What it costs to retreat now. */
  retreatCost(view: View, pokemon: Pokemon, why?: Why): number;
  prizesLeft(view: View, seat: Seat): number;
  /** Breaks off where it is unknown how many are left. */
  prizesTaken(view: View, seat: Seat, why?: Why): number;
  /** Were Pokémon of that player Knocked Out in the opponent's last turn? `self`: the Pokémon whose text asks. */
  fellLastTurn(view: View, seat: Seat, how: FallAsked, self: Pokemon | null, why?: Why): boolean;
  /** Was such an attack used in the last turn of that player? `self`: the Pokémon whose text asks. */
  usedLastTurn(view: View, seat: Seat, asked: AttackAsked, self: Pokemon | null, why?: Why): boolean;
  evolvedThisTurn(view: View, pokemon: Pokemon, from: string | true, why?: Why): boolean;
  cameUp(view: View, pokemon: Pokemon, why?: Why): boolean;
  wasHealed(view: View, pokemon: Pokemon, why?: Why): boolean;
  /** `which`: the Supporter of that name. */
  supporterPlayed(view: View, seat: Seat, self: Pokemon | null, why: Why | undefined, which: SupporterAsked): boolean;
  /** How many cards a hand has; breaks off when unknown. */
  handSize(view: View, seat: Seat): number;
  /** Does a hand have nothing but cards of that name? Breaks off when unknown. */
  handOnlyOf(view: View, seat: Seat, name: string): boolean;
  /** How many cards a deck has; breaks off when unknown. */
  deckSize(view: View, seat: Seat): number;
  /** The cards of a discard pile; breaks off when they are unknown. */
  discardPile(view: View, seat: Seat): readonly CardId[];
  /** The cards of a Lost Zone; breaks off when they are unknown. */
  lostZone(view: View, seat: Seat): readonly CardId[];
  /** For how many Pokémon a player may search to put them on the Bench; breaks off when that Bench is unknown. */
  roomToSearch(view: View, seat: Seat): number;
  /** Breaks off: an Active place or a Bench was not given, and what is asked needs it. */
  placeUnknown(view: View, place: 'active' | 'bench', seat: Seat): void;
  /** Breaks off: this Pokémon was not described, and what is asked of it needs that. */
  undescribed(view: View, pokemon: Pokemon): void;
  /** Is what speaks here in force, as far as its source goes? */
  inForce(view: View, force: Force, why?: Why): boolean;
  /** Of claims that say one thing about one Pokémon, those that count. */
  addUp<F extends Force>(view: View, forces: readonly F[], why?: Why): readonly F[];
  /** Does a text that mutes reach powers of that kind? */
  silences(view: View, what: ClaimOf<'mute'>['what'], kind: PowerKind, why?: Why): boolean;
  /** Has a text taken its powers of that kind away, so that it has none? */
  hasLost(view: View, pokemon: Pokemon, kind: PowerKind, name: string): boolean;
  /** Is this the text of a Pokémon Tool, which a text that leaves Tools without effect reaches? */
  silencesTool(view: View, force: Force): boolean;
  /** Does a text that speaks of powers of one kind mean those of the other? */
  speaksOf(view: View, says: PowerKind, kind: PowerKind, why?: Why): boolean;
  /** Breaks off: these texts mute each other, and nothing says which of them speaks. */
  muteEachOther(view: View, names: readonly string[]): void;
  /** Everybody who plays against that seat. */
  opponents(view: View, seat: Seat): readonly Seat[];
  /** Whose turn follows that seat's. */
  turnAfter(view: View, seat: Seat): Seat;
  /** The players whose Pokémon a text reaches; null where the document does not say how far it goes. */
  reach(view: View, of: TextReach, why?: Why): readonly Seat[] | null;
  /** Does a lasting text of `from` mean this player by "your" or "your opponent's"? Breaks off where that has to be designated. */
  means(view: View, from: Seat, seat: Seat): boolean;
  /** Does a Stadium in play speak at all? */
  stadiumSpeaks(view: View): boolean;
}

/** The rules in force, as far as looking at a position needs them. */
export interface InForce {
  readonly doc: RuledDoc;
  /** The document that fills the silences of that one; null where the judge named none. */
  readonly fallback: RuledDoc | null;
  readonly readings: Readings;
  readonly pool: CardPool;
  /** Rules switched off for a test of what they do. Empty in play. */
  readonly off: ReadonlySet<string>;
  /** Null in play. */
  readonly recorder: Recorder | null;
}

/** One position seen under one ruleset. Lasting claims are gathered once, when first asked for. */
export interface View extends InForce {
  readonly state: GameState;
  /** The card of an instance; null when it is unknown. */
  cardAt(id: CardId): Card | null;
  /** What speaks here: all of it, or only the claims of one kind. */
  forces(kind?: ClaimKind): readonly Force[];
  /**
   * Does anything here say a claim of that kind, and of that act where one is named, about whomever: what speaks, or what an effect left? Where nothing
   * does, no more has to be asked.
   */
  says(kind: ClaimKind, act?: Act): boolean;
  /** Of what is put down to say claims of that kind, what another text mutes. */
  muted(kind: ClaimKind): readonly Force[];
  /** Is it known already that no card in play has a text that lasts? Of a table whose rules are recorded it never is. */
  readonly isSilent: boolean;
  /** The same without anybody who records, to ask what a value would be without its rule. */
  unrecorded(): View;
}

/**
 * The cards of the instances of a table, as far as they were looked up; undefined is what was not. A list of instances is never written to: a
 * table whose cards come to be others has another list. Of each pool the list asked about last is kept.
 */
interface CardsFound {
  readonly cards: GameState['cards'];
  readonly found: (Card | null | undefined)[];
}

const lookedUp = new WeakMap<CardPool, CardsFound>();

const cardsLookedUp = (pool: CardPool, cards: GameState['cards']): CardsFound => {
  const known = lookedUp.get(pool);
  if (known?.cards === cards) return known;
  const behind: CardsFound = { cards, found: [] };
  lookedUp.set(pool, behind);
  return behind;
};

/** One class, so that a position, of which every event makes a new one, is one small object. */
class Position implements View {
  readonly state: GameState;
  readonly doc: RuledDoc;
  readonly fallback: RuledDoc | null;
  readonly readings: Readings;
  readonly pool: CardPool;
  readonly off: ReadonlySet<string>;
  readonly recorder: Recorder | null;
  #behind: CardsFound | null = null;
  #left: readonly Mark['says'][] | null = null;
  /** Everything there that speaks, muted or not. */
  #said: readonly Force[] | null;
  /** Who may say something; looked for where one kind after the other is asked for. */
  #speakers: Speakers | null = null;
  /** The same of one kind, of what is in force. */
  #saidOfKind: Map<ClaimKind | undefined, readonly Force[]> | null = null;
  #settled: Map<ClaimKind | undefined, readonly Force[]> | null = null;
  #settling = false;

  constructor(state: GameState, rules: InForce, said: readonly Force[] | null) {
    this.state = state;
    this.doc = rules.doc;
    this.fallback = rules.fallback;
    this.readings = rules.readings;
    this.pool = rules.pool;
    this.off = rules.off;
    this.recorder = rules.recorder;
    this.#said = said;
  }

  get isSilent(): boolean {
    return this.#said === NOTHING_SAID;
  }

  cardAt(id: CardId): Card | null {
    const { cards } = this.state;
    let behind = this.#behind;
    if (behind === null || behind.cards !== cards) {
      behind = cardsLookedUp(this.pool, cards);
      this.#behind = behind;
    }
    const known = behind.found[id];
    if (known !== undefined) return known;
    const key = cards[id]?.card ?? null;
    const card = key === null ? null : this.pool.card(key);
    if (id < cards.length) behind.found[id] = card;
    return card;
  }

  /**
   * Each kind is settled when it is first asked for. While it is decided which texts speak, nothing that texts say counts yet; so there is no
   * circle.
   */
  forces(kind?: ClaimKind): readonly Force[] {
    // Where nothing speaks at all, nothing of a kind does.
    if (this.#said !== null && this.#said.length === 0) return this.#said;
    const known = this.#settled?.get(kind);
    if (known !== undefined || this.#settling) return known ?? NOTHING_SAID;
    this.#settling = true;
    try {
      const asked = this.#saidOf(kind);
      if (this.#said === NOTHING_SAID) return NOTHING_SAID;
      const found = unmuted(this, asked, {
        mutes: () => this.#saidOf('mute'),
        unaffected: () => this.#saidOf('unaffected'),
      });
      this.#settled ??= new Map();
      this.#settled.set(kind, found);
      return found;
    } finally {
      this.#settling = false;
    }
  }

  /** What speaks of that kind, muted or not. Of cards that note what is read of them, no other kind is looked for. */
  #saidOf(kind: ClaimKind | undefined): readonly Force[] {
    const known = this.#saidOfKind?.get(kind);
    if (known !== undefined) return known;
    const all =
      this.#said === null && kind !== undefined && this.pool.isWatched === true
        ? this.#saidAlone(kind)
        : this.#everySaid();
    const found = all.filter(
      (force) => (kind === undefined || force.claim.claim === kind) && this.readings.inForce(this, force),
    );
    this.#saidOfKind ??= new Map();
    this.#saidOfKind.set(kind, found);
    return found;
  }

  #everySaid(): readonly Force[] {
    this.#said ??= saidAt(this);
    return this.#said;
  }

  #saidAlone(kind: ClaimKind): readonly Force[] {
    if (this.recorder !== null) return saidAt(this, kind);
    this.#speakers ??= speakersAt(this);
    return sayNothing(this.#speakers, kind) ? NOTHING_SAID : saidAt(this, kind);
  }

  says(kind: ClaimKind, act?: Act): boolean {
    for (const { claim } of this.forces(kind))
      if (act === undefined || ('act' in claim && claim.act === act)) return true;
    this.#left ??= leftOn(this.state.players);
    for (const says of this.#left) if (says.claim === kind && (act === undefined || says.act === act)) return true;
    return false;
  }

  muted(kind: ClaimKind): readonly Force[] {
    const speaking = this.forces(kind);
    if (this.#said !== null && this.#said.length === 0) return NOTHING_SAID;
    const speaks = (force: Force): boolean =>
      speaking.some(({ claim, from }) => claim === force.claim && from.uid === force.from.uid);
    return this.#saidOf(kind).filter((force) => !speaks(force));
  }

  unrecorded(): View {
    const { doc, fallback, readings, pool, off } = this;
    const copy = new Position(this.state, { doc, fallback, readings, pool, off, recorder: null }, this.#said);
    copy.#saidOfKind = this.#saidOfKind;
    copy.#settled = this.#settled;
    copy.#settling = this.#settling;
    return copy;
  }
}

/** The position as it is now, of a table that may go on changing. `isSilent`: it is known that no card in play has a text that lasts. */
export const viewOf = (state: GameState, rules: InForce, isSilent = false): View =>
  new Position(state, rules, isSilent ? NOTHING_SAID : null);

/** What effects that were left on Pokémon and players say. */
const leftOn = (players: readonly Player[]): readonly Mark['says'][] => {
  const found: Mark['says'][] = [];
  const add = ({ marks }: Player | Pokemon): void => {
    for (const { says } of marks) found.push(says);
  };
  for (const player of players) add(player);
  lookAtAll(players, add);
  return found;
};

const settled = new WeakMap<InForce, View>();

/**
 * The view of a table that is no longer changed. What is gathered for one question about it serves the next: of each ruleset the view of the table
 * asked about last is kept.
 */
export const settledView = (state: GameState, rules: InForce): View => {
  const known = settled.get(rules);
  if (known?.state === state) return known;
  const view = viewOf(state, rules);
  settled.set(rules, view);
  return view;
};

/** Keeps the view of a table that is not changed from now on. */
export const settle = (view: View, rules: InForce): void => {
  settled.set(rules, view);
};

/** Is it known of that table that no card in play has a text that lasts? */
export const isKnownSilent = (state: GameState, rules: InForce): boolean => {
  const known = settled.get(rules);
  return known?.state === state && known.isSilent;
};
