import {
  claimsOn,
  energyIds,
  type Filter,
  fits,
  hiddenPlace,
  inPlay,
  isActive,
  namedApart,
  type OwnAttack,
  ownerOf,
  playerOf,
  pokemonOf,
  topCard,
  type View,
} from '../../claims/index.ts';
import { type ActionOf, type Allowance, lastAsked, lawOf, reading, unknownFact } from '../../engine/index.ts';
import {
  type Attack,
  type Card,
  type CardId,
  type EnergyLetter,
  type Pokemon,
  sameName,
  sameValue,
} from '../../state/index.ts';
import {
  attachFirst,
  attackCost,
  claimsOnCost,
  ENERGY_FOR_AN_ATTACK,
  typeOfAnyMore,
  unitsOn,
  unmet,
} from '../attached-cards/energy.ts';
import { changedByTexts, givenByTexts, lessByText } from '../attached-cards/energy-remarks.ts';
import { everyReading, spanOf, unitsIn } from '../attached-cards/unknown-energy.ts';
import { hasRuleBox } from '../cards/rule-box.ts';
import { isBasicPokemonCard } from '../cards/stage-of-card.ts';
import { features, hasAttacksGiven } from '../pokemon/pokemon.ts';
import { forbids } from '../prohibition.ts';
import { discardPile } from '../public-information.ts';
import type { Unit } from '../questions.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  need: ['attacks-not-told'],
} as const;

/** Who may attack, and with what (CR 302, 603.4a). */

/** The attacks a Pokémon may use: those of its card, of the card under a LV.X, and what an attached Technical Machine lends (CR 307.3h, 314.1). */
export const attacksOf = (
  view: View,
  pokemon: Pokemon,
): readonly { readonly attack: Attack; readonly card: CardId }[] => {
  const { attacks } = features(view, [pokemon]);
  const lent = lentBy(view, pokemon.attached);
  const beside = usableBeside(view, pokemon);
  return lent.length + beside.length === 0 ? attacks : [...attacks, ...lent, ...beside];
};

const lentBy = (view: View, attached: Pokemon['attached']): readonly OwnAttack[] => {
  const lent: OwnAttack[] = [];
  for (const { card } of attached) for (const attack of view.cardAt(card)?.lends ?? []) lent.push({ attack, card });
  return lent;
};

/** Everybody else in play, on both sides. */
const others = (view: View, { uid }: Pokemon): readonly Pokemon[] =>
  view.state.players.flatMap((player) => inPlay(player)).filter((other) => other.uid !== uid);

type LetsUse = ReturnType<typeof claimsOn<'uses-attacks'>>[number];

/** What of this is found first by a text that lets it use attacks of Pokémon in play, seen from that text. */
const firstAmong = <F>(
  view: View,
  pokemon: Pokemon,
  find: (among: Filter, from: LetsUse['from']) => F | null | undefined,
): F | null => {
  for (const { claim, from } of claimsOn(view, pokemon, 'uses-attacks')) {
    const found = claim.of === 'in-play' ? find(claim.among ?? {}, from) : null;
    if (found !== null && found !== undefined) return found;
  }
  return null;
};

/** A Pokémon in play whose attacks it may use and whose attacks are not given. */
const unknownNeighbour = (view: View, pokemon: Pokemon): Pokemon | null =>
  firstAmong(view, pokemon, (among, from) =>
    others(view, pokemon).find((other) => !hasAttacksGiven(view, other) && fits(view, other, among, from)),
  );

/** Places that are not given and may hold a Pokémon whose attacks it may use. */
const unknownPlace = (view: View, pokemon: Pokemon) =>
  firstAmong(view, pokemon, (among, from) => hiddenPlace(view, among, from));

/** Is it such a Pokémon card of a discard pile? */
const isDiscarded = (view: View, card: Card, { claim }: LetsUse): boolean =>
  claim.of === 'discarded' &&
  card.kind === 'pokemon' &&
  (claim.basic === undefined || isBasicPokemonCard(view, card)) &&
  (claim.tag === undefined || view.readings.isOfKind(view, card, claim.tag)) &&
  (claim['rule-box'] === undefined || hasRuleBox(view, card) === claim['rule-box']);

