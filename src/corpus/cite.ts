import { type Citation, DOCUMENTS } from './documents.ts';
import type { CorpusIndex } from './entry.ts';
import { GLOSSARY, type Lookup, lookupOf, named, opened, range } from './look-up.ts';
import { at, endOfSection, nearestTo } from './near.ts';

/** What a text that should name rules was found to name. */
export interface RuleReference {
  /** The rules meant: one, a range, a section with everything in it, or the same id in several documents. */
  readonly matches: readonly Citation[];
  /** How it was read. `words`: it is not the spelling of a number or term at all. */
  readonly reads: 'rule' | 'section' | 'range' | 'list' | 'unknown' | 'words';
  /** The document named in the text, known to the corpus or not. */
  readonly document?: string;
  /** For an id that does not exist: ids that do, nearest first. */
  readonly nearest: readonly Citation[];
  /** For an id that does not exist in a section that does: the section and its last rule. */
  readonly sectionEnd?: { readonly section: Citation; readonly last: Citation };
  /** The parts that look like an id and name nothing. */
  readonly unknown: readonly string[];
}

/** Names of documents as they may stand before an id, longest first. */
const documentWords = (index: CorpusIndex): readonly { readonly word: string; readonly key: string }[] =>
  [...DOCUMENTS, ...index.documents]
    .flatMap(({ key, label, title, name }) =>
      [key, label, title, name].map((word) => ({ word: word.toLowerCase(), key })),
    )
    .concat(MORE_WORDS)
    .sort((a, b) => b.word.length - a.word.length);

/** Names without their year. */
const MORE_WORDS = [
  { word: 'comprehensive rules', key: 'comprehensive-2009' },
  ...["advanced players' rulebook", 'advanced players’ rulebook', 'advanced players rulebook'].map((word) => ({
    word,
    key: 'advanced-2018',
  })),
  ...["advanced player's rulebook", 'advanced player’s rulebook', 'advanced player rulebook'].map((word) => ({
    word,
    key: 'advanced-2025',
  })),
];

const takeDocument = (text: string, index: CorpusIndex): { readonly document?: string; readonly rest: string } => {
  const lower = text.toLowerCase();
  for (const { word, key } of documentWords(index)) {
    if (!lower.startsWith(word)) continue;
    const rest = text.slice(word.length);
    if (rest === '' || /^[\s/:.,]+|^§/.test(rest)) return { document: key, rest: rest.replace(/^[\s/:.,]+/, '') };
    if (/^-\d/.test(rest)) return { document: key, rest: rest.slice(1) };
    // `CR309.4`, but not `EX` in `example`, nor `XY1` when a set is meant.
    if (/^\d{3}/.test(rest)) return { document: key, rest };
  }
  return { rest: text };
};

