import {
  isActive,
  namedApart,
  nameOf,
  type Obstacle,
  pokemonOf,
  topCard,
  type View,
  type Why,
} from '../../claims/index.ts';
import type { Doc } from '../../corpus/index.ts';
import { type Law, lastAsked, lawOf, paragraphOf, reading, step, unknownFact } from '../../engine/index.ts';
import type { CardId, Pokemon, Uid } from '../../state/index.ts';
import { isCalled } from '../cards/card-names.ts';
import { letByRuling, RULING_WINS } from '../cards/official-rulings.ts';
import { shedOnChange } from '../effects/lasting-effects.ts';
import { forbids } from '../prohibition.ts';
import { undescribed } from '../public-information.ts';
import type { T } from '../questions.ts';
import { howNew, isFirstTurn, isNew } from './evolution.ts';
import { isLeveledUp } from './pokemon.ts';
import { damageOn, hasMarks, isDamage } from './what-is-attached.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  need: ['level-card-not-told'],
  note: ['level-up-active-otherwise', 'level-up-new-otherwise', 'ruling-lets'],
} as const;

/** Leveling up (CR 204, 307.3). */

export const PUT_ONTO = lawOf({
  'comprehensive-2009': ['307.3a', 'Put onto'],
  'xy-2016': ['Gl:Pokémon LV.X', 'on top of the regular Pokémon'],
  'me-2026': ['Gl:Pokémon LV.X', 'on top of the regular Pokémon'],
});

const wrongHost = (view: View, card: CardId, on: Uid): { card: string; onto: string; pokemon: string } | null => {
  const level = view.cardAt(card);
  const pokemon = pokemonOf(view.state, on);
  if (pokemon === null) return null;
  if (topCard(view, pokemon) === null) undescribed(view, [pokemon]);
  if (level === null) return unknownFact(view, PUT_ONTO, 'level-card-not-told', { pokemon: namedApart(view, pokemon) });
  const isLevel = level.stage === 'level-up';
  if (isLevel && level.from === undefined) unknownFact(view, PUT_ONTO, 'origin-not-told', { card: level.name });
  if (isLevel && level.from !== undefined && isCalled(view, nameOf(view, pokemon), level.from)) return null;
  return { card: level.name, onto: isLevel ? (level.from ?? '') : '', pokemon: namedApart(view, pokemon) };
};

/** Whom the card that is put down does not fit: two paragraphs ask it of one action. */
const hostIsWrong = lastAsked((view: View, action: { readonly card: CardId; readonly on: Uid }) =>
  wrongHost(view, action.card, action.on),
);

/** Two documents say nothing at all of leveling up. */
const NO_LEVEL_UP = {
  'neo-2001': { open: 'anything about leveling up', near: 'Evolution#3' },
  'advanced-2018': { open: 'anything about leveling up', near: 'I.A-05#1' },
  'advanced-2025': { open: 'anything about leveling up', near: 'I.A-05#1' },
} as const;

export const nameMatches = forbids({
  acts: ['level-up'],
  obstacle: 'target',
  code: 'put-onto-another',
  law: { ...NO_LEVEL_UP, ...PUT_ONTO },
  when: hostIsWrong,
});

export const onlyOntoNamed = forbids({
  acts: ['level-up'],
  obstacle: 'target',
  code: 'level-only-onto-named',
  law: {
    ...NO_LEVEL_UP,
    'comprehensive-2009': ['204.2', 'only'],
    'xy-2016': ['Gl:Pokémon LV.X', 'on top of the regular Pokémon'],
    'me-2026': ['Gl:Pokémon LV.X', 'on top of the regular Pokémon'],
  },
  when: hostIsWrong,
});

const ACTIVE_ONLY = lawOf({
  ...NO_LEVEL_UP,
  'comprehensive-2009': ['307.3d', 'Active'],
  'xy-2016': { open: 'whether a Benched Pokémon may level up', near: 'Gl:Pokémon LV.X' },
  'me-2026': { open: 'whether a Benched Pokémon may level up', near: 'Gl:Pokémon LV.X' },
});

export const activeOnly = forbids({
  acts: ['level-up'],
  obstacle: 'place',
  code: 'level-up-benched',
  law: ACTIVE_ONLY,
  when: (view, action) => {
    const pokemon = pokemonOf(view.state, action.on);
    return pokemon !== null && !isActive(view, pokemon) ? { pokemon: namedApart(view, pokemon) } : null;
  },
});

const NOT_NEW = lawOf({
  ...NO_LEVEL_UP,
  'comprehensive-2009': ['307.3e', 'without a break'],
  'xy-2016': { open: 'whether a Pokémon may level up in the turn it came into play', near: 'Gl:Pokémon LV.X' },
  'me-2026': { open: 'whether a Pokémon may level up in the turn it came into play', near: 'Gl:Pokémon LV.X' },
});

export const notNew = forbids({
  acts: ['level-up'],
  obstacle: 'new',
  code: 'level-up-new',
  law: NOT_NEW,
  when: (view, action) => {
    const pokemon = pokemonOf(view.state, action.on);
    if (pokemon === null || !isNew(view, pokemon)) return null;
    return { pokemon: namedApart(view, pokemon), turn: view.state.turn, ...howNew(view, pokemon) };
  },
});

