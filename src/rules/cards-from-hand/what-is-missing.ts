import {
  claimsOn,
  conditionOf,
  type Facts,
  type Filter,
  fits,
  inPlay,
  isTeammate,
  isUndescribed,
  namedApart,
  nameOf,
  opponentsOf,
  playerOf,
  pokemonOf,
  topCard,
  type View,
} from '../../claims/index.ts';
import {
  ALL_CONDITIONS,
  type CardId,
  type EnergyLetter,
  isTable,
  type Json,
  type Player,
  type Pokemon,
  sameValue,
} from '../../state/index.ts';
import { keptFromAll } from '../attached-cards/energy-kept-in-hand.ts';
import { hasTool } from '../cards/card-types.ts';
import { isOfTypeOutsidePlay } from '../cards/energy-types.ts';
import { basic } from '../pokemon/pokemon.ts';
import { type Candy, fitsByName, isHandKnown, mayTakeCandy, meant } from '../pokemon/rare-candy.ts';
import { isDamaged } from '../pokemon/what-is-attached.ts';
import type { TextContext } from '../questions.ts';
import { keptOffBy } from '../special-conditions/special-conditions.ts';
import { allDescribed, namedDoesNotFit, nobodyIsMeant, noEnergyOnIt, notRipe } from './nobody-is-meant.ts';

/**
 * Why a text would have no effect, as facts: what is missing, and whose it would be. None where the reason is not as plain as that.
 */

type Verb = { readonly [key: string]: Json };

/** The verbs that are carried out first: of two halves the first, of a coin those of either side. Whom a text chooses does nothing by itself. */
export const firstOf = (does: readonly Json[]): readonly Json[] => {
  const known = firstFound.get(does);
  if (known !== undefined) return known;
  const found = does.flatMap((verb) => {
    if (!isTable(verb)) return [verb];
    if (Array.isArray(verb.first)) return firstOf(verb.first as readonly Json[]);
    if (Array.isArray(verb.may)) return firstOf(verb.may as readonly Json[]);
    if (isTable(verb.flip)) return Object.values(verb.flip).flatMap((side) => firstOf(side as readonly Json[]));
    return 'choose' in verb ? [] : [verb];
  });
  firstFound.set(does, found);
  return found;
};

/** Of texts that were asked about before: a text is asked about at every action and never changes. */
const firstFound = new WeakMap<readonly Json[], readonly Json[]>();

const basicsOf = (view: View, { seat, named }: TextContext): readonly Pokemon[] =>
  meant(view, seat, named).filter((pokemon) => topCard(view, pokemon) !== null && basic(view, [pokemon]));

/** No card of the hand goes onto any of these by its name. */
const noneFits = (view: View, pokemon: readonly Pokemon[], how: Candy, context: TextContext): boolean =>
  playerOf(view.state, context.seat).hand.cards.every((id) => {
    const card = view.cardAt(id);
    return card === null || !pokemon.some((one) => fitsByName(view, card, one, how));
  });

const candyLacks = (view: View, verb: Verb, context: TextContext): Facts => {
  const how: Candy = verb.only === 'stage 2' ? { only: 'stage 2' } : {};
  const basics = basicsOf(view, context);
  if (basics.length === 0) return {};
  const onto = [...new Set(basics.map((one) => nameOf(view, one)))];
  const isThere = !noneFits(view, basics, how, context);
  const wouldHelp = isHandKnown(view, context.seat) || basics.some((one) => mayTakeCandy(view, one, verb));
  // Where a card that fits by its name is there, or none would help, the Pokémon is new, or it is a first turn.
  return isThere || !wouldHelp ? { lacks: 'ripe', onto } : { lacks: 'evolution', onto, ...how };
};

type Whose = 'yours' | 'theirs';

/** Whose pile or row a verb means: their own where it names nobody. */
const whoseOf = ({ who, of }: Verb): Whose =>
  who === 'opponent' || of === 'theirs' || of === 'opponent' ? 'theirs' : 'yours';

