import { type Doc, type RuledDoc, silentRule } from '../corpus/index.ts';
import { ACTION_KINDS, type Forbid, type Ruleset, speaksOfLaw } from '../engine/index.ts';
import type { Answers, FormatAnswers } from '../rules/index.ts';
import { type Era, type Filling, resolved } from './resolve.ts';

/** What a document says, whatever cards there are: the same for every table of one form of play. */
export interface Stated {
  /** Its answers with those of the form. A question on which it is silent breaks off when it is asked. */
  readonly answers: Answers<Doc>;
  readonly forbids: Ruleset<Answers<Doc>>['forbids'];
  readonly unsaid: Ruleset<Answers<Doc>>['unsaid'];
}

const byKind = <R>(rules: readonly R[], acts: (rule: R) => Forbid['acts']) =>
  Object.fromEntries(ACTION_KINDS.map((kind) => [kind, rules.filter((rule) => acts(rule).includes(kind))]));

const put = <D extends RuledDoc>(era: Era<D>, fallback: Filling | null, form: FormatAnswers<never>): Stated => {
  const answers = resolved(era, fallback);
  // A form of play that the document does not know breaks off at the first of its rules.
  const stated = answers.prohibitions(form as FormatAnswers<D>) as readonly Forbid<Answers<Doc>>[];
  const unsaid = answers.unsaid.map((point) => ({
    rule: point.rule as Forbid<Answers<Doc>>,
    all: [point.rule, ...(point.also ?? [])].map((rule) => rule as Forbid<Answers<Doc>>),
    inferred: silentRule(era.doc, point.near, point.silent),
    open: point.open === true ? { document: era.doc, what: point.silent } : null,
  }));
  const filledBy = (point: (typeof unsaid)[number]): readonly Forbid<Answers<Doc>>[] =>
    fallback === null ? [] : point.all.filter(({ law }) => speaksOfLaw(law, fallback.doc));
  return {
    // Not spread: a question on which the document is silent breaks off when it is asked.
    answers: Object.create(answers, { form: { value: form, enumerable: true } }) as Answers<Doc>,
    forbids: byKind([...stated, ...unsaid.flatMap(filledBy)], (rule) => rule.acts) as unknown as Stated['forbids'],
    unsaid: byKind(
      unsaid.filter((point) => filledBy(point).length === 0),
      ({ rule }) => rule.acts,
    ) as unknown as Stated['unsaid'],
  };
};

const NO_FALLBACK = {};

/** By the answers of the document, of the one that fills its silences, and of the form. */
const known = new WeakMap<object, WeakMap<object, WeakMap<object, Stated>>>();

/** Put together once: a scenario alone asks for its ruleset half a dozen times. */
export const statedIn = <D extends RuledDoc>(
  era: Era<D>,
  fallback: Filling | null,
  form: FormatAnswers<never>,
): Stated => {
  const ofEra = known.get(era.answers) ?? new WeakMap<object, WeakMap<object, Stated>>();
  known.set(era.answers, ofEra);
  const filler = fallback?.answers ?? NO_FALLBACK;
  const ofFallback = ofEra.get(filler) ?? new WeakMap<object, Stated>();
  ofEra.set(filler, ofFallback);
  const stated = ofFallback.get(form) ?? put(era, fallback, form);
  ofFallback.set(form, stated);
  return stated;
};
