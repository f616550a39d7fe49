import { type Doc, type Ids, inferredBy, type RuleId, silentRule } from '../corpus/index.ts';
import { UnknownFact } from './unknown-fact.ts';

/** The codes of what is needed where a document says nothing. */
export const CODES = {
  need: ['document-silent', 'document-silent-on'],
} as const;

/** What a document leaves unsaid: what is assumed all the same, and the paragraph where a reader would look for it. */
export interface Silence<D extends Doc> {
  readonly silent: string;
  readonly near: Ids[D];
}

/** What a document leaves open within a rule that it has, and where: a ruling that needs it breaks off. */
export interface LeftOpen<D extends Doc> {
  readonly open: string;
  readonly near: Ids[D];
}

/** What a document leaves unsaid and players may do all the same, though another document forbids it; and where a reader would look for it. */
export interface AllowedBySilence<D extends Doc> {
  readonly allowed: string;
  readonly near: Ids[D];
}

/** What a document decides in another way: it is played without this rule, and no other document fills it. */
export interface DecidedOtherwise<D extends Doc> {
  readonly otherwise: Ids[D];
}

/**
 * Where a document states a rule: its id, and a few words of our restatement of that paragraph. A test compares the words, so that a number
 * written from memory, or a paragraph that was revised, turns red. A silence marks what people infer where the document says nothing; a
 * ruling that rests on it says so. `absent` is a rule that the document does not have and is played without: a document that has it fills that, unless
 * `otherwise` names the paragraph by which this one decides against it.
 */
export type Cite<D extends Doc> =
  | readonly [id: Ids[D], quote: string]
  | Silence<D>
  | LeftOpen<D>
  | AllowedBySilence<D>
  | DecidedOtherwise<D>
  | 'absent';

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

/** What depends on the sources alone, made once for a document and the one that fills its silences. */
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

/** The words by which a document states a rule: none where it has no such rule, leaves it to be inferred or leaves it open. */
export const statedBy = (cite: Cite<Doc> | undefined): readonly [id: string, quote: string] | null =>
  cite === undefined || cite === 'absent' || 'near' in cite || 'otherwise' in cite ? null : cite;

const stated = (doc: Doc, cite: Cite<Doc> | undefined): RuleId | null => {
  const found = statedBy(cite);
  return found === null ? null : (`${doc}/${found[0]}` as RuleId);
};

const isLeftOpen = (cite: Cite<Doc> | undefined): cite is LeftOpen<Doc> =>
  cite !== undefined && cite !== 'absent' && 'open' in cite;

const isAllowed = (cite: Cite<Doc> | undefined): cite is AllowedBySilence<Doc> =>
  cite !== undefined && cite !== 'absent' && 'allowed' in cite;

const isOtherwise = (cite: Cite<Doc> | undefined): cite is DecidedOtherwise<Doc> =>
  cite !== undefined && cite !== 'absent' && 'otherwise' in cite;

/** Does the document in force decide against this rule in a paragraph of its own? */
export const decidesOtherwise = (law: AnyLaw, { doc }: Pick<Sources, 'doc'>): boolean => isOtherwise(citeIn(law, doc));

/** Is play by that document play without this rule? */
const isWithout = (cite: Cite<Doc> | undefined): boolean => cite === 'absent' || isAllowed(cite) || isOtherwise(cite);

/** Does that document state this rule, or is it inferred from its silence? */
export const speaksOfLaw = (law: AnyLaw, doc: Doc): boolean => {
  const cite = citeIn(law, doc);
  return cite !== undefined && !isWithout(cite) && !isLeftOpen(cite);
};

/** The same of the document in force, or, where it has nothing on the point, of the one that fills its silences. */
export const speaksHere = (law: AnyLaw, { doc, fallback }: Sources): boolean =>
  speaksOfLaw(law, doc) || (citeIn(law, doc) === undefined && fallback !== null && statesLaw(law, fallback));

/** Does that document state this rule in a paragraph of its own? */
export const statesLaw = (law: AnyLaw, doc: Doc): boolean => stated(doc, citeIn(law, doc)) !== null;

