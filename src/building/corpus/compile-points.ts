import { DOCUMENTS, isRuled } from '../../corpus/documents.ts';
import type { CorpusIndex } from '../../corpus/entry.ts';
import type { Point, PointAnswer, PointRule, PointStep, PointsIndex, Topic } from '../../corpus/points.ts';
import type { CorpusFile } from './compile.ts';
import type { CorpusFault } from './links.ts';

/** The list of topics; every other file of the folder is a part with points. */
export const TOPICS_FILE = 'topics.md';

const LABELS = DOCUMENTS.map(({ label }) => label).join(', ');
/** One document's part of a citation: `XY Turn.2E#2`; the label may be left out where one document answers. */
const GROUP = new RegExp(`^\\s*(?:(${DOCUMENTS.map(({ label }) => label).join('|')}) )?(.*)$`, 'u');
const keyOf = (label: string): string | undefined => DOCUMENTS.find((one) => one.label === label)?.key;

const listed = (text: string): readonly string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

interface Cited extends PointRule {
  readonly document: string;
}

interface Sentence {
  readonly says: string;
  readonly cited: readonly Cited[];
}

interface Answering extends Sentence {
  readonly documents: readonly string[];
  readonly steps: Sentence[];
  readonly line: number;
}

interface Growing {
  readonly key: string;
  readonly title: string;
  readonly part: string;
  readonly line: number;
  topics: readonly string[];
  words: readonly string[];
  readonly answers: Map<string, Answering>;
}

/** How many points a document that is not ruled by leaves without an answer. */
export interface Unanswered {
  readonly document: string;
  readonly label: string;
  readonly points: number;
}

/**
 * Compiles the files of the points. A rule that does not exist is a fault where its chapter is in the corpus; the ids of a document that is not
 * there cannot be tested. A document that is ruled by has to answer every point; one that is only read is counted under `unanswered`.
 */
export const compilePoints = (
  files: readonly Omit<CorpusFile, 'document'>[],
  corpus: CorpusIndex,
): {
  readonly index: PointsIndex;
  readonly faults: readonly CorpusFault[];
  readonly unanswered: readonly Unanswered[];
} => {
  const faults: CorpusFault[] = [];
  const inOrder = [...files].sort((a, b) => (a.file < b.file ? -1 : 1));
  const topics = readTopics(inOrder.find(({ file }) => file === TOPICS_FILE)?.text ?? '', faults);
  const points = inOrder
    .filter(({ file }) => file !== TOPICS_FILE)
    .flatMap(({ file, text }) => readPart(file, text, corpus, topics, faults));
  const keys = new Set<string>();
  for (const { point, file, line } of points) {
    if (keys.has(point.key)) faults.push({ file, line, message: `two points have the key ${point.key}` });
    keys.add(point.key);
  }
  for (const topic of topics) {
    if (!points.some(({ point }) => point.topics.includes(topic.name)))
      faults.push({ file: TOPICS_FILE, line: 1, message: `no point has the topic “${topic.name}”` });
  }
  const unanswered = corpus.documents.flatMap(({ key, label }) => {
    const open = points.filter(({ point }) => point.answers[key] === undefined).length;
    return open === 0 || isRuled(key) ? [] : [{ document: key, label, points: open }];
  });
  return { index: { topics, points: points.map(({ point }) => point) }, faults, unanswered };
};

const readTopics = (text: string, faults: CorpusFault[]): readonly Topic[] => {
  const owner = new Map<string, string>();
  return text.split('\n').flatMap((raw, at) => {
    const [, name = '', also = ''] = /^- ([^:]+):(.*)$/u.exec(raw) ?? [];
    if (name === '') return [];
    for (const word of [name, ...listed(also)]) {
      const before = owner.get(word.toLowerCase());
      if (before !== undefined && before !== name)
        faults.push({ file: TOPICS_FILE, line: at + 1, message: `“${word}” stands for ${before} already` });
      owner.set(word.toLowerCase(), name);
    }
    return [{ name, also: listed(also) }];
  });
};

/** A document may be on file in part: `II` of `II.C-08`. */
const chapterOf = (id: string): string => /^[IVX]+(?=\.|$)/u.exec(id)?.[0] ?? '';

interface PlacedPoint {
  readonly point: Point;
  readonly file: string;
  readonly line: number;
}

