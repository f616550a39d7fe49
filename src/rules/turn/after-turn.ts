import {
  claimsOn,
  conditionOf,
  type ForceOf,
  inPlay,
  namedApart,
  ownerOf,
  pokemonOf,
  type View,
} from '../../claims/index.ts';
import { lawOf, reading, step, unknownFact } from '../../engine/index.ts';
import type { Pokemon, Uid } from '../../state/index.ts';
import { removeMark } from '../effects/lasting-effects.ts';
import { hasNoHpLeft } from '../pokemon/effective-values.ts';
import type { T } from '../questions.ts';
import { dealWithConditions } from './between-turns.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  need: ['paralysis-read-two-ways'],
} as const;

const DEALT_WITH = ['poisoned', 'burned', 'asleep', 'paralyzed'] as const;

/** What comes after a turn in the EX article: status effects, in no stated order. */

/** Asked where a card does something at that time that comes out otherwise before a status effect than after it. */
const cardsComeAfter = reading(
  {
    'ex-2003': {
      open: 'whether what a card does between turns comes before a status effect or after it',
      near: 'Status#1',
    },
    'comprehensive-2009': ['605.1a', 'Poisoned first, then Burned'],
    'neo-2001': ['After.1', 'come in this order'],
    'xy-2016': ['Between#2', 'has to happen between turns'],
    'me-2026': ['Checkup#2b', 'happen in this step'],
  },
  (_view: View, _args: readonly []) => true,
  () => true,
);

/** Asked where a Pokémon has no HP left and a card still does something to it. */
const checksComeAfter = reading(
  {
    'ex-2003': {
      open: 'whether a Pokémon without HP left is Knocked Out before a card does something to it after the turn',
      near: 'Status.Poison',
    },
    'comprehensive-2009': ['605.3', 'When all between-turns actions have been processed'],
    'neo-2001': { silent: 'Knock Outs between turns come once all its steps are done', near: 'After.3' },
    'xy-2016': ['Between#2', 'Knocked Out'],
    'me-2026': ['Checkup#3a', 'Knocked Out'],
  },
  (_view: View, _args: readonly []) => true,
  () => true,
);

const hasSeveral = (t: T): boolean =>
  t.state.players
    .flatMap((player) => inPlay(player))
    .some((pokemon) => DEALT_WITH.filter((name) => conditionOf(pokemon, name) !== null).length > 1);

const severalInNoOrder = step(
  { 'ex-2003': { silent: 'the order in which status effects are dealt with makes no difference', near: 'Status#1' } },
  (t: T): void => {
    dealWithConditions(t);
  },
);

/** What cards do after a turn, as the rules ask of it. */
interface CardsAfterTurn {
  readonly isSameAfterwards: (view: View, pokemon: Pokemon, force: ForceOf<'checkup'>) => boolean;
  /** Does a card do something to that Pokémon that it has not done yet? */
  readonly isStillToCome: (t: T, pokemon: Pokemon) => boolean;
}

/** Each is dealt with once. Only a card that acts at the same time, not at a moment its player picks, can make their order matter. */
export const inNoOrder = ({ isSameAfterwards, isStillToCome }: CardsAfterTurn) =>
  step({ 'ex-2003': ['Status#1', 'five standard status effects'] }, (t: T): void => {
    const touched = t.state.players
      .flatMap((player) => inPlay(player))
      .some(
        (pokemon) =>
          DEALT_WITH.some((name) => conditionOf(pokemon, name) !== null) &&
          claimsOn(t.view, pokemon, 'checkup').some(
            (force) => force.claim['any-time'] !== true && !isSameAfterwards(t.view, pokemon, force),
          ),
      );
    if (touched) cardsComeAfter(t.view, []);
    if (hasSeveral(t)) severalInNoOrder(t);
    else dealWithConditions(t);
    const isLeft = t.state.players
      .flatMap(inPlay)
      .some((pokemon) => hasNoHpLeft(t.view, pokemon) && isStillToCome(t, pokemon));
    if (isLeft) checksComeAfter(t.view, []);
  });

const PASSES = lawOf({ 'ex-2003': ['Status.Paralyzed', 'nor in the turn immediately after that'] });

/**
 * Paralysis covers the turn in which it came and the next. The words can also mean one of the two alone; that does not affect what the opponent has
 * Paralyzed, and what is Paralyzed in its player's own turn is then over with that turn already.
 */
export const paralysisPasses = step(PASSES, (t: T, uid: Uid) => {
  const pokemon = pokemonOf(t.state, uid);
  const paralyzed = pokemon === null ? null : conditionOf(pokemon, 'paralyzed');
  if (pokemon === null || paralyzed === null) return;
  const facts = { pokemon: namedApart(t.view, pokemon), since: paralyzed.from, turn: t.state.turn };
  if (paralyzed.from < t.state.turn) removeMark(t, uid, paralyzed);
  else if (ownerOf(t.view, pokemon) === t.state.toMove) unknownFact(t.view, PASSES, 'paralysis-read-two-ways', facts);
  else t.note('paralysis-stays', facts);
});