const LEADING = /^(?:(?:rules?|paragraphs?|para\.?|sections?|sec\.?|chapters?|no\.?|nr\.?)\s+|[§#]+\s*|[([“"'])/i;
const TRAILING = /[\s.,;:!?)\]”"']+$/;

/** The comma of `309,4` where decimals have commas: after a section and before one or two digits, without a space. */
const DECIMAL_COMMA = /(?<![\d.])(\d{3}),(?=\d{1,2}(?!\d))/g;

/** A block inside a rule, as points cite it: `II.C-01 FAQ`, `II.E-19 ex.2`. It is shown with its rule. */
const BLOCK = /(?<=\S)\s+(?:faq(?:\s*\d{1,2})?|ex(?:ample)?\.?\s*\d{1,2})$/i;

const bare = (text: string): string => {
  let now = text
    .normalize('NFC')
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(DECIMAL_COMMA, '$1.')
    .trim()
    .replace(BLOCK, '');
  for (let before = ''; before !== now; ) {
    before = now;
    now = now.replace(LEADING, '').trim();
  }
  // `606.2a(i)` keeps its bracket.
  return /\([ivx]+\)$/i.test(now) ? now : now.replace(TRAILING, '');
};

const BELOW = /^(.*?[\p{L}\d])\s*([.#]|\s)\s*(?:\d{1,2}[a-z]?\d?|[a-z])$/iu;

/** Is a mark under an id that exists: `Baby#3`, and with its document named `neo math z`. */
const isBelowAnId = (text: string, document: string | undefined, lookup: Lookup): boolean => {
  const [, above = '', sign = ''] = BELOW.exec(text) ?? [];
  return above !== '' && (document !== undefined || /[.#]/.test(sign)) && named(above, document, lookup).length > 0;
};

/** Looks like an id: begins with a number, or has letters and a digit with a sign or nothing between, and no space. */
const looksLikeId = (text: string): boolean =>
  /^\d+(?:[.-]\d+)*\.?\s*(?:\(?[a-z]{1,2}\)?)?(?:[.\s]*\(?[ivx]+\)?)?$/i.test(text) ||
  /^(?:[ivx]+\.)?[a-z]{1,12}[.:-]?\d[\w./#-]*$/i.test(text) ||
  /^[\w-]+\.[\w.#/-]+$/.test(text) ||
  /^[a-z]#\d+$/i.test(text);

/** The same of ids that begin with a letter: `C-14, 15`, `I.A-03#2, #4`, `I.A-01/atk.2a, b`. Null for an id that is whole. */
const shortened = (part: string, before: string): string | null => {
  const [, home, number = '', letter = ''] =
    /^([a-z].*?[^\da-z])(\d+)([a-z]?)$/i.exec(before) ?? /^([a-z]+)(\d+)([a-z]?)$/i.exec(before) ?? [];
  if (home === undefined) return null;
  if (/^[a-z]$/i.test(part)) return letter === '' ? null : home + number + part;
  if (/^#\d{1,2}$/.test(part)) return home.endsWith('#') ? home + part.slice(1) : null;
  return /^\d{1,2}[a-z]?$/i.test(part) ? home + part : null;
};

/** What a shortened id of a list takes from the one before it: `309.` of `309.3` for a number, `Evo.` of `Evo.2`, `Math.` of `Math.E` for a letter. */
const HOMES: readonly { readonly part: RegExp; readonly home: RegExp }[] = [
  { part: /^\d{1,2}[a-z]?$/i, home: /^\d{3}\.(?=\d)/ },
  { part: /^[a-z]$/i, home: /^\d{3}\.\d+(?=[a-z])/i },
  { part: /^\d{1,2}$/, home: /^\D.*\D(?=\d{1,2}$)/ },
  { part: /^[a-z]$/i, home: /^\D.*[.\d](?=[a-z]$)/i },
  { part: /^#\d{1,2}$/, home: /^.*[^\s#](?=#\d{1,2}$)/ },
];

/** A list with its shortened ids written out: in `309.3, 4` chapter 4 is not meant, and the b of `309.3a, b` is 309.3b. */
const writtenOut = (parts: readonly string[]): readonly string[] => {
  let before = '';
  return parts.map((part) => {
    const fit = HOMES.find((one) => one.part.test(part) && one.home.test(before));
    const home = fit === undefined ? null : fit.home.exec(before);
    before = home === null ? (shortened(part, before) ?? part) : home[0] + part;
    return before;
  });
};

/**
 * Reads a reference in any reasonable spelling: `309.4`, `CR309.4.`, `rule 309.4`, `comprehensive-2009/309.4`, `G:owner`, `glossary owner`,
 * `309,4`, `309.1-309.4`, `309` (the whole section), `apr c14`, `neo math e`, `Baby#1`, and several with commas between.
 */
export const parseRuleReference = (text: string, index: CorpusIndex): RuleReference => {
  const lookup = lookupOf(index);
  const whole = readOne(text, undefined, index, lookup);
  if (whole.matches.length > 0) return whole;
  const { document, rest } = takeDocument(bare(text), index);
  const parts = writtenOut(
    rest
      .split(/[,;&+]|\band\b|\s+(?=\d+\.\d)/i)
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  );
  if (parts.length < 2) return whole;
  const read = parts.map((part) => readOne(part, document, index, lookup));
  if (read.some((one) => one.reads === 'words')) return whole;
  const matches = new Map(read.flatMap((one) => one.matches.map((match) => [`${match.document}/${match.id}`, match])));
  const failed = read.find((one) => one.reads === 'unknown');
  return {
    matches: [...matches.values()],
    reads: 'list',
    ...(document !== undefined && { document }),
    nearest: failed?.nearest ?? [],
    ...(failed?.sectionEnd && { sectionEnd: failed.sectionEnd }),
    unknown: read.flatMap((one) => one.unknown),
  };
};

const readOne = (text: string, given: string | undefined, index: CorpusIndex, lookup: Lookup): RuleReference => {
  const { document = given, rest } = takeDocument(bare(text), index);
  const words = bare(rest);
  const about = document === undefined ? {} : { document };
  const found = named(words, document, lookup);
  if (found.length > 0) {
    const matches = found.flatMap((entry) => opened(entry, lookup)).map(at);
    const section = found.some((entry) => entry.kind === 'section');
    return { matches, reads: section ? 'section' : 'rule', ...about, nearest: [], unknown: [] };
  }
  const between = range(words, document, lookup);
  if (between.length > 0) return { matches: between.map(at), reads: 'range', ...about, nearest: [], unknown: [] };
  if (words === '' || !(looksLikeId(words) || GLOSSARY.test(words) || isBelowAnId(words, document, lookup))) {
    return { matches: [], reads: 'words', ...about, nearest: [], unknown: [] };
  }
  return {
    matches: [],
    reads: 'unknown',
    ...about,
    nearest: nearestTo(words, document, lookup),
    ...endOfSection(words, document, lookup),
    unknown: [words],
  };
};
