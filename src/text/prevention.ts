import { claimsOn, fits, nameOf, pokemonOf } from '../claims/index.ts';
import { lawOf, notTold, type Play, reading, step } from '../engine/index.ts';
import { cite, detachToDiscard, type T, type TextContext } from '../rules/index.ts';
import { type CardId, energyLabel, type Pokemon, type Uid } from '../state/index.ts';
import type { Who } from './verb.ts';
import { resolve } from './who.ts';

/** Protection from effects is asked before each effect on a Pokémon; it never undoes one that is there already. */
export const isPrevented = reading(
  {
    'comprehensive-2009': ['400.2', 'prevented'],
    'ex-2003': { silent: 'an effect that is prevented does none of its acts', near: 'Options#2' },
    'advanced-2018': ['II.C-17#1', 'step 5 is left out for that Pokémon'],
    'neo-2001': { silent: 'an effect that is prevented does none of its acts', near: 'Order.5' },
    'xy-2016': { silent: 'an effect that is prevented does none of its acts', near: 'Attack.E' },
  },
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

/** Energy that has left one Pokémon and may not arrive on the other does not go back: it is discarded. Was it? */
export const lostOnTheWay = step(
  {
    'neo-2001': 'unknown',
    'ex-2003': 'unknown',
    'comprehensive-2009': 'unknown',
    'xy-2016': 'unknown',
    'advanced-2018': ['II.C-10', 'an amount of Energy moves'],
  },
  function* (t: T, cards: readonly CardId[], from: Uid, to: Uid, context: TextContext): Play<boolean> {
    if (!isPrevented(t.view, [to, context], t.why)) return false;
    for (const card of cards) detachToDiscard(t, card, from);
    return true;
  },
  (_t: T, _cards: readonly CardId[], _from: Uid, _to: Uid, _context: TextContext) => false,
);

const NEW_EFFECT = lawOf({ 'comprehensive-2009': ['400.2a', 'new effect'], 'advanced-2018': 'unknown' });

/**
 * What a resolving effect does to another Pokémon is a new effect of the same source, which may be prevented by itself. Breaks off where it is: the
 * document does not say what becomes of a card that has left one Pokémon and may not arrive on the other.
 */
export const arrives = step(
  NEW_EFFECT,
  function* (t: T, cards: readonly CardId[], to: Uid, context: TextContext): Play<void> {
    if (!isPrevented(t.view, [to, context], t.why)) return;
    const pokemon = pokemonOf(t.state, to);
    notTold(t.view, NEW_EFFECT, 'fate-not-told', {
      cards: cards.map((id) => energyLabel(t.view.cardAt(id))),
      pokemon: pokemon === null ? 'a Pokémon' : nameOf(t.view, pokemon),
    });
  },
  (_t: T, _cards: readonly CardId[], _to: Uid, _context: TextContext): void => undefined,
);
