import { claimsOn, isActive, namedApart, pokemonOf, type View } from '../../claims/index.ts';
import { reading, unknownFact } from '../../engine/index.ts';
import type { Uid } from '../../state/index.ts';
import { beforeRule, byKindOfText } from '../cards/card-before-rule.ts';
import { hasNoHpLeft } from '../pokemon/effective-values.ts';
import type { T } from '../questions.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  need: ['first-attack-not-told'],
  note: ['attacks-twice'],
} as const;

/** An attack that does not end the turn, because a text lets its Pokémon attack twice. An attack that failed is one of the two. */

const goesOn = byKindOfText((law) =>
  reading(
    law,
    (_view, [by, pokemon]: readonly [by: string, pokemon: string], why): boolean => {
      why('attacks-twice', { by, pokemon });
      return true;
    },
    () => false,
  ),
);

/** The Pokémon, still there and Active after its first attack of the turn, and the text by which it may attack once more. */
const onceMore = ({ view, state }: T, uid: Uid) => {
  const pokemon = pokemonOf(state, uid);
  if (pokemon === null || state.result !== null || state.phase !== 'attack' || !isActive(view, pokemon)) return null;
  const [force] = claimsOn(view, pokemon, 'attacks-twice');
  if (force === undefined || hasNoHpLeft(view, pokemon)) return null;
  const { attacksUsed } = state;
  if (attacksUsed === undefined)
    return unknownFact(view, beforeRule(view, force), 'first-attack-not-told', { pokemon: namedApart(view, pokemon) });
  return attacksUsed.filter(({ by }) => by === uid).length > 1 ? null : { pokemon, force };
};

export const attacksOnceMore = (t: T, uid: Uid): boolean => onceMore(t, uid) !== null;

/** Before an attack: is there a text that may leave its Pokémon one more after it? */
export const mayLeaveOneMore = (view: View, uid: Uid): boolean => {
  const pokemon = pokemonOf(view.state, uid);
  const { attacksUsed = [] } = view.state;
  return (
    pokemon !== null && claimsOn(view, pokemon, 'attacks-twice').length > 0 && !attacksUsed.some(({ by }) => by === uid)
  );
};

/** Does the turn go on after that attack? */
export const turnGoesOn = (t: T, uid: Uid): boolean => {
  const found = onceMore(t, uid);
  if (found === null) return false;
  const { force, pokemon } = found;
  return goesOn(t.view, force)(t.view, [force.name, namedApart(t.view, pokemon)], t.why);
};