const ofSide = (view: View, whose: Whose, { seat, them }: TextContext): Player | null => {
  if (whose === 'yours') return playerOf(view.state, seat);
  const [only, ...more] = opponentsOf(view, seat);
  const other = them ?? (more.length === 0 ? only : undefined);
  return other === undefined ? null : playerOf(view.state, other);
};

/** Verbs that take cards of a pile, by the pile. */
const PILES: readonly (readonly [pile: 'deck' | 'hand' | 'discard', verbs: readonly string[]])[] = [
  ['deck', ['draw', 'search', 'look-at-top', 'discard-top']],
  ['hand', ['discard-hand', 'reveal-hand', 'hand-picked', 'hand-at-random', 'hand-to-deck', 'shuffle-hand']],
  ['discard', ['from-discard']],
];

/** No card of the pile is Energy of the kind that a verb attaches, as far as its kind is said by type and mark. */
const noSuchEnergy = (view: View, { attach }: Verb, cards: readonly CardId[]): boolean => {
  if (!isTable(attach) || attach.kind !== 'energy') return false;
  const { tag, type } = attach;
  return cards.every((id) => {
    const card = view.cardAt(id);
    if (card === null || card.kind !== 'energy') return card !== null;
    if (typeof tag === 'string' && !view.readings.isOfKind(view, card, tag)) return true;
    return typeof type === 'string' && !isOfTypeOutsidePlay(card, type as EnergyLetter);
  });
};

/** The pile out of which a verb takes cards, where it is given and empty but for the card that is played, or nothing in it is meant. */
const missingFromPile = (view: View, verb: Verb, context: TextContext): Facts | null => {
  const [pile] = PILES.find(([, verbs]) => verbs.some((name) => name in verb)) ?? [];
  const takes = 'attach' in verb || 'exchange' in verb;
  const from = pile ?? (takes && (verb.from === 'discard' || verb.from === 'hand') ? verb.from : undefined);
  const isTheirs = verb['reveal-hand'] === 'theirs' || verb['shuffle-hand'] === 'opponent' || 'hand-picked' in verb;
  const whose = isTheirs ? 'theirs' : whoseOf(verb);
  const zone = from === undefined ? undefined : ofSide(view, whose, context)?.[from];
  if (from === undefined || zone?.given !== true) return null;
  if (zone.cards.every((card) => card === context.card)) return { lacks: from, whose };
  const isRoom = verb.to !== 'bench' || view.readings.roomToSearch(view, context.seat) > 0;
  if ('from-discard' in verb && verb.to === 'bench' && !isRoom) return { lacks: 'room', whose };
  const ofDiscard = 'attach' in verb && verb.from === 'discard';
  const noneToAttach = ofDiscard && (verb.to === 'self' || noSuchEnergy(view, verb, zone.cards));
  return ('from-discard' in verb && isRoom) || noneToAttach ? { lacks: 'fitting', whose } : null;
};

const RESTING: { readonly [name: string]: (pokemon: Pokemon) => boolean } = {
  heal: (pokemon) => !isDamaged(pokemon),
  devolve: ({ stack }) => stack.length === 1,
};

/** All that is damaged among these can't be healed, by the text that is named. */
const healingBarred = (view: View, among: readonly Pokemon[]): Facts | null => {
  const damaged = among.filter(isDamaged);
  const bans = damaged.map((pokemon) => claimsOn(view, pokemon, 'no-heal')[0]?.name);
  const [first, by] = [damaged[0], bans[0]];
  if (first === undefined || by === undefined || bans.includes(undefined)) return null;
  return { lacks: 'healing', pokemon: namedApart(view, first), by };
};

