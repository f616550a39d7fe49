import { type Card, type CardPool, sameName } from '../state/index.ts';

/** The cards as they would be if one text said nothing: what is ruled then shows whether that text had a part in a ruling. */

/** Energy that a card gives only by its own text. */
const ONE_COLORLESS: Card['provides'] = [{ units: ['C'] }];

/** What the text of that name says on the card; what its player may use by it is left. Null where it says nothing of the kind. */
const saidBy = (card: Card, name: string): Partial<Card> | null => {
  const { powers = [], always, asTool, lends, lendsPowers, item, kind, provides } = card;
  const isOf = (power: (typeof powers)[number]): boolean => power.always !== undefined && sameName(power.name, name);
  const isCalledSo = sameName(card.name, name) || (item !== undefined && sameName(item, name));
  const said = {
    ...(powers.some(isOf) ? { powers: powers.map((power) => (isOf(power) ? { ...power, always: [] } : power)) } : {}),
    ...(isCalledSo && always !== undefined ? { always: [] } : {}),
    ...(isCalledSo && asTool !== undefined ? { asTool: [] } : {}),
    ...(isCalledSo && lends !== undefined ? { lends: [] } : {}),
    ...(isCalledSo && lendsPowers !== undefined ? { lendsPowers: [] } : {}),
    ...(isCalledSo && kind === 'energy' && provides !== undefined ? { provides: ONE_COLORLESS } : {}),
  };
  return Object.keys(said).length === 0 ? null : said;
};

/** Takes the text of that name from every card that it is given, and tells whether any of them had it. */
export interface WithoutText {
  card(card: Card): Card;
  pool(pool: CardPool): CardPool;
  hadIt(): boolean;
}

export const withoutText = (name: string): WithoutText => {
  const made = new Map<Card, Card>();
  let had = false;
  const one = (card: Card): Card => {
    const known = made.get(card);
    if (known !== undefined) return known;
    const said = saidBy(card, name);
    had ||= said !== null;
    const silent = said === null ? card : { ...card, ...said };
    made.set(card, silent);
    return silent;
  };
  return {
    card: one,
    hadIt: () => had,
    pool: (pool) => {
      const { printed, until } = pool;
      return {
        ...(until === undefined ? {} : { until }),
        card: (key) => one(pool.card(key)),
        find: (key) => {
          const found = pool.find(key);
          return found === undefined ? undefined : one(found);
        },
        named: (asked) => pool.named(asked).map(one),
        ...(printed === undefined ? {} : { printed: (asked: string) => printed(asked).map(one) }),
        texts: (asked) => pool.texts(asked).map(one),
        evolvingFrom: (asked) => pool.evolvingFrom(asked).map(one),
        all: () => pool.all().map(one),
        nameLists: () => pool.nameLists(),
      };
    },
  };
};
