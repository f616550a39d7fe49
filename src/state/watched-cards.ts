import type { Card } from './card.ts';
import type { CardPool } from './card-pool.ts';

/**
 * Cards that note which of their facts are read. Whatever was read of one print alone tells which other prints would have led to the same: those that
 * say the same there.
 */

/** What was read of one card: the names of its facts; null where somebody looked at the card as a whole. */
export type FactsRead = ReadonlySet<PropertyKey> | null;

export interface WatchedPool {
  readonly pool: CardPool;
  /** What was read so far of the card with this key. */
  read(key: string): FactsRead;
  /** Was one of the watched cards written as JSON, so that something made of these cards holds it? */
  wasWritten(): boolean;
}

const watched = new WeakSet<object>();

/** Does this card note what is read of it? Then no more should be read of it than is asked for. */
export const isWatched = (card: Card): boolean => watched.has(card);

/** The pool with the cards of these keys watched, wherever it hands them out. */
export const watchedPool = (pool: CardPool, keys: ReadonlySet<string>): WatchedPool => {
  const facts = new Map<string, Set<PropertyKey>>();
  const wholly = new Set<string>();
  const cards = new Map<Card, Card>();
  let written = false;
  const made = (card: Card): Card => {
    const read = facts.get(card.key) ?? new Set<PropertyKey>();
    facts.set(card.key, read);
    const look = (name: PropertyKey): void => {
      read.add(name);
    };
    const watching = new Proxy(card, {
      get(target, name) {
        if (name === 'toJSON') written = true;
        look(name);
        return Reflect.get(target, name);
      },
      has(target, name) {
        look(name);
        return Reflect.has(target, name);
      },
      getOwnPropertyDescriptor(target, name) {
        look(name);
        return Reflect.getOwnPropertyDescriptor(target, name);
      },
      ownKeys(target) {
        wholly.add(target.key);
        return Reflect.ownKeys(target);
      },
    });
    watched.add(watching);
    return watching;
  };
  const watch = (card: Card): Card => {
    if (!keys.has(card.key)) return card;
    const known = cards.get(card) ?? made(card);
    cards.set(card, known);
    return known;
  };
  const lists = new WeakMap<readonly Card[], readonly Card[]>();
  const watchAll = (list: readonly Card[]): readonly Card[] => {
    const known = lists.get(list) ?? (list.some(({ key }) => keys.has(key)) ? list.map(watch) : list);
    lists.set(list, known);
    return known;
  };
  const { printed } = pool;
  return {
    pool: {
      ...(pool.until === undefined ? {} : { until: pool.until }),
      card: (key) => watch(pool.card(key)),
      find(key) {
        const found = pool.find(key);
        return found === undefined ? undefined : watch(found);
      },
      named: (name) => watchAll(pool.named(name)),
      ...(printed === undefined ? {} : { printed: (name) => watchAll(printed(name)) }),
      texts: (name) => watchAll(pool.texts(name)),
      evolvingFrom: (name) => watchAll(pool.evolvingFrom(name)),
      all: () => watchAll(pool.all()),
      nameLists: () => pool.nameLists(),
    },
    read: (key) => (wholly.has(key) ? null : (facts.get(key) ?? new Set())),
    wasWritten: () => written,
  };
};