/** Cards whose attacks this text lets it use beside its own. */
const usableBy = (view: View, pokemon: Pokemon, lets: LetsUse): readonly OwnAttack[] => {
  const { claim, from } = lets;
  if (claim.of === 'in-play')
    return others(view, pokemon)
      .filter((other) => topCard(view, other) !== null && fits(view, other, claim.among ?? {}, from))
      .flatMap((other) => features(view, [other]).attacks);
  const beneath = claim.of === 'stages-beneath';
  const cards = beneath ? pokemon.stack.slice(1) : playerOf(view.state, ownerOf(view, pokemon)).discard.cards;
  return cards.flatMap((card) => {
    const printed = view.cardAt(card);
    if (printed === null || !(beneath || isDiscarded(view, printed, lets))) return [];
    return (printed.attacks ?? []).map((attack) => ({ attack, card }));
  });
};

const usableBeside = (view: View, pokemon: Pokemon): readonly OwnAttack[] =>
  claimsOn(view, pokemon, 'uses-attacks').flatMap((force) => usableBy(view, pokemon, force));

/** By which text it may use an attack that is not its own; null for one of its own, and for one that an attached card lends. */
export const letsUse = (view: View, pokemon: Pokemon, { attack, card }: OwnAttack): LetsUse | null => {
  const isThis = (one: OwnAttack): boolean => one.attack === attack && one.card === card;
  if (features(view, [pokemon]).attacks.some(isThis)) return null;
  return claimsOn(view, pokemon, 'uses-attacks').find((force) => usableBy(view, pokemon, force).some(isThis)) ?? null;
};

/** Does it use attacks of cards in a discard pile that is not given? */
const mayUseDiscarded = (view: View, pokemon: Pokemon): boolean =>
  !playerOf(view.state, ownerOf(view, pokemon)).discard.given &&
  claimsOn(view, pokemon, 'uses-attacks').some(({ claim }) => claim.of === 'discarded');

/** May it use attacks of cards that are not given? */
export const mayUseUnknown = (view: View, pokemon: Pokemon): boolean =>
  mayUseDiscarded(view, pokemon) || unknownNeighbour(view, pokemon) !== null || unknownPlace(view, pokemon) !== null;

/** Anything in the attack section of a card is an attack, harmful or not. */
export const isAttack = reading(
  {
    'comprehensive-2009': ['302.4', 'attack'],
    'ex-2003': ['Status.Confused', 'even when its attack does no damage'],
    'advanced-2018': ['II.D-06#2', 'Only attacks printed on the Pokémon card'],
    'advanced-2025': ['II.D-06#2', 'Only attacks printed on the Pokémon card'],
    'neo-2001': { silent: 'an attack that does no damage is an attack too', near: 'Order.2' },
    'xy-2016': ['WhatIsAttack#1', 'a cost and a name'],
    'me-2026': ['WhatIsAttack#1', 'a cost and a name'],
  },
  (_view, [_attack]: readonly [Attack]) => true,
  (_view, [attack]) => attack.damage !== null,
);

export const findAttack = lastAsked(
  (view: View, action: ActionOf<'attack'>): { readonly attack: Attack; readonly card: CardId } | null => {
    const pokemon = pokemonOf(view.state, action.attacker);
    if (pokemon === null) return null;
    return attacksOf(view, pokemon).find(({ attack }) => sameName(attack.name, action.attack)) ?? null;
  },
);

/** The player who goes first does not attack in the first turn of the game. */
export const startingPlayerWaits = forbids({
  acts: ['attack'],
  obstacle: 'first-turn',
  code: 'no-attack-first-turn',
  law: {
    'xy-2016': ['Turn.3#3', 'leaves out the attack'],
    'me-2026': ['Turn.3#3', 'leaves out the attack'],
    // II.E-27 assumes such a ban from another book; the ban itself is in no paragraph, so it stays open.
    'advanced-2018': {
      open: 'whether the player who goes first may attack in their first turn',
      near: 'II.E-27#1',
    },
    'advanced-2025': {
      open: 'whether the player who goes first may attack in their first turn',
      near: 'II.E-28#1',
    },
  },
  when: ({ state }) =>
    state.turn === 1 && state.toMove === state.first ? { player: state.toMove, turn: state.turn } : null,
});

