import {
  claimsOn,
  namedApart,
  nameOf,
  type Obstacle,
  pokemonOf,
  topCard,
  type View,
  type Why,
} from '../../claims/index.ts';
import {
  isAbsent,
  lastAsked,
  lawOf,
  legality,
  type Pile,
  reading,
  speaksHere,
  step,
  unknownFact,
} from '../../engine/index.ts';
import {
  CAME_UP,
  type Card,
  type CardId,
  EVOLVED_FROM,
  FIRST_ARRIVAL,
  HEALED,
  type Json,
  type Pokemon,
  type Power,
  type Seat,
  sameName,
  type Uid,
  type ZoneName,
} from '../../state/index.ts';
import { CARD_BEFORE_RULE } from '../cards/card-before-rule.ts';
import { bareName, isCalled } from '../cards/card-names.ts';
import { isBasicPokemonCard, saysItEvolves } from '../cards/stage-of-card.ts';
import {
  anySheds,
  becomeAnother,
  becomeAnotherBelow,
  CHANGE_ENDS_EFFECTS,
  DEVOLVING_ENDS_EFFECTS,
  shedByItsWordsOnEvolving,
  shedConditionsOnEvolving,
  shedOnDevolving,
  shedOnEvolving,
} from '../effects/lasting-effects.ts';
import { remember } from '../effects/remembered.ts';
import { POWER_MAY_BE_USED } from '../powers/pokemon-powers.ts';
import { forbids } from '../prohibition.ts';
import { undescribed } from '../public-information.ts';
import type { T } from '../questions.ts';
import { becoming } from './mega-evolution.ts';
import { features } from './pokemon.ts';
import { damageOn, isDamage } from './what-is-attached.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  allowance: ['use-its-power'],
  need: ['origin-not-told', 'turn-not-told'],
  note: ['baby-grows', 'damage-stays', 'level-up-card-goes-too'],
} as const;

/** Evolving and devolving (CR 203, 307.2). */

/** Any player's first turn: as many turns as there are players. Never, when the turn was not given. */
export const isFirstTurn = (view: View): boolean => view.state.turn <= view.state.players.length;

/** In play without a break, as the same Pokémon, since its owner's turn began. */
export const isNew = (view: View, pokemon: Pokemon): boolean => {
  if (pokemon.since < 0) unknownFact(view, CONTINUOUSLY, 'turn-not-told', { since: -pokemon.since });
  return pokemon.since >= view.state.turn;
};

/** What a Pokémon that is new did this turn, where the table shows it. */
export const howNew = (view: View, { inc, stack, at }: Pokemon): { readonly how?: 'came' | 'evolved' } => {
  if (stack.length === 1) return inc === 0 ? { how: 'came' } : {};
  const [top] = stack;
  const leveled = top !== undefined && view.cardAt(top)?.stage === 'level-up';
  // Of one that has changed on this table, only evolving gives it a new time of arrival.
  return !leveled && (inc === 0 || at >= FIRST_ARRIVAL) ? { how: 'evolved' } : {};
};

export const CONTINUOUSLY = lawOf({
  'comprehensive-2009': ['307.2e', 'without a break'],
  'ex-2003': ['Options.3', 'nor in the turn it was put into play'],
  'advanced-2018': ['I.A-05#2', 'came into play this turn'],
  'advanced-2025': ['I.A-05#3', 'came into play this turn'],
  'neo-2001': 'absent',
  'xy-2016': ['Turn.2B#4', 'in the turn in which it came into play'],
  'me-2026': ['Turn.2B#4a', 'in the turn in which it came into play'],
});

/** May this Pokémon be evolved as far as its time in play goes, by whatever does it? Cards that say otherwise win. */
const oldEnough = reading(
  CONTINUOUSLY,
  (view, [pokemon]: readonly [Pokemon]) => !isNew(view, pokemon),
  () => true,
);

/** No player's Pokémon evolve in any player's first turn. */
export const FIRST_TURNS = lawOf({
  'comprehensive-2009': ['307.2f', 'first turn'],
  'ex-2003': ['Options.3', 'on your first turn'],
  'advanced-2018': ['I.A-05#2', 'on their own first turn'],
  'advanced-2025': ['I.A-05#3', 'on their own first turn'],
  'neo-2001': 'absent',
  'xy-2016': ['Turn.2B#4', 'during their own first turn'],
  'me-2026': ['Turn.2B#4c', 'during their own first turn'],
});

