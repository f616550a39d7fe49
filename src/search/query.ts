import type { Citation } from '../corpus/index.ts';
import { takeEras } from './eras.ts';
import { PATH_BIT } from './places.ts';
import { takeReferences } from './references.ts';
import { isPlainSlip, repairWord, splitWord, wordsBeginning } from './repair.ts';
import type { SearchIndex } from './search-index.ts';
import type { Slang } from './slang.ts';
import { isStopWord, isWeakWord, stemOf, type Word, wordsOf } from './words.ts';

/** One way to say what is meant: all stems of a phrase. `weight` is 1 for the judge's own word, less for a guess. */
export interface Phrase {
  readonly stems: readonly string[];
  readonly weight: number;
  /** A part of it says nothing. */
  readonly whole: boolean;
  /** It says more than was asked, and so never that which was asked and nothing else. */
  readonly wider?: boolean;
}

/** One thing the judge asks about, in every way the rules may say it. */
export interface Concept {
  readonly said: string;
  readonly phrases: readonly Phrase[];
  /** How much it counts beside the others: less for `step` and the like, which only say what is looked for. */
  readonly weight: number;
  /** A mistyped word that may well have been another. */
  readonly guessed: boolean;
}

/** A query understood. */
export interface Query {
  /** Rules named by number, always first. */
  readonly cited: readonly Citation[];
  readonly concepts: readonly Concept[];
  /** The documents named; none means all. */
  readonly documents: readonly string[];
  /** Whether the query itself names a document. */
  readonly namesDocument: boolean;
  /** The words left without numbers and names of documents. */
  readonly words: string;
  readonly corrected: readonly { readonly from: string; readonly to: string }[];
  readonly missing: readonly string[];
  /** What sort of answer the words ask for. */
  readonly wants: Wanted;
}

/** `whole`: a procedure as a whole, its heading before its steps; `term`: what a word means. */
export interface Wanted {
  readonly whole: boolean;
  readonly term: boolean;
}

const WHOLE = /\b(?:steps|order|sequence|procedure|process|step by step|how to|parts|phases)\b/i;
const TERM = /\b(?:definition|define[sd]?|meaning of|what is an?|what does .+ mean|glossary)\b/i;

/** Words that only ask for the meaning of the others. */
const ASKS_TERM: ReadonlySet<string> = new Set(
  'definition define defines defined meaning mean glossary term'.split(' '),
);

const LONGEST = 400;
const MOST_WORDS = 40;
const MOST_BEGUN = 12;
const BEGUN = 0.8;
const WEAK = 0.5;
/** What a row of the thesaurus names first is the nearest. */
const LATER = 0.95;
/** What is said of all Special Conditions is said of Asleep as well, but is hardly what was asked. */
const WIDER = 0.3;

/** A word of the query: itself, what it was mended to, or what it may be the beginning of. */
interface Asked extends Word {
  readonly begun?: readonly string[];
  readonly guessed?: boolean;
}

interface Mended {
  readonly words: readonly Asked[];
  readonly corrected: readonly { readonly from: string; readonly to: string }[];
}

/** In one sentence or title of some rule. */
const standTogether = (index: SearchIndex, first: string, second: string): boolean => {
  if (!index.has(first) || !index.has(second)) return false;
  const one = index.postings(first);
  const other = index.postings(second);
  return one.at.some((at, i) => {
    const place = other.at.indexOf(at);
    return place >= 0 && ((one.places[i] ?? 0) & (other.places[place] ?? 0) & ~PATH_BIT) !== 0;
  });
};