/** None of the Pokémon of a side has what a verb takes away. */
const noneOfSide = (view: View, verb: Verb, context: TextContext): Facts | null => {
  const name = Object.keys(RESTING).find((one) => one in verb);
  const among = name === 'devolve' ? verb.devolve : verb.from;
  const which = isTable(among) ? (among.one ?? among.each) : undefined;
  if (name === undefined || !isTable(which) || which.side !== 'yours') return null;
  const player = playerOf(view.state, context.seat);
  const all = inPlay(player);
  const described = player.benchGiven && all.every((pokemon) => !isUndescribed(view, pokemon));
  if (described && all.every((pokemon) => RESTING[name]?.(pokemon) === true)) return { lacks: `${name}-any` };
  return described && name === 'heal' ? healingBarred(view, all) : null;
};

/** A text keeps this condition off the opponent's Active Pokémon. */
const keptOffActive = (view: View, { condition }: Verb, context: TextContext): Facts => {
  const [active, ...more] = ofSide(view, 'theirs', context)?.active ?? [];
  const name = ALL_CONDITIONS.find((one) => one === condition);
  if (active === undefined || active === null || more.length > 0 || name === undefined) return {};
  const by = keptOffBy(view, active, name);
  return by === null ? {} : { lacks: 'condition-to-come', pokemon: namedApart(view, active), by };
};

/** The Bench is empty, or has nobody of the kind that the text brings up. */
const nobodyToSwitchWith = (view: View, whose: Whose, { of }: Verb, context: TextContext): Facts => {
  const side = ofSide(view, whose, context);
  if (side?.benchGiven !== true) return {};
  if (side.bench.length === 0) return { lacks: 'benched', whose };
  if (!isTable(of) || side.bench.some((pokemon) => isUndescribed(view, pokemon))) return {};
  const filter: Filter = { ...(of as Filter), side: whose, place: 'bench' };
  return side.bench.some((pokemon) => fits(view, pokemon, filter, { seat: context.seat, uid: context.uid }))
    ? {}
    : { lacks: 'anybody', filter: JSON.stringify(filter) };
};

/** No Tool lies where a text discards Tools in play, and no Stadium where it may be that. */
const noneToDiscard = (
  view: View,
  { only, side, 'special-energy': energyToo }: Verb,
  { seat, uid }: TextContext,
): Facts => {
  if (!allDescribed(view) || (only !== 'tools' && view.state.stadium !== null)) return {};
  const isOfSide = (other: Player): boolean =>
    side === undefined || isTeammate(view, other.seat, seat) === (side === 'yours');
  const meant = view.state.players.filter(isOfSide).flatMap((player) => inPlay(player));
  const hasEnergy = (pokemon: Pokemon): boolean =>
    energyToo === true && fits(view, pokemon, { 'with-special-energy': true }, { seat, uid });
  if (meant.some((pokemon) => hasTool(view, pokemon) || hasEnergy(pokemon))) return {};
  const orStadium = energyToo === true ? 'tool-energy-or-stadium' : 'tool-or-stadium';
  return { lacks: only === 'tools' ? 'tool' : orStadium, ...(typeof side === 'string' ? { whose: side } : {}) };
};

/** Whose Pokémon a verb means; null for either player's. */
const sideMeant = (who: Json | undefined): Whose | null => {
  if (!isTable(who)) return who === 'opponents-active' || who === 'defending' ? 'theirs' : 'yours';
  const which = who.one ?? who.each ?? who.of;
  const side = isTable(which) ? which.side : undefined;
  return side === 'yours' || side === 'theirs' ? side : null;
};

/** Energy would move among the Pokémon of one player, who has one alone. */
const aloneOnItsSide = (view: View, { from, to }: Verb, context: TextContext): Facts | null => {
  const [whose, where] = [sideMeant(from), sideMeant(to)];
  const side = whose === null || (to !== undefined && where !== whose) ? null : ofSide(view, whose, context);
  if (whose === null || side?.benchGiven !== true || inPlay(side).length !== 1) return null;
  return { lacks: 'another-pokemon', pokemon: onlyOne(view, side), ...(whose === 'theirs' ? { whose } : {}) };
};

