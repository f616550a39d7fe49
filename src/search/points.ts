import { type CorpusIndex, editDistance, type Point, type PointsIndex, type Topic } from '../corpus/index.ts';
import { stemsOfPhrase } from './phrase.ts';
import { nearestWords } from './repair.ts';
import { type SearchHit, search } from './search.ts';
import { openSearchIndex, type SearchData } from './search-index.ts';

/**
 * The points as a corpus of their own, so that they are found like rules: the question with its topics and words as title, what the documents
 * say as text.
 */
export const pointsAsCorpus = ({ points }: PointsIndex): CorpusIndex => ({
  hash: 'points',
  documents: [{ key: 'points', label: 'points', title: 'points', name: 'points', about: '' }],
  entries: points.map((point) => ({
    document: 'points',
    id: point.key,
    title: [point.title, ...point.topics, ...point.words].join(' . '),
    kind: 'rule',
    parent: null,
    text: Object.values(point.answers)
      .filter(({ silent }) => !silent)
      .map(({ says }) => says)
      .join('\n'),
    examples: [],
    class: 'definition',
    links: [],
    file: '',
    line: 0,
  })),
});

const plain = (words: string): string => stemsOfPhrase(words).join(' ');

/** The topic that has this name, its own or another. Plurals and hyphens do not matter. */
export const topicNamed = ({ topics }: PointsIndex, words: string): Topic | undefined => {
  const asked = plain(words);
  return asked === ''
    ? undefined
    : (topics.find(({ name }) => plain(name) === asked) ??
        topics.find(({ also }) => also.some((word) => plain(word) === asked)));
};

/** Shorter words are near to too many. */
const SHORTEST = 5;

/** The topic that was meant by a name with a typo or two in it, with the name as it is spelt. */
const topicMeant = (
  { topics }: PointsIndex,
  words: string,
): { readonly topic: Topic; readonly name: string } | undefined => {
  const asked = words.trim().toLowerCase();
  const most = asked.length < SHORTEST ? 0 : asked.length < 8 ? 1 : 2;
  if (most === 0) return undefined;
  const [best] = topics
    .flatMap((topic) => [topic.name, ...topic.also].map((name) => ({ topic, name: name.toLowerCase() })))
    .filter(({ name }) => name[0] === asked[0])
    .map((one) => ({ ...one, edits: editDistance(asked, one.name, most) }))
    .filter(({ edits }) => edits <= most)
    .sort((a, b) => a.edits - b.edits);
  return best;
};

export interface PointSearch {
  /** Best first; empty when nothing was found. */
  readonly points: readonly Point[];
  /** The topic the words stood for once their spelling was corrected. */
  readonly topic?: Topic;
  readonly corrected: readonly { readonly from: string; readonly to: string }[];
  readonly missing: readonly string[];
}

/** Hits below this part of the best one are about something else. */
const FLOOR = 0.6;
const MOST = 8;
/** What the rules found for the words count beside the words of the point itself. */
const RULES_COUNT = 1.2;

/** How much less each later rule of a point counts. */
const LATER = 0.7;
/** At most so many documents speak on a point; the others are silent. */
const DOCUMENTS_COUNTED = 3;

/** How far the rules found for the same words are those by which documents answer a point: from 0 to 1. */
const answeredBy = ({ answers }: Point, rules: ReadonlyMap<string, number>): number => {
  const byDocument = Object.entries(answers).map(([document, answer]) =>
    answer.silent
      ? 0
      : answer.rules.reduce((best, { id }, i) => Math.max(best, (rules.get(`${document}/${id}`) ?? 0) * LATER ** i), 0),
  );
  const best = byDocument.sort((a, b) => b - a).slice(0, DOCUMENTS_COUNTED);
  return best.reduce((sum, one) => sum + one, 0) / DOCUMENTS_COUNTED;
};

/** A rule found with so much is the answer to the words. */
const SURE = 0.85;

const has = ({ title, topics, words, answers }: Point, stems: readonly string[]): boolean => {
  const own = new Set(
    [title, ...topics, ...words, ...Object.values(answers).map(({ says }) => says)].flatMap((one) => [
      ...stemsOfPhrase(one),
    ]),
  );
  return stems.every((stem) => own.has(stem));
};

