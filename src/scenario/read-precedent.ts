import { ACTS, MECHANICS, type Precedent, RULED, SAYINGS, SOURCE_KINDS } from '../precedents/index.ts';
import type { Span } from '../state/index.ts';
import { asMap, asText, asTexts, asWord, readKeys } from './keys.ts';
import type { Source } from './source.ts';
import type { TextNode, YamlNode } from './yaml-node.ts';

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
const NEEDED = ['date', 'source', 'mechanic', 'act', 'holds', 'document', 'because', 'rests-on'] as const;

const named = (nodes: readonly TextNode[]): readonly Named[] =>
  nodes.map(({ text, span }) => ({ text: text.trim(), span }));

/** Reads the key `precedent` of a file. Every fault is reported at its place; null where something needed is missing. */
export const readPrecedent = (source: Source, node: YamlNode): WrittenPrecedent | null => {
  const map = asMap(source, node, 'a table of keys such as date, source, holds');
  if (map === null) return null;
  const read: { -readonly [K in keyof WrittenPrecedent]?: WrittenPrecedent[K] } = {};
  const text = (value: YamlNode, expected: string): string | undefined => asText(source, value, expected)?.text.trim();
  readKeys(source, map, {
    date: (value) => {
      const said = text(value, 'a date such as 2003-10-30, or unknown');
      if (said === undefined) return;
      if (DATE.test(said)) read.date = said;
      else
        source.report(
          'bad-value',
          `“${said}” is not a date.`,
          value.span,
          'expected   2003-10-30, 2003-10, 2003 or unknown',
        );
    },
    source: (value) => {
      const table = asMap(source, value, 'a table with kind and where');
      if (table === null) return;
      let kind: Precedent['source']['kind'] | undefined;
      let where: string | undefined;
      readKeys(source, table, {
        kind: (one) => {
          kind = asWord(source, one, SOURCE_KINDS, 'kind of source');
        },
        where: (one) => {
          where = text(one, 'where it is published');
        },
      });
      for (const key of ['kind', 'where'])
        if (!table.entries.some((entry) => entry.key.text === key))
          source.report('missing-key', `the source has no ${key}.`, table.span);
      if (kind !== undefined && where !== undefined) read.source = { kind, where };
    },
    cards: (value) => {
      read.cards = asTexts(source, value, 'names of cards').map((one) => one.text.trim());
    },
    called: (value) => {
      read.called = text(value, 'the name of an attack or power') ?? null;
    },
    mechanic: (value) => {
      const said = asWord(source, value, MECHANICS, 'mechanic');
      if (said !== undefined) read.mechanic = said;
    },
    act: (value) => {
      const said = asWord(source, value, ACTS, 'act');
      if (said !== undefined) read.act = said;
    },
    holds: (value) => {
      const said = text(value, 'what was ruled, in a sentence');
      if (said !== undefined) read.holds = said;
    },
    verdict: (value) => {
      read.verdict = asWord(source, value, RULED, 'verdict of a precedent') ?? null;
    },
    document: (value) => {
      const said = asWord(source, value, SAYINGS, 'relation to the document');
      if (said !== undefined) read.document = said;
    },
    because: (value) => {
      const said = text(value, 'what the document says, in a sentence');
      if (said !== undefined) read.because = said;
    },
    'rests-on': (value) => {
      read.restsOn = named(asTexts(source, value, 'rules such as CR 602.3'));
    },
    'held-by': (value) => {
      read.heldBy = named(asTexts(source, value, 'scenario files'));
    },
    open: (value) => {
      read.open = text(value, 'why no table plays it') ?? null;
    },
  });
  const missing = NEEDED.filter((key) => !map.entries.some((entry) => entry.key.text === key));
  for (const key of missing) source.report('missing-key', `the precedent has no ${key}.`, map.span);
  const { date, source: from, mechanic, act, holds, document, because, restsOn } = read;
  if (
    date === undefined ||
    from === undefined ||
    mechanic === undefined ||
    act === undefined ||
    holds === undefined ||
    document === undefined ||
    because === undefined ||
    restsOn === undefined
  )
    return null;
  return {
    date,
    source: from,
    mechanic,
    act,
    holds,
    document,
    because,
    restsOn,
    cards: read.cards ?? [],
    called: read.called ?? null,
    verdict: read.verdict ?? null,
    heldBy: read.heldBy ?? [],
    open: read.open ?? null,
    span: map.span,
  };
};
