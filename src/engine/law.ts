import type { Doc, Ids, RuleId } from '../corpus/index.ts';

/**
 * Where a document states a rule: its id, and a few words of our restatement of that paragraph. A test compares the words, so that a number
 * written from memory, or a paragraph that was revised, turns red. `silent` marks what people infer where the document says nothing.
 */
export type Cite<D extends Doc> = readonly [id: Ids[D], quote: string] | { readonly silent: string };

/** One rule in every document that states it. */
export type Law<D extends Doc> = { readonly [K in D]: Cite<K> };

/** The paragraph a law has in this document. Throws when an era uses a rule its document does not state (which does not compile). */
export const paragraphOf = (law: Law<never> | Law<Doc>, doc: Doc): RuleId => {
  const cite = (law as Partial<Record<Doc, Cite<Doc>>>)[doc];
  if (cite === undefined) throw new Error(`this rule has no paragraph in ${doc}`);
  if ('silent' in cite) throw new Error(`${doc} is silent: ${cite.silent}`);
  return `${doc}/${cite[0]}` as RuleId;
};
