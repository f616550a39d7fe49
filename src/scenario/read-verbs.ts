import { type Json, REPEATED, type Script, type Span, UPON } from '../state/index.ts';
import type { ScriptFault } from '../text/index.ts';
import { asList, asText, asTexts, asWord, type KeyReaders, wrongShape } from './keys.ts';
import type { Source } from './source.ts';
import type { ListNode, MapNode, YamlNode } from './yaml-node.ts';

/** The most digits a number in card text may have; longer ones stay text. */
const INTEGER = /^-?(?:0|[1-9]\d{0,8})$/;

/** How the tables and lists of card texts are written, for reports of their faults. */
const WRITTEN = new WeakMap<object, ListNode | MapNode>();

/** Where that is written in which a fault was found; undefined where it is not out of a file. */
export const whereWritten = ({ of, key, ofKey }: Pick<ScriptFault, 'of' | 'key' | 'ofKey'>): Span | undefined => {
  const node = typeof of === 'object' && of !== null ? WRITTEN.get(of) : undefined;
  if (node?.kind === 'list') return (typeof key === 'number' ? node.items[key]?.span : undefined) ?? node.span;
  const entry = node?.entries.find((one) => one.key.text === key);
  if (entry === undefined) return node?.span;
  return ofKey === true || entry.value.kind !== 'text' ? entry.key.span : entry.value.span;
};

/**
 * Card text written as data, as JSON. Whole numbers and `true`, `false` without quotes become numbers and booleans;
 * every other scalar stays text.
 */
export const toJson = (node: YamlNode): Json => {
  if (node.kind === 'list') {
    const list = node.items.map(toJson);
    WRITTEN.set(list, node);
    return list;
  }
  if (node.kind === 'map') {
    const table = Object.fromEntries(node.entries.map(({ key, value }) => [key.text, toJson(value)]));
    WRITTEN.set(table, node);
    return table;
  }
  if (!node.plain) return node.text;
  if (INTEGER.test(node.text)) return Number(node.text);
  return node.text === 'true' ? true : node.text === 'false' ? false : node.text;
};

/** A list of verbs or claims. */
export const readVerbs = (source: Source, node: YamlNode): readonly Json[] | undefined =>
  asList(source, node, 'a list of what the text does') === null ? undefined : (toJson(node) as readonly Json[]);

/** Takes a value into a card part under construction, unless it could not be read. */
export type Put = <T>(value: T | null | undefined, take: (value: T) => void) => void;

export const put: Put = (value, take) => {
  if (value !== null && value !== undefined) take(value);
};

export type ScriptDraft = { -readonly [K in keyof Script]: Script[K] };

/** A script that is being read. */
export interface ScriptReading {
  readonly source: Source;
  readonly script: ScriptDraft;
}

/** Readers for `text`, `does`, `touches`, `while`, `upon` and `repeats`. */
export const SCRIPT_READERS = {
  text: (value, { source, script }) =>
    put(asText(source, value, 'the text of the card'), ({ text }) => {
      script.text = text.trim();
    }),
  does: (value, { source, script }) =>
    put(readVerbs(source, value), (does) => {
      script.does = does;
    }),
  touches: (value, { source, script }) => {
    script.touches = asTexts(source, value, 'what the text bears on').map(({ text }) => text.trim());
  },
  while: (value, { script }) => {
    script.while = toJson(value);
  },
  upon: (value, { source, script }) => {
    if (value.kind !== 'text') wrongShape(source, value, 'what the text waits for');
    else
      put(asWord(source, value, UPON, 'thing to wait for'), (upon) => {
        script.upon = upon;
      });
  },
  repeats: (value, { source, script }) => {
    if (value.kind !== 'text') wrongShape(source, value, 'the rule that the text repeats');
    else
      put(asWord(source, value, REPEATED, 'rule that cards print'), (repeats) => {
        script.repeats = repeats;
      });
  },
} satisfies KeyReaders<ScriptReading>;