const pastFirstTurns = reading(
  FIRST_TURNS,
  (view, _args: readonly []) => !isFirstTurn(view),
  () => true,
);

/** Effects evolve in a first turn too, and a Pokémon that is new, unless the text itself says otherwise. */
export const EFFECTS_EVOLVE_AT_ONCE = lawOf({
  'neo-2001': 'absent',
  'ex-2003': 'absent',
  'comprehensive-2009': { otherwise: '307.2e' },
  // XY says when no Pokémon may evolve, and nothing of what effects do then: a rule that needs it breaks off there.
  'advanced-2018': ['II.C-12#3', 'Evolving in this way is allowed in your first turn'],
  'advanced-2025': ['II.C-12#3', 'Evolving in this way is allowed in your first turn'],
});

const effectsEvolveAtOnce = reading(
  EFFECTS_EVOLVE_AT_ONCE,
  (_view, _args: readonly []) => true,
  () => false,
);

/** What a card says of evolving goes before the rules; a document may say so of evolving apart. */
export const CARD_WINS_ON_EVOLVING = lawOf({
  ...CARD_BEFORE_RULE,
  'ex-2003': ['Evo.6', 'that change the rules of Evolution'],
});

/** Against the rule on first turns one document speaks of cards itself. */
export const CARD_WINS_ON_FIRST_TURN = lawOf({
  ...CARD_WINS_ON_EVOLVING,
  'me-2026': ['Turn.2B#4c', 'unless a card says so'],
});

/** By which law what a card says of evolving goes before a rule of that bar. */
export const cardWinsOnEvolving = (obstacle: Obstacle) =>
  obstacle === 'first-turn' ? CARD_WINS_ON_FIRST_TURN : CARD_WINS_ON_EVOLVING;

/** Does a card in force let this Pokémon evolve although a rule of that bar forbids it? */
const cardLets = reading(
  CARD_WINS_ON_EVOLVING,
  (view, [pokemon, obstacle]: readonly [Pokemon, Obstacle]): boolean =>
    // What lets it evolve into one type says nothing of evolving at large.
    claimsOn(view, pokemon, 'may').some(
      ({ claim }) => claim.act === 'evolve' && claim.into === undefined && claim.despite.includes(obstacle),
    ),
  () => false,
);

/** Whether an effect may evolve this Pokémon now. `despite`: what does not stop this effect; `bound`: what stops it by its own words. */
export const ripe = (
  view: View,
  pokemon: Pokemon,
  despite: readonly Obstacle[] = [],
  bound: readonly Obstacle[] = [],
): boolean => {
  // Where a document says nothing of waiting, it does not say either whether an effect has to; the text itself may.
  const isOpen = (obstacle: Obstacle): boolean => bound.includes(obstacle) || !despite.includes(obstacle);
  if (isOpen('new') && isAbsent(CONTINUOUSLY, view) && isNew(view, pokemon))
    unknownFact(view, CONTINUOUSLY, 'document-silent', {});
  if (isOpen('first-turn') && isAbsent(FIRST_TURNS, view) && isFirstTurn(view))
    unknownFact(view, FIRST_TURNS, 'document-silent', {});
  // A limit that the text itself sets stays whatever another card allows: it is about this text, not about evolving.
  const allowed = (obstacle: Obstacle): boolean =>
    !bound.includes(obstacle) &&
    (despite.includes(obstacle) || cardLets(view, [pokemon, obstacle]) || effectsEvolveAtOnce(view, []));
  return (oldEnough(view, [pokemon]) || allowed('new')) && (pastFirstTurns(view, []) || allowed('first-turn'));
};

/** An Evolution card goes onto the Pokémon it names. */
export const EVOLVES_FROM = lawOf({
  'comprehensive-2009': ['307.2a', 'Evolves from'],
  'ex-2003': ['Evo.2', 'played on top of the card'],
  'advanced-2018': ['I.A-05#1', 'put on top of it'],
  'advanced-2025': ['I.A-05#1', 'by playing from their hand, on top of it'],
  'neo-2001': ['Evolution#3', 'what it evolves from'],
  'xy-2016': ['Turn.2B#1', 'put the card on top of it'],
  'me-2026': ['Turn.2B#1a', 'put the card on top of it'],
});

