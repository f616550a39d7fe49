import {
  ALL_CONDITIONS,
  type Card,
  type CardId,
  type ConditionName,
  type EnergyLetter,
  type Player,
  type Pokemon,
  type Seat,
  sameName,
  type Zone,
} from '../state/index.ts';
import {
  conditionOf,
  energyCards,
  isActive,
  isTeammate,
  isUndescribed,
  lookAtAll,
  opponentsOf,
  ownerOf,
  playerOf,
  playersOf,
  pokemonOf,
  topCard,
} from './look.ts';
import type { Condition, Filter, Piled } from './shapes-of-words.ts';
import type { View, Why } from './view.ts';

/** From where a text speaks: its owner, and the Pokémon it is printed on or attached to. */
export interface Standpoint {
  readonly seat: Seat;
  readonly uid: number | null;
  /** In a text that is carried out: whom it attacks (null: unknown), and whom it chose. */
  readonly defending?: number | null;
  readonly chosen?: number | null;
  /** In the text of an attack: its player took up what it offered; how many of the coins flipped last came up heads. */
  readonly accepted?: boolean;
  readonly heads?: number;
  /** The Pokémon to which it has attached Energy. */
  readonly given?: readonly number[];
  /** The players it reaches, where a text was asked whom it means. */
  readonly reaches?: readonly Seat[];
}

/** What only a described Pokémon can be asked. */
const ASKS_FOR_THE_CARD = [
  'basic',
  'evolved',
  'stage',
  'tag',
  'not-tag',
  'named',
  'not-named',
  'name-has',
  'type',
  'shares',
  'evolves-from',
  'over',
  'has-attack',
  'rule-box',
  'has-power',
  'owned',
  'has',
  'hp-left-at-most',
  'least-hp-left',
  'hp-at-least',
  'retreat-is',
  'resistance',
] as const;

/** Has it damage? Breaks off for an undescribed Pokémon whose damage was not given. */
const isDamaged = (view: View, pokemon: Pokemon): boolean => {
  if (pokemon.damage === 0 && isUndescribed(view, pokemon)) view.readings.undescribed(view, pokemon);
  return pokemon.damage > 0;
};

/** Has it so many damage counters? Of an undescribed Pokémon more may be there than was given. */
const hasCounters = (view: View, pokemon: Pokemon, counters: number): boolean => {
  const has = pokemon.damage >= counters * 10;
  if (!has && isUndescribed(view, pokemon)) view.readings.undescribed(view, pokemon);
  return has;
};

/** Has it that Special Condition? Breaks off for an undescribed Active if it was not given; on a Bench there is none. */
const hasCondition = (view: View, pokemon: Pokemon, name: string): boolean => {
  const has = conditionOf(pokemon, name) !== null;
  if (!has && isActive(view, pokemon) && isUndescribed(view, pokemon)) view.readings.undescribed(view, pokemon);
  return has;
};

/** Has it any Special Condition? Breaks off as with one of them. */
const isAffected = (view: View, pokemon: Pokemon): boolean => {
  const has = ALL_CONDITIONS.some((name) => conditionOf(pokemon, name) !== null);
  if (!has && isActive(view, pokemon) && isUndescribed(view, pokemon)) view.readings.undescribed(view, pokemon);
  return has;
};

/** Are so many special Energy cards attached to it? Breaks off where that is unknown. */
const hasSpecialEnergy = (view: View, pokemon: Pokemon, least: number): boolean => {
  const special = (card: Card | null): boolean => card !== null && card.tags?.includes('basic energy') !== true;
  const has = energyCards(view, pokemon).filter(special).length >= least;
  if (!has && pokemon.attached.length === 0 && isUndescribed(view, pokemon)) view.readings.undescribed(view, pokemon);
  return has;
};

const isOfKind = (view: View, card: Card | null, asked: string, why?: Why): boolean =>
  card !== null && view.readings.isOfKind(view, card, asked, why);

