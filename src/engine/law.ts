import { type Doc, type Ids, inferredBy, type RuleId, silentRule } from '../corpus/index.ts';
import { NotTold } from './not-told.ts';

/** What a document leaves unsaid: what is taken for granted all the same, and the paragraph where one would look for it. */
export interface Silence<D extends Doc> {
  readonly silent: string;
  readonly near: Ids[D];
}

/**
 * Where a document states a rule: its id, and a few words of our restatement of that paragraph. A test compares the words, so that a number
 * written from memory, or a paragraph that was revised, turns red. A silence marks what people infer where the document says nothing; a
 * ruling that rests on it says so. `unknown` is a rule that the document does not have and is played without.
 */
export type Cite<D extends Doc> = readonly [id: Ids[D], quote: string] | Silence<D> | 'unknown';

/** One rule in every document that states it. */
export type Law<D extends Doc> = { readonly [K in D]: Cite<K> };

/** Binds a law that several rules share. */
export const lawOf = <D extends Doc>(law: Law<D>): Law<D> => law;

/** Any law at all. */
export type AnyLaw = Law<never> | Law<Doc>;

/** Where rules are looked up: the document in force, and the one that fills its silences, where the judge named one. */
export interface Sources {
  readonly doc: Doc;
  readonly fallback: Doc | null;
}

/** What hangs on the sources alone, made once for a document and the one that fills its silences. */
export const perSources = <T>(make: () => T): ((sources: Sources) => T) => {
  const kept: (Sources & { readonly value: T })[] = [];
  return ({ doc, fallback }) => {
    for (const one of kept) if (one.doc === doc && one.fallback === fallback) return one.value;
    const value = make();
    kept.push({ doc, fallback, value });
    return value;
  };
};

const citeIn = (law: AnyLaw, doc: Doc): Cite<Doc> | undefined => (law as Partial<Record<Doc, Cite<Doc>>>)[doc];

const stated = (doc: Doc, cite: Cite<Doc> | undefined): RuleId | null =>
  cite === undefined || cite === 'unknown' || 'silent' in cite ? null : (`${doc}/${cite[0]}` as RuleId);

/** Does that document state this rule, or is it inferred from its silence? */
export const speaksOfLaw = (law: AnyLaw, doc: Doc): boolean => doc in law && citeIn(law, doc) !== 'unknown';

/** Is play by these sources play without this rule? */
export const isUnknown = (law: AnyLaw, { doc, fallback }: Sources): boolean =>
  citeIn(law, doc) === 'unknown' && (fallback === null || stated(fallback, citeIn(law, fallback)) === null);

/**
 * The paragraph a law has under these sources: the document's own; else that of the document that fills silences; else the silence it is
 * inferred from. Throws `NotTold` where the document has nothing on the point, and names a paragraph of a document that has; where each of them only
 * infers it, the place where one would look for it there.
 */
export const paragraphOf = (law: AnyLaw, { doc, fallback }: Sources): RuleId => {
  const cite = citeIn(law, doc);
  const found = stated(doc, cite) ?? (fallback === null ? null : stated(fallback, citeIn(law, fallback)));
  if (found !== null) return found;
  if (cite !== undefined && cite !== 'unknown' && 'silent' in cite) return silentRule(doc, cite.near, cite.silent);
  const elsewhere = (Object.keys(law) as Doc[]).flatMap((other) => placeIn(law, other) ?? []);
  const there = elsewhere.find((rule) => inferredBy(rule) === null) ?? elsewhere[0];
  if (there === undefined) throw new Error('a law without a paragraph in any document');
  throw new NotTold(there, 'document-silent', { document: doc });
};

/** Where a document has this law: what it states, or the silence it is inferred from. */
const placeIn = (law: AnyLaw, doc: Doc): RuleId | null => {
  const cite = citeIn(law, doc);
  if (cite === undefined || cite === 'unknown') return null;
  return 'silent' in cite ? silentRule(doc, cite.near, cite.silent) : stated(doc, cite);
};

/** Is there a document that has this law at all? One that all of them are played without would have no paragraph to name. */
export const hasPlace = (law: AnyLaw): boolean => (Object.keys(law) as Doc[]).some((doc) => placeIn(law, doc) !== null);
