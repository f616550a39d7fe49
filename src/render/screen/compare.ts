import { cite, labelOf, titleOf } from '../cite.ts';
import { type Face, signsOf } from '../face.ts';
import { flow } from '../flow.ts';
import { BLANK, blocks, columnsOf, factLines, headline, isNarrow } from '../grid.ts';
import type { ComparedPoint, CompareReport, PointAnswerJson, PointCitation, TopicsReport } from '../report/types.ts';
import { type Line, type Rich, toned, widthOf, wrap } from '../rich.ts';

/** No column of a comparison is narrower, and all together are not wider. */
const NARROWEST = 20;
const WIDEST = 160;
const GAP = 2;

const LABELS = 18;

/** With the part of a rule after its number. `home` is the document that needs no label. */
const cited = (rules: readonly PointCitation[], home: string | null): string =>
  cite(
    rules.map(({ document, id, part }) => ({ document, id: part === undefined ? id : `${id} ${part}` })),
    home,
  );

const said = ({ says, silent }: PointAnswerJson): Rich => (silent ? toned('faint', says) : says);

/** The documents that say the same, in the order of the first of them. */
const agreeing = ({ documents }: ComparedPoint): readonly (readonly [string, PointAnswerJson])[][] => {
  const groups = new Map<string, [string, PointAnswerJson][]>();
  for (const [document, answer] of Object.entries(documents)) {
    const same = answer.steps === undefined ? answer.says : document;
    groups.set(same, [...(groups.get(same) ?? []), [document, answer]]);
  }
  return [...groups.values()];
};

/** Columns of a table: more than prose has, since each cell is narrow. */
const tableColumns = (face: Face): number => Math.max(columnsOf(face), Math.min(face.width, WIDEST));

const cellColumns = (face: Face, count: number): number => Math.floor((tableColumns(face) - GAP * (count - 1)) / count);

/** What one document says, in a column of its own: the line it takes alone, then its steps. */
interface Column {
  readonly top: readonly Line[];
  readonly steps: readonly Line[];
}

const column = (document: string, answer: PointAnswerJson, columns: number): Column => {
  const faint = (rules: readonly PointCitation[], room: number): Line[] =>
    rules.length === 0
      ? []
      : flow(cited(rules, document), room, [/(?<=,) /u]).map((line): Line => [toned('faint', line)]);
  const numbered = (number: string, says: string, rules: readonly PointCitation[]): Line[] => {
    const indent = widthOf(number) + 1;
    return [...wrap(says, columns - indent), ...faint(rules, columns - indent)].map((line, at) => [
      { text: (at === 0 ? number : '').padEnd(indent) },
      ...line,
    ]);
  };
  const { steps = [], rules } = answer;
  return {
    top: [
      [toned('faint', titleOf(document))],
      ...wrap(said(answer), columns),
      ...(steps.length === 0 ? faint(rules, columns) : []),
    ],
    steps: steps.flatMap((step, at) => numbered(`${at + 1}`, step.says, step.rules)),
  };
};

/** Cells as lines, each cell padded to its column. Nothing follows the last words of a line, so nothing pads them. */
const rows = (cells: readonly (readonly Line[])[], columns: number): Line[] =>
  Array.from({ length: Math.max(...cells.map((cell) => cell.length)) }, (_, row) =>
    cells.flatMap((cell, at) => {
      const words = cell[row] ?? [];
      const last = cells.slice(at + 1).every((later) => (later[row] ?? []).length === 0);
      return last ? [...words] : [...words, { text: ' '.repeat(columns - widthOf(words) + GAP) }];
    }),
  );

/** Side by side, in the order of the periods; the first steps stand on one line. */
const abreast = (face: Face, point: ComparedPoint): Line[] => {
  const answers = Object.entries(point.documents);
  const columns = cellColumns(face, answers.length);
  const cells = answers.map(([document, answer]) => column(document, answer, columns));
  return [
    ...rows(
      cells.map(({ top }) => top),
      columns,
    ),
    ...rows(
      cells.map(({ steps }) => steps),
      columns,
    ),
  ];
};

/** One below the other; what several documents say alike stands once. */
const stacked = (face: Face, point: ComparedPoint): Line[] =>
  agreeing(point).flatMap((group) => {
    const [[home, answer]] = group as [[string, PointAnswerJson]];
    const label = group.map(([document]) => labelOf(document)).join(' ');
    const rules = group.flatMap(([, one]) => one.rules);
    const cites = answer.steps === undefined ? cited(rules, group.length === 1 ? home : null) : '';
    const steps = (answer.steps ?? []).map((step, at) => ({ ...step, number: `${at + 1}` }));
    if (isNarrow(face))
      return [
        ...factLines(face, { indent: 1, text: toned('strong', label) }),
        ...factLines(face, { indent: 3, text: said(answer), cite: cites }),
        ...steps.flatMap(({ number, says, rules: own }) =>
          factLines(face, { indent: 3, label: number, text: says, cite: cited(own, home) }),
        ),
      ];
    return [
      ...factLines(face, { indent: 2, label, labelWidth: LABELS, text: said(answer), cite: cites }),
      ...steps.flatMap(({ number, says, rules: own }) =>
        factLines(face, { indent: 2 + LABELS, label: number, labelWidth: 3, text: says, cite: cited(own, home) }),
      ),
    ];
  });

