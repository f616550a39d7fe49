import type { RuledDoc } from '../corpus/index.ts';
import type { Card, InputFault, Setup, Span } from '../state/index.ts';
import type { WrittenPrecedent } from './read-precedent.ts';

/** One expected fact about the table: `p1 bench 1 energy`, and the text written for it. */
export interface ExpectedPlace {
  readonly path: string;
  readonly expected: string | readonly string[];
  readonly span: Span;
}

/** What a step, or the whole file, is expected to come to. Rule references are as written. */
export interface Expectation {
  readonly verdict?: string;
  readonly rules: readonly string[];
  readonly rulesNot: readonly string[];
  /** Paragraphs beside which the document is silent and the ruling says what it assumed; empty: there is no such silence. */
  readonly silent?: readonly string[];
  readonly result?: string;
  /** A seat; the seats of a team with a space between. */
  readonly winner?: string;
  readonly places: readonly ExpectedPlace[];
  readonly span: Span;
  /** Where the value of each key stands, by key: `verdict`, `rules`, `rules-not`, `silent`, `result`, `winner`; each rule by its number too: `rules 1`. */
  readonly spans: Readonly<Record<string, Span>>;
}

/** One action of a scenario, as a question of `judge can`. */
export interface Step {
  readonly do: string;
  /** Coins and choices, in the order in which they are asked for. */
  readonly answers: readonly string[];
  readonly expect?: Expectation;
  readonly span: Span;
  readonly answerSpans: readonly Span[];
}

/** What every file may hold, be it of a table or of a deck. With faults it holds what could be understood. */
export interface WrittenFile {
  readonly file: string;
  readonly cards: readonly Card[];
  readonly assume: readonly string[];
  readonly expect?: Expectation;
  readonly name?: string;
  /** Rules the scenario is about, as written. */
  readonly about: readonly string[];
  readonly faults: readonly InputFault[];
  readonly spans: {
    /** Of each card of `cards`. */
    readonly cards: readonly Span[];
    readonly assume: readonly Span[];
    readonly about: readonly Span[];
  };
  /** The line of the file a place stands in, safe to show; for the carets of faults found later. */
  readonly excerpt: (span: Span) => string;
}

/** A board or scenario as it was written. */
export interface BoardFile extends WrittenFile {
  readonly setup: Setup;
  /** The document that fills the silences of the one in force. */
  readonly fallback?: RuledDoc;
  readonly ask?: string;
  readonly answers: readonly string[];
  readonly steps: readonly Step[];
  /** The published ruling that the file is about. */
  readonly precedent?: WrittenPrecedent;
  readonly spans: WrittenFile['spans'] & {
    readonly board?: Span;
    readonly ask?: Span;
    readonly answers: readonly Span[];
  };
}

/** `file:line:column`, as reports name a place. */
export const placeName = (file: string, span: Span): string => `${file}:${span.line}:${span.column}`;
