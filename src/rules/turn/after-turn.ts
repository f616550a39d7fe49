import { claimsOn, conditionOf, inPlay, namedApart, ownerOf, pokemonOf, type View } from '../../claims/index.ts';
import { lawOf, reading, step, unknownFact } from '../../engine/index.ts';
import type { Uid } from '../../state/index.ts';
import { removeMark } from '../effects/lasting-effects.ts';
import type { T } from '../questions.ts';
import { dealWithConditions } from './between-turns.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  need: ['paralysis-read-two-ways'],
} as const;

/** What comes after a turn in the EX article: status effects, in no stated order. */

/** Asked where a card does something at that time to a Pokémon with a status effect: in other documents it comes afterwards. */
const cardsComeAfter = reading(
  {
    'comprehensive-2009': ['605.1a', 'Poisoned first, then Burned'],
    'neo-2001': ['After.1', 'come in this order'],
    'xy-2016': ['Between#2', 'has to happen between turns'],
    'me-2026': ['Checkup#2b', 'happen in this step'],
  },
  (_view: View, _args: readonly []) => true,
  () => true,
);

const DEALT_WITH = ['poisoned', 'burned', 'asleep', 'paralyzed'] as const;

/** Each is dealt with once. Only a card that acts at the same time can make their order matter. */
export const inNoOrder = step(
  { 'ex-2003': { silent: 'the order in which status effects are dealt with makes no difference', near: 'Status#1' } },
  (t: T): void => {
    const touched = t.state.players
      .flatMap((player) => inPlay(player))
      .some(
        (pokemon) =>
          DEALT_WITH.some((name) => conditionOf(pokemon, name) !== null) &&
          claimsOn(t.view, pokemon, 'checkup').length > 0,
      );
    if (touched) cardsComeAfter(t.view, []);
    dealWithConditions(t);
  },
);

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