/** The rule or section a paragraph without a number of its own belongs to. */
const withoutParagraph = (id: string): string => id.replace(/#\d+$/u, '');

/** Whether a point cites this rule, one beside it in the same text, one beneath it or the one it stands in. */
const isCompared = ({ points }: PointsIndex, { document, id }: Pick<SearchHit, 'document' | 'id'>): boolean => {
  const text = withoutParagraph(id);
  return points.some(({ answers }) => {
    const answer = Object.hasOwn(answers, document) ? answers[document as keyof typeof answers] : undefined;
    return (
      answer !== undefined &&
      !answer.silent &&
      answer.rules.some((one) => one.id.startsWith(text) || id.startsWith(withoutParagraph(one.id)))
    );
  });
};

/** Points for everyday words, in spite of typing errors. `rules` are those that the same words find: a point whose rules they are is meant. */
export const findPoints = (
  index: PointsIndex,
  data: SearchData,
  words: string,
  rules: readonly Pick<SearchHit, 'document' | 'id' | 'score'>[] = [],
): PointSearch => {
  const meant = topicMeant(index, words);
  if (meant !== undefined) {
    const points = pointsOn(index, meant.topic);
    return { points, topic: meant.topic, corrected: [{ from: words.trim(), to: meant.name }], missing: [] };
  }
  const { hits, corrected, missing } = search(openSearchIndex(data, pointsAsCorpus(index)), words, { limit: MOST });
  const own = new Map(hits.map(({ id, score }) => [id, score]));
  const found = new Map(rules.map(({ document, id, score }) => [`${document}/${id}`, score]));
  // A point goes first if all that was asked is one of its own words.
  const asked = plain(words);
  const isNamed = ({ title, words: also }: Point): boolean => [title, ...also].some((one) => plain(one) === asked);
  const ranked = index.points
    .map((point) => ({
      point,
      named: isNamed(point),
      score: (own.get(point.key) ?? 0) + RULES_COUNT * answeredBy(point, found),
    }))
    .sort((a, b) => Number(b.named) - Number(a.named) || b.score - a.score);
  const floor = Math.max(...ranked.map(({ score }) => score)) * FLOOR;
  // What the words are about may be a rule on which nothing is compared: points that share a word with it are none on that.
  const [surest] = rules;
  const [first] = ranked;
  const beside = surest !== undefined && surest.score >= SURE && !isCompared(index, surest) && first !== undefined;
  if (beside && !first.named && !has(first.point, stemsOfPhrase(words))) return { points: [], corrected, missing };
  // Beside a point that was named stand only those that are on all of the words as well.
  const stems = stemsOfPhrase(words);
  const isOn = ({ point, named, score }: (typeof ranked)[number]): boolean =>
    named || (score > 0 && score >= floor && (first?.named !== true || has(point, stems)));
  const points = ranked
    .filter(isOn)
    .slice(0, MOST)
    .map(({ point }) => point);
  return { points, corrected, missing };
};

/** Every point on a topic: those it is named first for before those it is named for as well, each in the order of the parts. */
export const pointsOn = ({ points }: PointsIndex, { name }: Topic): readonly Point[] => {
  const on = points.filter(({ topics }) => topics.includes(name));
  return [...on.filter(({ topics }) => topics[0] === name), ...on.filter(({ topics }) => topics[0] !== name)];
};

/** Topics near to words that found nothing; the first ones of the list where none is near. */
export const nearestTopics = ({ topics }: PointsIndex, words: string, most: number): readonly Topic[] => {
  const byWord = new Map(
    topics.flatMap((topic) =>
      [topic.name, ...topic.also].flatMap((name) =>
        [name, ...name.split(' ')].map((one) => [one.toLowerCase(), topic] as const),
      ),
    ),
  );
  const near = words
    .toLowerCase()
    .split(/\s+/u)
    .flatMap((word) => nearestWords(word, [...byWord.keys()], most))
    .flatMap((word) => byWord.get(word) ?? []);
  return [...new Set(near)].slice(0, most);
};
