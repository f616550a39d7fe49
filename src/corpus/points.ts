import type { Citation } from './documents.ts';

/** A rule of the answering document. `part` is the block inside it that says so: `FAQ 2`, `ex.1`. */
export interface PointRule {
  readonly id: string;
  readonly part?: string;
}

/** One step of an order. */
export interface PointStep {
  readonly says: string;
  readonly rules: readonly PointRule[];
}

/** What one document rules on a point. */
export interface PointAnswer {
  /** One line; begins with `silent` where the document says nothing. */
  readonly says: string;
  readonly silent: boolean;
  /** Every rule it leans on, those of its steps too. */
  readonly rules: readonly PointRule[];
  readonly steps?: readonly PointStep[];
}

/** A question on which the documents differ, with what each of them says. */
export interface Point {
  /** Its name for good: `paying-the-retreat`. */
  readonly key: string;
  /** The question. */
  readonly title: string;
  /** Title of the part it stands in. */
  readonly part: string;
  readonly topics: readonly string[];
  /** Further words by which it is found. */
  readonly words: readonly string[];
  /** By key of the document, in the order of their periods. */
  readonly answers: { readonly [document: string]: PointAnswer };
}

/** A word by which points are looked up, and other words for it. */
export interface Topic {
  readonly name: string;
  readonly also: readonly string[];
}

export interface PointsIndex {
  readonly topics: readonly Topic[];
  readonly points: readonly Point[];
}

/** The folder of the points beside those of the documents. */
export const POINTS_FOLDER = 'points';

/** The points in which a rule is cited for its document. */
export const pointsCiting = ({ points }: PointsIndex, { document, id }: Citation): readonly Point[] =>
  points.filter(({ answers }) => answers[document]?.rules.some((rule) => rule.id === id) === true);

/** Of the points as the build writes them, those that name one of these ids; no other line is parsed. */
export const pointsNaming = (text: string, ids: readonly string[]): PointsIndex => {
  const quoted = [...new Set(ids)].map((id) => JSON.stringify(id));
  const lines = text
    .split('\n')
    .slice(1, -2)
    .filter((line) => quoted.some((id) => line.includes(id)));
  return { topics: [], points: lines.map((line): Point => JSON.parse(line.replace(/,$/, ''))) };
};
