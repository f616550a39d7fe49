import { claimsOn, fits, nameOf, pokemonOf } from '../claims/index.ts';
import { type Play, reading, step } from '../engine/index.ts';
import { cite, type T, type TextContext } from '../rules/index.ts';
import type { Pokemon, Uid } from '../state/index.ts';
import type { Who } from './verb.ts';
import { resolve } from './who.ts';

/** Protection from effects is asked before each effect on a Pokémon; it never undoes one that is there already. */
export const isPrevented = reading(
  { 'comprehensive-2009': ['400.2', 'prevented'] },
  (view, [uid, context]: readonly [Uid, TextContext], why, asked): boolean => {
    const pokemon = pokemonOf(view.state, uid);
    const source = context.attack === null ? null : pokemonOf(view.state, context.attack.attacker);
    if (pokemon === null || source === null) return false;
    const shield = claimsOn(view, pokemon, 'prevent').find(
      ({ claim, from }) =>
        claim.what !== 'damage' && (claim.from === undefined || fits(view, source, claim.from, from)),
    );
    if (shield === undefined || uid === source.uid) return false;
    cite(view, shield, asked);
    why('effect-prevented', { by: shield.name, pokemon: nameOf(view, pokemon) });
    return true;
  },
  () => false,
);

/** Everyone an effect reaches, choices asked. */
export const reached = function* (
  t: T,
  who: Who,
  context: TextContext,
  wanted?: (pokemon: Pokemon) => boolean,
): Play<readonly Uid[]> {
  const uids = yield* resolve(t, who, context, wanted);
  return uids.filter((uid) => !isPrevented(t.view, [uid, context], t.why));
};

/**
 * What a resolving effect does to another Pokémon is a new effect of the same source, which may be prevented by itself. What has left and cannot
 * arrive goes to its owner's discard pile: the document does not say where, and nothing else is left for it.
 */
export const arrives = step(
  { 'comprehensive-2009': ['400.2a', 'new effect'] },
  function* (t: T, to: Uid, context: TextContext): Play<boolean> {
    return !isPrevented(t.view, [to, context], t.why);
  },
  (_t: T, _to: Uid, _context: TextContext): boolean => true,
);
