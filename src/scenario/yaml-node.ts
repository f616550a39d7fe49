import type { Span } from '../state/index.ts';
import { type ScalarStyle, scalarPlaces, standsAt } from './scalar-place.ts';
import type { Source } from './source.ts';

/** What a file of YAML or JSON is read into: every scalar stays text, and everything keeps its place. */

/** Longest key: card names are keys too. */
export const LONGEST_KEY = 200;
/** Deepest nesting of lists and tables. */
export const DEEPEST = 16;

/** A scalar: always text. `plain` when it was written without quotes. */
export interface TextNode {
  readonly kind: 'text';
  readonly text: string;
  readonly plain: boolean;
  readonly span: Span;
  /** The place in the file of some of its characters. */
  readonly locate: (start: number, end: number) => Span;
}

export interface ListNode {
  readonly kind: 'list';
  readonly items: readonly YamlNode[];
  readonly span: Span;
}

export interface MapEntry {
  readonly key: TextNode;
  readonly value: YamlNode;
}

/** A table of keys, in the order of the file; no key twice. */
export interface MapNode {
  readonly kind: 'map';
  readonly entries: readonly MapEntry[];
  readonly span: Span;
}

export type YamlNode = TextNode | ListNode | MapNode;

/** A scalar that stands from `start` to `end` of the file, its quotes included. */
export const textNode = (source: Source, text: string, style: ScalarStyle, start: number, end: number): TextNode => {
  let begins: number | null | undefined;
  let places: number[] | null = null;
  const place = (unit: number): number => {
    if (begins === undefined) begins = standsAt(source.text, start, text, style);
    if (begins !== null) return unit <= text.length ? begins + unit : end;
    places ??= scalarPlaces(source.text, start, text, style);
    return places[unit] ?? end;
  };
  return {
    kind: 'text',
    text,
    plain: style === 'PLAIN',
    span: source.span(start, end),
    locate(from, to) {
      const first = place(from);
      return source.span(first, Math.max(first, to > from ? place(to - 1) + 1 : first));
    },
  };
};
