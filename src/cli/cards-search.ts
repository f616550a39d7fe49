import { type Binary, cardOf, cardsFolder, type FoundCard, readPart, searchIn, textsOf } from '../card-data/index.ts';
import { drawable } from '../render/face.ts';
import { type CardHitJson, type CardsSearchReport, executedOf, shortFacts } from '../render/report/cards-report.ts';
import { usageFault } from '../render/report/errors.ts';
import { cardsSearchScreen, nothingFound } from '../render/screen/cards.ts';
import { type Card, type CardPool, cardPool, plainName } from '../state/index.ts';
import { nearest } from '../state/notation/index.ts';
import { answer, type CommonOptions, refuse } from './answer.ts';
import { cards, sqliteBinary } from './data.ts';
import { dataFolder } from './data-folder.ts';
import { EXIT, type ExitCode } from './exit-codes.ts';
import type { Io } from './io.ts';

export interface CardsSearchOptions extends CommonOptions {
  readonly limit?: number;
}

const USUAL_LIMIT = 20;

interface Hit {
  readonly card: Card;
  readonly set: string | null;
  readonly byName: boolean;
  readonly source: CardHitJson['source'];
}

/** Shipped cards that have all the words in name, print or text. */
const shippedHits = (query: string, pool: CardPool): readonly Hit[] => {
  const plain = plainName(query);
  const words = query.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return pool.all().flatMap((card): Hit[] => {
    const byName = plain !== '' && plainName(card.name).includes(plain);
    const told = [
      card.name,
      card.print ?? '',
      card.key,
      card.kind,
      ...textsOf(card).flatMap(({ name, text }) => [name ?? '', text ?? '']),
    ];
    const has =
      told
        .join(' ')
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu) ?? [];
    const all = words.length > 0 && words.every((word) => has.some((one) => one.startsWith(word)));
    return byName || all ? [{ card, set: null, byName, source: 'shipped' }] : [];
  });
};

interface InStore {
  readonly found: readonly FoundCard[];
  readonly names: () => readonly string[];
}

const NOTHING: InStore = { found: [], names: () => [] };

const inStore = async (query: string, io: Io, binary: Binary): Promise<InStore & { readonly imported: boolean }> => {
  const home = dataFolder(io.env);
  const bytes = home === null ? null : readPart(cardsFolder(home), 'database');
  return bytes === null
    ? { ...NOTHING, imported: false }
    : { ...(await searchIn(bytes, binary, query)), imported: true };
};

/** The very name first, then names that begin so, then other names, then texts; the newest print first. */
const ranked = (hits: readonly Hit[], query: string): readonly Hit[] => {
  const plain = plainName(query);
  const rank = ({ card, byName }: Hit): number => {
    const name = plainName(card.name);
    return name === plain ? 0 : byName && name.startsWith(plain) ? 1 : byName ? 2 : 3;
  };
  const key = ({ card }: Hit): string => card.name;
  return [...hits].sort(
    (a, b) =>
      rank(a) - rank(b) ||
      (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0) ||
      ((a.card.released ?? '') > (b.card.released ?? '')
        ? -1
        : (a.card.released ?? '') < (b.card.released ?? '')
          ? 1
          : 0),
  );
};

/** `judge cards search`: cards by name, set, number and the words on them. */
export const run = async (words: readonly string[], options: CardsSearchOptions, io: Io): Promise<ExitCode> => {
  const query = words.join(' ').trim();
  if (query === '')
    return refuse(io, options, [
      usageFault(
        'missing-word',
        'judge cards search needs words.',
        'judge cards search luxray · judge cards search stormfront 7 · judge cards search discard energy',
      ),
    ]);
  const shipped = cardPool([...cards()]);
  const { found, names, imported } = await inStore(query, io, sqliteBinary);
  const stored = found.flatMap(({ card, set, byName }): Hit[] =>
    shipped.find(card.id) === undefined
      ? [{ card: cardOf(card, set), set: set?.name ?? null, byName, source: 'imported' }]
      : [],
  );
  const sets = new Map(found.map(({ card, set }) => [card.id, set?.name ?? null]));
  const ours = new Map(shippedHits(query, shipped).map((hit) => [hit.card.key, hit]));
  // A print that ships is found by the words printed on it as well as by ours.
  for (const { card, byName } of found) {
    const own = shipped.find(card.id);
    if (own !== undefined && !ours.has(own.key)) ours.set(own.key, { card: own, set: null, byName, source: 'shipped' });
  }
  const hits = ranked([...ours.values(), ...stored], query);
  const report: CardsSearchReport = {
    schema: 1,
    query,
    total: hits.length,
    cards: hits.slice(0, options.limit ?? USUAL_LIMIT).map(
      ({ card, set, byName, source }): CardHitJson => ({
        id: card.key,
        name: card.name,
        print: card.print ?? null,
        set: set ?? sets.get(card.key) ?? null,
        facts: shortFacts(card),
        executed: executedOf(textsOf(card)),
        source,
        found: byName ? 'name' : 'text',
      }),
    ),
    near: hits.length > 0 ? [] : nearest(query, [...shipped.all().map(({ name }) => name), ...names()], 5),
    imported: imported ? 1 : 0,
  };
  await answer(io, options, report, cardsSearchScreen);
  if (report.total === 0 && options.json !== true && io.face.plain)
    await io.printError(nothingFound(io.errorFace, drawable(io.errorFace, report)));
  return report.total > 0 ? EXIT.ok : EXIT.no;
};
