import { type Card, type CardPool, mappedPool, type Setup, sameName } from '../state/index.ts';
import { cardOtherwise } from './silent-texts.ts';

/** The cards as they would be if some texts said nothing: what is ruled then shows whether those had a part in a ruling. */

/** A text by its name, and the card that says it. */
export interface TextOfCard {
  readonly name: string;
  readonly card: string;
}

/** Takes what those texts say from the cards; what a player may use by them is left. */
export interface Silence {
  card(card: Card): Card;
  pool(pool: CardPool): CardPool;
  /** The table without a Stadium that says one of them: what another card says may ask only whether it is there. */
  setup(setup: Setup): Setup;
}

const withoutStadium = ({ stadium: _gone, stadiumUsed: _used, ...setup }: Setup): Setup => setup;

/** An Energy card gives all that it gives by its own text. */
const NO_ENERGY: Card['provides'] = [{ units: [] }];

const silent = (card: Card, names: readonly string[]): Card => {
  const isMeant = (name: string | undefined): boolean => name !== undefined && names.some((one) => sameName(one, name));
  const nothing =
    <T>(of: (card: Card) => readonly T[] | undefined) =>
    (whole: Card): readonly T[] | undefined =>
      of(whole) === undefined || !(isMeant(whole.name) || isMeant(whole.item)) ? of(whole) : [];
  return cardOtherwise(card, {
    powers: ({ powers }) =>
      powers?.map((power) => (power.always === undefined || !isMeant(power.name) ? power : { ...power, always: [] })),
    always: nothing(({ always }) => always),
    asTool: nothing(({ asTool }) => asTool),
    lends: nothing(({ lends }) => lends),
    lendsPowers: nothing(({ lendsPowers }) => lendsPowers),
    provides: ({ provides, kind, name }) =>
      provides !== undefined && kind === 'energy' && isMeant(name) ? NO_ENERGY : provides,
  });
};

export const silenceOf = (texts: readonly TextOfCard[]): Silence => {
  const made = new Map<Card, Card>();
  const card = (one: Card): Card => {
    const known = made.get(one);
    if (known !== undefined) return known;
    const names = texts.filter((text) => sameName(text.card, one.name)).map(({ name }) => name);
    const other = names.length === 0 ? one : silent(one, names);
    made.set(one, other);
    return other;
  };
  const isSilent = ({ stadium }: Setup): boolean =>
    stadium !== undefined && texts.some((text) => sameName(text.card, stadium.name));
  return {
    card,
    pool: (pool) => mappedPool(pool, card),
    setup: (setup) => (isSilent(setup) ? withoutStadium(setup) : setup),
  };
};