/** A player discards down to so many cards, and has no more than those, the card that is played not counted. */
const fewInHand = (view: View, verb: Verb, context: TextContext): Facts | null => {
  const whose = whoseOf(verb);
  const hand = ofSide(view, whose, context)?.hand;
  if (typeof verb.keeping !== 'number' || hand?.given !== true) return null;
  const held = hand.cards.filter((card) => card !== context.card).length;
  return held > verb.keeping ? null : { lacks: 'few-in-hand', whose, most: verb.keeping };
};

/** As many cards are in the hand as a text draws up to. */
const handIsLarge = (view: View, verb: Verb, context: TextContext): Facts | null => {
  const until = verb['draw-until'];
  if (until === undefined || verb.who !== undefined || verb['or-discard'] !== undefined) return null;
  const { hand } = playerOf(view.state, context.seat);
  const theirs = ofSide(view, 'theirs', context)?.hand;
  const wanted =
    typeof until === 'number' ? until : until === 'opponents-hand' && theirs?.given ? theirs.cards.length : null;
  const there = hand.cards.filter((card) => card !== context.card).length;
  if (!hand.given || wanted === null || there < wanted) return null;
  return { lacks: 'smaller-hand', there, wanted, ...(until === 'opponents-hand' ? { theirs: true } : {}) };
};

/** An Energy card of this name would go off the Pokémon whose text it is, which has none. */
const noEnergyOfThatName = (view: View, verb: Verb, { uid }: TextContext): Facts | null => {
  if (!('discard-energy' in verb || 'energy-to-hand' in verb) || typeof verb.named !== 'string') return null;
  const pokemon = verb.from === 'self' && uid !== null ? pokemonOf(view.state, uid) : null;
  if (pokemon === null || isUndescribed(view, pokemon)) return null;
  const has = pokemon.attached.some(({ card }) => view.cardAt(card)?.name === verb.named);
  return has ? null : { lacks: 'energy-on-it', pokemon: namedApart(view, pokemon), named: verb.named };
};

/** A hand with cards, none of them Energy of the kind that would be discarded. */
const noEnergyInHand = (view: View, verb: Verb, context: TextContext): Facts | null => {
  const { of } = verb;
  const whose = whoseOf(verb);
  const hand = ofSide(view, whose, context)?.hand;
  const others = hand?.given === true ? hand.cards.filter((card) => card !== context.card) : [];
  if (!('discard-hand' in verb) || !isTable(of) || others.length === 0) return null;
  if (!noSuchEnergy(view, { attach: of }, others)) return null;
  const type = typeof of.type === 'string' ? { type: of.type } : {};
  return { lacks: 'energy-in-hand', whose, ...(of.tag === 'basic energy' ? { basic: true } : {}), ...type };
};

