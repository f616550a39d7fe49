import { DOCUMENTS, isRuled, type RuledDoc } from '../corpus/index.ts';
import type { Card, Setup, Span } from '../state/index.ts';
import { rulesetOf } from '../state/notation/index.ts';
import { isBareLine, readLine } from './bare-line.ts';
import type { BoardFile, Expectation, Step } from './board-file.ts';
import { isDeckFile } from './deck-file.ts';
import { readExpectation } from './expectation.ts';
import { asList, asText, asTexts, type KeyReaders, readKeys, readKeysInto, unknownWord, wrongShape } from './keys.ts';
import type { YamlReader } from './parsed-yaml.ts';
import { type CardRead, readCards } from './read-card.ts';
import { readPrecedent, type WrittenPrecedent } from './read-precedent.ts';
import { finishSetup, SETUP_READERS, type SetupReading } from './read-setup.ts';
import { readYaml } from './read-yaml.ts';
import { openSource, type Source } from './source.ts';
import type { TextNode, YamlNode } from './yaml-node.ts';

/** Most steps of one scenario. */
export const MOST_STEPS = 200;

interface Words {
  readonly texts: readonly string[];
  readonly spans: readonly Span[];
}

const readWords = (source: Source, node: YamlNode, what: string): Words => {
  const nodes = asTexts(source, node, what);
  return { texts: nodes.map(({ text }) => text.trim()), spans: nodes.map(({ span }) => span) };
};

const NO_WORDS: Words = { texts: [], spans: [] };

const readStep = (source: Source, node: YamlNode, players: Setup['players']): Step | null => {
  if (node.kind === 'text') {
    const text = asText(source, node, 'an action');
    return text === null ? null : { do: text.text.trim(), answers: [], span: node.span, answerSpans: [] };
  }
  if (node.kind === 'list') {
    wrongShape(source, node, 'an action, or a table with do');
    return null;
  }
  let action: { readonly text: string; readonly span: Span } | null = null;
  let answers = NO_WORDS;
  let expect: Expectation | null = null;
  readKeys(source, node, {
    do: (value) => {
      action = asText(source, value, 'an action');
    },
    answers: (value) => {
      answers = readWords(source, value, 'answers');
    },
    expect: (value) => {
      expect = readExpectation(source, value, players);
    },
  });
  const done = action as { readonly text: string; readonly span: Span } | null;
  const expected = expect as Expectation | null;
  if (done === null) {
    if (!node.entries.some(({ key }) => key.text === 'do'))
      source.report('missing-key', 'this step has no action.', node.span, 'expected   do: retreat');
    return null;
  }
  return {
    do: done.text.trim(),
    answers: answers.texts,
    ...(expected === null ? {} : { expect: expected }),
    span: done.span,
    answerSpans: answers.spans,
  };
};

const readSteps = (source: Source, node: YamlNode, players: Setup['players']): readonly Step[] => {
  const items =
    node.kind === 'text' && node.text.trim() !== '' ? [node] : (asList(source, node, 'a list of steps')?.items ?? []);
  if (items.length > MOST_STEPS) {
    source.report('too-many', `${items.length} steps; ${MOST_STEPS} are read at most.`, node.span);
    return [];
  }
  return items.flatMap((item) => readStep(source, item, players) ?? []);
};

const EMPTY = { used: [], sides: {}, effects: [] } as const;

const holdsADeck = (source: Source, span: Span): void =>
  source.report('not-a-board', 'this file holds a deck, not a table.', span, 'judge deck check FILE');

/** A deck file, which has other keys: nothing more is said of it. */
const noTable = (source: Source): BoardFile => {
  holdsADeck(source, source.span(0, 0));
  const { file, faults, excerpt } = source;
  const spans = { cards: [], answers: [], assume: [], about: [] };
  return { file, setup: EMPTY, cards: [], answers: [], assume: [], steps: [], about: [], faults, spans, excerpt };
};

interface BoardReading extends SetupReading {
  fallback: { readonly doc: RuledDoc; readonly span: Span } | null;
  cards: readonly CardRead[];
  ask: TextNode | null;
  answers: Words;
  assume: Words;
  /** Read when the players' names are known: they may come later in the file. */
  steps: YamlNode | null;
  expect: YamlNode | null;
  name: TextNode | null;
  about: Words;
  precedent: WrittenPrecedent | null;
}

const notATable: KeyReaders<BoardReading>[string] = (_value, { source }, key) => holdsADeck(source, key.span);