const hasAttack = (view: View, pokemon: Pokemon, name: string, why?: Why): boolean =>
  view.readings.features(view, pokemon, why).attacks.some(({ attack }) => sameName(attack.name, name));

/** Has it a power of that name, which no text has taken away? */
const hasPower = (view: View, pokemon: Pokemon, name: string, why?: Why): boolean =>
  view.readings
    .features(view, pokemon, why)
    .powers.some(
      ({ power }) => sameName(power.name, name) && !view.readings.hasLost(view, pokemon, power.kind, power.name),
    );

/** Does a name hold that word, as a word of its own? */
const asWords = (name: string): string =>
  ` ${name
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()} `;

export const hasWord = (name: string, word: string): boolean => asWords(name).includes(asWords(word));

/** Has it one of these? Which ones a list means a document may say. */
const hasOneOf = (view: View, pokemon: Pokemon, names: string | readonly string[], why?: Why): boolean => {
  const has = (name: string): boolean => hasCondition(view, pokemon, name);
  return typeof names === 'string'
    ? has(names)
    : names.some(has) || view.readings.conditionsMeant(view, names as readonly ConditionName[], why).some(has);
};

/** Has no other that fits the rest of the filter less HP remaining? Breaks off where one could be in a place that was not given. */
const hasLeastHpLeft = (view: View, pokemon: Pokemon, filter: Filter, from: Standpoint, why?: Why): boolean => {
  const { 'least-hp-left': _compared, ...rest } = filter;
  const hidden = hiddenPlace(view, rest, from);
  if (hidden !== null) view.readings.placeUnknown(view, hidden.place, hidden.seat);
  const left = view.readings.hpLeft(view, pokemon, why);
  let least = true;
  lookAtAll(view.state.players, (other) => {
    if (other.uid !== pokemon.uid && fits(view, other, rest, from) && view.readings.hpLeft(view, other) < left)
      least = false;
  });
  return least;
};

/** Lies a card of that name anywhere under its top card? */
const isOver = (view: View, { stack }: Pokemon, name: string): boolean =>
  stack.slice(1).some((id) => sameName(view.cardAt(id)?.name ?? '', name));

/** Has it a type, or the name, of the Pokémon that is attacked? Breaks off where that one is not described. */
const sharesWithDefending = (
  view: View,
  pokemon: Pokemon,
  what: 'type' | 'name',
  { defending, uid }: Standpoint,
  why?: Why,
): boolean => {
  const other = defending === null || defending === undefined ? null : pokemonOf(view.state, defending);
  if (other === null) return false;
  const card = topCard(view, other);
  if (card === null) view.readings.undescribed(view, other);
  if (what === 'name') return card !== null && view.readings.hasName(view, pokemon, card.name, uid, why);
  const types = view.readings.types(view, other, why);
  return view.readings.types(view, pokemon, why).some((type) => types.includes(type));
};

/** Most filters ask for no more than this, and it is asked first. */
const ASKED_FIRST: ReadonlySet<string> = new Set(['side', 'other', 'place', 'damaged']);

const asksForMore = (filter: Filter): boolean => {
  for (const key in filter) if (!ASKED_FIRST.has(key)) return true;
  return false;
};

/** Is its owner the player whom a filter means that names a side? */
const meansItsOwner = (view: View, owner: Seat, { side }: Filter, { reaches, seat }: Standpoint): boolean =>
  (side !== 'yours' && side !== 'theirs') || reaches !== undefined || view.readings.means(view, seat, owner);

