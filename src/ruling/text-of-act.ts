import { nameOf, pokemonOf, type View } from '../claims/index.ts';
import type { Action } from '../engine/index.ts';
import { announced, findAttack, powers } from '../rules/index.ts';

/** The text of what is played, used or put down, without which the rules alone decide; null where there is none. */
export const textOfAct = (view: View, action: Action): string | null => {
  if (action.kind === 'use-card') return announced.found(view, action)?.text.text ?? '';
  if ('card' in action) {
    const card = view.cardAt(action.card);
    if (card === null) return '';
    const { play, always = [], unread = [], powers: own = [] } = card;
    if (play !== undefined) return play.text ?? '';
    return [...always, ...unread, ...own].length === 0
      ? null
      : [...unread, ...own].map(({ text = '' }) => text).join(' ');
  }
  if (action.kind === 'attack') {
    const attack = findAttack(view, action)?.attack;
    return attack === undefined ? '' : (attack.text ?? null);
  }
  return action.kind === 'use-power' ? (powers.findPower(view, action)?.power.text ?? '') : null;
};

/** The card or Pokémon whose text an act is. */
export const nameOfActing = (view: View, action: Action): string => {
  if ('card' in action) return view.cardAt(action.card)?.name ?? 'a card';
  const uid = action.kind === 'attack' ? action.attacker : action.kind === 'use-power' ? action.pokemon : null;
  const pokemon = uid === null ? null : pokemonOf(view.state, uid);
  return pokemon === null ? 'a card' : nameOf(view, pokemon);
};
