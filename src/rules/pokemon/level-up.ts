import { isActive, namedApart, nameOf, pokemonOf, topCard, type View } from '../../claims/index.ts';
import { lawOf, reading, step, unknownFact } from '../../engine/index.ts';
import type { CardId, Pokemon, Uid } from '../../state/index.ts';
import { isCalled } from '../cards/card-names.ts';
import { shedOnChange } from '../effects/lasting-effects.ts';
import { forbids } from '../prohibition.ts';
import { undescribed } from '../public-information.ts';
import type { T } from '../questions.ts';
import { howNew, isFirstTurn, isNew } from './evolution.ts';
import { isLeveledUp } from './pokemon.ts';
import { damageOn, hasMarks, isDamage } from './what-is-attached.ts';

/** Leveling up (CR 204, 307.3). */

const PUT_ONTO = lawOf({
  'comprehensive-2009': ['307.3a', 'Put onto'],
  'xy-2016': ['Gl:Pokémon LV.X', 'on top of the regular Pokémon'],
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

/** Two documents say nothing at all of leveling up. */
const NO_LEVEL_UP = {
  'neo-2001': { open: 'anything about leveling up', near: 'Evolution#3' },
  'advanced-2018': { open: 'anything about leveling up', near: 'I.A-05#1' },
} as const;

export const nameMatches = forbids({
  acts: ['level-up'],
  obstacle: 'target',
  code: 'put-onto-another',
  law: {
    ...NO_LEVEL_UP,
    'comprehensive-2009': ['307.3a', 'Put onto'],
    'xy-2016': ['Gl:Pokémon LV.X', 'on top of the regular Pokémon'],
  },
  when: (view, action) => wrongHost(view, action.card, action.on),
});

export const onlyOntoNamed = forbids({
  acts: ['level-up'],
  obstacle: 'target',
  code: 'level-only-onto-named',
  law: {
    ...NO_LEVEL_UP,
    'comprehensive-2009': ['204.2', 'only'],
    'xy-2016': ['Gl:Pokémon LV.X', 'on top of the regular Pokémon'],
  },
  when: (view, action) => wrongHost(view, action.card, action.on),
});

export const activeOnly = forbids({
  acts: ['level-up'],
  obstacle: 'place',
  code: 'level-up-benched',
  law: {
    ...NO_LEVEL_UP,
    'comprehensive-2009': ['307.3d', 'Active'],
    'xy-2016': { open: 'whether a Benched Pokémon may level up', near: 'Gl:Pokémon LV.X' },
  },
  when: (view, action) => {
    const pokemon = pokemonOf(view.state, action.on);
    return pokemon !== null && !isActive(view, pokemon) ? { pokemon: namedApart(view, pokemon) } : null;
  },
});

export const notNew = forbids({
  acts: ['level-up'],
  obstacle: 'new',
  code: 'level-up-new',
  law: {
    ...NO_LEVEL_UP,
    'comprehensive-2009': ['307.3e', 'without a break'],
    'xy-2016': { open: 'whether a Pokémon may level up in the turn it came into play', near: 'Gl:Pokémon LV.X' },
  },
  when: (view, action) => {
    const pokemon = pokemonOf(view.state, action.on);
    if (pokemon === null || !isNew(view, pokemon)) return null;
    return { pokemon: namedApart(view, pokemon), turn: view.state.turn, ...howNew(view, pokemon) };
  },
});

export const notFirstTurn = forbids({
  acts: ['level-up'],
  obstacle: 'first-turn',
  code: 'level-up-first-turn',
  law: {
    ...NO_LEVEL_UP,
    'comprehensive-2009': ['307.3f', 'first turn'],
    'xy-2016': { open: 'whether a Pokémon may level up in a first turn', near: 'Gl:Pokémon LV.X' },
  },
  when: (view) => (isFirstTurn(view) ? { player: view.state.toMove, turn: view.state.turn } : null),
});

export const onlyOnce = forbids({
  acts: ['level-up'],
  obstacle: 'target',
  code: 'already-leveled-up',
  law: {
    ...NO_LEVEL_UP,
    'comprehensive-2009': ['307.3g', 'Leveled Up'],
    'xy-2016': { open: 'whether a Pokémon may level up more than once', near: 'Gl:Pokémon LV.X' },
  },
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

/** Would this card level that Pokémon up where a text does it, which counts as leveling up? Whether a Benched one does is another matter. */
export const levelsUpBy = reading(
  PUT_ONTO,
  (view, [card, pokemon]: readonly [CardId, Pokemon]): boolean => {
    const level = view.cardAt(card);
    const named = level?.stage === 'level-up' && isCalled(view, nameOf(view, pokemon), level.from ?? '');
    return named && !isNew(view, pokemon) && !isFirstTurn(view) && !isLeveledUp(view, pokemon);
  },
  () => false,
);

/** Puts the LV.X on top. */
export const levelUp = step(PUT_ONTO, (t: T, card: CardId, on: Uid, zone: 'hand' | 'deck' = 'hand') => {
  t.put({ kind: 'leveled-up', uid: on, card, from: { seat: t.state.toMove, zone } });
  const damage = damageOn(t.state, on);
  const lost = keepsDamage(t.view, [damage], isDamage(damage) ? t.why : undefined);
  if (isDamage(lost)) t.put({ kind: 'healed', uid: on, amount: lost });
  if (hasMarks(pokemonOf(t.state, on))) effectsEnd(t, on);
});
