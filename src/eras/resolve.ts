import { type Doc, type RuledDoc, type RuleId, silentRule } from '../corpus/index.ts';
import { asWell, NotModelled, type Silence, UnknownFact } from '../engine/index.ts';
import type { EraAnswers, EraQuestionnaire, Unmodelled } from '../rules/index.ts';
import type { Prohibition } from './prohibitions.ts';

/** An era as it was put down, and the document it was put down for. */
export interface Era<D extends Doc> {
  readonly doc: D;
  readonly answers: EraQuestionnaire<D>;
  /** Of a ruleset that is in no corpus: its own list in the place of `prohibitions.ts`. */
  readonly prohibitions?: readonly Prohibition[];
}

/** The document that fills silences, and what it answers. */
export interface Filling {
  readonly doc: RuledDoc;
  readonly answers: { readonly [Q in keyof EraAnswers<Doc>]: unknown };
}

const isSilence = (answer: unknown): answer is Silence<Doc> =>
  typeof answer === 'object' && answer !== null && 'silent' in answer && 'near' in answer;

const isUnmodelled = (answer: unknown): answer is Unmodelled<Doc> =>
  typeof answer === 'object' && answer !== null && 'unmodelled' in answer && 'near' in answer;

/** Breaks off: the document rules on it, this version does not. */
const notPlayed = ({ near, unmodelled }: Unmodelled<Doc>): never => {
  throw new NotModelled(null, near, unmodelled);
};

/** Breaks off: the document says nothing on the point. */
const unanswered = (doc: Doc, { near, silent }: Silence<Doc>, fallback: Doc | null): never => {
  const rule: RuleId = silentRule(doc, near, silent);
  throw new UnknownFact(rule, 'document-silent-on', { document: doc, what: silent, ...asWell(fallback) });
};

/**
 * Every question with its answer: the document's own; where it is silent, that of the document which fills its silences; where none does, one
 * that breaks off as soon as it is asked.
 */
export const resolved = <D extends Doc>({ doc, answers }: Era<D>, fallback: Filling | null): EraAnswers<D> => {
  const all: { -readonly [Q in keyof EraAnswers<D>]?: EraAnswers<D>[Q] } = {};
  for (const [question, answer] of Object.entries(answers)) {
    if (isUnmodelled(answer)) {
      Object.defineProperty(all, question, { enumerable: true, get: () => notPlayed(answer) });
      continue;
    }
    if (!isSilence(answer)) {
      Object.defineProperty(all, question, { value: answer, enumerable: true });
      continue;
    }
    const other = fallback?.answers[question as keyof EraAnswers<Doc>];
    const filled = other === undefined || isSilence(other) || isUnmodelled(other) ? null : { value: other };
    Object.defineProperty(all, question, {
      enumerable: true,
      ...(filled ?? { get: () => unanswered(doc, answer, fallback?.doc ?? null) }),
    });
  }
  return all as EraAnswers<D>;
};