/** A Baby Pokémon evolves into what it says, though that card is a Basic Pokémon card by itself. */
const babyGrows = reading(
  {
    'comprehensive-2009': ['800.1b', 'able to evolve into another Basic Pokémon'],
    'ex-2003': ['Evo.5', 'ignore those words'],
    'neo-2001': ['Evolution#4', 'They can evolve into other Pokémon cards'],
    'xy-2016': 'absent',
    'me-2026': 'absent',
    'advanced-2018': 'absent',
    'advanced-2025': 'absent',
  },
  (view, [baby, card]: readonly [Card, Card], why): boolean => {
    const names = baby.into ?? unknownFact(view, EVOLVES_FROM, 'origin-not-told', { card: card.name });
    const grows = names.some((name) => isCalled(view, card.name, name));
    if (grows) why('baby-grows', { pokemon: baby.name, card: card.name });
    return grows;
  },
  () => false,
);

const growsUp = (view: View, on: Uid, id: CardId, why?: Why): boolean => {
  const pokemon = pokemonOf(view.state, on);
  const [baby, card] = [pokemon === null ? null : topCard(view, pokemon), view.cardAt(id)];
  return baby?.stage === 'baby' && card?.stage === 'basic' && babyGrows(view, [baby, card], why);
};

const wrongHost = (view: View, card: CardId, on: Uid): { card: string; from: string; pokemon: string } | null => {
  const evolution = view.cardAt(card);
  const pokemon = pokemonOf(view.state, on);
  if (evolution === null || pokemon === null) return null;
  if (topCard(view, pokemon) === null) undescribed(view, [pokemon]);
  if (growsUp(view, on, card)) return null;
  const isEvolution = saysItEvolves(view, evolution);
  if ((isEvolution || evolution.stageTaken === true) && evolution.from === undefined)
    unknownFact(view, EVOLVES_FROM, 'origin-not-told', { card: evolution.name });
  if (isEvolution && evolution.from !== undefined && isCalled(view, nameOf(view, pokemon), evolution.from)) return null;
  return { card: evolution.name, from: isEvolution ? (evolution.from ?? '') : '', pokemon: namedApart(view, pokemon) };
};

/** Whom the card that is put down does not fit: several paragraphs ask it of one action. */
export const hostIsWrong = lastAsked((view: View, action: { readonly card: CardId; readonly on: Uid }) =>
  wrongHost(view, action.card, action.on),
);

/** The cards that a text puts onto its own Pokémon, by name, whatever they say they evolve from. */
const putOnto = (text: Json): readonly string[] => {
  if (typeof text !== 'object' || text === null) return [];
  const { into } = text as { readonly into?: Json };
  return [...(typeof into === 'string' ? [into] : []), ...Object.values(text).flatMap(putOnto)];
};

/** Might a power of its own put that card onto a Pokémon, as Baby Evolution does? One that the program cannot carry out might put any. */
export const mayBeCovered = ({ does, touches = [] }: Power, card: string): boolean =>
  does === undefined ? touches.includes('evolve') : putOnto(does as Json).some((name) => sameName(name, card));

export const nameMatches = forbids({
  acts: ['evolve'],
  obstacle: 'target',
  code: 'evolves-from-another',
  law: { ...EVOLVES_FROM, 'ex-2003': ['Evo.3', 'into certain Evolutions only'] },
  when: hostIsWrong,
  readBy: (view, action, why) => {
    const card = view.cardAt(action.card);
    if (card !== null) saysItEvolves(view, card, why);
  },
  // A Poké-Power of its own may do what the rule does not, as long as it may be used.
  allowances: (view, action, rules) => {
    const pokemon = pokemonOf(view.state, action.on);
    // Such a Poké-Power (Baby Evolution) puts a Basic card on top; a Stage 1 or 2 it does not help.
    const card = view.cardAt(action.card);
    const own =
      pokemon === null || card === null || !isBasicPokemonCard(view, card) ? [] : features(view, [pokemon]).powers;
    return own
      .filter(({ power }) => power.kind === 'power' && mayBeCovered(power, card?.name ?? ''))
      .filter(({ power }) => {
        const use = { kind: 'use-power', pokemon: action.on, power: power.name } as const;
        return legality(rules, view.state, use).grounds.every(({ overruled }) => overruled !== null);
      })
      .map(({ power }) => ({
        law: POWER_MAY_BE_USED,
        code: 'use-its-power',
        facts: { power: power.name },
      }));
  },
});

