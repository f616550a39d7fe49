import { penaltiesAsCorpus } from '../asking/penalties/penalties-as-corpus.ts';
import type { CardsOnFile, ImportedCards, UsualRulebook, World } from '../asking/world.ts';
import { NO_COPIES } from '../asking/world.ts';
import { openPlainPack, type PlainPack, poolsOf } from '../card-data/index.ts';
import { type Citation, openBodies, openPacked, openPoints } from '../corpus/index.ts';
import { keysOf, openPrecedents, unpackPrecedents } from '../precedents/index.ts';
import {
  pointsAsCorpus,
  receivedSearch,
  type SearchData,
  type SearchedTexts,
  type SentSearch,
} from '../search/index.ts';
import { cardPool, plainName } from '../state/index.ts';
import type { OwnParts, Parts } from './parts.ts';

/** What is asked for once is kept, because it never changes. */
const once = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};

/** What a reader brought to a page that is open. */
export interface Brought {
  /** Cards imported on this machine; they go before those in the page. */
  readonly imported?: string | null;
  /** What copies say that were imported on this machine; each goes before one in the page. */
  readonly own?: readonly OwnParts[];
  /** The document chosen where a table names none. */
  readonly usual?: () => UsualRulebook | null;
}

const cardsOf = (parts: Parts, pack: PlainPack | null): CardsOnFile => {
  const shipped = cardPool([...parts.cards]);
  const printed = (): readonly string[] => [...new Set(shipped.all().map(({ name }) => name))];
  if (pack === null)
    return {
      shipped,
      every: shipped,
      ruledBy: () => shipped,
      shippedFirst: shipped,
      names: once(() => ({ shown: printed(), plain: [] })),
    };
  return {
    shipped,
    ...poolsOf(shipped, pack),
    names: once(() => ({ shown: printed(), plain: pack.names() })),
  };
};

/** Cards by a word in their name: a page keeps no index of their texts. */
const importedCardsOf = (pack: PlainPack): ImportedCards => ({
  search: async (words) => ({
    found: [],
    names: () => pack.names().filter((name) => name.includes(plainName(words))),
  }),
  setName: (id) => pack.set(id)?.name ?? null,
  readings: () => null,
});

/** The world of a page: what it was sent with, and what its reader brought. Nothing is fetched and nothing written. */
export const pocketWorld = (parts: Parts, { imported, own = [], usual = () => null }: Brought = {}): World => {
  const pack = once(() => {
    const text = imported ?? parts.imported;
    return text === undefined ? null : openPlainPack(text);
  });
  const corpus = once(() => {
    // Most questions ask for no text of a rule.
    const body = once(() => openBodies(parts.corpus));
    return openPacked(parts.outline, (at) => body()(at));
  });
  const cards = once(async () => cardsOf(parts, pack()));
  const searched = (sent: () => SentSearch, texts: () => SearchedTexts): (() => SearchData) =>
    once(() => ({ ...receivedSearch(sent(), texts()), slang: parts.slang }));
  const points = once(() => openPoints(parts.points));
  const key = ({ document, id }: Citation): string => `${document}/${id}`;
  return {
    version: () => parts.about.version,
    corpus,
    searchData: searched(
      () => parts.search,
      () => ({ corpus: corpus(), points: points() }),
    ),
    points,
    // They are open already, so that looking for some of them would save nothing.
    pointsAbout: points,
    pointsSearchData: searched(
      () => parts['points-search'],
      () => ({ corpus: pointsAsCorpus(points()) }),
    ),
    handbooks: () => parts.handbooks,
    handbooksSearchData: searched(
      () => parts['handbooks-search'],
      () => ({ corpus: parts.handbooks }),
    ),
    penalties: () => parts.penalties,
    penaltiesSearchData: searched(
      () => parts['penalties-search'],
      () => ({ corpus: penaltiesAsCorpus(parts.penalties) }),
    ),
    precedents: once(() => {
      const all = unpackPrecedents(parts.precedents);
      return openPrecedents(keysOf(all), all.length, (at) => JSON.stringify(all[at]));
    }),
    tournamentFormats: () => parts['tournament-formats'],
    // Which code enforces a rule is for those who read the code; a page does without.
    coverage: () => ({}),
    coverageOf: () => ({}),
    cards,
    importedCards: async () => {
      const found = pack();
      return found === null ? null : importedCardsOf(found);
    },
    ownCopies: async () => {
      const all = parts.own === undefined ? own : [...own, parts.own];
      const of = (document: string): OwnParts | undefined => all.find(({ copies }) => copies[document] !== undefined);
      return all.length === 0
        ? NO_COPIES
        : {
            copy: (document) => of(document)?.copies[document] ?? null,
            original: (rule) => of(rule.document)?.originals[key(rule)] ?? null,
          };
    },
    usualRulebook: usual,
  };
};
