import type { Point, PointAnswer, PointRule, PointsIndex, Topic } from './points.ts';

type PackedRule = string | readonly [id: string, part: string];
type PackedAnswer = readonly [says: string, silent: 0 | 1, rules: readonly PackedRule[], steps?: readonly PackedStep[]];
type PackedStep = readonly [says: string, rules: readonly PackedRule[]];
type PackedPoint = readonly [
  key: string,
  title: string,
  part: string,
  topics: readonly string[],
  words: readonly string[],
  ...answers: readonly PackedAnswer[],
];

/** The points on which documents differ as a page is sent with them: the documents once before all, and what each point says in its order. */
export interface PackedPoints {
  readonly topics: readonly Topic[];
  readonly documents: readonly string[];
  readonly points: readonly PackedPoint[];
}

const packRules = (rules: readonly PointRule[]): readonly PackedRule[] =>
  rules.map(({ id, part }) => (part === undefined ? id : [id, part]));

const packAnswer = ({ says, silent, rules, steps }: PointAnswer): PackedAnswer => {
  const answer = [says, silent ? 1 : 0, packRules(rules)] as const;
  return steps === undefined
    ? answer
    : [...answer, steps.map((step): PackedStep => [step.says, packRules(step.rules)])];
};

/** Throws where one of them has other documents than the first, or in another order: it would be another point when it is opened. */
export const packPoints = ({ topics, points }: PointsIndex): PackedPoints => {
  const documents = Object.keys(points[0]?.answers ?? {});
  return {
    topics,
    documents,
    points: points.map((point) => {
      if (Object.keys(point.answers).join() !== documents.join())
        throw new Error(`${point.key} does not have the documents that the others have`);
      const answers = Object.values(point.answers).map(packAnswer);
      return [point.key, point.title, point.part, point.topics, point.words, ...answers] as const;
    }),
  };
};

const openRules = (rules: readonly PackedRule[]): readonly PointRule[] =>
  rules.map((rule) => (typeof rule === 'string' ? { id: rule } : { id: rule[0], part: rule[1] }));

const openAnswer = ([says, silent, rules, steps]: PackedAnswer): PointAnswer => ({
  says,
  silent: silent === 1,
  rules: openRules(rules),
  ...(steps === undefined ? {} : { steps: steps.map(([said, of]) => ({ says: said, rules: openRules(of) })) }),
});

export const openPoints = ({ topics, documents, points }: PackedPoints): PointsIndex => ({
  topics,
  points: points.map(
    ([key, title, part, ofTopics, words, ...answers]): Point => ({
      key,
      title,
      part,
      topics: ofTopics,
      words,
      answers: Object.fromEntries(
        answers.map((answer, at): [string, PointAnswer] => [documents[at] ?? '', openAnswer(answer)]),
      ),
    }),
  ),
});
