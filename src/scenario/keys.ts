import { nearest, type Span } from '../state/index.ts';
import { shown } from '../state/notation/index.ts';
import type { Source } from './source.ts';
import type { ListNode, MapNode, TextNode, YamlNode } from './yaml-node.ts';

/** What to do with the value of each key that a table may have. `Into` is what the table becomes: readers that are given it are made once for all tables. */
export type KeyReaders<Into = undefined> = Readonly<
  Record<string, (value: YamlNode, into: Into, key: TextNode) => void>
>;

const KIND: Readonly<Record<YamlNode['kind'], string>> = { text: 'text', list: 'a list', map: 'a table of keys' };

/** Says that a value has the wrong shape. */
export const wrongShape = (source: Source, node: YamlNode, expected: string): void => {
  const found = node.kind === 'text' ? (node.text === '' ? 'nothing' : `“${shown(node.text)}”`) : KIND[node.kind];
  source.report('bad-value', `expected ${expected}, found ${found}.`, node.span);
};

/** How something is written that people look for under another word. */
export type Otherwise = Readonly<Record<string, string>>;

/** Refuses a word that is not in a closed list, with the nearest that is, or with how it is written here. */
export const unknownWord = (
  source: Source,
  word: string,
  span: Span,
  words: readonly string[],
  what: string,
  otherwise: Otherwise = {},
): void => {
  const plain = word.trim().toLowerCase();
  const written = Object.hasOwn(otherwise, plain) ? otherwise[plain] : undefined;
  const near = written === undefined ? nearest(word, words, 1)[0] : undefined;
  const all = words.length > 12 || written !== undefined ? [] : [`expected   ${words.join(', ')}`];
  const hint = [
    ...(written === undefined ? [] : [`write   ${written}`]),
    ...(near === undefined ? [] : [`nearest   ${near}`]),
    ...all,
  ].join('\n');
  source.report(
    what === 'key' ? 'unknown-key' : 'bad-value',
    `“${shown(word)}” is no ${what}.`,
    span,
    hint === '' ? undefined : hint,
  );
};

/** Reads a table with these keys and no others into what its readers fill. */
export const readKeysInto = <Into extends { readonly source: Source } | undefined>(
  source: Source,
  map: MapNode,
  readers: KeyReaders<Into>,
  into: Into,
  otherwise?: Otherwise,
): void => {
  for (const { key, value } of map.entries) {
    const read = Object.hasOwn(readers, key.text) ? readers[key.text] : undefined;
    if (read === undefined) unknownWord(source, key.text, key.span, Object.keys(readers), 'key', otherwise);
    else read(value, into, key);
  }
};

/** Reads a table with these keys and no others. */
export const readKeys = (source: Source, map: MapNode, readers: KeyReaders, otherwise?: Otherwise): void =>
  readKeysInto(source, map, readers, undefined, otherwise);

/** Longest question, name or text of a card. Searching a text may take time by the square of its length; up to here that is not noticed. */
export const LONGEST_TEXT = 2_000;

/** A scalar with something in it, of bounded length; otherwise a report. */
export const asText = (source: Source, node: YamlNode, expected: string, longest = LONGEST_TEXT): TextNode | null => {
  if (node.kind !== 'text' || node.text.trim() === '') wrongShape(source, node, expected);
  else if (node.text.length <= longest) return node;
  else
    source.report(
      'too-long',
      `${node.text.length} characters; a text has ${longest} at most.`,
      node.span,
      `expected   ${expected}`,
    );
  return null;
};

/** A list of scalars, or one scalar for a list of one. */
export const asTexts = (source: Source, node: YamlNode, expected: string): TextNode[] => {
  if (node.kind === 'map') {
    wrongShape(source, node, `a list of ${expected}`);
    return [];
  }
  const items = node.kind === 'list' ? node.items : node.text.trim() === '' ? [] : [node];
  return items.flatMap((item) => asText(source, item, expected) ?? []);
};

export const asMap = (source: Source, node: YamlNode, expected: string): MapNode | null => {
  if (node.kind === 'map') return node;
  wrongShape(source, node, expected);
  return null;
};

export const asList = (source: Source, node: YamlNode, expected: string): ListNode | null => {
  if (node.kind === 'list') return node;
  wrongShape(source, node, expected);
  return null;
};

/** A whole number from `min` to `max`. */
export const asInt = (source: Source, node: YamlNode, expected: string, min = 0, max = 9999): number | undefined => {
  if (node.kind === 'text' && /^\d{1,9}$/.test(node.text.trim())) {
    const value = Number(node.text);
    if (value >= min && value <= max) return value;
    source.report('bad-number', `${value} is out of range.`, node.span, `expected   a number from ${min} to ${max}`);
    return undefined;
  }
  wrongShape(source, node, expected);
  return undefined;
};

export const asBoolean = (source: Source, node: YamlNode): boolean | undefined => {
  const word = node.kind === 'text' ? node.text.toLowerCase() : '';
  if (word === 'true' || word === 'yes') return true;
  if (word === 'false' || word === 'no') return false;
  wrongShape(source, node, 'true or false');
  return undefined;
};

/** One word out of a closed list, without regard to case. */
export const asWord = <W extends string>(
  source: Source,
  node: YamlNode,
  words: readonly W[],
  what: string,
  otherwise?: Otherwise,
): W | undefined => {
  const text = asText(source, node, `a ${what}`);
  if (text === null) return undefined;
  const found = words.find((word) => word.toLowerCase() === text.text.trim().toLowerCase());
  if (found === undefined) unknownWord(source, text.text, text.span, words, what, otherwise);
  return found;
};
