import type { Doc, RuleId } from '../corpus/index.ts';
import { type AnyLaw, hasPlace, type Law, paragraphOf, speaksOfLaw, statedBy } from './law.ts';

/**
 * Every law that a rule was bound to, in the order in which the rooms are loaded. The forms enter themselves here when they are made, so
 * coverage, quote checks and the switching-off of rules miss none.
 */
const laws: AnyLaw[] = [];

export const enrol = (law: AnyLaw): void => {
  // A rule that every document is played without could be neither asked nor cited: the program does not even start with one.
  if (!hasPlace(law)) throw new Error('a rule is bound to no document');
  laws.push(law);
};

/** The paragraphs of that document that rules in code are bound to, without repetition. */
export const paragraphsInCode = (doc: Doc): readonly RuleId[] => {
  const found = new Set<RuleId>();
  for (const law of laws) if (speaksOfLaw(law, doc)) found.add(paragraphOf(law, { doc, fallback: null }));
  return [...found];
};

/** Every binding with its quoted words, for the test that compares them with the corpus. */
export const quotesInCode = (doc: Doc): readonly { readonly rule: RuleId; readonly quote: string }[] =>
  laws.flatMap((law) => {
    const cite = statedBy((law as Partial<Law<Doc>>)[doc]);
    return cite === null ? [] : [{ rule: paragraphOf(law, { doc, fallback: null }), quote: cite[1] }];
  });
