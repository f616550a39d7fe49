import {
  type Citation,
  DOCUMENTS,
  type Point,
  type PointRule,
  type PointsIndex,
  pointsCiting,
} from '../../corpus/index.ts';
import type { ComparedPoint, ElsewhereCitation, PointAnswerJson, PointCitation, TopicsReport } from './types.ts';

const citation = (document: string, { id, part }: PointRule): PointCitation => ({
  document,
  id,
  ...(part === undefined ? {} : { part }),
});

/** A point with the answers of these documents; of all five where none is named. */
export const comparedPoint = (point: Point, documents: readonly string[]): ComparedPoint => {
  const wanted = DOCUMENTS.map(({ key }) => key as string).filter(
    (key) => documents.length === 0 || documents.includes(key),
  );
  const answers = wanted.flatMap((document): [string, PointAnswerJson][] => {
    const answer = point.answers[document];
    if (answer === undefined) return [];
    const rules = (all: readonly PointRule[]): readonly PointCitation[] => all.map((rule) => citation(document, rule));
    const { says, silent, steps } = answer;
    const answered = { says, silent, rules: rules(answer.rules) };
    return [
      [
        document,
        steps === undefined
          ? answered
          : { ...answered, steps: steps.map((step) => ({ ...step, rules: rules(step.rules) })) },
      ],
    ];
  });
  const { key, title, part, topics } = point;
  return { point: title, key, part, topics, documents: Object.fromEntries(answers) };
};

/** Two documents say another thing; silence is one too. */
export const differs = ({ documents }: ComparedPoint): boolean =>
  new Set(Object.values(documents).map(({ says, silent }) => (silent ? 'silent' : says))).size > 1;

const isOrder = ({ answers }: Point): boolean => Object.values(answers).some(({ steps }) => steps !== undefined);

/** What the other documents say on the points of a rule, a citation each. Points that are whole orders of steps come last. */
export const saidElsewhere = (index: PointsIndex, rule: Citation): readonly ElsewhereCitation[] =>
  [...pointsCiting(index, rule)]
    .sort((a, b) => Number(isOrder(a)) - Number(isOrder(b)))
    .flatMap((point) =>
      DOCUMENTS.filter(({ key }) => key !== rule.document).flatMap(({ key }) => {
        const answer = point.answers[key];
        if (answer === undefined || answer.silent) return [];
        return answer.rules.map((cited) => ({ ...citation(key, cited), says: answer.says, point: point.title }));
      }),
    );

/** Every topic with its number of points. */
export const topicsReport = ({ topics, points }: PointsIndex): TopicsReport => ({
  schema: 1,
  topics: topics.map(({ name, also }) => ({
    topic: name,
    also,
    points: points.filter((point) => point.topics.includes(name)).length,
  })),
  points: points.length,
});
