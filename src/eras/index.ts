import type { Doc, RuledDoc, RuleId } from '../corpus/index.ts';
import { paragraphsInCode, quotesInCode } from '../engine/index.ts';
import { FORMS } from '../formats/index.ts';
import type { EraQuestionnaire, Rules } from '../rules/index.ts';
import type { CardPool } from '../state/index.ts';
import { advanced2018 } from './advanced-2018/index.ts';
import { advanced2025 } from './advanced-2025/index.ts';
import { assemble, type RulesetOptions } from './assemble.ts';
import { comprehensive2009 } from './comprehensive-2009/index.ts';
import { ex2003 } from './ex-2003/index.ts';
import { me2026 } from './me-2026/index.ts';
import { neo2001 } from './neo-2001/index.ts';
import type { Era } from './resolve.ts';
import { xy2016 } from './xy-2016/index.ts';

export { assemble } from './assemble.ts';
export { comprehensive2009 } from './comprehensive-2009/index.ts';
export { saidAgainIn } from './said-again.ts';

/** What each document that is ruled by answers. */
const ERAS: { readonly [D in RuledDoc]: EraQuestionnaire<D> } = {
  'neo-2001': neo2001,
  'comprehensive-2009': comprehensive2009,
  'ex-2003': ex2003,
  'xy-2016': xy2016,
  'advanced-2018': advanced2018,
  'advanced-2025': advanced2025,
  'me-2026': me2026,
};

const eraOf = <D extends RuledDoc>(doc: D): Era<D> => ({ doc, answers: ERAS[doc] });

const assembled = (doc: RuledDoc, options: RulesetOptions): Rules =>
  assemble(
    eraOf(doc),
    options.fallback === undefined || options.fallback === null ? null : eraOf(options.fallback),
    FORMS[options.format ?? '1on1'].answers,
    options,
  );

/** Those in play, of each pool of cards by document, document that fills silences, and form. */
const known = new WeakMap<CardPool, Map<string, Rules>>();

/** The ruleset of a document. In play it is put together once for a pool of cards; with rules switched off or a recorder, whenever it is asked for. */
export const rulesetOf = (doc: RuledDoc, options: RulesetOptions): Rules => {
  const { pool, fallback, format, off, recorder } = options;
  if ((off !== undefined && off.size > 0) || (recorder !== undefined && recorder !== null))
    return assembled(doc, options);
  const ofPool = known.get(pool) ?? new Map<string, Rules>();
  known.set(pool, ofPool);
  const key = `${doc} ${fallback ?? ''} ${format ?? '1on1'}`;
  const rules =
    ofPool.get(key) ?? assembled(doc, { pool, ...(fallback ? { fallback } : {}), ...(format ? { format } : {}) });
  ofPool.set(key, rules);
  return rules;
};

/** The paragraphs of a document that rules in code are bound to. */
export const lawsInCode = (doc: Doc = 'comprehensive-2009'): readonly RuleId[] => paragraphsInCode(doc);

/** The words quoted beside each of them. */
export const quotesOf = (doc: Doc = 'comprehensive-2009'): ReturnType<typeof quotesInCode> => quotesInCode(doc);
