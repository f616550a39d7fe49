import { type Citation, parseRuleReference } from '../corpus/index.ts';
import type { SearchIndex } from './search-index.ts';

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
  if (/^\s*(?:glossary|term|appendix)\b|[\p{L}\d][:/#§¶.](?=[\p{L}\d])|^\s*[§#]|^\s*gl?:|\d{3}/iu.test(text))
    return true;
  if (/(?<![\p{L}\d])[a-z]{1,4}[\s.-]?\d|\d[a-h]\b/iu.test(text) && words.length < 5) return true;
  return words.slice(0, 2).some((word) => index.isHeadOfId(word.toLowerCase()));
};

/** A word inside a question that is written like a number: `309.4`, `G:owner`, `II.C-14`, `Status#1`. */
const NUMBER = /\d\.\d|^\w+[/:]\w|^\w+#\d|^(?:[IVX]+\.)?[A-H]-\d{1,2}\b/i;

/** Takes rule numbers out of a query: the whole of it, or single words. */
export const takeReferences = (text: string, index: SearchIndex): Named => {
  if (mayBeNumber(text, index)) {
    const whole = parseRuleReference(text, index.corpus);
    if (whole.matches.length > 0) return { rest: '', cited: whole.matches, unknown: [] };
  }
  const cited: Citation[] = [];
  const unknown: string[] = [];
  const rest = text
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