/** Piped: the question, the document, what it says and its rules, with tabs between; one line for each document. */
const plainLines = (points: readonly ComparedPoint[]): Line[] =>
  points.flatMap(({ point, documents }) =>
    Object.entries(documents).map(([document, { says, steps, rules }]): Line => {
      const texts = [says, ...(steps ?? []).map((step, at) => `${at + 1} ${step.says}`)].join(' ');
      return [{ text: [point, document, texts, cited(rules, document)].join('\t') }];
    }),
  );

const question = (face: Face, { point }: ComparedPoint): Line[] =>
  isNarrow(face) ? wrap(toned('strong', point), columnsOf(face)) : factLines(face, { text: toned('strong', point) });

const quoted = (face: Face, words: string): string => `${signsOf(face).quote}${words}${signsOf(face).unquote}`;

/** Which words were read as others, and what to try where nothing was found. */
export const compareNote = (face: Face, report: CompareReport): Line[] => {
  const { topic, points, corrected, missing, nearest, of } = report;
  if (points.length > 0) {
    const remarks = [
      ...corrected.map(({ from, to }) => `${quoted(face, from)} was read as ${quoted(face, to)}.`),
      ...(missing.length > 0 ? [`No point has ${quoted(face, missing.join(' '))}; the other words have these.`] : []),
    ];
    return remarks.length === 0 ? [] : factLines(face, { text: remarks.join(' ') });
  }
  const why =
    report.by === 'rule'
      ? `On no point is ${topic} compared.`
      : `No point on ${quoted(face, missing.length > 0 ? missing.join(' ') : topic)}.`;
  return [
    ...factLines(face, { text: why }),
    ...(nearest.length > 0 ? factLines(face, { text: `nearest   ${nearest.join(`  ${signsOf(face).dot}  `)}` }) : []),
    ...factLines(face, { text: `all ${of} topics   judge compare` }),
  ];
};

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** `judge compare <topic>`: side by side where every column has room, else one below the other. */
export const compareScreen = (face: Face, report: CompareReport): Line[] => {
  if (face.plain) return plainLines(report.points);
  const note = compareNote(face, report);
  if (report.points.length === 0) return note;
  const documents = Object.keys(report.points[0]?.documents ?? {}).length;
  const wide = !isNarrow(face) && documents > 1 && cellColumns(face, documents) >= NARROWEST;
  const count = `${report.points.length} ${report.points.length === 1 ? 'point' : 'points'}`;
  const head = report.by === 'topic' ? capital(report.topic) : report.topic;
  const gap = tableColumns(face) - widthOf(head) - widthOf(count);
  return blocks(
    face,
    [
      ...(wide && gap >= GAP
        ? [[toned('strong', head), { text: ' '.repeat(gap) }, toned('faint', count)]]
        : headline(face, toned('strong', head), count)),
      ...note,
    ],
    ...report.points.map((point) =>
      wide
        ? [...wrap(toned('strong', point.point), tableColumns(face)), ...abreast(face, point)]
        : [...question(face, point), ...stacked(face, point)],
    ),
  );
};

/** `judge compare` alone. Piped: topic, number of points, other words, with tabs between. */
export const topicsScreen = (face: Face, { topics, points }: TopicsReport): Line[] => {
  if (face.plain)
    return topics.map(({ topic, also, points: count }): Line => [{ text: [topic, count, also.join(', ')].join('\t') }]);
  const longest = Math.max(...topics.map(({ topic }) => topic.length)) + 2;
  return [
    ...headline(face, toned('strong', `${topics.length} topics, ${points} points`), ''),
    BLANK,
    ...topics.flatMap(({ topic, points: count, also }) =>
      factLines(face, {
        label: isNarrow(face) ? topic : `${topic.padEnd(longest)}${String(count).padStart(2)}`,
        labelWidth: longest + 4,
        text: isNarrow(face) ? `(${count})` : toned('faint', also.join(', ')),
      }),
    ),
    BLANK,
    ...factLines(face, { text: 'judge compare confusion' }),
    ...factLines(face, { text: 'judge compare 309.4' }),
  ];
};
