import type { Doc, RuleId } from '../corpus/index.ts';
import { paragraphsInCode, quotesInCode } from '../engine/index.ts';
import { FORMS } from '../formats/index.ts';
import type { Rules } from '../rules/index.ts';
import { assemble, type RulesetOptions } from './assemble.ts';
import { comprehensive2009 } from './comprehensive-2009/index.ts';

export { assemble } from './assemble.ts';
export { comprehensive2009 } from './comprehensive-2009/index.ts';

/** The ruleset of a document. */
export const rulesetOf = (doc: Doc, options: RulesetOptions): Rules => {
  switch (doc) {
    case 'comprehensive-2009':
      return assemble(doc, comprehensive2009, FORMS[options.format ?? '1on1'].answers, options);
  }
};

/** The paragraphs of a document that rules in code are bound to. */
export const lawsInCode = (doc: Doc = 'comprehensive-2009'): readonly RuleId[] => paragraphsInCode(doc);

/** The words quoted beside each of them. */
export const quotesOf = (doc: Doc = 'comprehensive-2009'): ReturnType<typeof quotesInCode> => quotesInCode(doc);
