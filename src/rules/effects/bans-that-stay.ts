import { ACTS, claimsOn, type Force, type ForceOf, pokemonOf, preventsEffects, type View } from '../../claims/index.ts';
import type { Action } from '../../engine/index.ts';
import { forbids } from '../prohibition.ts';
import { banByLastingEffect, banFacts } from './card-against-rule.ts';
import { sourceAsItWas } from './continuous-effects.ts';
import { ONLY_TIME_ENDS_IT } from './lasting-effects.ts';

/** What does not end a lasting effect: on a player, that the Pokémon that made it is gone; on a Pokémon, a protection that came later. */

const onPlayer = (view: View, action: Action): Force | null => {
  const by = banByLastingEffect(view, action);
  if (by === null || by.mark === null || by.bearer === null || !('seat' in by.bearer)) return null;
  return sourceAsItWas(view, by.mark) ? null : by;
};

/** A ban on a player lasts its time, whatever has become of the Pokémon that made it. */
export const banOnPlayerStays = forbids({
  acts: ACTS,
  obstacle: 'effect',
  code: 'ban-on-player-stays',
  law: {
    ...ONLY_TIME_ENDS_IT,
    'xy-2016': { silent: 'only time ends an effect on a player', near: 'Attack.E' },
    'me-2026': { silent: 'only time ends an effect on a player', near: 'Attack.B' },
  },
  claim: 'cannot',
  concerns: (view, action) => onPlayer(view, action) !== null,
  when: (view, action) => {
    const by = onPlayer(view, action);
    return by === null ? null : banFacts(view, action, by);
  },
  imposedBy: onPlayer,
});

/** The ban of an attack on a Pokémon on which a protection from effects was left later. */
const beneathProtection = (view: View, action: Action): Force | null => {
  const by = banByLastingEffect(view, action);
  const ban = by?.mark;
  if (by === null || ban?.origin !== 'attack' || by.bearer === null || !('uid' in by.bearer)) return null;
  const pokemon = pokemonOf(view.state, by.bearer.uid);
  const later = ({ claim, mark }: ForceOf<'prevent'>): boolean =>
    preventsEffects(claim) && mark !== null && mark.id > ban.id;
  return pokemon !== null && claimsOn(view, pokemon, 'prevent').some(later) ? by : null;
};

/** A protection prevents what comes; what an attack has left on the Pokémon before goes on. */
export const protectionUndoesNothing = forbids({
  acts: ACTS,
  obstacle: 'effect',
  code: 'protection-undoes-nothing',
  law: {
    'neo-2001': { silent: 'a protection takes away nothing that is there', near: 'Order.5' },
    'ex-2003': { silent: 'a protection takes away nothing that is there', near: 'Options#2' },
    'comprehensive-2009': ['400.2', 'does not stop a pre-existing effect'],
    'xy-2016': { silent: 'a protection takes away nothing that is there', near: 'Attack.E' },
    'me-2026': { silent: 'a protection takes away nothing that is there', near: 'Attack.B' },
    'advanced-2018': ['II.C-17#2', 'the earlier effect is not removed'],
    'advanced-2025': ['II.C-17', 'What was on it before the protection came'],
  },
  claim: 'cannot',
  concerns: (view, action) => beneathProtection(view, action) !== null,
  when: (view, action) => {
    const by = beneathProtection(view, action);
    return by === null ? null : banFacts(view, action, by);
  },
  imposedBy: beneathProtection,
});