/** What a document leaves unsaid of a prohibition: what is inferred to be allowed, or left open; null where it forbids, or has nothing on it. */
export const unsaidOf = (
  law: AnyLaw,
  doc: Doc,
): { readonly near: RuleId; readonly what: string; readonly open: boolean } | null => {
  const cite = citeIn(law, doc);
  if (isAllowed(cite)) return { near: silentRule(doc, cite.near, cite.allowed), what: cite.allowed, open: false };
  if (isLeftOpen(cite)) return { near: silentRule(doc, cite.near, cite.open), what: cite.open, open: true };
  return null;
};

/** Is play by these sources play without this rule? A document that has nothing on it is filled by one that is played without it. */
export const isAbsent = (law: AnyLaw, { doc, fallback }: Sources): boolean => {
  const own = citeIn(law, doc);
  const filling = fallback === null ? undefined : citeIn(law, fallback);
  if (own === undefined) return isWithout(filling);
  return isOtherwise(own) || (isWithout(own) && (fallback === null || stated(fallback, filling) === null));
};

/** The document that was to fill a silence and has nothing on it either: said, so that it is not advised again. */
export const asWell = (fallback: Doc | null): { readonly fallback?: Doc } => (fallback === null ? {} : { fallback });

/**
 * The paragraph a law has under these sources: the document's own; else that of the document that fills silences; else the silence it is
 * inferred from. Throws `UnknownFact` where the document leaves the point open, or has nothing on it at all and a paragraph of another document is named; where
 * each of them only infers it, the place where one would look for it there.
 */
export const paragraphOf = (law: AnyLaw, { doc, fallback }: Sources): RuleId => {
  const cite = citeIn(law, doc);
  const filled = fallback === null || isOtherwise(cite) ? null : stated(fallback, citeIn(law, fallback));
  const found = stated(doc, cite) ?? filled;
  if (found !== null) return found;
  if (cite !== undefined && cite !== 'absent' && 'silent' in cite) return silentRule(doc, cite.near, cite.silent);
  if (isLeftOpen(cite))
    throw new UnknownFact(silentRule(doc, cite.near, cite.open), 'document-silent-on', {
      document: doc,
      what: cite.open,
      ...asWell(fallback),
    });
  const elsewhere = (Object.keys(law) as Doc[]).flatMap((other) => placeIn(law, other) ?? []);
  const there = elsewhere.find((rule) => inferredBy(rule) === null) ?? elsewhere[0];
  if (there === undefined) throw new Error('a law without a paragraph in any document');
  throw new UnknownFact(there, 'document-silent', { document: doc, ...asWell(fallback) });
};

/** Where these sources leave a law open: the place where one would look for it; null where they state it, infer it or are played without it. */
export const leftOpenBy = (law: AnyLaw, { doc, fallback }: Sources): RuleId | null => {
  const cite = citeIn(law, doc);
  if (!isLeftOpen(cite) || (fallback !== null && stated(fallback, citeIn(law, fallback)) !== null)) return null;
  return `${doc}/${cite.near}` as RuleId;
};

/** Does it name a paragraph: where the rule is stated, or near which it is inferred or left open? */
const isPlace = (
  cite: Cite<Doc> | undefined,
): cite is readonly [id: Ids[Doc], quote: string] | Silence<Doc> | LeftOpen<Doc> =>
  cite !== undefined && cite !== 'absent' && !isAllowed(cite) && !isOtherwise(cite);

/** Where a document has this law: its paragraph, or the place where it is inferred or left open. */
const placeIn = (law: AnyLaw, doc: Doc): RuleId | null => {
  const cite = citeIn(law, doc);
  if (!isPlace(cite)) return null;
  return 'near' in cite ? silentRule(doc, cite.near, 'silent' in cite ? cite.silent : cite.open) : stated(doc, cite);
};

/** Is there a document that has this law at all? One that all of them are played without would have no paragraph to name. */
export const hasPlace = (law: AnyLaw): boolean => {
  // Asked of every law at every start, and nearly always answered by the first document.
  for (const cite of Object.values(law as Partial<Law<Doc>>)) if (isPlace(cite)) return true;
  return false;
};
