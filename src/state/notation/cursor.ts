import type { Span } from '../setup.ts';
import type { Token } from './lexer.ts';
import type { Reading } from './place.ts';
import { shown } from './shown.ts';
import { BRACKETED, DIGITS, LARGEST } from './words.ts';
import { writtenOtherwise } from './written-otherwise.ts';
import { isZoneEntry } from './zone-words.ts';

/** Longest name that is read; names are compared with every name on file. */
const LONGEST_NAME = 200;

/** A name read from one quoted piece or from bare words. */
export interface ReadName {
  readonly text: string;
  readonly quoted: boolean;
  readonly start: number;
  readonly end: number;
}

/** Walks over the pieces of one part of a line. */
export class Cursor {
  readonly reading: Reading;
  readonly #tokens: readonly Token[];
  readonly #close: Token;
  #at = 0;

  /** `end` is the offset just after the part, where something missing is reported. */
  constructor(reading: Reading, tokens: readonly Token[], end: number) {
    this.reading = reading;
    this.#tokens = tokens;
    this.#close = { kind: 'end', text: '', start: end, end };
  }

  peek(ahead = 0): Token {
    return this.#tokens[this.#at + ahead] ?? this.#close;
  }

  next(): Token {
    const token = this.peek();
    this.#at += 1;
    return token;
  }

  /** Offset after the piece read last. */
  get behind(): number {
    return this.#tokens[this.#at - 1]?.end ?? this.peek().start;
  }

  get done(): boolean {
    return this.peek().kind === 'end';
  }

  atSign(signs: string): boolean {
    const { kind, text } = this.peek();
    return kind === 'sign' && signs.includes(text);
  }

  takeSign(sign: string): Token | null {
    return this.atSign(sign) ? this.next() : null;
  }

  atWord(): boolean {
    return this.peek().kind === 'word';
  }

  span(start: number, end = this.behind): Span {
    return this.reading.span(start, end);
  }

  report(code: string, message: string, token: { start: number; end: number } = this.peek(), hint?: string): void {
    this.reading.report(code, message, token.start, Math.max(token.end, token.start), hint);
  }

  /** Says what stands here instead of what was expected. */
  expected(what: string, hint?: string): void {
    const token = this.peek();
    const found = token.kind === 'end' ? 'nothing more' : `“${shown(token.text)}”`;
    this.report('expected', `expected ${what}, found ${found}.`, token, hint);
  }

  /** Passes over pieces until one of the signs, or the end. Returns true if there was something to pass. */
  skipTo(signs: string): boolean {
    let moved = false;
    while (!this.done && !this.atSign(signs)) {
      this.next();
      moved = true;
    }
    return moved;
  }

  /** A name: one quoted piece, or the bare words up to the next sign. `null`, and nothing read, when there is none. */
  name(options: { readonly semicolons?: boolean } = {}): ReadName | null {
    const first = this.peek();
    if (first.kind === 'quoted') {
      this.next();
      return this.#bound({ text: first.text, quoted: true, start: first.start, end: first.end });
    }
    const semicolons = options.semicolons ?? true;
    const part = (token: Token): boolean =>
      token.kind === 'word' || (semicolons && token.kind === 'sign' && token.text === ';');
    if (!part(first)) return null;
    let text = '';
    let end = first.start;
    while (part(this.peek())) {
      const token = this.next();
      text += `${text !== '' && token.start > end ? ' ' : ''}${token.text}`;
      end = token.end;
    }
    // A letter in square brackets is part of a name, as of Unown [A]; a word that tells of a player is not.
    const [open, inside, close] = [this.peek(), this.peek(1), this.peek(2)];
    if (
      open.kind === 'sign' &&
      open.text === '[' &&
      inside.kind === 'word' &&
      BRACKETED.test(inside.text) &&
      !isZoneEntry(inside.text) &&
      close.kind === 'sign' &&
      close.text === ']'
    ) {
      this.next();
      this.next();
      end = this.next().end;
      text += ` [${inside.text}]`;
    }
    // A plus that nothing follows which could be attached is the last sign of a name, as of Poké Drawer +.
    const [plus, behind] = [this.peek(), this.peek(1)];
    if (plus.kind === 'sign' && plus.text === '+' && behind.kind === 'sign' && ',)('.includes(behind.text)) {
      this.next();
      text += ' +';
      end = plus.end;
    }
    return this.#bound({ text, quoted: false, start: first.start, end });
  }

  /** The name, cut where no card has so long a one. */
  #bound(name: ReadName): ReadName {
    if (name.text.length <= LONGEST_NAME) return name;
    this.report('too-long', `a name of ${name.text.length} characters; none has more than ${LONGEST_NAME}.`, name);
    return { ...name, text: name.text.slice(0, LONGEST_NAME) };
  }

  /** A whole number without sign. Reports and returns null when there is none, or one beyond the limits. */
  int(what: string, limits: { readonly min?: number; readonly max?: number } = {}): number | null {
    const token = this.peek();
    if (token.kind !== 'word' || !DIGITS.test(token.text)) {
      this.expected(what, writtenOtherwise(token.text)[0]);
      if (token.kind === 'word') this.next();
      return null;
    }
    this.next();
    return this.bounded(token.text, token, limits);
  }

  /** Digits already cut out, as a number within its limits; reports and returns null beyond them. */
  bounded(
    digits: string,
    token: { start: number; end: number },
    limits: { readonly min?: number; readonly max?: number },
  ): number | null {
    const { min = 0, max = LARGEST } = limits;
    const value = Number(digits);
    if (value >= min && value <= max) return value;
    this.report('bad-number', `${shown(digits)} is out of range.`, token, `expected   a number from ${min} to ${max}`);
    return null;
  }

  /** `@7` after something; the turn, or null with a report. */
  since(): number | null {
    this.next();
    return this.int('a turn after @, such as @7');
  }
}