export const onlyOntoNamed = forbids({
  acts: ['evolve'],
  obstacle: 'target',
  code: 'only-onto-named',
  law: {
    'comprehensive-2009': ['203.2', 'only'],
    'ex-2003': ['Evo.3', 'must match exactly'],
    'neo-2001': ['Evolution#3', 'You have to go by what it says'],
    'xy-2016': ['Names#2', 'has to be the name'],
    'me-2026': ['Names#2', 'has to be the name'],
  },
  when: hostIsWrong,
});

/** A Mega Evolution Pokémon evolves from its Pokémon-EX alone. */
export const megaOntoItsEx = forbids({
  acts: ['evolve'],
  obstacle: 'target',
  code: 'mega-evolves-from-another',
  law: { 'xy-2016': ['AppB.Rules#2', 'and from nothing else'], 'me-2026': ['App26.Rules#2', 'and from nothing else'] },
  concerns: (view, action) => view.cardAt(action.card)?.stage === 'mega',
  when: hostIsWrong,
});

/** Nothing evolves from a Radiant Pokémon. */
export const radiantStays = forbids({
  acts: ['evolve'],
  obstacle: 'target',
  code: 'radiant-evolves',
  law: { 'me-2026': ['App8#3', 'into nothing'] },
  when: (view, action) => {
    const pokemon = pokemonOf(view.state, action.on);
    if (pokemon === null || !(topCard(view, pokemon)?.tags ?? []).includes('radiant')) return null;
    return { pokemon: namedApart(view, pokemon) };
  },
});

export const notNew = forbids({
  acts: ['evolve'],
  obstacle: 'new',
  code: 'evolve-new',
  law: {
    ...CONTINUOUSLY,
    'neo-2001': {
      open: 'whether a Pokémon may evolve in the turn in which it came into play or evolved',
      near: 'Play.9B2',
    },
  },
  when: (view, action) => {
    const pokemon = pokemonOf(view.state, action.on);
    if (pokemon === null || !isNew(view, pokemon)) return null;
    return { pokemon: namedApart(view, pokemon), turn: view.state.turn, ...howNew(view, pokemon) };
  },
});

/** Of one that has evolved this turn, where a paragraph of its own says that it is another Pokémon since. */
export const notTwiceInATurn = forbids({
  acts: ['evolve'],
  obstacle: 'new',
  code: 'evolve-again',
  law: {
    'comprehensive-2009': ['307.2d', 'does not count as the same Pokémon'],
    'ex-2003': ['Evo.2', 'wait another turn before it can evolve again'],
    'me-2026': ['Turn.2B#4b', 'cannot evolve a second time in that turn'],
  },
  when: (view, action) => {
    const pokemon = pokemonOf(view.state, action.on);
    if (pokemon === null || !isNew(view, pokemon) || howNew(view, pokemon).how !== 'evolved') return null;
    return { pokemon: namedApart(view, pokemon), turn: view.state.turn, how: 'evolved' };
  },
});

export const notFirstTurn = forbids({
  acts: ['evolve'],
  obstacle: 'first-turn',
  code: 'evolve-first-turn',
  law: { ...FIRST_TURNS, 'neo-2001': { open: 'whether a Pokémon may evolve in a first turn', near: 'Play.9B2' } },
  when: (view) => (isFirstTurn(view) ? { player: view.state.toMove, turn: view.state.turn } : null),
});

