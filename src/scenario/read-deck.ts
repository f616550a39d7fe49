import { type Card, DECK_FORMATS, type DeckFormat, type DeckList, type Span } from '../state/index.ts';
import { FORMATS, rulesetOf } from '../state/notation/index.ts';
import type { Expectation } from './board-file.ts';
import { DECK_VERDICTS, type DeckFile, isBoardFile, isDeckFile } from './deck-file.ts';
import type { RawLine } from './deck-line.ts';
import { readDeckLines } from './deck-lines.ts';
import { readExpectation } from './expectation.ts';
import { asText, asTexts, asWord, type KeyReaders, readKeys, unknownWord, wrongShape } from './keys.ts';
import type { YamlReader } from './parsed-yaml.ts';
import { type CardRead, readCards } from './read-card.ts';
import { LARGEST_FILE, readYaml } from './read-yaml.ts';
import { openSource, type Source } from './source.ts';
import type { TextNode, YamlNode } from './yaml-node.ts';

const RULESETS = ['CR', 'Neo', 'EX', 'XY', 'APR'];

const linesOf = (text: string, locate: (start: number, end: number) => Span): readonly RawLine[] => {
  let from = 0;
  return text.split('\n').map((line) => {
    const start = from;
    from += line.length + 1;
    return { text: line.replace(/\r$/u, ''), locate: (a, b) => locate(start + a, start + b) };
  });
};

const NO_LIST: DeckList = {
  lines: [],
  side: [],
  totals: [],
  unread: [],
  span: { start: 0, end: 0, line: 1, column: 1 },
};

/** A list of lines, or one text that holds them. */
const readList = (source: Source, node: YamlNode, side = false): DeckList => {
  if (node.kind === 'map' || (node.kind === 'text' && node.text.trim() === '')) {
    wrongShape(source, node, 'a list of cards such as 4 Luxray DP 7');
    return NO_LIST;
  }
  const texts: readonly TextNode[] =
    node.kind === 'text' ? [node] : asTexts(source, node, 'cards such as 4 Luxray DP 7');
  return readDeckLines(
    source,
    texts.flatMap((text) => linesOf(text.text, text.locate)),
    side,
  );
};

/** A deck can be expected to have a verdict, rules and what is assumed, which is a part of what can be expected of a table. */
const refusePlaces = (source: Source, expect: Expectation): void => {
  const { verdict } = expect;
  if (verdict !== undefined && !DECK_VERDICTS.includes(verdict))
    unknownWord(source, verdict, expect.spans.verdict ?? expect.span, DECK_VERDICTS, 'verdict on a deck');
  for (const key of Object.keys(expect.spans)) {
    if (/^(?:verdict|rules|rules-not|silent)(?: \d+)?$/u.test(key)) continue;
    source.report(
      'unknown-key',
      `“${key}” is nothing that can be expected of a deck.`,
      expect.spans[key] ?? expect.span,
      'expected   verdict, rules, rules-not, silent',
    );
  }
};

interface Draft {
  list: DeckList | null;
  side: DeckList | null;
  format?: DeckFormat;
  tournament?: NonNullable<DeckFile['tournament']>;
  day?: NonNullable<DeckFile['day']>;
  ruleset?: string;
  cards: readonly CardRead[];
  assume: readonly TextNode[];
  about: readonly TextNode[];
  expect?: Expectation;
  name?: string;
}

const readersOf = (source: Source, draft: Draft): KeyReaders => ({
  deck: (value) => {
    draft.list = readList(source, value);
  },
  'side-deck': (value) => {
    draft.side = value.kind === 'list' && value.items.length === 0 ? null : readList(source, value, true);
  },
  format: (value) => {
    const text = asText(source, value, 'a format of a deck, such as limited or standard');
    const word = text?.text.trim().toLowerCase() ?? '';
    const format = DECK_FORMATS.find((one) => one === word);
    if (format !== undefined) draft.format = format;
    else if (FORMATS.some((one) => one === word)) asWord(source, value, DECK_FORMATS, 'format of a deck');
    else if (text !== null) draft.tournament = { format: word, at: text.span };
  },
  date: (value) => {
    const text = asText(source, value, 'the day of the tournament, such as 2026-04-10');
    if (text !== null) draft.day = { says: text.text.trim(), at: text.span };
  },
  ruleset: (value) => {
    const text = asText(source, value, 'a document such as CR');
    const ruleset = text === null ? undefined : rulesetOf(text.text.trim());
    if (ruleset !== undefined) draft.ruleset = ruleset;
    else if (text !== null) unknownWord(source, text.text, text.span, RULESETS, 'document');
  },
  cards: (value) => {
    draft.cards = readCards(source, value);
  },
  assume: (value) => {
    draft.assume = asTexts(source, value, 'assumptions');
  },
  expect: (value) => {
    const expect = readExpectation(source, value);
    if (expect === null) return;
    refusePlaces(source, expect);
    draft.expect = expect;
  },
  name: (value) => {
    const text = asText(source, value, 'a name');
    if (text !== null) draft.name = text.text.trim();
  },
  about: (value) => {
    draft.about = asTexts(source, value, 'rules');
  },
});

const empty = (source: Source): void => source.report('empty', 'the list names no card.', source.span(0, 0));

const fileOf = (source: Source, draft: Draft): DeckFile => {
  const { list, side, assume, about, cards, ...given } = draft;
  const deck = list ?? NO_LIST;
  if (deck.lines.length === 0 && source.faults.length === 0) empty(source);
  return {
    ...given,
    file: source.file,
    list: { ...deck, side: [...deck.side, ...(side?.side ?? [])] },
    assume: assume.map(({ text }) => text.trim()),
    about: about.map(({ text }) => text.trim()),
    faults: [...source.faults],
    cards: cards.map(({ card }): Card => ({ ...card, own: true })),
    spans: {
      cards: cards.map(({ span }) => span),
      about: about.map(({ span }) => span),
      assume: assume.map(({ span }) => span),
    },
    excerpt: source.excerpt,
  };
};

/**
 * Reads a deck: a list of lines, or YAML or JSON with a key `deck`. Never throws; every fault of the file is reported in one go, each with its
 * place, and what could be understood is returned beside them.
 */
export const readDeck = (text: string, file: string, yaml: YamlReader = readYaml): DeckFile => {
  const source = openSource(text, file);
  const draft: Draft = { list: null, side: null, cards: [], assume: [], about: [] };
  if (new TextEncoder().encode(text).length > LARGEST_FILE) {
    source.report('too-large', `a deck file may have ${LARGEST_FILE / 1024} KiB.`, source.span(0, 0));
  } else if (isDeckFile(text)) {
    const root = yaml(source);
    if (root?.kind === 'map') readKeys(source, root, readersOf(source, draft));
    else if (root !== null) wrongShape(source, root, 'a deck: a table of keys with deck');
  } else if (isBoardFile(text)) {
    source.report('not-a-deck', 'this file holds a table, not a deck.', source.span(0, 0), 'judge board check FILE');
  } else draft.list = readDeckLines(source, linesOf(text.replace(/^\uFEFF/u, ' '), source.span));
  return fileOf(source, draft);
};