/** The attacks of a Pokémon are those on its card. */
export const ATTACKS = lawOf({
  'comprehensive-2009': ['302.1', 'attacks'],
  'ex-2003': ['Types: Pokémon.1', 'the attacks of the Pokémon'],
  'advanced-2018': ['I.A-01#1', 'written on the card of their Active Pokémon'],
  'advanced-2025': ['I.A-01#1', 'written on the card of their Active Pokémon'],
  'neo-2001': ['Order.2', 'which attack your Active Pokémon uses'],
  'xy-2016': ['Gl:Attack', 'what the Pokémon does when it attacks'],
  'me-2026': ['Gl:attack', 'that the Pokémon does when it attacks'],
});

export const knowsAttack = forbids({
  acts: ['attack'],
  obstacle: 'target',
  code: 'no-such-attack',
  law: ATTACKS,
  when: (view, action) => {
    const pokemon = pokemonOf(view.state, action.attacker);
    if (pokemon === null || findAttack(view, action) !== null) return null;
    if (mayUseDiscarded(view, pokemon)) discardPile(view, [ownerOf(view, pokemon)]);
    const undescribed = hasAttacksGiven(view, pokemon) ? unknownNeighbour(view, pokemon) : pokemon;
    if (undescribed !== null)
      unknownFact(view, ATTACKS, 'attacks-not-told', { pokemon: namedApart(view, undescribed) });
    const place = unknownPlace(view, pokemon);
    if (place !== null) view.readings.placeUnknown(view, place.place, place.seat);
    return {
      pokemon: namedApart(view, pokemon),
      attack: action.attack,
      has: attacksOf(view, pokemon).map(({ attack }) => attack.name),
    };
  },
});

const notActive = (view: View, action: ActionOf<'attack'>): { readonly pokemon: string } | null => {
  const pokemon = pokemonOf(view.state, action.attacker);
  return pokemon !== null && !isActive(view, pokemon) ? { pokemon: namedApart(view, pokemon) } : null;
};

/** Only the Active Pokémon attacks. */
export const ACTIVE_ATTACKS = lawOf({
  'comprehensive-2009': ['302.2', 'Active'],
  'ex-2003': ['Attack', 'attached to your Active Pokémon'],
  'advanced-2018': ['I.A-01#1', 'written on the card of their Active Pokémon'],
  'advanced-2025': ['I.A-01#1', 'written on the card of their Active Pokémon'],
  'neo-2001': ['Play.9C', 'your Active Pokémon'],
  'xy-2016': ['Gl:Active Pokémon', 'None but the Active Pokémon can attack'],
  'me-2026': ['Gl:Active Pokémon', 'None but the Active Pokémon can attack'],
});

export const activeAttacks = forbids({
  acts: ['attack'],
  obstacle: 'place',
  code: 'only-active-attacks',
  law: ACTIVE_ATTACKS,
  when: notActive,
});

export const benchedDoNotAttack = forbids({
  acts: ['attack'],
  obstacle: 'place',
  code: 'benched-attacks-not',
  law: {
    'comprehensive-2009': ['300.4', 'attack'],
    'ex-2003': ['intro', 'fights with one Pokémon at a time'],
    'neo-2001': ['Play.9C', 'your Active Pokémon'],
    'xy-2016': ['Gl:Active Pokémon', 'None but the Active Pokémon can attack'],
    'me-2026': ['Gl:Active Pokémon', 'None but the Active Pokémon can attack'],
  },
  when: notActive,
});

/** The texts by which an attack of it costs something else than it prints. */
export const changesOfCost = (view: View, pokemon: Pokemon, attack: string): readonly string[] => [
  ...new Set(claimsOnCost(view, pokemon, attack).map(({ name }) => name)),
];

/** The types of which it has too little, where that and no number is what is missing. */
const lackingTypes = (
  cost: readonly EnergyLetter[],
  units: readonly Unit[],
  missing: number,
): { readonly lacks?: readonly EnergyLetter[] } => {
  if (units.length === 0) return {};
  const types = [...new Set(cost)].filter((one) => one !== 'C');
  const lacks = types.flatMap((type): readonly EnergyLetter[] => {
    const there = units.filter((unit) => unit.includes(type)).length;
    return cost.filter((one) => one === type).slice(there);
  });
  return lacks.length === missing ? { lacks } : {};
};