/** Damage stays on a Pokémon that evolves or devolves. */
const keepsDamage = reading(
  {
    'comprehensive-2009': ['307.2b', 'damage'],
    'ex-2003': ['Evo.2', 'Damage counters on it stay'],
    'advanced-2018': ['I.A-05#3', 'damage counters it had before it evolved'],
    'advanced-2025': ['I.A-05#4', 'damage counters it had before it evolved'],
    'neo-2001': { silent: 'damage stays when a Pokémon evolves', near: 'Evolution#3' },
    'xy-2016': ['Turn.2B#2', 'the damage it has'],
    'me-2026': ['Turn.2B#2a', 'the damage counters it has'],
  },
  (_view, [damage]: readonly [number], why) => {
    why('damage-stays', { damage });
    return 0;
  },
  (_view, [damage]) => damage,
);

const dropDamageUnlessKept = (t: T, uid: Uid): void => {
  const damage = damageOn(t.state, uid);
  const lost = keepsDamage(t.view, [damage], isDamage(damage) ? t.why : undefined);
  if (isDamage(lost)) t.put({ kind: 'healed', uid, amount: lost });
};

export const EVOLVING_ENDS_EFFECTS = lawOf({ ...CHANGE_ENDS_EFFECTS, 'comprehensive-2009': ['307.2c', 'effects'] });

/** Effects end when a Pokémon evolves. */
const effectsEnd = step(EVOLVING_ENDS_EFFECTS, (t: T, uid: Uid) => {
  shedOnEvolving(t, uid);
});

/** And when it devolves. */
const effectsEndBelow = step(
  lawOf({ ...DEVOLVING_ENDS_EFFECTS, 'comprehensive-2009': ['307.2c', 'effects'] }),
  (t: T, uid: Uid) => {
    shedOnDevolving(t, uid);
  },
);

/** A Pokémon BREAK keeps the Abilities of the Pokémon it evolves from (XY AppH#1), and which of them were used this turn. */
const usedPowers = (view: View, pokemon: Pokemon | null): readonly string[] => {
  if (pokemon === null) return [];
  const { powers } = features(view, [pokemon]);
  return pokemon.thisTurn.filter((one) => powers.some(({ power }) => sameName(power.name, one)));
};

/** By which rule the card that goes onto it means a Pokémon of this name, where the name alone does not show it. */
const citeName = (t: T, card: CardId, on: Uid): void => {
  const [from, below] = [t.view.cardAt(card)?.from, pokemonOf(t.state, on)];
  if (from !== undefined && below !== null) isCalled(t.view, nameOf(t.view, below), from, t.why);
};

/** Puts the Evolution card on top. */
export const evolve = step(
  {
    'comprehensive-2009': ['307.2a', 'Evolves from'],
    'ex-2003': ['Options.3', 'put the evolution card directly on the card in play'],
    'advanced-2018': ['I.A-05#1', 'put on top of it'],
    'advanced-2025': ['I.A-05#1', 'by playing from their hand, on top of it'],
    'neo-2001': ['Play.9B2', 'You may evolve'],
    'xy-2016': ['Turn.2B#1', 'put the card on top of it'],
    'me-2026': ['Turn.2B#1a', 'put the card on top of it'],
  },
  (t: T, card: CardId, on: Uid, { put, ...from }: Pile & { readonly put?: 'candy' | 'text' }) => {
    growsUp(t.view, on, card, t.why);
    citeName(t, card, on);
    const below = pokemonOf(t.state, on);
    // A second step of one act changes the Pokémon that the first has made, so its name is asked before.
    const grewFrom = below === null ? null : nameOf(t.view, below);
    const cameUp = below?.thisTurn.filter((one) => one === CAME_UP || one === HEALED) ?? [];
    const used = t.view.cardAt(card)?.stage === 'break' ? usedPowers(t.view, below) : [];
    t.put({ kind: 'evolved', uid: on, card, from, ...(put === undefined ? {} : { put }) });
    becomeAnother(t, on);
    // In this order: what stands before its evolving was done by the earlier stage.
    for (const one of cameUp) remember(t, on, one);
    if (grewFrom !== null) remember(t, on, EVOLVED_FROM + grewFrom);
    for (const what of used) t.put({ kind: 'happened', uid: on, what });
    dropDamageUnlessKept(t, on);
    shedByItsWordsOnEvolving(t, on);
    if (anySheds(t, on)) shedConditionsOnEvolving(t, on);
    if (anySheds(t, on)) effectsEnd(t, on);
    becoming(t, card, on);
  },
);

