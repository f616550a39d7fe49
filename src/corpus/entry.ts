import type { Citation } from './documents.ts';
import type { PackedSpellings } from './spelling-tables.ts';

/** `section`: a chapter or a section; `rule`: a numbered paragraph; `glossary`: a defined term. */
export type EntryKind = 'section' | 'rule' | 'glossary';

/** Who applies a paragraph: the engine, the people at the table, or neither because it only defines. Sections are definitions. */
export type RuleClass = 'enforced' | 'people' | 'definition';

export const RULE_CLASSES: readonly RuleClass[] = ['enforced', 'people', 'definition'];

/**
 * How sure it is that the document says what we restate, where it was restated from the accounts of others. `sure`: independent accounts agree;
 * `single`: one account alone has it; `doubt`: accounts differ, or only a derived one has it.
 */
export type Confidence = 'sure' | 'single' | 'doubt';

export const CONFIDENCES: readonly Confidence[] = ['sure', 'single', 'doubt'];

/** One paragraph, section or term of a document, in our restatement. */
export interface CorpusEntry {
  readonly document: string;
  readonly id: string;
  readonly title: string;
  readonly kind: EntryKind;
  /** Id of the entry above it in the same document. */
  readonly parent: string | null;
  /** Plain text without examples: paragraphs apart by a blank line, list items as `- …`. Empty for a section without words. */
  readonly text: string;
  readonly examples: readonly string[];
  /** How headjudge applies the paragraph where it can be understood in more than one way, written as `text` is. Left out where it has no reading. */
  readonly reading?: string | undefined;
  readonly class: RuleClass;
  /** Only in a document restated from the accounts of others; sections have none. */
  readonly confidence?: Confidence | undefined;
  /** What a copy of the document would settle, as a question; every entry in doubt has one. */
  readonly unsettled?: string | undefined;
  /** Paragraphs cited in text and examples, in order of first mention. */
  readonly links: readonly Citation[];
  /** File inside the folder of the document, and the line of the heading, counted from 1. */
  readonly file: string;
  readonly line: number;
}

export interface CorpusDocument {
  readonly key: string;
  readonly label: string;
  readonly title: string;
  readonly name: string;
  /** What the contents page says about the document, as plain text. */
  readonly about: string;
}

/** The compiled corpus: every document in the order of its period, every entry in the order of its document. */
export interface CorpusIndex {
  /** SHA-256 over all files, so that a stale index on disk is recognised. */
  readonly hash: string;
  readonly documents: readonly CorpusDocument[];
  readonly entries: readonly CorpusEntry[];
  /** Every spelling of the ids, where the build has made them. */
  readonly spellings?: PackedSpellings;
}