/** Does this Pokémon fit the filter, seen from `from`? Breaks off when it would have to know an undescribed one. */
export const fits = (view: View, pokemon: Pokemon, filter: Filter, from: Standpoint, why?: Why): boolean => {
  const owner = ownerOf(view, pokemon);
  if (from.reaches !== undefined && !from.reaches.includes(owner)) return false;
  if (filter.side === 'yours' && !isTeammate(view, owner, from.seat)) return false;
  if (filter.side === 'theirs' && isTeammate(view, owner, from.seat)) return false;
  if (filter.other !== undefined && (pokemon.uid !== from.uid) !== filter.other) return false;
  if (filter.place !== undefined && isActive(view, pokemon) !== (filter.place === 'active')) return false;
  if (filter.damaged !== undefined && isDamaged(view, pokemon) !== filter.damaged) return false;
  if (!asksForMore(filter)) return meansItsOwner(view, owner, filter, from);
  if (filter.condition !== undefined && !hasOneOf(view, pokemon, filter.condition, why)) return false;
  const counters = filter['counters-at-least'];
  if (counters !== undefined && !hasCounters(view, pokemon, counters)) return false;
  if (filter.affected !== undefined && isAffected(view, pokemon) !== filter.affected) return false;
  if (filter['full-hp'] !== undefined && view.readings.fullHp(view, pokemon, why) !== filter['full-hp']) return false;
  const most = filter['hp-left-at-most'];
  if (most !== undefined && view.readings.hpLeft(view, pokemon, why) > most) return false;
  const card = topCard(view, pokemon);
  if (card === null && ASKS_FOR_THE_CARD.some((key) => filter[key] !== undefined))
    view.readings.undescribed(view, pokemon);
  const least = filter['hp-at-least'];
  if (least !== undefined && view.readings.mostHp(view, pokemon, why) < least) return false;
  const cost = filter['retreat-is'];
  if (cost !== undefined && view.readings.retreatCost(view, pokemon, why) !== cost) return false;
  if (filter.basic !== undefined && view.readings.basic(view, pokemon, why) !== filter.basic) return false;
  if (filter.evolved !== undefined && view.readings.evolved(view, pokemon, why) !== filter.evolved) return false;
  if (filter.stage !== undefined && view.readings.stage(view, pokemon) !== filter.stage) return false;
  if (filter.tag !== undefined && !isOfKind(view, card, filter.tag, why)) return false;
  if (filter['not-tag'] !== undefined && isOfKind(view, card, filter['not-tag'], why)) return false;
  if (
    filter.named !== undefined &&
    (card === null || !view.readings.hasName(view, pokemon, filter.named, from.uid, why))
  )
    return false;
  if (
    filter['not-named'] !== undefined &&
    card !== null &&
    view.readings.hasName(view, pokemon, filter['not-named'], from.uid, why)
  )
    return false;
  const word = filter['name-has'];
  if (word !== undefined && card !== null && !hasWord(card.name, word)) return false;
  const below = filter['evolves-from'];
  if (below !== undefined && !sameName(card?.from ?? '', below)) return false;
  if (filter.over !== undefined && !isOver(view, pokemon, filter.over)) return false;
  const box = filter['rule-box'];
  if (box !== undefined && card !== null && view.readings.hasRuleBox(view, card, why) !== box) return false;
  if (filter['has-attack'] !== undefined && !hasAttack(view, pokemon, filter['has-attack'], why)) return false;
  const power = filter['has-power'];
  if (power !== undefined && !hasPower(view, pokemon, power, why)) return false;
  if (filter.type !== undefined && !view.readings.types(view, pokemon, why).includes(filter.type)) return false;
  if (filter.shares !== undefined && !sharesWithDefending(view, pokemon, filter.shares, from, why)) return false;
  if (filter.owned !== undefined && view.readings.hasOwner(view, pokemon, why) !== filter.owned) return false;
  const energy = filter['with-energy'];
  if (energy !== undefined && !view.readings.hasEnergy(view, pokemon, energy)) return false;
  const much = filter['energy-at-least'];
  if (much !== undefined && view.readings.energyOn(view, pokemon, much.type ?? true) < much.n) return false;
  if (filter['with-tool'] === true && !view.readings.hasTool(view, pokemon, why)) return false;
  const special = filter['with-special-energy'];
  if (special !== undefined && !hasSpecialEnergy(view, pokemon, special === true ? 1 : special)) return false;
  const oneOf = filter['any-of'];
  if (oneOf !== undefined && !oneOf.some((one) => fits(view, pokemon, one, from, why))) return false;
  if (filter['none-of']?.some((one) => fits(view, pokemon, one, from, why)) === true) return false;
  if (filter['least-hp-left'] === true && !hasLeastHpLeft(view, pokemon, filter, from, why)) return false;
  const { has, resistance } = filter;
  if (resistance !== undefined && !view.readings.resists(view, pokemon, resistance)) return false;
  if (
    has !== undefined &&
    !view.readings
      .features(view, pokemon)
      .powers.some(
        ({ power: { kind, name } }) =>
          view.readings.speaksOf(view, has, kind, why) && !view.readings.hasLost(view, pokemon, kind, name),
      )
  )
    return false;
  return meansItsOwner(view, owner, filter, from);
};