/** Any Pokémon, and any number of them in a turn. */
const ANY_NUMBER_EVOLVES = lawOf({
  'comprehensive-2009': { otherwise: '602.1' },
  'advanced-2018': { otherwise: 'I.A-05#1' },
  'me-2026': { otherwise: 'Turn.2B#1c' },
  'advanced-2025': ['I.A-05#2', 'A player can evolve any number of Pokémon'],
});

const asManyAsOneLikes = step(ANY_NUMBER_EVOLVES, (_t: T, play: () => void): void => {
  play();
});

/** The act of a turn. */
export const evolveFromHand = (t: T, card: CardId, on: Uid): void => {
  const play = (): void => evolve(t, card, on, { seat: t.state.toMove, zone: 'hand' });
  if (speaksHere(ANY_NUMBER_EVOLVES, t.rules)) asManyAsOneLikes(t, play);
  else play();
};

/** With the highest Evolution card goes the LV.X above it. */
const withLevelCard = reading(
  {
    'comprehensive-2009': ['307.3i', 'both'],
    'neo-2001': 'absent',
    'ex-2003': 'absent',
    'advanced-2018': 'absent',
    'advanced-2025': 'absent',
    'xy-2016': { silent: 'a LV.X goes with the card beneath it', near: 'Gl:Devolve' },
    'me-2026': { silent: 'a LV.X goes with the card beneath it', near: 'Gl:devolve' },
  },
  (view, [pokemon]: readonly [Pokemon], why): readonly CardId[] => {
    const top = pokemon.stack[0];
    const leveled = top !== undefined && view.cardAt(top)?.stage === 'level-up';
    if (leveled) why('level-up-card-goes-too', { pokemon: namedApart(view, pokemon) });
    return pokemon.stack.slice(0, leveled ? 2 : 1);
  },
  (_view, [pokemon]) => pokemon.stack.slice(0, 1),
);

/** Takes the highest Evolution card off, or so many cards (CR 307.2, 307.3i). Does nothing to a Pokémon with nothing beneath. */
export const devolve = step(
  {
    'comprehensive-2009': ['307.2', 'devolv'],
    'neo-2001': {
      silent: 'a text that takes Evolution cards off takes just those, and the rest stays in play',
      near: 'Evolution#3',
    },
    'ex-2003': ['EvoEx.6', 'all evolution cards of higher stages are discarded'],
    'advanced-2018': ['II.C-13#1', 'the Pokémon devolves to its pre-evolution Pokémon'],
    'advanced-2025': ['II.C-13#1', 'the Pokémon devolves to its pre-evolution Pokémon'],
    'xy-2016': ['Gl:Devolve', 'devolve'],
    'me-2026': ['Gl:devolve', 'devolve'],
  },
  (t: T, uid: Uid, to: { seat: Seat; zone: ZoneName }, down?: number) => {
    const pokemon = pokemonOf(t.state, uid);
    if (pokemon === null) return;
    const cards = down === undefined ? withLevelCard(t.view, [pokemon], t.why) : pokemon.stack.slice(0, down);
    if (cards.length >= pokemon.stack.length) return;
    t.put({ kind: 'devolved', uid, cards, to });
    becomeAnotherBelow(t, uid);
    dropDamageUnlessKept(t, uid);
    if (anySheds(t, uid)) effectsEndBelow(t, uid);
  },
);

/** Would a card of this kind evolve that Pokémon, as far as stage and names go? */
export const goesOnto = (view: View, card: Card, pokemon: Pokemon, why?: Why): boolean =>
  saysItEvolves(view, card, why) && card.from !== undefined && isCalled(view, nameOf(view, pokemon), card.from);

/** The cards on file that name a Pokémon of this printed name below their own, by its whole name or without its level, δ and LV.X. */
export const namingBelow = (view: View, name: string): readonly Card[] => [
  ...new Set([...view.pool.evolvingFrom(name), ...view.pool.evolvingFrom(bareName(view, name))]),
];

/** Would this very card? */
export const evolvesFrom = (view: View, id: CardId, pokemon: Pokemon, why?: Why): boolean => {
  const card = view.cardAt(id);
  return card !== null && goesOnto(view, card, pokemon, why);
};
