import { ACTS, MECHANICS, type Precedent, RULED, SAYINGS, SOURCE_KINDS } from '../precedents/index.ts';
import type { Span } from '../state/index.ts';
import { asTexts } from './keys.ts';
import { record, text, textLike, texts, type ValueReader, word } from './read-record.ts';
import type { Source } from './source.ts';
import type { YamlNode } from './yaml-node.ts';

/** A precedent as its file writes it: rules and scenarios are named, and not yet looked up. */
export interface WrittenPrecedent
  extends Omit<Precedent, 'id' | 'name' | 'period' | 'restsOn' | 'heldBy' | 'plays' | 'date'> {
  /** As written; `unknown` where the source gives none. */
  readonly date: string;
  readonly restsOn: readonly Named[];
  readonly heldBy: readonly Named[];
  readonly span: Span;
}

export interface Named {
  readonly text: string;
  readonly span: Span;
}

/** A day, a month, a year, or that the source gives none. */
const DATE = /^(?:\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?|unknown)$/u;

const named =
  (expected: string): ValueReader<readonly Named[]> =>
  (source, node) =>
    asTexts(source, node, expected).map((one) => ({ text: one.text.trim(), span: one.span }));

const precedent = record<Omit<WrittenPrecedent, 'span'>>(
  'the precedent',
  {
    date: textLike(
      'a date such as 2003-10-30, or unknown',
      (said) => DATE.test(said),
      'a date',
      '2003-10-30, 2003-10, 2003 or unknown',
    ),
    source: record<Precedent['source']>(
      'the source',
      { kind: word(SOURCE_KINDS, 'kind of source'), where: text('where it is published') },
      {},
    ),
    cards: texts('names of cards'),
    called: text('the name of an attack or power'),
    mechanic: word(MECHANICS, 'mechanic'),
    act: word(ACTS, 'act'),
    holds: text('what was ruled, in a sentence'),
    verdict: word(RULED, 'verdict of a precedent'),
    document: word(SAYINGS, 'relation to the document'),
    because: text('what the document says, in a sentence'),
    restsOn: named('rules such as CR 602.3'),
    heldBy: named('scenario files'),
    open: text('why no table plays it'),
  },
  { cards: [], called: null, verdict: null, heldBy: [], open: null },
);

/** Reads the key `precedent` of a file. Every fault is reported at its place; null where something needed is missing. */
export const readPrecedent = (source: Source, node: YamlNode): WrittenPrecedent | null => {
  const read = precedent(source, node);
  return read === undefined ? null : { ...read, span: node.span };
};
