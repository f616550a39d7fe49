import type { Verdict } from '../../ruling/index.ts';
import type { ElsewhereCitation, PointCitation, SayingCitation } from './types-of-rules.ts';

/** What a ruling is held against: an appeal in words, a rule, a document, or another ruling that was saved. */
export type AgainstKind = 'sentence' | 'rule' | 'document' | 'ruling';

/**
 * What the ruling has to do with a paragraph: it `forbids` by it, it `applies` it on the way, it `asked` it and it does not apply here, it `infers` something
 * beside it, or it does `not-use` it; `other-document`: the ruling is not by that document.
 */
export type UseOfRule = 'forbids' | 'applies' | 'asked' | 'infers' | 'not-used' | 'other-document';

export interface AgainstRule extends SayingCitation {
  readonly title: string;
  readonly use: UseOfRule;
}

/** What one side says on a point; `document` is its key. */
export interface AgainstAnswer {
  readonly document: string;
  readonly says: string;
  readonly silent: boolean;
  readonly rules: readonly PointCitation[];
}

/** `--against`: both rulings side by side. */
export interface AgainstJson {
  readonly said: string;
  readonly by: AgainstKind;
  /** The document of the other side; null where both have the same one. */
  readonly document: string | null;
  /** What the other side comes to on this table; null where nothing was ruled. */
  readonly verdict: Verdict | null;
  /** Whether both have the same verdict; null where nothing was ruled. */
  readonly agrees: boolean | null;
  /** With one verdict, whether the same comes of the act by the other document; null where the verdicts differ, or where what follows is not compared. */
  readonly outcome: 'same' | 'other' | 'unknown' | null;
  /** The paragraphs it speaks of. */
  readonly rules: readonly AgainstRule[];
  /** Grounds that one side has and the other does not, what comes of the act by one side alone, and other differences of two rulings, with their paragraph where there is one. */
  readonly parts: readonly { readonly says: string; readonly rule: SayingCitation | null }[];
  /** Points on which the two documents differ and on which the verdicts rest. */
  readonly points: readonly {
    readonly key: string;
    readonly point: string;
    readonly here: AgainstAnswer;
    readonly there: AgainstAnswer;
  }[];
  /** The paragraphs that come nearest, where none matches well enough. */
  readonly nearest: readonly Pick<ElsewhereCitation, 'document' | 'id' | 'says'>[];
}