const shortage = lastAsked((view: View, action: ActionOf<'attack'>) => {
  const found = findAttack(view, action);
  const pokemon = pokemonOf(view.state, action.attacker);
  if (found === null || pokemon === null) return null;
  const cost = attackCost(view, pokemon, found.attack);
  const readings = everyReading(view, pokemon);
  const units = readings.map(unitsIn);
  const short = units.map((one) => unmet(view, [cost, one]));
  if (short.every((missing) => missing === 0)) return null;
  // An unknown fact is asked for only where it decides.
  if (short.includes(0)) unitsOn(view, pokemon);
  const [only, ...more] = units;
  const missing = Math.min(...short);
  return {
    pokemon: namedApart(view, pokemon),
    attack: found.attack.name,
    cost,
    units: spanOf(readings, energyIds(view, pokemon)).most,
    missing,
    ...(short.some((one) => one !== missing) ? { atLeast: true } : {}),
    ...(only !== undefined && more.length === 0 ? lackingTypes(cost, only, missing) : {}),
    ...(sameValue(cost, found.attack.cost) ? {} : { changedBy: changesOfCost(view, pokemon, found.attack.name) }),
    ...lessByText(view, pokemon),
    energyAttached: view.state.spent.energy,
  };
});

/** More Energy helps, but where a text makes any that comes one of a type that the cost does not lack. */
const attachToPay = (view: View, action: ActionOf<'attack'>): readonly Allowance[] => {
  const found = findAttack(view, action);
  const pokemon = pokemonOf(view.state, action.attacker);
  const type = pokemon === null ? null : typeOfAnyMore(view, pokemon);
  if (found === null || pokemon === null || type === null) return attachFirst(view);
  const cost = attackCost(view, pokemon, found.attack);
  const more = cost.map((): Unit => [type]);
  const helps = everyReading(view, pokemon).some((one) => unmet(view, [cost, [...unitsIn(one), ...more]]) === 0);
  return helps ? attachFirst(view) : [];
};

/** For an unknown attack it is not reported either that its Energy is there. */
const isKnown = (view: View, action: ActionOf<'attack'>): boolean => findAttack(view, action) !== null;

export const energyNeeded = forbids({
  acts: ['attack'],
  obstacle: 'energy',
  code: 'attack-cost',
  concerns: isKnown,
  law: ENERGY_FOR_AN_ATTACK,
  when: shortage,
  readBy: (view, action, why) => {
    const pokemon = pokemonOf(view.state, action.attacker);
    const found = findAttack(view, action);
    if (pokemon === null || found === null || shortage(view, action) === null) return;
    changedByTexts(view, pokemon, why);
    // Why a text that changes the cost applies to it is what decides.
    claimsOnCost(view, pokemon, found.attack.name, why);
    attackCost(view, pokemon, found.attack, why);
  },
  allowances: attachToPay,
});

export const energyIsChecked = forbids({
  acts: ['attack'],
  obstacle: 'energy',
  code: 'attack-is-illegal',
  concerns: isKnown,
  law: {
    'comprehensive-2009': ['603.4a', 'illegal'],
    'ex-2003': ['Attack', 'have the quantity and type that the attack specifies'],
    'neo-2001': ['Order.2', 'enough Energy cards attached'],
    'xy-2016': ['Attack.A', 'the right Energy is attached'],
    'me-2026': ['Attack.A', 'the right Energy is attached'],
  },
  when: (view, action) => {
    const short = shortage(view, action);
    return short === null ? null : { attack: short.attack, pokemon: short.pokemon, missing: short.missing };
  },
  allowances: attachToPay,
});

/** What a special Energy card gives stands in its own text, and here it gives too little. */
export const givesByItsText = forbids({
  acts: ['attack'],
  obstacle: 'energy',
  code: 'energy-by-its-text',
  law: {
    'neo-2001': 'absent',
    'ex-2003': 'absent',
    'comprehensive-2009': ['305.2', 'the text of each card says which'],
    'xy-2016': 'absent',
    'me-2026': 'absent',
    'advanced-2018': ['I.C#5', 'what it does and how it is used differs from card to card'],
    'advanced-2025': ['I.C#5', 'what it does and how it is used differs from card to card'],
  },
  concerns: (view, action) => {
    const pokemon = pokemonOf(view.state, action.attacker);
    return isKnown(view, action) && pokemon !== null && givenByTexts(view, pokemon).length > 0;
  },
  when: (view, action) => {
    const short = shortage(view, action);
    return short === null ? null : { attack: short.attack, pokemon: short.pokemon, missing: short.missing };
  },
  allowances: attachToPay,
});
