import { Composer, type CST, isMap, isScalar, isSeq, Lexer, type ParsedNode, Parser, type YAMLMap } from 'yaml';
import type { Span } from '../state/index.ts';
import { shown } from '../state/notation/index.ts';
import type { ScalarStyle } from './scalar-place.ts';
import type { Source } from './source.ts';
import { DEEPEST, LONGEST_KEY, type MapEntry, textNode, type YamlNode } from './yaml-node.ts';

/** Largest file that is read, in bytes of UTF-8. */
export const LARGEST_FILE = 65_536;
const QUOTE = 'put the value in quotes, or write it as a table of keys';
const JSON_SIGN = 'expected   a comma, a colon, a closing quote or a closing bracket before it';

/** JSON has no values without quotes, so there it is a sign that lacks. */
const isJson = (text: string): boolean => /^\s*[{[]/u.test(text);

/** Words for what the YAML reader found, in place of its own. */
const syntaxWords = (code: string, json: boolean, sign: string | undefined): string => {
  // A question mark and a space begin a key in YAML.
  if (sign === '?') return 'a value cannot begin with ? unless it is in quotes.';
  if (code === 'BLOCK_AS_IMPLICIT_KEY') return '“: ” inside this value makes it a table of keys.';
  if (code === 'TAB_AS_INDENT') return 'a tab cannot indent a line; use spaces.';
  if (code === 'BAD_INDENT' && json) return 'a bracket or a quote is not closed before this.';
  if (code === 'BAD_INDENT')
    return 'this line is indented differently from its neighbours, or a bracket is not closed.';
  if (code === 'MISSING_CHAR') return 'a quote, bracket, comma or colon is missing here.';
  if (code === 'BAD_SCALAR_START') return 'a value cannot begin with this character unless it is in quotes.';
  if (code === 'UNEXPECTED_TOKEN') return 'this cannot stand here.';
  return 'this is not readable as YAML or JSON.';
};

interface Frame {
  readonly token: unknown;
  readonly depth: number;
}

/** Walks the raw pieces of the file, however deep, and refuses what is never read. Returns false when reading must stop. */
const inspectPieces = (source: Source, tokens: readonly CST.Token[]): boolean => {
  const todo: Frame[] = tokens.map((token) => ({ token, depth: 0 })).reverse();
  for (let frame = todo.pop(); frame !== undefined; frame = todo.pop()) {
    const { token, depth } = frame;
    if (typeof token !== 'object' || token === null) continue;
    const { type, offset = 0, source: written = '' } = token as { type?: string; offset?: number; source?: string };
    // Looked up for what is refused alone: most pieces are not.
    const place = (): Span => source.span(offset, offset + Math.max(written.length, 1));
    if (type === 'alias') {
      source.report(
        'yaml',
        `“${shown(written)}” is a YAML alias, which is not read.`,
        place(),
        'a lasting effect: leave out the * or put it in quotes',
      );
    } else if (type === 'anchor')
      source.report('yaml', `“${shown(written)}” is a YAML anchor, which is not read.`, place(), QUOTE);
    else if (type === 'tag')
      source.report('yaml', `“${shown(written)}” is a YAML tag, which is not read.`, place(), QUOTE);
    const collection = type === 'block-map' || type === 'block-seq' || type === 'flow-collection';
    if (collection && depth >= DEEPEST) {
      source.report('too-deep', `lists and tables are nested deeper than ${DEEPEST}.`, place());
      return false;
    }
    const inner = depth + (collection ? 1 : 0);
    const before = todo.length;
    const parts = token as { readonly [key: string]: unknown };
    for (const key in parts) {
      const child = parts[key];
      if (typeof child !== 'object' || child === null) continue;
      if (Array.isArray(child)) for (const one of child) todo.push({ token: one, depth: inner });
      else if (key === 'key' || key === 'value' || key === 'start') todo.push({ token: child, depth: inner });
    }
    // The last in is looked at first: in the order of the file.
    for (let low = before, high = todo.length - 1; low < high; low++, high--)
      [todo[low], todo[high]] = [todo[high] as Frame, todo[low] as Frame];
  }
  return true;
};

/** The pieces of the first document; a second one is reported, and what is in it is not read. */
const firstDocument = (source: Source, tokens: readonly CST.Token[]): readonly CST.Token[] => {
  const begins = tokens.flatMap(({ type }, at) => (type === 'document' ? [at] : []))[1];
  const second = begins === undefined ? undefined : tokens[begins];
  if (second === undefined) return tokens;
  const place = source.span(second.offset, second.offset + 1);
  source.report(
    'yaml',
    'a second scenario begins here; one is read at a time.',
    place,
    'judge verify runs all of a file',
  );
  return tokens.slice(0, begins);
};

/** Every table and list that is begun and not yet over is a piece that waits; each level takes two at most. */
const MOST_WAITING = 4 * DEEPEST;
/** With so few, nothing can lie too deep. */
const FEW_WAITING = DEEPEST / 2;

interface Pieces {
  readonly tokens: readonly CST.Token[];
  /** Was the file read to its end? */
  readonly whole: boolean;
  /** Is nothing in it that could be refused: no anchor, alias or tag, one document, no table or list too deep? */
  readonly plain: boolean;
}

/** How the pieces begin that are never read: an alias, an anchor, a tag. A scalar comes after a sign of its own. */
const NEVER_READ = '*&!';

/**
 * The raw pieces of the file. A nesting far deeper than is read (`a: a: a:`, without end) is followed no further: the YAML reader goes into itself
 * for each level, and would run out of stack.
 */
const piecesOf = (text: string): Pieces => {
  const parser = new Parser();
  const tokens: CST.Token[] = [];
  let plain = true;
  for (const lexeme of new Lexer().lex(text)) {
    for (const token of parser.next(lexeme)) tokens.push(token);
    const waiting = parser.stack.length;
    if (waiting > MOST_WAITING) return { tokens: [...tokens, ...parser.end()], whole: false, plain: false };
    if (waiting > FEW_WAITING || NEVER_READ.includes(lexeme.charAt(0))) plain = false;
  }
  for (const token of parser.end()) tokens.push(token);
  return { tokens, whole: true, plain: plain && tokens.filter(({ type }) => type === 'document').length === 1 };
};

const convert = (source: Source, node: ParsedNode | null, where: number): YamlNode => {
  const [start, end] = node?.range ?? [where, where];
  if (isMap(node)) {
    const entries: MapEntry[] = [];
    const seen = new Map<string, Span>();
    for (const pair of node.items) {
      const keyEnd = pair.key?.range?.[1] ?? start;
      const key = convert(source, pair.key as ParsedNode | null, start);
      const value = convert(source, pair.value as ParsedNode | null, keyEnd);
      if (key.kind !== 'text') source.report('yaml', 'a key must be a word.', key.span, QUOTE);
      else if (key.text === '<<') source.report('yaml', 'a YAML merge key, <<, is not read.', key.span);
      else if (key.text.length > LONGEST_KEY)
        source.report('unknown-key', `a key of ${key.text.length} characters is not a key.`, key.span);
      else if (key.text === '__proto__') source.report('unknown-key', '“__proto__” is not a key.', key.span);
      else if (seen.has(key.text)) {
        source.report(
          'duplicate-key',
          `“${shown(key.text)}” is given twice.`,
          key.span,
          `first given in line ${seen.get(key.text)?.line}`,
        );
      } else {
        seen.set(key.text, key.span);
        entries.push({ key, value });
      }
    }
    return { kind: 'map', entries, span: source.span(start, end) };
  }
  if (isSeq(node)) {
    const items = node.items.map((item) => convert(source, item as ParsedNode | null, start));
    return { kind: 'list', items, span: source.span(start, end) };
  }
  // What is left is a scalar; or an alias, already refused, whose own spelling stands in for it.
  const text = isScalar(node) ? String(node.value ?? '') : source.text.slice(start, end);
  const style = (isScalar(node) && node.type ? node.type : 'PLAIN') as ScalarStyle;
  return textNode(source, text, style, start, end);
};

/** The keys that are complete before the first mistake, with values: what is wrong with them is reported along with it. */
const untilFault = (map: YAMLMap.Parsed, text: string, slip: number): YAMLMap.Parsed => {
  const before = map.items.filter(({ value }) => {
    const [start, end] = value?.range ?? [0, Number.POSITIVE_INFINITY];
    // A quote that is nowhere closed lets its value go on to the end.
    const closed = /^(["']).+\1$/su.test(text.slice(start, end));
    return start < end && (end < slip || (end === slip && closed));
  });
  map.items = before;
  return map;
};

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** No unit of a text has more than three bytes of UTF-8, so a short one need not be counted. */
const isTooLarge = (text: string): boolean => text.length > LARGEST_FILE / 3 && bytesOf(text) > LARGEST_FILE;

const readNodes = (source: Source): YamlNode | null => {
  const { text } = source;
  const { tokens: all, whole, plain } = piecesOf(text);
  const tokens = plain ? all : firstDocument(source, all);
  if (!plain && !inspectPieces(source, tokens)) return null;
  if (!whole) {
    source.report('too-deep', `lists and tables are nested deeper than ${DEEPEST}.`, source.span(0, 0));
    return null;
  }
  const composer = new Composer({
    schema: 'failsafe',
    uniqueKeys: false,
    prettyErrors: false,
    merge: false,
    // Every tag is refused above; what it would make of its value is a second fault for nothing.
    resolveKnownTags: false,
    logLevel: 'silent',
  });
  const [document] = composer.compose(tokens, true, text.length);
  if (document === undefined) return null;
  const seen = new Set<number>();
  for (const { code, pos } of document.errors) {
    const { line } = source.span(pos[0], pos[1]);
    // One slip can upset the YAML reader several times in its line; the first place is the slip.
    if (seen.has(line)) continue;
    seen.add(line);
    const hint = ['BLOCK_AS_IMPLICIT_KEY', 'MISSING_CHAR', 'BAD_SCALAR_START', 'UNEXPECTED_TOKEN'].includes(code)
      ? isJson(text)
        ? JSON_SIGN
        : QUOTE
      : undefined;
    source.report('yaml', syntaxWords(code, isJson(text), text[pos[0]]), source.span(pos[0], pos[1]), hint);
  }
  const contents = document.contents as ParsedNode | null;
  const [error] = document.errors;
  if (error === undefined) return convert(source, contents, 0);
  source.cutShort();
  return isMap(contents) ? convert(source, untilFault(contents, text, error.pos[0]), 0) : null;
};

/**
 * Reads YAML, or JSON, which is part of it. Every scalar stays text and keeps its place. Anchors, aliases, tags, merge
 * keys, repeated keys, a second document, more than 64 KiB or 16 levels are refused. Null when nothing can be read.
 */
export const readYaml = (source: Source): YamlNode | null => {
  const { text } = source;
  if (isTooLarge(text)) {
    source.report(
      'too-large',
      `the file is ${Math.ceil(bytesOf(text) / 1024)} KiB; a board file may have ${LARGEST_FILE / 1024} KiB.`,
      source.span(0, 0),
    );
    return null;
  }
  return readNodes(source);
};