const NO_FIRST_TURN = lawOf({
  ...NO_LEVEL_UP,
  'comprehensive-2009': ['307.3f', 'first turn'],
  'xy-2016': { open: 'whether a Pokémon may level up in a first turn', near: 'Gl:Pokémon LV.X' },
  'me-2026': { open: 'whether a Pokémon may level up in a first turn', near: 'Gl:Pokémon LV.X' },
});

export const notFirstTurn = forbids({
  acts: ['level-up'],
  obstacle: 'first-turn',
  code: 'level-up-first-turn',
  law: NO_FIRST_TURN,
  when: (view) => (isFirstTurn(view) ? { player: view.state.toMove, turn: view.state.turn } : null),
});

const ONLY_ONCE = lawOf({
  ...NO_LEVEL_UP,
  'comprehensive-2009': ['307.3g', 'Leveled Up'],
  'xy-2016': { open: 'whether a Pokémon may level up more than once', near: 'Gl:Pokémon LV.X' },
  'me-2026': { open: 'whether a Pokémon may level up more than once', near: 'Gl:Pokémon LV.X' },
});

export const onlyOnce = forbids({
  acts: ['level-up'],
  obstacle: 'target',
  code: 'already-leveled-up',
  law: ONLY_ONCE,
  when: (view, action) => {
    const pokemon = pokemonOf(view.state, action.on);
    return pokemon !== null && isLeveledUp(view, pokemon) ? { pokemon: namedApart(view, pokemon) } : null;
  },
});

/** Damage stays on a Pokémon that levels up. */
const keepsDamage = reading(
  {
    'comprehensive-2009': ['307.3b', 'damage'],
    'xy-2016': { silent: 'damage stays when a Pokémon levels up', near: 'Gl:Pokémon LV.X' },
    'me-2026': { silent: 'damage stays when a Pokémon levels up', near: 'Gl:Pokémon LV.X' },
  },
  (_view, [damage]: readonly [number], why) => {
    why('damage-stays', { damage });
    return 0;
  },
  (_view, [damage]) => damage,
);

const effectsEnd = step(
  {
    'comprehensive-2009': ['307.3c', 'effects'],
  },
  (t: T, uid: Uid) => {
    shedOnChange(t, uid);
  },
);

/** The same limits where a text does it, which counts as leveling up. */
const limit = <D extends Doc>(law: Law<D>) =>
  reading(
    law,
    () => true,
    () => false,
  );
const bindsNew = limit(NOT_NEW);
const bindsFirstTurn = limit(NO_FIRST_TURN);
const bindsLeveledUp = limit(ONLY_ONCE);

/** Would this card level that Pokémon up by a text? `despite`: what an official ruling on it says does not stop it. */
export const levelsUpBy = reading(
  PUT_ONTO,
  (view, [card, pokemon, despite]: readonly [CardId, Pokemon, readonly Obstacle[]]): boolean => {
    const level = view.cardAt(card);
    if (level?.stage !== 'level-up' || !isCalled(view, nameOf(view, pokemon), level.from ?? '')) return false;
    if (isLeveledUp(view, pokemon) && bindsLeveledUp(view, [])) return false;
    if (isFirstTurn(view) && bindsFirstTurn(view, [])) return false;
    return letByRuling(view, [despite]).includes('new') || !isNew(view, pokemon) || !bindsNew(view, []);
  },
  () => false,
);

/** Is it known that a text levels this one up where it is? A Benched one only by a ruling: the rule speaks of leveling up in general. */
export const levelsUpThere = (view: View, pokemon: Pokemon, despite: readonly Obstacle[]): boolean =>
  isActive(view, pokemon) || letByRuling(view, [despite]).includes('place');

/** Cites the ruling, and the limits that it overrules for this Pokémon. */
export const citeRulingOnLevelUp = (
  view: View,
  card: string,
  pokemon: Pokemon,
  despite: readonly Obstacle[],
  why: Why,
): void => {
  const overruled = letByRuling(view, [despite]);
  const facts = { card, pokemon: namedApart(view, pokemon) };
  const isNewByRule = overruled.includes('new') && isNew(view, pokemon);
  if (isNewByRule) why(paragraphOf(NOT_NEW, view), 'level-up-new-otherwise', facts);
  const isBenched = overruled.includes('place') && !isActive(view, pokemon);
  if (isBenched) why(paragraphOf(ACTIVE_ONLY, view), 'level-up-active-otherwise', facts);
  if (isNewByRule || isBenched) why(paragraphOf(RULING_WINS, view), 'ruling-lets', facts);
};

/** Puts the LV.X on top. */
export const levelUp = step(PUT_ONTO, (t: T, card: CardId, on: Uid, zone: 'hand' | 'deck' = 'hand') => {
  t.put({ kind: 'leveled-up', uid: on, card, from: { seat: t.state.toMove, zone } });
  const damage = damageOn(t.state, on);
  const lost = keepsDamage(t.view, [damage], isDamage(damage) ? t.why : undefined);
  if (isDamage(lost)) t.put({ kind: 'healed', uid: on, amount: lost });
  if (hasMarks(pokemonOf(t.state, on))) effectsEnd(t, on);
});