const missingFor = (view: View, verb: Verb, context: TextContext): Facts => {
  const player = playerOf(view.state, context.seat);
  const named = context.named === undefined ? null : pokemonOf(view.state, context.named);
  if ((verb.switch === 'yours' || verb.switch === 'theirs') && verb.with === undefined)
    return nobodyToSwitchWith(view, verb.switch, verb, context);
  if ('rare-candy' in verb) return candyLacks(view, verb, context);
  const alone = 'move-energy' in verb ? aloneOnItsSide(view, verb, context) : null;
  if (alone !== null) return alone;
  if ('discard-hand' in verb && 'keeping' in verb) return fewInHand(view, verb, context) ?? {};
  const energy = noEnergyOfThatName(view, verb, context) ?? noEnergyInHand(view, verb, context);
  if (energy !== null) return energy;
  if ('discard-in-play' in verb) return noneToDiscard(view, verb, context);
  if ('discard-stadium' in verb) return view.state.stadium === null ? { lacks: 'stadium' } : {};
  if ('attach' in verb && verb.from === 'hand') {
    const kept = keptFromAll(view, context.seat, named === null ? inPlay(player) : [named]);
    if (kept !== null) return { lacks: 'attaching', ...kept };
  }
  if (verb.on === 'opponents-active' && 'condition' in verb) return keptOffActive(view, verb, context);
  const pile = missingFromPile(view, verb, context);
  if (pile !== null) return pile;
  const [active] = player.active;
  const own = context.uid === null ? null : pokemonOf(view.state, context.uid);
  const isOnlyActive = verb.on === 'your-active' && player.active.length === 1;
  const cured = verb.on === 'self' ? own : isOnlyActive ? (active ?? null) : named;
  if ('cure' in verb && cured !== null && !isUndescribed(view, cured) && isWell(cured))
    return { lacks: 'condition', pokemon: namedApart(view, cured) };
  if (verb.heal !== undefined && verb.from === 'self' && own !== null && !isUndescribed(view, own))
    return isDamaged(own) ? (healingBarred(view, [own]) ?? {}) : { lacks: 'damage', pokemon: namedApart(view, own) };
  if (verb.heal !== undefined && named !== null && !isUndescribed(view, named))
    return isDamaged(named)
      ? (healingBarred(view, [named]) ?? namedDoesNotFit(view, verb, context) ?? {})
      : { lacks: 'damage', pokemon: namedApart(view, named) };
  return (
    noneOfSide(view, verb, context) ??
    notRipe(view, verb, context) ??
    noEnergyOnIt(view, verb, context) ??
    handIsLarge(view, verb, context) ??
    nobodyIsMeant(view, verb, context) ??
    {}
  );
};

const onlyOne = (view: View, player: Player): string =>
  inPlay(player)
    .map((pokemon) => namedApart(view, pokemon))
    .join('');

const isWell = (pokemon: Pokemon): boolean => ALL_CONDITIONS.every((one) => conditionOf(pokemon, one) === null);

/** The text begins by choosing a Pokémon, and none is there that it means. */
const nothingToChoose = (view: View, does: readonly Json[], context: TextContext): Facts | null => {
  const first = does.find((verb) => isTable(verb) && 'choose' in verb);
  return isTable(first) && isTable(first.choose) ? nobodyIsMeant(view, { on: { one: first.choose } }, context) : null;
};

const isOfWays = (verb: Json): boolean => isTable(verb) && isTable(verb['pick-one']);

/** The same, of several ways those of each. */
const firstOfWays = (does: readonly Json[]): readonly Json[] => {
  if (!does.some(isOfWays)) return firstOf(does);
  return does.flatMap((verb) => {
    const ways = isTable(verb) ? verb['pick-one'] : undefined;
    if (!isTable(ways)) return firstOf([verb]);
    return Object.values(ways).flatMap((way) => firstOf(Array.isArray(way) ? way : []));
  });
};

/** The same done to both players. */
const isToBoth = (does: readonly Json[]): boolean => {
  const bare = does.map((verb) => {
    const { of: _of, who: _who, ...rest } = isTable(verb) ? verb : {};
    return rest;
  });
  return bare.length === 2 && sameValue(bare[0], bare[1]);
};

export const whatIsMissing = (view: View, does: readonly Json[], context: TextContext): Facts => {
  const chosen = nothingToChoose(view, does, context);
  if (chosen !== null) return chosen;
  const reasons = firstOfWays(does).map((verb) => (isTable(verb) ? missingFor(view, verb, context) : {}));
  const apart = reasons.filter((one, at) => reasons.findIndex((other) => sameValue(other, one)) === at);
  const [reason, ...more] = apart;
  if (reason === undefined || more.length === 0) return reason ?? {};
  // Each player discards down to as many cards.
  if (apart.every(({ lacks, most }) => lacks === 'few-in-hand' && most === reason.most))
    return { ...reason, whose: 'each' };
  // Of a text of several ways, or of what it does to each player, each for a reason of its own.
  return (does.some(isOfWays) || isToBoth(does)) && apart.every(({ lacks }) => lacks !== undefined)
    ? { lacks: 'each-way', ways: apart.map(asText) }
    : {};
};

const asText = (reason: Facts): string => JSON.stringify(reason);