const readPart = (
  file: string,
  text: string,
  corpus: CorpusIndex,
  topics: readonly Topic[],
  faults: CorpusFault[],
): readonly PlacedPoint[] => {
  const known = new Set(corpus.entries.map((entry) => `${entry.document}/${entry.id}`));
  const held = new Set(corpus.entries.map((entry) => `${entry.document}/${chapterOf(entry.id)}`));
  const points: Growing[] = [];
  let part = '';
  let line = 0;
  let answering: Answering | null = null;
  const fault = (message: string): void => {
    faults.push({ file, line, message });
  };

  /** `309.4, 305.4; XY Turn.2E#2`: the label of a document holds up to the next semicolon. */
  const citations = (written: string, documents: readonly string[]): readonly Cited[] =>
    written.split(';').flatMap((group) => {
      const [, label, rest = ''] = GROUP.exec(group) ?? [];
      const document = label === undefined ? (documents.length === 1 ? documents[0] : undefined) : keyOf(label);
      if (document === undefined || !documents.includes(document)) {
        fault(`“${group.trim()}” names no document that is answering here`);
        return [];
      }
      return listed(rest).map((one) => {
        const [, id = one, of] = /^(.*?) (FAQ(?: \d)?|ex\.\d)$/u.exec(one) ?? [];
        if (held.has(`${document}/${chapterOf(id)}`) && !known.has(`${document}/${id}`))
          fault(`${document} has no rule ${id}`);
        return { document, id, ...(of === undefined ? {} : { part: of }) };
      });
    });

  const sentence = (written: string, documents: readonly string[]): Sentence => {
    const [, says = written, cited] = /^(.*?)(?: \[([^\]]+)\])?$/u.exec(written) ?? [];
    return { says: says.trim(), cited: cited === undefined ? [] : citations(cited, documents) };
  };

  const startAnswer = (names: string, written: string, point: Growing): Answering | null => {
    const documents = listed(names).flatMap((name) => {
      const key = keyOf(name);
      if (key === undefined) fault(`“${name}” is not a document; there are ${LABELS}`);
      return key === undefined ? [] : [key];
    });
    const made: Answering = { ...sentence(written, documents), documents, steps: [], line };
    for (const document of documents) {
      if (point.answers.has(document)) fault(`${point.key} answers for ${document} twice`);
      point.answers.set(document, made);
    }
    return made;
  };

  for (const raw of text.split('\n')) {
    line++;
    const written = raw.trimEnd();
    const point = points.at(-1);
    if (written === '') continue;
    const [, key = '', title = ''] = /^## `([a-z0-9-]+)` (.+)$/u.exec(written) ?? [];
    const [, field, value = ''] = /^(Topics|Words): (.+)$/u.exec(written) ?? [];
    const [, names = '', said = ''] = /^- ([A-Za-z0-9, ]+?): (.+)$/u.exec(written) ?? [];
    const [, number, step = ''] = /^ {2}(\d+)\. (.+)$/u.exec(written) ?? [];
    if (/^# \S/u.test(written)) part = written.slice(2);
    else if (key !== '') {
      points.push({ key, title, part, line, topics: [], words: [], answers: new Map() });
      answering = null;
    } else if (point === undefined) fault('these words stand in no point');
    else if (field === 'Topics') {
      point.topics = listed(value);
      for (const topic of point.topics)
        if (!topics.some(({ name }) => name === topic)) fault(`“${topic}” is not a topic of ${TOPICS_FILE}`);
    } else if (field === 'Words') point.words = listed(value);
    else if (names !== '') answering = startAnswer(names, said, point);
    else if (number !== undefined && answering !== null) {
      if (Number(number) !== answering.steps.length + 1) fault(`step ${number} stands where another number belongs`);
      answering.steps.push(sentence(step, answering.documents));
    } else fault(`“${written}” has no place in a point`);
  }
  return points.map((point) => {
    line = point.line;
    if (point.topics.length === 0) fault(`${point.key} has no topic`);
    const answers: { [document: string]: PointAnswer } = {};
    for (const { key, label } of DOCUMENTS) {
      const made = point.answers.get(key);
      line = made?.line ?? point.line;
      if (made === undefined) {
        if (isRuled(key)) fault(`${point.key} does not answer for ${label}`);
      } else {
        const answer = answerOf(made, key);
        if (!answer.silent && answer.rules.length === 0) fault(`${point.key} cites nothing for ${label}`);
        answers[key] = answer;
      }
    }
    const { key, title, topics: named, words } = point;
    return { point: { key, title, part: point.part, topics: named, words, answers }, file, line: point.line };
  });
};

/** A line may answer for several documents; each takes what is cited of its own. */
const answerOf = ({ says, cited, steps }: Answering, document: string): PointAnswer => {
  const rulesOf = (all: readonly Cited[]): readonly PointRule[] => {
    const own = all.filter((one) => one.document === document);
    const once = new Map(own.map(({ document: _, ...rule }) => [`${rule.id} ${rule.part ?? ''}`, rule]));
    return [...once.values()];
  };
  return {
    says,
    silent: /^silent\b/u.test(says),
    rules: rulesOf([...cited, ...steps.flatMap((step) => step.cited)]),
    ...(steps.length > 0
      ? { steps: steps.map((step): PointStep => ({ says: step.says, rules: rulesOf(step.cited) })) }
      : {}),
  };
};