/** Places of a player that were not given. */
export interface Hidden {
  readonly seat: Seat;
  readonly place: 'active' | 'bench';
}

/** Is it unknown who this player's Active Pokémon is? */
export const activeHidden = (player: Player): boolean => !player.activeGiven && player.active.every((p) => p === null);

/** The first places not given that could hold a Pokémon that fits; null when there are none. */
export const hiddenPlace = (view: View, filter: Filter, from: Standpoint): Hidden | null => {
  for (const player of playersOf(view)) {
    if (player.out || from.reaches?.includes(player.seat) === false) continue;
    if (filter.side === (isTeammate(view, player.seat, from.seat) ? 'theirs' : 'yours')) continue;
    if (filter.place !== 'bench' && activeHidden(player)) return { seat: player.seat, place: 'active' };
    // No Benched Pokémon has a Special Condition.
    const bench = filter.place !== 'active' && filter.condition === undefined && filter.affected !== true;
    if (bench && !player.benchGiven) return { seat: player.seat, place: 'bench' };
  }
  return null;
};

/** Is there a Pokémon in that part of the text, and does it fit? Breaks off where it is unknown who is attacked. */
const partFits = (
  view: View,
  part: 'defending' | 'chosen',
  filter: Filter,
  from: Standpoint,
  why: Why | undefined,
): boolean => {
  const uid = from[part];
  if (part === 'defending' && uid === null) {
    const against = opponentsOf(view, from.seat);
    const opponents = playersOf(view).filter(({ seat }) => against.includes(seat));
    // The player whose Active Pokémon is unknown.
    const [unknown] = [...opponents.filter(activeHidden), ...opponents];
    if (unknown !== undefined) view.readings.placeUnknown(view, 'active', unknown.seat);
  }
  const pokemon = uid === undefined || uid === null ? null : pokemonOf(view.state, uid);
  return pokemon !== null && fits(view, pokemon, filter, from, why);
};

/** Is that Pokémon still there, and does it fit? */
const isThere = (view: View, uid: number, filter: Filter, from: Standpoint, why: Why | undefined): boolean => {
  const pokemon = pokemonOf(view.state, uid);
  return pokemon !== null && fits(view, pokemon, filter, from, why);
};

/** Prizes of both players, together and beside each other. */
const prizesCompared = (view: View, asked: Condition, seat: Seat, opponent: Seat | undefined): boolean => {
  const { 'prizes-together': both, 'prizes-ahead': more } = asked;
  if (both === undefined && more === undefined) return true;
  if (opponent === undefined) return false;
  const [own, theirs] = [view.readings.prizesLeft(view, seat), view.readings.prizesLeft(view, opponent)];
  const { least = 0, most = Number.POSITIVE_INFINITY } = both ?? {};
  return own + theirs >= least && own + theirs <= most && own - theirs >= (more ?? Number.NEGATIVE_INFINITY);
};

