import type { ScalarStyle } from './scalar-place.ts';
import { openSource, type Source } from './source.ts';
import { type MapEntry, type TextNode, textNode, type YamlNode } from './yaml-node.ts';

/** Reads what a file says; null, with a report to the source, when nothing can be read. */
export type YamlReader = (source: Source) => YamlNode | null;

/**
 * A file as it was read, for keeping: for each node its kind, its start counted from the start of the node before it, its length, and then the number
 * of its items, or the value of a scalar that is written otherwise than it reads.
 */
export type ParsedYaml = readonly (number | string)[];

const LIST = 0;
const MAP = 1;
/** A scalar whose value stands in the file as it is. */
const AS_WRITTEN = 2;
const OTHERWISE = 3;

const STYLES: Readonly<Record<string, ScalarStyle>> = {
  "'": 'QUOTE_SINGLE',
  '"': 'QUOTE_DOUBLE',
  '|': 'BLOCK_LITERAL',
  '>': 'BLOCK_FOLDED',
};

const styleAt = (text: string, start: number, end: number): ScalarStyle =>
  start < end ? (STYLES[text.charAt(start)] ?? 'PLAIN') : 'PLAIN';

const asWritten = (text: string, start: number, end: number): string =>
  styleAt(text, start, end) === 'PLAIN' ? text.slice(start, end) : text.slice(start + 1, end - 1);

/** What is kept of a file that was read without fault. */
export const packYaml = (text: string, root: YamlNode): ParsedYaml => {
  const packed: (number | string)[] = [];
  let before = 0;
  const pack = (node: YamlNode): void => {
    const { start, end } = node.span;
    const add = (kind: number, last: number | string | null): void => {
      packed.push(kind, start - before, end - start);
      if (last !== null) packed.push(last);
      before = start;
    };
    if (node.kind === 'text') {
      if (asWritten(text, start, end) === node.text) add(AS_WRITTEN, null);
      else add(OTHERWISE, node.text);
    } else if (node.kind === 'list') {
      add(LIST, node.items.length);
      for (const item of node.items) pack(item);
    } else {
      add(MAP, node.entries.length);
      for (const { key, value } of node.entries) {
        pack(key);
        pack(value);
      }
    }
  };
  pack(root);
  return packed;
};

/** The nodes of a file that was kept; `source` has the very text it was kept for. */
export const unpackYaml = (source: Source, packed: ParsedYaml): YamlNode => {
  let at = 0;
  let before = 0;
  const number = (): number => Number(packed[at++]);
  const scalar = (kind: number, start: number, end: number): TextNode => {
    const value = kind === AS_WRITTEN ? asWritten(source.text, start, end) : String(packed[at++]);
    return textNode(source, value, styleAt(source.text, start, end), start, end);
  };
  const unpack = (): YamlNode => {
    const kind = number();
    const start = before + number();
    const end = start + number();
    before = start;
    if (kind === AS_WRITTEN || kind === OTHERWISE) return scalar(kind, start, end);
    const count = number();
    const span = source.span(start, end);
    if (kind === LIST) return { kind: 'list', items: Array.from({ length: count }, unpack), span };
    const entries = Array.from({ length: count }, (): MapEntry => ({ key: unpack() as TextNode, value: unpack() }));
    return { kind: 'map', entries, span };
  };
  return unpack();
};

/** What is kept of a file by this reader; null for one with a fault, so that the fault is found again. */
export const parsedYaml = (text: string, read: YamlReader): ParsedYaml | null => {
  const source = openSource(text, '');
  const root = read(source);
  return root === null || source.faults.length > 0 ? null : packYaml(text, root);
};

/** Reads from what was kept, by the text of the file, and everything else with the other reader. */
export const readerOfParsed =
  (kept: (text: string) => ParsedYaml | null, read: YamlReader): YamlReader =>
  (source) => {
    const packed = kept(source.text);
    return packed === null ? read(source) : unpackYaml(source, packed);
  };
