import { says, touchesOfAttack } from '../card-language/index.ts';
import { energyCards, nameOf, pokemonOf, type View } from '../claims/index.ts';
import type { Action, NotModelled } from '../engine/index.ts';
import { ENERGY_NAMES, type Pokemon } from '../state/index.ts';
import { isOwnText } from './doubts/own-text.ts';

/** An unread attack that discards Energy of its own Pokémon: it fails for want of it only where that Energy is not attached. */

const DISCARDS =
  /^(?:then, )?discard (an?|\d|all) (?:basic )?(?:(\p{L}+) )?energy(?: cards?)?(?: or all (?:basic )?\p{L}+ energy(?: cards?)?)? attached to ([^,.]+?)(?: in order to use this attack)?$/u;

/** How many basic Energy cards of that type it has, or of any type. */
const attachedOf = (view: View, pokemon: Pokemon, type: string | undefined): number =>
  energyCards(view, pokemon).filter((card) => {
    if (card?.tags?.includes('basic energy') !== true) return false;
    return type === undefined || (card.short !== undefined && named(card.short) === type);
  }).length;

const named = (letter: string): string | undefined =>
  Object.entries(ENERGY_NAMES)
    .find(([one]) => one === letter)?.[1]
    .toLowerCase();

/** What the text of such an attack bears on where all that it discards so is there; null where it discards nothing so, or may not be able to. */
const touchesWithItsDiscard = (view: View, action: Action, text: string): NotModelled['touches'] => {
  const attacker = action.kind === 'attack' ? pokemonOf(view.state, action.attacker) : null;
  if (attacker === null) return null;
  const own = ['this pokémon', nameOf(view, attacker).toLowerCase()];
  const isThere = (sentence: string): boolean => {
    const [, count = '', type, whose = ''] = DISCARDS.exec(sentence) ?? [];
    return own.includes(whose) && attachedOf(view, attacker, type) >= (Number(count) || 1);
  };
  const sentences = says(text);
  const left = sentences.filter((sentence) => !isThere(sentence));
  // Two of them could want the same Energy.
  if (left.length !== sentences.length - 1) return null;
  const touches = touchesOfAttack(left.map((sentence) => `${sentence}.`).join(' '));
  return touches === undefined ? null : [...new Set([...touches, 'attach-energy', 'effects'])].sort();
};

type Unread = Pick<NotModelled, 'card' | 'place' | 'clause' | 'touches'>;

/** The text that a play ran into, with what it bears on where the table shows that its discard can be made. */
export const withItsDiscard = (view: View, action: Action, unread: Unread): Unread =>
  unread.touches === null && isOwnText(action, unread)
    ? { ...unread, touches: touchesWithItsDiscard(view, action, unread.clause) }
    : unread;
