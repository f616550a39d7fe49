import {
  asMarked,
  asPrint,
  type Card,
  type CardPool,
  isPrint,
  joinedLists,
  markedFrom,
  type NameLists,
  plainName,
  sameValue,
  spelling,
  textsOfPeriod,
  withinPeriod,
  withoutPrint,
} from '../../state/index.ts';
import { LAST_RELEASE } from '../period.ts';
import type { Pack } from './pack.ts';

/** What a card says, whatever it is called for short. */
const saysWithoutWords = (card: Card): unknown => {
  const { short: _short, ...says } = withoutPrint(card) as Card;
  return says;
};

/** A special Energy card goes by the short name of a shipped card that says the same, in other words: two prints are called alike. */
const asShort = (card: Card, shipped: CardPool): Card => {
  if (card.kind !== 'energy' || card.short !== undefined) return card;
  const like = shipped
    .named(card.name)
    .find((one) => one.short !== undefined && sameValue(saysWithoutWords(one), saysWithoutWords(card)));
  return like?.short === undefined ? card : { ...card, short: like.short };
};

/** A Pokémon that ships without a print has only what an example of a document needs: whole prints of the data take its place. */
const isFragment = ({ kind, print }: Card): boolean => kind === 'pokemon' && print === undefined;

/**
 * The shipped cards together with those that were imported, which are unpacked when they are asked for. With `shippedFirst` a name that a shipped card has means shipped cards alone, unless a print of the data is named with it.
 */
export const withImported = (
  shipped: CardPool,
  pack: Pack,
  { until, shippedFirst = false }: { readonly until?: string; readonly shippedFirst?: boolean } = {},
): CardPool => {
  const loaded = new Map<string, Card>();
  const byName = new Map<string, readonly Card[]>();
  const imported = (plain: string): readonly Card[] => {
    const known = byName.get(plain);
    if (known !== undefined) return known;
    const found = pack.named(plain).map((card) => asShort(card, shipped));
    for (const card of found) loaded.set(card.key, card);
    byName.set(plain, found);
    return found;
  };
  const within = (card: Card): boolean => withinPeriod(until, card);
  const both = (ours: readonly Card[], others: readonly Card[]): readonly Card[] =>
    others.length === 0 ? ours : [...ours, ...others];
  /** A reprint has the short name of the card that ships, and is kept under its full name. */
  const shortened = (ours: readonly Card[], plain: string): readonly Card[] => {
    const names = ours.flatMap(({ name, short }) =>
      short !== undefined && short.length > 1 && plainName(short) === plain ? [plainName(name)] : [],
    );
    return [...new Set(names)].flatMap((name) =>
      imported(name).filter(({ short }) => short !== undefined && plainName(short) === plain),
    );
  };
  const printed = (name: string): readonly Card[] => {
    const plain = plainName(name);
    const others = imported(plain);
    const ours = shipped.named(name).filter((card) => !(isFragment(card) && others.some(within)));
    const called = asMarked(name, both(both(ours, others), shortened(ours, plain)));
    const print = asPrint(name);
    if (print === null || called.some((card) => !isPrint(card, name))) return called;
    // No card is called so: a set and a number name a print.
    return both(
      ours,
      pack.printed(print).flatMap((one) => imported(one).filter((card) => isPrint(card, name))),
    );
  };
  const named = (name: string): readonly Card[] => {
    const ours = shippedFirst ? shipped.named(name) : [];
    return ours.length > 0 ? ours : printed(name);
  };
  const texts = new Map<string, readonly Card[]>();
  const evolving = new Map<string, readonly Card[]>();
  let all: readonly Card[] | null = null;
  let lists: NameLists | null = null;
  const find = (key: string): Card | undefined => shipped.find(key) ?? loaded.get(key);
  return {
    ...(until === undefined ? {} : { until }),
    card: (key) => find(key) ?? shipped.card(key),
    find,
    named,
    ...(shippedFirst ? { printed } : {}),
    texts(name) {
      const plain = spelling(name);
      const known = texts.get(plain);
      if (known !== undefined) return known;
      const found = textsOfPeriod(named(name), until);
      texts.set(plain, found);
      return found;
    },
    evolvingFrom(name) {
      const known = evolving.get(name);
      if (known !== undefined) return known;
      const plain = plainName(name);
      const others = pack
        .evolvingFrom(plain)
        .flatMap(imported)
        .filter(({ from }) => from !== undefined && plainName(from) === plain)
        .filter(within);
      const found = both(shipped.evolvingFrom(name), markedFrom(name, others));
      evolving.set(name, found);
      return found;
    },
    all() {
      all ??= [...shipped.all(), ...pack.names().flatMap(imported)];
      return all;
    },
    nameLists() {
      lists ??= joinedLists(shipped.nameLists(), {
        names: [...pack.names(), ...pack.localNames()],
        shorts: new Map(),
        powers: pack.powers(),
      });
      return lists;
    },
  };
};

/** The cards of a name are read from the pack once, whichever pool asks first. */
const readOnce = (pack: Pack): Pack => {
  const read = new Map<string, readonly Card[]>();
  return {
    ...pack,
    named(plain) {
      const known = read.get(plain) ?? pack.named(plain);
      read.set(plain, known);
      return known;
    },
  };
};

/** The pools over a pack that boards are read and ruled with. */
export interface ImportedPools {
  /** All cards. */
  readonly every: CardPool;
  /** Those that a document rules on. The same document has the same pool each time, so that what was found out with it is kept. */
  ruledBy(document: string): CardPool;
  /** A name that a shipped card has means shipped cards alone. */
  readonly shippedFirst: CardPool;
}

export const poolsOf = (shipped: CardPool, pack: Pack): ImportedPools => {
  const cards = readOnce(pack);
  const every = withImported(shipped, cards);
  const byLast = new Map<string, CardPool>();
  return {
    every,
    ruledBy(document) {
      const until = Object.entries(LAST_RELEASE).find(([key]) => key === document)?.[1];
      if (until === undefined) return every;
      const known = byLast.get(until) ?? withImported(shipped, cards, { until });
      byLast.set(until, known);
      return known;
    },
    shippedFirst: withImported(shipped, cards, { shippedFirst: true }),
  };
};
