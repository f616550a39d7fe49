import { bareText } from '../../card-language/index.ts';
import { type Card, type CardPool, plainName, withoutPrint } from '../../state/index.ts';
import { cardOf } from '../card-of.ts';
import { textsOf } from '../card-texts.ts';
import { readingShown } from '../how-read/index.ts';
import type { SourceCard, SourceSet } from '../reading/source-card.ts';
import type { CardReadings, CompiledName } from '../store/pack.ts';

/** Imported cards as the engine takes them. Reading their texts is the work of an import, so that a ruling only looks cards up. */

/** All a print says, without what tells it apart from another print of the same card. */
const saidBy = ({
  id: _id,
  set: _set,
  number: _number,
  level: _level,
  regulation: _regulation,
  rules = [],
  ...card
}: SourceCard): string =>
  JSON.stringify([
    card.name,
    card.supertype,
    Object.entries(card).sort(([a], [b]) => (a < b ? -1 : 1)),
    bareText(rules.join(' ')),
  ]);

/** Whether what it says of damage comes before Weakness and Resistance or after them; prints of one name may differ in that alone. */
const aroundWeakness = ({ rules = [] }: SourceCard): string | undefined =>
  /\((before|after) applying Weakness and Resistance\)/u.exec(rules.join(' '))?.[1];

const areAtOneTime = (one: SourceCard, other: SourceCard): boolean => {
  const [first, second] = [aroundWeakness(one), aroundWeakness(other)];
  return first === undefined || second === undefined || first === second;
};

/** A reprint in the words of a print that ships is executed as that one is. */
const inWordsOf = (shipped: Card, { key, print, released, regulation }: Card): Card =>
  ({
    ...withoutPrint(shipped),
    key,
    ...(print === undefined ? {} : { print }),
    ...(released === undefined ? {} : { released }),
    ...(regulation === undefined ? {} : { regulation }),
  }) as Card;

/** The cards of one name that do not ship, oldest print first. */
export const compileName = (
  sources: readonly SourceCard[],
  sets: ReadonlyMap<string, SourceSet>,
  shipped: CardPool,
): readonly Card[] => {
  const executed = sources.flatMap((source) => {
    const card = shipped.find(source.id);
    return card === undefined ? [] : [{ source, says: saidBy(source), card }];
  });
  const shippedPrints = (name: string): ReadonlySet<string> =>
    new Set(shipped.named(name).flatMap(({ print }) => (print === undefined ? [] : [print.toLowerCase()])));
  return sources
    .flatMap((source): Card[] => {
      if (shipped.find(source.id) !== undefined) return [];
      const card = cardOf(source, sets.get(source.set));
      if (shippedPrints(card.name).has((card.print ?? '').toLowerCase())) return [];
      const like = executed.find(({ says, source: other }) => says === saidBy(source) && areAtOneTime(source, other));
      return [like === undefined ? card : inWordsOf(like.card, card)];
    })
    .toSorted((a, b) => ((a.released ?? '~') < (b.released ?? '~') ? -1 : 1));
};

/** The prints of each name, by its plain spelling: what is compiled together. */
export const printsByName = (cards: Iterable<SourceCard>): ReadonlyMap<string, readonly SourceCard[]> => {
  const named = new Map<string, SourceCard[]>();
  for (const card of cards) {
    const plain = plainName(card.name);
    const same = named.get(plain);
    if (same === undefined) named.set(plain, [card]);
    else same.push(card);
  }
  return named;
};

/** How the texts of a card are read, which is known as soon as they were compiled. */
const readingsOf = (card: Card): CardReadings => textsOf(card).map((text) => readingShown(card, text));

/** What is compiled: the prints by their names, and the sets they belong to. */
export interface PrintsToCompile {
  readonly names: ReadonlyMap<string, readonly SourceCard[]>;
  readonly sets: ReadonlyMap<string, SourceSet>;
}

/**
 * The cards by the plain spelling of their names, in that order. A print that ships goes before the same print of the data, because its text is
 * executed. `progress` hears how many cards are read.
 */
export const compileNames = (
  { names, sets }: PrintsToCompile,
  shipped: CardPool,
  progress: (done: number) => void,
): ReadonlyMap<string, CompiledName> => {
  const compiled = new Map<string, CompiledName>();
  let done = 0;
  for (const [plain, sources] of names) {
    const cards = compileName(sources, sets, shipped);
    compiled.set(plain, { cards, readings: cards.map(readingsOf) });
    done += sources.length;
    progress(done);
  }
  return compiled;
};
