import { attachedMutedBy, namedApart, pokemonOf, type View } from '../../claims/index.ts';
import type { ActionOf } from '../../engine/index.ts';
import { findAttack } from '../attack/may-attack.ts';
import { forbids } from '../prohibition.ts';
import { TOOL_WITHOUT_EFFECT } from './pokemon-powers.ts';
import { findPower } from './powers.ts';

/** What an attached card lends is its effect: while a text leaves that card without effect, it is not there to be used. */

type Using = ActionOf<'attack'> | ActionOf<'use-power'>;

/** The attached card that lends what is used, with its Pokémon; null where it stands on a card of the Pokémon itself. */
const lender = (view: View, action: Using) => {
  const pokemon = pokemonOf(view.state, action.kind === 'attack' ? action.attacker : action.pokemon);
  const card = (action.kind === 'attack' ? findAttack(view, action) : findPower(view, action))?.card;
  return pokemon?.attached.some((one) => one.card === card) === true && card !== undefined ? { pokemon, card } : null;
};

export const lentWithoutEffect = forbids({
  acts: ['attack', 'use-power'],
  obstacle: 'effect',
  code: 'lent-without-effect',
  law: TOOL_WITHOUT_EFFECT,
  concerns: (view, action: Using) => lender(view, action) !== null,
  when: (view, action: Using) => {
    const lent = lender(view, action);
    const by = lent === null ? [] : attachedMutedBy(view, lent.pokemon, lent.card);
    if (lent === null || by.length === 0) return null;
    return {
      pokemon: namedApart(view, lent.pokemon),
      card: view.cardAt(lent.card)?.name ?? '',
      lent: action.kind === 'attack' ? action.attack : action.power,
      by: by.join(' and '),
    };
  },
});
