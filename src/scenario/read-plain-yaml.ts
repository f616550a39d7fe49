import type { Source } from './source.ts';
import { DEEPEST, LONGEST_KEY, type MapEntry, type TextNode, textNode, type YamlNode } from './yaml-node.ts';

/**
 * Files as nearly all are written: tables and lists by indentation or in brackets, and scalars of one line, with or without quotes. The
 * library that knows the whole of YAML takes many times as long for them. Whatever else is met, every fault among it, is left to that library:
 * here nothing is reported, and what is read is what it reads.
 */

/** Not written plainly. */
const OTHER = null;
type Other = typeof OTHER;

/** With these in it a file is looked at by the library: tabs, signs that end no line here, marks of a document. */
const RARE = /[^\n -~\u00a1-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\uffef]|^(?:---|\.\.\.|%)/mu;

/** How no scalar without quotes begins; some of these may, before other signs. */
const NO_BEGINNING = '-?:,[]{}#&*!|>\'"%@`';

const NEWLINE = 10;
const SPACE = 32;
const QUOTE = 34;
const HASH = 35;
const APOSTROPHE = 39;
const COMMA = 44;
const DASH = 45;
const COLON = 58;
const OPEN_LIST = 91;
const CLOSE_LIST = 93;
const OPEN_TABLE = 123;
const CLOSE_TABLE = 125;

const isBracket = (code: number): boolean =>
  code === OPEN_LIST || code === CLOSE_LIST || code === OPEN_TABLE || code === CLOSE_TABLE;

class PlainYaml {
  readonly #source: Source;
  readonly #text: string;
  /** The place that is read next. */
  #at = 0;
  /** The column of the line that is read, from 0; -1 behind the last. */
  #indent = 0;
  /** Where the last line that was read to its end ends. */
  #ended = 0;
  #depth = 0;

  constructor(source: Source) {
    this.#source = source;
    this.#text = source.text;
  }

  file(): YamlNode | Other {
    this.#nextLine();
    if (this.#indent !== 0) return OTHER;
    const root = this.#startsItem() ? this.#list(0) : this.#table(0);
    // So may one at the end.
    return this.#indent < 0 && this.#text.slice(this.#ended).trim() === '' ? root : OTHER;
  }

  /** The code of the character some places on; a line end behind the last. */
  #code(ahead = 0): number {
    const at = this.#at + ahead;
    return at < this.#text.length ? this.#text.charCodeAt(at) : NEWLINE;
  }

