import {
  asMarked,
  type Card,
  type CardPool,
  joinedLists,
  markedFrom,
  type NameLists,
  plainName,
  spelling,
  textsOfPeriod,
  withinPeriod,
} from '../../state/index.ts';
import type { Pack } from './pack.ts';

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
    const found = pack.named(plain);
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
    const [ours, plain] = [shipped.named(name), plainName(name)];
    return asMarked(name, both(both(ours, imported(plain)), shortened(ours, plain)));
  };
  const named = (name: string): readonly Card[] => {
    const ours = shippedFirst ? shipped.named(name) : [];
    return ours.length > 0 ? ours : printed(name);
  };
  const texts = new Map<string, readonly Card[]>();
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
      const plain = plainName(name);
      const others = pack
        .evolvingFrom(plain)
        .flatMap(imported)
        .filter(({ from }) => from !== undefined && plainName(from) === plain)
        .filter(within);
      return both(shipped.evolvingFrom(name), markedFrom(name, others));
    },
    all() {
      all ??= [...shipped.all(), ...pack.names().flatMap(imported)];
      return all;
    },
    nameLists() {
      lists ??= joinedLists(shipped.nameLists(), { names: pack.names(), shorts: new Map(), powers: pack.powers() });
      return lists;
    },
  };
};
