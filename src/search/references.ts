import { type Citation, DOCUMENTS, parseRuleReference } from '../corpus/index.ts';
import type { SearchIndex } from './search-index.ts';
import { stemOf } from './words.ts';

export interface Named {
  /** The query without its rule numbers. */
  readonly rest: string;
  readonly cited: readonly Citation[];
  /** Numbers that no rule has. */
  readonly unknown: readonly string[];
}

/** More words than that are a question, not the spelling of a number. */
const LONGEST = 6;

/**
 * May be the number of a rule, in whatever spelling. Some ids are plain words (`Evolution`, `Attack`), and who types one of those searches for
 * it; the tables of all spellings are made only for a text that may name a rule.
 */
const mayBeNumber = (text: string, index: SearchIndex): boolean => {
  const words = text.trim().split(/\s+/);
  if (words.length > LONGEST) return false;
  if (/^\s*(?:glossary|term|appendix)\b|[a-zà-ÿ\d][:/#§¶.](?=[a-zà-ÿ\d])|[a-z]:\s|^\s*[§#]|^\s*gl?:|\d{3}/i.test(text))
    return true;
  if (/(?<![a-zà-ÿ\d])[a-z]{1,4}[\s.-]?\d|\d[a-h]\b/i.test(text) && words.length < 5) return true;
  // A list and the letter of an item: `math e`, `neo math e`.
  if (words.length < 4 && /[a-zà-ÿ]{3,}[\s.]+[a-j]$/i.test(text)) return true;
  if (/^\s*\d[a-h]\d\s*$/i.test(text)) return true;
  return words.slice(0, 2).some((word) => index.isHeadOfId(word.toLowerCase()));
};

/** A word inside a question that is written like a number: `309.4`, `G:owner`, `II.C-14`, `Status#1`, `Turn.2F`. */
const NUMBER = /\d\.\d|^\w+[/:]\w|^\w+#\d|^(?:[IVX]+\.)?[A-H]-\d{1,2}\b|^[\w-]+(?:[./#:][\w-]+)+\W*$/i;

/** A section inside a question: `what does cr 207 say`. */
const SECTION = /(?:\b(?:cr|rules?|sections?)\s+|§\s?)(\d{3})(?![\d.]\d|\d)/gi;

/** The year of a document before a number: `2016 Turn.3`. */
const withoutYear = (text: string): string => {
  const [, year, number] = /^\s*(2\d{3})[\s:/]+(.*\S)\s*$/.exec(text) ?? [];
  const label = DOCUMENTS.find(({ key }) => key.endsWith(`-${year}`))?.label;
  return label === undefined ? text : `${label} ${number}`;
};

/** Something that may be more rules than this is not a number: `options1` is `Options.1` and `Options#1`. */
const MEANT = 2;

const squeeze = (text: string): string => text.toLowerCase().replace(/[^a-zà-ÿ\d]+/gu, '');

/** A number whose signs were left out or written as spaces: `cr 309 4`, `apr i a 01 dmg 6`, `3094b`. */
const squeezed = (text: string, index: SearchIndex): readonly Citation[] => {
  const words = text.trim().toLowerCase().split(/\s+/);
  if (words.length > LONGEST + 1) return [];
  const labelled = (word: string | undefined) => DOCUMENTS.find((one) => one.label.toLowerCase() === word);
  const first = labelled(words[0]);
  const label = first ?? labelled(words.at(-1));
  const named = label === undefined ? words : first === undefined ? words.slice(0, -1) : words.slice(1);
  const number = squeeze(named.join(''));
  // Without its document only what no judge would say: `turn 1` is a question.
  const strange = /\d/.test(number) || (words.length === 2 && !index.has(stemOf(number)));
  const meant = label === undefined ? /^(?:\d{4}|[ivx]+[a-h]\d)/.test(number) : strange || /^[ivx]+[a-h]$/.test(number);
  if (!meant || number.length < (label === undefined ? 3 : 2)) return [];
  const found = index.corpus.entries.filter(
    ({ document, id }) =>
      (label === undefined || document === label.key) &&
      (squeeze(id) === number || squeeze(id.replace(/^[IVX]+\./, '')) === number),
  );
  // `mulligan 3` is rather the third item than the third paragraph.
  const inOrder = [...found].sort((a, b) => Number(a.id.includes('#')) - Number(b.id.includes('#')));
  return found.length > MEANT ? [] : inOrder.map(({ document, id }) => ({ document, id }));
};

/** A number in whatever spelling; the document may follow it: `damage.3 xy`. */
const readReference = (text: string, index: SearchIndex): ReturnType<typeof parseRuleReference> => {
  const read = parseRuleReference(text, index.corpus);
  const [, number, document] = /^(.*\S)[\s,(]+([a-z]+)\)?$/i.exec(text.trim()) ?? [];
  if (read.matches.length > 0 || number === undefined || document === undefined) return read;
  return DOCUMENTS.some(({ label }) => label.toLowerCase() === document.toLowerCase())
    ? parseRuleReference(`${document} ${number}`, index.corpus)
    : read;
};

/** A list and the number or name of an item, with spaces for its signs: `order 6`, `ex status burn`. Words of judges go before: `turn 1`. */
const itemOfList = (text: string, index: SearchIndex): Citation | null => {
  const words = text.trim().toLowerCase().split(/\s+/);
  const labelled = DOCUMENTS.some(({ label }) => label.toLowerCase() === words[0]);
  const named = words.slice(labelled ? 1 : 0);
  if (named.length !== 2 || !(labelled || /^\d{1,2}$/.test(named[1] ?? ''))) return null;
  const { matches, reads } = parseRuleReference(text.replace(/\s+(\S+)\s*$/, '.$1'), index.corpus);
  const [only] = matches;
  return only !== undefined && matches.length === 1 && reads === 'rule' && /^\p{L}+\./u.test(only.id) ? only : null;
};

const isSaid = (words: readonly string[], index: SearchIndex): boolean => {
  const stems = words.map(stemOf).join(' ');
  return index.slang(stemOf(words[0] ?? '')).some(({ said }) => said.join(' ') === stems);
};

/** Takes rule numbers out of a query: the whole of it, or single words. */
export const takeReferences = (text: string, index: SearchIndex): Named => {
  const said = isSaid(text.trim().toLowerCase().split(/\s+/), index);
  if (!said && mayBeNumber(text, index)) {
    const { matches } = readReference(withoutYear(text), index);
    if (matches.length > 0) return { rest: '', cited: matches, unknown: [] };
  } else if (!said) {
    const item = itemOfList(text, index);
    if (item !== null) return { rest: '', cited: [item], unknown: [] };
  }
  const whole = said ? [] : squeezed(withoutYear(text), index);
  if (whole.length > 0) return { rest: '', cited: whole, unknown: [] };
  const cited: Citation[] = [];
  const unknown: string[] = [];
  const rest = text
    .replace(SECTION, (words: string, section: string) => {
      const { matches } = parseRuleReference(`CR ${section}`, index.corpus);
      cited.push(...matches);
      return matches.length > 0 ? ' ' : words;
    })
    .split(/\s+/)
    .filter((word) => {
      if (!NUMBER.test(word)) return true;
      const { matches } = parseRuleReference(word, index.corpus);
      cited.push(...matches);
      const numbered = /^\W*\d{3}\.\d/.test(word);
      if (matches.length === 0 && numbered) unknown.push(word);
      return matches.length === 0 && !numbered;
    })
    .join(' ');
  return { rest, cited, unknown };
};
