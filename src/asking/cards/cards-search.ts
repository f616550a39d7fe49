import { printOf, textsOf } from '../../card-data/index.ts';
import { type CardHitJson, type CardsSearchReport, executedOf, shortFacts } from '../../render/report/cards-report.ts';
import { usageFault } from '../../render/report/errors.ts';
import { asPrint, type Card, type CardPool, isPrint, nearest, plainName } from '../../state/index.ts';
import { isPrinted } from '../../state/notation/index.ts';
import { type Outcome, refused } from '../outcome.ts';
import type { ImportedCards, World } from '../world.ts';

export interface CardsSearchRequest {
  /** Words of a name, set, number or text. */
  readonly query: string;
  /** Cards at most. */
  readonly limit?: number;
}

const USUAL_LIMIT = 20;

interface Hit {
  readonly name: string;
  readonly released: string;
  readonly set: string | null;
  readonly byName: boolean;
  readonly source: CardHitJson['source'];
  /** Made only of those that are shown. */
  readonly card: () => Card;
}

const ofOurs = (card: Card, set: string | null, byName: boolean): Hit => ({
  name: card.name,
  released: card.released ?? '',
  set,
  byName,
  source: 'shipped',
  card: () => card,
});

/** Shipped cards that have all the words in name, print or text. */
const shippedHits = (query: string, pool: CardPool): readonly Hit[] => {
  const plain = plainName(query);
  const words = query.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return pool.all().flatMap((card): Hit[] => {
    const byName = plain !== '' && plainName(card.name).includes(plain);
    const searched = [
      card.name,
      card.print ?? '',
      card.key,
      card.kind,
      ...textsOf(card).flatMap(({ name, text }) => [name ?? '', text ?? '']),
    ];
    const has =
      searched
        .join(' ')
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu) ?? [];
    const all = words.length > 0 && words.every((word) => has.some((one) => one.startsWith(word)));
    return byName || all ? [ofOurs(card, null, byName)] : [];
  });
};

const NOTHING_FOUND: Awaited<ReturnType<ImportedCards['search']>> = { found: [], names: () => [] };

/** The very name first, then names that begin so, then other names, then texts; the newest print first. */
const ranked = (hits: readonly Hit[], query: string): readonly Hit[] => {
  const plain = plainName(query);
  const rank = ({ name, byName }: Hit): number => {
    const said = plainName(name);
    return said === plain ? 0 : byName && said.startsWith(plain) ? 1 : byName ? 2 : 3;
  };
  const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
  return hits
    .map((hit) => ({ hit, rank: rank(hit) }))
    .sort((a, b) => a.rank - b.rank || order(a.hit.name, b.hit.name) || order(b.hit.released, a.hit.released))
    .map(({ hit }) => hit);
};

const NO_WORDS = usageFault(
  'missing-word',
  'judge cards search needs words.',
  'judge cards search luxray · judge cards search stormfront 7 · judge cards search discard energy',
);

/** Cards by name, set, number and the words on them, shipped and imported. */
export const searchCards = async (
  { query, limit = USUAL_LIMIT }: CardsSearchRequest,
  world: World,
): Promise<Outcome<CardsSearchReport>> => {
  if (query === '') return refused([NO_WORDS]);
  const { shipped, every } = await world.cards();
  const printed = asPrint(query) === null ? [] : every.named(query).filter((card) => isPrint(card, query));
  const imported = await world.importedCards();
  // A set and a number mean that print, not cards whose texts have both.
  if (printed.length > 0)
    return {
      schema: 1,
      query,
      total: printed.length,
      cards: printed.slice(0, limit).map((card) => ({
        id: card.key,
        name: card.name,
        print: card.print ?? null,
        set: imported?.setName(card.key.slice(0, Math.max(0, card.key.lastIndexOf('-')))) ?? null,
        facts: shortFacts(card),
        executed: executedOf(textsOf(card)),
        source: shipped.find(card.key) === undefined ? 'imported' : 'shipped',
        found: 'print',
      })),
      near: [],
      imported: imported === null ? 0 : 1,
    };
  const { found, names } = (await imported?.search(query)) ?? NOTHING_FOUND;
  const ours = new Map(shippedHits(query, shipped).map((hit) => [hit.card().key, hit]));
  const stored: Hit[] = [];
  for (const { card, set, byName } of found) {
    const print = printOf(card, set);
    const own = shipped.find(card.id) ?? shipped.named(card.name).find((one) => one.print === print);
    // A print that ships is found by the words printed on it as well as by ours.
    if (own !== undefined)
      ours.set(own.key, ofOurs(own, set?.name ?? null, byName || ours.get(own.key)?.byName === true));
    else
      stored.push({
        name: card.name,
        released: set?.released ?? '',
        set: set?.name ?? null,
        byName,
        source: 'imported',
        card: () => {
          every.named(card.name);
          return every.card(card.id);
        },
      });
  }
  const hits = ranked([...ours.values(), ...stored], query);
  return {
    schema: 1,
    query,
    total: hits.length,
    cards: hits.slice(0, limit).map((hit): CardHitJson => {
      const card = hit.card();
      return {
        id: card.key,
        name: card.name,
        print: card.print ?? null,
        set: hit.set,
        facts: shortFacts(card),
        executed: executedOf(textsOf(card)),
        source: hit.source,
        found: hit.byName ? 'name' : 'text',
      };
    }),
    near:
      hits.length > 0 || !isPrinted(query)
        ? []
        : nearest(query, [...shipped.all().map(({ name }) => name), ...names()], 5),
    imported: imported === null ? 0 : 1,
  };
};