const BOARD_READERS: KeyReaders<BoardReading> = {
  ...SETUP_READERS,
  deck: notATable,
  'side-deck': notATable,
  date: notATable,
  fallback: (value, reading) => {
    const text = asText(reading.source, value, 'a ruleset such as CR');
    if (text === null) return;
    const doc = rulesetOf(text.text.trim());
    const filling = DOCUMENTS.filter(({ key }) => isRuled(key)).flatMap(({ key, label }) => [label, key]);
    if (doc !== undefined && isRuled(doc)) reading.fallback = { doc, span: text.span };
    else unknownWord(reading.source, text.text, text.span, filling, 'ruleset that fills silences');
  },
  cards: (value, reading) => {
    reading.cards = readCards(reading.source, value);
  },
  ask: (value, reading) => {
    reading.ask = asText(reading.source, value, 'a question such as retreat');
  },
  answers: (value, reading) => {
    reading.answers = readWords(reading.source, value, 'answers');
  },
  assume: (value, reading) => {
    reading.assume = readWords(reading.source, value, 'assumptions');
  },
  steps: (value, reading) => {
    reading.steps = value;
  },
  expect: (value, reading) => {
    reading.expect = value;
  },
  name: (value, reading) => {
    reading.name = asText(reading.source, value, 'a name');
  },
  about: (value, reading) => {
    reading.about = readWords(reading.source, value, 'rules');
  },
  precedent: (value, reading) => {
    reading.precedent = readPrecedent(reading.source, value);
  },
};

/** A precedent that is played elsewhere, or by nothing yet, has no table of its own. */
const needsNoTable = ({ precedent, line, named, keys }: BoardReading): boolean =>
  precedent !== null &&
  (precedent.open !== null || precedent.heldBy.length > 0) &&
  line === null &&
  !named &&
  !['p1', 'p2', 'p3', 'p4'].some((key) => keys.has(key));

/**
 * Reads a board or scenario: YAML, JSON, or a bare board line. Never throws; every fault of the file is reported in one go,
 * each with its place, and what could be understood is returned beside them.
 */
export const readBoard = (text: string, file: string, yaml: YamlReader = readYaml): BoardFile => {
  const source = openSource(text, file);
  if (isBareLine(text)) return readLine(source);
  if (isDeckFile(text)) return noTable(source);
  const reading: BoardReading = {
    source,
    draft: { used: [], sides: {}, effects: [] },
    sides: {},
    keys: new Map(),
    places: {},
    players: {},
    named: false,
    line: null,
    fallback: null,
    cards: [],
    ask: null,
    answers: NO_WORDS,
    assume: NO_WORDS,
    steps: null,
    expect: null,
    name: null,
    about: NO_WORDS,
    precedent: null,
  };
  const before = source.faults.length;
  const root = yaml(source);
  let board: ReturnType<typeof finishSetup> = { setup: EMPTY };
  if (root?.kind === 'map') {
    readKeysInto(source, root, BOARD_READERS, reading);
    if (!needsNoTable(reading)) board = finishSetup(reading, source.span(root.span.start, root.span.start));
  } else if (root !== null && !(root.kind === 'text' && root.text.trim() === ''))
    wrongShape(source, root, 'a board: a board line, or a table of keys');
  else if (source.faults.length === before) source.report('empty', 'the file is empty.', source.span(0, 0));

  const { fallback, cards, ask, answers, assume, name, about, precedent } = reading;
  const { players } = board.setup;
  const steps = reading.steps === null ? [] : readSteps(source, reading.steps, players);
  const expect = reading.expect === null ? null : readExpectation(source, reading.expect, players);
  if (fallback !== null && fallback.doc === (board.setup.ruleset ?? 'comprehensive-2009'))
    source.report('bad-value', 'fallback is the document in force itself.', fallback.span, 'name another document');
  return {
    file,
    setup: board.setup,
    ...(fallback === null ? {} : { fallback: fallback.doc }),
    cards: cards.map(({ card }): Card => ({ ...card, own: true })),
    ...(ask === null ? {} : { ask: ask.text.trim() }),
    answers: answers.texts,
    assume: assume.texts,
    steps,
    ...(expect === null ? {} : { expect }),
    ...(name === null ? {} : { name: name.text.trim() }),
    about: about.texts,
    ...(precedent === null ? {} : { precedent }),
    faults: [...source.faults],
    spans: {
      ...(board.board === undefined ? {} : { board: board.board }),
      ...(ask === null ? {} : { ask: ask.span }),
      cards: cards.map(({ span }) => span),
      answers: answers.spans,
      assume: assume.spans,
      about: about.spans,
    },
    excerpt: source.excerpt,
  };
};
