import { type Citation, DOCUMENTS, parseRuleReference } from '../corpus/index.ts';
import { repairWord, wordsBeginning } from './repair.ts';
import { type SearchIndex, stemsOfPhrase } from './search-index.ts';
import { THESAURUS } from './thesaurus.ts';
import { isStopWord, stemOf, type Word, wordsOf } from './words.ts';

/** One way to say what is meant: all stems of a phrase. `weight` is 1 for the judge's own word, less for a guess. */
export interface Phrase {
  readonly stems: readonly string[];
  readonly weight: number;
}

/** One thing the judge asks about, in every way the rules may say it. */
export interface Concept {
  readonly said: string;
  readonly phrases: readonly Phrase[];
}

/** A query understood. */
export interface Query {
  /** Rules named by number, always first. */
  readonly cited: readonly Citation[];
  readonly concepts: readonly Concept[];
  readonly document?: string;
  readonly corrected: readonly { readonly from: string; readonly to: string }[];
  readonly missing: readonly string[];
}

const LONGEST = 400;
const MOST_WORDS = 40;

interface Slang {
  readonly said: readonly string[];
  readonly weight: number;
  readonly means: readonly (readonly string[])[];
}

const contentStems = (phrase: string): readonly string[] =>
  wordsOf(phrase)
    .filter((word) => word.joined !== true && !isStopWord(word.text))
    .map((word) => word.stem);

/** Rows of the thesaurus as stems, by their first stem, longest phrases first. */
const slangByFirst = ((): ReadonlyMap<string, readonly Slang[]> => {
  const rows = THESAURUS.flatMap((row) =>
    row.said.map((phrase) => ({
      said: stemsOfPhrase(phrase),
      weight: row.wider ? 0.4 : 0.9,
      means: row.means.map((words) => contentStems(words)),
    })),
  ).sort((a, b) => b.said.length - a.said.length);
  const byFirst = new Map<string, Slang[]>();
  for (const row of rows) {
    const [first = ''] = row.said;
    const list = byFirst.get(first);
    if (list === undefined) byFirst.set(first, [row]);
    else list.push(row);
  }
  return byFirst;
})();

/** Single words of the thesaurus, as candidates for a mistyped one. */
const slangWords: readonly string[] = [
  ...new Set(THESAURUS.flatMap((row) => row.said).filter((phrase) => phrase.length > 3 && !/[\s\d]/.test(phrase))),
];
const slangStems: ReadonlySet<string> = new Set(THESAURUS.flatMap((row) => row.said).flatMap(stemsOfPhrase));

/** Takes names of documents out of a query, if the corpus has the document: `cr`, `comprehensive-2009`, `in 2009`, `2009 rules`. */
const takeEra = (text: string, index: SearchIndex): { readonly rest: string; readonly document?: string } => {
  for (const { key, label } of DOCUMENTS) {
    if (index.reader.document(key) === undefined) continue;
    const year = /\d{4}$/.exec(key)?.[0] ?? key;
    // `ex` alone is a kind of Pokémon; only the whole key or the year names that document.
    const names = label === 'EX' ? [key, `${label} ${year}`] : [key, `${label} ${year}`, label];
    const pattern = new RegExp(
      `(?:\\b(?:in|from|under|by)\\s+(?:the\\s+)?)?\\b(?:${[...names, year].join('|')})(?![\\w/.-])`,
      'i',
    );
    if (pattern.test(text)) return { rest: text.replace(pattern, ' '), document: key };
  }
  return { rest: text };
};

