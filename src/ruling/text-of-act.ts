import { nameOf, pokemonOf, type View } from '../claims/index.ts';
import type { Action } from '../engine/index.ts';
import { announced, attacksOf, powersOf } from '../rules/index.ts';
import { sameName } from '../state/index.ts';

/** The text of what is played, used or put down, without which the rules alone decide; null where there is none. */
export const textOfAct = (view: View, action: Action): string | null => {
  if (action.kind === 'use-card') return announced.found(view, action)?.text.text ?? '';
  if ('card' in action) {
    const card = view.cardAt(action.card);
    if (card === null) return '';
    const { play, always = [], unread = [], powers = [] } = card;
    if (play !== undefined) return play.text ?? '';
    return [...always, ...unread, ...powers].length === 0
      ? null
      : [...unread, ...powers].map(({ text = '' }) => text).join(' ');
  }
  if (action.kind === 'attack') {
    const attacker = pokemonOf(view.state, action.attacker);
    const found = attacker === null ? [] : attacksOf(view, attacker);
    const attack = found.find((one) => sameName(one.attack.name, action.attack))?.attack;
    return attack === undefined ? '' : (attack.text ?? null);
  }
  if (action.kind === 'use-power') {
    const pokemon = pokemonOf(view.state, action.pokemon);
    const found = pokemon === null ? [] : powersOf(view, pokemon);
    return found.find(({ power }) => sameName(power.name, action.power))?.power.text ?? '';
  }
  return null;
};

/** The card or Pokémon whose text an act is. */
export const nameOfActing = (view: View, action: Action): string => {
  if ('card' in action) return view.cardAt(action.card)?.name ?? 'a card';
  const uid = action.kind === 'attack' ? action.attacker : action.kind === 'use-power' ? action.pokemon : null;
  const pokemon = uid === null ? null : pokemonOf(view.state, uid);
  return pokemon === null ? 'a card' : nameOf(view, pokemon);
};
