import {
  asMarked,
  type Card,
  type CardPool,
  markedFrom,
  plainName,
  spelling,
  textsOfPeriod,
  withinPeriod,
} from '../../state/index.ts';
import { cardOf } from '../card-of.ts';
import type { SourceCard } from '../reading/source-card.ts';
import { bareText } from '../touches.ts';
import type { Pack } from './pack.ts';

/** All a print says, without what tells it apart from another print of the same card. */
const saidBy = ({ id: _id, set: _set, number: _number, level: _level, rules = [], ...card }: SourceCard): string =>
  JSON.stringify([
    card.name,
    card.supertype,
    Object.entries(card).sort(([a], [b]) => (a < b ? -1 : 1)),
    bareText(rules.join(' ')),
  ]);

/** A reprint in the words of a print that ships is executed as that one is. */
const inWordsOf = (shipped: Card, { key, print, released }: Card): Card => {
  const { print: _print, released: _released, ...said } = shipped;
  return { ...said, key, ...(print === undefined ? {} : { print }), ...(released === undefined ? {} : { released }) };
};

/**
 * The shipped cards together with those that were imported. Nothing is unpacked before somebody asks for it. A print that ships goes before the same
 * print of the data, because its text is executed; with `shippedFirst` a name that a shipped card has means shipped cards alone, unless a print of the data is told with it.
 */
export const withImported = (
  shipped: CardPool,
  pack: Pack,
  { until, shippedFirst = false }: { readonly until?: string; readonly shippedFirst?: boolean } = {},
): CardPool => {
  const loaded = new Map<string, Card>();
  const shippedPrints = (name: string): ReadonlySet<string> =>
    new Set(shipped.named(name).flatMap(({ print }) => (print === undefined ? [] : [print.toLowerCase()])));
  const byName = new Map<string, readonly Card[]>();
  /** The imported cards of that name that do not ship. */
  const imported = (plain: string): readonly Card[] => {
    const known = byName.get(plain);
    if (known !== undefined) return known;
    const sources = pack.named(plain);
    const executed = new Map(
      sources.flatMap((source) => {
        const card = shipped.find(source.id);
        return card === undefined || card.own === true ? [] : [[saidBy(source), card] as const];
      }),
    );
    const found = sources.flatMap((source): Card[] => {
      if (shipped.find(source.id) !== undefined) return [];
      const card = cardOf(source, pack.set(source.set));
      if (shippedPrints(card.name).has((card.print ?? '').toLowerCase())) return [];
      const like = executed.get(saidBy(source));
      return [like === undefined ? card : inWordsOf(like, card)];
    });
    const inOrder = found.toSorted((a, b) => ((a.released ?? '~') < (b.released ?? '~') ? -1 : 1));
    for (const card of inOrder) loaded.set(card.key, card);
    byName.set(plain, inOrder);
    return inOrder;
  };
  const within = (card: Card): boolean => withinPeriod(until, card);
  const both = (ours: readonly Card[], others: readonly Card[]): readonly Card[] =>
    others.length === 0 ? ours : [...ours, ...others];
  const printed = (name: string): readonly Card[] =>
    asMarked(name, both(shipped.named(name), imported(plainName(name))));
  const named = (name: string): readonly Card[] => {
    const ours = shippedFirst ? shipped.named(name) : [];
    return ours.length > 0 ? ours : printed(name);
  };
  const texts = new Map<string, readonly Card[]>();
  let all: readonly Card[] | null = null;
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
  };
};
