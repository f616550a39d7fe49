import type { Card, Stage } from './card.ts';
import { type CardPool, mappedPool } from './card-pool.ts';
import { noted } from './noted-reads.ts';
import { sameValue } from './same-value.ts';

/**
 * Cards that note which of their facts are read. Whatever was read of one print alone tells which other prints would have led to the same: those that
 * say the same there.
 */

/** Something found on a card that is all a ruling asks of some part of it. It looks at nothing else and is the same function each time. */
export type FindOnCard<T = unknown> = (card: Card) => T;

/** What was read of one card: the names of its facts, and what was found on it; null where somebody looked at the card as a whole. */
export type FactsRead = ReadonlySet<PropertyKey | FindOnCard> | null;

export interface WatchedPool {
  readonly pool: CardPool;
  /** What was read so far of the card with this key. */
  readonly read: (key: string) => FactsRead;
}

interface Watched {
  readonly card: Card;
  readonly read: Set<PropertyKey | FindOnCard>;
}

const watched = new WeakMap<Card, Watched>();

/** Does this card note what is read of it? Then no more should be read of it than is asked for. */
export const isWatched = (card: unknown): boolean =>
  typeof card === 'object' && card !== null && watched.has(card as Card);

/** What is found on a card. Of a watched one that alone is noted, so that prints with other texts are alike where the same is found on them. */
export const foundOn = <T>(card: Card, find: FindOnCard<T>): T => {
  const behind = watched.get(card);
  if (behind === undefined) return find(card);
  behind.read.add(find);
  return find(behind.card);
};

/** The key of a card, which a table keeps in its place; not a thing that the card says, so it is not noted. */
export const keyOf = (card: Card): string => (watched.get(card)?.card ?? card).key;

const findings = new WeakMap<Card, Map<FindOnCard, unknown>>();

/** What is found on a card that notes nothing, looked for once. */
const findingOn = (card: Card, find: FindOnCard): unknown => {
  const known = findings.get(card) ?? new Map<FindOnCard, unknown>();
  findings.set(card, known);
  if (!known.has(find)) known.set(find, find(card));
  return known.get(find);
};

/** Do two cards say the same wherever one of them was read? */
export const alikeIn = (facts: FactsRead, one: Card, other: Card): boolean => {
  if (facts === null) return false;
  for (const fact of facts) {
    const same =
      typeof fact === 'function'
        ? sameValue(findingOn(one, fact), findingOn(other, fact))
        : sameValue(Reflect.get(one, fact), Reflect.get(other, fact));
    if (!same) return false;
  }
  return true;
};

const unwatched = new WeakMap<CardPool, CardPool>();
const stagesFound = new WeakMap<CardPool, Map<string, ReadonlySet<Stage>>>();

/** The stages of the cards on file that go onto a Pokémon of that name. No print on a table changes them, so nothing is noted. */
export const stagesOnto = (pool: CardPool, name: string): ReadonlySet<Stage> => {
  const onFile = unwatched.get(pool) ?? pool;
  const known = stagesFound.get(onFile) ?? new Map<string, ReadonlySet<Stage>>();
  stagesFound.set(onFile, known);
  const found = known.get(name) ?? new Set(onFile.evolvingFrom(name).flatMap(({ stage }) => stage ?? []));
  known.set(name, found);
  return found;
};

/** The pool with the cards of these keys watched, wherever it hands them out. */
export const watchedPool = (pool: CardPool, keys: ReadonlySet<string>): WatchedPool => {
  const facts = new Map<string, Watched['read']>();
  const wholly = new Set<string>();
  const cards = new Map<Card, Card>();
  const made = (card: Card): Card => {
    const read: Watched['read'] = facts.get(card.key) ?? new Set();
    facts.set(card.key, read);
    const watching = noted(card, (name) => {
      if (name === null) wholly.add(card.key);
      else read.add(name);
    });
    watched.set(watching, { card, read });
    return watching;
  };
  const watch = (card: Card): Card => {
    if (!keys.has(card.key)) return card;
    const known = cards.get(card) ?? made(card);
    cards.set(card, known);
    return known;
  };
  const watching: CardPool = { ...mappedPool(pool, watch), isWatched: true };
  unwatched.set(watching, pool);
  return { pool: watching, read: (key) => (wholly.has(key) ? null : (facts.get(key) ?? new Set())) };
};
