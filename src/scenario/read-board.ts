import type { Card, Span } from '../state/index.ts';
import { isBareLine, readLine } from './bare-line.ts';
import type { BoardFile, Expectation, Step } from './board-file.ts';
import { isDeckFile } from './deck-file.ts';
import { readExpectation } from './expectation.ts';
import { asList, asText, asTexts, type KeyReaders, readKeys, wrongShape } from './keys.ts';
import { type CardRead, readCards } from './read-card.ts';
import { openSetup } from './read-setup.ts';
import { readYaml } from './read-yaml.ts';
import { openSource, type Source } from './source.ts';
import type { YamlNode } from './yaml-node.ts';

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

const readStep = (source: Source, node: YamlNode): Step | null => {
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
      expect = readExpectation(source, value);
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

const readSteps = (source: Source, node: YamlNode): Step[] => {
  const items =
    node.kind === 'text' && node.text.trim() !== '' ? [node] : (asList(source, node, 'a list of steps')?.items ?? []);
  if (items.length > MOST_STEPS) {
    source.report('too-many', `${items.length} steps; ${MOST_STEPS} are read at most.`, node.span);
    return [];
  }
  return items.flatMap((item) => readStep(source, item) ?? []);
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

/**
 * Reads a board or scenario: YAML, JSON, or a bare board line. Never throws; every fault of the file is told in one go,
 * each with its place, and what could be understood is returned beside them.
 */
export const readBoard = (text: string, file: string): BoardFile => {
  const source = openSource(text, file);
  if (isBareLine(text)) return readLine(source);
  if (isDeckFile(text)) return noTable(source);
  const table = openSetup(source);
  let cards: readonly CardRead[] = [];
  let ask: { readonly text: string; readonly span: Span } | null = null;
  let name: { readonly text: string } | null = null;
  let [answers, assume, about] = [NO_WORDS, NO_WORDS, NO_WORDS];
  let steps: readonly Step[] = [];
  let expect: Expectation | null = null;

  const notATable = (_value: YamlNode, key: { readonly span: Span }): void => holdsADeck(source, key.span);

  const readers: KeyReaders = {
    ...table.readers,
    deck: notATable,
    'side-deck': notATable,
    cards: (value) => {
      cards = readCards(source, value);
    },
    ask: (value) => {
      ask = asText(source, value, 'a question such as retreat');
    },
    answers: (value) => {
      answers = readWords(source, value, 'answers');
    },
    assume: (value) => {
      assume = readWords(source, value, 'assumptions');
    },
    steps: (value) => {
      steps = readSteps(source, value);
    },
    expect: (value) => {
      expect = readExpectation(source, value);
    },
    name: (value) => {
      name = asText(source, value, 'a name');
    },
    about: (value) => {
      about = readWords(source, value, 'rules');
    },
  };

  const before = source.faults.length;
  const root = readYaml(source);
  let board: ReturnType<typeof table.finish> = { setup: EMPTY };
  if (root?.kind === 'map') {
    readKeys(source, root, readers);
    board = table.finish(source.span(root.span.start, root.span.start));
  } else if (root !== null && !(root.kind === 'text' && root.text.trim() === ''))
    wrongShape(source, root, 'a board: a board line, or a table of keys');
  else if (source.faults.length === before) source.report('empty', 'the file is empty.', source.span(0, 0));

  const [question, title, expected] = [
    ask as { text: string; span: Span } | null,
    name as { text: string } | null,
    expect as Expectation | null,
  ];
  return {
    file,
    setup: board.setup,
    cards: cards.map(({ card }): Card => ({ ...card, own: true })),
    ...(question === null ? {} : { ask: question.text.trim() }),
    answers: answers.texts,
    assume: assume.texts,
    steps,
    ...(expected === null ? {} : { expect: expected }),
    ...(title === null ? {} : { name: title.text.trim() }),
    about: about.texts,
    faults: [...source.faults],
    spans: {
      ...(board.board === undefined ? {} : { board: board.board }),
      ...(question === null ? {} : { ask: question.span }),
      cards: cards.map(({ span }) => span),
      answers: answers.spans,
      assume: assume.spans,
      about: about.spans,
    },
    excerpt: source.excerpt,
  };
};
