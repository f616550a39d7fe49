import type { Filter } from '../../claims/index.ts';
import type { CardFilter, Count, Verb } from '../../text/index.ts';
import { onlySaid } from '../lower/steps.ts';
import type { Many } from './sorts.ts';

/** How many cards are meant, and what can be said of the cards of a filter. */

export const ONE: Many = { n: 1, upTo: false };

export const isJustOne = ({ n, upTo }: Many): boolean => n === 1 && !upTo;

/** No deck has more cards. */
export const WHOLE_DECK = 60;

export const amount = ({ n, upTo }: Many) => (typeof n === 'number' ? { count: n, 'up-to': upTo || undefined } : null);

/** Two filters as one; null where both say the same thing differently. */
export const both = <F extends CardFilter | Filter>(one: F, other: F): F | null =>
  Object.keys(one).some((key) => key in other) ? null : { ...one, ...other };

export const isSome = (of: object): boolean => Object.keys(of).length > 0;

/** Such cards or Pokémon, where not all are meant. */
export const some = <F extends CardFilter | Filter>(of: F): F | undefined => (isSome(of) ? of : undefined);

/** Are they Pokémon, every one of them? */
export const isPokemon = ({ kind, named, 'any-of': either }: CardFilter): boolean =>
  kind === 'pokemon' || (named !== undefined && !/fossil|amber/iu.test(named)) || either?.every(isPokemon) === true;

/** Are they cards that have a type? */
export const isOfTypes = (cards: CardFilter): boolean => isPokemon(cards) || cards.kind === 'energy';

export const timesOf = (counted: Count, times: number): Count => (times === 1 ? counted : { counted, times });

/** Just so many cards of the hand, all of which can be asked for. */
export const isPriceOfCards = (price: Verb): boolean =>
  'discard-hand' in price && typeof price['discard-hand'] === 'number' && price['up-to'] !== true;

/** Cards by what piles can be asked for: their kind, mark or name; null where more is said of them. */
export const onlyNamed = ({ kind, tag, named, ...more }: CardFilter) =>
  isSome(more) ? null : onlySaid<Pick<CardFilter, 'kind' | 'tag' | 'named'>>({ kind, tag, named });