/** Mends the spelling of what nothing has. */
const mend = (text: string, index: SearchIndex): Mended => {
  const corrected: { from: string; to: string }[] = [];
  const known = (word: string): boolean => {
    const stem = stemOf(word);
    return isStopWord(word) || index.has(stem) || index.isSlang(stem);
  };
  const asked = wordsOf(text).filter((word) => word.joined !== true || index.has(word.stem));
  const words = asked.slice(0, MOST_WORDS).flatMap((word): readonly Asked[] => {
    if (known(word.text)) return [word];
    const begun = wordsBeginning(word.text, index.words(), MOST_BEGUN);
    if (begun.length > 0) return [{ ...word, begun: [...new Set(begun.map(stemOf))] }];
    const from = text.slice(word.start, word.end);
    const halves = splitWord(word.text, (first, second) => standTogether(index, stemOf(first), stemOf(second)));
    if (halves !== null) {
      corrected.push({ from, to: halves.join(' ') });
      return halves.map((half) => ({ ...word, text: half, stem: stemOf(half) }));
    }
    const repaired = repairWord(word.text, [...index.words(), ...index.slangWords()], (one) =>
      index.holders(stemOf(one)),
    );
    if (repaired === null) return [word];
    corrected.push({ from, to: repaired });
    return [{ ...word, text: repaired, stem: stemOf(repaired), guessed: !isPlainSlip(word.text, repaired) }];
  });
  return { words, corrected };
};

/** The longest phrase of the thesaurus that begins at a word. */
const slangAt = (words: readonly Asked[], at: number, index: SearchIndex): Slang | null => {
  for (const slang of index.slang(words[at]?.stem ?? '')) {
    if (slang.said.every((stem, i) => words[at + i]?.stem === stem)) return slang;
  }
  return null;
};

/** Understands a query: numbers, eras, typing errors, slang, and the words that are left. */
export const readQuery = (text: string, index: SearchIndex, document?: string): Query => {
  const short = text.slice(0, LONGEST).normalize('NFC');
  const named = takeReferences(short, index);
  const eras = takeEras(named.rest, (key) => index.corpus.documents.some((one) => one.key === key));
  const { words, corrected } = mend(eras.rest, index);
  const mended = words.map((word) => word.text).join(' ');
  const asking = (pattern: RegExp): boolean => pattern.test(eras.rest) || pattern.test(mended);
  const wants = { whole: asking(WHOLE), term: asking(TERM) };
  const missing: string[] = [...named.unknown];
  const concepts: Concept[] = [];
  const add = (said: string, phrases: readonly Phrase[], weight: number, guessed: boolean): void => {
    const told = phrases.map((phrase) => phrase.stems.join(' ')).join('|');
    if (!concepts.some((one) => one.phrases.map((phrase) => phrase.stems.join(' ')).join('|') === told))
      concepts.push({ said, phrases, weight, guessed });
  };
  for (let at = 0; at < words.length; ) {
    const word = words[at];
    if (word === undefined) break;
    const slang = slangAt(words, at, index);
    if (slang !== null) {
      const own = slang.said.filter((stem) => index.has(stem));
      const phrases = slang.means.map(({ stems, wider }, i) => ({
        stems,
        weight: wider ? WIDER : slang.weight * LATER ** i,
        whole: true,
        ...(wider && { wider }),
      }));
      add(
        slang.said.join(' '),
        own.length === slang.said.length && !slang.instead
          ? [{ stems: own, weight: 1, whole: false }, ...phrases]
          : phrases,
        1,
        words.slice(at, at + slang.said.length).some((one) => one.guessed === true),
      );
      at += slang.said.length;
      continue;
    }
    at++;
    if (isStopWord(word.text) || (wants.term && ASKS_TERM.has(word.text))) continue;
    const weight = isWeakWord(word.text) ? WEAK : 1;
    if (index.has(word.stem))
      add(word.text, [{ stems: [word.stem], weight: 1, whole: true }], weight, word.guessed === true);
    else if (word.begun !== undefined)
      add(
        word.text,
        word.begun.map((stem) => ({ stems: [stem], weight: BEGUN, whole: true })),
        weight,
        false,
      );
    else if (!missing.includes(word.text)) missing.push(word.text);
  }
  return {
    cited: named.cited,
    concepts,
    documents: document === undefined ? eras.documents : [document],
    namesDocument: eras.documents.length > 0,
    words: eras.rest,
    corrected,
    missing,
    wants,
  };
};
