import {
  type CorpusReader,
  corpusReader,
  type Point,
  type PointsIndex,
  parseRuleReference,
  pointsCiting,
} from '../../corpus/index.ts';
import { citeOne } from '../../render/cite.ts';
import { drawable } from '../../render/face.ts';
import { comparedPoint, differs, topicsReport } from '../../render/report/compare-report.ts';
import type { CompareReport, FaultJson } from '../../render/report/types.ts';
import { compareNote, compareScreen, topicsScreen } from '../../render/screen/compare.ts';
import { findPoints, nearestTopics, openSearchIndex, pointsOn, search, topicNamed } from '../../search/index.ts';
import { answer, type CommonOptions, refuse } from '../answer.ts';
import { corpusIndex, pointsIndex, pointsSearchData, searchData } from '../data.ts';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { namedEntries } from '../references.ts';

export interface CompareOptions extends CommonOptions {
  readonly document?: readonly string[];
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
const lookUp = (index: PointsIndex, words: readonly string[]): Found | readonly FaultJson[] => {
  const asked = words.join(' ').trim();
  const told = { corrected: [], missing: [] };
  const point = index.points.find(({ key }) => key === asked);
  if (point !== undefined) return { ...told, topic: point.key, by: 'point', points: [point] };
  const topic = topicNamed(index, asked);
  if (topic !== undefined) return { ...told, topic: topic.name, by: 'topic', points: pointsOn(index, topic) };
  const reference = parseRuleReference(asked, corpusIndex());
  if (reference.matches.length > 0 || reference.reads === 'unknown') {
    const corpus = corpusReader(corpusIndex());
    const { entries, faults } = namedEntries(corpus, words);
    if (faults.length > 0) return faults;
    return { ...told, topic: entries.map(citeOne).join(', '), by: 'rule', points: pointsOf(index, corpus, entries) };
  }
  const { hits } = search(openSearchIndex(searchData(), corpusIndex()), asked, { limit: RULES });
  const found = findPoints(index, pointsSearchData(), asked, hits);
  const { corrected, missing, points } = found;
  const by = found.topic === undefined ? 'words' : 'topic';
  return { topic: found.topic?.name ?? asked, by, corrected, missing, points };
};

/** `judge compare [topic or id…]`: the same point in all five documents. */
export const run = async (words: readonly string[], options: CompareOptions, io: Io): Promise<ExitCode> => {
  const index = pointsIndex();
  if (words.join('').trim() === '') {
    await answer(io, options, topicsReport(index), topicsScreen);
    return EXIT.ok;
  }
  const found = lookUp(index, words);
  if (!('by' in found)) return refuse(io, options, found);
  const compared = found.points.map((point) => comparedPoint(point, options.document ?? []));
  const report: CompareReport = {
    schema: 1,
    ...found,
    points: options.differences === true ? compared.filter(differs) : compared,
    nearest: compared.length > 0 ? [] : nearestTopics(index, words.join(' '), NEAREST).map(({ name }) => name),
    of: index.topics.length,
  };
  await answer(io, options, report, compareScreen);
  // A pipe takes points only; the remark goes where a person sees it.
  if (options.json !== true && io.face.plain)
    await io.printError(compareNote(io.errorFace, drawable(io.errorFace, report)));
  return report.points.length > 0 ? EXIT.ok : EXIT.no;
};