  #endsWord(ahead: number): boolean {
    const code = this.#code(ahead);
    return code === SPACE || code === NEWLINE;
  }

  #startsItem(): boolean {
    return this.#code() === DASH && this.#endsWord(1);
  }

  #skipSpaces(): void {
    while (this.#code() === SPACE) this.#at += 1;
  }

  /** From the start of a line to the next one with something in it. */
  #nextLine(): void {
    for (;;) {
      const from = this.#at;
      this.#skipSpaces();
      if (this.#at >= this.#text.length) {
        this.#indent = -1;
        return;
      }
      // A remark that is indented may be part of the table before it: the library knows.
      if (this.#code() === HASH && this.#at === from) this.#toLineEnd();
      if (this.#code() !== NEWLINE) {
        this.#indent = this.#at - from;
        return;
      }
      this.#at += 1;
    }
  }

  #toLineEnd(): void {
    const end = this.#text.indexOf('\n', this.#at);
    this.#at = end < 0 ? this.#text.length : end;
  }

  /** Behind a value: what is left of its line may be a remark. Tells whether it is, and goes to the start of the next line. */
  #endsLine(): boolean {
    const from = this.#at;
    this.#skipSpaces();
    if (this.#code() === HASH && this.#at > from) this.#toLineEnd();
    if (this.#code() !== NEWLINE) return false;
    this.#at = Math.min(this.#at + 1, this.#text.length);
    this.#ended = this.#at;
    return true;
  }

  /** A scalar without quotes; `inside` brackets it ends sooner. */
  #unquoted(inside: boolean): TextNode | Other {
    const text = this.#text;
    const start = this.#at;
    if (NO_BEGINNING.includes(text.charAt(start))) return OTHER;
    let end = start;
    for (; ; this.#at += 1) {
      const code = this.#code();
      if (code === NEWLINE) break;
      if (code === SPACE) continue;
      if (code === HASH && this.#at > end) break;
      if (code === COLON && (this.#endsWord(1) || (inside && (isBracket(this.#code(1)) || this.#code(1) === COMMA))))
        break;
      if (inside && (code === COMMA || isBracket(code))) break;
      end = this.#at + 1;
    }
    this.#at = end;
    return textNode(this.#source, text.slice(start, end), 'PLAIN', start, end);
  }

  /** A scalar in quotes, on one line and with nothing to be read otherwise than it is written. */
  #quoted(quote: '"' | "'"): TextNode | Other {
    const start = this.#at;
    const end = this.#text.indexOf(quote, start + 1);
    if (end < 0) return OTHER;
    const text = this.#text.slice(start + 1, end);
    if (text.includes('\n') || (quote === '"' ? text.includes('\\') : this.#text.charAt(end + 1) === quote))
      return OTHER;
    this.#at = end + 1;
    return textNode(this.#source, text, quote === '"' ? 'QUOTE_DOUBLE' : 'QUOTE_SINGLE', start, end + 1);
  }

  #scalar(inside: boolean): TextNode | Other {
    const code = this.#code();
    return code === QUOTE ? this.#quoted('"') : code === APOSTROPHE ? this.#quoted("'") : this.#unquoted(inside);
  }

  /** A key and the colon behind it. */
  #key(inside: boolean, seen: readonly MapEntry[]): TextNode | Other {
    const key = this.#scalar(inside);
    if (key === OTHER || this.#code() !== COLON || !this.#endsWord(1)) return OTHER;
    const { text } = key;
    if (text === '' || text === '<<' || text === '__proto__' || text.length > LONGEST_KEY) return OTHER;
    if (seen.some((one) => one.key.text === text)) return OTHER;
    this.#at += 1;
    return key;
  }

  /** A list or table in brackets, on one line. */
  #bracketed(): YamlNode | Other {
    if (++this.#depth > DEEPEST) return OTHER;
    const start = this.#at;
    const isTable = this.#code() === OPEN_TABLE;
    const close = isTable ? CLOSE_TABLE : CLOSE_LIST;
    const entries: MapEntry[] = [];
    const items: YamlNode[] = [];
    this.#at += 1;
    this.#skipSpaces();
    while (this.#code() !== close) {
      if (entries.length + items.length > 0) {
        if (this.#code() !== COMMA) return OTHER;
        this.#at += 1;
        this.#skipSpaces();
      }
      const key = isTable ? this.#key(true, entries) : undefined;
      if (key === OTHER) return OTHER;
      this.#skipSpaces();
      const value = this.#inBrackets();
      if (value === OTHER) return OTHER;
      if (key === undefined) items.push(value);
      else entries.push({ key, value });
      this.#skipSpaces();
    }
    this.#at += 1;
    this.#depth -= 1;
    const span = this.#source.span(start, this.#at);
    return isTable ? { kind: 'map', entries, span } : { kind: 'list', items, span };
  }

  #inBrackets(): YamlNode | Other {
    const code = this.#code();
    return code === OPEN_LIST || code === OPEN_TABLE ? this.#bracketed() : this.#scalar(true);
  }

  /** A value that ends with its line; what follows may not be indented further than `indent`, or it would go on there. */
  #onOneLine(indent: number): YamlNode | Other {
    const code = this.#code();
    const value = code === OPEN_LIST || code === OPEN_TABLE ? this.#bracketed() : this.#scalar(false);
    if (value === OTHER || !this.#endsLine()) return OTHER;
    this.#nextLine();
    return this.#indent > indent ? OTHER : value;
  }

  /** A list by indentation. */
  #list(indent: number): YamlNode | Other {
    if (++this.#depth > DEEPEST) return OTHER;
    const start = this.#at;
    const items: YamlNode[] = [];
    while (this.#indent === indent && this.#startsItem()) {
      this.#at += 1;
      this.#skipSpaces();
      const item = this.#item(indent);
      if (item === OTHER) return OTHER;
      items.push(item);
    }
    if (this.#indent > indent) return OTHER;
    this.#depth -= 1;
    return { kind: 'list', items, span: this.#source.span(start, this.#ended) };
  }

  /** What stands behind a dash: a value, or the first key of a table. */
  #item(indent: number): YamlNode | Other {
    const start = this.#at;
    if (!this.#isKey()) return this.#onOneLine(indent);
    this.#at = start;
    this.#indent = start - this.#text.lastIndexOf('\n', start) - 1;
    return this.#table(this.#indent);
  }

  #isKey(): boolean {
    const start = this.#at;
    const code = this.#code();
    const isKey = code !== OPEN_LIST && code !== OPEN_TABLE && this.#scalar(false) !== OTHER && this.#code() === COLON;
    this.#at = start;
    return isKey;
  }

  /** A table by indentation. */
  #table(indent: number): YamlNode | Other {
    if (++this.#depth > DEEPEST) return OTHER;
    const start = this.#at;
    const entries: MapEntry[] = [];
    while (this.#indent === indent && !this.#startsItem()) {
      const key = this.#key(false, entries);
      if (key === OTHER) return OTHER;
      const value = this.#value(indent);
      if (value === OTHER) return OTHER;
      entries.push({ key, value });
    }
    if (this.#indent > indent || entries.length === 0) return OTHER;
    this.#depth -= 1;
    return { kind: 'map', entries, span: this.#source.span(start, this.#ended) };
  }

  /** What stands behind a colon, in its line or indented below. */
  #value(indent: number): YamlNode | Other {
    this.#skipSpaces();
    if (this.#code() !== NEWLINE && this.#code() !== HASH) return this.#onOneLine(indent);
    if (!this.#endsLine()) return OTHER;
    this.#nextLine();
    // A list may stand as far left as its key.
    if (this.#startsItem() && this.#indent >= indent) return this.#list(this.#indent);
    return this.#indent > indent ? this.#table(this.#indent) : OTHER;
  }
}

/** What a file says, every scalar as text; null where it is not written plainly, or is none. */
export const readPlainYaml = (source: Source): YamlNode | null =>
  RARE.test(source.text) ? null : new PlainYaml(source).file();