/** Does what the condition says of this text, of this turn, of the last one and of Prizes hold? */
const lookedBack = (
  view: View,
  condition: Condition,
  from: Standpoint,
  self: Pokemon | null,
  why: Why | undefined,
): boolean => {
  const { readings } = view;
  const given = condition.given;
  if (given !== undefined && !from.given?.some((uid) => isThere(view, uid, given, from, why))) return false;
  const fallen = condition['fallen-last-turn'];
  if (fallen !== undefined && !readings.fellLastTurn(view, from.seat, fallen, self, why)) return false;
  const attacked = condition['used-last-turn'];
  if (attacked !== undefined && !readings.usedLastTurn(view, from.seat, attacked, self, why)) return false;
  const below = condition['evolved-from'];
  if (below !== undefined && (self === null || !readings.evolvedThisTurn(view, self, below, why))) return false;
  if (condition['came-up'] === true && (self === null || !readings.cameUp(view, self, why))) return false;
  if (condition.healed === true && (self === null || !readings.wasHealed(view, self, why))) return false;
  const played = condition['supporter-played'];
  if (played !== undefined && !readings.supporterPlayed(view, from.seat, self, why, played)) return false;
  const { yours, theirs } = condition['prizes-left'] ?? {};
  if (yours !== undefined && readings.prizesLeft(view, from.seat) !== yours) return false;
  const [opponent] = opponentsOf(view, from.seat);
  const most = condition['prizes-at-most'];
  if (most?.yours !== undefined && readings.prizesLeft(view, from.seat) > most.yours) return false;
  if (most?.theirs !== undefined && (opponent === undefined || readings.prizesLeft(view, opponent) > most.theirs))
    return false;
  if (!prizesCompared(view, condition, from.seat, opponent)) return false;
  return theirs === undefined || (opponent !== undefined && readings.prizesLeft(view, opponent) === theirs);
};

/** Have the owner and the opponent as many cards in hand? */
const handsEqual = (view: View, seat: Seat): boolean => {
  const own = view.readings.handSize(view, seat);
  return opponentsOf(view, seat).every((other) => view.readings.handSize(view, other) === own);
};

/** Does the opponent hold so many cards, at least or at most? */
const othersHold = (view: View, condition: Condition, seat: Seat): boolean => {
  const { 'opponents-hand-at-most': most, 'opponents-hand-at-least': least } = condition;
  if (most === undefined && least === undefined) return true;
  return opponentsOf(view, seat).some((other) => {
    const cards = view.readings.handSize(view, other);
    return (most === undefined || cards <= most) && (least === undefined || cards >= least);
  });
};

/** The player to move has every second turn, and the first of the game was the first player's. */
const goesFirst = (view: View, seat: Seat): boolean =>
  (view.state.turn % view.state.players.length === 1) === isTeammate(view, view.state.toMove, seat);

/** How many such cards are there? */
export const piledIn = (view: View, pile: readonly CardId[], { kind, tag, named, 'name-has': part }: Piled): number =>
  pile.filter((id) => {
    const card = view.cardAt(id);
    return (
      (kind === undefined || card?.kind === kind) &&
      (tag === undefined || isOfKind(view, card, tag)) &&
      (named === undefined || (card !== null && sameName(card.name, named))) &&
      (part === undefined || (card !== null && hasWord(card.name, part)))
    );
  }).length;

/**
 * Are so many such cards there? The cards that are known may be enough, and all of them too few: only then is it not asked which they are.
 * `whole`: the pile, every card of it known.
 */
const piled = (
  view: View,
  { cards, given }: Zone,
  wanted: Piled & { readonly 'at-least': number },
  whole: () => readonly CardId[],
): boolean => {
  const least = wanted['at-least'];
  const unknown = cards.filter((id) => view.cardAt(id) === null);
  const any = [wanted.kind, wanted.tag, wanted.named, wanted['name-has']].every((asked) => asked === undefined);
  const sure = any ? cards : cards.filter((id) => !unknown.includes(id));
  const found = piledIn(view, sure, wanted);
  if (found >= least) return true;
  if (given && found + (any ? 0 : unknown.length) < least) return false;
  return piledIn(view, whole(), wanted) >= least;
};

