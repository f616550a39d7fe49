import {
  type Facts,
  type Filter,
  fits,
  inPlay,
  isUndescribed,
  namedApart,
  pokemonOf,
  type Standpoint,
  type View,
} from '../../claims/index.ts';
import type { Doc } from '../../corpus/index.ts';
import type { ActionOf, Allowance, ForbidParts, Law } from '../../engine/index.ts';
import { isTable, type Json, type Pokemon, sameValue } from '../../state/index.ts';
import { POWER_BEFORE_RULE, TRAINER_BEFORE_RULE } from '../cards/card-before-rule.ts';
import { CONDITIONS, found } from '../powers/announced.ts';
import { findPower } from '../powers/powers.ts';
import { forbids } from '../prohibition.ts';
import type { Answers, Texts } from '../questions.ts';
import { contextOfPlay } from './trainers.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  allowance: ['name-who-is-meant'],
} as const;

/** A text about one Pokémon says which may be picked: it is played on no other, though there is one that it means. */

type Table = { readonly [key: string]: unknown };
type PlayedKind = 'play-trainer' | 'play-supporter' | 'use-power' | 'use-card';
type Played = ActionOf<PlayedKind>;

/** What stands on a card, or where it is. What only makes a Pokémon worth picking, such as damage, is left to whether anything would change. */
const OF_THE_CARD: readonly (keyof Filter)[] = [
  'side',
  'place',
  'basic',
  'evolved',
  'stage',
  'tag',
  'not-tag',
  'named',
  'not-named',
  'name-has',
  'evolves-from',
  'over',
  'rule-box',
  'has-attack',
  'has-power',
  'has',
  'hp-at-least',
  'owned',
  'type',
];

const only =
  (keys: readonly (keyof Filter)[]) =>
  (filter: Filter): Filter =>
    Object.fromEntries(keys.flatMap((key) => (filter[key] === undefined ? [] : [[key, filter[key]]])));

const onlyOfTheCard = only(OF_THE_CARD);

/** What is known of a Pokémon whose card is not given. */
const onlyWhereItIs = only(['side', 'place']);

/** What an exchange of places brings up, by the filter that the text has for it. */
const comesUp = ({ switch: side, of }: Table): readonly object[] =>
  side === undefined ? [] : [{ ...(isTable(of) ? of : {}), side, place: 'bench' }];

/** The Active Pokémon that it takes back, which may be named as well. */
const goesBack = ({ switch: side }: Table): readonly object[] =>
  side === undefined ? [] : [{ side, place: 'active' }];

/** Rare Candy, and what works as it does, is for a Basic Pokémon. */
const takesCandy = ({ 'rare-candy': candy }: Table): readonly object[] =>
  candy === undefined ? [] : [{ side: 'yours', basic: true }];

/** What stands anywhere in a text of a Pokémon that is picked; where it picks a card in play, that of any Pokémon. */
const picksIn = (value: Json): readonly Filter[] => {
  if (Array.isArray(value)) return value.flatMap(picksIn);
  if (!isTable(value)) return [];
  const said = [value.choose, value.one, value.some === undefined ? undefined : value.of];
  return [
    ...said.filter((filter) => filter !== undefined && isTable(filter)),
    ...comesUp(value),
    ...takesCandy(value),
    ...(value['discard-in-play'] === undefined ? [] : [value.side === undefined ? {} : { side: value.side }]),
    ...Object.values(value).flatMap(picksIn),
  ] as readonly Filter[];
};

const takesBackIn = (value: Json): readonly Filter[] => {
  if (Array.isArray(value)) return value.flatMap(takesBackIn);
  return isTable(value)
    ? ([...goesBack(value), ...Object.values(value).flatMap(takesBackIn)] as readonly Filter[])
    : [];
};

const textOf = (view: View, action: Played): readonly Json[] | undefined => {
  if (action.kind === 'use-card') return found(view, action)?.text.does;
  return action.kind === 'use-power' ? findPower(view, action)?.power.does : view.cardAt(action.card)?.play?.does;
};

const standpointOf = (view: View, action: Played): Standpoint => ({
  seat: view.state.toMove,
  uid:
    action.kind === 'use-power'
      ? action.pokemon
      : action.kind === 'use-card'
        ? (found(view, action)?.host ?? null)
        : null,
});