/** Has the look of a rule's number. Some ids are plain words (`Evolution`, `Attack`), and who types one of those searches for it. */
const isNumbered = (text: string): boolean =>
  /\.\w|[:/#§¶]|-\d|^\s*\d/.test(text) ||
  /^\s*(?:glossary|term|rules?|sections?|paragraphs?|chapters?)\b/i.test(text) ||
  (/\d/.test(text) && DOCUMENTS.some(({ label }) => new RegExp(`^\\s*${label}\\b`, 'i').test(text)));

/** Takes rule numbers out of a query: the whole of it, or single words such as `309.4`. */
const takeReferences = (
  text: string,
  index: SearchIndex,
): { readonly rest: string; readonly cited: readonly Citation[]; readonly unknown: readonly string[] } => {
  const whole = parseRuleReference(text, index.corpus);
  if (whole.matches.length > 0 && isNumbered(text)) return { rest: '', cited: whole.matches, unknown: [] };
  const cited: Citation[] = [];
  const unknown: string[] = [];
  const rest = text
    .split(/\s+/)
    .filter((word) => {
      if (!/\d\.\d|^\w+[/:]\w/.test(word)) return true;
      const { matches } = parseRuleReference(word, index.corpus);
      cited.push(...matches);
      const numbered = /^\W*\d{3}\.\d/.test(word);
      if (matches.length === 0 && numbered) unknown.push(word);
      return matches.length === 0 && !numbered;
    })
    .join(' ');
  return { rest, cited, unknown };
};

/** Understands a query: numbers, era, typing errors, slang, and the words that are left. */
export const readQuery = (text: string, index: SearchIndex, document?: string): Query => {
  const short = text.slice(0, LONGEST).normalize('NFC');
  const named = takeReferences(short, index);
  const era = takeEra(named.rest, index);
  const only = document ?? era.document;
  const corrected: { from: string; to: string }[] = [];
  const missing: string[] = [...named.unknown];
  const guesses = new Map<string, readonly string[]>();

  const known = (word: Word): boolean => isStopWord(word.text) || index.has(word.stem) || slangStems.has(word.stem);
  const words = wordsOf(era.rest)
    .filter((word) => word.joined !== true || index.has(word.stem))
    .slice(0, MOST_WORDS)
    .map((word) => {
      if (known(word)) return word;
      const begun = wordsBeginning(word.text, index.words(), 12);
      if (begun.length > 0) {
        guesses.set(word.stem, [...new Set(begun.map(stemOf))]);
        return word;
      }
      const repaired = repairWord(word.text, [...index.words(), ...slangWords]);
      if (repaired === null) return word;
      const from = era.rest.slice(word.start, word.end);
      corrected.push({ from, to: repaired });
      return { ...word, text: repaired, stem: stemOf(repaired) };
    });

  const concepts: Concept[] = [];
  const add = (concept: Concept): void => {
    const told = concept.phrases.map((phrase) => phrase.stems.join(' ')).join('|');
    if (!concepts.some((one) => one.phrases.map((phrase) => phrase.stems.join(' ')).join('|') === told))
      concepts.push(concept);
  };
  for (let at = 0; at < words.length; ) {
    const word = words[at];
    if (word === undefined) break;
    const slang = slangAt(words, at);
    if (slang !== null) {
      const own = slang.said.filter((stem) => index.has(stem));
      const phrases = slang.means.map((stems) => ({ stems, weight: slang.weight }));
      add({
        said: slang.said.join(' '),
        phrases: own.length === slang.said.length ? [{ stems: own, weight: 1 }, ...phrases] : phrases,
      });
      at += slang.said.length;
      continue;
    }
    at++;
    if (isStopWord(word.text)) continue;
    const begun = guesses.get(word.stem);
    if (index.has(word.stem)) add({ said: word.text, phrases: [{ stems: [word.stem], weight: 1 }] });
    else if (begun !== undefined)
      add({ said: word.text, phrases: begun.map((stem) => ({ stems: [stem], weight: 0.8 })) });
    else if (!missing.includes(word.text)) missing.push(word.text);
  }
  return { cited: named.cited, concepts, ...(only !== undefined && { document: only }), corrected, missing };
};

/** The longest phrase of the thesaurus that begins at a word. */
const slangAt = (words: readonly Word[], at: number): Slang | null => {
  for (const slang of slangByFirst.get(words[at]?.stem ?? '') ?? []) {
    if (slang.said.every((stem, i) => words[at + i]?.stem === stem)) return slang;
  }
  return null;
};