/** The same of the owner's pile, or of an opponent's. */
const inPile = (
  view: View,
  zone: 'discard' | 'lost',
  wanted: Piled & { readonly of?: 'theirs'; readonly 'at-least': number },
  { seat: owner }: Standpoint,
): boolean => {
  const { discardPile, lostZone } = view.readings;
  const whole = zone === 'lost' ? lostZone : discardPile;
  const seats = wanted.of === 'theirs' ? opponentsOf(view, owner) : [owner];
  return seats.some((seat) => piled(view, playerOf(view.state, seat)[zone], wanted, () => whole(view, seat)));
};

/** How many Pokémon in play fit; breaks off where one could be in a place that was not given. */
export const howManyFit = (view: View, filter: Filter, from: Standpoint): number => {
  const hidden = hiddenPlace(view, filter, from);
  if (hidden !== null) view.readings.placeUnknown(view, hidden.place, hidden.seat);
  let found = 0;
  lookAtAll(view.state.players, (pokemon) => {
    if (fits(view, pokemon, filter, from)) found += 1;
  });
  return found;
};

/** How much Energy is on the owner's Pokémon together; breaks off where one could be in a place that was not given. */
const energyInPlay = (view: View, type: EnergyLetter | true, from: Standpoint): number => {
  const own: Filter = { side: 'yours' };
  const hidden = hiddenPlace(view, own, from);
  if (hidden !== null) view.readings.placeUnknown(view, hidden.place, hidden.seat);
  let energy = 0;
  lookAtAll(view.state.players, (pokemon) => {
    if (fits(view, pokemon, own, from)) energy += view.readings.energyOn(view, pokemon, type);
  });
  return energy;
};

/** The players on that side of a text's owner. */
const sideOf = (view: View, side: 'yours' | 'theirs', seat: Seat): readonly Seat[] =>
  side === 'theirs' ? opponentsOf(view, seat) : [seat];

const hasUsed = (view: View, seat: Seat, what: 'gx' | 'vstar'): boolean =>
  playersOf(view).some((player) => player.seat === seat && player[what] === true);