/** Every Pokémon that the text picks, wherever in it, as far as cards tell: the one that is named may be any of them. */
const picksOf = (view: View, action: Played, within = picksIn): readonly Filter[] =>
  action.on === undefined ? [] : (textOf(view, action) ?? []).flatMap(within).map(onlyOfTheCard);

const isMeant = (view: View, action: Played, pokemon: Pokemon, picks: readonly Filter[]): boolean =>
  picks.some((pick) => fits(view, pokemon, pick, standpointOf(view, action)));

/** Is the Pokémon that is named one that the text may pick? Where it picks none, any may be named. */
const namedFits = (view: View, action: Played): boolean => {
  const picks = picksOf(view, action);
  const named = action.on === undefined ? null : pokemonOf(view.state, action.on);
  if (picks.length === 0 || named === null) return true;
  const all = [...picks, ...picksOf(view, action, takesBackIn)];
  return isMeant(view, action, named, isUndescribed(view, named) ? all.map(onlyWhereItIs) : all);
};

/** Does the text pick it, and not only put it back on the Bench? Where it picks none, any may be named. */
export const namedIsPicked = (view: View, action: Played): boolean => {
  const picks = picksOf(view, action);
  const named = action.on === undefined ? null : pokemonOf(view.state, action.on);
  return picks.length === 0 || named === null || isMeant(view, action, named, picks);
};

/** May it help to choose this Pokémon instead? */
type Helps = (view: View, action: Played, pokemon: Pokemon) => boolean;

/** Those on the table that the text means, and with whom it may be played. */
const whoIsMeant = (view: View, action: Played, helps: Helps): readonly string[] => {
  const picks = picksOf(view, action);
  const meant = view.state.players.flatMap(inPlay).filter((pokemon) => isMeant(view, action, pokemon, picks));
  return meant.filter((pokemon) => helps(view, action, pokemon)).map((pokemon) => namedApart(view, pokemon));
};

/** What the text asks for, where it asks for one kind alone. */
const kindMeant = (picks: readonly Filter[]): Facts => {
  const [first, ...more] = picks;
  return first === undefined || more.some((other) => !sameValue(other, first)) ? {} : { filter: JSON.stringify(first) };
};

const onlyWhoIsMeant = <D extends Doc, K extends PlayedKind>(
  acts: readonly K[],
  law: Law<D>,
  helps: Helps = () => true,
): ForbidParts<Answers<Doc>, K, D, 'named-not-meant'> => ({
  acts,
  obstacle: 'effect',
  code: 'named-not-meant',
  law,
  concerns: (view, action: Played) => picksOf(view, action).length > 0,
  allowances: (view, action: Played): readonly Allowance[] => {
    const meant = whoIsMeant(view, action, helps);
    return meant.length === 0 ? [] : [{ law, code: 'name-who-is-meant', facts: { meant } }];
  },
  when: (view, action: Played) => {
    const named = action.on === undefined ? null : pokemonOf(view.state, action.on);
    if (named === null || namedFits(view, action)) return null;
    const isUsed = action.kind === 'use-power' || action.kind === 'use-card';
    const said = isUsed ? { power: action.power } : { card: view.cardAt(action.card)?.name ?? '' };
    return { ...said, pokemon: namedApart(view, named), ...kindMeant(picksOf(view, action)) };
  },
});

/** A card that would leave the game as it is with another Pokémon is no more allowed with that one. */
const changesWith =
  (texts: Texts): Helps =>
  (view, action, { uid }) =>
    !('card' in action) ||
    texts.wouldChange(view, textOf(view, action) ?? [], contextOfPlay(view, action.card, uid)) !== false;

export const namedIsMeant = (texts: Texts) =>
  forbids(onlyWhoIsMeant(['play-trainer', 'play-supporter'], TRAINER_BEFORE_RULE, changesWith(texts)));
export const namedIsMeantByPower = forbids(onlyWhoIsMeant(['use-power'], POWER_BEFORE_RULE));
export const namedIsMeantByStadium = forbids(onlyWhoIsMeant(['use-card'], CONDITIONS));
