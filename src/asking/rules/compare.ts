import {
  type CorpusReader,
  corpusReader,
  type Point,
  type PointsIndex,
  parseRuleReference,
  pointsCiting,
} from '../../corpus/index.ts';
import { citeOne } from '../../render/cite.ts';
import { comparedPoint, differs, topicsReport } from '../../render/report/compare-report.ts';
import type { CompareReport } from '../../render/report/types.ts';
import { findPoints, nearestTopics, openSearchIndex, pointsOn, search, topicNamed } from '../../search/index.ts';
import { isRefused, type Outcome, refused } from '../outcome.ts';
import type { World } from '../world.ts';
import { namedEntries } from './references.ts';

export interface CompareRequest {
  /** A topic, rule numbers, or words about what is compared. */
  readonly topic: readonly string[];
  /** Keys of the only documents that are compared; all where it is empty. */
  readonly documents?: readonly string[];
  /** Only points on which they do not agree. */
  readonly differences?: boolean;
}

type Found = Pick<CompareReport, 'topic' | 'by' | 'corrected' | 'missing'> & { readonly points: readonly Point[] };

/** How many of the rules that the words find tell which points are meant. */
const RULES = 12;

/** How many topics are named where nothing was found. */
const NEAREST = 5;

/** The points of these rules; of what is in them or above them where they have none of their own. */
const pointsOf = (index: PointsIndex, corpus: CorpusReader, named: ReturnType<typeof namedEntries>['entries']) => {
  const inside = (entry: (typeof named)[number]): readonly Point[] => [
    ...pointsCiting(index, entry),
    ...corpus.children(entry).flatMap(inside),
  ];
  const above = (entry: (typeof named)[number]): readonly Point[] =>
    corpus
      .above(entry)
      .filter(({ kind }) => kind !== 'section')
      .flatMap((one) => pointsCiting(index, one));
  const found = named.flatMap((entry) => {
    const [own, under] = [pointsCiting(index, entry), inside(entry)];
    return own.length > 0 ? own : under.length > 0 ? under : above(entry);
  });
  return [...new Set(found)];
};

/** A topic goes before a rule of the same name: `tools`, `evolution`. */
const lookUp = (index: PointsIndex, words: readonly string[], world: World): Outcome<Found> => {
  const asked = words.join(' ').trim();
  const exact = { corrected: [], missing: [] };
  const point = index.points.find(({ key }) => key === asked);
  if (point !== undefined) return { ...exact, topic: point.key, by: 'point', points: [point] };
  const topic = topicNamed(index, asked);
  if (topic !== undefined) return { ...exact, topic: topic.name, by: 'topic', points: pointsOn(index, topic) };
  const reference = parseRuleReference(asked, world.corpus());
  if (reference.matches.length > 0 || reference.reads === 'unknown') {
    const corpus = corpusReader(world.corpus());
    const { entries, faults } = namedEntries(corpus, words);
    if (faults.length > 0) return refused(faults);
    return { ...exact, topic: entries.map(citeOne).join(', '), by: 'rule', points: pointsOf(index, corpus, entries) };
  }
  const { hits } = search(openSearchIndex(world.searchData(), world.corpus()), asked, { limit: RULES });
  const found = findPoints(index, world.pointsSearchData(), asked, hits);
  const { corrected, missing, points } = found;
  const by = found.topic === undefined ? 'words' : 'topic';
  return { topic: found.topic?.name ?? asked, by, corrected, missing, points };
};

/** Every topic there is. */
export const topics = (world: World): ReturnType<typeof topicsReport> => topicsReport(world.points());

/** The same point in all documents, or in those named. */
export const compare = (
  { topic, documents = [], differences }: CompareRequest,
  world: World,
): Outcome<CompareReport> => {
  const index = world.points();
  const found = lookUp(index, topic, world);
  if (isRefused(found)) return found;
  const compared = found.points.map((point) => comparedPoint(point, documents));
  return {
    schema: 1,
    ...found,
    points: differences === true ? compared.filter(differs) : compared,
    nearest: compared.length > 0 ? [] : nearestTopics(index, topic.join(' '), NEAREST).map(({ name }) => name),
    of: index.topics.length,
  };
};