/** Does the condition hold now? `why` receives the rules it was read by. */
export const holds = (view: View, condition: Condition, from: Standpoint, why?: Why): boolean => {
  const self = from.uid === null ? null : pokemonOf(view.state, from.uid);
  const others = (fit: Filter): boolean => {
    const found = playersOf(view).some((player) =>
      [...player.active, ...player.bench].some(
        (p) => p !== null && p.uid !== from.uid && fits(view, p, fit, from, why),
      ),
    );
    const hidden = found ? null : hiddenPlace(view, fit, from);
    if (hidden !== null) view.readings.placeUnknown(view, hidden.place, hidden.seat);
    return found;
  };
  // The Pokémon itself is meant whomever its text was said to mean.
  const own: Standpoint = { seat: from.seat, uid: from.uid };
  if (condition.self !== undefined && (self === null || !fits(view, self, condition.self, own, why))) return false;
  if (condition.defending !== undefined && !partFits(view, 'defending', condition.defending, from, why)) return false;
  if (condition.chosen !== undefined && !partFits(view, 'chosen', condition.chosen, from, why)) return false;
  if (condition['opponent-has'] !== undefined && !others({ ...condition['opponent-has'], side: 'theirs' }))
    return false;
  if (condition['you-have'] !== undefined && !others({ ...condition['you-have'], side: 'yours' })) return false;
  const many = condition['you-have-so-many'];
  if (many !== undefined && howManyFit(view, { ...many.of, side: 'yours' }, from) < many['at-least']) return false;
  const theirMany = condition['opponent-has-so-many'];
  if (theirMany !== undefined && howManyFit(view, { ...theirMany.of, side: 'theirs' }, from) < theirMany['at-least'])
    return false;
  if (condition.attached !== undefined) {
    const name = condition.attached;
    if (self === null) return false;
    const cards = [...energyCards(view, self), ...self.attached.map((a) => view.cardAt(a.card))];
    if (!cards.some((card) => card !== null && sameName(card.name, name))) return false;
  }
  if (condition['more-prizes'] !== undefined && view.readings.morePrizes(view, from.seat) !== condition['more-prizes'])
    return false;
  const cards = condition['deck-at-least'];
  if (cards !== undefined && view.readings.deckSize(view, from.seat) < cards) return false;
  const theirs = condition['opponents-deck-at-least'];
  if (theirs !== undefined && opponentsOf(view, from.seat).some((seat) => view.readings.deckSize(view, seat) < theirs))
    return false;
  const pile = condition['in-discard'];
  if (pile !== undefined && !inPile(view, 'discard', pile, from)) return false;
  const lost = condition['in-lost'];
  if (lost !== undefined && !inPile(view, 'lost', lost, from)) return false;
  const there = condition['in-play'];
  if (there !== undefined && howManyFit(view, there.of, own) < there['at-least']) return false;
  const energy = condition['energy-in-play'];
  if (energy !== undefined && energyInPlay(view, energy.type ?? true, from) < energy['at-least']) return false;
  const least = condition['hand-at-least'];
  if (least !== undefined && view.readings.handSize(view, from.seat) < least) return false;
  const room = condition['bench-room'];
  if (room !== undefined && view.readings.roomToSearch(view, from.seat) > 0 !== room) return false;
  const across = condition['opponents-bench-room'];
  if (
    across !== undefined &&
    opponentsOf(view, from.seat).some((seat) => view.readings.roomToSearch(view, seat) > 0) !== across
  )
    return false;
  const most = condition['hand-at-most'];
  if (most !== undefined && view.readings.handSize(view, from.seat) > most) return false;
  if (!othersHold(view, condition, from.seat)) return false;
  if (condition.goes !== undefined && goesFirst(view, from.seat) !== (condition.goes === 'first')) return false;
  const only = condition['hand-only'];
  if (only !== undefined && !view.readings.handOnlyOf(view, from.seat, only)) return false;
  if (
    condition['first-turn'] === true &&
    (view.state.turn > view.state.players.length || view.state.toMove !== from.seat)
  )
    return false;
  if (condition['own-turn'] === true && !isTeammate(view, view.state.toMove, from.seat)) return false;
  if (condition['hands-equal'] === true && !handsEqual(view, from.seat)) return false;
  if (condition.stadium !== undefined) {
    const stadium = view.state.stadium;
    const name = stadium === null ? null : (view.cardAt(stadium.card)?.name ?? null);
    const met =
      typeof condition.stadium === 'string'
        ? name !== null && sameName(name, condition.stadium)
        : (stadium !== null) === condition.stadium;
    if (!met) return false;
  }
  const whose = condition['stadium-of'];
  if (whose !== undefined && !view.readings.stadiumIsOf(view, sideOf(view, whose, from.seat), why)) return false;
  const used = condition['used-in-game'];
  if (used !== undefined && !sideOf(view, used.by, from.seat).some((seat) => hasUsed(view, seat, used.what)))
    return false;
  if (condition.accepted === true && from.accepted !== true) return false;
  if (condition.heads !== undefined && from.heads !== condition.heads) return false;
  if (!lookedBack(view, condition, from, self, why)) return false;
  const oneOf = condition['any-of'];
  if (oneOf !== undefined && !oneOf.some((one) => holds(view, one, from, why))) return false;
  return condition.not === undefined || !holds(view, condition.not, from, why);
};
