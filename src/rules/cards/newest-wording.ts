import { reading, type Where } from '../../engine/index.ts';
import { type Card, type CardPool, sameText, withinPeriod } from '../../state/index.ts';
import { isBasicEnergy } from '../attached-cards/energy.ts';

/** Which prints are one card, and whose wording is played (CR 102.2). */

/**
 * Pokémon of one name are many cards. Any other card of a name is one card printed again, except that a special Energy card may share its name with
 * a basic one. A card that the table itself writes is as the table says.
 */
const isReprint = (card: Card, other: Card): boolean =>
  card.kind === other.kind && other.own !== true && isBasicEnergy(card) === isBasicEnergy(other);

const newest = (prints: readonly Card[]): Card | undefined =>
  prints.reduce<Card | undefined>(
    (last, one) => ((one.released ?? '') > (last?.released ?? '') ? one : last),
    undefined,
  );

const withShort = (short: string | undefined): Pick<Card, 'short'> => (short === undefined ? {} : { short });

/** A short name is one of the card, whichever print it stands on. */
const withShortName = (card: Card, prints: readonly Card[]): Card => {
  if (card.kind === 'pokemon' || card.own === true || card.short !== undefined) return card;
  const short = prints.find((one) => one.short !== undefined && isReprint(card, one))?.short;
  return short === undefined ? card : { ...card, short };
};

/** A card as it is played: with the wording of its most recent print, which keeps that print's name and date. */
export const newestWording = reading(
  {
    'comprehensive-2009': ['102.2', 'most recent printing'],
    'ex-2003': 'absent',
    'advanced-2018': ['II.A#1', 'its latest version counts'],
    'advanced-2025': ['II.A#1', 'its latest version counts'],
    'neo-2001': 'absent',
    'xy-2016': { silent: 'a card that was printed again has the words of its newest print', near: '3 Card Types#1' },
    'me-2026': { silent: 'a card that was printed again has the words of its newest print', near: '3 Card Types#1' },
  },
  (_where: Where, [card, named]: readonly [Card, readonly Card[]]): Card => {
    if (card.kind === 'pokemon' || card.own === true || card.released === undefined) return card;
    const prints = named.filter((other) => isReprint(card, other));
    const last = newest(prints);
    if (last === undefined || last.released === card.released) return withShortName(card, prints);
    const { short = last.short } = withShortName(card, prints);
    const played = { ...last, key: card.key, ...withShort(short) };
    // Words that both have are quoted from the print that is on the table.
    return card.print !== undefined && sameText({ ...card, ...withShort(short) }, played)
      ? { ...played, print: card.print }
      : played;
  },
  (_where, [card, named]) => withShortName(card, named),
);

/** The pool whose cards, looked up one by one, have the wording they are played with. Lists of cards are as they are printed. */
export const inNewestWording = (pool: CardPool, where: Where): CardPool => {
  const played = new Map<string, Card>();
  const wording = (card: Card): Card => {
    // Asked for every look at a card; no Pokémon card is another one's reprint.
    if (card.kind === 'pokemon' || !withinPeriod(pool.until, card)) return card;
    let known = played.get(card.key);
    if (known === undefined) {
      const named = pool.named(card.name).filter((other) => withinPeriod(pool.until, other));
      // A card given by its print need not be among those that its name means.
      const prints = named.some(({ key }) => key === card.key) ? named : [...named, card];
      known = prints.length < 2 ? card : newestWording(where, [card, prints]);
      played.set(card.key, known);
    }
    return known;
  };
  return {
    ...pool,
    card: (key) => wording(pool.card(key)),
    find(key) {
      const card = pool.find(key);
      return card === undefined ? undefined : wording(card);
    },
  };
};
