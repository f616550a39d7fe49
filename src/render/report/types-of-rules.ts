import type { Citation } from '../../corpus/index.ts';
import type { PrecedentJson } from './types-of-precedents.ts';

/** Rules, searches and coverage, as JSON. */

/** A citation with the title or the words that go with it. */
export interface TitledCitation extends Citation {
  readonly title: string;
}
export interface SayingCitation extends Citation {
  readonly says: string;
}
/** A fact that a ruling needs: what kind of fact, and the rule that asks for it. */
export interface NeedJson extends SayingCitation {
  readonly code: string;
}

/** What another document says on a point of this rule. `point` is the question; `part` the block of that rule which says so. */
export interface ElsewhereCitation extends SayingCitation {
  readonly part?: string;
  readonly point: string;
}

/** An element of `judge rules --json`. */
export interface RuleJson {
  readonly document: string;
  readonly id: string;
  readonly title: string;
  readonly kind: 'section' | 'rule' | 'glossary';
  readonly parent: string | null;
  readonly text: string;
  readonly class: 'enforced' | 'people' | 'definition';
  readonly links: readonly Citation[];
}

/** An element of `judge rule --json`. */
export interface RuleReport extends RuleJson {
  /** From the chapter down to the parent. */
  readonly breadcrumb: readonly TitledCitation[];
  readonly examples: readonly string[];
  /** How headjudge applies the rule where it can be understood in more than one way; null where it has no such reading. */
  readonly reading: string | null;
  /**
   * How sure the restatement is, in a document restated from the accounts of others; null in the others. `sure`: independent accounts agree;
   * `single`: one alone has it; `doubt`: they differ, or only a derived one has it.
   */
  readonly confidence: 'sure' | 'single' | 'doubt' | null;
  /** What a copy of the document would settle, as a question; null where nothing is unsettled. */
  readonly unsettled: string | null;
  readonly children: readonly TitledCitation[];
  /** `links` with their titles. */
  readonly see: readonly TitledCitation[];
  readonly citedBy: readonly Citation[];
  readonly before: TitledCitation | null;
  readonly after: TitledCitation | null;
  readonly elsewhere: readonly ElsewhereCitation[];
  readonly code: readonly string[];
  readonly scenarios: readonly string[];
  /** The scenarios again, by what the rule did in them. */
  readonly applied: readonly string[];
  readonly considered: readonly string[];
  /** The rule word for word, from the reader's own copy; null where there is none, or it does not have the rule. */
  readonly original: OriginalJson | null;
  /** The reader's own copy of the document; null where none was imported. */
  readonly ownCopy: OwnCopyJson | null;
  /** Published rulings that rest on it. */
  readonly precedents: readonly PrecedentJson[];
}

/** A copy of a document that the reader imported. */
export interface OwnCopyJson {
  /** Null where nothing of it can be read. */
  readonly file: string | null;
  /** As it says itself. */
  readonly version: string | null;
  readonly date: string | null;
  /** Why it cannot be read; null where it can. */
  readonly damaged: string | null;
}

/** What the reader's own copy says, word for word. */
export interface OriginalJson {
  readonly text: string;
  /** `rules.pdf, version 2.2, 12/07/2018` */
  readonly source: string;
  readonly file: string;
  readonly version: string | null;
  readonly date: string | null;
  /** `group`: the copy has no words for the rule itself; these are its paragraphs. */
  readonly of: 'entry' | 'group';
  /** Why it may be the wrong passage; null where nothing speaks for that. */
  readonly doubt: string | null;
}

/** A rule that is cited, word for word from the reader's own copy. */
export interface QuotedCitation extends Citation {
  readonly original: OriginalJson;
}

export interface RulesReport {
  readonly schema: 1;
  readonly rules: readonly RuleReport[];
}

/** `enforced`: code is bound to it and a scenario's trace applied it; `open`: it should be, and one of the two is missing. */
export type CoverageStatus = 'enforced' | 'people' | 'definition' | 'open';

/** How many rules, and how many of each status. */
export interface CoverageCounts {
  readonly rules: number;
  readonly enforced: number;
  readonly people: number;
  readonly definition: number;
  readonly open: number;
}

export interface CoverageRule extends TitledCitation {
  /** Id of the section it stands in; of the chapter where that has no sections. */
  readonly section: string;
  readonly status: CoverageStatus;
  /** How sure the restatement is, of a document restated from the accounts of others; null of any other. */
  readonly confidence: 'sure' | 'single' | 'doubt' | null;
  readonly code: readonly string[];
  /** Scenarios in which it acted, and those in which it was only looked at. */
  readonly applied: readonly string[];
  readonly considered: readonly string[];
}

/** A chapter (`parent` is null) or section. */
export interface CoverageSection extends TitledCitation, CoverageCounts {
  readonly parent: string | null;
}

/** `judge coverage --json`. The counts are of everything asked about; `rules` has only the open ones with `--open`. */
export interface CoverageReport {
  readonly schema: 1;
  readonly documents: readonly (CoverageCounts & { readonly document: string })[];
  readonly sections: readonly CoverageSection[];
  readonly rules: readonly CoverageRule[];
}

/** An element of `judge search --json`. `marks` are the found words inside the snippet, as offsets. */
export interface HitJson {
  readonly document: string;
  readonly id: string;
  readonly title: string;
  readonly breadcrumb: readonly string[];
  readonly snippet: string;
  readonly marks: readonly { readonly start: number; readonly end: number }[];
  readonly score: number;
  /** The rule word for word; only where a copy of its document was imported. */
  readonly original?: OriginalJson;
}

/** A search as the screen tells it; `--json` prints `hits`. */
export interface SearchReport {
  readonly query: string;
  readonly hits: readonly HitJson[];
  /** Sections of guidelines and handbooks on the same words; left out where those alone were searched. */
  readonly handbooks?: readonly HitJson[];
  readonly total: number;
  readonly corrected: readonly { readonly from: string; readonly to: string }[];
  readonly missing: readonly string[];
  /** Where nothing was found: words of the rules near the missing ones. */
  readonly nearest: readonly string[];
}

/** A rule cited on a point; `part` is the block inside it: `FAQ 2`, `ex.1`. */
export interface PointCitation extends Citation {
  readonly part?: string;
}

/** What one document says on a point. `says` begins with `silent` where it says nothing. */
export interface PointAnswerJson {
  readonly says: string;
  readonly silent: boolean;
  readonly rules: readonly PointCitation[];
  readonly steps?: readonly { readonly says: string; readonly rules: readonly PointCitation[] }[];
}

export interface ComparedPoint {
  /** The question. */
  readonly point: string;
  readonly key: string;
  readonly part: string;
  readonly topics: readonly string[];
  /** By key of the document, in the order of their periods. */
  readonly documents: { readonly [document: string]: PointAnswerJson };
}

/** `judge compare <topic or id> --json`. */
export interface CompareReport {
  readonly schema: 1;
  /** What was looked up: a topic, rules, words, or the key of one point. */
  readonly topic: string;
  readonly by: 'topic' | 'rule' | 'words' | 'point';
  readonly corrected: readonly { readonly from: string; readonly to: string }[];
  readonly missing: readonly string[];
  readonly points: readonly ComparedPoint[];
  /** When nothing was found: topics near to what was asked. */
  readonly nearest: readonly string[];
  /** How many topics there are. */
  readonly of: number;
}

/** `judge compare --json`, without a topic. */
export interface TopicsReport {
  readonly schema: 1;
  readonly topics: readonly { readonly topic: string; readonly also: readonly string[]; readonly points: number }[];
  /** How many points there are; one may have several topics. */
  readonly points: number;
}
